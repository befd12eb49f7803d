"""What happens in this game, for the table, the chronicle and the sounds. All of it is public."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.event import Event


@dataclass(frozen=True, slots=True)
class PilesMade(Event):
    """The technology cards were dealt into piles: cards in each pile of the pool, and reserve."""

    piles: tuple[int, ...]
    reserve: int


@dataclass(frozen=True, slots=True)
class ProvincesLaid(Event):
    """A province token lies above each land."""

    tokens: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A seat took the open card of a pile, in which `left` cards remain."""

    seat: int
    pile: int
    technology: str
    left: int


@dataclass(frozen=True, slots=True)
class PileEmptied(Event):
    """A pile of the pool ran out; the reserve with `reserve` cards takes its place, or nothing."""

    pile: int
    reserve: int


@dataclass(frozen=True, slots=True)
class CardTurned(Event):
    """The next card of a pile lies open; the pile has `left` cards, it too."""

    pile: int
    technology: str
    left: int


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    """A card was laid and woke `active`, itself first: (column, row) of each, and what it is."""

    seat: int
    technology: str
    column: int
    row: int
    fresh: bool
    """Whether it began a new column."""
    active: tuple[tuple[int, int], ...]
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CubePlaced(Event):
    """A cube went onto a spot; the seat has `left` cubes."""

    seat: int
    technology: str
    land: int
    terrain: str
    place: int
    kind: str
    left: int


@dataclass(frozen=True, slots=True)
class LandOpened(Event):
    """A land was turned up; `seat` is -1 in the set-up."""

    seat: int
    land: int
    tile: str


@dataclass(frozen=True, slots=True)
class CitiesDrawn(Event):
    """City cards were laid out below a land that a seat is the first to reach."""

    seat: int
    land: int
    cities: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CityTaken(Event):
    """A seat took a city card from below a land; `left` still lie there."""

    seat: int
    land: int
    city: str
    left: int


@dataclass(frozen=True, slots=True)
class RouteTaken(Event):
    """A row of `row` cubes brought a trade token; the one of length `returned` went back, if any.

    A `returned` of 0 means that none was held.
    """

    seat: int
    terrain: str
    row: int
    length: int
    points: int
    returned: int


@dataclass(frozen=True, slots=True)
class ProvinceClosed(Event):
    """A province token was settled: `owner` took it, or it left the game (`owner` NOBODY).

    It left because of a tie, because nobody settled there, or because somebody never came so far.
    """

    land: int
    points: int
    owner: int
    cubes: tuple[int, ...]
    """Cubes of each seat in that land."""
    missing: tuple[int, ...] = ()
    """At the end of the game: the seats that never came so far, so that nobody gets it (P3)."""


@dataclass(frozen=True, slots=True)
class CitiesDiscarded(Event):
    """The cards left below a land went out of play."""

    land: int
    cities: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EndTriggered(Event):
    """The end is near: `why` is "piles", "cubes" or "land"; the round is played out."""

    seat: int
    why: str
