"""The position of the day being laid out: it is made at the moment, and that takes a while."""

from __future__ import annotations

from scenes.base.dialog import Dialog, Notice, Verb
from scenes.base.scene import Command, Replace
from scenes.practice.desk import Desk

SLICE = 0.02
"""Seconds of work after which the window is looked after."""


class Laying(Dialog):
    """Says that the position is on its way, and gives way to its table."""

    def __init__(self, desk: Desk) -> None:
        text = desk.services.words.text
        verbs = (Verb("leave", text("practice.list"), key="escape"),)
        super().__init__(desk.services, text("practice.daily"), text("practice.laying"), verbs)
        self.desk, self._steps = desk, desk.daily()

    def tick(self, seconds: float) -> Command | None:
        """Work on for a moment."""
        del seconds
        until = self.services.ticks() + SLICE
        for found in self._steps:
            if found is not None:
                return Replace(self.desk.table(found))
            if self.services.ticks() >= until:
                return None
        text = self.services.words.text
        return Replace(Notice(self.services, text("practice.daily"), text("practice.nothing")))
