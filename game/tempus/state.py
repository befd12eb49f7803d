"""What lies on the table: shallow records that nobody changes once they are handed out.

A hex is a number: row times columns plus column (see `grid`). People, cities and bonuses are
pairs (hex, number) in the order of the hexes; cards are `idea:background`, in order in a hand.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass

from game.core.record import blank

UNKNOWN = "unknown"
"""A card that the viewer does not know."""
SEA = "."
"""The letter of water."""
PHASES = (
    "tile",
    "people",
    "act",
    "move",
    "babies",
    "end",
    "terrain",
    "attack",
    "defend",
    "advance",
    "draw",
    "discard",
    "progress",
    "over",
)
"""Steps in which somebody, or in "draw" chance, must decide; "over" is the end."""

Pairs = tuple[tuple[int, int], ...]


@dataclass(slots=True)
class Tribe:
    """One player's people, cities, cards and place on the era track."""

    box: int
    """0 Start … 10 Flight."""
    tokens: int
    """Action tokens left in this era."""
    people: Pairs
    """(hex, how many) of each hex held."""
    cities: Pairs
    """(hex, value) of each city on the map."""
    bonus: Pairs
    """(hex, how much) Sanitation adds there (T18)."""
    hand: tuple[str, ...]
    laid: tuple[str, ...]
    """Cards lying face down in the progress phase."""
    open: tuple[str, ...]
    """Government cards whose extra action is not done yet (T41)."""

    def clone(self) -> Tribe:
        """Give a copy that may still be filled in."""
        copy = blank(Tribe)
        copy.box = self.box
        copy.tokens = self.tokens
        copy.people = self.people
        copy.cities = self.cities
        copy.bonus = self.bonus
        copy.hand = self.hand
        copy.laid = self.laid
        copy.open = self.open
        return copy


@dataclass(frozen=True, slots=True)
class Fight:
    """A fight between the naming of its hexes and the advance (T27)."""

    start: int
    target: int
    defender: int
    city: int
    """The value of the city attacked; 0 against people."""
    terrain: str
    """The terrain that scores; of a city "" until its owner has named it."""
    cards: tuple[str, ...]
    """What the attacker has put face down."""
    back: str
    """The phase that a War Leader's fight interrupted; "" for the action Fight."""


@dataclass(slots=True)
class State:
    """The whole game between two decisions."""

    round: int
    """The era being played, 1 … 10."""
    lap: int
    """Laps of the action phase; 0 during set-up, one more than the laps in the progress phase."""
    first: int
    """The first player of this era."""
    turn: int
    """Whose turn it is."""
    seat: int
    """Who must decide; in a fight it may be the defender."""
    phase: str
    land: str
    """The letter of every hex, `SEA` for water."""
    centres: tuple[int, ...]
    """Where the tiles lie, in the order laid."""
    pool: tuple[str, ...]
    """Tiles that nobody has drawn."""
    tile: str
    """The tile drawn and not yet laid."""
    tribes: tuple[Tribe, ...]
    deck: tuple[str, ...]
    """Cards to draw, in no order."""
    discards: tuple[str, ...]
    """Open, in the order discarded."""
    actions: int
    """Actions still to begin in this turn."""
    done: int
    """Actions begun in this turn."""
    passed: bool
    """Whether Government made this a turn without actions."""
    left: int
    """People or children that the action in progress still allows."""
    moved: Pairs
    """(hex, how many) people there have moved in this action (T16)."""
    born: tuple[int, ...]
    """Hexes with a child of this action."""
    drawing: int
    """Cards that the seat must still draw."""
    draws: int
    """Answers of chance since the turn began, or since set-up or the bonus cards did."""
    bonus: tuple[int, ...]
    """Seats that draw for entering a box, the first of them now."""
    fight: Fight | None

    def clone(self) -> State:
        """Give a copy that may still be filled in."""
        copy = blank(State)
        copy.round = self.round
        copy.lap = self.lap
        copy.first = self.first
        copy.turn = self.turn
        copy.seat = self.seat
        copy.phase = self.phase
        copy.land = self.land
        copy.centres = self.centres
        copy.pool = self.pool
        copy.tile = self.tile
        copy.tribes = self.tribes
        copy.deck = self.deck
        copy.discards = self.discards
        copy.actions = self.actions
        copy.done = self.done
        copy.passed = self.passed
        copy.left = self.left
        copy.moved = self.moved
        copy.born = self.born
        copy.drawing = self.drawing
        copy.draws = self.draws
        copy.bonus = self.bonus
        copy.fight = self.fight
        return copy

    def edit(self, seat: int) -> Tribe:
        """Put a fresh copy of a tribe into this draft and give it, to be filled in."""
        tribe = self.tribes[seat].clone()
        self.tribes = (*self.tribes[:seat], tribe, *self.tribes[seat + 1 :])
        return tribe


def number(pairs: Pairs, hex: int) -> int:
    """Give the number that stands with a hex; 0 if it is not among the pairs."""
    for place, count in pairs:
        if place == hex:
            return count
    return 0


def changed(pairs: Pairs, hex: int, count: int) -> Pairs:
    """Give the pairs with another number at a hex; 0 takes the hex out."""
    return shifted(pairs, hex, count - number(pairs, hex))


def shifted(pairs: Pairs, hex: int, more: int) -> Pairs:
    """Give the pairs with so many more at a hex; one without any is taken out."""
    # Pairs are in order, so the place is found by halving and the rest is copied as it stands.
    at = rest = bisect_left(pairs, (hex,))
    if at < len(pairs) and pairs[at][0] == hex:
        more += pairs[at][1]
        rest += 1
    if more:
        return (*pairs[:at], (hex, more), *pairs[rest:])
    return pairs[:at] + pairs[rest:]
