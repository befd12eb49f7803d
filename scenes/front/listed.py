"""A page with a column that scrolls block by block, by wheel, by scroll keys and with the focus."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from scenes.desk import Desk
from scenes.front.column import Column
from scenes.front.paint import PAINTERS as OWN
from scenes.page import Page
from scenes.scene import Command, Input, Key, Pop, Wheel
from scenes.ui.draw import Painter
from scenes.ui.paint import PAINTERS
from scenes.ui.picture import Item

ALL: Mapping[str, Painter] = MappingProxyType({**PAINTERS, **OWN})
_PAGES = {"page up": -1, "page down": 1}


class Front(Page):
    """A scene around the table: it knows its painters, and its way back is to be popped."""

    painters = ALL

    def escape(self) -> Command | None:
        """Go back."""
        return Pop()


class Listed(Front):
    """A scene with one list that may be longer than the window. `present` sets `shown`."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.first = 0
        """The uppermost block that is seen."""
        self.shown = Column((), 0, 0, 0)

    def wheel(self, event: Wheel, item: Item | None) -> Command | None:
        """Scroll by one block for each step."""
        del item
        self.scroll(-1 if event.steps > 0 else 1)
        return None

    def handle(self, event: Input) -> Command | None:
        """Scroll on when the arrows would leave the list while there is more of it."""
        if isinstance(event, Key) and not (event.ctrl or event.alt):
            self.current()
            if event.name in _PAGES:
                self.scroll(_PAGES[event.name] * max(1, self.shown.shown - 1))
                return None
            self._follow(event.name)
        return super().handle(event)

    def scroll(self, blocks: int) -> None:
        """Move the list by so many blocks."""
        fresh = max(0, min(self.shown.last, self.shown.first + blocks))
        if fresh != self.shown.first:
            self.first = fresh
            self.renew()

    def _follow(self, name: str) -> None:
        here = self.shown.block(self.focus)
        if here is None:
            return
        if name == "down" and here == self.shown.first + self.shown.shown - 1:
            self.scroll(1)
        elif name == "up" and here == self.shown.first:
            self.scroll(-1)
        if self.picture.find(self.focus) is None or self.current().find(self.focus) is None:
            self.focus = self.shown.target(self.shown.first)
