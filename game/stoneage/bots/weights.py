"""What the computer players believe things to be worth: the shape of data/stoneage/bots.yaml."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from game.ai.simpler import Levels
from game.core.schema import Range

Part = Annotated[float, Range(0, 1)]
Small = Annotated[float, Range(0, 3)]
Number = Annotated[float, Range(0, 60)]
LESSER = ("casual", "fair")
"""Levels that know less than the middling player does."""
NARROWER = ("able", "skilled")
"""Levels that look at less than the strong player does."""


@dataclass(frozen=True, slots=True)
class Horizon:
    """How many rounds are still to come after this one, guessed from the pace so far."""

    tile: Small
    """Tiles that a stack is thought to lose in a round, before anything is seen."""
    card: Small
    """Cards that each seat is thought to take in a round, before anything is seen."""
    trust: Number
    """Rounds after which what was seen counts as much as what was thought."""
    least: Small
    """Rounds to come that are reckoned with at least, while the end is not certain."""
    rounds: Number
    """Rounds that a game has whoever plays, and …"""
    shared: Number
    """… rounds that all seats share: with more of them the cards are gone sooner."""
    sure: Number
    """Rounds after which this usual length counts as much as the pace of the game."""
    fade: Small
    """What is left of the rounds that the pace promises: the last are faster than the first."""


@dataclass(frozen=True, slots=True)
class Growth:
    """What a tribe is thought to gain in each round to come."""

    agriculture: Part
    tools: Part
    tiles: Small
    people: Part
    figures: Part
    """Figures of each of the four kinds."""


@dataclass(frozen=True, slots=True)
class Weights:
    """Points that a well-informed player reckons for what is not points yet."""

    horizon: Horizon
    growth: Growth
    person: Number
    """Points that a person's work brings in a round, its food not counted."""
    tool: Small
    """Points that a value of tools brings in a round."""
    food: Small
    """Points of the work that brings a food."""
    resource: Small
    """Part of a resource's printed points that it is worth in stock."""
    piece: Small
    """Points of a resource in stock beside that."""
    full: Number
    """Resources in stock beyond which more of them count less."""
    slack: Part
    """The part that those count."""
    culture: Small
    """Points of each symbol of the largest set, in hope of more, while rounds are to come."""
    hope: Part
    """The chance to still get a resource that is missing, while people are at home."""
    one_use: Small
    """Points of a one-use tool for each of its value."""
    spread_end: Number
    """How far the final lead may still move in the round that is reckoned."""
    spread_turn: Number
    """The same for each round to come."""
    greed: Small
    """What a point of lead counts beside the chance to win."""
    width: Number
    """How many placements are played on to the end of the placing; less than 2: none."""
    branches: Number
    """How many ways to go on are tried at the own placement after each of them, …"""
    replies: Number
    """… and with one opponent instead at every placement of both; less than 2: none."""
    ahead: Number
    """Placements after each of them at which these replies are tried."""


@dataclass(frozen=True, slots=True)
class Rough:
    """What a beginner goes by: it looks at its own things only, and not far."""

    near: Annotated[float, Range(0, 9)]
    """A lead in value that is not felt: what is less ahead seems equally good."""
    tool: Number
    person: Number
    agriculture: Number
    food: Small
    """A food beyond the next meal."""
    hungry: Small
    """A food that the next meal lacks."""
    resource: Small
    """A printed point of a resource."""
    card: Number
    tile: Number
    dear: Small
    """How much a card or tile it cannot pay yet loses for each missing resource."""
    idle: Small
    """What one of its people is worth elsewhere: a place loses that for each who goes there."""


@dataclass(frozen=True, slots=True)
class Taste:
    """What a style likes: factors on the values of its level, and where it goes first."""

    agriculture: Small = 1.0
    tools: Small = 1.0
    tiles: Small = 1.0
    cards: Small = 1.0
    people: Small = 1.0
    food: Small = 1.0
    eager: Mapping[str, Small] = field(default_factory=dict)
    """Points for which it sends people there before elsewhere, by what a place gives."""


@dataclass(frozen=True, slots=True)
class Bots:
    """The sheet of the computer players."""

    hard: Weights
    medium: Weights
    easy: Rough
    simpler: Levels = field(default_factory=dict)
    """Level -> what it believes only in part of what the level it is made of does."""
    styles: Mapping[str, Mapping[str, Taste]] = field(default_factory=dict)
    """Style -> level -> its factors."""
