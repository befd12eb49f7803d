"""Learns what things in Tempus are worth beyond the weights: `python -m tests.tempus.learn`.

Players with the strong one's weights, each a little changed at random, play without looking ahead.
At the beginning of each era it is noted how much a seat has of each thing, and to how many points
more than the judge expected it came in the end. For each era the shifts are found that tell that
best, held small and near those of the eras beside (ridge). `--write` puts a part of them into
`data/tempus/learned.yaml`: what comes along with good games is not all a cause of them, and players
that believed all of it played no better than before. Whether a player is better for it,
`tests.rivals` says.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from random import Random
from typing import Any, NamedTuple

from game.ai.think import rules_of
from game.folders import data_of
from game.loading.title import load
from game.tempus.bots.medium import Medium
from game.tempus.bots.weights import Learned, Taste, Weights
from game.tempus.bots.worth import Worth
from game.tempus.rules import TempusRules
from game.tempus.state import State
from tests.duel import play
from tests.numbers import flat, put, within
from tests.seeds import CHOOSE, TUNE

TITLE, SEATS = "tempus", 3
THINGS = tuple(thing.name for thing in fields(Learned))
SCATTER = (0.15, 0.3)
"""How far weights are changed, in logarithms: in one game less, in another more."""
SMALL, NEAR = 60.0, 300.0
"""How firmly shifts are held at nothing, and near those of the era before and after."""
BELIEVED = 0.5
"""The part of the shifts that is written."""


class Sample(NamedTuple):
    """A seat at the beginning of an era: of what it has how much, and the points to come."""

    era: int
    counts: Sequence[float]
    surprise: float
    """Points in the end less those that the judge expected."""


def known(learned: Learned, thing: str, rules: TempusRules) -> tuple[float, ...]:
    """Give what was learned of a thing before, by era."""
    row: tuple[float, ...] = getattr(learned, thing)
    return row or (0.0,) * rules.tables.last


class Counter:
    """Counts things by what a judge makes of them when each is worth a point more."""

    def __init__(self, rules: TempusRules, weights: Weights, learned: Learned) -> None:
        def judge(**more: tuple[float, ...]) -> Worth:
            return Worth(rules.tables, weights, Taste(), replace(learned, **more))

        self._plain = judge()
        self._each = [
            judge(**{thing: tuple([value + 1 for value in known(learned, thing, rules)])})
            for thing in THINGS
        ]

    def of(self, state: State, seat: int) -> tuple[float, list[float]]:
        """Give the points to expect, and how much there is of each thing."""
        plain = self._plain.standing(state, seat)
        return plain, [judge.standing(state, seat) - plain for judge in self._each]


def changed(weights: Weights, random: Random) -> Weights:
    """Give weights that are off at random, so that positions come up that nobody would seek."""
    sigma = random.choice(SCATTER)
    values = {
        name: value * math.exp(random.gauss(0, sigma)) for name, value in flat(weights).items()
    }
    made: Weights = put(weights, within(weights, values))
    return made


def samples(
    rules: TempusRules, weights: Weights, learned: Learned, seeds: Sequence[int]
) -> Iterator[Sample]:
    """Play a game for each seed and give what the seats had at the beginning of each era."""
    counter = Counter(rules, weights, learned)
    for seed in seeds:
        random = Random(seed)
        bots = [Medium(rules, changed(weights, random), Taste()) for _ in range(SEATS)]
        seen: dict[int, list[tuple[float, list[float]]]] = {}

        def watch(state: State, _: int, __: object, seen: Any = seen) -> None:
            if state.phase == "act" and state.round not in seen:
                seen[state.round] = [counter.of(state, at) for at in range(SEATS)]

        points, _ = play(rules, bots, str(seed), watch)
        for era, seats in seen.items():
            for own, (expected, counts) in zip(points, seats, strict=True):
                yield Sample(era, counts, own - expected)


def fitted(found: Sequence[Sample], eras: int) -> list[list[float]]:
    """Give for each era the shift of each thing."""
    count = len(THINGS)
    size = eras * count
    sums, sides = [[0.0] * size for _ in range(size)], [0.0] * size
    spread = [_spread([one.counts[at] for one in found]) for at in range(count)]
    for era in range(1, eras + 1):
        rows, first = [one for one in found if one.era == era], (era - 1) * count
        _summed(rows, spread, sums, sides, first)
    for at in range(size):
        sums[at][at] += SMALL
        if (next_era := at + count) < size:
            sums[at][at] += NEAR
            sums[next_era][next_era] += NEAR
            sums[at][next_era] -= NEAR
            sums[next_era][at] -= NEAR
    shifts = solved(sums, sides)
    return [[shifts[era * count + at] / spread[at] for at in range(count)] for era in range(eras)]


def _summed(
    rows: Sequence[Sample],
    spread: Sequence[float],
    sums: list[list[float]],
    sides: list[float],
    first: int,
) -> None:
    """Add the products of an era's counts with one another and with the surprises."""
    if not rows:
        return
    aim = sum(row.surprise for row in rows) / len(rows)
    level = _spread([row.surprise for row in rows]) ** 2
    middle = [sum(row.counts[at] for row in rows) / len(rows) for at in range(len(spread))]
    for row in rows:
        off = [(have - m) / s for have, m, s in zip(row.counts, middle, spread, strict=True)]
        for at, one in enumerate(off):
            sides[first + at] += one * (row.surprise - aim) / level
            line = sums[first + at]
            for to, two in enumerate(off):
                line[first + to] += one * two / level


