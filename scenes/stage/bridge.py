"""A mat made of loose functions, for titles that have not moved to `Mat` yet.

This file goes with the last of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scenes.stage.mat import Mat
from scenes.stage.values import Sight
from scenes.ui.picture import Picture

_OF_SIGHT = ("prompt", "choices", "opens", "fresh", "last")
_OF_SIGHT_AND_MORE = ("facts", "revise", "tell", "hint")
_ALONE = ("tabs", "kept", "luck")


def of_functions(
    present: Callable[[Sight], Picture],
    line: Callable[[Sight], str] | None = None,
    **functions: Callable[..., Any],
) -> type[Mat[Any, Any, Any]]:
    """Make a mat whose methods are the functions of the old contract."""
    made: dict[str, Any] = {"picture": property(lambda mat: present(mat.sight))}
    for name, function in functions.items():
        name = "hint" if name == "plan" else name
        if name in _ALONE:
            made[name] = staticmethod(function)
        elif name in _OF_SIGHT:
            made[name] = lambda mat, of=function: of(mat.sight)
        else:
            assert name in _OF_SIGHT_AND_MORE, name
            made[name] = lambda mat, more, of=function: of(mat.sight, more)
    if line is not None:
        made["line"] = lambda mat: tuple(line(mat.sight).split(" · "))
    return type("BridgedMat", (Mat,), made)
