"""No painter draws further around its item than it says: what is painted in parts relies on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from scenes.base.page import Page
from scenes.ui.canvas import Canvas, Mood
from scenes.ui.draw import draw_item, reach
from scenes.ui.geometry import Region
from tests.build.screens import companions, menus, setups, tables, window
from tests.build.sketch import sketch

Screens = Callable[[Region], Iterator[tuple[str, Page]]]
AROUND = 80.0
"""Units around an item in which what it draws is looked for."""
MOODS = (Mood(), Mood(hover=True), Mood(hover=True, pressed=True))
SCALE = 0.5
"""That of the smallest window: its pixels are coarse, and what is drawn is rounded the most."""


def overdrawn(canvas: Canvas, page: Page, seen: set[object]) -> Iterator[str]:
    """Name the items of a page that draw outside of their reach, each look once."""
    for item in page.current():
        look = (item.kind, item.look, tuple(round(side, -1) for side in item.place.size))
        painter = page.painters.get(item.kind)
        if look in seen or painter is None:
            continue
        seen.add(look)
        for mood in MOODS:
            paper = canvas.layer(item.place.inset(-AROUND))
            draw_item(paper, item, page.painters, mood)
            drawn = paper.surface.get_bounding_rect()
            allowed = paper.area(reach(item, painter))
            if drawn.width and not allowed.contains(drawn):
                yield f"{item.kind} {item.id} {mood}: drawn in {drawn}, allowed are {allowed}"


@pytest.mark.parametrize(
    "screens",
    [
        tables,
        *(pytest.param(found, marks=pytest.mark.slow) for found in (menus, setups, companions)),
    ],
    ids=["tables", "menus", "setups", "companions"],
)
def test_nothing_is_drawn_further_around_its_place_than_its_painter_says(screens: Screens) -> None:
    seen: set[object] = set()
    canvas, found = sketch(1920, 1080, SCALE), []
    for name, page in screens(window((1280, 720))):
        found += [f"{name}: {far}" for far in overdrawn(canvas, page, seen)]
    assert seen
    assert found == []
