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
ENGLISH = {
    "help": ("help", "?"),
    "again": ("again", "list"),
    "more": ("more",),
    "back": ("back",),
    "table": ("table", "board"),
    "board": ("board of",),
    "goods": ("goods",),
    "scores": ("scores", "score"),
    "look": ("look at", "look"),
    "why": ("why not", "why"),
    "log": ("log", "what happened"),
    "rules": ("rules",),
    "hint": ("hint",),
    "undo": ("undo",),
    "redo": ("redo",),
    "save": ("save",),
    "quit": ("quit", "exit"),
}
"""The words that are understood in every language; the first of each is the usual one."""


@dataclass(frozen=True, slots=True)
class Order:
    """An order, and what was typed behind it."""

    name: str
    rest: str = ""


def phrases(words: Words, name: str) -> tuple[str, ...]:
    """Give the words of an order in the player's language, the usual one first."""
    return tuple(words.text(f"terminal.word.{name}").split(", "))


def understood(words: Words, typed: str) -> Order | None:
    """Take what was typed for an order if it begins with the words of one."""
    # No phrase begins with a figure: what does is the number of a choice.
    if typed[:1].isdecimal():
        return None
    text = folded(typed)
    known = [
        (folded(phrase), name)
        for name in ORDERS
        for phrase in (*phrases(words, name), *ENGLISH[name])
    ]
    for phrase, name in sorted(known, key=lambda pair: -len(pair[0])):
        if text == phrase or text.startswith(f"{phrase} "):
            return _named(name, text[len(phrase) :].strip())
    return None


def _named(name: str, rest: str) -> Order:
    # A board of somebody is asked for by the word for the table, too.
    return Order("board" if name == "table" and rest else name, rest)
