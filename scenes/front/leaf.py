"""What a page of rules consists of; a title brings its own in `scenes/<id>/pages.py`."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from game.book.editions import components
from game.core.message import Message
from game.core.setup import OURS


@dataclass(frozen=True, slots=True)
class Para:
    """A text of the catalogs: paragraphs parted by empty lines; "- " begins a point of a list."""

    key: str
    params: Mapping[str, object] = field(default_factory=lambda: MappingProxyType({}))


Cell = str | int | Message | Para
"""Text with `:folder/icon:` in the line, a number, or a text of the catalogs (also a `Key`)."""


@dataclass(frozen=True, slots=True)
class Grid:
    """A table. The widths of its columns are shares; rows may begin with a sprite."""

    heads: tuple[Cell, ...]
    rows: tuple[tuple[Cell, ...], ...]
    shares: tuple[float, ...]
    icons: tuple[str, ...] = ()


Block = Para | Grid


@dataclass(frozen=True, slots=True)
class Leaf:
    """One page: the section that F1 asks for, its heading, and what stands on it."""

    section: str
    title: str
    blocks: tuple[Block, ...]


PROGRAM = Leaf("program", "rules.program", (Para("rules.program_body"),))
"""The page on mouse and keys, which closes every title's book."""


def leaves(title: str, options: Mapping[str, str], edition: str = OURS) -> tuple[Leaf, ...]:
    """Give the pages of a title in an edition under these options, that on mouse and keys last.

    A title without a book of its own has that page only.
    """
    package, name = f"scenes.{title}", f"scenes.{title}.pages"
    if not title or not all(map(importlib.util.find_spec, (package, name))):
        return (PROGRAM,)
    pages = importlib.import_module(name).pages(components(title, edition), options)
    return (*pages, PROGRAM)
