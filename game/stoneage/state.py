"""What lies on the table: shallow records that nobody changes once they are handed out.

They are not frozen, because `apply` fills in its own fresh clone before anyone else sees it.
Resources are always four numbers in the order of the sheet (wood, brick, stone, gold). A stack of
tiles is only a height: which tile lies where is decided when it is turned up.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.record import blank

UNKNOWN = "unknown"
"""Stands for a card or tile that the viewer may not know."""

PHASES = ("place", "act", "tools", "pay", "improve", "pick", "feed", "over")
"""Steps in which somebody must decide; "over" is the end."""

CHANCES = ("row", "tops", "roll", "dice", "extra", "tile")
"""Steps in which chance must decide: new cards, first tiles, a roll of a place or card, the dice
for all, the card drawn by the extra card, the next tile of a stack."""


@dataclass(slots=True)
class Tribe:
    """One player: people, stores, tools, and what counts at the end."""

    people: int
    """All own people, on the board and at home."""
    food: int
    agriculture: int
    resources: tuple[int, ...]
    """Pieces of each resource, in the order of the sheet."""
    tools: tuple[int, ...]
    """The value in each slot, 0 for an empty one."""
    used: tuple[bool, ...]
    """Which tools were used this round."""
    tiles: tuple[str, ...]
    """Ids of the building tiles, in the order bought."""
    cards: tuple[str, ...]
    """Ids of the cards that lie face down, in the order they came."""
    open: tuple[str, ...]
    """Ids of the cards that lie open beside the board until they are used (sa31, sa41)."""
    built: int
    """Points of building tiles."""
    awarded: int
    """Points of card tops."""
    starved: int
    """Points lost by starving."""
    placed: tuple[int, ...]
    """People on each place that is not resolved yet: the places of the sheet, slots, stacks."""

    @property
    def score(self) -> int:
        """The marker on the score track, without limits on either side (sa49)."""
        return self.built + self.awarded - self.starved

    @property
    def home(self) -> int:
        """People at home."""
        return self.people - sum(self.placed)

    def clone(self) -> Tribe:
        """Give a copy that may still be filled in."""
        copy = blank(Tribe)
        copy.people = self.people
        copy.food = self.food
        copy.agriculture = self.agriculture
        copy.resources = self.resources
        copy.tools = self.tools
        copy.used = self.used
        copy.tiles = self.tiles
        copy.cards = self.cards
        copy.open = self.open
        copy.built = self.built
        copy.awarded = self.awarded
        copy.starved = self.starved
        copy.placed = self.placed
        return copy


@dataclass(slots=True)
class State:
    """The whole game between two decisions."""

    tribes: tuple[Tribe, ...]
    first: int
    """The first player's seat."""
    round: int
    """1, 2, 3, …"""
    seat: int
    """Whose turn it is: to place, to act, to feed."""
    phase: str
    row: tuple[str, ...]
    """The card in each slot, from the right; an empty text is a gap."""
    deck: tuple[str, ...]
    """The cards not drawn yet, unordered."""
    tops: tuple[str, ...]
    """The open tile of each stack; an empty text when the stack is empty."""
    stacks: tuple[int, ...]
    """Tiles in each stack, the open one included."""
    tiles: tuple[str, ...]
    """The tiles not turned up yet, unordered, those in the box among them (sa63)."""
    place: str
    """The id of the place being resolved; empty when none."""
    card: str
    """The card just paid, while its top is at work; empty when none."""
    dice: tuple[int, ...]
    """Dice as rolled while tools are chosen, or the dice still to be picked."""
    picker: int
    """The seat that picks one of the dice for all; -1 when none does."""
    missing: int
    """Food missing after all food was surrendered, while its payment is decided."""
    chances: int
    """How often chance decided in this turn, or at this start of a round."""

    def clone(self) -> State:
        """Give a copy that may still be filled in."""
        copy = blank(State)
        copy.tribes = self.tribes
        copy.first = self.first
        copy.round = self.round
        copy.seat = self.seat
        copy.phase = self.phase
        copy.row = self.row
        copy.deck = self.deck
        copy.tops = self.tops
        copy.stacks = self.stacks
        copy.tiles = self.tiles
        copy.place = self.place
        copy.card = self.card
        copy.dice = self.dice
        copy.picker = self.picker
        copy.missing = self.missing
        copy.chances = self.chances
        return copy
