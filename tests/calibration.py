"""Finds how points to expect become chances: `python -m tests.calibration TITLE --games 100`.

Computer players play against their like, on seeds for tuning only; of some positions all along a
match the strong player's forecast is kept beside the result. The scale that makes the results
likeliest is written to `data/<title>/analysis.yaml` with `--write`, and printed either way.
Players of fast levels make many matches: `--minutes` ends them for each number of seats.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace

from game.analysis.judge import Judge
from game.analysis.measures import Scale, own
from game.analysis.shares import Chances, promised, won
from game.core.contract import Over
from game.core.forecast import Forecast
from game.core.setup import MatchSetup
from game.folders import data_of
from game.loading.title import ANALYSIS, load
from tests.build.selfplay import positions, table
from tests.seeds import TUNE

Case = tuple[Forecast, Chances]
EACH = 20
"""So many positions of a match are looked at: those of one match have one result."""
TIMES = (0.5, 6.0)
"""Turns to come, at which scales are compared: near the end, and far from it."""
HEAD = "# How points to expect become chances. `python -m tests.calibration {} --write` finds them."


def cases(setup: MatchSetup) -> Iterator[Case]:
    """Play a match and give forecasts with the result."""
    judge, states = Judge(setup, Scale()), list(positions(setup))
    result = won(judge.rules.scores(states[-1]))
    for state in states[:: max(1, len(states) // EACH)]:
        if isinstance(judge.rules.pending(state), Over):
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


def pull(scale: Scale, old: Scale, matches: int) -> float:
    """Give by how much a scale is held where that of fewer seats lies, the less by more matches.

    Few matches would prove anything, and a lead is worth much the same at all tables of a game.
    """
    far = [math.log(scale.spread_at(left) / old.spread_at(left)) for left in TIMES]
    far.append((scale.ahead - old.ahead) / max(1.0, old.spread / 2))
    return sum([part * part for part in far]) / matches


def fitted(found: Sequence[Case], old: Scale, matches: int, first: bool) -> Scale:
    """Find the scale that is surprised least, one number after the other in smaller steps.

    It begins at the scale of fewer seats, if there is one, and is not free to leave it.
    """

    def faults(scale: Scale) -> float:
        return surprise(found, scale) + (0.0 if first else pull(scale, old, matches))

    best = old
    least, step = faults(best), 1.0
    while step > 0.02:
        better = False
        for name, size in (("spread", 2.0), ("turn", 2.0), ("ahead", 2.0)):
            for way in (-step, step):
                value = getattr(best, name) + way * size
                if name != "ahead" and value < 0.02:
                    continue
                tried = replace(best, **{name: value})
                if (fault := faults(tried)) < least:
                    best, least, better = tried, fault, True
        if not better:
            step /= 2
    return Scale(round(best.spread, 3), round(best.turn, 3), round(best.ahead, 3))


def gathered(
    title: str, seats: int, levels: Sequence[str], games: int, skip: int, minutes: float
) -> tuple[list[Case], int]:
    """Play until there are enough matches or time is up; gives the cases and how many it were."""
    found: list[Case] = []
    until, played = time.monotonic() + 60 * minutes, 0
    for number, seed in enumerate(TUNE.take(games, "tune", skip)):
        found += cases(table(title, [levels[number % len(levels)]] * seats, seed))
        played = number + 1
        if time.monotonic() > until:
            break
    return found, played


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=400, help="for each number of seats")
    parser.add_argument("--minutes", type=float, default=60.0, help="for each number of seats")
    parser.add_argument("--seats", type=int, nargs="*", help="all, if none is named")
    parser.add_argument("--levels", nargs="*", default=["fair", "medium", "casual"])
    parser.add_argument("--skip", type=int, default=0, help="leave out so many seeds")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    title, scales = options.title, dict(own(options.title).seats)
    every = [count for count in load(title).cover.seats if count > 1]
    for seats in options.seats or every:
        found, games = gathered(
            title, seats, options.levels, options.games, options.skip, options.minutes
        )
        fewest = seats == every[0]
        old = Scale(2.0, 3.0, 0.0) if fewest else scales[str(max(every[0], seats - 1))]
        scale = scales[str(seats)] = replace(fitted(found, old, games, fewest), matches=games)
        print(
            f"{title} {seats}: {scale}, surprise {surprise(found, scale):.4f}"
            f" of {math.log(seats):.4f}, {len(found)} cases",
            flush=True,
        )
        if options.write:
            write(title, scales)


def write(title: str, scales: dict[str, Scale]) -> None:
    """Write the scales into the data of a title; what else stands there is kept."""
    lines = [HEAD.format(title), "seats:"]
    for seats, scale in sorted(scales.items()):
        numbers = ", ".join([f"{name}: {value}" for name, value in asdict(scale).items()])
        lines.append(f'  "{seats}": {{{numbers}}}')
    path = data_of(title) / f"{ANALYSIS}.yaml"
    old = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    # What stands in the sheet besides is not of this command.
    lines += [line for line in old if line and line[0] not in "# " and line != "seats:"]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
