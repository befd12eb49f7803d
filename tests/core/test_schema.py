"""The markers of component classes."""

from __future__ import annotations

import pytest

from game.core.schema import Range


@pytest.mark.parametrize(("value", "inside"), [(1, True), (20, True), (0, False), (21, False)])
def test_a_range_holds_both_its_ends(value: int, inside: bool) -> None:
    assert (value in Range(1, 20)) is inside


def test_a_range_is_written_as_people_write_it() -> None:
    assert str(Range(1, 20)) == "1..20"
