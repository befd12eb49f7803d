"""The civilization of the shown player: culture, multipliers, and the end score so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.core.contract import Line
from game.stoneage.scoring import symbols
from game.stoneage.state import UNKNOWN
from scenes.stoneage.glance import Glance
from scenes.stoneage.headed import heading
from scenes.stoneage.looks import Culture, Multiple, Sum
from scenes.ui.geometry import Region
from scenes.ui.picture import Item, Tip

THINGS = {
    "farmer": "agriculture",
    "toolmaker": "tool",
    "hut_builder": "building",
    "shaman": "common/meeple",
}
"""What the figures are multiplied with, as symbols."""
_REST = (
    ("stoneage.score.tiles", "stoneage/building"),
    ("stoneage.score.cards", "stoneage/points"),
    ("stoneage.score.resources", "stoneage/wood"),
    ("stoneage.score.open", "stoneage/choose_resources"),
    ("stoneage.score.starved", "stoneage/food"),
)
"""Sources of points that have no part of the board to themselves."""


def items(glance: Glance, place: Region) -> Iterator[Item]:
    """Give the culture strip, the four multipliers, and the sum."""
    unit, tribe = glance.unit, glance.tribe
    hidden = tribe.cards.count(UNKNOWN)
    cards = len(tribe.cards) + len(tribe.open)
    aside = glance.phrase("civil.hidden" if hidden else "civil.cards", count=hidden or cards)
    lines = [glance.phrase("civil.about")]
    if hidden:
        lines.append(glance.phrase("civil.hidden_about"))
    tip = Tip(glance.phrase("civil.title"), str(cards), tuple(lines), icon="stoneage/extra_card")
    yield from heading(glance, "civil", place, aside, tip, 0.52)
    strip = Region(place.x, place.y + 42 * unit, place.width, 56 * unit)
    yield _culture(glance, strip)
    body = Region(place.x, strip.bottom + 8 * unit, place.width, 88 * unit)
    cells = [cell for row in body.rows(2, 8 * unit) for cell in row.columns(2, 10 * unit)]
    for product, cell in zip(glance.rules.products(tribe), cells, strict=True):
        yield _multiple(glance, product.figure, product.figures, product.times, cell)
    foot = Region(place.x, body.bottom + 8 * unit, place.width, 46 * unit)
    yield _sum(glance, foot)


def _culture(glance: Glance, place: Region) -> Item:
    unit, tables = glance.unit, glance.tables
    counts = Counter(symbols(tables, glance.tribe))
    sizes = glance.rules.culture_sets(glance.tribe)
    total = sum(size * size for size in sizes)
    words = " + ".join(f"{size}²" for size in sizes)
    every = tuple((name, counts[name]) for name in tables.components.cards.symbols)
    names = ", ".join(glance.name("symbol", name) for name, count in every if not count)
    lines = [glance.phrase("civil.culture_about")]
    if words:
        lines.append(glance.phrase("civil.sets", sets=words, count=total))
    if names:
        lines.append(glance.phrase("civil.missing", names=names))
    tip = Tip(glance.phrase("civil.culture"), str(total), tuple(lines), icon="stoneage/pottery")
    look = Culture(unit, every, str(total))
    return Item("culture", "culture", place, text=words, data=look, tip=tip, group="civil")


def _multiple(glance: Glance, figure: str, figures: int, times: int, place: Region) -> Item:
    thing = THINGS[figure]
    icon = thing if "/" in thing else f"stoneage/{thing}"
    points = figures * times
    look = Multiple(glance.unit, f"stoneage/{figure}", figures, icon, times, points)
    tip = Tip(
        glance.name("figure", figure),
        f"{figures} × {times} = {points}",
        (glance.phrase(f"civil.{figure}"), glance.phrase("civil.next", count=times)),
        icon=f"stoneage/{figure}",
    )
    return Item(f"figure:{figure}", "multiple", place, data=look, tip=tip, group="civil")


def _lines(glance: Glance) -> tuple[Line, ...]:
    return glance.rules.scores(glance.state)[glance.sight.shown].lines


def _sum(glance: Glance, place: Region) -> Item:
    lines = _lines(glance)
    points = {line.key: line.points for line in lines}
    parts = tuple((icon, points[key]) for key, icon in _REST if points.get(key))
    total = sum(points.values())
    words = tuple(
        f"{glance.sight.words.text(line.key, **dict(line.params))}: **{signed(line.points)}**"
        for line in lines
        if line.points
    )
    unknown = glance.tribe.cards.count(UNKNOWN)
    if unknown:
        words += (glance.phrase("civil.unknown", count=unknown),)
    tip = Tip(glance.phrase("civil.sum"), str(total), words, icon="common/trophy")
    look = Sum(glance.unit, parts, total)
    return Item(
        "sum", "sum", place, text=glance.phrase("civil.total"), data=look, tip=tip, group="civil"
    )


def signed(points: int) -> str:
    """Write a number of points with a true minus sign."""
    return str(points).replace("-", "−")
