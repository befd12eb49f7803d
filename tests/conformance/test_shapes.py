"""Every table is seen whole in every shape of window: no tabs, no bare margins, no cut words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from scenes.table.panel import WIDTH, beside
from scenes.ui.geometry import Region
from scenes.ui.picture import Picture
from tests.build.layout import Layout, layouts

LAYOUTS = layouts()
SHAPES = (
    (1024, 768), (1280, 1024), (1280, 960), (1500, 1000), (1440, 900), (1600, 1000), (1920, 1200),
    (2560, 1600), (960, 540), (1280, 720), (2560, 1080), (2880, 1080), (3456, 1080), (3840, 1080),
    (1000, 900), (900, 1000),
)  # fmt: skip
RATIOS = tuple({width / height: (width, height) for width, height in SHAPES}.values())
SMALLEST = ((960, 720), (960, 600), (960, 540), (1920, 540))
"""The least window of each shape: there letters have fewest pixels."""
BARE = 0.25
"""The most of a mat, in parts of its area, that nothing may lie on; at 16:9 it is 0.18, and in the
shapes farthest from it, of the map of *Tempus* and of the valley, 0.24."""
CELLS = 40
LARGE = 0.12
"""What takes more of a mat is ground for other things rather than a thing."""


def cut_or_small(
    layout: Layout, size: tuple[int, int], seen: Iterable[tuple[str, Picture, Region]]
) -> Iterator[tuple[tuple[int, int], str, str]]:
    """Name what cannot be read in a window."""
    for _, picture, region in seen:
        notes = layout.draw(picture, region, layout.scale(size, 100))
        yield from ((size, cut.item, cut.text) for cut in notes.overflows)
        if notes.smallest < 11:
            yield size, "smallest", str(notes.smallest)


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
        for size in RATIOS
        for _, picture, region in layout.seen(layout.busiest, "en", size, 100)
        if (share := bare(picture, region)) > BARE
    ]
    assert not found


def test_no_decision_lies_over_the_map_where_the_whole_table_is_seen() -> None:
    found, sheets = [], set()
    for title, layout in LAYOUTS.items():
        for size in ((1280, 720), (1500, 1000), (2560, 1080), (1000, 900)):
            for phase in layout.phases:
                for _, picture, _ in layout.seen(phase, "en", size, 100):
                    assert any(item.id.startswith(layout.map) for item in picture), (title, phase)
                    sheets |= {title for item in picture if item.kind in layout.sheets}
                    if share := layout.covered(picture):
                        found.append((title, size, phase, round(share, 2)))
    assert not found
    assert sheets == set(LAYOUTS)


def test_what_is_told_over_the_table_leaves_the_map_in_sight() -> None:
    """A card that is told to all for a while stands beside what they look at, in every shape."""
    found = []
    for title, layout in LAYOUTS.items():
        state = layout.situations()[layout.busiest]
        for size in RATIOS:
            region, _ = layout.mat(size, 100)
            mat = layout.views.stage.open(layout.views.board_view(state, "en", region))
            watched = mat.watched
            assert watched is not None, title
            shown = watched.scaled(mat.unit)
            maps = [i.place for i in mat.on_window if i.id.startswith(layout.map)]
            assert maps
            assert all(place.inset(1).inside(shown) for place in maps), (title, size)
            room = beside(region, shown, WIDTH)
            if room is None or room.inset(1).overlaps(shown):
                found.append((title, size))
    assert not found


def test_the_smallest_window_of_each_shape_can_be_read() -> None:
    found = []
    for title, layout in LAYOUTS.items():
        for size in SMALLEST:
            seen = layout.seen(layout.busiest, "de", size, 100)
            found += [(title, *cut) for cut in cut_or_small(layout, size, seen)]
    assert not found


@pytest.mark.slow
@pytest.mark.parametrize("title", LAYOUTS)
def test_every_step_can_be_read_in_the_smallest_window_of_each_shape(title: str) -> None:
    layout = LAYOUTS[title]
    found = []
    for size in SMALLEST:
        for phase in layout.read:
            seen = layout.seen(phase, "de", size, 100)
            found += [(phase, *cut) for cut in cut_or_small(layout, size, seen)]
    assert not found


@pytest.mark.slow
@pytest.mark.parametrize("title", LAYOUTS)
def test_in_no_shape_anything_leaves_the_mat_or_lies_on_what_it_should_not(title: str) -> None:
    layout = LAYOUTS[title]
    found = [
        (size, phase, *pair)
        for size in RATIOS[::2]
        for phase in layout.phases
        for _, picture, region in layout.seen(phase, "en", size, 100)
        for pair in layout.crossings(picture, region)
    ]
    assert not found
