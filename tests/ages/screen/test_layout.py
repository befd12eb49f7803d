"""What lies where on the mat of `ages`, and which tabs it has."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from scenes.ages import STAGE
from scenes.ages.layout import plan, scale, slots, tabs, whole
from scenes.ui.geometry import Region
from tests.ages.screen.situations import situations
from tests.ages.screen.views import board_view


def test_the_wide_mat_needs_no_tabs_and_a_small_one_does() -> None:
    assert tabs(Region(0, 0, 1464, 960)) == ()
    assert whole(Region(0, 0, 1464, 960))
    assert len(tabs(Region(0, 0, 1080, 644))) == 3
    assert len(tabs(Region(0, 0, 914, 577))) == 4


def test_a_larger_mat_is_drawn_larger() -> None:
    assert scale(Region(0, 0, 2104, 1320)) == pytest.approx(1.375)


@pytest.mark.parametrize("count", range(1, 8))
def test_one_to_seven_dice_lie_in_the_well_side_by_side(count: int) -> None:
    well = plan(Region(0, 0, 1464, 960)).well
    found = slots(well, count)
    assert all(slot.inside(well) for slot in found)
    assert all(a.right < b.x for a, b in pairwise(found))


@pytest.mark.slow
def test_what_others_changed_is_ringed() -> None:
    seen = replace(board_view(situations()["keep"]), changed=frozenset({"disasters", "good:wood"}))
    picture = STAGE.open(seen).picture
    assert {i.id for i in picture if i.kind == "mark"} == {"mark:disasters", "mark:good:wood"}
