"""Of several arrangements a mat takes the one in which things are largest."""

from __future__ import annotations

import pytest

from scenes.table.arrangement import LEAST, Arrangement, best, scale, whole
from scenes.ui.geometry import Region, Size

SQUARE = Arrangement(Size(1000, 1000), Size(1200, 1200))
BROAD = Arrangement(Size(2000, 500), Size(2200, 600))
BOTH = (SQUARE, BROAD)


@pytest.mark.parametrize(
    ("size", "chosen"),
    [((1000, 900), SQUARE), ((2400, 600), BROAD), ((500, 450), SQUARE), ((1200, 300), BROAD)],
)
def test_the_shape_decides_and_not_the_units(
    size: tuple[float, float], chosen: Arrangement
) -> None:
    assert best(BOTH, Region(7, 9, *size)) is chosen


@pytest.mark.parametrize(
    ("side", "units"), [(2400, 2.0), (1200, 1.0), (1100, 1.0), (900, 0.9), (LEAST * 1000, LEAST)]
)
def test_things_grow_with_much_room_and_shrink_a_little_with_less(
    side: float, units: float
) -> None:
    assert scale(BOTH, Region(0, 0, side, side)) == pytest.approx(units)
    assert whole(BOTH, Region(0, 0, side, side))


def test_with_still_less_room_there_are_tabs_at_the_size_asked_for() -> None:
    small = Region(0, 0, 700, 700)
    assert not whole(BOTH, small)
    assert scale(BOTH, small) == 1.0


def test_a_mat_measured_in_its_own_units_is_arranged_alike() -> None:
    for side in (800, 950, 1100, 2300):
        region = Region(0, 0, side, side)
        own = region.scaled(1 / scale(BOTH, region))
        assert best(BOTH, own) is best(BOTH, region)
        assert whole(BOTH, own)
