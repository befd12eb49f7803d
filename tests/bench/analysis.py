"""What an analysis costs: a whole match of each title, and the memory of the process."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from datetime import datetime

from game.analysis.analyst import SKETCH
from game.analysis.background import Background
from game.core.registry import titles
from game.loading.title import load
from game.storage import save
from tests.bench.rows import Row
from tests.build.selfplay import played, table

LEVELS = ("medium", "easy")
"""Players who do much that is looked at twice, as people do."""


def rows(title: str) -> Iterator[Row]:
    """Analyse a match of the fewest players and one of the most in a process of its own."""
    sizes = load(title).cover.seats
    known = titles()[title].levels
    for seats in sorted({max(2, min(sizes)), max(sizes)}):
        levels = [LEVELS[at % 2] if LEVELS[at % 2] in known else known[0] for at in range(seats)]
        setup = table(title, levels, "bench")
        match = played(setup)
        began, first, peak, worked = time.perf_counter(), 0.0, 0.0, 0.0
        process = Background(save.dump(setup, match, datetime.now()), len(match.log) + 1)
        while not (process.done or process.fault):
            process.poll()
            if not first and len(process.sketch) >= SKETCH // 2:
                first = time.perf_counter() - began
            peak, worked = max(peak, _memory(process.pid)), max(worked, _worked(process.pid))
            time.sleep(0.1)
        process.close()
        if process.fault:
            # Its seconds would be those of an analysis that never was.
            raise RuntimeError(f"the analysis of {title} broke off: {process.fault}")
        seconds, name = time.perf_counter() - began, f"{title}: analysis, {seats} seats"
        aim = "< 180" if seats > 2 else "< 60"
        yield Row(name, seconds, "s", aim)
        yield Row(f"{name}, a curve to look at", first, "s", "< 2")
        if worked:
            # On a machine that does much else this tells more than the clock.
            yield Row(f"{name}, processor", worked, "s", aim)
        if peak:
            yield Row(f"{name}, memory", peak, "MB", "< 150")


def _memory(pid: int | None) -> float:
    """Give the memory of a process in megabytes; 0 where the system does not tell."""
    try:
        with open(f"/proc/{pid}/status", encoding="ascii") as file:
            found = [line for line in file if line.startswith("VmHWM")]
    except OSError:
        return 0.0
    return int(found[0].split()[1]) / 1024 if found else 0.0


def _worked(pid: int | None) -> float:
    """Give the processor seconds of a process; 0 where the system does not tell."""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii") as file:
            found = file.read().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(found[11]) + int(found[12])) / os.sysconf("SC_CLK_TCK")
