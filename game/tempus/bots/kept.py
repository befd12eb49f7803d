"""What is kept beside an outlook: it stays true for as long as only the own people change."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from game.tempus.bots.rates import Rates
from game.tempus.odds import Odds
from game.tempus.state import Pairs


@dataclass(frozen=True, slots=True)
class Frame:
    """All that the value of a seat's things depends on beside where its people stand."""

    rates: Rates
    worth: float
    """What cities are worth by their points."""
    entered: int
    """Points of boxes."""
    towns: float
    """What cities are worth beside their points."""
    ahead: float
    """What the place on the track and the hand are worth."""
    cities: int
    """How many there are."""
    gains: tuple[int, ...]
    """By number of people: the points that a city built of them would add."""
    sites: int
    """Hexes on which a city may be built."""
    open: int
    """Land to spread to, wherever people stand."""
    risks: tuple[int, ...]
    """What rivals may take of each city."""
    caution: float
    """What rivals' hopes are divided by."""
    babies: int
    """Children born in an action."""
    shown: float
    """Progress points of the hand."""
    prize: float
    """What entering the next box brings."""
    steps: float
    """What the steps left in the action are worth."""
    further: float
    """What further actions of the turn are worth."""
    chances: dict[float, float] = field(default_factory=dict)
    """By progress points: the chance to enter the next box, as far as it was asked for."""
    known: dict[tuple[Pairs, Pairs], float] = field(default_factory=dict)
    """The value with people and bonuses that were asked for."""


class Goal(NamedTuple):
    """What a fight against a hex is about."""

    terrain: str
    """The letter that scores."""
    odds: Odds
    most: int
    """Points of all the cards that score."""
    there: int
    """People or the value of a city."""
    chances: dict[int, float]
    """The chance to win by the attacker's points beyond the odds, as far as it was asked for."""
