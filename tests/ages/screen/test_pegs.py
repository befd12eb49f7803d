"""The numbers below the holes of the peg board."""

from __future__ import annotations

from itertools import pairwise

import pygame

from scenes.ages.holes import PEG, spot
from scenes.ages.paint_specs import Track
from scenes.ages.pegs import written
from scenes.ui.canvas import Canvas
from scenes.ui.geometry import Region
from tests.build.board import STOCK

NUMBERS = (0, 1, 3, 6, 10, 15, 21, 28, 36)
AT = 4
"""The hole in which the peg stands."""


def found(pitch: float) -> dict[int, float]:
    track = Track(70, pitch, 20, NUMBERS, AT, "ages/wood", "#3a2010")
    return written(Canvas(pygame.Surface((8, 8)), 1.0, STOCK), track)


def test_every_hole_has_its_number_where_there_is_room() -> None:
    assert found(34).keys() == set(range(len(NUMBERS)))


def test_where_holes_are_close_no_two_numbers_touch_and_peg_and_end_keep_theirs() -> None:
    wide = found(16)
    edges = [(at * 16 - high / 2, at * 16 + high / 2) for at, high in sorted(wide.items())]
    assert all(one[1] <= other[0] for one, other in pairwise(edges))
    assert {AT, len(NUMBERS) - 1} <= wide.keys()


def test_where_holes_are_close_they_and_pegs_are_smaller_and_usual_elsewhere() -> None:
    usual, close = (Track(70, pitch, 20, NUMBERS, AT, "ages/wood", "") for pitch in (34, 17))
    area = Region(0, 0, 400, 60)
    assert spot(area, usual, 0).width == PEG
    # Of a peg's place some two thirds are the peg itself; it keeps to its own hole.
    assert spot(area, close, 0).width * 0.6 < 17 * 1.2
