"""Looking back: how long it takes to be anywhere in the longest match."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from game.replay.record import of_match
from game.storage.settings import Settings
from game.storage.store import Store
from scenes.program.app import App, offscreen, open_services
from scenes.program.start import House, furnish
from scenes.replay.replay_scene import ReplayScene
from scenes.table.exits import Past
from tests.bench.rows import Row, percentile
from tests.build.matches import match_setup, played, seat_counts

JUMPS = 40


def past_rows(title: str) -> Iterator[Row]:
    """Measure opening the past of a random match of the most players, and going anywhere in it."""
    seats = max(seat_counts(title))
    past = Past(of_match(match_setup(title, seats), played(title, seats)), None)
    with tempfile.TemporaryDirectory() as folder:
        services = open_services(Settings(speed="none"), Store(Path(folder)))
        app = offscreen((1280, 720), 100, services)
        house = furnish(services)
        start = perf_counter()
        app.show(house.look_back(past))
        app.turn(0.01)
        opened = perf_counter() - start
        laid, drawn = _jumps(app, house, past)
        app.close()
    steps = past.record.last
    yield Row(f"{title}: open the past of a match of {steps} steps", opened * 1e3, "ms")
    for name, times in (("position and picture", laid), ("drawn at 1280x720", drawn)):
        for part, value in (("median", median(times)), ("p95", percentile(times, 0.95))):
            row = f"{title}: go anywhere in it, {name}, {part} of {JUMPS}"
            yield Row(row, value * 1e3, "ms", "≤ 100")


def _jumps(app: App, house: House, past: Past) -> tuple[list[float], list[float]]:
    """Go to places at random; give the times until all is laid out, and until it is drawn."""
    scene = house.look_back(past)
    assert isinstance(scene, ReplayScene)
    app.show(scene)
    rng, laid, drawn = Random(1), [], []
    for _ in range(JUMPS):
        start = perf_counter()
        scene.go(rng.randint(0, past.record.last))
        scene.current()
        laid.append(perf_counter() - start)
        app.turn(0.01)
        drawn.append(perf_counter() - start)
    return laid, drawn
