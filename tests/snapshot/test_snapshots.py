"""What is drawn looks as it was when somebody looked at it last."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest
from PIL import Image

from tests.build.languages import LANGUAGES
from tests.snapshot.album import distance, draw, file, names

CE = bool(getattr(pygame, "IS_CE", False))
MEAN, PART = (6.0, 0.06) if CE else (1.5, 0.01)
"""How far apart they may be: text is drawn a little differently by the other library."""
APART = 0.01 / 3
"""How far apart two kept pictures must be at least, whichever library reads them."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_a_picture_looks_as_it_was_kept(name: str, language: str, tmp_path: Path) -> None:
    kept = Image.open(file(name, language)).convert("RGB")
    mean, part = distance(draw(name, language, tmp_path), kept)
    assert mean <= MEAN, "look at it, then: python -m tests.snapshot --write"
    assert part <= PART, "look at it, then: python -m tests.snapshot --write"


@pytest.mark.parametrize("name", names())
def test_languages_look_different(name: str) -> None:
    kept = [Image.open(file(name, language)).convert("RGB") for language in LANGUAGES]
    assert all(distance(one, other)[1] > APART for one, other in combinations(kept, 2))
