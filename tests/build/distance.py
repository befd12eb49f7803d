"""Opens screens for the distance in tests, and judges whether they can be read from far away."""

from __future__ import annotations

from collections.abc import Callable

from game.storage.store import Store
from scenes.base.page import Page
from scenes.base.services import Services
from scenes.companion.toolkit.measures import LEAST
from scenes.shared.links import Links
from scenes.ui.picture import Picture, answers
from scenes.ui.recorder import Recorder
from tests.build.menus import Front, front

SIZES = ((960, 540), (1280, 720), (1024, 768), (2560, 1080), (3840, 2160))
Make = Callable[[Services, Links], Page]


def read(there: Front) -> Recorder:
    """Draw what is on the screen, and give what was noted meanwhile."""
    there.pilot.turn()
    there.pilot.app.recorder = Recorder()
    there.pilot.app.draw()
    return there.pilot.app.recorder


def check(there: Front) -> None:
    """Check a screen: nothing is cut, missing, faint, too small or overlapping."""
    faults = [*drawn(there), *laid(there)]
    assert not faults, faults


def drawn(there: Front) -> list[tuple[object, ...]]:
    """List the faults of what is drawn."""
    recorder = read(there)
    least = int(there.pilot.app.window.box.height * LEAST)
    return [
        *(("cut", o.item, o.text) for o in recorder.overflows),
        *(("missing", *one) for one in recorder.missing),
        *(("faint", p.item, p.text, round(p.contrast, 1)) for p in recorder.faint()),
        *(("small", p.item, p.text, p.pixels) for p in recorder.pairs if p.pixels < least),
    ]


def laid(there: Front) -> list[tuple[object, ...]]:
    """List the faults of where things lie."""
    picture, region = there.pilot.picture, there.pilot.app.window.region.inset(-1)
    outside = [("outside", item.id) for item in picture if not item.place.inside(region)]
    return [*(("crossing", *pair) for pair in crossing(picture)), *outside]


def crossing(picture: Picture) -> list[tuple[str, str]]:
    """List things to press of which one covers a part of the other."""
    able = [item for item in picture if answers(item)]
    return [
        (one.id, other.id)
        for at, one in enumerate(able)
        for other in able[at + 1 :]
        if one.place.inset(0.5).overlaps(other.place)
    ]


def far(
    make: Make,
    size: tuple[int, int] = (1280, 720),
    store: Store | None = None,
    interface: int = 100,
    **chosen: object,
) -> Front:
    """Open a window with a screen for the distance in it."""
    return front(make, size, interface, store, **chosen)
