"""Mats in windows of every size: laid out as the table does it, drawn with notes taken.

A title says once which full situations it shows there (`LAYOUT` of
`tests/<title>/screen/situations.py`); tests/conformance/test_layout.py judges them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import Any

import pygame

from game.core.registry import titles
from scenes.program.window import scale_of
from scenes.table.contract import BoardView
from scenes.table.layout import Wish, mat_region, places
from scenes.table.table import painters
from scenes.ui.canvas import Canvas
from scenes.ui.draw import Painter, draw_item
from scenes.ui.geometry import Region
from scenes.ui.picture import Item, Picture
from scenes.ui.recorder import Recorder
from tests.build.board import STOCK
from tests.build.titles import folder
from tests.build.views import Views

SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (2560, 1080), (1440, 1080))
INTERFACES = (75, 100, 125, 150)
WINDOWS = [(size, interface) for size in SIZES for interface in INTERFACES]
NARROW = [((1280, 720), i) for i in INTERFACES] + [((2560, 1080), 100), ((1440, 1080), 100)]
"""The windows in which texts have the least room."""
LEAST = [((1280, 720), 75), ((1280, 720), 150)]
"""Those of the smallest letters and of the fewest letters in a line."""


def nothing_more(picture: Picture) -> None:
    """Check nothing beyond what all titles are checked for."""
    del picture


@dataclass(frozen=True)
class Layout:
    """What one title shows for its layout to be judged."""

    views: Views
    situations: Callable[[], Mapping[str, Any]]
    """One full position for each step of a turn."""
    chosen: Callable[[BoardView], BoardView]
    """Choose something, so that rings, steppers and sums are there."""
    phases: tuple[str, ...]
    read: tuple[str, ...]
    """The steps whose texts are read."""
    busiest: str
    stacked: frozenset[str]
    """Kinds on which others lie, and kinds that lie on others."""
    ground: str
    """The colour or the texture beneath the mat."""
    map: tuple[str, ...]
    """How the ids of what all play on begin: the map, the lands, the sheet with its rows."""
    sheets: frozenset[str]
    """Kinds that decisions are made on, beside the map."""
    also: Callable[[Picture], None] = nothing_more
    """What else must hold of a picture."""

    @cached_property
    def painters(self) -> Mapping[str, Painter]:
        """The painters of the program and of the title."""
        return painters(self.views.stage)

    @staticmethod
    def scale(size: tuple[int, int], interface: int) -> float:
        """Give how many pixels of a window a unit is wide."""
        return scale_of(size, interface)

    def mat(
        self, size: tuple[int, int], interface: int, seats: int = 4
    ) -> tuple[Region, tuple[str, ...]]:
        """Give the mat in a window, and its tabs, as the table lays them out."""
        scale = self.scale(size, interface)
        window = Region(0, 0, size[0] / scale, size[1] / scale)
        tabs = self.views.stage.mat.tabs(mat_region(window, Wish(seats, ())))
        return places(window, Wish(seats, (), len(tabs))).mat, tabs

    def seen(
        self, phase: str, language: str, size: tuple[int, int], interface: int
    ) -> Iterator[tuple[str, Picture, Region]]:
        """Give each tab of the mat in a window at a step, with something chosen."""
        region, tabs = self.mat(size, interface)
        for tab in tabs or ("",):
            view = self.views.board_view(self.situations()[phase], language, region, tab=tab)
            yield tab, self.views.stage.open(self.chosen(view)).on_window, region

    def crossings(self, picture: Picture, region: Region) -> Iterator[tuple[str, str]]:
        """Name what leaves the mat, and what lies on what it should not."""
        flat = self.flat(picture)
        for at, item in enumerate(flat):
            if not item.place.inside(region.inset(-0.1)):
                yield item.id, "mat"
            yield from ((item.id, other.id) for other in flat[at + 1 :] if covers(item, other))

    def covered(self, picture: Picture) -> float:
        """Give the part of the map, of its area, over which decisions are laid."""
        area = hidden = 0.0
        for at, item in enumerate(picture.items):
            if item.id.startswith(self.map):
                area += item.place.width * item.place.height
                over = (one for one in picture.items[at + 1 :] if one.kind in self.sheets)
                hidden += max((shared(item.place, one.place) for one in over), default=0.0)
        return hidden / area if area else 0.0

    def flat(self, picture: Picture) -> list[Item]:
        """List the items that may lie neither on others nor beneath them."""
        return [item for item in picture if item.kind not in self.stacked]

    def draw(self, picture: Picture, region: Region, scale: float) -> Recorder:
        """Draw a picture and give what was noted on the way."""
        wide, high = round(region.right * scale), round(region.bottom * scale)
        notes = Recorder()
        canvas = Canvas(pygame.Surface((wide, high)), scale, STOCK, recorder=notes)
        if self.ground.startswith("#"):
            canvas.fill(canvas.region, self.ground)
        else:
            canvas.texture(region, self.ground)
        for item in picture:
            draw_item(canvas, item, self.painters)
        return notes


def shared(place: Region, other: Region) -> float:
    """Give the area that two places share."""
    wide = min(place.right, other.right) - max(place.x, other.x)
    high = min(place.bottom, other.bottom) - max(place.y, other.y)
    return max(0.0, wide) * max(0.0, high)


def covers(item: Item, other: Item) -> bool:
    """Tell whether two things share more than an edge."""
    return item.place.inset(0.6).overlaps(other.place.inset(0.6))


def layouts() -> dict[str, Layout]:
    """Give the layout of each title that has one, found by looking."""
    found = [t for t in titles() if (folder(t) / "screen" / "situations.py").is_file()]
    return {title: import_module(f"tests.{title}.screen.situations").LAYOUT for title in found}
