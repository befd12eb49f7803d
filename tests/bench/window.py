"""The program on a virtual display: start, frames, idling, memory. Needs Xvfb."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from typing import Any

from tests.bench.rows import Row, percentile

BARE = """
import pygame
pygame.display.init()
pygame.display.set_mode((1920, 1080), pygame.RESIZABLE)
pygame.display.flip()
import os
import time
print(time.process_time(), flush=True)
os._exit(0)
"""
SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
IDLE = 10.0


@contextmanager
def display() -> Iterator[dict[str, str]]:
    """Open a virtual display and give the environment for programs on it."""
    # By process, so that two benchmarks at once do not meet on one display.
    number = f":{90 + os.getpid() % 900}"
    quiet = subprocess.DEVNULL
    server = subprocess.Popen(
        ["Xvfb", number, "-screen", "0", "3840x2160x24"], stdout=quiet, stderr=quiet
    )
    time.sleep(1.5)
    with tempfile.TemporaryDirectory() as home:
        try:
            yield {
                **os.environ,
                "DISPLAY": number,
                "SDL_VIDEODRIVER": "x11",
                "SDL_AUDIODRIVER": "dummy",
                "SDL_FRAMEBUFFER_ACCELERATION": "0",
                "PYGAME_HIDE_SUPPORT_PROMPT": "1",
                "FOUR_AGES_HOME": home,
            }
        finally:
            server.terminate()
            server.wait()


def rows(titles: list[str]) -> list[Row]:
    """Measure everything that needs a window; nothing where there is no Xvfb."""
    if shutil.which("Xvfb") is None:
        print("Xvfb is not installed: start, frames, idling and memory are left out")
        return []
    with display() as environment:
        found = [*start_rows(environment), *idle_rows(environment)]
        for title in titles:
            found += frame_rows(environment, title)
    return found


def start_rows(environment: dict[str, str], times: int = 7) -> Iterator[Row]:
    """Compare the processor time of the start with that of a bare program, in turn.

    The wordmark is the first picture, the title the second.
    """
    programs = (["-c", BARE], *(["-m", "tests.bench.child", "shown", str(n)] for n in (1, 2)))
    # The very first start keeps what the others find.
    _until_shown(programs[-1], environment)
    # In turn, so that a machine that gets slower meanwhile slows all.
    turns = [[_until_shown(words, environment) for words in programs] for _ in range(times)]
    bare, wordmark, title = zip(*turns, strict=True)
    yield Row("processor until the title is shown", median(title) * 1e3, "ms")
    yield Row("processor until the wordmark is shown", median(wordmark) * 1e3, "ms")
    yield Row("processor until a bare pygame program's first flip", median(bare) * 1e3, "ms")
    for name, own, most in (("title", title, "≤ 2.5"), ("wordmark", wordmark, "≤ 1.5")):
        ratios = [ours / other for ours, other in zip(own, bare, strict=True)]
        yield Row(f"ratio of {name} and bare, median of turns", median(ratios), "×", most)


def _until_shown(words: list[str], environment: dict[str, str]) -> float:
    """Give the seconds of the processor that a program has used when its picture is shown."""
    found = subprocess.run(
        [sys.executable, *words], env=environment, capture_output=True, text=True, check=False
    )
    try:
        return float(found.stdout)
    except ValueError as error:
        raise RuntimeError(f"{words} showed nothing: {found.stderr}") from error


def idle_rows(environment: dict[str, str]) -> Iterator[Row]:
    """Measure the processor time of the open program while nobody does anything."""
    with subprocess.Popen(
        [sys.executable, "main.py", "--size", "1920x1080"], env=environment
    ) as run:
        time.sleep(4)
        before = _spent(run.pid)
        time.sleep(IDLE)
        spent = _spent(run.pid) - before
        run.terminate()
    yield Row("processor while nothing moves, of a core", spent / IDLE * 100, "%", "≤ 1")


def _spent(pid: int) -> float:
    """Give the processor seconds of a process so far."""
    with open(f"/proc/{pid}/stat", encoding="ascii") as stat:
        # Behind the last bracket: the name of a program may contain spaces.
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def frame_rows(environment: dict[str, str], title: str) -> Iterator[Row]:
    """Measure the table in motion, and while computer players think."""
    for width, height in SIZES:
        found = _child(environment, "frames", title, width, height)
        name = f"{title}: a frame in motion at {width}x{height}"
        times = [t * 1e3 for t in found["frames"]]
        aim = {1080: "≤ 16", 2160: "≤ 33"}.get(height, "")
        yield Row(f"{name}, median of {len(times)}", median(times), "ms")
        yield Row(f"{name}, p95", percentile(times, 0.95), "ms", aim)
    found = _child(environment, "thinking", title, 1920, 1080)
    times = [t * 1e3 for t in found["frames"]]
    yield Row(
        f"{title}: a frame while computers think, p99 of {len(times)}",
        percentile(times, 0.99),
        "ms",
        "≤ 25",
    )
    yield Row(f"{title}: peak memory of that at 1920x1080", found["memory"], "MB", "≤ 130")


def _child(environment: dict[str, str], *words: object) -> dict[str, Any]:
    command = [sys.executable, "-m", "tests.bench.child", *map(str, words)]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise RuntimeError(ran.stderr)
    found: dict[str, Any] = json.loads(ran.stdout.splitlines()[-1])
    return found
