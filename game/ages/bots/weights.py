"""What the computer players believe things to be worth: the shape of data/ages/bots.yaml."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from statistics import fmean
from typing import Annotated

from game.ai.simpler import Levels
from game.core.schema import Range, Ref

Part = Annotated[float, Range(0, 1)]
Small = Annotated[float, Range(0, 3)]
Number = Annotated[float, Range(0, 30)]
Signed = Annotated[float, Range(-50, 50)]
LESSER = ("casual", "fair")
"""Levels that know less than the middling player does."""


@dataclass(frozen=True, slots=True)
class Horizon:
    """How many own turns are still to come after this one, guessed from what everybody owns."""

    start: Number
    """Turns to come in the first round if everybody were about to end the game."""
    leader: Small
    """Turns more for each development that the leader in developments lacks."""
    others: Small
    """Turns more for each that the others lack on average."""
    passed: Small
    """Turns less for each round that is over."""
    monument: Small
    """Turns to come at most for each monument nobody has built."""
    least: Small
    """Turns to come that are reckoned with at least, while the end is not certain."""


@dataclass(frozen=True, slots=True)
class Weights:
    """Points that a well-informed player reckons for what is not points yet."""

    horizon: Horizon
    die: Small
    """Points of one more die, for each turn to come."""
    city_begun: Small
    """Part of a city's value that marked boxes stand for."""
    monument_begun: Small
    """Part of a monument's points that marked boxes stand for."""
    speed: Number
    """Boxes that a turn to come may add to one monument."""
    coin: Small
    """Points of a coin's worth of goods."""
    coin_full: Annotated[float, Range(1, 999)]
    """Worth of goods at which the next coin counts a quarter."""
    piece: Small
    """Points of one good beside its worth: the next of the row is worth more."""
    food_next: Small
    """Points of a food that next turn's meal needs."""
    food_second: Small
    """Points of a food for the meal after that."""
    food_later: Small
    """Points of a food beyond two meals."""
    deny: Small
    """Share of an opponent's loss that counts as own gain when a monument is first built here."""
    harm: Small
    """Share of the boxes and goods that a disaster costs opponents which counts as own gain."""
    last_turn: Number
    """Points that an opponent still makes in a last turn."""
    spread_end: Number
    """How far the final lead may still move while opponents have a last turn."""
    spread_turn: Number
    """The same for each turn to come."""
    width: Number
    """How many ends of a turn are compared by an exact turn more; less than 2: none."""
    near: Number
    """Ends that seem worse than the best by more points than this are not looked at."""
    greed: Small
    """What a point of lead counts beside the chance to win."""
    ship: Small
    """Points of a ship for each turn to come."""
    gathered: Part
    """Part in which pieces count for what developments make of them beyond coins: points in the
    end, and boxes more for an attack. What still comes before either is reckoned with."""
    margin: Small
    """Points that a deal must bring beyond what it brings the partner."""
    use: Mapping[Annotated[str, Ref("development")], Small]
    """Points for each turn to come that a development brings beside its own."""

    def used(self, development: str) -> float:
        """Give the use of a development; one that nobody has weighed yet is like the others."""
        return self.use.get(development, fmean(self.use.values() or (0.0,)))


@dataclass(frozen=True, slots=True)
class Net:
    """A small net that tells how likely a duel is won, learned from games that were played out.

    Every cell adds up what it is told, and says it on unless it is less than nothing.
    """

    costs: Mapping[Annotated[str, Ref("development")], int]
    """What developments cost where it was learned; under other numbers it knows nothing."""
    boxes: Mapping[Annotated[str, Ref("monument")], int]
    """The boxes of the monuments in play where it was learned."""

    width: Number
    """How many ends of a turn are compared by the rival's whole turn after each."""
    near: Number
    """Ends that seem worse than the best by more log odds than this are not looked at."""
    greed: Small
    """What a final point counts beside the chance to win, and at most what sure odds do."""
    edges: tuple[int, ...]
    """Worths of goods up to which each further coin is told apart."""
    start: tuple[float, ...]
    """What the cells, and in the last place the sum of all, begin with."""
    cells: tuple[float, ...]
    """How each cell counts in the end."""
    inputs: Mapping[str, tuple[float, ...]]
    """Input -> how each cell hears it, and in the last place how it counts by itself."""


@dataclass(frozen=True, slots=True)
class Nets:
    """The sheet of what was learned from games played out."""

    editions: Mapping[str, Net]


@dataclass(frozen=True, slots=True)
class Rough:
    """What a beginner goes by: it looks at its own board only, and not far."""

    near: Annotated[float, Range(0, 9)]
    """A lead in value that is not felt: what is less ahead seems equally good."""
    food: Signed
    food_short: Signed
    """A food die while the cities lack food for the next meal."""
    good: Signed
    skull: Signed
    """Each skull that a die shows."""
    workers: Signed
    coin: Signed
    throw: Signed
    """A die that is thrown again."""
    box: Signed
    """A marked box of something not yet finished."""
    city: Signed
    """A finished city."""
    monument: Signed
    """A point of a finished monument."""
    development: Signed
    """A point of a development bought."""
    coin_paid: Signed
    """A coin's worth given or given up."""


@dataclass(frozen=True, slots=True)
class Taste:
    """What a style likes: factors on the values of its level."""

    monuments: Small = 1.0
    cities: Small = 1.0
    developments: Small = 1.0
    goods: Small = 1.0


@dataclass(frozen=True, slots=True)
class Edition:
    """The weights of one edition's players."""

    hard: Weights
    medium: Weights
    easy: Rough
    alone: Weights
    """What the two better levels go by in a game of one player."""
    simpler: Levels = field(default_factory=dict)
    """Level -> what it believes only in part of what `medium` does."""
    styles: Mapping[str, Mapping[str, Taste]] = field(default_factory=dict)
    """Style -> level -> its factors."""


@dataclass(frozen=True, slots=True)
class Bots:
    """The sheet of the computer players."""

    editions: Mapping[str, Edition]

    @property
    def styles(self) -> Mapping[str, Mapping[str, Taste]]:
        """The styles of the first edition; the others have the same."""
        return next(iter(self.editions.values())).styles
