"""What the game consists of: the shape of its YAML sheets. Every number lives in data/tempus."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any

from game.core.schema import Id, Range, Ref
from game.core.title import Cover

Small = Annotated[int, Range(1, 20)]
Count = Annotated[int, Range(0, 20)]


@dataclass(frozen=True, slots=True)
class Terrain:
    """A kind of land: its letter on the tiles, whether children are born there (`nursery`).

    `barren`: no children, no cities, no points, no progress, no background in fights (T14).
    """

    letter: str
    nursery: bool = False
    barren: bool = False


@dataclass(frozen=True, slots=True)
class Tile:
    """Seven hexes of land: the centre, and the ring clockwise from the north."""

    centre: str
    ring: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Laid:
    """How many tiles are laid with so many players (T1)."""

    seats: Small
    tiles: Small


@dataclass(frozen=True, slots=True)
class Map:
    """The sheet `map`: the grid of the sea, the terrains and the tiles."""

    columns: Annotated[int, Range(3, 40)]
    rows: Annotated[int, Range(3, 40)]
    terrains: Mapping[Annotated[str, Id("terrain")], Terrain]
    laid: tuple[Laid, ...]
    tiles: Mapping[Annotated[str, Id("tile")], Tile]
    house: bool = False
    """Whether the faces of the tiles are ours."""


@dataclass(frozen=True, slots=True)
class Era:
    """A box of the era track: what its owner can do, and what entering it takes and gives."""

    id: Annotated[str, Id("era")]
    people: Small
    """Persons of a Move."""
    distance: Small
    babies: Small
    stack: Small
    draw: Small
    hand: Small
    actions: Small
    terrain: Annotated[str, Ref("terrain")] = ""
    """What scores progress for entering it."""
    cards: Count = 0
    """Drawn by whoever enters it by progress (T46)."""
    points: Count = 0
    """Victory points for having entered it."""
    ships: bool = False


@dataclass(frozen=True, slots=True)
class Eras:
    """The sheet `eras`: the boxes in order; entering the last one ends the game (T47)."""

    eras: tuple[Era, ...]
    house: bool = False
    """Whether terrains and actions are ours, as far as they are not published."""


@dataclass(frozen=True, slots=True)
class Progress:
    """Progress points when laid in the progress phase (T45)."""

    points: Small


@dataclass(frozen=True, slots=True)
class Strength:
    """Fight points when committed, for both sides or for the defender only (T28)."""

    points: Small
    defender: bool = False


@dataclass(frozen=True, slots=True)
class MoreChildren:
    """More children in the own Have babies action (T21)."""

    amount: Small


@dataclass(frozen=True, slots=True)
class MorePeople:
    """More people in the own Move action (T15)."""

    amount: Small


@dataclass(frozen=True, slots=True)
class MoreRoom:
    """A higher stack limit on one hex (T18)."""

    amount: Small


@dataclass(frozen=True, slots=True)
class ExtraFight:
    """One more fight (T33)."""


@dataclass(frozen=True, slots=True)
class Convert:
    """One enemy person becomes an own one (T39)."""


@dataclass(frozen=True, slots=True)
class ExtraAction:
    """Two actions in one turn (T41, T42)."""


Effect = (
    Progress | Strength | MoreChildren | MorePeople | MoreRoom | ExtraFight | Convert | ExtraAction
)


@dataclass(frozen=True, slots=True)
class Idea:
    """A kind of card: its effect, and how many cards show each background."""

    effect: Effect
    cards: Mapping[Annotated[str, Ref("terrain")], Count]


@dataclass(frozen=True, slots=True)
class Cards:
    """The sheet `cards`: the deck by kind and background."""

    ideas: Mapping[Annotated[str, Id("idea")], Idea]
    house: bool = False
    """Whether the numbers of cards are ours."""


@dataclass(frozen=True, slots=True)
class Cities:
    """How many cities of a value each player has."""

    value: Small
    count: Small


@dataclass(frozen=True, slots=True)
class Numbers:
    """The sheet `table`: each player's pieces, and the numbers of the rules."""

    people: Small
    tokens: Small
    """Action tokens there are for each player."""
    cities: tuple[Cities, ...]
    settlers: Small
    """People put on the map at the start (T4)."""
    settlers_in_hex: Small
    builders: Small
    """The fewest people that can become a city (T22)."""
    protected: Small
    """Who holds so many hexes or fewer is protected (T26)."""
    hex_points: Small
    person_progress: Small
    city_progress: Small
    background_progress: Small
    background_strength: Small


@dataclass(frozen=True, slots=True)
class Components:
    """Everything of the title: cover, map, era track, cards, pieces, computer players."""

    cover: Cover
    map: Map
    eras: Eras
    cards: Cards
    table: Numbers
    bots: Any = field(default=None)
    learned: Any = field(default=None)
