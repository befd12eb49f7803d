"""Every table is seen whole in every shape of window: no tabs, no bare margins, no cut words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scenes.ui.geometry import Region
from scenes.ui.picture import Picture
from tests.build.layout import Layout, layouts

LAYOUTS = layouts()
SHAPES = (
    (1024, 768), (1280, 1024), (1280, 960), (1500, 1000), (1440, 900), (1600, 1000), (1920, 1200),
    (2560, 1600), (960, 540), (1280, 720), (2560, 1080), (2880, 1080), (3456, 1080), (3840, 1080),
    (1000, 900), (900, 1000),
)  # fmt: skip
SMALLEST = ((960, 720), (960, 600), (960, 540), (1280, 540), (1920, 540))
"""The least window of each shape: there letters have fewest pixels."""
BARE = 0.31
"""The most of a mat, in parts of its area, that nothing may lie on; at 16:9 it is 0.18."""
CELLS = 40
LARGE = 0.12
"""What takes more of a mat is ground for other things rather than a thing."""


def seen(layout: Layout, size: tuple[int, int], language: str) -> Iterator[tuple[Picture, Region]]:
    """Give the mat of each step in a window, as the table lays it out."""
    for phase in layout.phases:
        for _, picture, region in layout.seen(phase, language, size, 100):
            yield picture, region


def bare(picture: Picture, region: Region) -> float:
    """Give the part of a mat on which nothing lies."""
    cells = {(column, row) for column in range(CELLS) for row in range(CELLS)}
    across, down = region.width / CELLS, region.height / CELLS
    for place in (item.place for item in picture):
        if place.width * place.height > LARGE * region.width * region.height:
            continue
        columns = range(
            int((place.x - region.x) / across), int((place.right - region.x) / across) + 1
        )
        rows = range(int((place.y - region.y) / down), int((place.bottom - region.y) / down) + 1)
        cells -= {(column, row) for column in columns for row in rows}
    return len(cells) / CELLS**2


def test_no_shape_of_window_needs_tabs() -> None:
    tabbed = [
        (title, size)
        for title, layout in LAYOUTS.items()
        for size in (*SHAPES, *SMALLEST)
        if layout.mat(size, 100)[1]
    ]
    assert not tabbed


def test_no_shape_leaves_much_of_the_mat_bare() -> None:
    found = [
        (title, size, round(share, 2))
        for title, layout in LAYOUTS.items()
        for size in {width / height: (width, height) for width, height in SHAPES}.values()
        for _, picture, region in layout.seen(layout.busiest, "en", size, 100)
        if (share := bare(picture, region)) > BARE
    ]
    assert not found


@pytest.mark.parametrize("language", ["de", "ru", "en"])
def test_the_smallest_window_of_each_shape_can_be_read(language: str) -> None:
    found = []
    for title, layout in LAYOUTS.items():
        for size in SMALLEST:
            for _, picture, region in layout.seen(layout.busiest, language, size, 100):
                notes = layout.draw(picture, region, layout.scale(size, 100))
                found += [(title, size, cut.item, cut.text) for cut in notes.overflows]
                found += [(title, size, "px", notes.smallest)] if notes.smallest < 11 else []
    assert not found


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "ru", "en"])
def test_every_step_lies_in_its_place_in_every_shape(language: str) -> None:
    found = []
    for title, layout in LAYOUTS.items():
        for size in (*SHAPES, *SMALLEST):
            for picture, region in seen(layout, size, language):
                notes = layout.draw(picture, region, layout.scale(size, 100))
                found += [(title, size, cut.item, cut.text) for cut in notes.overflows]
                found += [(title, size, *pair) for pair in layout.crossings(picture, region)]
    assert not found
