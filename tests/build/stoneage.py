"""Situations of `stoneage` in one line: `table(2).give(0, goods="3 wood").stand(0, "forest 2")`."""

from __future__ import annotations

from functools import cache
from typing import Any

from game.core.chance import Outcome
from game.core.contract import Chance, Over, Turn
from game.core.event import Event
from game.loading.title import load
from game.stoneage import acting
from game.stoneage.actions import Act, Decline, Improve, Open, Pay, Pick, Put, Starve, Use
from game.stoneage.components import Components
from game.stoneage.rules import StoneRules
from game.stoneage.state import State, Tribe

ROW = ("c11", "c26", "c30", "c19")
"""Cards of the row from the right: 7 food, 3 points, agriculture, 1 stone."""
TOPS = ("b01", "b26", "b19", "b09")
"""Open tiles: wood wood brick, 1 to 7, 4 of 2 kinds, stone stone gold."""


@cache
def components() -> Components:
    found: Components = load("stoneage")
    return found


@cache
def _rules(options: tuple[tuple[str, str], ...]) -> StoneRules:
    return StoneRules(components(), dict(options))


def rules(**options: str) -> StoneRules:
    return _rules(tuple(sorted(options.items())))


def table(players: int = 4, first: int = 0, **options: str) -> Table:
    """Set up a game with the row and tiles above, before the first placement."""
    made = rules(**options)
    game = Table(made, made.setup(players, first))
    return game.draw(*ROW).draw(*TOPS[:players])


