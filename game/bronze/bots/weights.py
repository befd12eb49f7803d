"""What the computer players believe things to be worth: the shape of data/bronze/bots.yaml."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from game.ai.simpler import Levels
from game.core.schema import Range, Ref

Part = Annotated[float, Range(0, 1)]
Small = Annotated[float, Range(0, 5)]
Number = Annotated[float, Range(0, 40)]
Some = Annotated[float, Range(0.01, 40)]
Signed = Annotated[float, Range(-10, 10)]
Technologies = Mapping[Annotated[str, Ref("technology")], Small]
Terrains = Mapping[Annotated[str, Ref("terrain")], Small]
LESSER = ("casual", "fair", "able")
"""Levels that know less than the middling player does."""


@dataclass(frozen=True, slots=True)
class Weights:
    """Points that a well-informed player reckons for what is not points yet."""

    rate: Some
    """Cubes that a player places in a turn."""
    cards: Part
    """Part of the cards that will be taken, of those that piles falling alike leave to the end."""
    cube: Small
    """Points of a cube that can still be placed in time."""
    pace: Small
    """Points of a cube placed; a land further on counts like some of them."""
    ready: Small
    """Points for each card that a card drawn at random would wake, for each turn to come."""
    ready_turns: Number
    """Turns to come that this is reckoned for at most."""
    tops: Small
    """Points for each card that an opponent could wake with an open card."""
    spare: Small
    """Points of a woken card kept for a land that is about to be turned up."""
    route_lack: Some
    """How fast the hope of a trade token falls with each cube that its row lacks."""
    route_held: Small
    """Share of a trade token's points that counts while somebody else holds it."""
    land_tie: Signed
    """Cubes that being level with the best rival of a land is short of leading."""
    land_spread: Some
    """How far the cubes in a land may still move, for the root of its free spots."""
    land_far: Small
    """Share of a province that counts for each player who has not reached its land yet."""
    city: Number
    """Points of a city that is still to come, for each point that an average one shows."""
    city_rate: Some
    """Cities that a player takes in a turn."""
    most_tie: Signed
    """The same as in a land where a city asks for most or fewest."""
    most_spread: Some
    """How far such a comparison may still move, for the root of the turns to come."""
    lack: Some
    """How fast the hope of a city falls with each thing it lacks."""
    grow: Small
    """Units more that a city with points for each unit gains in a turn to come."""
    burst: Small
    """How fast a city that allows only so much is lost over the turns to come."""
    rivals: Part
    """How much of the rivals' value is that of the best one, and not that of the average."""
    spread_end: Some
    """How far the final lead may still move in a last turn."""
    spread_turn: Number
    """The same for each turn to come."""
    greed: Small
    """What a point of lead counts beside the chance to win."""


@dataclass(frozen=True, slots=True)
class Foreseen:
    """How far the best ways to play a turn are thought of further; a matter of time too."""

    ends: Annotated[int, Range(1, 50)] = 1
    """Ends of the turn that are compared by what follows; one needs no comparing."""
    turns: Annotated[int, Range(0, 8)] = 0
    """Turns that are played after each of them."""
    beam: Annotated[int, Range(1, 50)] = 1
    """Boards that are kept after each cube of these turns."""
    branch: Annotated[int, Range(1, 50)] = 1
    """Spots that are tried for each technology in them."""


@dataclass(frozen=True, slots=True)
class Search:
    """How much of a turn is looked at; a matter of time and not of belief."""

    lays: Annotated[int, Range(1, 50)]
    """Ways to take and lay a card whose placements are searched."""
    beam: Annotated[int, Range(1, 50)]
    """Boards that are kept after each cube."""
    branch: Annotated[int, Range(1, 50)]
    """Spots that are tried for each technology on each of them."""
    ahead: Foreseen = field(default_factory=Foreseen)
    """How far the best of all these ways are thought of further."""


@dataclass(frozen=True, slots=True)
class Rough:
    """What a beginner goes by: it looks at its own cubes and cards only."""

    near: Annotated[float, Range(0, 9)]
    """A lead in value that is not felt: what is less ahead seems equally good."""
    woken: Signed
    """A card that is woken."""
    front: Signed
    """A card laid as its technology."""
    cube: Signed
    """A cube placed."""
    row: Signed
    """A spot in a terrain, for each own cube already there."""
    crowd: Signed
    """A spot in a land, for each own cube already there."""
    skip: Signed
    """Each land that is left behind."""
    reach: Signed
    """A land reached that brings a city."""
    city: Signed
    """A point that a city shows now."""


@dataclass(frozen=True, slots=True)
class Taste:
    """What a style likes: factors on the values of its level, and fancies for close calls."""

    routes: Small = 1.0
    provinces: Small = 1.0
    cities: Small = 1.0
    """Cities to come."""
    cards: Small = 1.0
    """Cities that only the technology cards decide about."""
    cubes: Small = 1.0
    """Cities that cubes, trade tokens or provinces decide about."""
    wake: Small = 1.0
    """Waking many cards, now and in turns to come."""
    pace: Number = 1.0
    """Placing cubes and getting on, be it for nothing else."""
    laid: Technologies = field(default_factory=dict)
    """Points of a card in the matrix for its own sake, as long as a turn is to come."""
    settled: Terrains = field(default_factory=dict)
    """The same for a cube in a terrain."""


@dataclass(frozen=True, slots=True)
class Bots:
    """The sheet of the computer players."""

    hard: Weights
    medium: Weights
    search: Search
    narrow: Search
    """How much the level below the strong one looks at."""
    easy: Rough
    simpler: Levels = field(default_factory=dict)
    """Level -> what it believes only in part of what `medium` does."""
    styles: Mapping[str, Mapping[str, Taste]] = field(default_factory=dict)
    """Style -> level -> its factors."""
