"""Where places, rings and people lie on the painting of the valley, in its own measures."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.ui.geometry import Offset, Region

PERSON = 46.0
RING = (40.0, 22.0)
CROWD = 10
"""More people than this on one place without rings are counted instead of drawn."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place of the painting."""

    place: Region
    middle: Offset
    """Of the first row of rings."""
    tag: Offset
    bar: Offset | None = None
    """Upper left corner of its stepper."""
    columns: int = 4
    pitch: float = 52.0
    row: float = 46.0


SPOTS = {
    "forest": Spot(Region(6, 6, 302, 284), Offset(158, 172), Offset(158, 266), Offset(49, 292)),
    "clay_pit": Spot(Region(312, 6, 250, 270), Offset(436, 152), Offset(436, 246), Offset(327, 56)),
    "quarry": Spot(Region(566, 6, 266, 266), Offset(694, 144), Offset(694, 240), Offset(579, 48)),
    "river": Spot(
        Region(396, 278, 376, 112), Offset(584, 312), Offset(492, 363), Offset(580, 338), 7, 49.0
    ),
    "hunting": Spot(
        Region(8, 366, 322, 248), Offset(170, 502), Offset(170, 590), Offset(61, 326), 5, 54.0
    ),
    "tool_maker": Spot(Region(372, 396, 186, 210), Offset(468, 516), Offset(465, 568)),
    "hut": Spot(
        Region(560, 396, 108, 210), Offset(612, 516), Offset(614, 568), columns=2, pitch=48.0
    ),
    "field": Spot(Region(671, 396, 160, 210), Offset(750, 516), Offset(750, 568)),
}
WIDE, HIGH = 218.0, 50.0
"""Of a stepper."""


def points(spot: Spot, count: int) -> tuple[Offset, ...]:
    """Give the middles of `count` rings or people, row by row."""
    found = []
    for at in range(count):
        row, column = divmod(at, spot.columns)
        wide = min(spot.columns, count - row * spot.columns)
        x = spot.middle.x + (column - (wide - 1) / 2) * spot.pitch
        found.append(Offset(x, spot.middle.y + row * spot.row))
    return tuple(found)
