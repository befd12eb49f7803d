"""Every playthrough still goes as it is written down."""

from __future__ import annotations

import pytest

from game.core.registry import titles
from tests.playthrough.script import Script, files, tell, wanted

WRITE = "read the difference, then: python -m tests.golden --write"


@pytest.mark.parametrize("script", wanted(), ids=lambda script: f"{script.title}-{script.name}")
def test_the_game_goes_as_written(script: Script) -> None:
    assert script.path.is_file(), f"{script.path.name} is missing; {WRITE} {script.title}"
    found, kept = tell(script).splitlines(), script.path.read_text("utf-8").splitlines()
    assert found == kept, f"{WRITE} {script.title}"


def test_no_playthrough_is_left_over() -> None:
    known = {script.path for script in wanted()}
    left = [path for title in titles() for path in files(title) if path not in known]
    assert not left, WRITE
