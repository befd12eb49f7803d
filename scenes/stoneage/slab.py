"""The slab over the valley on which rolls, payments and picks are decided."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.stoneage import casting, picking, till
from scenes.stoneage.glance import Glance
from scenes.stoneage.inks import HEADING, QUIET
from scenes.stoneage.looks import Label
from scenes.ui.geometry import Region
from scenes.ui.picture import Item


def items(glance: Glance) -> Iterator[Item]:
    """Give the slab of the step, if it needs one."""
    place, phase = glance.plan.slab, glance.phase
    if place is None or not glance.slab:
        return
    unit = glance.plan.scale
    yield Item("slab", "slab", place, data=unit)
    head = Region(place.x + 22 * unit, place.y + 10 * unit, place.width - 44 * unit, 42 * unit)
    yield from _heading(glance, head, unit)
    body = Region(
        head.x, head.bottom + 6 * unit, head.width, place.bottom - head.bottom - 20 * unit
    )
    if phase in ("pay", "feed") or glance.draft.opening:
        yield from till.items(glance, body)
    elif phase in ("roll", "tools", "dice"):
        yield from casting.items(glance, body)
    else:
        yield from picking.items(glance, body)


def _heading(glance: Glance, head: Region, unit: float) -> Iterator[Item]:
    words, aside = _title(glance)
    big = Label(30 * unit, HEADING, "title")
    yield Item("slab:title", "label", head.left(head.width * 0.62), text=words, data=big)
    if aside:
        small = Label(22 * unit, QUIET, align="right")
        yield Item("slab:aside", "label", head.end(head.width * 0.37), text=aside, data=small)


def _title(glance: Glance) -> tuple[str, str]:
    phase, state = glance.phase, glance.state
    if glance.mine and glance.draft.opening:
        card = next(c for c in glance.actor.open if c in glance.tables.chooses)
        return glance.phrase("slab.open", count=glance.tables.chooses[card]), ""
    if phase in ("roll", "tools"):
        return casting.title(glance)
    if phase == "dice":
        return glance.phrase("slab.dice"), glance.phrase("slab.dice_each", count=glance.seats)
    if phase == "pick":
        name = glance.sight.seats[state.picker].name
        return glance.phrase("slab.dice"), glance.phrase("slab.picks", name=name)
    if phase == "improve":
        return glance.phrase("slab.improve"), ""
    return till.title(glance)
