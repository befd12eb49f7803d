"""Every playthrough still goes as it is written down."""

from __future__ import annotations

import pytest

from tests.playthrough.script import TESTS, Script, tell, wanted


@pytest.mark.parametrize("script", wanted(), ids=lambda script: f"{script.title}-{script.name}")
def test_the_game_goes_as_written(script: Script) -> None:
    assert tell(script).splitlines() == script.path.read_text("utf-8").splitlines()


def test_no_playthrough_is_left_over() -> None:
    known = {script.path for script in wanted()}
    assert set(TESTS.glob("*/playthrough/*.txt")) <= known
