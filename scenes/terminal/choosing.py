"""What can be done, as rows to choose among: step by step where there are many."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import takewhile

PAGE = 20
"""Rows that are read out at once."""
FEW = 6
"""So many decisions are all named at once, as the referee does."""


@dataclass(frozen=True, slots=True)
class Deed:
    """A decision: its sentence, and the headings under which it stands."""

    action: object
    said: str
    steps: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Row:
    """A row: its words, and the decisions that are left once it is chosen."""

    text: str
    deeds: tuple[Deed, ...]


@dataclass(slots=True)
class Choosing:
    """How far somebody has come in choosing a decision."""

    deeds: tuple[Deed, ...]
    at: tuple[str, ...] = ()
    """The headings that were chosen."""
    found: tuple[Row, ...] = field(default=())
    """Rows that fit what was typed, until one of them is chosen."""
    first: int = 0
    """The row with which the page begins."""
    way: list[tuple[str, ...]] = field(default_factory=list)
    """The headings before each choice, for the way back."""

    def rows(self) -> tuple[Row, ...]:
        """Give the rows that can be chosen now."""
        return self.found or _rows(self.deeds, self.at)

    def shown(self) -> Sequence[tuple[int, Row]]:
        """Give the rows of the page with their numbers."""
        numbered = list(enumerate(self.rows(), 1))
        return numbered[self.first : self.first + PAGE]

    @property
    def left(self) -> int:
        """How many rows come after this page."""
        return max(0, len(self.rows()) - self.first - PAGE)

    def more(self) -> None:
        """Turn to the next page, after the last one to the first."""
        self.first = self.first + PAGE if self.left else 0

    def back(self) -> bool:
        """Go one step back; `False`: nothing was chosen yet."""
        moved = bool(self.found or self.at or self.first)
        if not self.found and self.way:
            self.at = self.way.pop()
        self.found, self.first = (), 0
        return moved

    def choose(self, row: Row) -> Deed | None:
        """Choose a row; gives the decision once it is whole."""
        self.first = 0
        if len(row.deeds) == 1:
            return row.deeds[0]
        self.found = ()
        self.way.append(self.at)
        depth = _common(row.deeds)
        self.at = row.deeds[0].steps[:depth]
        return None

    def look(self, typed: str) -> tuple[Row, ...]:
        """Find the rows that a number or the beginning of a text means."""
        rows = self.rows()
        if typed.isdecimal():
            at = int(typed) - 1
            return rows[at : at + 1] if at >= 0 else ()
        sought = folded(typed)
        single = tuple(Row(deed.said, (deed,)) for deed in _below(self.deeds, self.at))
        for among in (rows, single):
            for fits in (str.__eq__, str.startswith, _has, str.__contains__):
                hits = tuple(row for row in among if fits(folded(row.text), sought))
                if hits:
                    return hits
        return ()

    def narrow(self, hits: tuple[Row, ...]) -> None:
        """Leave only some rows to choose among."""
        self.found, self.first = hits, 0


def folded(text: str) -> str:
    """Give a text as it is compared: without capitals, with single spaces."""
    return " ".join(text.casefold().replace("ё", "е").split()).removesuffix(".")


def natural(text: str) -> list[tuple[int, str]]:
    """Give a key by which "D2" comes before "D10"."""
    parts = re.split(r"(\d+)", text)
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in parts]


def _has(text: str, sought: str) -> bool:
    """Tell whether words stand in a text as whole words: "c1" is not meant by "C10"."""
    return re.search(rf"(?<!\w){re.escape(sought)}(?!\w)", text) is not None


def _below(deeds: Iterable[Deed], at: tuple[str, ...]) -> tuple[Deed, ...]:
    return tuple(deed for deed in deeds if deed.steps[: len(at)] == at)


def _rows(deeds: tuple[Deed, ...], at: tuple[str, ...]) -> tuple[Row, ...]:
    """Give what is asked after some headings: further headings, or the decisions themselves."""
    left = _below(deeds, at)
    if len(left) <= FEW:
        return tuple(Row(deed.said, (deed,)) for deed in left)
    groups: dict[str, list[Deed]] = {}
    for deed in left:
        head = deed.steps[len(at)] if len(deed.steps) > len(at) else deed.said
        groups.setdefault(head, []).append(deed)
    if len(groups) == 1:
        (under,) = groups
        deeper = (*at, under)
        known = len(left[0].steps) >= len(deeper)
        return _rows(deeds, deeper) if known else tuple(Row(d.said, (d,)) for d in left)
    # What stands alone under a heading is said in full.
    return tuple(
        Row(own[0].said if len(own) == 1 else head, tuple(own)) for head, own in groups.items()
    )


def _common(deeds: Sequence[Deed]) -> int:
    """Count the headings that decisions have in common."""
    alike = (len(set(heads)) == 1 for heads in zip(*(deed.steps for deed in deeds), strict=False))
    return sum(takewhile(bool, alike))
