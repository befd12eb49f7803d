"""What a title shows before its rules and its table are loaded: the card in the menu.

It is worked out by loading the title, and kept (`game/kept.py`), so that the next start loads no
title until one is chosen.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import cache, lru_cache

from game import kept
from game.folders import data_of, root_of
from scenes.ui.theme import Material

_CODE = (
    "game/core", "game/loading", "game/lessons", "scenes/table", "scenes/shared", "scenes/ui"
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Front:
    """The card of a sound title."""

    order: int
    """Its place in the menu."""
    seats: tuple[int, ...]
    """The numbers of players."""
    cover: str
    """The sprite of its picture."""
    material: Material
    first_game: frozenset[str]
    """The chapters of its lessons that everybody plays first; often none."""


def front(title: str) -> Front | None:
    """Give the card of a title; `None` if it has no table; raises Broken if its data are not sound.

    Raises KeyError for what is no title.
    """
    return _front(title, _mark(title))


@cache
def look(title: str) -> Front | None:
    """Give the card as it was first, which painters ask for many times; never raises."""
    from game.loading.problems import Broken

    try:
        return front(title)
    except (Broken, KeyError):
        return None


def _mark(title: str) -> str:
    home = root_of(title)
    # Texts are no part of it, but one look at a whole folder costs less than choosing.
    return kept.mark((data_of(title), home / "game" / title, home / "scenes" / title), _CODE)


@lru_cache(16)
def _front(title: str, marked: str) -> Front | None:
    name = f"front-{title}"
    found = _recalled(kept.recall(name, marked))
    if found is None:
        found = _made(title)
        if found is not None:
            value = asdict(found)
            kept.keep(name, marked, {**value, "first_game": sorted(found.first_game)})
    return found


def _recalled(value: object) -> Front | None:
    """Make a card of what was kept; `None` if it is none or of another shape."""
    if not isinstance(value, dict):
        return None
    try:
        stuff = value["material"]
        return Front(
            order=int(value["order"]),
            seats=tuple(int(count) for count in value["seats"]),
            cover=str(value["cover"]),
            material=Material(**{**stuff, "swatches": tuple(stuff["swatches"])}),
            first_game=frozenset(map(str, value["first_game"])),
        )
    except (KeyError, TypeError, ValueError):
        return None


def _made(title: str) -> Front | None:
    # Late, for the sake of a swift start: all this is needed once.
    from game.lessons.chapters import first_game
    from game.loading.title import load
    from scenes.table.registry import stage

    cover = load(title).cover
    try:
        shown = stage(title)
    except LookupError:
        # Rules without a screen are a game still being written: there is nothing to open.
        return None
    return Front(cover.order, cover.seats, shown.cover, shown.material, first_game(title))
