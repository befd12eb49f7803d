"""What happens in this game, for the table, the chronicle and the sounds. All of it is public."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.event import Event


@dataclass(frozen=True, slots=True)
class DiceThrown(Event):
    """Dice fell: `dice` are all values after the throw, `thrown` the places that were thrown."""

    seat: int
    dice: tuple[int, ...]
    thrown: tuple[int, ...]
    throw: int
    """1, 2, 3; 0 for leadership's extra throw."""


@dataclass(frozen=True, slots=True)
class DiceStopped(Event):
    """The dice stand."""

    seat: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GoodsCollected(Event):
    """Goods went onto the peg board; `lost` found their rows full; `extra` came from quarrying."""

    seat: int
    goods: tuple[int, ...]
    lost: tuple[int, ...]
    extra: int


@dataclass(frozen=True, slots=True)
class FoodCollected(Event):
    """Food was collected, `lost` above the most the track holds; `workers` stand ready."""

    seat: int
    food: int
    lost: int
    workers: int


@dataclass(frozen=True, slots=True)
class CitiesFed(Event):
    """Cities ate; each of the `hungry` marks a box (famine)."""

    seat: int
    eaten: int
    hungry: int


@dataclass(frozen=True, slots=True)
class DisasterStruck(Event):
    """The skulls brought a disaster: who marked boxes or lost goods, and who was spared by what."""

    seat: int
    disaster: str
    skulls: int
    boxes: tuple[tuple[int, int], ...]
    """(seat, boxes marked)."""
    goods: tuple[tuple[int, tuple[int, ...]], ...]
    """(seat, pieces lost of each good)."""
    spared: tuple[tuple[int, str], ...]
    """(seat, id of the development or monument that saved it)."""
    turned: str = ""
    """The development that turned it on the opponents."""


@dataclass(frozen=True, slots=True)
class BoxesMarked(Event):
    """Workers marked boxes of a city or monument."""

    seat: int
    target: str
    boxes: int


@dataclass(frozen=True, slots=True)
class CityBuilt(Event):
    """A city is finished: one more die, one more mouth, from the next turn on."""

    seat: int
    target: str
    cities: int


@dataclass(frozen=True, slots=True)
class MonumentBuilt(Event):
    """A monument is finished, worth `points` to this seat."""

    seat: int
    monument: str
    first: bool
    points: int


@dataclass(frozen=True, slots=True)
class GoodsGiven(Event):
    """Engineering: goods were given for workers."""

    seat: int
    good: str
    goods: int
    workers: int


@dataclass(frozen=True, slots=True)
class DevelopmentBought(Event):
    """A development was bought; `goods` are pieces of each good given, `paid` all coins given."""

    seat: int
    development: str
    goods: tuple[int, ...]
    food: int
    paid: int


@dataclass(frozen=True, slots=True)
class GoodsDiscarded(Event):
    """Goods were given up at the end of the turn."""

    seat: int
    goods: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EndTriggered(Event):
    """The end is near: `why` is "developments", "monuments" or, alone, "rounds"; see rtta20."""

    seat: int
    why: str


@dataclass(frozen=True, slots=True)
class FoodPreserved(Event):
    """Preservation: a piece of the good was given and so much food more lies in store."""

    seat: int
    good: str
    food: int


@dataclass(frozen=True, slots=True)
class GoodsSpent(Event):
    """Smithing: so many pieces of the good were given up to make the attack stronger."""

    seat: int
    good: str
    goods: int


@dataclass(frozen=True, slots=True)
class ShipsBuilt(Event):
    """Ships were built; `goods` are the pieces of each good given, `fleet` all ships now."""

    seat: int
    ships: int
    goods: tuple[int, ...]
    fleet: int


@dataclass(frozen=True, slots=True)
class GoodSwapped(Event):
    """A ship swapped one piece with the bank."""

    seat: int
    give: str
    get: str


@dataclass(frozen=True, slots=True)
class DealOffered(Event):
    """A seat offered a deal; pieces of each good, then food."""

    seat: int
    to: int
    give: tuple[int, ...]
    get: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealCountered(Event):
    """A seat answered an offer with another; `give` and `get` are as that seat sees them."""

    seat: int
    to: int
    give: tuple[int, ...]
    get: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealDeclined(Event):
    """A seat turned an offer down."""

    seat: int
    by: int
    """Who had made it."""


@dataclass(frozen=True, slots=True)
class DealWithdrawn(Event):
    """A seat let the talk end after a counter-offer."""

    seat: int
    partner: int


@dataclass(frozen=True, slots=True)
class DealMade(Event):
    """A deal was made: what the seat whose turn it is gave and got."""

    seat: int
    partner: int
    give: tuple[int, ...]
    get: tuple[int, ...]
