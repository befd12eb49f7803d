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
    """Finish an optional step: keep the dice, end building or trading, buy nothing."""


@dataclass(frozen=True, slots=True)
class Preserve:
    """Preservation: before the first throw give one piece and multiply the food (rtta16)."""


@dataclass(frozen=True, slots=True)
class Spend:
    """Smithing, when spearheads are spent: give up so many of them for more boxes (rtta35)."""

    goods: int


@dataclass(frozen=True, slots=True)
class Launch:
    """Shipping: build so many ships in the build step (rtta33)."""

    ships: int


@dataclass(frozen=True, slots=True)
class Swap:
    """Send a ship: give the bank one piece of a good and take one of another (rtta17)."""

    give: str
    get: str


@dataclass(frozen=True, slots=True)
class Offer:
    """Offer a deal to another seat (rtta32).

    `give` and `get` hold the pieces of each good in the order of the peg board, then the food.
    """

    to: int
    give: tuple[int, ...]
    get: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Accept:
    """Take the deal that lies on the table."""


@dataclass(frozen=True, slots=True)
class Decline:
    """Turn an offer down."""


@dataclass(frozen=True, slots=True)
class Counter:
    """Answer an offer with another: what the answering seat would give, and what it would get."""

    give: tuple[int, ...]
    get: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Let the talk end without a deal after a counter-offer."""


Action = (
    Throw
    | Again
    | Stop
    | Lead
    | Split
    | Build
    | Engineer
    | Buy
    | Discard
    | Done
    | Preserve
    | Spend
    | Launch
    | Swap
    | Offer
    | Accept
    | Decline
    | Counter
    | Withdraw
)
