"""Events as lines of the chronicle: cause and effect in words, with symbols in the line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from game.bronze.events import (
    CardLaid,
    CardTaken,
    CitiesDiscarded,
    CitiesDrawn,
    CityTaken,
    CubePlaced,
    EndTriggered,
    LandOpened,
    PileEmptied,
    PilesMade,
    ProvinceClosed,
    ProvincesLaid,
    RouteTaken,
)
from game.core.event import Event
from game.core.message import Key
from scenes.bronze.mat import BronzeMat
from scenes.table.contract import LogLine


def tell(mat: BronzeMat, event: Event) -> LogLine | None:
    """Give an event as a line, or `None` for what needs none."""
    make = _TALES.get(type(event))
    return None if make is None else make(mat, event)


def _say(mat: BronzeMat, key: str, seat: int, **params: Any) -> str:
    name = mat.who(seat) if seat >= 0 else ""
    return mat.text(f"bronze.event.{key}", name=name, **params)


def _technology(name: str) -> Key:
    return Key(f"bronze.technology.{name}")


def _cities(names: Iterable[str]) -> tuple[Key, ...]:
    return tuple(Key(f"bronze.city.{name}") for name in names)


def _own(mat: BronzeMat, seat: int, *marks: str) -> tuple[str, ...]:
    """Name what changed only on the matrix that the reader sees."""
    return marks if seat == mat.shown else ()


def _piles(mat: BronzeMat, event: PilesMade) -> LogLine:
    counts = tuple(str(count) for count in event.piles)
    return LogLine(_say(mat, "piles", -1, piles=counts, count=event.reserve))


def _provinces(mat: BronzeMat, event: ProvincesLaid) -> LogLine:
    points = " · ".join(str(token) for token in event.tokens)
    return LogLine(_say(mat, "provinces", -1, points=points), sprite="bronze/province")


def _taken(mat: BronzeMat, event: CardTaken) -> LogLine:
    card = _technology(event.technology)
    words = _say(mat, "taken", event.seat, technology=card)
    return LogLine(words, event.seat, f"bronze/{event.technology}", (f"pile:{event.pile}",))


def _emptied(mat: BronzeMat, event: PileEmptied) -> LogLine:
    which = "reserve" if event.reserve else "emptied"
    words = _say(mat, which, -1, count=event.reserve)
    return LogLine(words, None, "common/warning", (f"pile:{event.pile}",))


def _laid(mat: BronzeMat, event: CardLaid) -> LogLine:
    """Tell where a card went and which it woke, as many signs as there are cards."""
    card = _technology(event.technology)
    which = "laid_fresh" if event.fresh else "laid"
    words = _say(mat, which, event.seat, technology=card, column=event.column + 1)
    if len(event.cards) > 1:
        counts = Counter(event.cards)
        signs = " ".join(" ".join([f":bronze/{name}:"] * n) for name, n in counts.items())
        words += " " + _say(mat, "awake", event.seat, count=len(event.cards), cards=signs)
    marks = _own(mat, event.seat, f"card:{event.column}:{event.row}")
    return LogLine(words, event.seat, f"bronze/{event.technology}", marks)


def _placed(mat: BronzeMat, event: CubePlaced) -> LogLine:
    words = _say(
        mat,
        "placed",
        event.seat,
        technology=_technology(event.technology),
        land=event.land + 1,
        terrain=Key(f"bronze.terrain.{event.terrain}"),
        kind=Key(f"bronze.kind.{event.kind}"),
    )
    mark = f"spot:{event.land}:{event.terrain}:{event.place}"
    return LogLine(words, event.seat, f"bronze/{event.terrain}", (mark,))


def _opened(mat: BronzeMat, event: LandOpened) -> LogLine:
    which = "opened" if event.seat >= 0 else "opened_first"
    words = _say(mat, which, event.seat, land=event.land + 1)
    return LogLine(words, event.seat if event.seat >= 0 else None, "common/eye")


def _drawn(mat: BronzeMat, event: CitiesDrawn) -> LogLine:
    words = _say(mat, "drawn", event.seat, land=event.land + 1, cities=_cities(event.cities))
    return LogLine(words, event.seat, "bronze/city", (f"shelf:{event.land}",))


def _city(mat: BronzeMat, event: CityTaken) -> LogLine:
    words = _say(mat, "city", event.seat, city=Key(f"bronze.city.{event.city}"))
    marks = (f"shelf:{event.land}", *_own(mat, event.seat, f"city:{event.city}"))
    return LogLine(words, event.seat, "bronze/city", marks)


def _route(mat: BronzeMat, event: RouteTaken) -> LogLine:
    words = _say(
        mat,
        "route_back" if event.returned else "route",
        event.seat,
        length=event.length,
        terrain=Key(f"bronze.terrain.{event.terrain}"),
        count=event.points,
        returned=event.returned,
    )
    marks = tuple(
        f"token:{event.terrain}:{length}" for length in (event.length, event.returned) if length
    )
    return LogLine(words, event.seat, "bronze/route", marks)


def _closed(mat: BronzeMat, event: ProvinceClosed) -> LogLine:
    land = event.land + 1
    if event.owner < 0:
        names = tuple(mat.who(seat) for seat in event.missing)
        why = left_for(event.cubes, event.missing)
        words = _say(mat, f"province_{why}", -1, land=land, names=names)
    else:
        words = _say(mat, "province", event.owner, land=land, count=event.points)
    owner = event.owner if event.owner >= 0 else None
    return LogLine(words, owner, "bronze/province", (f"province:{event.land}",))


def left_for(cubes: Iterable[int], missing: tuple[int, ...]) -> str:
    """Say why nobody has a province: "missing" players, a "tie", or an "empty" land.

    `missing` is empty where everybody came so far, or where that did not matter.
    """
    if not any(cubes):
        return "empty"
    return "missing" if missing else "tie"


def _discarded(mat: BronzeMat, event: CitiesDiscarded) -> LogLine:
    words = _say(mat, "discarded", -1, land=event.land + 1, cities=_cities(event.cities))
    return LogLine(words, None, "bronze/city", (f"shelf:{event.land}",))


def _ending(mat: BronzeMat, event: EndTriggered) -> LogLine:
    words = _say(mat, f"trigger_{event.why}", event.seat)
    return LogLine(words, event.seat, "common/hourglass")


_TALES: Mapping[type, Callable[[BronzeMat, Any], LogLine | None]] = {
    PilesMade: _piles,
    ProvincesLaid: _provinces,
    CardTaken: _taken,
    PileEmptied: _emptied,
    CardLaid: _laid,
    CubePlaced: _placed,
    LandOpened: _opened,
    CitiesDrawn: _drawn,
    CityTaken: _city,
    RouteTaken: _route,
    ProvinceClosed: _closed,
    CitiesDiscarded: _discarded,
    EndTriggered: _ending,
}
