"""Measures the levels of a title, and who begins, and writes the sheet `data/<title>/ladder.yaml`.

`python -m tests.ladder TITLE --write` plays every level among players of the next lower one, the
lowest among random ones; with `--level LEVEL` only that one, and the rest stays as it was. With
`--starts` the highest level, or the one that `--level` names, plays itself with each number of
seats instead, to see whether it matters who begins. What is shared by several is one number:
`--games` for each pairing. Seeds are those kept for reports, no clock is asked, and equal seeds
give equal games.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

from game.ai import tournament
from game.core.ladder import LADDER, RANDOM, Ladder, Measured, Rung, Starts
from game.core.registry import titles
from game.folders import data_of
from game.loading.ladder import read
from game.loading.problems import Report
from game.loading.title import load
from tests import strength
from tests.crowd import sit
from tests.seeds import REPORT

STARTS = 200
"""Seeds for reports that are passed over before those of who begins."""
HEAD = (
    "# How strong the computer players are: `python -m tests.ladder {title} --write` measures it.\n"
)


def kept(title: str) -> Ladder:
    """Read what was measured before, be it sound or not."""
    return read(titles()[title], data_of(title), Report())


def climbed(title: str, games: int, jobs: int, only: Collection[str], before: Ladder) -> Ladder:
    """Measure levels, the named ones only or all of them, each among the next lower one."""
    names = (RANDOM, *titles()[title].levels)
    seats = max(2, min(load(title).cover.seats))
    rungs = []
    for place, (worse, better) in enumerate(pairwise(names)):
        old = before.rung(better)
        if only and better not in only:
            rungs += [old] if old else []
            continue
        found = sit(title, (better, *[worse] * (seats - 1)), games, jobs, place)
        share = _share(found["seats"][0])
        print(f"{title} {better} among {worse}: {share}, {found['seconds']:.0f} s", flush=True)
        rungs.append(Rung(share.share, share.low, share.high, better, games))
    return replace(before, seats=seats, rungs=tuple(rungs))


def begun(
    title: str, games: int, jobs: int, seats: Collection[int], level: str, before: Ladder
) -> Ladder:
    """Let a level play itself with some numbers of seats, or with all there are."""
    starts = {found.seats: found for found in before.starts}
    for count in seats or [count for count in load(title).cover.seats if count > 1]:
        # No seat is changed: the first one begins every game.
        seed = REPORT.take(1, "report", STARTS + count)[0]
        player = level or titles()[title].levels[-1]
        found = tournament.run(title, (player,) * count, games, seed, jobs=jobs)
        starts[count] = Starts(games, tuple(map(_share, found["seats"])), level)
        print(f"{title} {count}: {starts[count].wins}, {found['seconds']:.0f} s", flush=True)
    return replace(before, starts=tuple(starts[count] for count in sorted(starts)))


def _share(row: Mapping[str, Any]) -> Measured:
    return Measured(row["share"], row["share_low"], row["share_high"])


def written(title: str, found: Ladder) -> str:
    """Write the sheet."""
    lines = [HEAD.format(title=title), f"seats: {found.seats}\n", "rungs:\n"]
    for rung in found.rungs:
        lines.append(f"  - {{level: {rung.level}, {_line(rung)}, games: {rung.games}}}\n")
    lines += ["starts:\n"] if found.starts else []
    for starts in found.starts:
        lines += [f"  - games: {starts.games}\n"]
        lines += [f"    level: {starts.level}\n"] if starts.level else []
        lines += ["    wins:\n"]
        lines += [f"      - {{{_line(place)}}}\n" for place in starts.wins]
    return "".join(lines)


def _line(one: Measured) -> str:
    return f"share: {one.share:g}, low: {one.low:g}, high: {one.high:g}"


def write(title: str, found: Ladder) -> Path:
    """Put the sheet into the title's folder."""
    file = data_of(title) / f"{LADDER}.yaml"
    file.write_text(written(title, found), "utf-8")
    strength.write()
    return file
