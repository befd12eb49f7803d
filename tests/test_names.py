"""Only what both pygame and pygame-ce have may be used."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.build.source import modules, place, tree

ONE_OF_THE_TWO = frozenset(
    (
        "load_sized_svg",
        "set_point_size",
        "set_linesize",
        "point_size",
        "FRect",
        "fblits",
        "premul_alpha_ip",
        "aacircle",
        "flood_fill",
        "box_blur",
        "gaussian_blur",
        "hsl",
        "invert",
        "pixelate",
        "solid_overlay",
        "Window",
        "get_text",
        "put_text",
        "message_box",
        "get_desktop_refresh_rates",
        "get_just_pressed",
        "get_just_released",
        "from_hsva",
        "from_hsla",
        "from_cmy",
        "from_i1i2i3",
        "from_normalized",
        "remap",
        "invlerp",
        "fastevent",
        "threads",
        "Overlay",
        "set_keyboard_grab",
        "get_keyboard_grab",
        "toggle_fullscreen",
        "_sdl2",
    )
)
"""Attributes that only one of the libraries has, or that work differently enough to be avoided."""
MODULES = frozenset(
    (
        "pygame.geometry",
        "pygame.system",
        "pygame.fastevent",
        "pygame.threads",
        "pygame._sdl2",
        "pygame.gfxdraw",
        "pygame.typing",
    )
)
SCREEN = modules("scenes")


def attributes(file: Path) -> set[str]:
    """Name everything that is read from something that comes from pygame by a dot."""
    return {node.attr for node in ast.walk(tree(file)) if isinstance(node, ast.Attribute)}


def imported(file: Path) -> set[str]:
    """Name the modules and names of pygame that a file imports."""
    found: set[str] = set()
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("pygame"):
            found.add(str(node.module))
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.startswith("pygame")}


def pygame_attributes(file: Path) -> set[str]:
    """Name the attributes of chains that begin with `pygame`."""
    found: set[str] = set()
    for node in ast.walk(tree(file)):
        names: list[str] = []
        here: ast.AST = node
        while isinstance(here, ast.Attribute):
            names.append(here.attr)
            here = here.value
        if isinstance(here, ast.Name) and here.id == "pygame":
            found |= set(names)
    return found


@pytest.mark.parametrize("file", SCREEN, ids=lambda f: "/".join(place(f)))
def test_no_name_of_only_one_library_is_used(file: Path) -> None:
    own = {"Window", "invert", "threads", "hsl"}
    assert not pygame_attributes(file) & ONE_OF_THE_TWO
    assert not (attributes(file) - own) & ONE_OF_THE_TWO
    assert not imported(file) & MODULES


@pytest.mark.parametrize("file", SCREEN, ids=lambda f: "/".join(place(f)))
def test_text_is_never_wrapped_by_the_library(file: Path) -> None:
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Call):
            assert "wraplength" not in {word.arg for word in node.keywords}


def test_the_scan_sees_what_it_looks_for(tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    file.write_text("import pygame.geometry\nr = pygame.FRect(0, 0, 1, 1)\n", "utf-8")
    assert pygame_attributes(file) & ONE_OF_THE_TWO == {"FRect"}
    assert imported(file) & MODULES == {"pygame.geometry"}
