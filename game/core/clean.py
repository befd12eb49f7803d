"""Text that comes from outside, made fit to be kept, compared and drawn.

`clean` is the one gate: what is typed, what files and their names say, what a command line is given
passes it once, when it comes in. Everything behind it may take a text as it is.
"""

from __future__ import annotations

import unicodedata

_DROPPED = frozenset(("Cc", "Cf", "Cs", "Co"))
"""Controls, signs that only steer others (U+202E, U+00AD), halves of pairs, private signs."""
_MARKS = frozenset(("Mn", "Me"))
_BLANK = (
    (0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2065, 0x2065),
    (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFFF), (0xE0000, 0xE0FFF),
)  # fmt: skip
"""Letters and marks that no font shows though their category is one of visible signs."""
READABLE = 160
"""Letters of a finding or an error that a person still reads."""


def clean(text: str) -> str:
    """Give a text without what cannot be seen; breaks, tabs and odd spaces become plain spaces.

    A mark with no letter before it goes too, for alone it has no width. What comes out is given
    back unchanged when it comes in again.
    """
    if text.isascii() and text.isprintable():
        return text
    signs: list[str] = []
    for sign in text:
        if sign.isspace():
            signs.append(" ")
        elif _seen(sign) and ((signs and signs[-1] != " ") or not _mark(sign)):
            signs.append(sign)
    return "".join(signs)


def _seen(sign: str) -> bool:
    if unicodedata.category(sign) in _DROPPED:
        return False
    return not any(low <= ord(sign) <= high for low, high in _BLANK)


def _mark(sign: str) -> bool:
    return unicodedata.category(sign) in _MARKS


def one_line(text: object, most: int = READABLE) -> str:
    """Give what a sentence may quote: clean, in one line, and cut where nobody reads on."""
    # Cut before it is cleaned as well: a name of a million letters need not be looked through.
    words = " ".join(clean(str(text)[: 8 * most]).split())
    return words if len(words) <= most else f"{words[: most - 1].rstrip()}…"


def path_text(path: object) -> str:
    """Give a path as a sentence can say it: what somebody's folders are called comes from outside.

    To open what lies there the path itself is needed.
    """
    return clean(str(path))
