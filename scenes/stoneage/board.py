"""The leather board of the shown player: people, food, store, tools and fields."""

from __future__ import annotations

from collections.abc import Iterator

from game.stoneage.components import OneUseTool
from scenes.stoneage import civil
from scenes.stoneage.glance import Glance
from scenes.stoneage.headed import heading
from scenes.stoneage.inks import LEATHER, LEATHER_QUIET, SHORT_LIGHT
from scenes.stoneage.looks import Axe, Label, Person, Rail, Well
from scenes.stoneage.market import bottom_name, card_tip
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item, Tip


def items(glance: Glance) -> Iterator[Item]:
    """Give the hide and what lies on it."""
    place = glance.plan.board
    if place is None:
        return
    unit = glance.unit
    yield Item("board", "hide", place, look=str(glance.sight.shown), data=unit)
    people, store, tools, culture = parts(place, unit)
    yield from _people(glance, people)
    yield from _store(glance, store)
    yield from _tools(glance, tools)
    yield from civil.items(glance, culture)


def parts(place: Region, unit: float) -> tuple[Region, ...]:
    """Cut the board into its four parts: side by side, or two by two."""
    inner = place.inset(28 * unit, 22 * unit)
    if place.width < 1200 * unit:
        upper, lower = inner.rows(2, 24 * unit)
        high = min(280 * unit, upper.height)
        columns = (*upper.columns(2, 36 * unit), *lower.columns(2, 36 * unit))
        return tuple(part.top(high) for part in columns)
    gap = 34 * unit
    room = inner.width - 3 * gap
    shares = (0.2, 0.235, 0.265, 0.3)
    found, x = [], inner.x
    for share in shares:
        found.append(Region(x, inner.y, room * share, inner.height))
        x += room * share + gap
    return tuple(found)


def _people(glance: Glance, place: Region) -> Iterator[Item]:
    unit, tribe = glance.unit, glance.tribe
    aside = glance.phrase("people.home", home=tribe.home, count=tribe.people)
    tip = Tip(
        glance.phrase("people.title"),
        str(tribe.people),
        (
            glance.phrase("people.about", count=tribe.people),
            glance.phrase("people.most", count=glance.tables.most_people),
        ),
        icon="common/person",
    )
    yield from heading(glance, "people", place, aside, tip, 0.42)
    row = Region(place.x, place.y + 44 * unit, place.width, 56 * unit)
    yield from meeples(glance, row)
    food = Region(place.x, place.y + 118 * unit, place.width, min(132 * unit, place.height - 118))
    yield from _food(glance, food)


def meeples(glance: Glance, row: Region) -> Iterator[Item]:
    """Set the people in a row: those at home can be dragged, the others leave a hollow."""
    tribe, seat = glance.tribe, glance.sight.shown
    most = glance.tables.most_people
    pitch = min(row.width / max(min(7, most), tribe.people), row.height * 0.8)
    side = min(row.height, pitch * 1.18)
    planned = glance.draft.people if glance.at("place") and glance.draft.place else 0
    can = glance.at("place")
    for n in range(tribe.people):
        spot = Region(row.x + n * pitch, row.y + (row.height - side) / 2, side, side)
        if n >= tribe.home:
            yield Item(f"away:{n}", "hollow", spot, data=glance.unit)
            continue
        pale = n >= tribe.home - planned
        look = Person(glance.colour(seat), pale=pale)
        drag = can and not pale
        yield Item(
            f"home:{n}",
            "person",
            spot.left(pitch).middle(side, side) if pitch < side else spot,
            data=look,
            intent=Do("people", 1) if drag else None,
            tip=Tip(glance.phrase("people.drag")) if drag else None,
            group="home",
            drop="home" if drag else "",
        )


def _food(glance: Glance, place: Region) -> Iterator[Item]:
    unit, tribe, meal = glance.unit, glance.tribe, glance.meal
    title = Label(28 * unit, LEATHER, "title")
    head = place.top(34 * unit)
    yield Item("food:title", "label", head, text=glance.phrase("food.title"), data=title)
    body = Region(place.x, head.bottom + 4 * unit, place.width, place.height - 38 * unit)
    icon = body.left(56 * unit).top(76 * unit)
    lines = (
        glance.phrase("food.gain", count=meal.gained),
        glance.phrase("food.eat", count=tribe.people),
        glance.phrase("food.short", count=meal.missing, points=glance.rules.penalty(meal.missing))
        if meal.missing
        else glance.phrase("food.left", count=meal.left),
    )
    tip = Tip(glance.phrase("food.title"), str(tribe.food), lines, icon="stoneage/food")
    yield Item("food", "icon", icon, look="stoneage/piece_food", tip=tip, group="stores")
    number = Label(54 * unit, LEATHER, "title")
    amount = Region(icon.right + 6 * unit, icon.y, 66 * unit, icon.height)
    yield Item("food:count", "label", amount, text=str(tribe.food), data=number)
    small = Label(22 * unit, LEATHER_QUIET)
    right = Region(amount.right + 6 * unit, body.y, body.right - amount.right - 6 * unit, 28 * unit)
    words = glance.phrase("food.grows", count=meal.gained)
    yield Item("food:gain", "label", right, text=words, data=small)
    words = glance.phrase("food.eats", count=tribe.people)
    yield Item("food:eat", "label", right.shift(0, 28 * unit), text=words, data=small)
    after = right.shift(0, 56 * unit)
    if meal.missing:
        warn = Label(22 * unit, SHORT_LIGHT, "bold")
        words = glance.phrase("food.lacks", count=meal.missing)
        yield Item("food:after", "label", after, text=words, data=warn)
    else:
        words = glance.phrase("food.keeps", count=meal.left)
        yield Item("food:after", "label", after, text=words, data=small)


