"""City cards: those below a land, or a player's own, with their worth and what is missing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from game.bronze.components import Condition
from game.bronze.reasons import kind_of
from scenes.bronze.mat import BronzeMat
from scenes.bronze.paint_specs import City, Purse
from scenes.bronze.palette import INDIGO, QUIET
from scenes.bronze.tray import whose
from scenes.table.paint_specs import Label
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Intent, Item, Tip

TITLE, PURSE, HIGHEST = 40.0, 54.0, 168.0
BOTH = 820.0
"""Width from which a land's cities and the own ones lie beside each other."""
EACH = ("pairs_with_wild", "distinct_in_column", "per_province", "per_route", "full_rows")
"""Kinds of conditions whose points are for each of something."""


def items(mat: BronzeMat) -> Iterator[Item]:
    """Give the cities of a land, or those of the shown player, and the points by source."""
    place = mat.plan.cities
    if place is None:
        return
    land = shown_land(mat)
    rest = place.top(place.height - (PURSE + 10))
    if land >= 0 and place.width > BOTH:
        left, right = rest.columns(2, 18)
        yield from _column(mat, left, land)
        yield from _column(mat, right, -1)
    else:
        yield from _column(mat, rest, land)
    yield _purse(mat, place.foot(PURSE))


def _column(mat: BronzeMat, place: Region, land: int) -> Iterator[Item]:
    """Give the cities of a land, or with -1 those of the shown player."""
    head = place.top(TITLE)
    body = place.foot(place.height - (TITLE + 2))
    cities = mat.state.displays[land] if land >= 0 else mat.player.cities
    yield from _head(mat, head, land, len(cities))
    places = _places(body, len(cities))
    for at, (city, where) in enumerate(zip(cities, places, strict=True)):
        yield _city(mat, city, where, land, at)
    if not cities:
        words = mat.text("bronze.table.cities.none")
        look = Label(22, QUIET, valign="top", wrap=True)
        yield Item("cities:none", "label", body.top(90), text=words, data=look)


def shown_land(mat: BronzeMat) -> int:
    """Give the land whose cities are laid open: the one just reached, or one clicked; else -1."""
    if mat.phase == "city" and mat.acting and not mat.state.waiting:
        return mat.rules.last_land(mat.state, mat.state.seat)
    land = mat.selection.land
    known = mat.me is not None and 0 <= land < len(mat.state.displays)
    return land if known and mat.state.displays[land] else -1


def _head(mat: BronzeMat, place: Region, land: int, count: int) -> Iterator[Item]:
    if land >= 0:
        title = mat.text("bronze.table.cities.land", land=land + 1)
    else:
        title = mat.text("bronze.table.cities.title")
    heading = Label(28, INDIGO, "title")
    room = place
    if land >= 0 and mat.phase != "city":
        room = place.left(place.width - 46)
        side = 36
        yield Item(
            "cities:close",
            "back",
            place.end(side).middle(side, side),
            intent=Do("land", land),
            tip=Tip(mat.text("bronze.table.cities.close")),
            group="cities",
        )
    room = room.left(room.width - 76)
    if land < 0:
        yield whose(mat, "cities:seat", room)
        room = room.end(room.width - 34)
    yield Item(f"cities:title:{land}", "label", room, text=title, data=heading)
    if count:
        words = mat.text("bronze.table.cities.now")
        place = Region(room.right + 2, place.y, 74, place.height)
        look = Label(22, QUIET, align="right")
        yield Item(f"cities:now:{land}", "label", place, text=words, data=look)


def _places(body: Region, count: int) -> tuple[Region, ...]:
    """Stack the rows; in two columns where the place is wide."""
    if not count:
        return ()
    if body.width > BOTH and count > 1:
        half = (count + 1) // 2
        halves = body.columns(2, 16)
        return (*_places(halves[0], half), *_places(halves[1], count - half)[:half])
    high = min(HIGHEST, body.height / count)
    gap = min(6, high * 0.08)
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


