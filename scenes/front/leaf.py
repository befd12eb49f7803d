"""The pages of rules that can be read: a title's own, and the one on mouse and keys."""

from __future__ import annotations

from collections.abc import Mapping

from game.shelf.boxes import OURS, components
from scenes.stage.pages import Leaf, Para
from scenes.titles import stage

PROGRAM = Leaf("program", "rules.program", (Para("rules.program_body"),))
"""The page on mouse and keys, which closes every title's book."""


def leaves(title: str, options: Mapping[str, str], box: str = OURS) -> tuple[Leaf, ...]:
    """Give the pages of a title in an edition under these options, that on mouse and keys last.

    A title without a book of its own has that page only.
    """
    try:
        pages = stage(title).pages
    except LookupError:
        pages = None
    if pages is None:
        return (PROGRAM,)
    return (*pages.get()(components(title, box), options), PROGRAM)
