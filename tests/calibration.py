"""Finds how points to expect become chances: `python -m tests.calibration TITLE --games 100`.

Computer players play against their like, on seeds for tuning only; of every third position the
strong player's forecast is kept beside the result. The scale that makes the results likeliest is
written to `data/<title>/analysis.yaml` with `--write`, and printed either way.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.analysis.judge import Judge
from game.analysis.measures import Scale, own
from game.analysis.shares import Chances, promised, won
from game.core.contract import Over
from game.core.forecast import Forecast
from game.core.setup import MatchSetup
from game.folders import data_of
from game.loading.title import ANALYSIS
from tests.build.selfplay import positions, table
from tests.seeds import TUNE

Case = tuple[Forecast, Chances]
EVERY = 3
HEAD = "# How points to expect become chances. `python -m tests.calibration {} --write` finds them."


def cases(setup: MatchSetup) -> Iterator[Case]:
    """Play a match and give forecasts with the result."""
    judge, states = Judge(setup, Scale()), list(positions(setup))
    result = won(judge.rules.scores(states[-1]))
    for at, state in enumerate(states):
        if at % EVERY or isinstance(judge.rules.pending(state), Over):
            continue
        forecast = judge.forecast(state)
        if forecast is not None:
            yield forecast, result


def surprise(found: Sequence[Case], scale: Scale) -> float:
    """Give by how much the results surprise whoever believes in a scale, on average."""
    total = 0.0
    for forecast, result in found:
        chances = promised(forecast, scale)
        total -= sum(
            part * math.log(max(1e-9, chance)) for part, chance in zip(result, chances, strict=True)
        )
    return total / len(found)


def fitted(found: Sequence[Case]) -> Scale:
    """Find the scale that is surprised least, one number after the other in smaller steps."""
    best = Scale(8.0, 1.5, 0.0)
    least, step = surprise(found, best), 1.0
    while step > 0.02:
        better = False
        for name, size in (("spread", 4.0), ("turn", 1.5), ("ahead", 4.0)):
            for way in (-step, step):
                value = getattr(best, name) + way * size
                if name != "ahead" and value < 0.02:
                    continue
                tried = replace(best, **{name: value})
                if (surprised := surprise(found, tried)) < least:
                    best, least, better = tried, surprised, True
        if not better:
            step /= 2
    return Scale(*(round(value, 3) for value in (best.spread, best.turn, best.ahead)))


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--levels", nargs="*", default=["medium", "medium", "medium", "hard"])
    parser.add_argument("--skip", type=int, default=0, help="leave out so many seeds")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    scales = dict(own(options.title).seats)
    for seats in options.seats:
        found: list[Case] = []
        for number, seed in enumerate(TUNE.take(options.games, "tune", options.skip)):
            level = options.levels[number % len(options.levels)]
            found += cases(table(options.title, [level] * seats, seed))
        scale = scales[str(seats)] = fitted(found)
        print(
            f"{options.title} {seats}: {scale}, surprise {surprise(found, scale):.4f}"
            f" of {math.log(seats):.4f}, {len(found)} cases",
            flush=True,
        )
        if options.write:
            write(options.title, scales)


def write(title: str, scales: dict[str, Scale]) -> None:
    """Write the scales into the data of a title; what else stands there is kept."""
    lines = [HEAD.format(title), "seats:"]
    for seats, scale in sorted(scales.items()):
        lines.append(
            f'  "{seats}": {{spread: {scale.spread}, turn: {scale.turn}, ahead: {scale.ahead}}}'
        )
    pairs = own(title).pairs
    if pairs >= 0:
        lines.append(f"pairs: {pairs}")
    (data_of(title) / f"{ANALYSIS}.yaml").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
