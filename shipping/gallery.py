"""Draw the pictures of the README: `python -m shipping.gallery [NAME…]`; needs Pillow.

The table of each title late in a match, and the companion beside a real one, in shipping/pictures.
They are as small as can be looked at, since everybody who clones the repository fetches them.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image

from game.core.contract import Turn
from game.core.registry import titles
from game.folders import ROOT
from game.paths import moved
from scenes.base.scene import Scene
from scenes.companion import registry
from scenes.picture_tool.pictures import Album, seated
from scenes.samples import moments
from scenes.samples.moments import Moment

OUT = ROOT / "shipping" / "pictures"
COMPANION, SCREEN = "companion", "ages-decision"
"""The name of its picture, and of the screen that is on it."""
WINDOW, SIZE = (1600, 900), (960, 540)
QUALITY = 82
LATE = 0.6
"""The part of a match after which a table shows what the game is like."""


def names() -> tuple[str, ...]:
    """Name the pictures."""
    return (*titles(), COMPANION)


def late(album: Album, title: str) -> Scene:
    """Give the table of a title late in a match, at the usual step, where most can be done."""
    levels = titles()[title].levels
    setup = moments.setting(title, len(levels) // 2)
    match = moments.whole(setup)
    states = [played.step.state for played in match.history()]
    turns = [(match.rules.pending(state), at) for at, state in enumerate(states, 1)]
    asked = [(turn, at) for turn, at in turns if isinstance(turn, Turn)]
    # Rarer steps lay a sheet over the table.
    (usual, _), *_ = Counter(turn.phase for turn, _ in asked).most_common(1)
    turn, at = max(
        ((turn, at) for turn, at in asked if turn.phase == usual and at > LATE * len(states)),
        key=lambda one: sum(1 for _ in match.rules.legal(states[one[1] - 1])),
    )
    return seated(album.house, *moments.until(setup, match, Moment(title, at, turn.seat)))


def beside(album: Album) -> Scene:
    """Give the companion's screen beside a real table."""
    found = registry.samples(album.services, album.house.ways)
    return next(scene for name, scene in found if name == SCREEN)


def draw(chosen: Iterable[str]) -> None:
    """Draw some of the pictures."""
    OUT.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, moved(Path(folder)):
        album = Album(Path(folder), WINDOW, "en", 100, Path(folder))
        for name in chosen:
            album.take(name, beside(album) if name == COMPANION else late(album, name))
            with Image.open(album.files[-1]) as drawn:
                small = drawn.convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)
            file = OUT / f"{name}.webp"
            small.save(file, quality=QUALITY, method=6)
            print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1000} kB")
        album.app.close()


if __name__ == "__main__":
    draw(sys.argv[1:] or names())
