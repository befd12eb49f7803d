"""Finds words on all pages of a book of rules: in texts, tables, examples and on figures."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scenes.base.words import Words
from scenes.menus.figures import Plate
from scenes.menus.text_blocks import say
from scenes.table.pages import Paragraph, RulesPage

AROUND = 44
"""Letters of a text that are shown before and after what was found."""
_ICON = re.compile(r":\w+/\w+:")
_PARTS = re.compile(r"\n\n|\n(?=- )")
"""What parts paragraphs and the points of lists."""
_SPACE = re.compile(r"\s+")
_ALIKE = str.maketrans({"ё": "е", "Ё": "Е"})
"""Letters that people do not trouble to tell apart when they look for a word."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A page on which all words were found, and a piece of its text around the first."""

    section: str
    title: str
    piece: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """A page as plain words."""

    section: str
    title: str
    texts: tuple[str, ...]


def sheet(words: Words, page: RulesPage, plates: Sequence[Plate]) -> Sheet:
    """Give everything that stands on a page as plain words."""
    texts = tuple(filter(None, (_plain(text) for text in _texts(words, page, plates))))
    return Sheet(page.section, _plain(words.text(page.title)), texts)


def _texts(words: Words, page: RulesPage, plates: Sequence[Plate]) -> Iterator[str]:
    for block in (*page.blocks, *(work() for work in page.examples)):
        if isinstance(block, Paragraph):
            text = words.text(block.key, **block.params)
            yield from (part.removeprefix("- ") for part in _PARTS.split(text))
        else:
            for row in (block.heads, *block.rows):
                yield " · ".join(say(words, cell) for cell in row)
    for plate in plates:
        yield from (said for _, said in plate.calls)
    for symbol in page.symbols:
        yield f"{say(words, symbol.name)}: {say(words, symbol.about)}"


def _plain(text: str) -> str:
    return _SPACE.sub(" ", _ICON.sub("", text).replace("**", "")).strip()


def _folded(text: str) -> str:
    # Lower, not casefold: "ß" would become two letters, and places would no longer agree.
    return text.translate(_ALIKE).lower()


def find(sheets: Sequence[Sheet], sought: str) -> list[Hit]:
    """Give the pages that have all words that were written, those named so first."""
    wanted = _folded(sought).split()
    if not wanted:
        return []
    found: list[tuple[int, int, Hit]] = []
    for number, page in enumerate(sheets):
        whole = _folded(" ".join((page.title, *page.texts)))
        if all(word in whole for word in wanted):
            named = all(word in _folded(page.title) for word in wanted)
            hit = Hit(page.section, page.title, _piece(page, wanted))
            found.append((0 if named else 1, number, hit))
    return [hit for _, _, hit in sorted(found, key=lambda each: each[:2])]


def _piece(page: Sheet, wanted: Sequence[str]) -> str:
    """Give a piece of the text that has most of the words, the first of them in bold."""

    def score(text: str) -> int:
        return sum(word in _folded(text) for word in wanted)

    text = max(page.texts, key=score, default=page.title)
    folded = _folded(text)
    at, word = min(
        ((folded.find(word), word) for word in wanted if word in folded), default=(0, "")
    )
    start, end = max(0, at - AROUND), min(len(text), at + len(word) + AROUND)
    while start > 0 and text[start - 1] != " ":
        start -= 1
    while end < len(text) and text[end] != " ":
        end += 1
    before, hit, after = text[start:at], text[at : at + len(word)], text[at + len(word) : end]
    marked = f"{before}**{hit}**{after}" if hit else text[start:end]
    return f"{'… ' if start else ''}{marked}{' …' if end < len(text) else ''}"