def brief(mat: BronzeMat, city: str) -> str:
    """Say in a few words and signs what a city scores for."""
    condition = mat.tables.cities[city].condition
    number = getattr(condition, "count", 0)
    wild = f":bronze/{mat.tables.wild}:"
    kind = kind_of(condition)
    return mat.text(f"bronze.table.brief.{kind}", number=number, wild=wild, **icons(condition))


def _city(mat: BronzeMat, city: str, place: Region, land: int, at: int) -> Item:
    condition = mat.tables.cities[city].condition
    worth = mat.rules.worth(mat.state, mat.shown, city)
    each = kind_of(condition) in EACH
    intent: Intent | None = None
    reason = ""
    if mat.at("city") and land >= 0:
        intent = Do("city", city)
    elif land >= 0 and mat.mine:
        reason = mat.text("bronze.table.cities.reach", land=land + 1)
    cap = str(at + 1) if intent else ""
    missing = ", ".join(mat.say(message) for message in worth.missing)
    look = City(
        f"{condition.points}×" if each else str(condition.points),
        brief(mat, city),
        f"bronze/city_{kind_of(condition)}",
        tuple(sign.strip(":") for sign in icons(condition).values()),
        worth.points,
        _notes(mat, city, mat.say(worth.reason), missing),
        mat.say(mat.rules.describe(city)),
        bool(intent) and mat.selection.city == city,
        cap,
    )
    return Item(
        f"city:{city}",
        "city",
        place,
        text=mat.name("city", city),
        data=look,
        intent=intent,
        reason=reason,
        tip=_tip(mat, city, reason, cap),
        key=cap,
        group="cities",
    )


def _notes(mat: BronzeMat, city: str, reason: str, missing: str) -> tuple[str, ...]:
    """Say where one stands in ever fewer words; in the end with two numbers."""
    now = mat.rules.standing(mat.state, mat.shown, city)
    each = kind_of(mat.tables.cities[city].condition) in EACH
    least = str(now.own) if each else f"{now.own} : {now.goal}"
    if not missing:
        return reason, least
    short = mat.text("bronze.table.cities.short", missing=missing)
    return note(mat, reason, missing), short, reason, least


def note(mat: BronzeMat, reason: str, missing: str) -> str:
    """Say where one stands, and what is missing."""
    if not missing:
        return reason
    return mat.text("bronze.table.cities.note", reason=reason, missing=missing)


def _tip(mat: BronzeMat, city: str, reason: str, cap: str) -> Tip:
    """Say what a city scores, and how everybody stands with it."""
    lines = [mat.say(mat.rules.describe(city))]
    for seat in range(len(mat.state.players)):
        worth = mat.rules.worth(mat.state, seat, city)
        missing = ", ".join(mat.say(message) for message in worth.missing)
        words = note(mat, mat.say(worth.reason), missing)
        lines.append(
            mat.text(
                "bronze.table.cities.stands",
                name=mat.who(seat),
                count=worth.points,
                note=words,
            )
        )
    if cap:
        chosen = mat.selection.city == city
        lines.append(mat.text(f"bronze.table.cities.{'again' if chosen else 'choose'}"))
    return Tip(mat.name("city", city), "", tuple(lines), reason, cap)


def _purse(mat: BronzeMat, place: Region) -> Item:
    seat = mat.shown
    provinces, routes, towns = mat.rules.sources(mat.state, seat)
    parts = (("province", provinces), ("route", routes), ("city", towns))
    total = mat.rules.score_now(mat.state, seat)
    lines = [mat.text(f"bronze.table.purse.{name}", count=points) for name, points in parts]
    look = Purse(tuple((f"bronze/{name}", points) for name, points in parts), total)
    return Item(
        "purse",
        "purse",
        place,
        data=look,
        tip=Tip(
            mat.text("bronze.table.purse.of", name=mat.who(seat)),
            mat.text("table.points", count=total),
            tuple(lines),
        ),
        group="cities",
    )
