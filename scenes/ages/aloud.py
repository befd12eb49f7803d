"""The game without its picture: dice and what they bring, and what stands on a board."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.ages.mat import AgesMat
from scenes.table.aloud import Aloud, tips


def table(mat: AgesMat) -> Iterator[str]:
    """Say what the dice show, and what they bring as things stand."""
    yield from tips(mat, "die:", "slip:", "danger:")


def board(mat: AgesMat) -> Iterator[str]:
    """Say goods, works and developments."""
    yield from tips(mat, "goods:worth", "good:", "city:", "monument:", "development:")


ALOUD: Aloud[AgesMat] = Aloud(table, board)
