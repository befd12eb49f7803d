"""What every table tool shares: one file of people, clocks, round, notes and dice."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from scenes.companion import tool_file
from scenes.companion.far import Far
from scenes.companion.tool_file import Bench
from scenes.desk import Desk
from scenes.scene import Command, Input, Key, Press


def file(desk: Desk) -> Path:
    """Give the file of the table tools."""
    return desk.home / "table.json"


class Tool(Far):
    """A table tool: `self.bench` is what it shows, `self.put(...)` changes and keeps it."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.bench: Bench = tool_file.load(file(desk))

    def uncover(self) -> None:
        """Read anew what another tool may have changed."""
        self.bench = tool_file.load(file(self.desk))
        super().uncover()

    def put(self, **values: Any) -> None:
        """Change the bench, and keep it."""
        self.bench = replace(self.bench, **values)
        self.save()
        self.renew()

    def save(self) -> None:
        """Keep the bench; say so if that cannot be."""
        desk = self.desk
        if not tool_file.keep(self.bench, file(desk), desk.ticks()):
            self.refuse(desk.words.text("companion.tool.cannot_keep", folder=str(desk.home)))


class Moving(Tool):
    """A tool that moves for a moment before it shows what came out; a key or a click ends that."""

    lasts = 1.0
    """Seconds."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.left = 0.0
        """Seconds that it still moves: what comes out is known by then."""

    @property
    def busy(self) -> bool:
        """Whether it moves."""
        return self.left > 0

    def move(self) -> None:
        """Begin to move, unless animations are switched off."""
        self.left = 0.0 if self.desk.settings.speed in ("none", "instant") else self.lasts
        self.renew()

    def tick(self, seconds: float) -> Command | None:
        """Let it move."""
        if self.left > 0:
            self.left = max(0.0, self.left - seconds)
            self.renew()
        return None

    def handle(self, event: Input) -> Command | None:
        """End the motion, if there is any; the key or click does nothing else then."""
        if self.busy and isinstance(event, (Key, Press)):
            self.left = 0.0
            self.renew()
            return None
        return super().handle(event)
