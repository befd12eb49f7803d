"""What can be typed besides choices: words of the player's language; English ones always."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.base.words import Words
from scenes.terminal.choosing import folded

ORDERS = (
    "help",
    "again",
    "more",
    "back",
    "table",
    "board",
    "goods",
    "scores",
    "look",
    "why",
    "log",
    "rules",
    "hint",
    "undo",
    "redo",
    "save",
    "quit",
)
"""What can be ordered, as help lists it."""


@dataclass(frozen=True, slots=True)
class Order:
    """An order, and what was typed behind it."""

    name: str
    rest: str = ""


class Orders:
    """All orders in the player's language, made once."""

    def __init__(self, words: Words, english: Words) -> None:
        self._phrases = {name: words_for(f"word.{name}", words, english) for name in ORDERS}
        known = [(folded(phrase), name) for name in ORDERS for phrase in self.phrases(name)]
        # The longest first: "board of" is more than "board".
        self._known = sorted(known, key=lambda pair: -len(pair[0]))

    def phrases(self, name: str) -> tuple[str, ...]:
        """Give all words that an order is understood by."""
        return self._phrases[name]

    def usual(self, name: str) -> str:
        """Give the word by which an order is told."""
        return self._phrases[name][0]

    def understood(self, typed: str) -> Order | None:
        """Take what was typed for an order if it begins with the words of one."""
        text = folded(typed)
        for phrase, name in self._known:
            if text == phrase or text.startswith(f"{phrase} "):
                return _named(name, text[len(phrase) :].strip())
        return None


def words_for(which: str, words: Words, english: Words) -> tuple[str, ...]:
    """Give all that may be typed for something: the player's own words first, then the English."""
    said = (each.text(f"terminal.{which}").split(", ") for each in (words, english))
    return tuple(dict.fromkeys(phrase for phrases in said for phrase in phrases))


def _named(name: str, rest: str) -> Order:
    # A board of somebody is asked for by the word for the table, too.
    return Order("board" if name == "table" and rest else name, rest)
