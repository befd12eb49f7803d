"""A match with those who play it: people, computer players, saving, undo, hints. No pygame here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.ai.worker import Ticket, Worker
from game.core.bot import Advice, Brief, Limit
from game.core.chance import Outcome
from game.core.contract import Turn
from game.core.correction import Correction
from game.core.match import Match, Played
from game.core.message import Message, Refusal, refuse
from game.core.registry import titles
from game.core.setup import MatchSetup
from game.core.title import Option
from game.opening import components_of
from game.storage.log import LOGGER

GUARD = 1.0
"""Seconds of thinking after which a computer player is told to come to an end.

The worker gives it more where it learns that the machine is slow.
"""


@dataclass(frozen=True, slots=True)
class _Question:
    """A question that was put: its answer counts only while the match stands where it stood."""

    ticket: Ticket | None
    """`None`: nobody could be asked."""
    epoch: int
    steps: int


@dataclass(frozen=True, slots=True)
class TitleData:
    """What a session needs of a title besides its rules."""

    components: Any
    levels: tuple[str, ...]
    """Of computer players, the weakest first."""
    options: tuple[Option, ...] = ()
    """What is chosen before a match, each with its usual value first."""


def title_data_of(setup: MatchSetup) -> TitleData:
    """Give what a session needs of the match's title, in its edition."""
    components = components_of(setup)
    levels = titles()[setup.title].levels
    return TitleData(components, levels, components.cover.options)


Keep = Callable[["Session"], Message | None]


def _keep_nothing(session: Session) -> None:
    del session


def _nothing() -> None:
    return None


