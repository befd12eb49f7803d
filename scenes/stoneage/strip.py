"""Own stores beside the valley, where the board is on another tab."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.stoneage.glance import Glance
from scenes.stoneage.inks import GOODS, LEATHER, SHORT_LIGHT
from scenes.stoneage.looks import Store
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item, Tip

LOWEST = 44.0


def items(glance: Glance) -> Iterator[Item]:
    """Give a cell for each store."""
    place = glance.plan.strip
    if place is None:
        return
    yield Item("strip", "hide", place, look=str(glance.sight.shown), data=0.6)
    inner = place.inset(10, 12)
    cells = list(_cells(glance))
    high = min(84.0, inner.height / len(cells))
    for at, (name, icon, number, colour, words) in enumerate(cells):
        spot = Region(inner.x, inner.y + at * high, inner.width, high)
        drag = name == "home" and glance.at("place") and number != "0"
        yield Item(
            f"store:{name}",
            "store",
            spot,
            data=Store(1.0, icon, number, colour),
            tip=Tip(words, number, icon=icon),
            intent=Do("people", 1) if drag else None,
            group="stores",
            drop="home" if drag else "",
        )


def _cells(glance: Glance) -> Iterator[tuple[str, str, str, str, str]]:
    tribe, tables = glance.tribe, glance.tables
    planned = glance.draft.people if glance.at("place") and glance.draft.place else 0
    home = str(tribe.home - planned)
    yield "home", "common/person", home, LEATHER, glance.phrase("strip.home")
    food = SHORT_LIGHT if glance.meal.missing else ""
    yield "food", "stoneage/piece_food", str(tribe.food), food, glance.phrase("food.title")
    for good, count in zip(tables.goods, tribe.resources, strict=True):
        icon = f"stoneage/piece_{good}"
        yield good, icon, str(count), GOODS.get(good, ""), glance.name("resource", good)
    spare = glance.rules.spare_tools(tribe)
    yield "tools", "stoneage/tool", f"+{spare}", LEATHER, glance.phrase("tools.spare", count=spare)
    words = glance.phrase("fields.title")
    yield "fields", "stoneage/agriculture", str(tribe.agriculture), LEATHER, words
