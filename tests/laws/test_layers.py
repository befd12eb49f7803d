"""Who may import what from outside: pygame, YAML, clocks, files, another title."""

from __future__ import annotations

from pathlib import Path

from tests.build.source import PROGRAM, ROOT, imports, modules, path, place, title_ids
from tests.laws.findings import hold, plant

PURE = ("core",)
"""The folders of `game` that are as pure as the rules of a title."""
IMPURE = {"random", "time", "datetime", "threading", "multiprocessing", "os", "io", "pathlib"}
CHANCE = "game/core/chance.py"
"""The one pure module that may make random numbers."""
YAML = ("game/loading", "game/i18n")
"""The folders that read YAML."""
APPDIRS = "game/paths.py"
"""The one module that asks where a user's files lie."""
WITHOUT_PYGAME = ("ui/geometry.py", "ui/picture.py", "table/contract.py", "table/timeline.py")
"""Modules of `scenes` that hold nothing but values, so that a test of them needs no window."""
PRESENTING = ("present.py", "layout.py")
"""Modules of a title's screen that say what is seen and where, before anything is drawn."""


def outside(file: Path, packages: set[str], root: Path) -> list[str]:
    """List a file's imports from these top packages, the first of each."""
    first: dict[str, int] = {}
    for name, line in imports(file).items():
        first.setdefault(name.partition(".")[0], line)
    wrong = sorted(packages & first.keys())
    return [f"{path(file, root)}:{first[name]} imports {name}" for name in wrong]


def screens(root: Path = ROOT) -> list[str]:
    """List where the engine knows a screen."""
    files = modules("game", root=root)
    return [found for file in files for found in outside(file, {"pygame", "scenes"}, root)]


def readers(root: Path = ROOT) -> list[str]:
    """List where YAML or the user's folders are read outside their homes."""
    found = []
    for file in modules(root=root):
        here = path(file, root)
        barred = set() if here.startswith(YAML) else {"yaml"}
        barred |= set() if here == APPDIRS else {"appdirs"}
        found += outside(file, barred, root)
    return found


def impurities(root: Path = ROOT) -> list[str]:
    """List where rules reach for a clock, for files, for threads or for dice."""
    titles, found = title_ids(root), []
    for file in modules("game", root=root):
        parts = place(file, root)
        if parts[1] in PURE or (parts[1] in titles and "bots" not in parts):
            allowed = {"random"} if path(file, root) == CHANCE else set()
            found += outside(file, IMPURE - allowed, root)
    return found


def acquaintances(root: Path = ROOT) -> list[str]:
    """List where a title, or what all titles share, knows another title by name."""
    titles, found = title_ids(root), set()
    for file in modules(root=root):
        barred = {*titles} - {place(file, root)[1]}
        for name, line in imports(file).items():
            top, _, rest = name.partition(".")
            if top in PROGRAM and rest.partition(".")[0] in barred:
                stranger = f"{top}.{rest.partition('.')[0]}"
                found.add(f"{path(file, root)}:{line} imports {stranger}")
    return sorted(found)


def painters(root: Path = ROOT) -> list[str]:
    """List where pygame is imported by what only says what is to be seen."""
    folders = [root / "scenes" / title for title in title_ids(root)]
    files = [folder / name for folder in folders for name in PRESENTING]
    files += [root / "scenes" / name for name in WITHOUT_PYGAME]
    return [found for file in files for found in outside(file, {"pygame"}, root)]


def test_the_engine_knows_no_screen() -> None:
    hold("game imports neither pygame nor scenes", screens())


def test_yaml_and_the_users_folders_are_read_in_one_place_each() -> None:
    hold(f"yaml is imported in {' and '.join(YAML)} only, appdirs in {APPDIRS} only", readers())


def test_rules_have_no_clock_no_files_no_dice() -> None:
    hold("rules reach for no clock, file, thread or random number", impurities())


def test_no_title_knows_another() -> None:
    hold("no file imports a title that it is no part of", acquaintances())


def test_pictures_are_made_without_pygame() -> None:
    hold("what only says what is seen imports no pygame", painters())


def test_the_places_that_the_laws_name_are_there() -> None:
    files = [CHANCE, APPDIRS, *(f"scenes/{name}" for name in WITHOUT_PYGAME)]
    files += [f"scenes/{title}/{name}" for title in title_ids() for name in PRESENTING]
    hold("a law names a file that is not there", [f for f in files if not (ROOT / f).is_file()])
    hold("a law names a folder that is not there", [f for f in YAML if not (ROOT / f).is_dir()])


def test_the_scan_sees_what_it_looks_for(tmp_path: Path) -> None:
    title = dict.fromkeys(("data/toy/title.yaml", "data/ludo/title.yaml"), "")
    root = plant(
        tmp_path,
        {
            **title,
            "game/ludo/__init__.py": "",
            "game/toy/rules.py": "import os.path\n\ndef late():\n    import game.ludo.dice\n",
            "game/toy/bots/easy.py": "import random\n",
            "game/core/chance.py": "import random\nimport time\n",
            "game/core/match.py": "from scenes import ui\nimport yaml\n",
            "scenes/ludo/present.py": "import pygame.draw\n",
            "scenes/toy/layout.py": "from scenes.toy import present\n",
            "scenes/ui/picture.py": "from pygame import Rect\n",
            "scenes/ui/geometry.py": "",
            "scenes/table/contract.py": "import scenes.ludo\n",
            "scenes/table/timeline.py": "import appdirs\n",
            "scenes/ludo/layout.py": "",
            "scenes/toy/present.py": "",
        },
    )
    assert screens(root) == ["game/core/match.py:1 imports scenes"]
    assert readers(root) == [
        "game/core/match.py:2 imports yaml",
        "scenes/table/timeline.py:1 imports appdirs",
    ]
    assert impurities(root) == [
        "game/core/chance.py:2 imports time",
        "game/toy/rules.py:1 imports os",
    ]
    assert acquaintances(root) == [
        "game/toy/rules.py:4 imports game.ludo",
        "scenes/table/contract.py:1 imports scenes.ludo",
    ]
    assert painters(root) == [
        "scenes/ludo/present.py:1 imports pygame",
        "scenes/ui/picture.py:1 imports pygame",
    ]
