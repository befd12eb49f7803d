"""The course of a chapter: its match, which step it has come to, and what is taught there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.core.chance import ChanceSource, Occasion, Outcome, Request, Roll, Seeded, fits
from game.core.codec import Codec, Undecodable, encode
from game.core.contract import AnyRules, Chance, Over, Pending, Turn
from game.core.correction import Amending, Posing, posed
from game.core.match import LogEntry, Match
from game.core.message import Refusal, refuse
from game.core.registry import titles
from game.core.setup import MatchSetup, SeatSetup
from game.lessons.chapters import (
    ANY,
    LEARNER,
    OTHERWISE,
    Chapter,
    LessonStep,
    text_key,
)
from game.opening import components_of, rules_of


class Unplayable(Exception):
    """A chapter whose opening is impossible; says why."""


def setup_of(title: str, chapter: Chapter) -> MatchSetup:
    """Give the set-up of a chapter: the learner, and computer players around the table."""
    level = chapter.level or titles()[title].levels[0]
    seats = tuple(
        SeatSetup(colour=seat, level="" if seat == LEARNER else level)
        for seat in range(chapter.seats)
    )
    return MatchSetup(title, seats, dict(chapter.options), f"lesson/{chapter.id}", chapter.first)


def patterns(pattern: object) -> tuple[Mapping[str, object], ...]:
    """Give the patterns of which an action must fit one."""
    several = pattern if isinstance(pattern, (list, tuple)) else [pattern]
    return tuple(one for one in several if isinstance(one, dict))


def matches(pattern: object, action: object) -> bool:
    """Tell whether an action fits a pattern: each field that is given is equal."""
    if pattern == ANY:
        return True
    data = encode(action)
    return any(
        all(name in data and data[name] == value for name, value in one.items())
        for one in patterns(pattern)
    )


def answer_of(answers: object, place: int, request: Request) -> Outcome | None:
    """Give the prepared answer of that place if it can answer; dice too many are left over."""
    if not isinstance(answers, (list, tuple)) or place >= len(answers):
        return None
    values = answers[place]
    if not isinstance(values, (list, tuple)):
        return None
    # A free choice may throw fewer dice than the chapter has ready.
    count = request.count if isinstance(request, Roll) else len(values)
    outcome = Outcome(tuple(values[:count]))
    return outcome if fits(request, outcome) else None


class _Dealt:
    """Chance during the opening."""

    def __init__(self, answers: object, rest: ChanceSource) -> None:
        self._answers, self._rest, self._place = answers, rest, 0

    def decide(self, request: Request, occasion: Occasion) -> Outcome:
        """Give the next answer, or one by the seed."""
        found = answer_of(self._answers, self._place, request)
        self._place += 1
        return found or self._rest.decide(request, occasion)


class Course:
    """One run through a chapter. Whoever plays in its match calls `follow` after each change.

    Which step it has come to is worked out from the log alone, so that undo, redo and a log that
    was kept lead where they led before.
    """

    def __init__(self, title: str, chapter: Chapter) -> None:
        self.title, self.chapter = title, chapter
        self.setup = setup_of(title, chapter)
        self._judge()
        self.codec = Codec((*titles()[title].types, Outcome))
        rules = rules_of(self.setup)
        self._seeded = Seeded(self.setup.seed)
        self.match = Match(rules, self._opened(rules), self)
        self.unfit: list[int] = []
        """Steps whose prepared answer of chance could not answer."""
        self._heard: set[int] = set()
        self._steps = [self._settled(0, self.match.pending)]
        """The step after each length of the log."""

    # The step

    @property
    def place(self) -> int:
        """The number of the step."""
        return self._steps[-1]

    @property
    def done(self) -> bool:
        """Whether all steps were taken."""
        return self.place >= len(self.chapter.steps)

    @property
    def step(self) -> LessonStep | None:
        """The step that was come to, `None` after the last one."""
        return None if self.done else self.chapter.steps[self.place]

    @property
    def learning(self) -> bool:
        """Whether the learner decides now and a step says how."""
        step = self.step
        return step is not None and step.do is not None and self._seat == LEARNER

    @property
    def telling(self) -> bool:
        """Whether another seat waits until what the coach says was read."""
        step = self.step
        return (
            step is not None
            and step.other is not None
            and bool(step.say)
            and self.place not in self._heard
            and self._seat not in (None, LEARNER)
        )

    def heard(self) -> None:
        """Let the other seat go on: what the coach says was read."""
        self._heard.add(self.place)

    def follow(self) -> None:
        """Find the step again after entries came to the log of the match or were taken back."""
        log = self.match.log
        del self._steps[len(log) + 1 :]
        if len(self._steps) > len(log):
            return
        history = self.match.history()
        for length in range(len(self._steps), len(log) + 1):
            played = history[length - 1]
            pending = self.match.rules.pending(played.step.state)
            self._steps.append(self._after(self._steps[-1], played.entry, pending))

    def replay(self, entries: Iterable[LogEntry]) -> None:
        """Play a log that was kept; raises `Impossible` at an entry that cannot be."""
        self.match.replay(entries)
        self.follow()

    # What is taught

    def objection(self, action: object) -> Refusal | None:
        """Say why an action is not what the chapter teaches now, or `None`."""
        step = self.step
        if step is None or not self.learning or matches(step.do, action):
            return None
        # Nobody gets stuck: where what is taught became impossible, everything is fine.
        if self.example() is None:
            return None
        return refuse(text_key(self.title, self.chapter.id, step.why) if step.why else OTHERWISE)

    def example(self) -> object | None:
        """Give an action that the step teaches, or allows; `None` when none is possible."""
        step = self.step
        if step is None:
            return None
        pattern = step.other if step.do is None else step.do
        tries = [step.eg] if pattern == ANY and step.eg is not None else []
        for wanted in (*tries, pattern):
            found = self._possible(wanted)
            if found is not None:
                return found
        return None

    def _possible(self, pattern: object) -> object | None:
        # What is named first is meant first, whether or not it is written out to its last field.
        for one in patterns(pattern):
            made = self._made(one)
            found = self._listed(one) if made is None else made
            if found is not None:
                return found
        return self._listed(pattern) if pattern == ANY else None

    def _listed(self, pattern: object) -> object | None:
        legal = self.match.rules.legal(self.match.state)
        return next((action for action in legal if matches(pattern, action)), None)

    def fitting(self) -> Sequence[object]:
        """List the legal actions that the step allows."""
        step = self.step
        if step is None or step.do is None:
            return ()
        legal = self.match.rules.legal(self.match.state)
        return [action for action in legal if matches(step.do, action)]

    def advice(self, seat: int) -> object | None:
        """Give what a seat does by the script, `None` where it decides for itself."""
        step = self.step
        if step is None or seat != self._seat or not _of(step, seat) or step.free:
            return None
        return self.example()

    # Chance

    def decide(self, request: Request, occasion: Occasion) -> Outcome:
        """Answer by the chapter, or by its seed where it has no answer ready."""
        step, place = self.step, self._asked()
        if step is None or place is None:
            return self._seeded.decide(request, occasion)
        found = answer_of(step.chance, place, request)
        if found is None and isinstance(step.chance, (list, tuple)) and place < len(step.chance):
            self.unfit.append(self.place)
        return found or self._seeded.decide(request, occasion)

    def _asked(self) -> int | None:
        """Count what chance answered to those whom the step is about since it began.

        `None`: it was somebody else who acted last.
        """
        # The action that asks is in the log already, and the step is still the one before it.
        at = len(self._steps) - 1
        while at > 0 and self._steps[at - 1] == self._steps[-1]:
            at -= 1
        count, own, step = 0, False, self.step
        for entry in self.match.log[at:]:
            if entry.seat is not None:
                own = step is not None and _of(step, entry.seat)
            elif own:
                count += 1
        return count if own else None

    # Inside

    @property
    def _seat(self) -> int | None:
        pending = self.match.pending
        return pending.seat if isinstance(pending, Turn) else None

    def _judge(self) -> None:
        """Refuse a set-up that could not be chosen either."""
        title, chapter = titles()[self.title], self.chapter
        refusal = title.refuse_setup(components_of(self.setup), chapter.seats, chapter.options)
        if refusal is not None:
            raise Unplayable(f"the set-up is impossible: {refusal.key}")
        if chapter.first not in range(chapter.seats):
            raise Unplayable(f"there is no seat {chapter.first} to begin")
        if chapter.level and chapter.level not in title.levels:
            raise Unplayable(f"there are no computer players of level '{chapter.level}'")

    def _opened(self, rules: AnyRules) -> object:
        chapter, setup = self.chapter, self.setup
        state = rules.setup(len(setup.seats), setup.first)
        match = Match(rules, state, _Dealt(chapter.deal, self._seeded))
        match.begin()
        opening = chapter.opening if isinstance(chapter.opening, (list, tuple)) else [None]
        for at, data in enumerate(opening):
            refusal = match.play(self._decoded(data))
            if isinstance(refusal, Refusal):
                raise Unplayable(f"action {at + 1} of the opening: {refusal.key}")
        return self._amended(rules, match.state)

    def _amended(self, rules: AnyRules, state: object) -> object:
        values = self.chapter.start
        if not isinstance(values, dict):
            raise Unplayable("'start' is no mapping of values")
        if not values:
            return state
        if not isinstance(rules, (Amending, Posing)):
            raise Unplayable("this game has no values that 'start' could put")
        for name, value in values.items():
            put = posed(rules, state, str(name), value)
            if put is None:
                raise Unplayable(f"the position has no '{name}' that could be {value}")
            state = put
        # Judged as a whole: one value alone may contradict what the next one puts right.
        problems = rules.problems(state)
        if problems:
            raise Unplayable(f"the position is impossible: {problems[0].key}")
        return state

    def _decoded(self, data: object) -> object:
        try:
            return self.codec.decode(data)
        except Undecodable as error:
            raise Unplayable(str(error)) from error

    def _made(self, pattern: Mapping[str, object]) -> object | None:
        """Make the action of a pattern that leaves nothing out, if it is possible now."""
        try:
            action: object = self.codec.decode(dict(pattern))
        except Undecodable:
            return None
        return action if self.match.refuse(action) is None else None

    def _after(self, place: int, entry: LogEntry, pending: Pending) -> int:
        steps = self.chapter.steps
        if entry.seat is None or place >= len(steps):
            return self._settled(place, pending)
        step = steps[place]
        passed = isinstance(pending, Turn) and not _of(step, pending.seat)
        if _of(step, entry.seat) and (passed or not step.stays):
            place += 1
        return self._settled(place, pending)

    def _settled(self, place: int, pending: Pending) -> int:
        """Leave out the steps whose phase it is not."""
        steps = self.chapter.steps
        if isinstance(pending, Over):
            return len(steps)
        if isinstance(pending, Chance):
            return place
        while place < len(steps):
            step = steps[place]
            if not _of(step, pending.seat):
                return self._past(place) if step.do is not None else place
            if not step.phase or pending.phase in step.phase:
                return place
            place += 1
        return place

    def _past(self, place: int) -> int:
        """Leave out what the learner need not do, up to the move of another seat."""
        steps = self.chapter.steps
        for at in range(place, len(steps)):
            if steps[at].other is not None:
                return at
            if not steps[at].phase:
                break
        return place


def _of(step: LessonStep, seat: int) -> bool:
    """Tell whether a step is about the decisions of a seat."""
    return (seat == LEARNER) == (step.do is not None)
