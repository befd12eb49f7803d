"""What lies on the table: shallow records that nobody changes once they are handed out.

They are not frozen, because `apply` fills in its own fresh clone before anyone else sees it;
a clone costs a tenth of `dataclasses.replace`.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.record import blank

PHASES = (
    *("throw", "keep", "lead", "split", "spend"),
    *("trade", "answer", "counter", "build", "buy", "discard", "over"),
)
"""Steps of a turn in which somebody must decide; "over" is the end.

In "answer" it is the partner's decision. Whether "trade" comes before or after "build" is the
edition's affair.
"""


@dataclass(slots=True)
class Board:
    """One player's sheet and peg board."""

    food: int
    goods: tuple[int, ...]
    """Pieces of each good, in the order of the sheet."""
    cities: tuple[int, ...]
    """Boxes marked in the 4th, 5th, … city."""
    monuments: tuple[int, ...]
    """Boxes marked in each monument, in the order of the edition's table."""
    developments: tuple[str, ...]
    """Ids owned, in the order bought."""
    disasters: int
    """Disaster boxes marked; each costs a point, without limit (rtta9)."""
    ships: int = 0

    def clone(self) -> Board:
        """Give a copy that may still be filled in."""
        copy = blank(Board)
        copy.food = self.food
        copy.goods = self.goods
        copy.cities = self.cities
        copy.monuments = self.monuments
        copy.developments = self.developments
        copy.disasters = self.disasters
        copy.ships = self.ships
        return copy


@dataclass(frozen=True, slots=True)
class Bid:
    """A deal that somebody proposes: pieces of each good, then food, both ways."""

    by: int
    to: int
    give: tuple[int, ...]
    """What `by` would give."""
    get: tuple[int, ...]
    """What `by` would get."""


@dataclass(frozen=True, slots=True)
class Market:
    """What the trade step of the turn has come to; all of it is forgotten when the turn ends."""

    swaps: int = 0
    """Ships that have swapped."""
    deals: int = 0
    bid: Bid | None = None
    """What must be answered now."""
    declined: tuple[Bid, ...] = ()
    """Offers that came to nothing as they were."""


IDLE = Market()


@dataclass(slots=True)
class State:
    """The whole game between two decisions. All of it is public."""

    boards: tuple[Board, ...]
    start: int
    """The start player's seat (rtta22)."""
    round: int
    """1, 2, 3, …"""
    seat: int
    """Whose turn it is."""
    phase: str
    dice: tuple[int, ...]
    """Values 1..6 of this turn's dice; empty before the first throw."""
    throws: int
    """Throws made this turn, leadership's not counted."""
    waiting: tuple[int, ...]
    """Places of the dice that chance must decide now; empty when none."""
    led: bool
    """Whether leadership was used this turn."""
    workers: int
    """Workers left in the build step."""
    coins: int
    """Coins of this turn's dice."""
    firsts: tuple[int, ...]
    """Who built each monument first, -1 for nobody yet (rtta4)."""
    ending: bool
    """Whether the end was triggered: the round is played out (rtta20)."""
    preserved: bool = False
    """Whether preservation was used this turn."""
    market: Market = IDLE

    def clone(self) -> State:
        """Give a copy that may still be filled in."""
        copy = blank(State)
        copy.boards = self.boards
        copy.start = self.start
        copy.round = self.round
        copy.seat = self.seat
        copy.phase = self.phase
        copy.dice = self.dice
        copy.throws = self.throws
        copy.waiting = self.waiting
        copy.led = self.led
        copy.workers = self.workers
        copy.coins = self.coins
        copy.firsts = self.firsts
        copy.ending = self.ending
        copy.preserved = self.preserved
        copy.market = self.market
        return copy
