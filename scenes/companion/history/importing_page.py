"""A file that is being brought in: a bar that grows, and a key that stops it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from game.storage.exchange import Brought
from scenes.base.scene import Command, Replace, Scene
from scenes.base.services import Services
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.widgets import Button, line
from scenes.ui.picture import Item


class Running(Protocol):
    """An import on its way (game.storage.importing.Importing)."""

    done: int
    all: int
    stopped: bool

    @property
    def share(self) -> float:
        """How much is done, from 0 to 1."""

    def poll(self, wait: float = 0.0) -> Brought | None:
        """Give what it did, or `None` while it runs."""

    def stop(self) -> None:
        """End it soon."""


Then = Callable[[Brought, bool], Scene]
"""Makes the page that tells what came of it, given whether it was stopped."""


class ImportingPage(DistancePage):
    """Shows how far an import is; it gives way to its result by itself."""

    def __init__(self, services: Services, file: str, running: Running, then: Then) -> None:
        super().__init__(services)
        self.file, self.running, self._then = file, running, then
        self._seen = -1

    def heading(self) -> str:
        """Name the file."""
        return self.file

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give the bar, and in words how far it is."""
        measures, running, text = self.measures, self.running, self.services.words.text
        told = text("companion.files.reading")
        if running.all:
            told = text("companion.files.taking", done=running.done, count=running.all)
        middle = layout.place.middle(layout.place.width, measures.of(0.24))
        yield line(measures, "told", middle.top(measures.of(0.12)), told, align="centre")
        bar = middle.foot(measures.of(0.06))
        yield Item("bar", "progress", bar, data=running.share)

    def actions(self) -> Sequence[Button]:
        """Give stop."""
        return (Button("stop", self.services.words.text("companion.files.stop"), "s"),)

    def act(self, name: str, _value: object) -> Command | None:
        """Stop it."""
        if name == "stop":
            self.running.stop()
        return None

    def back(self) -> Command | None:
        """Stop it as well: the page that tells what was taken comes by itself."""
        self.running.stop()
        return None

    def leave(self) -> None:
        """Stop it when the program is closed, and let it end the file that it writes."""
        self.running.stop()
        self.running.poll(wait=1.0)
        super().leave()

    def update(self, seconds: float, covered: bool) -> Command | None:
        """Look how far it is."""
        command = super().update(seconds, covered)
        brought = self.running.poll()
        if brought is not None and not covered:
            return Replace(self._then(brought, self.running.stopped))
        if self.running.done != self._seen:
            self._seen = self.running.done
            self.renew()
        return command
