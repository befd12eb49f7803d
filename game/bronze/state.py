"""What lies on the table: shallow records that nobody changes once they are handed out.

They are not frozen, because `apply` fills in its own fresh clone before anyone else sees it.
Cubes are bit sets: the bit of a spot is `land * stride + terrain * width + place`, where `width`
is the size of the largest cell and a land's bits fill whole bytes (see `tables`). So all spots of
a terrain, counted upwards, run from left to right, and a land's spots lie together.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.record import blank

PHASES = ("take", "lay", "settle", "city", "over")
"""Steps of a turn in which somebody must decide, in order; "over" is the end."""

WAITS = ("piles", "provinces", "lands", "pool", "card", "land", "cities")
"""What chance can be asked for: four things of the set-up, then a card, a land, cities."""

FREE = -1
"""A province token that still lies above its land."""

NOBODY = -2
"""A province token that left the game without an owner."""


@dataclass(slots=True)
class Player:
    """What one player has."""

    matrix: tuple[tuple[str, ...], ...]
    """Columns from left to right, each from the top: ids of technologies, wild cards too."""
    cubes: int
    """Cubes not placed yet."""
    taken: int
    """Bit set of the spots with own cubes."""
    cities: tuple[str, ...]
    routes: tuple[int, ...]
    """For each terrain the length of the trade token held, 0 for none."""

    def clone(self) -> Player:
        """Give a copy that may still be filled in."""
        copy = blank(Player)
        copy.matrix = self.matrix
        copy.cubes = self.cubes
        copy.taken = self.taken
        copy.cities = self.cities
        copy.routes = self.routes
        return copy


@dataclass(slots=True)
class State:
    """The whole game between two decisions. All of it is public."""

    players: tuple[Player, ...]
    start: int
    """The seat with the mammoth: the start player."""
    round: int
    """1, 2, 3, …"""
    seat: int
    """Whose turn it is."""
    phase: str
    waiting: tuple[str, ...]
    """What chance must decide now, one after the other; empty when nothing."""
    chances: int
    """How often chance answered in this turn."""
    tops: tuple[str, ...]
    """The open card of each pile of the pool, "" when there is none (yet)."""
    piles: tuple[int, ...]
    """Cards in each pile of the pool, the open one too."""
    reserve: int
    """Cards in the reserve pile; 0 once it has joined the pool."""
    emptied: int
    """Piles of the pool emptied so far."""
    unseen: tuple[int, ...]
    """Technology cards not turned up yet, by technology; nobody knows which pile they are in."""
    tiles: tuple[str, ...]
    """Lands turned up, from left to right."""
    hidden: tuple[str, ...]
    """Land tiles not seen yet, those that stay in the box too."""
    tokens: tuple[int, ...]
    """Points of the province token of each land."""
    owners: tuple[int, ...]
    """Who took each province token: a seat, FREE or NOBODY."""
    displays: tuple[tuple[str, ...], ...]
    """City cards lying below each land."""
    cities: tuple[str, ...]
    """City cards not drawn yet."""
    pile: int
    """The pile taken from in this turn, -1 before."""
    hand: str
    """The technology card taken and not laid yet, or ""."""
    laid: int
    """The column of the card laid in this turn (it is its last card), -1 before."""
    active: tuple[str, ...]
    """Technologies of the activated cards not used yet, one entry for each card (A4)."""
    ending: bool
    """Whether the end was triggered: the round is played out (E1)."""

    def clone(self) -> State:
        """Give a copy that may still be filled in."""
        copy = blank(State)
        copy.players = self.players
        copy.start = self.start
        copy.round = self.round
        copy.seat = self.seat
        copy.phase = self.phase
        copy.waiting = self.waiting
        copy.chances = self.chances
        copy.tops = self.tops
        copy.piles = self.piles
        copy.reserve = self.reserve
        copy.emptied = self.emptied
        copy.unseen = self.unseen
        copy.tiles = self.tiles
        copy.hidden = self.hidden
        copy.tokens = self.tokens
        copy.owners = self.owners
        copy.displays = self.displays
        copy.cities = self.cities
        copy.pile = self.pile
        copy.hand = self.hand
        copy.laid = self.laid
        copy.active = self.active
        copy.ending = self.ending
        return copy
