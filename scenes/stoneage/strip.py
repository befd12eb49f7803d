"""Own stores beside the valley, where the board is on another tab."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.stoneage.mat import StoneMat
from scenes.stoneage.paint_specs import Leather, Store
from scenes.stoneage.palette import GOODS, LEATHER, SHORT_LIGHT
from scenes.table.mat import capital
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item, Tip


def items(mat: StoneMat) -> Iterator[Item]:
    """Give a cell for each store."""
    place = mat.plan.strip
    if place is None:
        return
    yield Item("strip", "strip", place, data=Leather(mat.shown))
    inner = place.inset(10, 12)
    cells = list(_cells(mat))
    high = min(84.0, inner.height / len(cells))
    for at, (name, icon, number, colour, words) in enumerate(cells):
        spot = Region(inner.x, inner.y + at * high, inner.width, high)
        drag = name == "home" and mat.at("place") and number != "0"
        yield Item(
            f"store:{name}",
            "store",
            spot,
            data=Store(icon, number, colour),
            tip=Tip(words, number, icon=icon),
            intent=Do("people", 1) if drag else None,
            group="stores",
            drop="home" if drag else "",
        )


def _cells(mat: StoneMat) -> Iterator[tuple[str, str, str, str, str]]:
    tribe, tables = mat.tribe, mat.tables
    home = str(tribe.home - mat.planned)
    yield "home", "common/person", home, LEATHER, mat.text("stoneage.table.strip.home")
    food = SHORT_LIGHT if mat.meal.missing else ""
    yield (
        "food",
        "stoneage/piece_food",
        str(tribe.food),
        food,
        mat.text("stoneage.table.food.title"),
    )
    for good, count in zip(tables.goods, tribe.resources, strict=True):
        icon = f"stoneage/piece_{good}"
        yield good, icon, str(count), GOODS.get(good, ""), capital(mat.name("resource", good))
    spare = mat.rules.spare_tools(tribe)
    yield (
        "tools",
        "stoneage/tool",
        f"+{spare}",
        LEATHER,
        mat.text("stoneage.table.tools.spare", count=spare),
    )
    words = mat.text("stoneage.table.fields.title")
    yield "fields", "stoneage/agriculture", str(tribe.agriculture), LEATHER, words
