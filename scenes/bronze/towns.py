"""City cards: those below a land, or a player's own, with their worth and what is missing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from game.bronze.components import Condition
from game.bronze.reasons import kind_of
from scenes.bronze.glance import Glance
from scenes.bronze.inks import INDIGO, QUIET
from scenes.bronze.looks import City, Label, Purse
from scenes.bronze.tray import whose
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Intent, Item, Tip

TITLE, PURSE, HIGHEST = 40.0, 54.0, 168.0
BOTH = 820.0
"""Width from which a land's cities and the own ones lie beside each other."""
EACH = ("pairs_with_wild", "distinct_in_column", "per_province", "per_route", "full_rows")
"""Kinds of conditions whose points are for each of something."""


def items(glance: Glance) -> Iterator[Item]:
    """Give the cities of a land, or those of the shown player, and the points by source."""
    place = glance.plan.cities
    if place is None:
        return
    unit, land = glance.unit, shown_land(glance)
    rest = place.top(place.height - (PURSE + 10) * unit)
    if land >= 0 and place.width > BOTH * unit:
        left, right = rest.columns(2, 18 * unit)
        yield from _column(glance, left, land)
        yield from _column(glance, right, -1)
    else:
        yield from _column(glance, rest, land)
    yield _purse(glance, place.foot(PURSE * unit))


def _column(glance: Glance, place: Region, land: int) -> Iterator[Item]:
    """Give the cities of a land, or with -1 those of the shown player."""
    unit = glance.unit
    head = place.top(TITLE * unit)
    body = place.foot(place.height - (TITLE + 2) * unit)
    cities = glance.state.displays[land] if land >= 0 else glance.player.cities
    yield from _head(glance, head, land, len(cities))
    places = _places(body, len(cities), unit)
    for at, (city, where) in enumerate(zip(cities, places, strict=True)):
        yield _city(glance, city, where, land, at)
    if not cities:
        words = glance.text("bronze.table.cities.none")
        look = Label(22 * unit, QUIET, valign="top", wrap=True)
        yield Item("cities:none", "label", body.top(90 * unit), text=words, data=look)


def shown_land(glance: Glance) -> int:
    """Give the land whose cities are laid open: the one just reached, or one clicked; else -1."""
    if glance.phase == "city" and glance.acting and not glance.state.waiting:
        return glance.rules.last_land(glance.state, glance.state.seat)
    land = glance.draft.land
    known = glance.sight.me is not None and 0 <= land < len(glance.state.displays)
    return land if known and glance.state.displays[land] else -1


def _head(glance: Glance, place: Region, land: int, count: int) -> Iterator[Item]:
    unit = glance.unit
    if land >= 0:
        title = glance.text("bronze.table.cities.land", land=land + 1)
    else:
        title = glance.text("bronze.table.cities.title")
    heading = Label(28 * unit, INDIGO, "title")
    room = place
    if land >= 0 and glance.phase != "city":
        room = place.left(place.width - 46 * unit)
        side = 36 * unit
        yield Item(
            "cities:close",
            "back",
            place.end(side).middle(side, side),
            data=unit,
            intent=Do("land", land),
            tip=Tip(glance.text("bronze.table.cities.close")),
            group="cities",
        )
    room = room.left(room.width - 70 * unit)
    if land < 0:
        yield whose(glance, "cities:seat", room)
        room = room.end(room.width - 34 * unit)
    yield Item(f"cities:title:{land}", "label", room, text=title, data=heading)
    if count:
        words = glance.text("bronze.table.cities.now")
        place = Region(room.right, place.y, 58 * unit, place.height)
        look = Label(22 * unit, QUIET, align="right")
        yield Item(f"cities:now:{land}", "label", place, text=words, data=look)


def _places(body: Region, count: int, unit: float) -> tuple[Region, ...]:
    """Stack the rows; in two columns where the place is wide."""
    if not count:
        return ()
    if body.width > BOTH * unit and count > 1:
        half = (count + 1) // 2
        halves = body.columns(2, 16 * unit)
        return (*_places(halves[0], half, unit), *_places(halves[1], count - half, unit)[:half])
    high = min(HIGHEST * unit, body.height / count)
    gap = min(6 * unit, high * 0.08)
    return tuple(Region(body.x, body.y + at * high, body.width, high - gap) for at in range(count))


