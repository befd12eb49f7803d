"""Goes through a match step by step and tells what luck and what play did to everybody's chances.

At every place of the log the position has a value: everybody's chance to win as the strong player
judges it. What a value changes by is told apart so:

* *Luck* of an answer of chance is the value after it, less the mean value over all answers that
  could have come, all judged alike. So its mean is nothing, however good the judge is.
* *Play* of a decision is the value after the action taken, less the value after the best action
  as the strong player sees it, both judged alike and with the same luck. So whoever plays the best
  action everywhere loses nothing. It may be a gain, where somebody saw more.
* What is left over is *hindsight*: the judge thinks otherwise of a position once it is a step
  nearer. Nobody did that. It is counted in with the play of the others, and named beside it.

Start, luck, own play and the play of the others sum to the result, since they are whole parts and
the last is what is left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from game.analysis.findings import Balance, Decision, Fortune
from game.analysis.judge import Judge
from game.analysis.sayings import action_text, message_text
from game.analysis.shares import WHOLE, Chances, Shares, mean, plus, shares
from game.core.chance import Draw, Outcome, Roll, open_ended, sample
from game.core.contract import Chance, Turn
from game.core.correction import Correction
from game.replay.record import Gap, Record

SKETCH = 40
"""So many points make a curve that can be looked at."""
Z = 1.96
"""Standard deviations of an interval of 95 in 100."""
Found = Decision | Fortune
Compared = tuple[tuple[Chances, Chances], float, int, bool]
"""Everybody's chances after two actions, the doubt, the pairs played on, whether they differ."""
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Stage:
    """How far an analysis has come: the value at each place, and what was found."""

    values: tuple[Shares, ...] = ()
    found: tuple[Found, ...] = ()

    @property
    def next(self) -> int:
        """The place that is looked at next."""
        return len(self.values)


