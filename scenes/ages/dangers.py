"""Disasters: how many skulls bring each, what it does, who is safe, and the boxes marked."""

from __future__ import annotations

from collections.abc import Iterator

from game.ages.components import Disaster
from game.ages.disaster import shield
from scenes.ages.mat import AgesMat
from scenes.ages.paint_specs import Skulls, Threat
from scenes.ages.palette import HEADING, QUIET, RED
from scenes.table.paint_specs import Label
from scenes.ui.geometry import Region
from scenes.ui.picture import Item, Tip

IN_A_ROW = 16


def items(mat: AgesMat) -> Iterator[Item]:
    """Give the heading, a tile for each disaster, and the row of boxes."""
    place = mat.plan.dangers
    if place is None:
        return
    yield from _heading(mat, place)
    disasters = tuple(mat.tables.edition.disasters.items())
    body = Region(place.x, place.y + 38, place.width, place.height - 76)
    tiles = _tiles(body, len(disasters))
    foot = Region(place.x, tiles[-1].bottom + 8, place.width, 30)
    for (name, row), area in zip(disasters, tiles, strict=True):
        yield _tile(mat, name, row, area)
    yield Item(
        "disasters",
        "skulls",
        foot,
        data=Skulls(mat.board.disasters, IN_A_ROW),
        tip=Tip(
            mat.text("ages.table.dangers.boxes"),
            str(mat.board.disasters),
            (mat.text("ages.table.dangers.boxes_tip"),),
            icon="ages/skull",
        ),
        group="dangers",
    )


def _tiles(body: Region, count: int) -> tuple[Region, ...]:
    """Lay the tiles in a row, or two by two where there is height."""
    if body.height < 160:
        # The last disaster has the longest words.
        most = body.width * 1.06 / count
        return (*body.left(body.width - most - 6).columns(count - 1, 6), body.end(most))
    high = min(2 * 110, body.height)
    return tuple(
        tile for row in body.top(high).rows((count + 1) // 2, 8) for tile in row.columns(2, 8)
    )[:count]


def _heading(mat: AgesMat, place: Region) -> Iterator[Item]:
    head = place.top(36)
    yield Item(
        "dangers:title",
        "label",
        head.left(160),
        text=mat.text("ages.table.dangers.title"),
        data=Label(28, HEADING, "title"),
    )
    boxes = mat.board.disasters
    words = mat.text("ages.table.dangers.marked", count=boxes, points=-boxes)
    colour = RED if boxes else QUIET
    right = Region(head.x + 162, head.y, head.width - 164, head.height)
    small = Label(22, colour, "bold" if boxes else "sans", "right")
    yield Item("dangers:marked", "label", right, text=words, data=small)


def _tile(mat: AgesMat, name: str, row: Disaster, area: Region) -> Item:
    saver = shield(mat.tables, mat.board, name)
    traits = mat.traits
    turns = traits.turns.get(name, "")
    if name in traits.attacks:
        turns = traits.attacks[name].development
    own = bool(row.roller or row.goods or mat.alone)
    safe = bool(saver or turns) if own else bool(saver)
    skulls = f"{row.skulls}+" if row.or_more else str(row.skulls)
    return Item(
        f"danger:{name}",
        "threat",
        area,
        look=name,
        text=_short(mat, row),
        data=Threat(skulls, safe, _coming(mat, name)),
        tip=Tip(
            mat.name("disaster", name),
            mat.text("ages.table.dangers.skulls", count=row.skulls, amount=skulls),
            tuple(_effects(mat, row, saver, turns)),
            icon=f"ages/{name}",
        ),
        group="dangers",
    )


def _coming(mat: AgesMat, name: str) -> bool:
    return any(blow is not None and blow.id == name for _, blow in mat.forecasts[:1])


def _short(mat: AgesMat, row: Disaster) -> str:
    if row.goods:
        return mat.text("ages.table.dangers.goods")
    if row.others and not mat.alone:
        return mat.text("ages.table.dangers.others", boxes=-row.others)
    return mat.text("ages.table.dangers.own", boxes=-(row.roller + row.others))


def _effects(mat: AgesMat, row: Disaster, saver: str, turns: str) -> Iterator[str]:
    if mat.alone and row.others:
        yield mat.text("ages.table.dangers.tip_alone", count=row.others)
    if row.roller:
        yield mat.text("ages.table.dangers.tip_own", count=row.roller)
    if row.others and not mat.alone:
        yield mat.text("ages.table.dangers.tip_others", count=row.others)
    if row.goods:
        yield mat.text("ages.table.dangers.tip_goods")
    if saver or (turns and mat.alone):
        name = mat.saver(saver or turns)
        yield mat.text("ages.table.dangers.tip_safe", saver=name)
    if turns and not mat.alone:
        yield mat.text("ages.table.dangers.tip_turned", saver=mat.saver(turns))
