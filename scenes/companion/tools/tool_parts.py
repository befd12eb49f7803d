"""What table tools share: one file of people, clocks, round, notes and dice, and a short motion."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from game.core.clean import path_text
from scenes.base.scene import Input, Key, Press
from scenes.base.services import Services
from scenes.companion.toolkit.distance_page import DistancePage, PagePart
from scenes.companion.tools import tool_file
from scenes.companion.tools.tool_file import Bench


def bench_path(services: Services) -> Path:
    """Give the file of the table tools."""
    return services.home / "table.json"


class BenchFile(PagePart):
    """What lies on the bench of the tools; every change is kept at once.

    Its methods say in words why a change could not be kept, "" when it was.
    """

    def __init__(self, services: Services) -> None:
        self.services = services
        self.bench: Bench = tool_file.load(bench_path(services))

    def shown(self, _page: DistancePage) -> None:
        """Read anew what another tool may have changed."""
        self.bench = tool_file.load(bench_path(self.services))

    def put(self, **values: Any) -> str:
        """Change values."""
        return self.take(replace(self.bench, **values))

    def take(self, changed: Bench) -> str:
        """Keep the bench as it is now."""
        self.bench = changed
        return self.save()

    def save(self) -> str:
        """Write it to the disk."""
        services = self.services
        if tool_file.keep(self.bench, bench_path(services), services.ticks()):
            return ""
        return services.words.text("companion.tool.cannot_keep", folder=path_text(services.home))


class Motion(PagePart):
    """Moves for a moment before a tool shows what came out; a key or a click ends that.

    What comes out is decided before anything moves, so that ending the motion changes nothing.
    """

    def __init__(self, services: Services, lasts: float) -> None:
        self.services = services
        self.lasts = lasts
        """Seconds."""
        self.left = 0.0
        """Seconds that it still moves."""

    @property
    def busy(self) -> bool:
        """Whether it moves."""
        return self.left > 0

    def begin(self) -> None:
        """Begin to move, unless animations are switched off."""
        self.left = 0.0 if self.services.settings.speed in ("none", "instant") else self.lasts

    def passed(self, seconds: float) -> bool:
        """Let it move."""
        moved = self.left > 0
        self.left = max(0.0, self.left - seconds)
        return moved

    def takes(self, _page: DistancePage, event: Input) -> bool:
        """End the motion, if there is any; the key or click does nothing else then."""
        if not self.busy or not isinstance(event, (Key, Press)):
            return False
        self.left = 0.0
        return True
