"""The clipboard of either library, or none; and that nothing else is asked for by its name."""

from __future__ import annotations

import ast
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from scenes.ui import clipboard
from tests.build.source import ROOT, modules, tree

ASKED_FOR = {
    # pygame-ce has them, pygame does not; each has another way without them.
    ("scenes/ui/clipboard.py", "get_text"),
    ("scenes/ui/clipboard.py", "put_text"),
    ("scenes/command_line/crash.py", "message_box"),
    # Both have it; what is left of a library that was taken away has not.
    ("scenes/command_line/commands.py", "version"),
}


def by_name(file: Path) -> set[str]:
    """Name what a file reads from pygame by `getattr` and a constant."""
    return {
        str(node.args[1].value)
        for node in ast.walk(tree(file))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("getattr", "hasattr")
        and ast.unparse(node.args[0]).startswith("pygame")
        and isinstance(node.args[1], ast.Constant)
    }


@pytest.mark.slow
def test_nothing_else_of_the_library_is_asked_for_by_its_name() -> None:
    found = {
        (file.relative_to(ROOT).as_posix(), name)
        for file in modules("scenes")
        for name in by_name(file)
    }
    assert found == ASKED_FOR


def test_the_newer_library_copies_and_pastes_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[str] = []
    newer = SimpleNamespace(put_text=held.append, get_text=lambda: held[-1])
    monkeypatch.setattr(pygame, "scrap", newer)
    assert clipboard.copy("Амира")
    assert clipboard.paste() == "Амира"


def test_the_older_one_copies_and_pastes_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    held: dict[str, bytes] = {}
    opened: list[bool] = []
    older = SimpleNamespace(
        get_init=lambda: bool(opened),
        init=lambda: opened.append(True),
        put=held.__setitem__,
        get=lambda kind: held[kind] + b"\0",
    )
    monkeypatch.setattr(pygame, "scrap", older)
    assert clipboard.copy("Амира")
    assert clipboard.paste() == "Амира"
    assert opened == [True]


def test_without_a_clipboard_nothing_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(pygame, "scrap")
    assert not clipboard.copy("text")
    assert clipboard.paste() == ""
