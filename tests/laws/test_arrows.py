"""Imports only go down: no circle among modules nor among rooms, and some rooms stay apart."""

from __future__ import annotations

from pathlib import Path

from tests.build.source import ROOT, title_ids
from tests.laws.ceilings import APART, ARROWS_UP, ARROWS_UP_TYPED, CIRCLES, CIRCLES_TYPED
from tests.laws.findings import hold, plant
from tests.laws.graph import Arrow, arrows, circles, houses, inside, rising

NEVER = {
    "scenes.menus": ("scenes.companion",),
    "scenes.companion": ("scenes.menus",),
    "scenes.table": ("scenes.menus", "scenes.companion"),
    "scenes.shared": ("scenes.menus", "scenes.companion"),
    "scenes.base": ("scenes.menus", "scenes.companion", "scenes.table", "scenes.shared"),
    "scenes.ui": ("scenes.menus", "scenes.companion", "scenes.table", "scenes.shared"),
    "game.core": ("game.ai", "game.loading", "game.i18n", "game.storage"),
    "game.loading": ("game.ai", "game.i18n", "game.storage"),
    "game.i18n": ("game.ai", "game.storage"),
    "game.ai": ("game.storage",),
}
"""Which rooms each room never imports; what two of them need lies below both."""
TITLES = ("scenes.menus", "scenes.companion", "scenes.program", "scenes.picture_tool")
"""The rooms that no title's screen imports."""


def rings(found: list[Arrow]) -> list[str]:
    """List the circles among modules."""
    return [" ⇄ ".join(ring) for ring in circles((one.source, one.target) for one in found)]


def climbing(found: list[Arrow]) -> list[str]:
    """List the arrows that go up among the rooms of any package."""
    return [f"{house}: {up}" for house in houses(found) for up in rising(found, house)]


def crossing(found: list[Arrow], titles: list[str]) -> list[str]:
    """List the arrows between rooms that never meet."""
    never = {**NEVER, **{f"scenes.{title}": TITLES for title in titles}}
    return [
        str(arrow)
        for arrow in found
        for room, barred in never.items()
        if inside(arrow.source, room) and any(inside(arrow.target, each) for each in barred)
    ]


def run_time(found: list[Arrow]) -> list[Arrow]:
    """Leave out what only the type checker sees."""
    return [arrow for arrow in found if not arrow.typed]


def test_no_modules_import_one_another_in_a_ring() -> None:
    hold("no modules import one another in a ring", rings(run_time(arrows())), CIRCLES)


def test_nor_do_their_types() -> None:
    hold("no modules need one another's types in a ring", rings(arrows()), CIRCLES_TYPED)


def test_imports_among_rooms_only_go_down() -> None:
    hold("imports among rooms only go down", climbing(run_time(arrows())), ARROWS_UP)


def test_so_do_types() -> None:
    hold("types too come from below only", climbing(arrows()), ARROWS_UP_TYPED)


def test_some_rooms_stay_apart() -> None:
    hold("these rooms never import each other", crossing(arrows(), title_ids()), APART)


def test_the_rooms_that_the_laws_name_are_there() -> None:
    rooms = {*NEVER, *TITLES, *(each for barred in NEVER.values() for each in barred)}
    gone = [room for room in rooms if not (ROOT / room.replace(".", "/")).is_dir()]
    hold("a law names a room that is not there", gone)


def test_the_scan_sees_what_it_looks_for(tmp_path: Path) -> None:
    typed = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import game.ai.bot\n"
    root = plant(
        tmp_path,
        {
            "game/__init__.py": "",
            "game/core/__init__.py": "",
            "game/core/match.py": "import game.core.codec\n",
            "game/core/codec.py": "def late():\n    from game.core import match\n",
            "game/core/title.py": typed,
            "game/ai/bot.py": "from game.core import codec, match\n",
            "game/ai/worker.py": "from game.ai.bot import Bot\n",
            "scenes/menus/one.py": "from scenes.ui.text import Text\n",
            "scenes/menus/two.py": "from scenes.ui import text\nimport scenes.companion.page\n",
            "scenes/companion/page.py": "",
            "scenes/ui/text.py": "import scenes.menus.one\n",
            "scenes/toy/entry.py": "import scenes.menus.one\n",
        },
    )
    found = arrows(root)
    assert rings(run_time(found)) == [
        "game.core.codec ⇄ game.core.match",
        "scenes.menus.one ⇄ scenes.ui.text",
    ]
    assert rings(found) == rings(run_time(found))
    up = "scenes: scenes/ui/text.py:1 imports scenes.menus.one"
    assert [one for one in climbing(run_time(found)) if one.startswith("scenes:")] == [up]
    assert climbing(found)[0] == (
        "game: game/core/title.py:3 imports game.ai.bot for the type checker"
    )
    assert crossing(found, ["toy"]) == [
        "game/core/title.py:3 imports game.ai.bot for the type checker",
        "scenes/menus/two.py:2 imports scenes.companion.page",
        "scenes/toy/entry.py:1 imports scenes.menus.one",
        up.removeprefix("scenes: "),
    ]
