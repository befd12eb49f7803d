"""Games of computer players as saves, which the window opens and an analysis reads."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from game.ai.tournament import Fixture, Result
from game.opening import open_match
from game.storage import save
from game.storage.write import write


def keeper(folder: Path) -> Callable[[Fixture, Result], None]:
    """Give what writes each game into a folder, numbered; it raises OSError."""
    width, number = 4, 0

    def keep(fixture: Fixture, result: Result) -> None:
        nonlocal number
        number += 1
        setup = fixture.setup
        match = open_match(setup)
        match.replay(result.log)
        path = folder / f"{fixture.title}-{number:0{width}}.json"
        write(path, save.dump(setup, match, datetime.now()))

    return keep
