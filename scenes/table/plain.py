"""Texts of the table for where no picture is: without bold letters, icons by their names."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.base.words import Words

STEM = 4
"""Letters by which two forms of a word are known as one."""
ICON = re.compile(r"(?:(?P<count>\d+)[ \u00a0]*)?:(?P<sprite>[a-z0-9_]+/[a-z0-9_]+):")
"""A sprite in a text, with a number that may stand before it."""
_BEFORE = re.compile(r"\s+([,.;:!?)])")


def plain(text: str, words: Words, named: Callable[[str], str]) -> str:
    """Give a text without what only the screen understands; `named` tells what a sprite is.

    How a number goes with a name that has one form is a matter of the language: "2 wood".
    """
    # Most texts have neither icons nor bold words, and thousands are said in a game.
    if not any(sign in text for sign in ":*·"):
        return text.strip()
    # What stands apart on the screen would be read out as a sign.
    text = text.replace("**", "").replace(" · ", "; ")
    found, end, told = "", 0, False
    for match in ICON.finditer(text):
        between, count = text[end : match.start()], match["count"] or ""
        word = named(match["sprite"])
        after = text[match.end() :].lstrip().casefold()
        # Many an icon only stands before its own word, in whatever case that is.
        word = "" if word and after.startswith(word.casefold()[:STEM]) else word
        said = (
            _counted(words, match["sprite"], word, int(count)) if word and count else word or count
        )
        found += ", " if told and said and not between.strip() else between
        found, end, told = found + said, match.end(), bool(said)
    # Where nothing says what an icon is, no blank is left before what follows it.
    return _BEFORE.sub(r"\1", " ".join((found + text[end:]).split()))


def _counted(words: Words, sprite: str, name: str, count: int) -> str:
    """Say so many of what a sprite shows, in the form that goes with the number if it has any."""
    title, _, kind = sprite.partition("/")
    key = f"{title}.pieces.{kind.removeprefix('piece_')}"
    if words.has(key):
        return words.text(key, count=count)
    return words.text("list.counted", count=count, what=name)