def icons(condition: Condition) -> dict[str, str]:
    """Give the signs that stand for what a condition names, by the slots of its brief text."""
    found: dict[str, str] = {}
    for part in fields(condition):
        value = getattr(condition, part.name)
        if isinstance(value, tuple):
            found.update(zip("abc", (f":bronze/{name}:" for name in value), strict=False))
        elif isinstance(value, str):
            found["a"] = f":bronze/{value}:"
    return found


def brief(glance: Glance, city: str) -> str:
    """Say in a few words and signs what a city scores for."""
    condition = glance.tables.cities[city].condition
    number = getattr(condition, "count", 0)
    wild = f":bronze/{glance.tables.wild}:"
    kind = kind_of(condition)
    return glance.text(f"bronze.table.brief.{kind}", number=number, wild=wild, **icons(condition))


def _city(glance: Glance, city: str, place: Region, land: int, at: int) -> Item:
    condition = glance.tables.cities[city].condition
    worth = glance.rules.worth(glance.state, glance.sight.shown, city)
    each = kind_of(condition) in EACH
    intent: Intent | None = None
    reason = ""
    if glance.at("city") and land >= 0:
        intent = Do("city", city)
    elif land >= 0 and glance.mine:
        reason = glance.text("bronze.table.cities.reach", land=land + 1)
    cap = str(at + 1) if intent else ""
    missing = ", ".join(glance.say(message) for message in worth.missing)
    look = City(
        glance.unit,
        f"{condition.points}×" if each else str(condition.points),
        brief(glance, city),
        f"bronze/city_{kind_of(condition)}",
        tuple(sign.strip(":") for sign in icons(condition).values()),
        worth.points,
        _notes(glance, city, glance.say(worth.reason), missing),
        glance.say(glance.rules.describe(city)),
        bool(intent) and glance.draft.city == city,
        cap,
    )
    return Item(
        f"city:{city}",
        "city",
        place,
        text=glance.name("city", city),
        data=look,
        intent=intent,
        reason=reason,
        tip=_tip(glance, city, reason, cap),
        key=cap,
        group="cities",
    )


def _notes(glance: Glance, city: str, reason: str, missing: str) -> tuple[str, ...]:
    """Say where one stands in ever fewer words; in the end with two numbers."""
    now = glance.rules.standing(glance.state, glance.sight.shown, city)
    each = kind_of(glance.tables.cities[city].condition) in EACH
    least = str(now.own) if each else f"{now.own} : {now.goal}"
    if not missing:
        return reason, least
    short = glance.text("bronze.table.cities.short", missing=missing)
    return note(glance, reason, missing), short, reason, least


def note(glance: Glance, reason: str, missing: str) -> str:
    """Say where one stands, and what is missing."""
    if not missing:
        return reason
    return glance.text("bronze.table.cities.note", reason=reason, missing=missing)


def _tip(glance: Glance, city: str, reason: str, cap: str) -> Tip:
    """Say what a city scores, and how everybody stands with it."""
    lines = [glance.say(glance.rules.describe(city))]
    for seat in range(len(glance.state.players)):
        worth = glance.rules.worth(glance.state, seat, city)
        missing = ", ".join(glance.say(message) for message in worth.missing)
        words = note(glance, glance.say(worth.reason), missing)
        lines.append(
            glance.text(
                "bronze.table.cities.stands",
                name=glance.who(seat),
                count=worth.points,
                note=words,
            )
        )
    if cap:
        chosen = glance.draft.city == city
        lines.append(glance.text(f"bronze.table.cities.{'again' if chosen else 'choose'}"))
    return Tip(glance.name("city", city), "", tuple(lines), reason, cap)


def _purse(glance: Glance, place: Region) -> Item:
    seat = glance.sight.shown
    provinces, routes, towns = glance.rules.sources(glance.state, seat)
    parts = (("province", provinces), ("route", routes), ("city", towns))
    total = glance.rules.score_now(glance.state, seat)
    lines = [glance.text(f"bronze.table.purse.{name}", count=points) for name, points in parts]
    look = Purse(glance.unit, tuple((f"bronze/{name}", points) for name, points in parts), total)
    return Item(
        "purse",
        "purse",
        place,
        data=look,
        tip=Tip(
            glance.text("bronze.table.purse.of", name=glance.who(seat)),
            glance.text("table.points", count=total),
            tuple(lines),
        ),
        group="cities",
    )
