"""What every table tool shares: one file of people, clocks, round, notes and dice."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from game.shelf import bench
from game.shelf.bench import Bench
from scenes.companion.far import Far
from scenes.desk import Desk


def file(desk: Desk) -> Path:
    """Give the file of the table tools."""
    return desk.home / "table.json"


class Tool(Far):
    """A table tool: `self.bench` is what it shows, `self.put(...)` changes and keeps it."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.bench: Bench = bench.load(file(desk))

    def uncover(self) -> None:
        """Read anew what another tool may have changed."""
        self.bench = bench.load(file(self.desk))
        super().uncover()

    def put(self, **values: Any) -> None:
        """Change the bench, and keep it."""
        self.bench = replace(self.bench, **values)
        self.save()
        self.renew()

    def save(self) -> None:
        """Keep the bench; say so if that cannot be."""
        desk = self.desk
        if not bench.keep(self.bench, file(desk), desk.ticks()):
            self.refuse(desk.words.text("companion.tool.cannot_keep", folder=str(desk.home)))
