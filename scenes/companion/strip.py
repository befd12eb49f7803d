"""The strip along the top of a screen for the distance: back, heading, pages, light or dark."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.companion.kit import HEAD, LEAST, TEXT, Kit, cap
from scenes.companion.parts import Face
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.picture import Do, Item
from scenes.ui.theme import WALNUT_INK


def strip(kit: Kit, heading: str, page: int, pages: int) -> Iterator[Item]:
    """Give the strip; its buttons mean `Do("far:back")`, `Do("far:page")`, `Do("far:light")`."""
    words, head = kit.words, kit.head
    yield Item("strip", "far_strip", head)
    inner = head.inset(kit.of(0.03), kit.of(0.022))
    back = inner.left(kit.of(0.175))
    light = inner.end(kit.of(0.17))
    yield _tool(kit, "far:back", back, "escape", "common/arrow_left")
    yield _tool(kit, "far:light", light, "f2", "common/bulb")
    right = light.x
    if pages > 1:
        place = Region(light.x - kit.of(0.39), inner.y, kit.of(0.375), inner.height)
        count = words.text("companion.far.page", page=page + 1, pages=pages)
        yield _tool(kit, "far:page", place, "page down", "", count)
        right = place.x
    x = back.right + kit.of(0.025)
    place = Region(x, head.y, right - x - kit.of(0.02), head.height)
    style = kit.style(_size(kit, place, heading), "title", WALNUT_INK)
    yield Item("heading", "far_name", place, text=heading, data=style)


def _size(kit: Kit, place: Region, heading: str) -> float:
    """Give the largest size of the heading at which it stands in its place, if any does."""
    for size in (HEAD, 0.06, TEXT):
        if measure(heading, kit.style(size, "title")).width * 0.8 <= place.width:
            return size
    return LEAST * 1.25


def _tool(kit: Kit, name: str, place: Region, key: str, icon: str, text: str = "") -> Item:
    face = Face(kit.high, True, cap(kit.words, key), icon)
    # Page keys are the page's own: they turn back and forth, this button only forth.
    own = "" if key == "page down" else key
    return Item(
        name, "far_button", place, text=text, data=face, intent=Do(name), key=own, group="head"
    )
