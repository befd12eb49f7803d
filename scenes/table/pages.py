"""What a page of rules consists of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from game.core.message import Message


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A text of the catalogs: paragraphs parted by empty lines; "- " begins a point of a list."""

    key: str
    params: Mapping[str, object] = field(default_factory=lambda: MappingProxyType({}))


Cell = str | int | Message | Paragraph
"""Text with `:folder/icon:` in the line, a number, or a text of the catalogs (also a `Key`)."""


@dataclass(frozen=True, slots=True)
class TableBlock:
    """A table. The widths of its columns are shares; rows may begin with a sprite."""

    heads: tuple[Cell, ...]
    rows: tuple[tuple[Cell, ...], ...]
    shares: tuple[float, ...]
    icons: tuple[str, ...] = ()


Block = Paragraph | TableBlock


@dataclass(frozen=True, slots=True)
class RulesPage:
    """One page: the section that F1 asks for, its heading, and what stands on it."""

    section: str
    title: str
    blocks: tuple[Block, ...]


Pages = Callable[[Any, Mapping[str, str]], tuple[RulesPage, ...]]
"""Gives a title's pages from its components and the options of a match."""
