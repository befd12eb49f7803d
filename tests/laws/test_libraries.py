"""Only what both pygame and pygame-ce have may be used."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.build.source import ROOT, modules, path, tree
from tests.laws.findings import hold, plant

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
OWN = frozenset(("Window", "invert", "threads", "hsl"))
"""Those of them that the program's own classes call something by."""


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


def of_one_library(root: Path = ROOT) -> list[str]:
    """List names of the screen's files that only one of the libraries has."""
    found = []
    for file in modules("scenes", root=root):
        wrong = pygame_attributes(file) | (attributes(file) - OWN)
        wrong = (wrong & ONE_OF_THE_TWO) | (imported(file) & MODULES)
        found += [f"{path(file, root)}: {name}" for name in sorted(wrong)]
    return found


def wrapped(root: Path = ROOT) -> list[str]:
    """List calls that let the library break lines of text."""
    return [
        f"{path(file, root)}:{node.lineno}"
        for file in modules("scenes", root=root)
        for node in ast.walk(tree(file))
        if isinstance(node, ast.Call) and "wraplength" in {word.arg for word in node.keywords}
    ]


def test_no_name_of_only_one_library_is_used() -> None:
    hold("only what pygame and pygame-ce both have is used", of_one_library())


def test_text_is_never_wrapped_by_the_library() -> None:
    hold("text is never wrapped by the library", wrapped())


def test_the_scan_sees_what_it_looks_for(tmp_path: Path) -> None:
    bad = "import pygame.geometry\nr = pygame.FRect(0, 0, 1, 1)\nown.hsl\nfont.point_size\n"
    lines = "font.render('x', True, 'red', wraplength=9)\n"
    root = plant(tmp_path, {"scenes/bad.py": bad, "scenes/lines.py": lines})
    assert of_one_library(root) == [
        "scenes/bad.py: FRect",
        "scenes/bad.py: point_size",
        "scenes/bad.py: pygame.geometry",
    ]
    assert wrapped(root) == ["scenes/lines.py:1"]
