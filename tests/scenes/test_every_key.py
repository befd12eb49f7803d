"""Whatever can be touched may be touched in any way: no key, wheel or drag ends in a fault."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import permutations
from typing import Any

import pytest

from game.ai.worker import Inline
from game.core.registry import titles
from scenes.base.scene import Scene
from scenes.companion.menu import MenuPage
from scenes.companion.registry import samples
from scenes.table.controller import Controller
from scenes.table.mat import Mat
from scenes.table.registry import stage
from scenes.table.session import Session
from scenes.ui import focus
from scenes.ui.picture import Do
from tests.build.distance import far
from tests.build.matches import match_setup, played, seat_counts
from tests.build.menus import Front, front, ways
from tests.build.seat import seat
from tests.scenes.menus.test_fit import SCENES

KEYS = (
    "return", "space", "left", "right", "up", "down", "home", "end", "delete", "backspace",
    "+", "-", "0", "5", "tab",
)  # fmt: skip
FAR_KEYS = ("return", "space", "delete", "5")
"""Enough for the companion, whose many pages are made of few kinds of things."""
NOTCHES = (1, -1, 3)
DRAGGED = 12
"""Things of which each is dragged onto each."""
HINTS = 5


def back_to(there: Front, scene: Scene) -> None:
    """Bring a scene onto the screen again, wherever a key led."""
    for _ in range(3):
        if there.pilot.app.stack.top is scene:
            return
        there.pilot.press("escape")
    if there.pilot.app.stack.top is not scene:
        there.pilot.app.show(scene)
        there.pilot.turn()


def press_everything(
    there: Front, scene: Scene, keys: tuple[str, ...] = KEYS, wheel: bool = True
) -> list[str]:
    """Press every key on whatever takes the focus, farther down a list too; list what failed."""
    faults: list[str] = []
    names = [item.id for item in focus.targets(there.pilot.picture)]
    tried = set(map(kind_of, names))
    while names:
        faults += press_each(there, scene, names, keys, wheel)
        back_to(there, scene)
        there.pilot.press("page down")
        back_to(there, scene)
        names = [e.id for e in focus.targets(there.pilot.picture) if kind_of(e.id) not in tried]
        tried.update(map(kind_of, names))
    return faults


def kind_of(name: str) -> str:
    """Give how ids of things of one sort begin: of a list's later rows one of each is enough."""
    return name.partition(":")[0]


def press_each(
    there: Front, scene: Scene, names: list[str], keys: tuple[str, ...], wheel: bool
) -> list[str]:
    """Press every key on each of some things; list what failed."""
    faults: list[str] = []
    for name in names:
        for key in keys:
            back_to(there, scene)
            if there.has(name):
                there.page.focus_on(name)
                faults += attempt(f"{key} on {name}", partial(there.pilot.press, key))
        back_to(there, scene)
        if wheel and there.has(name) and there.see(name).place.inside(there.page.region):
            faults += attempt(f"wheel over {name}", partial(turn_over, there, name))
    return faults


def turn_over(there: Front, name: str) -> None:
    for steps in NOTCHES:
        if there.has(name):
            there.pilot.move(there.see(name).place.centre)
            there.pilot.wheel_here(steps)


def attempt(what: str, do: Callable[[], object]) -> list[str]:
    try:
        do()
    except Exception as error:
        return [f"{what}: {error!r}"]
    return []


@pytest.mark.slow
@pytest.mark.varies("name")
@pytest.mark.parametrize("name", ["settings", *(name for name in SCENES if name != "settings")])
def test_every_key_and_the_wheel_on_everything_around_the_table(name: str) -> None:
    there = front(SCENES[name])
    assert not press_everything(there, there.page)


@pytest.mark.shared(1)
@pytest.mark.slow
def test_keys_on_everything_of_the_companion() -> None:
    there, faults = far(MenuPage), []
    for name, scene in samples(there.services, ways(there.services)):
        there.pilot.app.show(scene)
        there.pilot.turn()
        found = press_everything(there, scene, FAR_KEYS, wheel=False)
        faults += [f"{name}: {fault}" for fault in found]
    assert not faults


def steps_of(title: str, seats: int) -> dict[str, int]:
    """Find for each step of the rules after how many decisions a match comes there, late."""
    match = played(title, seats)
    found, made = {}, 0
    for step in match.history():
        pending = match.rules.pending(step.before)
        if step.entry.seat is not None:
            found[getattr(pending, "phase", "")] = made
            made += 1
    return found


def mats(controller: Controller) -> Iterator[Mat[Any, Any, Any]]:
    """Give the mat with nothing chosen, and with what hints for some legal actions choose."""
    mat = controller.view.mat()
    yield mat
    legal = list(mat.rules.legal(mat.state))
    for action in legal[:: max(1, len(legal) // HINTS)]:
        controller.now.selection = mat.hint(action)[0]
        yield controller.view.mat()


def touch(mat: Mat[Any, Any, Any]) -> list[str]:
    """Press, turn over and drag everything on a mat; list what failed."""
    faults = []
    items = [item for item in mat.picture if item.intent or item.reason or item.tip]
    wanted = [item.intent for item in items if isinstance(item.intent, Do)]
    wanted += [Do("wheel", (item.id, steps)) for item in items for steps in NOTCHES]
    carried = [item.id for item in items if item.drop]
    spread = carried[:: max(1, len(carried) // DRAGGED)]
    wanted += [Do("drop", pair) for pair in permutations(spread, 2)]
    for do in wanted:
        faults += attempt(f"{mat.state.phase}: {do}", partial(mat.revise, do))
    return faults


@pytest.mark.slow
@pytest.mark.varies("title")
@pytest.mark.parametrize("title", sorted(titles()))
def test_every_press_wheel_and_drag_on_every_mat(title: str) -> None:
    seats, faults = seat_counts(title)[0], []
    for made in steps_of(title, seats).values():
        match = played(title, seats, decisions=made)
        seated = seat(Session(match_setup(title, seats), match, Inline()), stage(title))
        for mat in mats(seated.scene.controller):
            faults += touch(mat)
    assert not faults
