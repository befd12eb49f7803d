"""The law of dependencies: who may import whom."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.registry import titles
from tests.build.source import imports, modules, place

PURE = ("core",)
IMPURE = {"random", "time", "datetime", "threading", "multiprocessing", "os", "io", "pathlib"}
RANDOM_HOMES = {("game", "core", "chance.py")}


def tops(file: Path) -> set[str]:
    return {name.partition(".")[0] for name in imports(file)}


@pytest.mark.parametrize("file", modules("game"), ids=lambda f: "/".join(place(f)))
def test_the_engine_knows_no_screen(file: Path) -> None:
    assert not tops(file) & {"pygame", "scenes"}


@pytest.mark.parametrize("file", modules(), ids=lambda f: "/".join(place(f)))
def test_yaml_is_read_in_book_only_and_appdirs_in_one_module(file: Path) -> None:
    assert "yaml" not in tops(file) or place(file)[:2] in {("game", "book"), ("game", "i18n")}
    assert "appdirs" not in tops(file) or place(file) == ("game", "paths.py")


@pytest.mark.parametrize("file", modules("game"), ids=lambda f: "/".join(place(f)))
def test_rules_have_no_clock_no_files_no_dice(file: Path) -> None:
    parts = place(file)
    pure = parts[1] in PURE or (parts[1] in titles() and "bots" not in parts)
    allowed = {"random"} if parts in RANDOM_HOMES else set()
    assert not pure or not (tops(file) & IMPURE) - allowed


@pytest.mark.parametrize("file", modules("game/ai"), ids=lambda f: "/".join(place(f)))
def test_computer_players_think_without_the_disk(file: Path) -> None:
    assert not [name for name in imports(file) if name.startswith("game.shelf")]


@pytest.mark.parametrize("file", modules(), ids=lambda f: "/".join(place(f)))
def test_no_title_knows_another(file: Path) -> None:
    parts = place(file)
    own = parts[1] if len(parts) > 2 else ""
    others = set(titles()) - {own}
    named = {tuple(name.split(".")[:2]) for name in imports(file)}
    strangers = {title for title in others for top in ("game", "scenes") if (top, title) in named}
    assert not strangers


@pytest.mark.parametrize("name", ["present.py", "layout.py"])
def test_pictures_are_made_without_pygame(name: str) -> None:
    found = [f for title in titles() for f in modules(f"scenes/{title}") if f.name == name]
    assert len(found) == len(titles())
    assert not [f for f in found if "pygame" in tops(f)]


def test_picture_values_and_the_stage_contract_need_no_pygame() -> None:
    pure = ["ui/geometry.py", "ui/picture.py", "stage/contract.py", "stage/timeline.py"]
    for name in pure:
        (file,) = [f for f in modules("scenes") if "/".join(place(f)[1:]) == name]
        assert "pygame" not in tops(file)