class Session:
    """A match on the table. `keep` saves it after every decision, or says why it could not."""

    def __init__(
        self,
        setup: MatchSetup,
        match: Match,
        worker: Worker,
        keep: Keep = _keep_nothing,
        title_data: TitleData | None = None,
        leave: Callable[[], None] = _nothing,
    ) -> None:
        self.setup = setup
        self.match = match
        self.title_data = title_data or title_data_of(setup)
        self.reasons: dict[int, tuple[Message, ...]] = {}
        """Why computer players did what they did, by the place in the log."""
        self.trouble: Message | None = None
        """Why the last save failed; the table shows it."""
        self.makeshifts: list[str] = []
        """Why computer players could not answer by themselves, each time it was so."""
        self._worker = worker
        self._keep = keep
        self._leave = leave
        self._asked: _Question | None = None
        self._advice: Advice | None = None
        """The answer to the question, until it is followed or counts no more."""
        self._hint: _Question | None = None
        self._epoch = 0
        self._unsaved = False

    @property
    def bots(self) -> frozenset[int]:
        """The seats of computer players."""
        return self.setup.bots

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(s for s, seat_setup in enumerate(self.setup.seats) if not seat_setup.bot)

    @property
    def seat(self) -> int | None:
        """The seat that must decide, or `None`."""
        pending = self.match.pending
        return pending.seat if isinstance(pending, Turn) else None

    @property
    def person(self) -> int | None:
        """The seat that must decide if a person sits there."""
        return None if self.seat in self.bots else self.seat

    @property
    def steps(self) -> int:
        """How many entries the log has."""
        return len(self.match.log)

    def hides(self) -> bool:
        """Tell whether some seat sees what the public does not."""
        rules, state = self.match.rules, self.match.state
        # Found by comparing, so that no title has to declare what it hides.
        public = rules.view(state, None)
        return any(rules.view(state, seat) != public for seat in range(len(self.setup.seats)))

    def begin(self) -> list[Played]:
        """Let chance answer what comes before the first decision; save the match."""
        played = self.match.begin()
        self._save()
        return played

    def play(self, action: Any) -> Refusal | list[Played]:
        """Do an action of the person whose turn it is, or say why not."""
        if self.person is None:
            return refuse("refuse.not_your_turn")
        return self._play(action)

    def warnings(self, action: object) -> tuple[Message, ...]:
        """Say what an action would lose for nothing, as far as its seat may know."""
        seat, match = self.seat, self.match
        if seat is None or match.rules.refuse(match.state, action) is not None:
            return ()
        title = titles().get(self.setup.title)
        view = match.rules.view(match.state, seat)
        return title.warnings(match.rules, view, seat, action) if title is not None else ()

    def answer(self, outcome: Outcome) -> Refusal | list[Played]:
        """Take what real dice or cards gave, or say why that cannot be."""
        played = self.match.answer(outcome)
        if not isinstance(played, Refusal):
            self._moved()
        return played

    def hold(self, values: tuple[int, ...] | tuple[str, ...]) -> None:
        """Note what was entered so far of an answer of chance; it is kept when the table closes."""
        self.match.held = values
        self._unsaved = True

    def correct(self, correction: Correction) -> Message | list[Played]:
        """Amend a value, or say why it cannot be so."""
        played = self.match.correct(correction)
        if not isinstance(played, Message):
            self._moved()
        return played

    def think(self) -> None:
        """Ask the computer player whose turn it is, unless it was asked already."""
        seat = self.seat
        if seat in self.bots and seat is not None and not self._current(self._asked):
            seat_setup = self.setup.seats[seat]
            self._asked = self._submit(seat, seat_setup.level, seat_setup.style)

    def answered(self) -> Advice | None:
        """Give what the computer player whose turn it is wants, once it knows."""
        question = self._asked
        if question is None or not self._current(question):
            return None
        if self._advice is None:
            self._advice = self._fetch(question)
        return self._advice

    @property
    def thinking(self) -> bool:
        """Whether a computer player was asked for its decision and has not answered yet."""
        return self._current(self._asked) and self._advice is None

    def hurry(self) -> None:
        """Let the computer player that is thinking answer now, by what it has thought so far."""
        question = self._asked
        if question is not None and question.ticket is not None and self.thinking:
            self._worker.hurry(question.ticket)

    def follow(self, advice: Advice) -> list[Played]:
        """Do what a computer player advised for its own seat; what is illegal is replaced."""
        place = self.steps
        played = self._play(advice.action)
        if isinstance(played, Refusal):
            advice = self._first(f"it wants {advice.action!r}: {played.key}")
            played = self._play(advice.action)
            assert not isinstance(played, Refusal)
        if advice.thought:
            self.reasons[place] = advice.thought
        self._note(advice, place)
        return played

    def ask_hint(self) -> None:
        """Ask the strongest computer player what it would do for the person whose turn it is."""
        seat = self.person
        if seat is not None and not self._current(self._hint):
            self._hint = self._submit(seat, self.title_data.levels[-1], "")

    def hint(self) -> Advice | None:
        """Give the hint asked for, once."""
        question = self._hint
        if question is None or not self._current(question):
            return None
        advice = self._fetch(question)
        if advice is not None:
            self._hint = None
            self._note(advice, self.steps)
        return advice

    @property
    def hinting(self) -> bool:
        """Whether a hint was asked for and is not there yet."""
        return self._current(self._hint)

    @property
    def epoch(self) -> int:
        """Counts the changes of the match: an answer given in an earlier one counts no more."""
        return self._epoch

    def undoes(self) -> int | Refusal | None:
        """Name the seat of the person whose decision `undo` takes back, or say why none.

        `None`: it is no decision but what people entered for chance, or a correction.
        """
        back = self.match.back(self.bots)
        return self._told(back) if isinstance(back, Refusal) else back

    def undo(self) -> Refusal | None:
        """Take back the last person's decision together with what computers did after it."""
        refusal = self.match.undo(self.bots)
        if refusal is None:
            self._moved()
            return None
        return self._told(refusal)

    def _told(self, refusal: Refusal) -> Refusal:
        """Let the title say what was turned up since, for it knows what its decks are."""
        if refusal.key != "refuse.undo_across.drawn":
            return refusal
        return refuse(f"{self.setup.title}.revealed.{refusal.params['deck']}", **refusal.params)

    def redo(self) -> Refusal | list[Played]:
        """Do again what was taken back."""
        played = self.match.redo()
        if not isinstance(played, Refusal):
            self._moved()
        return played

    def settle(self) -> bool:
        """Save what could not be saved before; tell whether all is saved now."""
        if self._unsaved:
            self._save()
        return not self._unsaved

    def close(self) -> None:
        """Save what could not be saved before, and end the computer players and the lock."""
        self._forget()
        self.settle()
        self._worker.close()
        self._leave()

    def _play(self, action: Any) -> Refusal | list[Played]:
        played = self.match.play(action)
        if not isinstance(played, Refusal):
            self._moved()
        return played

    def _moved(self) -> None:
        """Drop questions about what no longer stands, and save."""
        self._forget()
        self.reasons = {at: why for at, why in self.reasons.items() if at < self.steps}
        self._save()

    def _forget(self) -> None:
        for question in (self._asked, self._hint):
            if question is not None and question.ticket is not None:
                self._worker.drop(question.ticket)
        self._epoch += 1
        self._asked = self._hint = self._advice = None

    def _save(self) -> None:
        self.trouble = self._keep(self)
        self._unsaved = self.trouble is not None

    def _current(self, question: _Question | None) -> bool:
        if question is None:
            return False
        return (question.epoch, question.steps) == (self._epoch, self.steps)

    def _submit(self, seat: int, level: str, style: str) -> _Question:
        # It gets its seat's view, so it cannot cheat; its seed is the place in the log, so the same
        # position is answered alike after an undo.
        brief = Brief(
            title=self.setup.title,
            options=dict(self.setup.options),
            view=self.match.rules.view(self.match.state, seat),
            seat=seat,
            level=level,
            style=style,
            limit=Limit(seconds=GUARD),
            seed=f"bot/{self.setup.seed}/{self.steps}",
            edition=self.setup.edition,
        )
        try:
            # Whatever became of the other process, the match must go on.
            ticket: Ticket | None = self._worker.submit(brief, self.steps)
        except Exception:
            LOGGER.exception("a computer player cannot be asked")
            ticket = None
        return _Question(ticket, self._epoch, self.steps)

    def _fetch(self, question: _Question) -> Advice | None:
        """Fetch an answer; when nobody can think any more, any legal action must do."""
        if question.ticket is None:
            return self._first("it could not be asked")
        try:
            return self._worker.poll(question.ticket)
        except Exception:
            LOGGER.exception("a computer player does not answer")
            return self._first("it could not answer")

    def _first(self, fault: str) -> Advice:
        return Advice(next(iter(self.match.rules.legal(self.match.state))), fault=fault)

    def _note(self, advice: Advice, place: int) -> None:
        """Write into the log why an answer was a makeshift, if it was one."""
        if advice.fault:
            LOGGER.error("a makeshift answer at entry %d of the log: %s", place, advice.fault)
            self.makeshifts.append(advice.fault)
