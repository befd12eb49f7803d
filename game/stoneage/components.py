"""What the game consists of: the shape of its YAML sheets. Every number lives in data/stoneage."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from game.core.schema import Id, Range, Ref
from game.core.title import Cover

Small = Annotated[int, Range(1, 20)]
Amount = Annotated[int, Range(1, 9)]
ResourceId = Annotated[str, Ref("resource")]


@dataclass(frozen=True, slots=True)
class Good:
    """A resource: what a roll for it is divided by, and the points a piece paid brings."""

    id: Annotated[str, Id("resource")]
    divisor: Small
    points: Small


@dataclass(frozen=True, slots=True)
class People:
    """How many people a player starts with, and how many there are of a colour."""

    start: Small
    most: Small


@dataclass(frozen=True, slots=True)
class Tools:
    """Spaces for tools on a player's board, and the highest value of a tool."""

    slots: Annotated[int, Range(1, 6)]
    most: Annotated[int, Range(1, 9)]


@dataclass(frozen=True, slots=True)
class Hunger:
    """Points lost by starving: flat, or by the number of people unfed (sa48)."""

    points: Small
    by_person: tuple[Annotated[int, Range(0, 99)], ...]


@dataclass(frozen=True, slots=True)
class Numbers:
    """The sheet `table`: what lies on the table at the start, and all limits."""

    people: People
    food: Annotated[int, Range(0, 99)]
    agriculture: Small
    """The last field of the track."""
    tools: Tools
    row: tuple[Small, ...]
    """The cost of each slot of the card row, from the right."""
    stack: Small
    """Tiles in each stack; there are as many stacks as players."""
    die: tuple[str, ...]
    """What each face of the dice for all gives: a resource, `tool` or `agriculture`."""
    hunger: Hunger
    resources: tuple[Good, ...]
    leftover: Annotated[int, Range(0, 9)]
    """Points for each resource left at the end."""


@dataclass(frozen=True, slots=True)
class Village:
    """A place of the village: exactly so many people of one player, and what they bring."""

    id: Annotated[str, Id("place")]
    people: Amount
    gain: Literal["tool", "person", "agriculture"]


@dataclass(frozen=True, slots=True)
class Hunt:
    """The place without rings, where a roll brings food."""

    id: Annotated[str, Id("place")]
    divisor: Small


@dataclass(frozen=True, slots=True)
class Source:
    """A place with rings where a roll brings a resource."""

    id: Annotated[str, Id("place")]
    resource: ResourceId
    rings: Small


Place = Village | Hunt | Source


@dataclass(frozen=True, slots=True)
class Limit:
    """With so many seats: village places usable in a round, players at each source."""

    seats: Annotated[int, Range(2, 9)]
    village: Amount
    players: Amount


@dataclass(frozen=True, slots=True)
class Places:
    """The sheet `places`: all places but the cards and tiles, in the order of the board."""

    places: tuple[Place, ...]
    limits: tuple[Limit, ...]


@dataclass(frozen=True, slots=True)
class Fixed:
    """A tile with printed resources and printed points."""

    cost: Mapping[ResourceId, Amount]
    points: Annotated[int, Range(1, 99)]


@dataclass(frozen=True, slots=True)
class Exact:
    """A tile for so many resources of exactly so many kinds, worth what is paid."""

    count: Small
    kinds: Amount


@dataclass(frozen=True, slots=True)
class Free:
    """A tile for any resources within these numbers, worth what is paid."""

    least: Small
    most: Small


Tile = Fixed | Exact | Free


@dataclass(frozen=True, slots=True)
class Tiles:
    """The sheet `tiles`."""

    tiles: Mapping[Annotated[str, Id("tile")], Tile]


@dataclass(frozen=True, slots=True)
class DiceForAll:
    """As many dice as players; each takes one and what its face gives (sa33)."""


@dataclass(frozen=True, slots=True)
class Food:
    """Food at once."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Resource:
    """Resources at once."""

    resource: ResourceId
    amount: Amount


@dataclass(frozen=True, slots=True)
class RollResource:
    """A roll for a resource, with tools, as at its place (sa23)."""

    resource: ResourceId
    dice: Amount


@dataclass(frozen=True, slots=True)
class Points:
    """Points at once."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Tool:
    """A tool at once."""


@dataclass(frozen=True, slots=True)
class Agriculture:
    """Steps on the agriculture track at once."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class ExtraCard:
    """A card from the deck, for the final scoring only (sa38)."""


@dataclass(frozen=True, slots=True)
class OneUseTool:
    """Lies open until it helps one roll (sa31)."""

    value: Amount


@dataclass(frozen=True, slots=True)
class ChooseResources:
    """Lies open until its owner takes resources of his choice (sa41)."""

    amount: Amount


Top = (
    DiceForAll
    | Food
    | Resource
    | RollResource
    | Points
    | Tool
    | Agriculture
    | ExtraCard
    | OneUseTool
    | ChooseResources
)


TOPS: Mapping[type, str] = {
    DiceForAll: "dice_for_all",
    Food: "food",
    Resource: "resource",
    RollResource: "roll_resource",
    Points: "points",
    Tool: "tool",
    Agriculture: "agriculture",
    ExtraCard: "extra_card",
    OneUseTool: "one_use_tool",
    ChooseResources: "choose_resources",
}
"""The name of each sort of top, as the sheets write it."""


@dataclass(frozen=True, slots=True)
class Culture:
    """A culture symbol: sets of different ones are squared (sa54)."""

    symbol: Annotated[str, Ref("symbol")]


@dataclass(frozen=True, slots=True)
class Farmer:
    """Figures that are multiplied with agriculture."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Toolmaker:
    """Figures that are multiplied with the values of the tools."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class HutBuilder:
    """Figures that are multiplied with the building tiles."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Shaman:
    """Figures that are multiplied with the people."""

    amount: Amount


Figure = Farmer | Toolmaker | HutBuilder | Shaman
Bottom = Culture | Farmer | Toolmaker | HutBuilder | Shaman

FIGURES: Mapping[type, str] = {
    Farmer: "farmer",
    Toolmaker: "toolmaker",
    HutBuilder: "hut_builder",
    Shaman: "shaman",
}
"""The name of each sort of figure, in the order of the board."""


@dataclass(frozen=True, slots=True)
class Card:
    """A civilization card: what it gives when taken, and what it counts at the end."""

    top: Top
    bottom: Bottom


@dataclass(frozen=True, slots=True)
class Cards:
    """The sheet `cards`."""

    symbols: tuple[Annotated[str, Id("symbol", used=True)], ...]
    cards: Mapping[str, Card]


@dataclass(frozen=True, slots=True)
class Figures:
    """Cards with a figure, and figures on all of them together."""

    cards: int
    amount: int


@dataclass(frozen=True, slots=True)
class Counts:
    """The sheet `counts`: sums of the printed lists, to find slips in the other sheets."""

    cards: int
    tops: Mapping[str, int]
    given: Mapping[str, int]
    """Food and resources on all tops that give some at once."""
    rolled: Mapping[str, int]
    """Cards that roll for each resource."""
    each_symbol: int
    figures: Mapping[str, Figures]
    tiles: Mapping[str, int]
    fixed_points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Components:
    """Everything of the title: cover, numbers, places, tiles, cards, computer players."""

    cover: Cover
    numbers: Numbers
    places: Places
    tiles: Mapping[str, Tile]
    cards: Cards
    counts: Counts
    bots: Any = field(default=None)
