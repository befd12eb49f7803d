"""What a player can decide; each action is one decision as the rules speak of it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Throw:
    """Begin the turn: throw all dice."""


@dataclass(frozen=True, slots=True)
class Again:
    """Throw these dice (places 0.., ascending, at least one) again."""

    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Stop:
    """Let the dice stand as they lie; with leadership owned, that step follows."""


@dataclass(frozen=True, slots=True)
class Lead:
    """Leadership: throw this one die again, a skull too; the result stands (rtta2)."""

    die: int


@dataclass(frozen=True, slots=True)
class Split:
    """Use so many of the food-or-workers dice as food, the others as workers."""

    food: int


@dataclass(frozen=True, slots=True)
class Build:
    """Mark boxes of a city ("city:4" … "city:7") or of a monument (its id)."""

    target: str
    boxes: int


@dataclass(frozen=True, slots=True)
class Engineer:
    """Engineering: give so many of the good for workers (rtta29)."""

    goods: int


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy a development with the coins of the dice, whole stacks of goods, and food sold.

    `goods` are ids of the stacks given, in the order of the peg board.
    """

    development: str
    goods: tuple[str, ...] = ()
    food: int = 0


@dataclass(frozen=True, slots=True)
class Discard:
    """Give up goods at the end of the turn: how many of each, in the order of the peg board."""

    goods: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Done:
    """Finish an optional step: keep the dice without leadership, end building, buy nothing."""


Action = Throw | Again | Stop | Lead | Split | Build | Engineer | Buy | Discard | Done
