"""A seat's shape is told from every ground it stands on, and people in a row from each other."""

from __future__ import annotations

import pytest

from scenes.ui.colour import contrast, rgb
from scenes.ui.theme import SEATS

GROUNDS = {"parchment": "#f1e2c5", "linen": "#e6dcc6", "clay": "#e2bf98"}


@pytest.mark.parametrize("ground", GROUNDS)
def test_the_dark_edge_of_a_seat_stands_out_from_light_grounds(ground: str) -> None:
    found = {seat.shape: contrast(rgb(seat.edge), rgb(GROUNDS[ground])) for seat in SEATS}
    assert not {shape: told for shape, told in found.items() if told < 3}
