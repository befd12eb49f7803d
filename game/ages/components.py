"""What the game consists of: the shape of its YAML sheets. Every number lives in data/ages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from game.core.schema import Id, Range, Ref
from game.core.title import Cover, Spread


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a die: what it gives. `choice`: its owner picks food or workers."""

    id: Annotated[str, Id("face")]
    food: Annotated[int, Range(0, 9)] = 0
    goods: Annotated[int, Range(0, 9)] = 0
    workers: Annotated[int, Range(0, 9)] = 0
    coins: Annotated[int, Range(0, 30)] = 0
    skulls: Annotated[int, Range(0, 3)] = 0
    choice: bool = False


@dataclass(frozen=True, slots=True)
class Dice:
    """The dice: six faces in the order of the values 1..6, and how many throws a turn has."""

    faces: tuple[Face, ...]
    throws: Annotated[int, Range(1, 9)]


@dataclass(frozen=True, slots=True)
class Good:
    """A good: its row on the peg board is as long as `values`, the worth of 0, 1, 2, … pieces."""

    id: Annotated[str, Id("good")]
    values: tuple[Annotated[int, Range(0, 99)], ...]

    @property
    def most(self) -> int:
        """How many fit into the row."""
        return len(self.values) - 1


@dataclass(frozen=True, slots=True)
class Food:
    """The food track: what it starts with, and the most it holds."""

    start: Annotated[int, Range(0, 99)]
    most: Annotated[int, Range(1, 99)]


