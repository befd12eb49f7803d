"""Plays a title alone with each level of its computer players and keeps how the games ended.

`python -m tests.solo ages --games 1000 --jobs 2` writes the sheet `standing.yaml` of the title;
with `--only VALUE` it plays one value of the first option, with `--level LEVEL` some levels, and
the others stay as they are.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import mean, stdev

from game.ai.tournament import Fixture, Result, Spec, Z, play
from game.core.registry import titles
from game.core.title import Spread
from game.folders import ROOT
from game.loading.title import load

HEAD = (
    "# How games alone of the computer players ended: the lowest score, and how often each came.\n"
)
SEED = "alone"


def fixtures(title: str, level: str, options: dict[str, str], games: int) -> list[Fixture]:
    """Set up the games of one level; every level meets the same dice."""
    chosen = tuple(sorted(options.items()))
    return [Fixture(title, chosen, (Spec(level),), f"{SEED}/{game}") for game in range(games)]


def spread(points: Sequence[int]) -> Spread:
    """Count how often each score came."""
    counts, low = Counter(points), min(points)
    return Spread(low, tuple(counts[score] for score in range(low, max(points) + 1)))


def written(found: Mapping[str, Mapping[str, Spread]], key: str) -> str:
    """Write the sheet: for each value and level the lowest score, and how often each came."""
    lines = [HEAD, f"{key}s:\n"]
    for value, levels in found.items():
        lines.append(f"  {value}:\n")
        for level, known in levels.items():
            row = ", ".join(map(str, known.counts))
            lines.append(f"    {level}: {{low: {known.low}, counts: [{row}]}}\n")
    return "".join(lines)


def played(
    title: str,
    options: dict[str, str],
    games: int,
    map_: Callable[..., Iterable[Result]],
    before: Mapping[str, Spread],
) -> dict[str, Spread]:
    """Play the games of the levels not in `before`, and say each mean with its 95 % interval."""
    found = {}
    for level in titles()[title].levels:
        if level in before:
            found[level] = before[level]
            continue
        results = map_(play, fixtures(title, level, options, games), 8)
        points = [result.scores[0] for result in results]
        off = Z * stdev(points) / math.sqrt(games) if games > 1 else math.inf
        print(*options.values(), f"{level}: {mean(points):.2f} ± {off:.2f}", flush=True)
        found[level] = spread(points)
    return found


def main() -> None:
    """Play, write the sheet, and say the mean of each level."""
    asked = argparse.ArgumentParser(prog="python -m tests.solo")
    asked.add_argument("title", choices=sorted(titles()))
    asked.add_argument("--games", type=int, default=1000)
    asked.add_argument("--jobs", type=int, default=1)
    asked.add_argument("--only", default="", metavar="VALUE")
    asked.add_argument("--level", action="append", default=[])
    given = asked.parse_args()
    components, found = load(given.title), {}
    known = titles()[given.title].alone
    usual = {option.key: option.values[0] for option in components.cover.options}
    first = components.cover.options[0]
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        for value in first.values:
            options = {**usual, first.key: value}
            chosen = titles()[given.title].chosen(options)
            before = dict(known(components, chosen)) if known is not None else {}
            if given.only in ("", value):
                # Without a level all of them are played anew.
                again = given.level or titles()[given.title].levels
                before = {level: kept for level, kept in before.items() if level not in again}
            found[value] = played(given.title, options, given.games, pool.imap, before)
    file = ROOT / "data" / given.title / "standing.yaml"
    file.write_text(written(found, first.key), "utf-8")


if __name__ == "__main__":
    main()
