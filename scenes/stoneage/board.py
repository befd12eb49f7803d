"""The leather board of the shown player: people, food, store, tools, fields, civilization."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.stoneage.components import OneUseTool
from game.stoneage.scoring import symbols
from game.stoneage.state import UNKNOWN
from scenes.base.words import signed
from scenes.stoneage.layout import parts
from scenes.stoneage.market import bottom_name, card_tip
from scenes.stoneage.mat import StoneMat
from scenes.stoneage.paint_specs import (
    Axe,
    Culture,
    Leather,
    Multiple,
    Person,
    Rail,
    Sum,
    Well,
)
from scenes.stoneage.palette import LEATHER, LEATHER_QUIET, SHORT_LIGHT
from scenes.table.mat import capital
from scenes.table.paint_specs import Label
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item, Tip

_THINGS = {
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


def items(mat: StoneMat) -> Iterator[Item]:
    """Give the hide and what lies on it, as far as no slab covers it."""
    place = mat.plan.board
    if place is None:
        return
    yield Item("board", "hide", place, data=Leather(mat.shown))
    people, store, tools, culture = parts(place)
    yield from _people(mat, people)
    yield from _store(mat, store)
    if not mat.slab:
        yield from _tools(mat, tools)
        yield from _civil(mat, culture)


def _heading(
    mat: StoneMat, name: str, place: Region, aside: str, tip: Tip | None = None, share: float = 0.5
) -> Iterator[Item]:
    """Give a heading of a part with what stands beside it."""
    head = place.top(34)
    title = Label(28, LEATHER, "title")
    quiet = Label(22, LEATHER_QUIET, align="right")
    words = mat.text(f"stoneage.table.{name}.title")
    left = head.left(head.width * share)
    yield Item(f"{name}:title", "label", left, text=words, data=title)
    if aside:
        right = head.end(head.width * (0.98 - share))
        yield Item(f"{name}:aside", "label", right, text=aside, data=quiet, tip=tip)


def _people(mat: StoneMat, place: Region) -> Iterator[Item]:
    tribe = mat.tribe
    aside = mat.text("stoneage.table.people.home", home=tribe.home, count=tribe.people)
    tip = Tip(
        mat.text("stoneage.table.people.title"),
        str(tribe.people),
        (
            mat.text("stoneage.table.people.about", count=tribe.people),
            mat.text("stoneage.table.people.most", count=mat.tables.most_people),
        ),
        icon="common/person",
    )
    yield from _heading(mat, "people", place, aside, tip, 0.42)
    row = Region(place.x, place.y + 44, place.width, 56)
    yield from _meeples(mat, row)
    food = Region(place.x, place.y + 118, place.width, min(132, place.height - 118))
    yield from _food(mat, food)


def _meeples(mat: StoneMat, row: Region) -> Iterator[Item]:
    """Set the people in a row: those at home can be dragged, the others leave a hollow."""
    tribe, seat = mat.tribe, mat.shown
    most = mat.tables.most_people
    # For seven at least, so that a birth doesn't move those who stand there already.
    pitch = min(row.width / max(min(7, most), tribe.people), row.height * 0.8)
    # As wide as the pitch: people who overlap are not to be counted at a glance.
    side = min(row.height, pitch)
    can = mat.at("place")
    for n in range(tribe.people):
        spot = Region(row.x + n * pitch, row.y + (row.height - side) / 2, side, side)
        if n >= tribe.home:
            yield Item(f"away:{n}", "hollow", spot)
            continue
        pale = n >= tribe.home - mat.planned
        look = Person(mat.colour(seat), pale=pale)
        drag = can and not pale
        yield Item(
            f"home:{n}",
            "person",
            spot,
            data=look,
            intent=Do("people", 1) if drag else None,
            tip=Tip(mat.text("stoneage.table.people.drag")) if drag else None,
            group="home",
            drop="home" if drag else "",
        )


def _food(mat: StoneMat, place: Region) -> Iterator[Item]:
    tribe, meal = mat.tribe, mat.meal
    title = Label(28, LEATHER, "title")
    head = place.top(34)
    yield Item("food:title", "label", head, text=mat.text("stoneage.table.food.title"), data=title)
    body = Region(place.x, head.bottom + 4, place.width, place.height - 38)
    icon = body.left(52).top(76)
    lines = (
        mat.text("stoneage.table.food.gain", count=meal.gained),
        mat.text("stoneage.table.food.eat", count=tribe.people),
        mat.text(
            "stoneage.table.food.short", count=meal.missing, points=mat.rules.penalty(meal.missing)
        )
        if meal.missing
        else mat.text("stoneage.table.food.left", count=meal.left),
    )
    tip = Tip(mat.text("stoneage.table.food.title"), str(tribe.food), lines, icon="stoneage/food")
    yield Item("food", "icon", icon, look="stoneage/piece_food", tip=tip, group="stores")
    number = Label(54, LEATHER, "title")
    amount = Region(icon.right + 4, icon.y, 60, icon.height)
    yield Item("food:count", "label", amount, text=str(tribe.food), data=number)
    small = Label(22, LEATHER_QUIET)
    right = Region(amount.right + 6, body.y, body.right - amount.right - 6, 28)
    words = mat.text("stoneage.table.food.grows", count=meal.gained)
    yield Item("food:gain", "label", right, text=words, data=small)
    words = mat.text("stoneage.table.food.eats", count=tribe.people)
    yield Item("food:eat", "label", right.shift(0, 28), text=words, data=small)
    after = right.shift(0, 56)
    if meal.missing:
        warn = Label(22, SHORT_LIGHT, "bold")
        words = mat.text("stoneage.table.food.lacks", count=meal.missing)
        yield Item("food:after", "label", after, text=words, data=warn)
    else:
        words = mat.text("stoneage.table.food.keeps", count=meal.left)
        yield Item("food:after", "label", after, text=words, data=small)


def _store(mat: StoneMat, place: Region) -> Iterator[Item]:
    tribe = mat.tribe
    count = sum(tribe.resources)
    aside = mat.text("stoneage.table.store.worth", count=mat.tables.leftover)
    tip = Tip(
        mat.text("stoneage.table.store.title"),
        str(count),
        (mat.text("stoneage.table.store.about", count=mat.tables.leftover),),
    )
    yield from _heading(mat, "store", place, aside, tip, 0.34)
    body = Region(place.x, place.y + 44, place.width, min(place.height, 250) - 44)
    rows = body.top(min(body.height, 196)).rows(2, 10)
    spots = [cell for row in rows for cell in row.columns(2, 10)]
    after = mat.goods_after
    for at, good in enumerate(mat.tables.goods):
        have = tribe.resources[at]
        look = Well(good, have, after[at] if after[at] != have else -1)
        divisor, points = mat.tables.divisors[at], mat.tables.points[at]
        name = capital(mat.name("resource", good))
        tip = Tip(
            name,
            str(have),
            (
                mat.text("stoneage.table.store.divisor", divisor=divisor),
                mat.text("stoneage.table.store.points", count=points),
            ),
            icon=f"stoneage/{good}",
        )
        where = spots[at]
        yield Item(
            f"good:{good}", "well", where, look=good, text=name, data=look, tip=tip, group="stores"
        )


def _tools(mat: StoneMat, place: Region) -> Iterator[Item]:
    tribe = mat.tribe
    spare = mat.rules.spare_tools(tribe)
    aside = (
        mat.text("stoneage.table.tools.spare", count=spare)
        if spare
        else mat.text("stoneage.table.tools.none")
    )
    about = Tip(
        mat.text("stoneage.table.tools.title"), lines=(mat.text("stoneage.table.tools.about"),)
    )
    yield from _heading(mat, "tools", place, aside, about, 0.44)
    side = min(84, place.width / 4.6)
    y = place.y + 44
    for slot, value in enumerate(tribe.tools):
        spot = Region(place.x + slot * (side + 8), y, side, side)
        used = tribe.used[slot]
        look, tip = Axe(value, used), axe_tip(mat, value, used)
        yield Item(f"tool:{slot}", "axe", spot, data=look, tip=tip, group="tools")
    start = place.x + len(tribe.tools) * (side + 8) + 6
    room = Region(start, y, place.right - start, side)
    yield from _open(mat, room)
    fields = Region(place.x, y + side + 14, place.width, 108)
    yield from _fields(mat, fields)


def axe_tip(mat: StoneMat, value: int, used: bool) -> Tip:
    """Say what a tool is worth and whether it can still be used."""
    if not value:
        return Tip(
            mat.text("stoneage.table.tools.empty"),
            lines=(mat.text("stoneage.table.tools.empty_about"),),
        )
    lines = (mat.text("stoneage.table.tools.adds", count=value),)
    state = mat.text(f"stoneage.table.tools.{'used' if used else 'fresh'}")
    return Tip(mat.text("stoneage.table.tools.one"), state, lines, icon="stoneage/tool")


def _open(mat: StoneMat, room: Region) -> Iterator[Item]:
    """Lay the open cards beside the tools, two by two."""
    cards = mat.tribe.open
    if not cards:
        return
    side = min(room.height / (2 if len(cards) > 1 else 1) - 2, room.width / 2 - 2)
    if len(cards) == 1:
        side = min(room.height, room.width)
    more = (mat.text("stoneage.table.cards.open"),)
    for at, card in enumerate(cards):
        row, column = divmod(at, 2)
        spot = Region(room.x + column * (side + 4), room.y + row * (side + 4), side, side)
        look, tip = _open_axe(mat, card), card_tip(mat, card, more=more)
        words = bottom_name(mat, card)
        yield Item(f"open:{card}", "axe", spot, text=words, data=look, tip=tip, group="tools")


def _open_axe(mat: StoneMat, card: str) -> Axe:
    """Give how an open card looks among the tools."""
    top = mat.tables.tops[card]
    if isinstance(top, OneUseTool):
        return Axe(top.value, icon="once")
    return Axe(0, icon="stoneage/choose_resources")


def _fields(mat: StoneMat, place: Region) -> Iterator[Item]:
    level = mat.tribe.agriculture
    most = mat.tables.most_agriculture
    head = Label(28, LEATHER, "title")
    words = mat.text("stoneage.table.fields.title")
    yield Item("fields:title", "label", place.top(32), text=words, data=head)
    look = Rail(level, most, mat.colour(mat.shown))
    tip = Tip(
        mat.text("stoneage.table.fields.title"),
        mat.text("stoneage.table.fields.level", level=level, most=most),
        (mat.text("stoneage.table.fields.about", count=level),),
        icon="stoneage/agriculture",
    )
    body = Region(place.x, place.y + 34, place.width, place.height - 36)
    yield Item("fields", "fields", body, data=look, tip=tip, group="tools")


def _civil(mat: StoneMat, place: Region) -> Iterator[Item]:
    """Give the culture strip, the four multipliers, and the sum."""
    tribe = mat.tribe
    hidden = tribe.cards.count(UNKNOWN)
    cards = len(tribe.cards) + len(tribe.open)
    aside = mat.text(
        f"stoneage.table.civil.{'hidden' if hidden else 'cards'}", count=hidden or cards
    )
    lines = [mat.text("stoneage.table.civil.about")]
    if hidden:
        lines.append(mat.text("stoneage.table.civil.hidden_about"))
    tip = Tip(
        mat.text("stoneage.table.civil.title"), str(cards), tuple(lines), icon="stoneage/extra_card"
    )
    yield from _heading(mat, "civil", place, aside, tip, 0.52)
    strip = Region(place.x, place.y + 42, place.width, 56)
    yield _culture(mat, strip)
    body = Region(place.x, strip.bottom + 8, place.width, 88)
    cells = [cell for row in body.rows(2, 8) for cell in row.columns(2, 10)]
    for product, cell in zip(mat.rules.products(tribe), cells, strict=True):
        yield _multiple(mat, product.figure, product.figures, product.times, cell)
    foot = Region(place.x, body.bottom + 8, place.width, 46)
    yield _sum(mat, foot)


def _culture(mat: StoneMat, place: Region) -> Item:
    tables = mat.tables
    counts = Counter(symbols(tables, mat.tribe))
    sizes = mat.rules.culture_sets(mat.tribe)
    total = sum(size * size for size in sizes)
    words = " + ".join(f"{size}²" for size in sizes)
    every = tuple((name, counts[name]) for name in tables.components.cards.symbols)
    names = ", ".join(capital(mat.name("symbol", name)) for name, count in every if not count)
    lines = [mat.text("stoneage.table.civil.culture_about")]
    if words:
        lines.append(mat.text("stoneage.table.civil.sets", sets=words, count=total))
    if names:
        lines.append(mat.text("stoneage.table.civil.missing", names=names))
    tip = Tip(
        mat.text("stoneage.table.civil.culture"), str(total), tuple(lines), icon="stoneage/pottery"
    )
    look = Culture(every, str(total))
    return Item("culture", "culture", place, text=words, data=look, tip=tip, group="civil")


def _multiple(mat: StoneMat, figure: str, figures: int, times: int, place: Region) -> Item:
    thing = _THINGS[figure]
    icon = thing if "/" in thing else f"stoneage/{thing}"
    points = figures * times
    look = Multiple(f"stoneage/{figure}", figures, icon, times, points)
    tip = Tip(
        capital(mat.name("figure", figure)),
        f"{figures} × {times} = {points}",
        (
            mat.text(f"stoneage.table.civil.{figure}"),
            mat.text("stoneage.table.civil.next", count=times),
        ),
        icon=f"stoneage/{figure}",
    )
    return Item(f"figure:{figure}", "multiple", place, data=look, tip=tip, group="civil")


def _sum(mat: StoneMat, place: Region) -> Item:
    lines = mat.rules.scores(mat.state)[mat.shown].lines
    points = {line.key: line.points for line in lines}
    parts = tuple((icon, points[key]) for key, icon in _REST if points.get(key))
    total = sum(points.values())
    words = tuple(
        f"{mat.text(line.key, **dict(line.params))}: **{signed(line.points)}**"
        for line in lines
        if line.points
    )
    unknown = mat.tribe.cards.count(UNKNOWN)
    if unknown:
        words += (mat.text("stoneage.table.civil.unknown", count=unknown),)
    tip = Tip(mat.text("stoneage.table.civil.sum"), str(total), words, icon="common/trophy")
    look = Sum(parts, total)
    return Item(
        "sum",
        "sum",
        place,
        text=mat.text("stoneage.table.civil.total"),
        data=look,
        tip=tip,
        group="civil",
    )
