"""Types are told: `Any` only where a type really is unknown, and no looking away."""

from __future__ import annotations

from pathlib import Path

from tests.laws.ceilings import ANY, IGNORED
from tests.laws.comments import ignored, untyped, why
from tests.laws.findings import hold, plant


def test_any_stands_only_where_a_type_is_unknown() -> None:
    hold("a type is Any", untyped(), ANY)


def test_the_type_checker_is_not_told_to_look_away() -> None:
    hold("the type checker is told to look away", ignored(), IGNORED)


def test_the_scan_sees_what_it_looks_for(tmp_path: Path) -> None:
    text = (
        "from typing import Any\nimport typing\n\n# because of this\n"
        "def f(a: Any, b: Any) -> typing.Any: ...\n\n\nx = f(1, 2)  # type: ignore[x]\n"
        "company = 'Any'  # noqa\n"
    )
    root = plant(tmp_path, {"game/x.py": text})
    assert untyped(root) == ["game/x.py:5"]
    assert ignored(root) == ["game/x.py:8"]
    assert why(root, "game") == (1, 9)