class Analyst:
    """Analyses one record; asked for one place after the other, it can stop and go on anywhere."""

    def __init__(self, record: Record, judge: Judge | None = None) -> None:
        self.record, self.judge = record, judge or Judge(record.setup)
        self.rules, self._effort = self.judge.rules, self.judge.effort
        self.seats = len(record.setup.seats)
        self.first = self._begin()
        self._known: dict[int, Shares] = {}

    def _begin(self) -> int:
        """Give the first place at which somebody decides; the set-up before it is nobody's."""
        for place in range(self.record.last + 1):
            if isinstance(self.rules.pending(self.record.state(place)), Turn):
                return place
        return self.record.last

    def run(self, stage: Stage = Stage()) -> Iterator[Stage]:
        """Go on from a stage; gives one for each place, the last one whole."""
        values, found = list(stage.values), list(stage.found)
        tried = sum(isinstance(one, Decision) and one.pairs > 0 for one in found)
        for place in range(stage.next, self.record.last + 1):
            values.append(self.value(place))
            if self.first <= place < self.record.last:
                one = self.step(place, tried < self._effort.most)
                if one is not None:
                    found.append(one)
                    tried += isinstance(one, Decision) and one.pairs > 0
            yield Stage(tuple(values), tuple(found))

    def whole(self, stage: Stage = Stage()) -> Stage:
        """Go on from a stage to the end."""
        return [stage, *self.run(stage)][-1]

    def value(self, place: int) -> Shares:
        """Give everybody's chance to win at a place."""
        found = self._known.get(place)
        if found is None:
            state = self.record.state(max(place, self.first))
            found = self._known[place] = shares(self.judge.chances(state))
        return found

    def sketch(self, first: int, count: int = SKETCH) -> Iterator[tuple[int, Shares]]:
        """Give some values from a place on, all along the match; the ends first, then between.

        They are those that `run` comes to much later, so nothing of it is done in vain.
        """
        last = self.record.last
        step, seen = 1 << max(0, last - first).bit_length(), set[int]()
        while step and len(seen) < count:
            for place in (*range(first, last, step), last):
                if place not in seen and len(seen) < count:
                    seen.add(place)
                    yield place, self.value(place)
            step //= 2

    def step(self, place: int, play_on: bool = True) -> Found | None:
        """Judge what was done at a place, or what chance answered there; `None` for nothing."""
        return _drained(self.stepping(place, play_on))

    def stepping(self, place: int, play_on: bool = True) -> Generator[None, None, Found | None]:
        """Do so piece by piece, for whoever looks after a window meanwhile."""
        state, entry = self.record.state(place), self.record.entry(place)
        pending = self.rules.pending(state)
        if isinstance(entry.action, Outcome) and isinstance(pending, Chance):
            return self._fortune(place, state, pending, entry.action)
        lost = isinstance(entry.action, (Correction, Gap))
        if isinstance(pending, Turn) and not lost:
            return (yield from self._decision(place, state, pending, entry.action, play_on))
        return None

    # chance

    def _fortune(
        self, place: int, state: object, chance: Chance, answer: Outcome
    ) -> Fortune | None:
        if not open_ended(chance.request):
            return None
        outcomes, weights = self._answers(chance.request, place)
        found = [self._after(state, outcome) for outcome in outcomes]
        expected = mean(found, weights)
        exact = bool(weights)
        doubts = [
            0 if exact else _doubt([one[seat] for one in found]) for seat in range(self.seats)
        ]
        return Fortune(
            place,
            self.rules.round(state),
            self.rules.seat(state),
            shares(expected),
            shares(self._after(state, answer)),
            tuple(doubts),
            exact,
            answer.values,
        )

    def _answers(self, request: Roll | Draw, place: int) -> tuple[list[Outcome], list[float]]:
        """Give all answers with their weights, or some without weights where there are too many."""
        if request.count == 1:
            if isinstance(request, Roll):
                faces = range(1, request.sides + 1)
                every, weights = [Outcome((face,)) for face in faces], [1.0] * len(faces)
            else:
                counts = Counter(request.pool)
                every = [Outcome((card,)) for card in counts]
                weights = [float(number) for number in counts.values()]
            if len(every) <= self._effort.exact:
                return every, weights
        # Not the seed of the match: what could have come must not know what came.
        rng = Random(f"answers/{self.record.setup.seed}/{place}")
        return [sample(request, rng) for _ in range(self._effort.answers)], []

    def _after(self, state: object, action: object) -> Chances:
        return self.judge.chances(self._applied(state, action))

    # decisions

    def _decision(
        self, place: int, state: object, turn: Turn, taken: object, play_on: bool
    ) -> Generator[None, None, Decision | None]:
        if len(list(self.rules.legal(self.rules.view(state, turn.seat)))) < 2:
            return None
        seat, seed = turn.seat, f"analysis/{self.record.setup.seed}/{place}"
        advice = self.judge.advice(state, seat, seed)
        best = advice.action

        def made(after: tuple[Chances, Chances], doubt: float, pairs: int, other: bool) -> Decision:
            return Decision(
                place,
                seat,
                self.rules.round(state),
                turn.phase,
                shares(after[0]),
                shares(after[1]),
                round(doubt * WHOLE),
                action_text(taken),
                action_text(best) if other else "",
                tuple([message_text(said) for said in advice.why]) if other else (),
                pairs,
            )

        apply = self.rules.apply
        afters = [apply(state, action, quiet=True).state for action in (best, taken)]
        if best == taken or afters[0] == afters[1]:
            value = self.judge.chances(afters[1])
            return made((value, value), 0.0, 0, False)
        return made(*(yield from self.comparing(state, seat, best, taken, seed, play_on)))

    def compared(
        self, state: object, seat: int, best: object, taken: object, seed: str, play_on: bool
    ) -> Compared:
        """Judge two actions alike: right after them, and where they are close by playing on."""
        return _drained(self.comparing(state, seat, best, taken, seed, play_on))

    def comparing(
        self, state: object, seat: int, best: object, taken: object, seed: str, play_on: bool
    ) -> Generator[None, None, Compared]:
        """Do so piece by piece."""
        effort, judge = self._effort, self.judge
        hidden = judge.hides(state, seat)
        count = effort.deals if hidden else 1
        deals = [self._dealt(state, seat, f"{seed}/{at}", hidden) for at in range(count)]
        both = [(self._after(deal, best), self._after(deal, taken)) for deal in deals]
        first, second = (mean([pair[at] for pair in both]) for at in (0, 1))
        gap = second[seat] - first[seat]
        quickly = judge.doubt.of(gap)
        if all(abs(a - b) < effort.alike for a, b in zip(first, second, strict=True)):
            return (second, second), 0.0, 0, False
        if not play_on or not judge.pairs or abs(gap) > effort.close:
            return (first, second), Z * quickly, 0, True
        yield
        pairs = []
        for pair in self.pairs(state, seat, best, taken, seed, judge.pairs, effort.rounds):
            pairs.append(pair)
            yield
        gaps = [two[seat] - one[seat] for one, two in pairs]
        # However alike the playouts end, what they end in is judged by the same eyes.
        noise = max(quickly / 4, _error(gaps))
        # Two measures of one thing, each weighed by how sure it is.
        trust = quickly**2 / (quickly**2 + noise**2)
        found = [
            mean([mean([pair[at] for pair in pairs]), quick], [trust, 1 - trust])
            for at, quick in ((0, first), (1, second))
        ]
        doubt = Z * noise * quickly / (noise**2 + quickly**2) ** 0.5
        return (found[0], found[1]), doubt, len(pairs), True

    def pairs(
        self,
        state: object,
        seat: int,
        best: object,
        taken: object,
        seed: str,
        count: int,
        rounds: int,
    ) -> Iterator[tuple[Chances, Chances]]:
        """Play on from both actions of a decision, each pair with the same luck."""
        hidden = self.judge.hides(state, seat)
        for at in range(count):
            deal = self._dealt(state, seat, f"{seed}/{at}", hidden)
            one, two = [
                self.judge.played_on(self._applied(deal, action), f"{seed}/pair/{at}", rounds)
                for action in (best, taken)
            ]
            yield one, two

    def _applied(self, state: object, action: object) -> object:
        return self.rules.apply(state, action, quiet=True).state

    def _dealt(self, state: object, seat: int, seed: str, hidden: bool) -> object:
        return self.judge.dealt(state, seat, seed) if hidden else state


