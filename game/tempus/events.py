"""What happens in this game, for the table, the chronicle and the sounds."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.core.event import Event
from game.tempus.state import UNKNOWN


def hidden(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Give as many unknown cards."""
    return (UNKNOWN,) * len(cards)


@dataclass(frozen=True, slots=True)
class TileDrawn(Event):
    """A tile was drawn; everybody sees it."""

    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """A tile was laid; `hexes` are its centre and its ring clockwise from the north."""

    seat: int
    tile: str
    rotation: int
    hexes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class IslandFinished(Event):
    """The island stands; `left_out` tiles that should have come found no place (T3)."""

    lakes: int
    left_out: int


@dataclass(frozen=True, slots=True)
class PeopleSettled(Event):
    """The first people stand; a hex for two stands twice."""

    seat: int
    hexes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TokensTaken(Event):
    """An era began: the action tokens of each seat."""

    first: int
    tokens: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ActionBegan(Event):
    """A seat began an action ("move", "babies", "fight", "ideas", "build"); tokens left."""

    seat: int
    action: str
    tokens: int


@dataclass(frozen=True, slots=True)
class PersonMoved(Event):
    """A person moved along `path`, or over the water: `way` is "land", "lake" or "sea"."""

    seat: int
    path: tuple[int, ...]
    way: str


@dataclass(frozen=True, slots=True)
class ChildBorn(Event):
    """A child was born."""

    seat: int
    hex: int


@dataclass(frozen=True, slots=True)
class CityBuilt(Event):
    """So many `people` became a city."""

    seat: int
    hex: int
    value: int
    people: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card was played for its effect. `hex` is where it works, -1 for nowhere on the map."""

    seat: int
    card: str
    hex: int = -1
    later: bool = False
    """Of Government: whether both actions come in the next turn."""


@dataclass(frozen=True, slots=True)
class BonusLost(Event):
    """Somebody left a hex, and what Sanitation had added there is gone."""

    seat: int
    hex: int


@dataclass(frozen=True, slots=True)
class PersonConverted(Event):
    """A person of `victim` on `source` went home, one of `seat` joined `hex`."""

    seat: int
    victim: int
    source: int
    hex: int


@dataclass(frozen=True, slots=True)
class FightNamed(Event):
    """A fight was named; `city` is the value of the city attacked, 0 against people."""

    seat: int
    defender: int
    start: int
    target: int
    city: int


@dataclass(frozen=True, slots=True)
class TerrainNamed(Event):
    """A city's owner named the terrain it fights on."""

    seat: int
    terrain: str


@dataclass(frozen=True, slots=True)
class CardsLaid(Event):
    """Cards lie face down, in a fight or, with `progress`, for progress."""

    seat: int
    cards: tuple[str, ...]
    progress: bool

    def seen_by(self, seat: int | None) -> Event:
        """Show the cards to their owner only."""
        return self if seat == self.seat else replace(self, cards=hidden(self.cards))


@dataclass(frozen=True, slots=True)
class DefenceShown(Event):
    """The defender played cards, all open."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FightDecided(Event):
    """The cards lie open: points of both sides, and what they come from."""

    seat: int
    defender: int
    start: int
    target: int
    terrain: str
    attack: tuple[str, ...]
    defence: tuple[str, ...]
    points: tuple[int, int]
    won: bool
    """Whether the attacker won; otherwise one person of the attacking hex is lost."""
    lost: int
    """People the loser takes off the map; 0 for a city."""
    city: int
    """The value of the city that fell or stood; 0 against people."""


@dataclass(frozen=True, slots=True)
class PeopleAdvanced(Event):
    """So many people entered the won hex, perhaps nobody."""

    seat: int
    start: int
    target: int
    people: int


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """Cards were drawn."""

    seat: int
    cards: tuple[str, ...]

    def seen_by(self, seat: int | None) -> Event:
        """Show the cards to their owner only."""
        return self if seat == self.seat else replace(self, cards=hidden(self.cards))


@dataclass(frozen=True, slots=True)
class DeckRenewed(Event):
    """The deck was empty; so many discards became the new one."""

    cards: int


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """Cards above the limit were thrown away, open."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CaughtUp(Event):
    """Who was behind moved to the leader's box."""

    seats: tuple[int, ...]
    box: int


@dataclass(frozen=True, slots=True)
class ProgressCounted(Event):
    """The laid cards lie open and the points are counted; seats with the most advance."""

    terrain: str
    box: int
    """The box that is entered."""
    cards: tuple[tuple[str, ...], ...]
    parts: tuple[tuple[int, int, int, int], ...]
    """Points of each seat: people, cities, backgrounds, education."""
    totals: tuple[int, ...]
    seats: tuple[int, ...]
