"""What the referee asks for just now, and what such a panel may ask of the page that shows it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from scenes.base.scene import Key
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.widgets import Button
from scenes.ui.geometry import Region
from scenes.ui.picture import Item


class PanelHost(Protocol):
    """The page that shows a panel."""

    def start_over(self) -> None:
        """Show the list from its beginning, whatever was typed or had the focus."""

    def refuse(self, words: str) -> None:
        """Say what is wrong, and what would be right."""


class Panel(Protocol):
    """One thing that is asked just now."""

    def asks(self) -> str:
        """Give the request in words."""

    @property
    def spare(self) -> bool:
        """Whether the heading says as much as the request, which may make room for a long list."""

    def body(self, layout: PageLayout, place: Region, /) -> Iterable[Item]:
        """Give what lies below the request."""

    def actions(self) -> Sequence[Button]:
        """Give the buttons of this request."""

    def act(self, host: PanelHost, name: str, value: Any, /) -> None:
        """Carry out what was pressed."""

    def key(self, host: PanelHost, event: Key, /) -> bool:
        """Take a key before the page does; tells whether it was taken."""

    def back(self) -> bool:
        """Go one step back within the request; `False` when there is none."""


class QuietPanel:
    """Asks nothing, as when the match is over; other panels say only what differs."""

    def asks(self) -> str:
        """Give no request."""
        return ""

    @property
    def spare(self) -> bool:
        """Say that the request is needed."""
        return False

    def body(self, _layout: PageLayout, _place: Region) -> Iterable[Item]:
        """Give nothing."""
        return ()

    def actions(self) -> Sequence[Button]:
        """Give no buttons."""
        return ()

    def act(self, _host: PanelHost, _name: str, _value: object) -> None:
        """Have nothing to carry out."""

    def key(self, _host: PanelHost, _event: Key) -> bool:
        """Take no key."""
        return False

    def back(self) -> bool:
        """Have no step to go back."""
        return False