def future(glance: Glance) -> tuple[int, ...]:
    """Give the resources that will be left after what is planned; as now when nothing is."""
    have, draft = glance.tribe.resources, glance.draft
    if not glance.mine:
        return have
    if draft.opening:
        return tuple(a + b for a, b in zip(have, draft.take, strict=True))
    if glance.phase in ("pay", "feed"):
        return tuple(a - b for a, b in zip(have, draft.pay, strict=True))
    return have


def _store(glance: Glance, place: Region) -> Iterator[Item]:
    unit, tribe = glance.unit, glance.tribe
    count = sum(tribe.resources)
    aside = glance.phrase("store.worth", count=glance.tables.leftover)
    tip = Tip(
        glance.phrase("store.title"),
        str(count),
        (glance.phrase("store.about", count=glance.tables.leftover),),
    )
    yield from heading(glance, "store", place, aside, tip, 0.34)
    body = Region(place.x, place.y + 44 * unit, place.width, min(place.height, 250 * unit) - 44)
    rows = body.top(min(body.height, 196 * unit)).rows(2, 10 * unit)
    spots = [cell for row in rows for cell in row.columns(2, 10 * unit)]
    after = future(glance)
    for at, good in enumerate(glance.tables.goods):
        have = tribe.resources[at]
        look = Well(unit, good, have, after[at] if after[at] != have else -1)
        divisor, points = glance.tables.divisors[at], glance.tables.points[at]
        name = glance.name("resource", good)
        tip = Tip(
            name,
            str(have),
            (
                glance.phrase("store.divisor", divisor=divisor),
                glance.phrase("store.points", count=points),
            ),
            icon=f"stoneage/{good}",
        )
        yield Item(
            f"good:{good}", "well", spots[at], look=good, text=name, data=look, tip=tip,
            group="stores",
        )  # fmt: skip


def _tools(glance: Glance, place: Region) -> Iterator[Item]:
    unit, tribe = glance.unit, glance.tribe
    spare = glance.rules.spare_tools(tribe)
    aside = glance.phrase("tools.spare", count=spare) if spare else glance.phrase("tools.none")
    about = Tip(glance.phrase("tools.title"), lines=(glance.phrase("tools.about"),))
    yield from heading(glance, "tools", place, aside, about, 0.4)
    side = min(84 * unit, place.width / 4.6)
    y = place.y + 44 * unit
    for slot, value in enumerate(tribe.tools):
        spot = Region(place.x + slot * (side + 8 * unit), y, side, side)
        used = tribe.used[slot]
        yield Item(
            f"tool:{slot}", "axe", spot, data=Axe(unit, value, used),
            tip=axe_tip(glance, value, used), group="tools",
        )  # fmt: skip
    start = place.x + len(tribe.tools) * (side + 8 * unit) + 6 * unit
    room = Region(start, y, place.right - start, side)
    yield from _open(glance, room)
    fields = Region(place.x, y + side + 14 * unit, place.width, 108 * unit)
    yield from _fields(glance, fields)


def axe_tip(glance: Glance, value: int, used: bool) -> Tip:
    """Say what a tool is worth and whether it can still be used."""
    if not value:
        return Tip(glance.phrase("tools.empty"), lines=(glance.phrase("tools.empty_about"),))
    lines = (glance.phrase("tools.adds", count=value),)
    state = glance.phrase("tools.used" if used else "tools.fresh")
    return Tip(glance.phrase("tools.one"), state, lines, icon="stoneage/tool")


def _open(glance: Glance, room: Region) -> Iterator[Item]:
    """Lay the open cards beside the tools, two by two."""
    cards = glance.tribe.open
    if not cards:
        return
    side = min(room.height / (2 if len(cards) > 1 else 1) - 2, room.width / 2 - 2)
    if len(cards) == 1:
        side = min(room.height, room.width)
    for at, card in enumerate(cards):
        row, column = divmod(at, 2)
        spot = Region(room.x + column * (side + 4), room.y + row * (side + 4), side, side)
        yield Item(
            f"open:{card}", "axe", spot, data=open_axe(glance, card),
            tip=card_tip(glance, card, more=(glance.phrase("cards.open"),)), group="tools",
            text=bottom_name(glance, card),
        )  # fmt: skip


def open_axe(glance: Glance, card: str, chosen: bool = False, cap: str = "") -> Axe:
    """Give how an open card looks among the tools."""
    top = glance.tables.tops[card]
    if isinstance(top, OneUseTool):
        return Axe(glance.unit, top.value, chosen=chosen, icon="once", cap=cap)
    return Axe(glance.unit, 0, icon="stoneage/choose_resources", chosen=chosen)


def _fields(glance: Glance, place: Region) -> Iterator[Item]:
    unit, level = glance.unit, glance.tribe.agriculture
    most = glance.tables.most_agriculture
    head = Label(28 * unit, LEATHER, "title")
    words = glance.phrase("fields.title")
    yield Item("fields:title", "label", place.top(32 * unit), text=words, data=head)
    look = Rail(unit, level, most, glance.colour(glance.sight.shown))
    tip = Tip(
        glance.phrase("fields.title"),
        glance.phrase("fields.level", level=level, most=most),
        (glance.phrase("fields.about", count=level),),
        icon="stoneage/agriculture",
    )
    body = Region(place.x, place.y + 34 * unit, place.width, place.height - 36 * unit)
    yield Item("fields", "fields", body, data=look, tip=tip, group="tools")
