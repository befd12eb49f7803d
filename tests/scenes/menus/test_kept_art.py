"""The pictures of the titles look the same from what was kept as from their files."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game import kept, paths
from scenes.menus import covers, kept_art
from scenes.ui.caches import Caches
from scenes.ui.canvas import Canvas
from scenes.ui.geometry import Region

FILE = "art-bronze-yynn.raw"


@pytest.fixture(autouse=True)
def keeping() -> Iterator[None]:
    """Keep as the program does, from a first start on."""
    kept.begin()
    kept_art._asked.clear()
    yield
    kept_art._asked.clear()
    kept.end()


def drawn(anew: bool = True, side: int = 200) -> bytes:
    """Draw the picture of a title, as the next start does or later in the same run."""
    if anew:
        kept_art._asked.clear()
    sheet = pygame.Surface((220, 220))
    place = Region(10, 10, side, 120)
    covers.art(Canvas(sheet, 1.0, Caches()), "bronze", place, 18, (True, True, False, False))
    return pygame.image.tobytes(sheet, "RGB")


def test_a_kept_picture_is_the_same_pixel_for_pixel(monkeypatch: pytest.MonkeyPatch) -> None:
    made = drawn()
    assert (paths.kept() / FILE).is_file()
    monkeypatch.delattr(kept_art, "covering")
    assert drawn() == made


def test_a_damaged_one_is_made_anew() -> None:
    made, file = drawn(), paths.kept() / FILE
    data = file.read_bytes()
    for spoilt in (b"", data[:-4], data[:-1] + b"\0\1", data.partition(b"\n")[2]):
        file.write_bytes(spoilt)
        assert drawn() == made
        assert file.read_bytes() == data


def test_one_of_another_size_does_not_fit_and_is_made_anew() -> None:
    small = drawn(side=100)
    large = drawn()
    assert large != small
    assert drawn() == large
    assert drawn(side=100) == small


def test_only_the_first_size_of_a_run_is_kept() -> None:
    drawn()
    before = (paths.kept() / FILE).read_bytes()
    drawn(anew=False, side=100)
    assert (paths.kept() / FILE).read_bytes() == before
