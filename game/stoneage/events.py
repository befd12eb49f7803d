"""What happens in this game, for the table, the chronicle and the sounds."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.core.event import Event
from game.stoneage.state import UNKNOWN

Resources = tuple[int, ...]
"""Pieces of each resource, in the order of the sheet."""


@dataclass(frozen=True, slots=True)
class CardsLaid(Event):
    """The row was filled: `moved` are (slot before, slot after) of cards that closed up to the
    right, `cards` are (slot, card) in the order drawn. Slots count from 0 at the right."""

    moved: tuple[tuple[int, int], ...]
    cards: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class TilesTurned(Event):
    """Tiles were turned up: (stack, tile)."""

    tiles: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class ToolsFreshened(Event):
    """A new round made all used tools fresh again."""


@dataclass(frozen=True, slots=True)
class PeoplePut(Event):
    """People were put on a place."""

    seat: int
    place: str
    people: int
    lies: str = ""
    """The card or the tile that lies there, if the place has one."""


@dataclass(frozen=True, slots=True)
class StayedHome(Event):
    """Placing ends, and this seat keeps people at home: no place was left for them (sa2)."""

    seat: int
    people: int


@dataclass(frozen=True, slots=True)
class ActingBegan(Event):
    """All people are placed; from the first player on everybody acts."""

    round: int


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """A place or the top of a card (`card`) rolled dice for `what`: food or a resource's id."""

    seat: int
    place: str
    card: str
    what: str
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ToolsUsed(Event):
    """Tools and one-use cards were added to a roll, `value` together."""

    seat: int
    tools: tuple[int, ...]
    """Slots."""
    cards: tuple[str, ...]
    value: int


@dataclass(frozen=True, slots=True)
class RollGained(Event):
    """A roll brought `amount` of `what`: dice and tools (`total`) divided by `divisor`."""

    seat: int
    place: str
    what: str
    total: int
    divisor: int
    amount: int


@dataclass(frozen=True, slots=True)
class FoodGained(Event):
    """A card brought food."""

    seat: int
    card: str
    amount: int


@dataclass(frozen=True, slots=True)
class ResourcesGained(Event):
    """A card or a picked die brought resources; `card` is the card they come from."""

    seat: int
    card: str
    resources: Resources


@dataclass(frozen=True, slots=True)
class PointsGained(Event):
    """A card brought points."""

    seat: int
    card: str
    points: int


@dataclass(frozen=True, slots=True)
class ToolGained(Event):
    """A tool was gained or raised; `slot` is -1 when all are at their highest (sa28)."""

    seat: int
    slot: int
    value: int


@dataclass(frozen=True, slots=True)
class AgricultureRaised(Event):
    """Agriculture went up by `steps` to `level`; no step at the end of the track (sa57)."""

    seat: int
    steps: int
    level: int


@dataclass(frozen=True, slots=True)
class PersonBorn(Event):
    """A person was born, `people` are there now; `born` 0 when there are no more (sa58)."""

    seat: int
    born: int
    people: int


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A card was paid and taken from its slot (0.. from the right)."""

    seat: int
    card: str
    slot: int
    paid: Resources


@dataclass(frozen=True, slots=True)
class CardKept(Event):
    """A card went to its owner: face down, or open beside the board until it is used."""

    seat: int
    card: str
    open: bool


@dataclass(frozen=True, slots=True)
class CardSpent(Event):
    """An open card did its work and lies face down now."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class ExtraDrawn(Event):
    """The extra card drew a card; the others see only that (sa38, sa39: "" from an empty deck)."""

    seat: int
    card: str

    def seen_by(self, seat: int | None) -> Event:
        """Hide which card it is from all but its owner (sa59)."""
        return self if seat == self.seat or not self.card else replace(self, card=UNKNOWN)


@dataclass(frozen=True, slots=True)
class DiceThrown(Event):
    """The dice for all were rolled for `card`, taken by `seat`."""

    seat: int
    card: str
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DiePicked(Event):
    """A seat took a die for what its face gives: a resource's id, `tool` or `agriculture`."""

    seat: int
    face: int
    what: str


@dataclass(frozen=True, slots=True)
class TileBought(Event):
    """A tile was paid and taken from its stack (0..)."""

    seat: int
    tile: str
    stack: int
    paid: Resources
    points: int


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """Nothing was paid for the card or tile `what`; `able` tells whether it could have been."""

    seat: int
    place: str
    what: str
    able: bool


@dataclass(frozen=True, slots=True)
class CardOpened(Event):
    """The open card gave resources of choice."""

    seat: int
    card: str
    resources: Resources


@dataclass(frozen=True, slots=True)
class FeedingBegan(Event):
    """Everybody acted; from the first player on the tribes eat."""

    round: int


@dataclass(frozen=True, slots=True)
class Fed(Event):
    """A tribe ate: agriculture gave `gained`, `eaten` was paid, `missing` could not be."""

    seat: int
    gained: int
    eaten: int
    missing: int


@dataclass(frozen=True, slots=True)
class HungerPaid(Event):
    """Resources were paid in place of missing food."""

    seat: int
    resources: Resources


@dataclass(frozen=True, slots=True)
class Starved(Event):
    """`hungry` people stayed unfed, which cost points."""

    seat: int
    hungry: int
    points: int


@dataclass(frozen=True, slots=True)
class FirstPassed(Event):
    """The first player's marker went to the left."""

    seat: int


@dataclass(frozen=True, slots=True)
class StackEmptied(Event):
    """The last tile of a stack (0..) was bought: this round is the last (sa50)."""

    seat: int
    stack: int


@dataclass(frozen=True, slots=True)
class DeckShort(Event):
    """The game ends at once: `cards` cards cannot fill `gaps` empty slots (sa51)."""

    cards: int
    gaps: int