@dataclass(frozen=True, slots=True)
class Cities:
    """Cities owned from the start, and the worker boxes of each further one."""

    start: Annotated[int, Range(1, 9)]
    boxes: tuple[Annotated[int, Range(1, 30)], ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """What all editions share: goods in collecting order, food, cities, goods kept at the end."""

    goods: tuple[Good, ...]
    food: Food
    cities: Cities
    keep: Annotated[int, Range(0, 30)]


@dataclass(frozen=True, slots=True)
class Monument:
    """A monument: worker boxes, points for the first and for later builders."""

    boxes: Annotated[int, Range(1, 30)]
    first: Annotated[int, Range(0, 30)]
    later: Annotated[int, Range(0, 30)]
    left_out: tuple[int, ...] = ()
    """Numbers of players with which it is not in play."""
    guards: Annotated[str, Ref("disaster")] = ""
    """The disaster its owner does not suffer."""


@dataclass(frozen=True, slots=True)
class Lead:
    """After the last roll one die may be thrown again, a skull too (rtta2)."""


@dataclass(frozen=True, slots=True)
class Spare:
    """Its owner does not suffer this disaster."""

    disaster: Annotated[str, Ref("disaster")]


@dataclass(frozen=True, slots=True)
class TurnBack:
    """The owner's own disaster hits the opponents instead (rtta11)."""

    disaster: Annotated[str, Ref("disaster")]


@dataclass(frozen=True, slots=True)
class MoreFood:
    """More food from each die used as food."""

    amount: Annotated[int, Range(1, 9)]


@dataclass(frozen=True, slots=True)
class MoreWorkers:
    """More workers from each die used as workers."""

    amount: Annotated[int, Range(1, 9)]


@dataclass(frozen=True, slots=True)
class MoreGood:
    """More of a good in a turn in which the dice gave at least one of it (rtta3, rtta30)."""

    good: Annotated[str, Ref("good")]
    amount: Annotated[int, Range(1, 9)]


@dataclass(frozen=True, slots=True)
class CoinWorth:
    """A coin die is worth this much."""

    coins: Annotated[int, Range(1, 30)]


@dataclass(frozen=True, slots=True)
class KeepAll:
    """No goods are given up at the end of the turn (rtta8)."""


@dataclass(frozen=True, slots=True)
class SellFood:
    """Food may pay in the buy step, each for this many coins (rtta28)."""

    coins: Annotated[int, Range(1, 30)]


@dataclass(frozen=True, slots=True)
class GoodToWorkers:
    """In the build step a good given brings this many workers (rtta29)."""

    good: Annotated[str, Ref("good")]
    workers: Annotated[int, Range(1, 9)]


@dataclass(frozen=True, slots=True)
class PerMonument:
    """Points at the end for each monument owned."""

    points: Annotated[int, Range(1, 9)]


@dataclass(frozen=True, slots=True)
class PerCity:
    """Points at the end for each city owned, those of the start too."""

    points: Annotated[int, Range(1, 9)]


@dataclass(frozen=True, slots=True)
class PerGood:
    """Points at the end for each piece of goods left on the board (rtta38)."""

    points: Annotated[int, Range(1, 9)]


@dataclass(frozen=True, slots=True)
class Preserve:
    """Before the first throw one piece of the good multiplies the food (rtta16)."""

    good: Annotated[str, Ref("good")]
    times: Annotated[int, Range(2, 9)]


@dataclass(frozen=True, slots=True)
class Ships:
    """Ships may be built, one piece of each of the goods a ship; each swaps a good (rtta17)."""

    most: Annotated[int, Range(1, 9)]
    goods: tuple[Annotated[str, Ref("good")], ...]


@dataclass(frozen=True, slots=True)
class Attack:
    """The owner's disaster hits the opponents, with more boxes for each piece (rtta13, rtta35)."""

    disaster: Annotated[str, Ref("disaster")]
    good: Annotated[str, Ref("good")]
    boxes: Annotated[int, Range(1, 9)]


Effect = (
    Lead
    | Spare
    | TurnBack
    | MoreFood
    | MoreWorkers
    | MoreGood
    | CoinWorth
    | KeepAll
    | SellFood
    | GoodToWorkers
    | PerMonument
    | PerCity
    | PerGood
    | Preserve
    | Ships
    | Attack
)


@dataclass(frozen=True, slots=True)
class Development:
    """A development: its price in coins, its points, and the named effects it has."""

    cost: Annotated[int, Range(1, 99)]
    points: Annotated[int, Range(0, 30)]
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Disaster:
    """What exactly `skulls` skulls bring (`or_more`: that many and above)."""

    skulls: Annotated[int, Range(0, 9)]
    roller: Annotated[int, Range(0, 9)] = 0
    """Boxes the roller marks."""
    others: Annotated[int, Range(0, 9)] = 0
    """Boxes every opponent marks."""
    goods: bool = False
    """Whether the sufferer loses all goods."""
    or_more: bool = False


@dataclass(frozen=True, slots=True)
class Monuments:
    """The file of an edition's monuments, in the order of the sheet."""

    monuments: Mapping[Annotated[str, Id("monument")], Monument]


@dataclass(frozen=True, slots=True)
class Developments:
    """The file of an edition's developments, cheapest first."""

    developments: Mapping[Annotated[str, Id("development")], Development]


@dataclass(frozen=True, slots=True)
class Disasters:
    """The file of an edition's disasters; famine needs none, it follows from the food."""

    disasters: Mapping[Annotated[str, Id("disaster")], Disaster]


@dataclass(frozen=True, slots=True)
class Ending:
    """What ends the game after the round: so many developments, or all monuments built."""

    developments: Annotated[int, Range(1, 20)]


@dataclass(frozen=True, slots=True)
class Solo:
    """What a game of one player has of its own: it ends after so many rounds."""

    rounds: Annotated[int, Range(2, 99)]


@dataclass(frozen=True, slots=True)
class TradeStep:
    """Where an edition trades: before building or after it; `standard`: without any option."""

    step: Literal["before_building", "after_building"]
    standard: bool = False


@dataclass(frozen=True, slots=True)
class Trade:
    """How players trade."""

    patience: Annotated[int, Range(1, 99)]
    """Offers turned down in a turn after which no further one is heard."""
    editions: Mapping[str, TradeStep]


@dataclass(frozen=True, slots=True)
class Standing:
    """How the computer players' games alone ended, by edition and level."""

    editions: Mapping[str, Mapping[str, Spread]]


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition's tables, each from files of its own."""

    monuments: Mapping[str, Monument]
    developments: Mapping[str, Development]
    disasters: Mapping[str, Disaster]
    ending: Ending


@dataclass(frozen=True, slots=True)
class Components:
    """Everything of the title: cover, dice, sheet, editions by id, variants, computer players."""

    cover: Cover
    dice: Dice
    sheet: Sheet
    editions: Mapping[str, Edition]
    solo: Solo
    trade: Trade
    standing: Standing
    bots: Any = field(default=None)
    nets: Any = field(default=None)
