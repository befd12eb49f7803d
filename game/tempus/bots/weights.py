"""What the computer players believe things to be worth: the shape of data/tempus/bots.yaml."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from game.kit.schema import Range

Small = Annotated[float, Range(0, 9)]


@dataclass(frozen=True, slots=True)
class Weights:
    """Points that a well-informed player reckons for what is not points yet."""

    person: Small
    """A person on the map, beside the hex it holds."""
    frontier: Small
    """A free hex of land that touches an own one, for each era to come of ten."""
    city: Small
    """A city beside its value, for each era to come of ten."""
    card: Small
    """A card in hand."""
    strength: Small
    """A fight point of a card."""
    box: Small
    """A box on the era track, for each era to come of ten."""
    progress: Small
    """A progress point for the next box, as far as it may decide who enters it."""
    action: Small
    """An action that may still be begun in this turn."""
    exposed: Small
    """A person of a rival beside an own hex that holds fewer, for each point at stake."""
    rival: Small
    """Share of the leading rival's value that counts as own loss."""


@dataclass(frozen=True, slots=True)
class Taste:
    """What a style likes: factors on the values of its level."""

    people: Small = 1.0
    cities: Small = 1.0
    cards: Small = 1.0
    fights: Small = 1.0
    progress: Small = 1.0


@dataclass(frozen=True, slots=True)
class Search:
    """How far the strong player looks."""

    width: Annotated[int, Range(1, 30)]
    """Beginnings of a turn that are played to its end."""
    hands: Annotated[int, Range(1, 30)]
    """Guesses of what the others hold, over which an end is averaged."""


@dataclass(frozen=True, slots=True)
class Bots:
    """The sheet of the computer players."""

    temperature: Annotated[float, Range(0.01, 9)]
    """How often the careless player does something worse."""
    search: Search
    weights: Weights
    styles: Mapping[str, Taste] = field(default_factory=dict)
