"""A match: the log of decisions, the states between them, and chance; it alone changes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace
from typing import Any

from game.core.chance import ChanceSource, Outcome, Roll, fits, open_ended, refuse_outcome
from game.core.contract import AnyRules, Chance, Over, Pending, Step, Turn
from game.core.correction import Correction, corrected, objection
from game.core.message import Message, Refusal, refuse


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of the log: a seat's action, or, with seat `None`, an answer of chance.

    A `Correction` has no seat either: it amends what stands, whoever is waited for.
    """

    seat: int | None
    action: Any


@dataclass(frozen=True, slots=True)
class Played:
    """One entry as it took effect: the state before, and the step it led to."""

    entry: LogEntry
    before: Any
    step: Step


class Impossible(Exception):
    """An entry of a log cannot follow what stands before it; carries its place in the log."""

    def __init__(self, place: int, why: str) -> None:
        super().__init__(f"entry {place} of the log: {why}")
        self.place = place


class Match:
    """A game being played. `chance_source` answers chance; `None` leaves it to people (`answer`).

    Where people answer for chance every entry can be taken back, one at a time, for people
    mistype; `journal` then keeps what was taken back too: an entry, or `None` where the last
    entry that still stood was taken back.
    """

    # States and actions are `Any`: a match is opened from a set-up or a save, whose title is a
    # word until run time. Who knows the title annotates what it takes out.
    def __init__(self, rules: AnyRules, state: Any, chance_source: ChanceSource | None) -> None:
        self.rules = rules
        self.chance_source = chance_source
        self.log: list[LogEntry] = []
        # Every state is kept: they share nearly all their parts, and undo needs no inverse of any
        # action.
        self._states: list[Any] = [state]
        self._sealed: list[bool] = []
        self._redo: list[list[LogEntry]] = []
        self.journal: list[LogEntry | None] = []
        self.held: tuple[int, ...] | tuple[str, ...] = ()
        """What people have entered of the answer that chance waits for."""

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

    def copy(self) -> Match:
        """Give a match that stands where this one does, and goes its own way from there."""
        other = Match(self.rules, self.start, self.chance_source)
        # States are values: only the lists must be others.
        other.log, other.journal = self.log.copy(), self.journal.copy()
        other._states, other._sealed = self._states.copy(), self._sealed.copy()
        return other

    def begin(self) -> list[Played]:
        """Let chance answer what it must before the first decision."""
        return self._answer()

    def refuse(self, action: Any) -> Refusal | None:
        """Say why the seat that must decide may not do `action`, or `None`."""
        if not isinstance(self.pending, Turn):
            return refuse("refuse.not_your_turn")
        return self.rules.refuse(self.state, action)

    def play(self, action: Any) -> Refusal | list[Played]:
        """Do `action` for the seat that must decide, then let chance answer; or say why not."""
        refusal = self.refuse(action)
        if refusal is not None:
            return refusal
        turn = self.pending
        assert isinstance(turn, Turn)
        self._redo.clear()
        return [self._push(LogEntry(turn.seat, action)), *self._answer()]

    def answer(self, outcome: Outcome) -> Refusal | list[Played]:
        """Take people's answer to a request of chance, or say that it is impossible."""
        pending = self.pending
        if not isinstance(pending, Chance):
            return refuse("refuse.no_chance")
        refusal = refuse_outcome(pending.request, outcome)
        if refusal is not None:
            return refusal
        self._redo.clear()
        return [self._push(LogEntry(None, outcome)), *self._answer()]

    def correct(self, correction: Correction) -> Message | list[Played]:
        """Amend a value, or say why it cannot be so; only where people answer chance."""
        if self.chance_source is not None:
            return refuse("refuse.correction.no_table")
        problem = objection(self.rules, self.state, correction)
        if problem is not None:
            return problem
        self._redo.clear()
        held = self.held
        played = [self._push(LogEntry(None, correction))]
        self.held = held if self.begins(held) else ()
        return played

    def begins(self, values: tuple[int, ...] | tuple[str, ...]) -> bool:
        """Tell whether values can begin the answer that chance waits for."""
        pending = self.pending
        if not isinstance(pending, Chance) or len(values) > pending.request.count:
            return False
        return fits(replace(pending.request, count=len(values)), Outcome(values))

    def back(self, bots: Collection[int] = ()) -> int | Refusal | None:
        """Name the seat whose decision `undo` would take back, or say why there is none.

        Decisions of `bots` are taken back together with the person's before them. `None`: it is
        an answer of chance or a correction.
        """
        place = self._reach(bots)
        return place if isinstance(place, Refusal) else self.log[place].seat

    def undo(self, bots: Collection[int] = ()) -> Refusal | None:
        """Take back the last person's decision, never across what was revealed since.

        An answer of chance that could be no other, such as a draw of all that is left, revealed
        nothing. Where people answer chance, the last entry is taken back, whatever it is.
        """
        place = self._reach(bots)
        if isinstance(place, Refusal):
            return place
        self._redo.append(self.log[place:])
        del self.log[place:], self._sealed[place:], self._states[place + 1 :]
        self.held = ()
        if self.chance_source is None:
            self.journal.append(None)
        return None

    def redo(self) -> Refusal | list[Played]:
        """Do again what `undo` took back; the dice are the same."""
        if not self._redo:
            return refuse("refuse.nothing_to_redo")
        entries = self._redo.pop()
        if self.chance_source is None:
            # As if it had never been taken back: its entry stands in the journal already.
            self.journal.pop()
            return [self._take(entry) for entry in entries]
        return [self._push(entry) for entry in entries]

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back and nothing else was played since."""
        return bool(self._redo)

    def replay(
        self, entries: Iterable[LogEntry | None], check: Callable[[Any], None] | None = None
    ) -> None:
        """Play the entries of a log or journal; raises `Impossible` at the first that cannot be."""
        for place, entry in enumerate(entries):
            if entry is None:
                if self.chance_source is not None or self.undo() is not None:
                    raise Impossible(place, "nothing can be taken back")
                continue
            why = self._why_not(entry)
            if why:
                raise Impossible(place, why)
            self._redo.clear()
            self._push(entry)
            if check:
                check(self.state)

    def at(self, place: int) -> object:
        """Give the state after so many entries of the log."""
        return self._states[place]

    def played(self, place: int) -> Played:
        """Give an entry of the log as it took effect, derived anew."""
        entry, before = self.log[place], self._states[place]
        return Played(entry, before, self._step(before, entry))

    def history(self) -> list[Played]:
        """Give everything that happened since the start, derived anew from the log."""
        return [self.played(place) for place in range(len(self.log))]

    def last(self) -> Played | None:
        """Give the last entry that stands as it took effect, or `None` before the first."""
        return self.played(len(self.log) - 1) if self.log else None

    def story(self) -> list[tuple[Played, bool]]:
        """Give everything that was entered, each with whether it still stands."""
        found: list[tuple[Played, bool]] = []
        standing: list[int] = []
        for entry in self.journal:
            if entry is None:
                place = standing.pop()
                found[place] = found[place][0], False
                continue
            before = found[standing[-1]][0].step.state if standing else self.start
            standing.append(len(found))
            found.append((Played(entry, before, self._step(before, entry)), True))
        return found

    def _why_not(self, entry: LogEntry) -> str:
        if isinstance(entry.action, Correction):
            if entry.seat is not None or self.chance_source is not None:
                return "a correction has no place here"
            problem = objection(self.rules, self.state, entry.action)
            return problem.key if problem else ""
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

    def _push(self, entry: LogEntry) -> Played:
        if self.chance_source is None:
            self.journal.append(entry)
        return self._take(entry)

    def _step(self, before: Any, entry: LogEntry) -> Step:
        if isinstance(entry.action, Correction):
            state, event = corrected(self.rules, before, entry.action)
            return Step(state, (event,))
        return self.rules.apply(before, entry.action)

    def _take(self, entry: LogEntry) -> Played:
        before = self.state
        step = self._step(before, entry)
        self.held = ()
        self.log.append(entry)
        self._states.append(step.state)
        self._sealed.append(step.sealed)
        return Played(entry, before, step)

    def _answer(self) -> list[Played]:
        played: list[Played] = []
        while self.chance_source is not None and isinstance(pending := self.pending, Chance):
            outcome = self.chance_source.decide(pending.request, pending.occasion)
            played.append(self._push(LogEntry(None, outcome)))
        return played

    def _reach(self, bots: Collection[int]) -> int | Refusal:
        if self.chance_source is None:
            last = len(self.log) - 1
            return last if last >= 0 else refuse("refuse.nothing_to_undo")
        people = [at for at, one in enumerate(self.log) if one.seat not in (None, *bots)]
        if not people:
            return refuse("refuse.nothing_to_undo")
        # Back over the decisions of bots, but never over luck: dice seen cannot be unseen.
        last = people[-1]
        shown = (self._revealed(place) for place in range(len(self.log) - 1, last - 1, -1))
        return next((why for why in shown if why is not None), last)

    def _revealed(self, place: int) -> Refusal | None:
        """Say what an entry showed that cannot be unseen, or `None`."""
        if self._sealed[place]:
            return refuse("refuse.undo_across.turned")
        pending = self.rules.pending(self._states[place])
        if not isinstance(pending, Chance) or not open_ended(request := pending.request):
            return None
        if isinstance(request, Roll):
            return refuse("refuse.undo_across.dice", count=request.count)
        return refuse("refuse.undo_across.drawn", deck=request.deck, count=request.count)
