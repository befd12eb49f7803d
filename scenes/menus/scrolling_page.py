"""What the menus' screens are: a heading, a way back, and mostly a list that scrolls.

A screen with a list subclasses `ScrollingPage` and says

* `lay_out()`: the whole picture and the list in it. `Frame(self.region, words, section)` gives
  ground, heading and way back (`items()`), and the places `body` and `foot`; `column(name, place,
  blocks, self.first)` lays `Block`s below each other, as many as fit. A block knows its height and
  gives the items for the place it gets, mostly `label`, `note` and buttons with a `Do`;
* `do(intent)`: what happens when something is pressed; "back" is `self.escape()`.

Wheel, page keys and the focus scroll the list by themselves. Nothing given here changes the scene:
it is asked for at any time. Whatever says something to the player comes from the catalogs
(`self.services.words.text(key)`). A screen without a list subclasses `Page` with painters `ALL`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from types import MappingProxyType

from scenes.base.page import Page
from scenes.base.scene import Command, Input, Key, Pop, Wheel
from scenes.base.services import Services
from scenes.menus.column import Column
from scenes.menus.paint import PAINTERS as OWN
from scenes.ui.draw import Painter
from scenes.ui.paint import PAINTERS
from scenes.ui.picture import Item, Picture

ALL: Mapping[str, Painter] = MappingProxyType({**PAINTERS, **OWN})
_PAGES = {"page up": -1, "page down": 1}


class ScrollingPage(Page):
    """A scene with one list that may be longer than the window; its way back is to be popped."""

    painters = ALL

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.first = 0
        """The uppermost block that is seen."""

    @abstractmethod
    def lay_out(self) -> tuple[Picture, Column]:
        """Give the picture, and the list in it."""

    def present(self) -> Picture:
        """Give the picture with its list."""
        return self.lay_out()[0]

    @property
    def shown(self) -> Column:
        """The list as it is seen now."""
        return self.lay_out()[1]

    def escape(self) -> Command | None:
        """Go back."""
        return Pop()

    def wheel(self, event: Wheel, _item: Item | None) -> Command | None:
        """Scroll by one block for each step."""
        self.scroll(-event.steps)
        return None

    def handle(self, event: Input) -> Command | None:
        """Scroll on when the arrows would leave the list while there is more of it."""
        if isinstance(event, Key) and not (event.ctrl or event.alt):
            # The focus may be on something gone since: it is settled before it moves the list.
            self.current()
            if event.name in _PAGES:
                # One block of the page before stays, so that the eye finds where it was.
                self.scroll(_PAGES[event.name] * max(1, self.shown.shown - 1))
                return None
            self._follow(event.name)
        return super().handle(event)

    def scroll(self, blocks: int) -> None:
        """Move the list by so many blocks."""
        shown = self.shown
        fresh = max(0, min(shown.last, shown.first + blocks))
        if fresh != shown.first:
            self.first = fresh
            self.renew()

    def _follow(self, name: str) -> None:
        shown = self.shown
        here = shown.block(self.focus)
        if here is None:
            return
        # Only at the edges: within the list arrows move the focus and nothing else.
        if name == "down" and here == shown.first + shown.shown - 1:
            self.scroll(1)
        elif name == "up" and here == shown.first:
            self.scroll(-1)
        # A screen that lost the focus by scrolling would start over at its main button.
        if self.picture.find(self.focus) is None or self.current().find(self.focus) is None:
            shown = self.shown
            self.focus = shown.target(shown.first)
