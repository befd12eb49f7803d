"""The companion's rooms: arrows lead down only, nothing goes in a circle, menus are not known."""

from __future__ import annotations

from pathlib import Path

from scenes.base.page import Page
from scenes.companion.registry import features
from tests.build.source import ROOT, imports, modules, place

COMPANION, MENUS, SHARED = "scenes/companion", "scenes/menus", "scenes/shared"
FLOORS = (
    ("samples",),
    ("menu",),
    ("referee",),
    ("guide",),
    ("forms",),
    ("editions", "history", "paper", "tools"),
    ("toolkit",),
    ("registry", "speech"),
)
"""The rooms from the highest floor down; a module at the root is a room of its own."""


def name_of(file: Path) -> str:
    """Give the name that a file is imported by."""
    *folders, last = place(file)
    stem = last.removesuffix(".py")
    return ".".join(folders if stem == "__init__" else [*folders, stem])


def arrows() -> dict[str, set[str]]:
    """Say which modules of the companion each of them imports."""
    files = {name_of(file): file for file in modules(COMPANION)}
    return {name: (set(imports(file)) & set(files)) - {name} for name, file in files.items()}


def room(module: str) -> str:
    """Give the room that a module lies in; the companion's own package lies below all."""
    return module.split(".")[2] if module.count(".") > 1 else ""


def floor(module: str) -> int:
    """Give the floor of a module's room, 0 being the ground."""
    order = [name for level in reversed(FLOORS) for name in level]
    assert not room(module) or room(module) in order, f"{module} lies in no room that is known"
    return next((at for at, level in enumerate(reversed(FLOORS)) if room(module) in level), -1)


def strangers(folder: str, *others: str) -> list[tuple[str, str]]:
    """List what files of a folder import from below other folders."""
    tops = tuple(other.replace("/", ".") for other in others)
    return [
        (name_of(file), name)
        for file in modules(folder)
        for name in sorted(imports(file))
        if name.startswith(tops)
    ]


def test_arrows_between_rooms_lead_down_only() -> None:
    up = [
        (module, other)
        for module, others in arrows().items()
        for other in others
        if room(module) != room(other) and floor(module) <= floor(other)
    ]
    assert not up


def test_no_modules_import_one_another_in_a_circle() -> None:
    left = arrows()
    while left:
        ready = {module for module, others in left.items() if not others & set(left)}
        assert ready, f"in a circle, or above one: {sorted(left)}"
        left = {module: others for module, others in left.items() if module not in ready}


def test_the_menus_and_the_companion_do_not_know_each_other() -> None:
    assert not strangers(COMPANION, MENUS)
    assert not strangers(MENUS, COMPANION)
    assert not strangers(SHARED, MENUS, COMPANION)


def test_screens_know_nothing_of_the_samples_that_pictures_are_drawn_from() -> None:
    found = [(module, o) for module, others in arrows().items() for o in others if "samples" in o]
    assert not found


def test_no_page_is_more_than_two_steps_from_the_page_that_all_scenes_are() -> None:
    assert features()
    open_, depth = [(Page, 0)], {}
    while open_:
        kind, steps = open_.pop()
        depth[kind] = steps
        open_ += [(sub, steps + 1) for sub in kind.__subclasses__()]
    own = {kind: steps for kind, steps in depth.items() if "scenes.companion" in kind.__module__}
    assert own
    assert not {kind.__name__ for kind, steps in own.items() if steps > 2}


def test_every_room_says_what_lies_in_it() -> None:
    rooms = {file.parent for file in modules(COMPANION) if file.parent != ROOT / COMPANION}
    assert all((folder / "__init__.py").exists() for folder in rooms)
