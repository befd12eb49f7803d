"""What the computer players believe things to be worth: the shape of data/tempus/bots.yaml."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from statistics import fmean
from typing import Annotated

from game.ai.simpler import Levels
from game.core.schema import Range, Ref

Part = Annotated[float, Range(0, 1)]
Small = Annotated[float, Range(0, 9)]
Some = Annotated[float, Range(0.05, 60)]
LESSER = ("casual", "fair", "able", "capable")
"""Levels that know less than the middling player does."""


@dataclass(frozen=True, slots=True)
class Weights:
    """Points that a well-informed player reckons for what is not points yet.

    "Early" is the part of all own actions that is still to come; "late" is 1 until the last
    actions, and falls to 0 with them (`horizon`).
    """

    hex: Small
    """A held hex that scores, early; at the end it is its point."""
    person: Small
    """A person on the map, early."""
    spare: Small
    """A person on the map beyond the first of its hex, late."""
    cradle: Small
    """A hex on which a child can be born, as many as are born at once, early."""
    nest: Small
    """Such a hex beyond those, early."""
    frontier: Small
    """A free hex that scores and touches own land, early."""
    crowd: Some
    """So many of them are enough."""
    shore: Small
    """A held hex by the sea or a lake, early."""
    site: Small
    """A held hex on which a city may stand, early."""
    ready: Small
    """A point that the best city to be built at once would add, late."""
    second: Small
    """The same of the second best."""
    town: Small
    """A city beside its value, early."""
    lead: Small
    """A box ahead of what all will reach in the next era."""
    prize: Small
    """What entering the next box brings beside its points, early."""
    action: Small
    """An action token more in an era."""
    doubt: Some
    """Progress points by which a rival's progress is uncertain, when the phase is there."""
    rush: Small
    """The same for each own action token before it."""
    hope: Part
    """The part of a card's possible progress points that a rival is thought to lay."""
    horizon: Some
    """The last actions in which all that is not points fades."""
    left: Small
    """A person or child that the action in progress still allows."""
    double: Small
    """A further action in this turn."""
    exposed: Small
    """The part of a stake in danger that is lost for each point by which a rival is stronger."""
    rival: Small
    """The part of the leading rival's value that counts as own loss."""
    field: Small
    """The part of the rivals' mean value that counts as own loss."""
    cards: Mapping[Annotated[str, Ref("idea")], Small]
    """A card in hand, late."""

    def card(self, idea: str) -> float:
        """Give the value of a card; one that nobody has weighed yet is like the others."""
        return self.cards.get(idea, fmean(self.cards.values() or (0.0,)))


Shift = Annotated[float, Range(-9, 9)]


@dataclass(frozen=True, slots=True)
class Learned:
    """What games played out taught beyond the weights: points more, or less, for each thing.

    A row has a number for the beginning of each era, or is empty where nothing was learned.
    """

    hex: tuple[Shift, ...] = ()
    person: tuple[Shift, ...] = ()
    spare: tuple[Shift, ...] = ()
    cradle: tuple[Shift, ...] = ()
    nest: tuple[Shift, ...] = ()
    frontier: tuple[Shift, ...] = ()
    shore: tuple[Shift, ...] = ()
    site: tuple[Shift, ...] = ()
    ready: tuple[Shift, ...] = ()
    second: tuple[Shift, ...] = ()
    town: tuple[Shift, ...] = ()
    city: tuple[Shift, ...] = ()
    """Each point of a city's value, beyond that point."""

    def uneven(self, eras: int) -> list[str]:
        """Name the things whose row is of another number of eras."""
        rows = {thing.name: getattr(self, thing.name) for thing in fields(self)}
        return [thing for thing, row in rows.items() if len(row) not in (0, eras)]

    def at(self, thing: str, era: int, gone: float) -> float:
        """Give the shift of a thing when a part of an era, 1 …, is gone; at the end all are 0."""
        row: tuple[float, ...] = getattr(self, thing)
        if not row:
            return 0.0
        now, then = (*row, 0.0)[era - 1 : era + 1]
        return now + (then - now) * gone


NOTHING = Learned()


@dataclass(frozen=True, slots=True)
class Rough:
    """What a beginner goes by: it looks at its own things only, and not far."""

    near: Annotated[float, Range(0, 9)]
    """A lead in value that is not felt: what is less ahead seems equally good."""
    person: Small
    spare: Small
    """A person beyond the first of its hex; what a city is built of."""
    town: Small
    """A city beside its value."""
    card: Small
    fight: Small
    """A point at stake in a fight that looks won."""


@dataclass(frozen=True, slots=True)
class Taste:
    """What a style likes: factors on the values of its level."""

    people: Small = 1.0
    towns: Small = 1.0
    cards: Small = 1.0
    progress: Small = 1.0
    fights: Small = 1.0
    water: Small = 1.0


@dataclass(frozen=True, slots=True)
class Settling:
    """How the strong player looks for the place of its first people."""

    places: Annotated[int, Range(1, 40)]
    """Ways to settle that are tried."""
    games: Annotated[int, Range(1, 60)]
    """Games played from each before the worse half of them is left out, and so on."""
    eras: Annotated[int, Range(1, 10)]
    """Eras that are played in each."""


@dataclass(frozen=True, slots=True)
class Search:
    """How far the strong player looks."""

    width: Annotated[int, Range(1, 40)]
    """Beginnings of this turn that are played to its end."""
    beam: Annotated[int, Range(1, 20)]
    """Plans that are kept from turn to turn."""
    branch: Annotated[int, Range(1, 20)]
    """Beginnings of each later turn of a plan."""
    turns: Annotated[int, Range(0, 9)]
    """Later turns of this era that a plan goes on for."""
    guesses: Annotated[int, Range(1, 60)]
    """Guesses of what the others hold, over which plans are compared."""
    threat: Part
    """The part of what rivals could take by a fight that is thought to be lost."""
    nerve: Part
    """How likely a rival lays all that scores in the progress phase."""
    settling: Settling


@dataclass(frozen=True, slots=True)
class Bots:
    """The sheet of the computer players."""

    easy: Rough
    medium: Weights
    hard: Weights
    search: Search
    simpler: Levels = field(default_factory=dict)
    """Level -> what it believes only in part of what `medium` does."""
    styles: Mapping[str, Mapping[str, Taste]] = field(default_factory=dict)
    """Style -> level -> its factors."""
