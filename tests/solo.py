"""Plays a title alone with each level of its computer players and keeps how the games ended.

`python -m tests.solo ages --games 1000 --jobs 2` writes the sheet `standing.yaml` of the title.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections import Counter
from collections.abc import Sequence

from game.ai.tournament import Fixture, Spec, play
from game.book.title import ROOT, load
from game.core.registry import titles

HEAD = (
    "# How games alone of the computer players ended: the lowest score, and how often each came.\n"
)
SEED = "alone"


def fixtures(title: str, level: str, options: dict[str, str], games: int) -> list[Fixture]:
    """Set up the games of one level; every level meets the same dice."""
    chosen = tuple(sorted(options.items()))
    return [Fixture(title, chosen, (Spec(level),), f"{SEED}/{game}") for game in range(games)]


def spread(points: Sequence[int]) -> str:
    """Write how often each score came."""
    counts = Counter(points)
    low = min(counts)
    row = [counts[score] for score in range(low, max(counts) + 1)]
    return f"{{low: {low}, counts: [{', '.join(map(str, row))}]}}"


def main() -> None:
    """Play, write the sheet, and say the mean of each level."""
    asked = argparse.ArgumentParser(prog="python -m tests.solo")
    asked.add_argument("title", choices=sorted(titles()))
    asked.add_argument("--games", type=int, default=1000)
    asked.add_argument("--jobs", type=int, default=1)
    given = asked.parse_args()
    components = load(given.title)
    usual = {option.key: option.values[0] for option in components.cover.options}
    first = components.cover.options[0]
    lines = [HEAD, f"{first.key}s:\n"]
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        for value in first.values:
            lines.append(f"  {value}:\n")
            for level in titles()[given.title].levels(components):
                options = {**usual, first.key: value}
                games = fixtures(given.title, level, options, given.games)
                points = [result.scores[0] for result in pool.imap(play, games, 8)]
                print(value, level, sum(points) / len(points), flush=True)
                lines.append(f"    {level}: {spread(points)}\n")
    file = ROOT / "data" / given.title / "standing.yaml"
    file.write_text("".join(lines), "utf-8")


if __name__ == "__main__":
    main()