class Table:
    """A game on the table; each word returns the table, so that situations chain."""

    def __init__(self, rules: StoneRules, state: State) -> None:
        self.rules = rules
        self.state = state
        self.events: list[Event] = []

    # making a situation

    def lay(self, *row: str) -> Table:
        """Lay these cards into the row, from the right; the old ones go back into the deck."""
        self.state = self.state.clone()
        pool = [*self.state.deck, *(card for card in self.state.row if card)]
        for card in row:
            if card:
                pool.remove(card)
        self.state.row, self.state.deck = row, tuple(pool)
        return self

    def turn_up(self, *tops: str) -> Table:
        """Lay these tiles open; the old ones go back among those not turned up."""
        self.state = self.state.clone()
        pool = [*self.state.tiles, *(tile for tile in self.state.tops if tile)]
        for tile in tops:
            if tile:
                pool.remove(tile)
        self.state.tops, self.state.tiles = tops, tuple(pool)
        return self

    def deck(self, *cards: str) -> Table:
        """Leave only these cards in the deck; the others go to the last seat, face down."""
        self.state = self.state.clone()
        gone = tuple(card for card in self.state.deck if card not in cards)
        self.state.deck = cards
        tribe = self._fresh(len(self.state.tribes) - 1)
        tribe.cards = (*tribe.cards, *gone)
        return self

    def heights(self, *stacks: int) -> Table:
        """Make the stacks as high as this; whatever is missing was built by the last seat."""
        self.state = self.state.clone()
        tribe = self._fresh(len(self.state.tribes) - 1)
        gone = self.state.tiles[: sum(self.state.stacks) - sum(stacks)]
        tribe.tiles = (*tribe.tiles, *gone)
        self.state.tiles = self.state.tiles[len(gone) :]
        self.state.stacks = stacks
        return self

    def give(self, seat: int, **what: Any) -> Table:
        """Lay things before a seat: its fields; `goods`, `tools`, `cards`, `open`, `tiles` as
        text; `used` are slots."""
        self.state = self.state.clone()
        tribe = self._fresh(seat)
        for word, value in what.items():
            make = getattr(self, f"_{word}", None)
            if make is not None:
                make(tribe, value)
            else:
                assert hasattr(tribe, word)
                setattr(tribe, word, value)
        return self

    def _fresh(self, seat: int) -> Tribe:
        tribes = list(self.state.tribes)
        tribes[seat] = tribe = tribes[seat].clone()
        self.state.tribes = tuple(tribes)
        return tribe

    def _goods(self, tribe: Tribe, text: str) -> None:
        tribe.resources = self.goods(text)

    def _tools(self, tribe: Tribe, text: str) -> None:
        values = [int(word) for word in text.split()]
        tribe.tools = (*values, *[0] * (3 - len(values)))

    def _used(self, tribe: Tribe, slots: tuple[int, ...]) -> None:
        tribe.used = tuple(slot in slots for slot in range(3))

    def _cards(self, tribe: Tribe, text: str) -> None:
        tribe.cards = self._drawn(text)

    def _open(self, tribe: Tribe, text: str) -> None:
        tribe.open = self._drawn(text)

    def _drawn(self, text: str) -> tuple[str, ...]:
        deck = list(self.state.deck)
        for card in text.split():
            deck.remove(card)
        self.state.deck = tuple(deck)
        return tuple(text.split())

    def _tiles(self, tribe: Tribe, text: str) -> None:
        tiles = list(self.state.tiles)
        for tile in text.split():
            tiles.remove(tile)
        self.state.tiles = tuple(tiles)
        tribe.tiles = tuple(text.split())

    def stand(self, seat: int, text: str) -> Table:
        """Let people stand on places: "forest 3 card:1 1"."""
        words = text.split()
        counts = dict(zip(words[::2], map(int, words[1::2]), strict=True))
        places = self.rules.places(len(self.state.tribes))
        assert counts.keys() <= set(places)
        return self.give(seat, placed=tuple(counts.get(place, 0) for place in places))

    def work(self) -> Table:
        """End the placing: from the first player on everybody acts."""
        selection = self.state.clone()
        acting.begin(self.rules.tables, selection, self.events)
        self.state = selection
        return self

    def goods(self, text: str) -> tuple[int, ...]:
        """Read "3 stone 5 wood" as pieces in the order of the sheet."""
        words = text.split()
        counts = {name: int(n) for n, name in zip(words[::2], words[1::2], strict=True)}
        assert counts.keys() <= set(self.rules.tables.goods)
        return tuple(counts.get(name, 0) for name in self.rules.tables.goods)

    # playing

    def do(self, action: Any) -> Table:
        """Do an action that must be allowed."""
        why = self.why(action)
        assert why is None, f"{action} is refused: {why}"
        return self._apply(action)

    def why(self, action: Any) -> str | None:
        """Give the key of the refusal, without its `stoneage.refuse.`."""
        refusal = self.rules.refuse(self.state, action)
        return None if refusal is None else refusal.key.removeprefix("stoneage.refuse.")

    def short(self, action: Any) -> Any:
        """Give the number that the refusal of an action tells."""
        refusal = self.rules.refuse(self.state, action)
        assert refusal is not None
        return refusal.params["count"]

    def draw(self, *ids: str) -> Table:
        """Answer a draw."""
        return self._apply(Outcome(ids))

    def roll(self, *dice: int) -> Table:
        """Answer a roll."""
        return self._apply(Outcome(dice))

    def put(self, place: str, people: int = 1) -> Table:
        return self.do(Put(place, people))

    def puts(self, *places: str) -> Table:
        """Put people seat after seat: "forest 3" or "hut 2" or "card:1"."""
        for text in places:
            place, _, people = text.partition(" ")
            self.put(place, int(people or 1))
        return self

    def act(self, place: str) -> Table:
        return self.do(Act(place))

    def use(self, *tools: int, cards: str = "") -> Table:
        return self.do(Use(tools, tuple(cards.split())))

    def pay(self, text: str) -> Table:
        return self.do(Pay(self.goods(text)))

    def decline(self) -> Table:
        return self.do(Decline())

    def pick(self, face: int) -> Table:
        return self.do(Pick(face))

    def improve(self, slot: int) -> Table:
        return self.do(Improve(slot))

    def open(self, text: str) -> Table:
        return self.do(Open(self.goods(text)))

    def starve(self) -> Table:
        return self.do(Starve())

    def _apply(self, action: Any) -> Table:
        step = self.rules.apply(self.state, action)
        self.state = step.state
        self.events.extend(step.events)
        return self

    # reading

    @property
    def phase(self) -> str:
        pending = self.rules.pending(self.state)
        if isinstance(pending, Over):
            return "over"
        assert isinstance(pending, (Turn, Chance))
        return pending.phase

    @property
    def turn(self) -> int:
        """The seat that must decide."""
        pending = self.rules.pending(self.state)
        assert isinstance(pending, Turn)
        return pending.seat

    @property
    def chance(self) -> Any:
        """What fate is asked for."""
        pending = self.rules.pending(self.state)
        assert isinstance(pending, Chance)
        return pending.request

    @property
    def legal(self) -> list[Any]:
        return list(self.rules.legal(self.state))

    def open_places(self) -> set[str]:
        """Give the places where the seat may put people."""
        return {action.place for action in self.legal if isinstance(action, Put)}

    def of(self, seat: int = 0) -> Tribe:
        return self.state.tribes[seat]

    def stock(self, seat: int = 0) -> dict[str, int]:
        """Give what resources a seat has, without the ones it has not."""
        named = zip(self.rules.tables.goods, self.of(seat).resources, strict=True)
        return {name: count for name, count in named if count}

    def told(self, kind: type) -> list[Any]:
        """Give the events of a kind so far."""
        return [event for event in self.events if type(event) is kind]

    def points(self, seat: int = 0) -> int:
        return self.rules.scores(self.state)[seat].total

    def lines(self, seat: int = 0) -> dict[str, int]:
        """Give the score lines of a seat by name."""
        found = self.rules.scores(self.state)[seat].lines
        return {line.key.removeprefix("stoneage.score."): line.points for line in found}
