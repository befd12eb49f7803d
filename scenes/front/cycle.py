"""A plate with one of several values, and the arrows to the next and the one before."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.desk import Words
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item, Tip


def cycle(
    words: Words, name: str, place: Region, text: str, told: tuple[str, ...], group: str
) -> Iterator[Item]:
    """Give a plate with a value, an arrow back at its left and one onwards at its right."""
    kind, _, seat = name.partition(":")
    yield Item(
        name, "front_cycle", place, text=text, intent=Do(kind, (int(seat), 1)),
        tip=Tip(told[0], lines=told[1:]), group=group,
    )  # fmt: skip
    yield Item(
        f"{name}:back", "front_back", place.left(40), intent=Do(kind, (int(seat), -1)),
        tip=Tip(words.text("setup.previous")), group=group,
    )  # fmt: skip
