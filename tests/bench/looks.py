"""One throw on the screen: how often it is looked at and laid out until it lies still."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

from game.storage.settings import Settings
from game.storage.store import Store
from scenes.picture_tool.pictures import seated
from scenes.program.app import App, offscreen, open_services
from scenes.program.start import furnish
from scenes.samples import moments
from scenes.table import layout
from scenes.table.table import TableScene
from scenes.table.values import BoardView
from tests.bench.rows import Row

LONGEST = 600
"""Frames after which a motion is given up."""


def rows(title: str) -> Iterator[Row]:
    """Count what is made while a decision that chance answers is shown."""
    table = moments.setting(title, 0)
    match = moments.whole(table)
    found = moments.answered_by_chance(match)
    moment = found[len(found) // 2]
    with tempfile.TemporaryDirectory() as folder:
        services = open_services(Settings(speed="normal", pace=0), Store(Path(folder)))
        app = offscreen((1280, 720), 100, services)
        scene = seated(furnish(services), *moments.until(table, match, moment))
        app.show(scene)
        app.turn(0.02)
        sights, layouts, frames = _shown(app, scene, match.log[moment.steps].action)
        app.close()
    name = f"{title}: for one throw, shown in {frames} frames"
    yield Row(f"{name}: sights", sights, "", "≤ 4")
    yield Row(f"{name}: layouts of the table", layouts, "", "≤ 1")


def _shown(app: App, scene: TableScene, action: Any) -> tuple[int, int, int]:
    """Do an action; count sights and layouts made, and frames, until nothing moves."""
    laid, frames = layout.places.cache_info().misses, 0
    with mock.patch("scenes.table.view.BoardView", wraps=BoardView) as made:
        scene.controller.act(action)
        while scene.controller.director.busy and frames < LONGEST:
            app.turn(1 / 60)
            frames += 1
    return made.call_count, layout.places.cache_info().misses - laid, frames
