"""A match: the log of decisions, the states between them, and fate; it alone changes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Any

from game.core.chance import Fate, Outcome, fits
from game.core.contract import Chance, Over, Pending, Rules, Step, Turn
from game.core.message import Refusal, refuse


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: a seat's action, or, with seat `None`, an answer of fate."""

    seat: int | None
    action: Any


@dataclass(frozen=True, slots=True)
class Played:
    """One entry as it took effect: the state before, and the step it led to."""

    entry: Entry
    before: Any
    step: Step


class Impossible(Exception):
    """An entry of a log cannot follow what stands before it; carries its place in the log."""

    def __init__(self, place: int, why: str) -> None:
        super().__init__(f"entry {place} of the log: {why}")
        self.place = place


class Match:
    """A game being played. `fate` answers chance; `None` leaves it to people (`answer`)."""

    def __init__(self, rules: Rules, state: Any, fate: Fate | None) -> None:
        self.rules = rules
        self.fate = fate
        self.log: list[Entry] = []
        self._states: list[Any] = [state]
        self._sealed: list[bool] = []
        self._redo: list[list[Entry]] = []

    @property
    def state(self) -> Any:
        """The state that stands now."""
        return self._states[-1]

    @property
    def start(self) -> Any:
        """The state before the first entry."""
        return self._states[0]

    @property
    def pending(self) -> Pending:
        """Who or what must decide now."""
        return self.rules.pending(self.state)

    @property
    def over(self) -> bool:
        """Whether nobody must decide any more."""
        return isinstance(self.pending, Over)

    def begin(self) -> list[Played]:
        """Let fate answer what it must before the first decision."""
        return self._answer()

    def refuse(self, action: Any) -> Refusal | None:
        """Say why the seat that must decide may not do `action`, or `None`."""
        if not isinstance(self.pending, Turn):
            return refuse("refuse.not_your_turn")
        return self.rules.refuse(self.state, action)

    def play(self, action: Any) -> Refusal | list[Played]:
        """Do `action` for the seat that must decide, then let fate answer; or say why not."""
        refusal = self.refuse(action)
        if refusal is not None:
            return refusal
        turn = self.pending
        assert isinstance(turn, Turn)
        self._redo.clear()
        return [self._push(Entry(turn.seat, action)), *self._answer()]

    def answer(self, outcome: Outcome) -> Refusal | list[Played]:
        """Take people's answer to a request of chance, or say that it is impossible."""
        pending = self.pending
        if not isinstance(pending, Chance):
            return refuse("refuse.no_chance")
        if not fits(pending.request, outcome):
            return refuse("refuse.impossible_outcome")
        self._redo.clear()
        return [self._push(Entry(None, outcome)), *self._answer()]

    def back(self, bots: Collection[int] = ()) -> int | Refusal:
        """Name the seat whose decision `undo` would take back, or say why there is none.

        Decisions of `bots` are taken back together with the person's before them.
        """
        place = self._reach(bots)
        if isinstance(place, Refusal):
            return place
        seat = self.log[place].seat
        assert seat is not None
        return seat

    def undo(self, bots: Collection[int] = ()) -> Refusal | None:
        """Take back the last person's decision, never across an answered chance or a seal."""
        place = self._reach(bots)
        if isinstance(place, Refusal):
            return place
        self._redo.append(self.log[place:])
        del self.log[place:], self._sealed[place:], self._states[place + 1 :]
        return None

    def redo(self) -> Refusal | list[Played]:
        """Do again what `undo` took back; the dice are the same."""
        if not self._redo:
            return refuse("refuse.nothing_to_redo")
        return [self._push(entry) for entry in self._redo.pop()]

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back and nothing else was played since."""
        return bool(self._redo)

    def replay(self, entries: Iterable[Entry], check: Callable[[Any], None] | None = None) -> None:
        """Play the entries of a log; raises `Impossible` at the first that cannot be."""
        for place, entry in enumerate(entries):
            why = self._why_not(entry)
            if why:
                raise Impossible(place, why)
            self._push(entry)
            if check:
                check(self.state)

    def history(self) -> list[Played]:
        """Give everything that happened since the start, derived anew from the log."""
        return [
            Played(entry, before, self.rules.apply(before, entry.action))
            for entry, before in zip(self.log, self._states, strict=False)
        ]

    def _why_not(self, entry: Entry) -> str:
        pending = self.pending
        if isinstance(pending, Chance):
            if entry.seat is not None or not isinstance(entry.action, Outcome):
                return "chance must answer here"
            return "" if fits(pending.request, entry.action) else "an impossible outcome"
        if isinstance(pending, Over):
            return "the game is over"
        if entry.seat != pending.seat:
            return f"it is seat {pending.seat}'s turn, not seat {entry.seat}'s"
        refusal = self.rules.refuse(self.state, entry.action)
        return refusal.key if refusal else ""

    def _push(self, entry: Entry) -> Played:
        before = self.state
        step = self.rules.apply(before, entry.action)
        self.log.append(entry)
        self._states.append(step.state)
        self._sealed.append(step.sealed)
        return Played(entry, before, step)

    def _answer(self) -> list[Played]:
        played: list[Played] = []
        while self.fate is not None and isinstance(pending := self.pending, Chance):
            outcome = self.fate.decide(pending.request, pending.occasion)
            played.append(self._push(Entry(None, outcome)))
        return played

    def _reach(self, bots: Collection[int]) -> int | Refusal:
        for place in range(len(self.log) - 1, -1, -1):
            seat = self.log[place].seat
            if self.fate is not None and (seat is None or self._sealed[place]):
                return refuse("refuse.undo_across_chance")
            if seat is not None and seat not in bots:
                return place
        return refuse("refuse.nothing_to_undo")
