"""The kinds of dice there are: six-sided ones, and those of the titles that have their own."""

from __future__ import annotations

from functools import cache

from game.core.registry import titles
from game.core.title import DieFace
from game.loading.problems import Broken
from game.loading.title import load
from scenes.base.words import Words
from scenes.shared.common_texts import title_name

PIPS = 6


@cache
def _own(title: str) -> tuple[DieFace, ...]:
    found = titles().get(title)
    if found is None or found.dice is None:
        return ()
    try:
        return found.dice(load(title))
    except Broken:
        return ()


def kinds() -> tuple[str, ...]:
    """Name the titles that have dice of their own."""
    return tuple(title for title in titles() if _own(title))


def faces(kind: str) -> tuple[DieFace, ...]:
    """Give the faces of a kind of dice; none for six-sided ones with pips."""
    return _own(kind) if kind else ()


def sides(kind: str) -> int:
    """Count the faces of a kind of dice."""
    return len(faces(kind)) or PIPS


def called(words: Words, kind: str) -> str:
    """Name a kind of dice."""
    return title_name(words, kind) if kind else words.text("companion.tool.pips")


def face_name(words: Words, kind: str, face: int) -> str:
    """Name a face by its place, 0 being the first."""
    own = faces(kind)
    name = words.text(own[face].key) if own else str(face + 1)
    return name[:1].upper() + name[1:]
