"""Disasters: how many skulls bring each, what it does, who is safe, and the boxes marked."""

from __future__ import annotations

from collections.abc import Iterator

from game.ages.components import Disaster
from game.ages.disaster import shield
from scenes.ages.forecast import saver_name
from scenes.ages.glance import Glance
from scenes.ages.inks import HEADING, QUIET, RED
from scenes.ages.looks import Label, Skulls, Threat
from scenes.ui.geometry import Region
from scenes.ui.picture import Item, Tip

IN_A_ROW = 16


def items(glance: Glance) -> Iterator[Item]:
    """Give the heading, a tile for each disaster, and the row of boxes."""
    place = glance.plan.dangers
    if place is None:
        return
    unit = glance.unit
    yield from _heading(glance, place)
    disasters = tuple(glance.tables.edition.disasters.items())
    body = Region(place.x, place.y + 38 * unit, place.width, place.height - 76 * unit)
    tiles = _tiles(body, len(disasters), unit)
    foot = Region(place.x, tiles[-1].bottom + 8 * unit, place.width, 30 * unit)
    for (name, row), area in zip(disasters, tiles, strict=True):
        yield _tile(glance, name, row, area)
    yield Item(
        "disasters",
        "skulls",
        foot,
        data=Skulls(unit, glance.board.disasters, IN_A_ROW),
        tip=Tip(
            glance.text("ages.table.dangers.boxes"),
            str(glance.board.disasters),
            (glance.text("ages.table.dangers.boxes_tip"),),
            icon="ages/skull",
        ),
        group="dangers",
    )


def _tiles(body: Region, count: int, unit: float) -> tuple[Region, ...]:
    """Lay the tiles in a row, or two by two where there is height."""
    if body.height < 160 * unit:
        return body.columns(count, 6 * unit)
    high = min(2 * 110 * unit, body.height)
    return tuple(
        tile
        for row in body.top(high).rows((count + 1) // 2, 8 * unit)
        for tile in row.columns(2, 8 * unit)
    )[:count]


def _heading(glance: Glance, place: Region) -> Iterator[Item]:
    unit = glance.unit
    head = place.top(36 * unit)
    yield Item(
        "dangers:title",
        "label",
        head.left(160 * unit),
        text=glance.text("ages.table.dangers.title"),
        data=Label(28 * unit, HEADING, "title"),
    )
    boxes = glance.board.disasters
    words = glance.text("ages.table.dangers.marked", count=boxes, points=-boxes)
    colour = RED if boxes else QUIET
    right = Region(head.x + 162 * unit, head.y, head.width - 164 * unit, head.height)
    small = Label(22 * unit, colour, "bold" if boxes else "sans", "right")
    yield Item("dangers:marked", "label", right, text=words, data=small)


def _tile(glance: Glance, name: str, row: Disaster, area: Region) -> Item:
    saver = shield(glance.tables, glance.board, name)
    turns = glance.tables.traits(glance.board.developments).turns.get(name, "")
    own = bool(row.roller or row.goods)
    safe = bool(saver or turns) if own else bool(saver)
    skulls = f"{row.skulls}+" if row.or_more else str(row.skulls)
    return Item(
        f"danger:{name}",
        "threat",
        area,
        look=name,
        text=_short(glance, row),
        data=Threat(glance.unit, skulls, safe, _coming(glance, name)),
        tip=Tip(
            glance.name("disaster", name),
            glance.text("ages.table.dangers.skulls", count=row.skulls, amount=skulls),
            tuple(_effects(glance, row, saver, turns)),
            icon=f"ages/{name}",
        ),
        group="dangers",
    )


def _coming(glance: Glance, name: str) -> bool:
    return any(blow is not None and blow.id == name for _, blow in glance.forecasts()[:1])


def _short(glance: Glance, row: Disaster) -> str:
    if row.goods:
        return glance.text("ages.table.dangers.goods")
    if row.others:
        return glance.text("ages.table.dangers.others", boxes=-row.others)
    return glance.text("ages.table.dangers.own", boxes=-row.roller)


def _effects(glance: Glance, row: Disaster, saver: str, turns: str) -> Iterator[str]:
    if row.roller:
        yield glance.text("ages.table.dangers.tip_own", count=row.roller)
    if row.others:
        yield glance.text("ages.table.dangers.tip_others", count=row.others)
    if row.goods:
        yield glance.text("ages.table.dangers.tip_goods")
    if saver:
        yield glance.text("ages.table.dangers.tip_safe", saver=saver_name(glance, saver))
    if turns:
        yield glance.text("ages.table.dangers.tip_turned", saver=saver_name(glance, turns))