def _drained(pieces: Generator[None, None, T]) -> T:
    """Do all pieces at once, and give what comes of them."""
    while True:
        try:
            next(pieces)
        except StopIteration as end:
            found: T = end.value
            return found


def _error(values: Sequence[float]) -> float:
    """Give the standard error of a mean."""
    count, middle = len(values), sum(values) / len(values)
    if count < 2:
        return 1.0
    spread = sum([(value - middle) ** 2 for value in values]) / (count - 1)
    return float((spread / count) ** 0.5)


def _doubt(values: Sequence[float]) -> int:
    return round(Z * _error(values) * WHOLE)


def balances(stage: Stage, seats: int) -> tuple[Balance, ...]:
    """Sum a stage up by seat; the play of the others is what is left."""
    start, result = stage.values[0], stage.values[-1]
    luck = plus((one.change for one in stage.found if isinstance(one, Fortune)), seats)
    made = [one for one in stage.found if isinstance(one, Decision)]
    every = plus((one.change for one in made), seats)
    found = []
    for seat in range(seats):
        own = sum([one.change[seat] for one in made if one.seat == seat])
        rest = result[seat] - start[seat] - luck[seat] - own
        seen = rest - (every[seat] - own)
        found.append(Balance(seat, start[seat], luck[seat], own, rest, result[seat], seen))
    return tuple(found)
