"""Figures and worked examples of this title's rules: the mat in a small match, and its sums.

What a page shows stands in `FIGURES`, what it works out in `EXAMPLES`, both by its section. A
call-out without words says what the tooltip of its item says at the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from game.core.message import Key
from scenes.bronze.present import BronzeScreen
from scenes.bronze.stands import Stands
from scenes.table.figures import Gallery, count, example, of, summed, text
from scenes.table.pages import Figure, Paragraph, TableBlock

_of = partial(of, BronzeScreen)


_key = partial(text, "bronze")
_MAP = ("routes", "token:", "province:0", "province:1", "shelf:0", "shelf:1")
_TRAY = ("tray", "stock")
_PILES = ("piles:title", "reserve", "pile:")
_LANDS = tuple(f"{part}:{land}" for part in ("province", "shelf") for land in (0, 1, 2))
_SPOT = "spot:1:"

FIGURES: Mapping[str, tuple[Callable[[Stands], Figure], ...]] = {
    "idea": (_of("late", _MAP, "terrain:mountains", "token:mountains:3", "province:0"),),
    "setup": (_of("start", _MAP, "province:0", "spot:0:", "cover:1", ("token:", _key("tokens"))),),
    "turn": (
        _of(
            "laying",
            _TRAY,
            ("card:0:0", _key("matrix")),
            ("column:", _key("places")),
        ),
    ),
    "take": (_of("taking", _PILES, ("pile:0", _key("pile")), "reserve"),),
    "lay": (_of("laying", _TRAY, ("column:0", _key("below")), "stock"),),
    "wake": (_of("settling", _TRAY, ("tray:aside", _key("awake")), ("card:0:0", _key("card"))),),
    "settle": (_of("settling", _LANDS, "spot:0:forest:0", "spot:1:steppe:0", "spot:2:coast:0"),),
    "city": (
        _of("late", ("cities:", "city:"), "city:"),
        _of("taking", ("province:1", "shelf:1", "province:0"), "shelf:1"),
    ),
    "routes": (
        _of(
            "late",
            _MAP,
            "token:mountains:3",
            "token:mountains:5",
            "token:mountains:7",
        ),
    ),
    "provinces": (_of("late", _LANDS, "province:0", "province:1", "province:2"),),
    "end": (
        _of("late", _PILES, ("pile:0", _key("empty")), "reserve"),
        _of("late", ("stock", "tray:title"), "stock"),
    ),
    "score": (_of("late", ("cities:", "city:", "purse"), ("purse", _key("purse")), "city:"),),
    "cities": (_of("late", ("cities:", "city:"), "city:"),),
    "house": (_of("start", _LANDS, "province:0", "spot:0:"),),
    "symbols": (_of("late", _MAP, "terrain:mountains", "terrain:coast", "spot:0:", "province:1"),),
}


# Worked examples: every number comes from the rules


_n = partial(count, "bronze")
_example = partial(example, "bronze")


def laying(stands: Stands) -> Paragraph:
    """Say what a card wakes in the first column, and where that could settle."""
    state = stands.laying
    seen = stands.rules.preview(state, state.hand, 0)
    spots = 0
    for bits in seen.spots.values():
        spots |= bits
    name = Key(f"bronze.technology.{state.hand}")
    return _example("lay", name=name, cards=len(seen.awake), spots=spots.bit_count())


def waking(stands: Stands) -> Paragraph:
    """Say how many cards the same card would wake at each place of the matrix."""
    state, rules = stands.laying, stands.rules
    columns = range(len(state.players[state.seat].matrix))
    counts = [len(rules.preview(state, state.hand, column).awake) for column in columns]
    name = Key(f"bronze.technology.{state.hand}")
    return _example("wake", name=name, counts=" · ".join(map(str, counts)))


def settling(stands: Stands) -> Paragraph:
    """Say how many spots are free for a card that is awake."""
    state = stands.settling
    technology = state.active[0] if state.active else stands.rules.tables.wild
    free = stands.rules.spots(state, technology).bit_count()
    return _example("settle", name=Key(f"bronze.technology.{technology}"), spots=free)


def rowing(stands: Stands) -> Paragraph:
    """Say how long the longest row of somebody is, and which token that reaches."""
    state, rules = stands.late, stands.rules
    seats = range(len(state.players))
    rows = [
        (rules.longest(state, seat, terrain), terrain, seat)
        for terrain in rules.tables.terrains
        for seat in seats
    ]
    long, terrain, seat = max(rows, key=lambda row: row[0])
    points = max(
        (route.points for route in stands.components.tokens.routes if route.length <= long),
        default=0,
    )
    return _example(
        "routes",
        seat=Key(f"seat.{seat}"),
        terrain=Key(f"bronze.terrain.{terrain}"),
        long=long,
        points=_n("point", points),
    )


def leading(stands: Stands) -> Paragraph:
    """Count the cubes of everybody in the first land."""
    state, rules = stands.late, stands.rules
    first, second = rules.counts(state, 0)[:2]
    return _example(
        "provinces",
        one=Key("seat.0"),
        first=first,
        other=Key("seat.1"),
        second=second,
        points=_n("point", state.tokens[0]),
    )


def valuing(stands: Stands) -> Paragraph:
    """Say what a city is worth to its owner as things stand."""
    state = stands.late
    seat = state.seat
    city = next(iter(state.players[seat].cities), next(iter(stands.components.cities.cities)))
    worth = stands.rules.worth(state, seat, city)
    return _example(
        "city",
        name=Key(f"bronze.city.{city}"),
        what=stands.rules.describe(city),
        points=_n("point", worth.points),
    )


def adding_up(stands: Stands) -> TableBlock:
    """Add up somebody's points."""
    return summed(stands.of(stands.late))


EXAMPLES: Mapping[str, Callable[[Stands], Paragraph | TableBlock]] = {
    "lay": laying,
    "wake": waking,
    "settle": settling,
    "routes": rowing,
    "provinces": leading,
    "city": valuing,
    "cities": valuing,
    "score": adding_up,
}

# Ways among the pages, and what on the table each of them explains

SEE: Mapping[str, tuple[str, ...]] = {
    "idea": ("turn", "routes", "provinces", "city"),
    "setup": ("idea", "turn", "house"),
    "turn": ("take", "lay", "wake", "settle"),
    "take": ("lay", "end"),
    "lay": ("wake", "take"),
    "wake": ("lay", "settle"),
    "settle": ("wake", "city", "routes"),
    "city": ("cities", "settle", "score"),
    "routes": ("settle", "score"),
    "provinces": ("settle", "score"),
    "end": ("take", "score"),
    "score": ("routes", "provinces", "cities"),
    "cities": ("city", "score"),
    "house": ("setup", "symbols"),
    "symbols": ("settle", "cities"),
}
TOPICS: Mapping[str, tuple[str, ...]] = {
    "take": ("pile", "reserve", "hand"),
    "lay": ("column:", "side", "tray"),
    "wake": ("card:", "active", "tray:aside"),
    "settle": ("use:", "spot:", "terrain:", "band:", "cover:", "cube", "frame"),
    "city": ("shelf:", "display", "cities:", "city:", "offer", "choice"),
    "routes": ("token:", "length:", "routes", "route"),
    "provinces": ("province:",),
    "end": ("stock",),
    "score": ("purse",),
}
GALLERY = Gallery("bronze", FIGURES, EXAMPLES, SEE, TOPICS)
"""What the book of this title shows."""
