"""Classes share by parts, not by ancestors: no line of them is longer than three."""

from __future__ import annotations

from pathlib import Path

from tests.build.source import ROOT
from tests.laws.ceilings import DEEP
from tests.laws.classes import classes, line
from tests.laws.findings import hold, plant

DEPTH = 3


def deep(root: Path = ROOT) -> list[str]:
    """List the classes that stand below more than two of the program's own, with their line."""
    known = classes(root)
    lines = {name: [one.rpartition(".")[2] for one in line(name, known)] for name in known}
    return [
        f"{known[name].place} {' → '.join(names)}"
        for name, names in lines.items()
        if len(names) > DEPTH
    ]


def test_no_class_inherits_through_more_than_three() -> None:
    hold(f"a line of inheritance has at most {DEPTH} classes of the program", deep(), DEEP)


def test_the_scan_sees_what_it_looks_for(tmp_path: Path) -> None:
    root = plant(
        tmp_path,
        {
            "scenes/page.py": (
                "from abc import ABC\n\nclass Base(ABC): ...\nclass Page(Base): ...\n"
            ),
            "scenes/far.py": "from scenes import page\n\nclass Far(page.Page): ...\n",
            "scenes/dice.py": "from scenes.far import Far as F\n\nclass Dice(F[int]): ...\n",
            "scenes/kind.py": "from typing import Protocol\n\nclass Kind(Protocol): ...\n",
            "scenes/one.py": (
                "from scenes.far import Far\nfrom scenes.kind import Kind\n\n"
                "class One(Kind): ...\nclass Two(One): ...\nclass Three(Two): ...\n"
            ),
        },
    )
    assert deep(root) == ["scenes/dice.py:3 Dice → Far → Page → Base"]
