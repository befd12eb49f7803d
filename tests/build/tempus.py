"""Situations of `tempus` in one line: `table(3).put(0, "4.5 2").hand(0, "weapons:hills")`.

A hex is written "column.row". The usual land is one big plain of grassland; `paint` changes it.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from game.core.chance import Outcome, fits
from game.core.contract import Chance, Turn, winners
from game.core.event import Event
from game.loading.title import load
from game.tempus.actions import (
    Advance,
    Attack,
    Birth,
    Build,
    Commit,
    Done,
    End,
    Ideas,
    Improve,
    Lead,
    Move,
    Preach,
)
from game.tempus.components import Components
from game.tempus.rules import TempusRules
from game.tempus.state import State, Tribe
from game.tempus.tables import Tables


@cache
def components() -> Components:
    found: Components = load("tempus")
    return found


@cache
def rules(**options: str) -> TempusRules:
    return TempusRules(components(), options)


def at(text: str) -> int:
    """Read a hex written "column.row"."""
    column, row = text.split(".")
    return rules().hex(int(column), int(row))


def fresh(players: int = 3, first: int = 0, **options: str) -> Table:
    """Give a table before the first tile."""
    made = rules(**options)
    return Table(made, made.setup(players, first))


def table(players: int = 3, first: int = 0, round: int = 1, **options: str) -> Table:
    """Give a table in the action phase: all land, nobody on it, everybody three tokens."""
    made = fresh(players, first, **options)
    state = made.state.clone()
    state.round, state.lap, state.phase, state.actions = round, 1, "act", 1
    state.land = "G" * len(state.land)
    made.state = state
    return made.tokens(*[3] * players)


class Table:
    """A game on the table; each word returns the table, so that situations chain."""

    def __init__(self, rules: TempusRules, state: State) -> None:
        self.rules = rules
        self.state = state
        self.events: list[Event] = []
        self.sealed = False

    # making a situation

    def _edit(self, seat: int) -> Tribe:
        self.state = self.state.clone()
        return self.state.edit(seat)

    def paint(self, letter: str, *hexes: str) -> Table:
        """Give hexes another letter; "." is water."""
        land = list(self.state.land)
        for text in hexes:
            land[at(text)] = letter
        self.state = self.state.clone()
        self.state.land = "".join(land)
        return self

    def flood(self, *hexes: str, letter: str = "G") -> Table:
        """Make everything water but these hexes."""
        self.state = self.state.clone()
        self.state.land = "." * len(self.state.land)
        return self.paint(letter, *hexes)

    def put(self, seat: int, *people: str) -> Table:
        """Put people on hexes: "4.5" is one, "4.5 3" three."""
        tribe = self._edit(seat)
        found = dict(tribe.people)
        for text in people:
            hex, _, count = text.partition(" ")
            found[at(hex)] = int(count or 1)
        tribe.people = tuple(sorted(found.items()))
        return self

    def city(self, seat: int, *cities: str) -> Table:
        """Put cities on hexes: "4.5 3" has the value 3."""
        tribe = self._edit(seat)
        pairs = [text.split() for text in cities]
        found = dict(tribe.cities) | {at(hex): int(value) for hex, value in pairs}
        tribe.cities = tuple(sorted(found.items()))
        return self

    def spare(self, seat: int = 1) -> Table:
        """Put a seat's people on four far hexes, so that it is not protected."""
        rows = {0: "11", 1: "10", 2: "9", 3: "8", 4: "7"}
        return self.put(seat, *[f"{column}.{rows[seat]}" for column in (0, 2, 4, 6)])

    def hand(self, seat: int, *cards: str) -> Table:
        """Give cards out of the deck into a hand."""
        tribe = self._edit(seat)
        deck = Counter(self.state.deck)
        assert not Counter(cards) - deck, "the deck has no such cards left"
        self.state.deck = tuple(sorted((deck - Counter(cards)).elements()))
        tribe.hand = tuple(sorted((*tribe.hand, *cards)))
        return self

    def drain(self, keep: int = 0) -> Table:
        """Put the deck but so many cards of it onto the discards."""
        self.state = self.state.clone()
        deck = self.state.deck
        self.state.deck, self.state.discards = deck[:keep], (*self.state.discards, *deck[keep:])
        return self

    def box(self, *boxes: int) -> Table:
        """Put the cubes of all seats onto boxes."""
        for seat, place in enumerate(boxes):
            self._edit(seat).box = place
        return self

    def tokens(self, *counts: int) -> Table:
        for seat, count in enumerate(counts):
            self._edit(seat).tokens = count
        return self

    def bonus(self, seat: int, hex: str, count: int = 1) -> Table:
        tribe = self._edit(seat)
        tribe.bonus = tuple(sorted({**dict(tribe.bonus), at(hex): count}.items()))
        return self

    def turn(self, seat: int) -> Table:
        """Give the turn to a seat."""
        self.state = self.state.clone()
        self.state.turn = self.state.seat = seat
        return self

    # playing

    def do(self, action: Any) -> Table:
        """Do an action that must be allowed."""
        why = self.why(action)
        assert why is None, f"{action} is refused: {why}"
        return self._apply(action)

    def why(self, action: Any) -> str | None:
        """Give the key of the refusal, without its `tempus.refuse.`."""
        refusal = self.rules.refuse(self.state, action)
        return None if refusal is None else refusal.key.removeprefix("tempus.refuse.")

    def told_why(self, action: Any) -> dict[str, Any]:
        """Give the parameters of the refusal."""
        refusal = self.rules.refuse(self.state, action)
        assert refusal is not None
        return dict(refusal.params)

    def draw(self, *answers: str) -> Table:
        """Answer what fate is asked."""
        chance = self.rules.pending(self.state)
        assert isinstance(chance, Chance)
        assert fits(chance.request, Outcome(answers)), chance.request
        return self._apply(Outcome(answers))

    def move(self, start: str, to: str) -> Table:
        return self.do(Move(at(start), at(to)))

    def why_move(self, start: str, to: str) -> str | None:
        return self.why(Move(at(start), at(to)))

    def birth(self, hex: str) -> Table:
        return self.do(Birth(at(hex)))

    def why_birth(self, hex: str) -> str | None:
        return self.why(Birth(at(hex)))

    def build(self, hex: str, value: int) -> Table:
        return self.do(Build(at(hex), value))

    def why_build(self, hex: str, value: int) -> str | None:
        return self.why(Build(at(hex), value))

    def attack(self, start: str, target: str) -> Table:
        return self.do(Attack(at(start), at(target)))

    def why_attack(self, start: str, target: str) -> str | None:
        return self.why(Attack(at(start), at(target)))

    def lead(self, card: str, start: str, target: str) -> Table:
        return self.do(Lead(card, at(start), at(target)))

    def preach(self, card: str, source: str, hex: str) -> Table:
        return self.do(Preach(card, at(source), at(hex)))

    def why_preach(self, card: str, source: str, hex: str) -> str | None:
        return self.why(Preach(card, at(source), at(hex)))

    def improve(self, card: str, hex: str) -> Table:
        return self.do(Improve(card, at(hex)))

    def commit(self, *cards: str) -> Table:
        return self.do(Commit(tuple(sorted(cards))))

    def advance(self, fresh: int, moved: int = 0) -> Table:
        return self.do(Advance(fresh, moved))

    def ideas(self, *cards: str) -> Table:
        """Have ideas and draw these cards."""
        return self.do(Ideas()).draw(*cards)

    def done(self) -> Table:
        return self.do(Done())

    def end(self) -> Table:
        return self.do(End())

    def rest(self) -> Table:
        """Let the turn pass by having ideas that leave nothing in the hand."""
        self.do(Ideas())
        while isinstance(chance := self.rules.pending(self.state), Chance):
            assert not isinstance(chance.request, int)
            self.draw(*chance.request.pool[: chance.request.count])  # type: ignore[union-attr]
        while self.phase == "discard":
            self.do(self.legal[0])
        return self.end() if self.phase == "end" else self

    def _apply(self, action: Any) -> Table:
        step = self.rules.apply(self.state, action)
        self.state = step.state
        self.events.extend(step.events)
        self.sealed = step.sealed
        return self

    # reading

    @property
    def tables(self) -> Tables:
        return self.rules.tables

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def seat(self) -> int:
        pending = self.rules.pending(self.state)
        assert isinstance(pending, Turn)
        return pending.seat

    @property
    def chance(self) -> Any:
        chance = self.rules.pending(self.state)
        assert isinstance(chance, Chance)
        return chance.request

    @property
    def legal(self) -> list[Any]:
        return list(self.rules.legal(self.state))

    def can(self, kind: type) -> list[Any]:
        """List the legal actions of a kind."""
        return [action for action in self.legal if type(action) is kind]

    def reach(self, start: str) -> set[str]:
        """Name the hexes that a person can move to."""
        return {self.name(hex) for hex in self.rules.reach(self.state, at(start))}

    def name(self, hex: int) -> str:
        column, row = self.tables.grid.place(hex)
        return f"{column}.{row}"

    def of(self, seat: int = 0) -> Tribe:
        return self.state.tribes[seat]

    def people(self, seat: int = 0) -> dict[str, int]:
        return {self.name(hex): count for hex, count in self.of(seat).people}

    def cities(self, seat: int = 0) -> dict[str, int]:
        return {self.name(hex): value for hex, value in self.of(seat).cities}

    def told(self, kind: type) -> list[Any]:
        """Give the events of a kind so far."""
        return [event for event in self.events if type(event) is kind]

    def points(self, seat: int = 0) -> int:
        return self.rules.scores(self.state)[seat].total

    def winners(self) -> tuple[int, ...]:
        return winners(self.rules.scores(self.state))
