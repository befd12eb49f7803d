"""The food track: how much there is, what will be left, and food that pays."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.ages.forecast import span
from scenes.ages.glance import Glance
from scenes.ages.holes import on_slip, spot, stepper
from scenes.ages.inks import WHEAT
from scenes.ages.looks import Track
from scenes.ui.geometry import Region
from scenes.ui.picture import Item, Tip


def items(glance: Glance, area: Region) -> Iterator[Item]:
    """Give the row, its peg, the rings, and in the buy step the buttons that sell."""
    unit, board = glance.unit, glance.board
    most = glance.tables.food_most
    first = 50 * unit
    track = Track(
        unit,
        first,
        (area.width - first - 17 * unit) / most,
        area.height / 2 - 12 * unit,
        tuple(range(most + 1)),
        board.food,
        "ages/food",
        WHEAT,
        framed=False,
    )
    after = foods(glance)
    yield Item(
        "food",
        "track",
        area,
        look="food",
        data=track,
        tip=_food_tip(glance, after),
        group="goods",
    )
    for food in sorted(set(after) - {board.food}):
        yield Item(f"ghost:food:{food}", "ghost", spot(area, track, food), look="food")
    yield Item("peg:food", "peg", spot(area, track, board.food), look="food")
    yield from _sale(glance, area)


def foods(glance: Glance) -> tuple[int, ...]:
    """Give the food that may be left after what is planned, least first."""
    crops = glance.forecasts()
    if crops:
        return tuple(sorted({crop.food for crop, _ in crops}))
    if glance.at("buy"):
        return (glance.board.food - glance.draft.sold,)
    return (glance.board.food,)


def _food_tip(glance: Glance, after: tuple[int, ...]) -> Tip:
    have, cities = glance.board.food, glance.rules.city_count(glance.board)
    lines = [glance.text("ages.table.food.eat", count=cities)]
    if after != (have,):
        lines.append(glance.text("ages.table.food.after", amount=span(after[0], after[-1])))
    rate = glance.tables.traits(glance.board.developments).rate
    if rate:
        lines.append(glance.text("ages.table.food.rate", count=rate))
    state = glance.text("ages.table.food.state", count=have, most=glance.tables.food_most)
    return Tip(glance.text("ages.table.food.title"), state, tuple(lines), icon="ages/food")


def _sale(glance: Glance, area: Region) -> Iterator[Item]:
    """Give the two buttons that sell more or less food, with granaries in the buy step."""
    rate = glance.tables.traits(glance.board.developments).rate
    if not (glance.at("buy") and glance.draft.development and rate and glance.board.food):
        return
    unit, sold = glance.unit, glance.draft.sold
    less, more = on_slip(glance) or _above(area, unit)
    yield stepper("less", less, sold > 0, glance.text("ages.table.food.less"), -1, unit)
    yield stepper(
        "more", more, sold < glance.board.food, glance.text("ages.table.food.more"), 1, unit
    )


def _above(area: Region, unit: float) -> tuple[Region, Region]:
    """Place the two buttons right above the food, where there is no slip."""
    side = 34 * unit
    more = Region(area.right - side - 8 * unit, area.y - side - 4 * unit, side, side)
    return more.shift(-side - 8 * unit, 0), more
