"""What the referee asks for just now, as a part of its screen: dice, cards, decisions, hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from scenes.companion import parts
from scenes.companion.judge import Judge
from scenes.companion.kit import GAP, TEXT
from scenes.companion.parts import Button, Row
from scenes.scene import Command, Key
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.picture import Item

if TYPE_CHECKING:
    from scenes.companion.host import Host

MOST_COLUMNS = 4


class Panel:
    """One thing that is asked; the screen that shows it is its host."""

    seeks = False
    """Whether letters that are typed choose among rows."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def asks(self) -> str:
        """Give the request in words."""
        return ""

    def body(self, host: Host, place: Region) -> Iterator[Item]:
        """Give what lies below the request."""
        del host, place
        yield from ()

    def actions(self) -> Sequence[Button]:
        """Give the buttons of this request."""
        return ()

    def act(self, host: Host, name: str, value: Any) -> Command | None:
        """Carry out what was pressed."""
        del host, name, value
        return None

    def key(self, host: Host, event: Key) -> bool:
        """Take a key before the host does; tells whether it was taken."""
        del host, event
        return False

    def back(self) -> bool:
        """Go one step back within the request; `False` when there is none."""
        return False


def columns(host: Host, place: Region, rows: Sequence[Row]) -> int:
    """Tell in how many columns rows can stand, their words in one line each."""
    kit = host.kit
    style = kit.style(TEXT)
    widest = max((measure(f"{row.text}  {row.aside}", style).width for row in rows), default=0.0)
    need = widest * 0.86 + kit.of(0.17)
    return max(1, min(MOST_COLUMNS, int((place.width + kit.of(GAP)) / (need + kit.of(GAP)))))


def tiles(host: Host, place: Region, rows: Sequence[Row], across: int) -> Iterator[Item]:
    """Give rows in columns, line by line."""
    kit = host.kit
    for at, part in enumerate(place.columns(across, kit.of(GAP))):
        yield from parts.rows(kit, part, rows[at::across])
