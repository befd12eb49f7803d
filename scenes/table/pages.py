"""What a page of rules consists of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from game.core.contract import AnyRules
from game.core.message import Message
from scenes.base.words import Words
from scenes.ui.picture import Picture


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
class CallOut:
    """A number on a figure: the item of its picture that it points at, and what it says."""

    item: str
    """The id of the item, or the beginning of it: then the first such item is meant."""
    text: Cell | None = None
    """Without a text of its own it says what the item's tooltip says."""


@dataclass(frozen=True, slots=True)
class Stand:
    """What a figure shows: rules, a state of them, and what somebody has chosen in it."""

    rules: AnyRules
    components: object
    state: object
    options: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Figure:
    """A part of a table in a small state, drawn by the title's own painters, with call-outs."""

    title: str
    """Whose painters and material draw it; empty: the table's own on wood."""
    make: Callable[[Words], Picture]
    """Lays the table out in a language; its state is made only when somebody looks."""
    shows: tuple[str, ...]
    """Ids of items, or beginnings of them: the figure is the part of the table around these."""
    calls: tuple[CallOut, ...] = ()
    stand: Callable[[], Stand] | None = None
    """What it shows, if it shows a mat."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """A symbol of a title: its sprite, its name, what it means, and the page that tells more."""

    sprite: str
    name: Cell
    about: Cell
    section: str


@dataclass(frozen=True, slots=True)
class RulesPage:
    """One page: the section that F1 asks for, its heading, and what stands on it."""

    section: str
    title: str
    blocks: tuple[Block, ...]
    figures: tuple[Figure, ...] = ()
    examples: tuple[Callable[[], Paragraph | TableBlock], ...] = ()
    """Worked examples: the rules work them out for the state of a figure when somebody looks."""
    see: tuple[str, ...] = ()
    """Sections of other pages that are worth a look from here."""
    topics: tuple[str, ...] = ()
    """How the ids of the items begin that this page explains, wherever they lie on the table."""
    symbols: tuple[Symbol, ...] = ()


Pages = Callable[[Any, Mapping[str, str]], tuple[RulesPage, ...]]
"""Gives a title's pages from its components and the options of a match."""
