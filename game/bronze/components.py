"""What the game consists of: the shape of its YAML sheets. Every number lives in data/bronze.

A `house` mark tells that a sheet's values are ours because the published ones are not known.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, TypeAlias

from game.core.schema import Id, Range, Ref
from game.core.title import Cover

Spots: TypeAlias = Mapping[Annotated[str, Ref("terrain")], tuple[Annotated[str, Ref("kind")], ...]]
"""The spots of a land: kinds in printed order from left to right, by terrain."""


@dataclass(frozen=True, slots=True)
class Map:
    """The seven terrains from top to bottom, and the kinds of settlements."""

    terrains: tuple[Annotated[str, Id("terrain")], ...]
    kinds: tuple[Annotated[str, Id("kind")], ...]


@dataclass(frozen=True, slots=True)
class Technology:
    """Where a cube may be placed for a card: the terrains and the kinds of settlements."""

    terrains: tuple[Annotated[str, Ref("terrain")], ...]
    kinds: tuple[Annotated[str, Ref("kind")], ...]
    house: bool = False


@dataclass(frozen=True, slots=True)
class Copies:
    """So many cards of each technology are in play with this number of players or more."""

    players: Annotated[int, Range(2, 4)]
    count: Annotated[int, Range(1, 20)]


@dataclass(frozen=True, slots=True)
class Deck:
    """How many cards of each technology there are."""

    copies: tuple[Copies, ...]
    house: bool = False


@dataclass(frozen=True, slots=True)
class Technologies:
    """The technology cards. Their common back is `wild`: any terrain and any kind."""

    wild: Annotated[str, Id("technology")]
    technologies: Mapping[str, Technology]
    cards: Deck


@dataclass(frozen=True, slots=True)
class Lands:
    """The land tiles; a game takes some of them at random."""

    lands: Mapping[Annotated[str, Id("land")], Spots]
    house: bool = False


@dataclass(frozen=True, slots=True)
class Size:
    """What depends on the number of players."""

    players: Annotated[int, Range(2, 4)]
    lands: Annotated[int, Range(2, 14)]
    open: Annotated[int, Range(1, 14)]
    """Lands turned up at the start."""
    cities: Annotated[int, Range(1, 9)]
    """City cards drawn for a land."""


@dataclass(frozen=True, slots=True)
class Setup:
    """The numbers of the set-up and of the end."""

    tables: tuple[Size, ...]
    columns: Annotated[int, Range(1, 9)]
    """The most columns of a matrix."""
    cubes: Annotated[int, Range(1, 99)]
    """Cubes of each player."""
    pool: Annotated[int, Range(1, 9)]
    """Open piles of technology cards; one more waits as the reserve."""
    emptied: Annotated[int, Range(2, 9)]
    """So many piles emptied end the game."""


@dataclass(frozen=True, slots=True)
class Route:
    """A trade token, one in each terrain: the row it needs and its points."""

    length: Annotated[int, Range(1, 30)]
    points: Annotated[int, Range(0, 30)]


@dataclass(frozen=True, slots=True)
class Province:
    """Province tokens of one value."""

    points: Annotated[int, Range(1, 30)]
    count: Annotated[int, Range(1, 30)]


@dataclass(frozen=True, slots=True)
class Tokens:
    """Trade tokens, shortest first, and province tokens."""

    routes: tuple[Route, ...]
    provinces: tuple[Province, ...]
    house: bool = False


@dataclass(frozen=True, slots=True)
class MostOfTechnology:
    """Strictly more cards of a technology than each opponent (F5)."""

    technology: Annotated[str, Ref("technology")]
    points: Annotated[int, Range(1, 30)]


@dataclass(frozen=True, slots=True)
class PairsWithWild:
    """Points for each pair of a wild card and one of a technology."""

    technology: Annotated[str, Ref("technology")]
    points: Annotated[int, Range(1, 30)]


@dataclass(frozen=True, slots=True)
class RowContains:
    """A row of the matrix with these technologies (F3)."""

    technologies: tuple[Annotated[str, Ref("technology")], ...]
    points: Annotated[int, Range(1, 30)]


@dataclass(frozen=True, slots=True)
class MostInTerrain:
    """Strictly more cubes in a terrain than each opponent (F5)."""

    terrain: Annotated[str, Ref("terrain")]
    points: Annotated[int, Range(1, 30)]


@dataclass(frozen=True, slots=True)
class AllKindsInTerrains:
    """A cube on every kind of settlement in each of these terrains (F8)."""

    terrains: tuple[Annotated[str, Ref("terrain")], ...]
    points: Annotated[int, Range(1, 30)]


@dataclass(frozen=True, slots=True)
class DistinctInColumn:
    """Points for each different technology in the best column (F7)."""

    points: Annotated[int, Range(1, 30)]


@dataclass(frozen=True, slots=True)
class PerProvince:
    """Points for each own province token (F1)."""

    points: Annotated[int, Range(1, 30)]


@dataclass(frozen=True, slots=True)
class PerRoute:
    """Points for each own trade token."""

    points: Annotated[int, Range(1, 30)]


@dataclass(frozen=True, slots=True)
class FewestProvinces:
    """Strictly fewer province tokens than each opponent (F1, F5)."""

    points: Annotated[int, Range(1, 30)]


@dataclass(frozen=True, slots=True)
class MostCubesLeft:
    """Strictly more unplaced cubes than each opponent (F5)."""

    points: Annotated[int, Range(1, 30)]


@dataclass(frozen=True, slots=True)
class FewestCubesLeft:
    """Strictly fewer unplaced cubes than each opponent (F5)."""

    points: Annotated[int, Range(1, 30)]


@dataclass(frozen=True, slots=True)
class DistinctTechnologies:
    """At least so many different technologies in the matrix (F2)."""

    count: Annotated[int, Range(1, 20)]
    points: Annotated[int, Range(1, 30)]


@dataclass(frozen=True, slots=True)
class WildInEachColumn:
    """As many columns as a matrix may have, and a wild card in each."""

    points: Annotated[int, Range(1, 30)]


@dataclass(frozen=True, slots=True)
class FullRows:
    """Points for each complete row of the matrix (F4)."""

    points: Annotated[int, Range(1, 30)]


@dataclass(frozen=True, slots=True)
class HighColumn:
    """A column of at least so many cards."""

    count: Annotated[int, Range(1, 30)]
    points: Annotated[int, Range(1, 30)]


@dataclass(frozen=True, slots=True)
class NoTechnologyAbove:
    """No technology more than so many times in the matrix (F2)."""

    count: Annotated[int, Range(1, 30)]
    points: Annotated[int, Range(1, 30)]


Condition: TypeAlias = (
    MostOfTechnology
    | PairsWithWild
    | RowContains
    | MostInTerrain
    | AllKindsInTerrains
    | DistinctInColumn
    | PerProvince
    | PerRoute
    | FewestProvinces
    | MostCubesLeft
    | FewestCubesLeft
    | DistinctTechnologies
    | WildInEachColumn
    | FullRows
    | HighColumn
    | NoTechnologyAbove
)


@dataclass(frozen=True, slots=True)
class City:
    """A city card: the least number of players it is used with, and what it scores."""

    players: Annotated[int, Range(2, 4)]
    condition: Condition


@dataclass(frozen=True, slots=True)
class Cities:
    """All city cards. The house mark is about their numbers of players only."""

    cities: Mapping[str, City]
    house: bool = False


@dataclass(frozen=True, slots=True)
class Components:
    """Everything of the title: cover, map, cards, tiles, set-up, tokens, cities, players."""

    cover: Cover
    map: Map
    technologies: Technologies
    lands: Lands
    setup: Setup
    tokens: Tokens
    cities: Cities
    bots: Any = field(default=None)
