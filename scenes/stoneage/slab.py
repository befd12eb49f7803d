"""The slab on which rolls, payments and picks are decided."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.stoneage import casting, picking, till
from scenes.stoneage.layout import SHEET
from scenes.stoneage.mat import StoneMat
from scenes.stoneage.palette import HEADING, QUIET
from scenes.table.paint_specs import Label
from scenes.ui.geometry import Region
from scenes.ui.picture import Item


def items(mat: StoneMat) -> Iterator[Item]:
    """Give the slab of the step, if it needs one."""
    plan = mat.plan
    if not mat.slab or plan.valley is None:
        return
    if plan.sheet is None:
        yield from plan.on_mat(_items(mat, plan.spot(mat.cover)))
        return
    # On the board it has measures of its own, so that it lies there whole.
    unit = min(plan.sheet.width / SHEET.width, plan.sheet.height / SHEET.height)
    yield from (item.on_window(unit) for item in _items(mat, plan.sheet.scaled(1 / unit)))


def _items(mat: StoneMat, place: Region) -> Iterator[Item]:
    phase = mat.phase
    yield Item("slab", "slab", place)
    head = Region(place.x + 22, place.y + 10, place.width - 44, 42)
    yield from _heading(mat, head)
    body = Region(head.x, head.bottom + 6, head.width, place.bottom - head.bottom - 20)
    if phase in ("pay", "feed") or mat.selection.opening:
        yield from till.items(mat, body)
    elif phase in ("roll", "tools", "dice"):
        yield from casting.items(mat, body)
    else:
        yield from picking.items(mat, body)


def _heading(mat: StoneMat, head: Region) -> Iterator[Item]:
    words, aside = _title(mat)
    big = Label(30, HEADING, "title")
    yield Item("slab:title", "label", head.left(head.width * 0.62), text=words, data=big)
    if aside:
        small = Label(22, QUIET, align="right")
        yield Item("slab:aside", "label", head.end(head.width * 0.37), text=aside, data=small)


def _title(mat: StoneMat) -> tuple[str, str]:
    phase = mat.phase
    if mat.mine and mat.selection.opening:
        card = next(c for c in mat.actor.open if c in mat.tables.chooses)
        return mat.text("stoneage.table.slab.open", count=mat.tables.chooses[card]), ""
    if phase in ("roll", "tools"):
        return casting.title(mat)
    if phase == "dice":
        return mat.text("stoneage.table.slab.dice"), mat.text(
            "stoneage.table.slab.dice_each", count=mat.seats
        )
    if phase == "pick":
        name = mat.who(mat.state.picker)
        return mat.text("stoneage.table.slab.dice"), mat.text(
            "stoneage.table.slab.picks", name=name
        )
    if phase == "improve":
        return mat.text("stoneage.table.slab.improve"), ""
    return till.title(mat)