def _spread(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / len(values)) or 1.0


def solved(sums: Sequence[Sequence[float]], sides: Sequence[float]) -> list[float]:
    """Solve equations whose matrix is symmetric and positive, by elimination."""
    rows = [[*line, side] for line, side in zip(sums, sides, strict=True)]
    for at, pivot in enumerate(rows):
        for below in rows[at + 1 :]:
            if times := below[at] / pivot[at]:
                below[at:] = [b - times * p for b, p in zip(below[at:], pivot[at:], strict=True)]
    found = [0.0] * len(rows)
    for at in reversed(range(len(rows))):
        line = rows[at]
        rest = sum(a * b for a, b in zip(line[at + 1 : -1], found[at + 1 :], strict=True))
        found[at] = (line[-1] - rest) / line[at]
    return found


def told(found: Sequence[Sample], shifts: Sequence[Sequence[float]], era: int) -> float:
    """Give the part of the scatter of surprises in an era that shifts explain."""
    rows = [one for one in found if one.era == era]
    rest = [
        row.surprise - sum(a * b for a, b in zip(row.counts, shifts[era - 1], strict=True))
        for row in rows
    ]
    return 1 - _spread(rest) ** 2 / _spread([row.surprise for row in rows]) ** 2


def keep(rules: TempusRules, shifts: Sequence[Sequence[float]], before: Learned) -> str:
    """Write a part of the shifts, beside those that there were, below the words of the sheet."""
    file = data_of(TITLE) / "learned.yaml"
    lines = [line for line in file.read_text("utf-8").splitlines() if line.startswith("#")]
    for at, thing in enumerate(THINGS):
        old = known(before, thing, rules)
        row = [round(was + BELIEVED * era[at], 2) for was, era in zip(old, shifts, strict=True)]
        lines.append(f"{thing}: [{', '.join(f'{value:.2f}' for value in row)}]")
    file.write_text("\n".join([*lines, ""]), "utf-8")
    return str(file)


def main() -> None:
    """Play, learn, and say by how much more is told."""
    parser = argparse.ArgumentParser(prog="python -m tests.tempus.learn", description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--write", action="store_true", help="put them into the title's data")
    args = parser.parse_args()
    rules, components = rules_of(TITLE, {}), load(TITLE)
    assert isinstance(rules, TempusRules)
    weights, learned = components.bots.hard, components.learned
    seen = list(samples(rules, weights, learned, TUNE.take(args.games, "tune")))
    fresh = list(samples(rules, weights, learned, CHOOSE.take(max(20, args.games // 5), "choose")))
    shifts = fitted(seen, rules.tables.last)
    print("of what the judge does not foresee, shifts tell on games not learned from:")
    for era in range(1, rules.tables.last + 1):
        print(f"  era {era:2}  {100 * told(fresh, shifts, era):5.1f} %")
    if args.write:
        print(keep(rules, shifts, learned))


if __name__ == "__main__":
    main()
