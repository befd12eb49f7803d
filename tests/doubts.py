"""How sure an analysis is where it does not play on: `python -m tests.doubts TITLE --cases 80`.

Decisions of easy players are judged twice, on seeds for tuning: at once, and by playing on from
both actions with the same luck for longer than an analysis does. How far the first lies from the
second, less the noise of the second, is the doubt of a difference that is judged at once:
`--write` puts it into `data/<title>/analysis.yaml`, and intervals are made of it.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from game.analysis.analyst import Analyst
from game.analysis.measures import Doubt
from game.core.contract import Turn
from game.folders import data_of
from game.loading.title import ANALYSIS, load
from game.replay.record import of_match
from tests.build.selfplay import played, table
from tests.seeds import DOUBTS, TUNE

PAIRS, ROUNDS, EACH = 10, 3, 6
"""Pairs for each decision and the rounds they are played on; decisions of one match."""


class Case(NamedTuple):
    """One decision: the difference judged at once, by playing on, and the error of that."""

    quick: float
    long: float
    error: float


def cases(title: str, seats: int, level: str, seed: int) -> Iterator[Case]:
    """Judge some decisions of a match both ways."""
    setup = table(title, [level] * seats, seed)
    record = of_match(setup, played(setup))
    analyst, found = Analyst(record), 0
    places = list(range(analyst.first, record.last))
    Random(f"doubts/{seed}").shuffle(places)
    for place in places:
        state = record.state(place)
        turn = analyst.rules.pending(state)
        if found == EACH:
            return
        if not isinstance(turn, Turn) or record.entry(place).seat is None:
            continue
        if len(list(analyst.rules.legal(analyst.rules.view(state, turn.seat)))) < 2:
            continue
        case = _case(analyst, place, state, turn.seat)
        if case is not None:
            found += 1
            yield case


def _case(analyst: Analyst, place: int, state: object, seat: int) -> Case | None:
    """Judge the decision of a place, unless it comes to the same as the best one."""
    taken, seed = analyst.record.entry(place).action, f"doubts/{place}"
    best = analyst.judge.advice(state, seat, seed).action
    if best == taken:
        return None
    (first, second), _, _, other = analyst.compared(state, seat, best, taken, seed, False)
    if not other:
        return None
    pairs = analyst.pairs(state, seat, best, taken, seed, PAIRS, ROUNDS)
    gaps = [two[seat] - one[seat] for one, two in pairs]
    mean = sum(gaps) / len(gaps)
    spread = sum([(gap - mean) ** 2 for gap in gaps]) / (len(gaps) - 1)
    return Case(second[seat] - first[seat], mean, math.sqrt(spread / len(gaps)))


def surprise(found: Sequence[Case], doubt: Doubt) -> float:
    """Give by how much the cases surprise whoever believes in a doubt."""
    total = 0.0
    for case in found:
        spread = _spread(case, doubt)
        total += 2 * math.log(spread) + ((case.quick - case.long) / spread) ** 2
    return total / len(found)


def _spread(case: Case, doubt: Doubt) -> float:
    """Give how far both judgements may lie apart, since playing on is not sure either."""
    return math.hypot(doubt.of(case.quick), case.error)


def fitted(found: Sequence[Case]) -> Doubt:
    """Find the doubt that is surprised least; nobody is surer than two points of chance."""
    tried = [
        Doubt(near / 1000, share / 100, len(found))
        for near in range(20, 121, 2)
        for share in range(0, 101, 4)
    ]
    return min(tried, key=lambda doubt: surprise(found, doubt))


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("title")
    parser.add_argument("--cases", type=int, default=80)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--levels", nargs="*", default=["easy", "fair"])
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    seats = [count for count in load(options.title).cover.seats if count > 1]
    found: list[Case] = []
    until = time.monotonic() + 60 * options.minutes
    for number, seed in enumerate(TUNE.take(options.cases, "tune", DOUBTS)):
        level = options.levels[number % len(options.levels)]
        found += cases(options.title, seats[number % len(seats)], level, seed)
        if len(found) >= options.cases or time.monotonic() > until:
            break
    doubt = fitted(found)
    for case in sorted(found):
        print(f"{case.quick:7.3f} {case.long:7.3f} ± {case.error:.3f}")
    within = sum(abs(case.quick - case.long) < 1.96 * _spread(case, doubt) for case in found)
    print(f"{options.title}: {doubt}, {within} of {len(found)} within the interval", flush=True)
    if options.write:
        write(options.title, doubt)


def write(title: str, doubt: Doubt) -> None:
    """Write the doubt into the data of a title; what else stands there is kept."""
    path = data_of(title) / f"{ANALYSIS}.yaml"
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    lines = [line for line in lines if not line.startswith("doubt:")]
    lines.append(f"doubt: {{near: {doubt.near}, share: {doubt.share}, cases: {doubt.cases}}}")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
