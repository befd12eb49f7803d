"""The player's language, as scenes need it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

from game.core.message import Message

if TYPE_CHECKING:
    from game.loading.problems import Problem


class Words(Protocol):
    """The player's language."""

    language: str

    @property
    def share(self) -> int:
        """How many of the texts are in this language, in whole per cent; the rest is English."""

    @property
    def faults(self) -> tuple[Problem, ...]:
        """What is wrong with its files."""

    @property
    def undrawn(self) -> frozenset[str]:
        """Signs of its texts that no font here has."""

    def has(self, key: str) -> bool:
        """Tell whether there is a text of that key."""

    def text(self, key: str, /, **params: object) -> str:
        """Give the text of a key, its slots filled."""

    def say(self, message: Message) -> str:
        """Give the text of a message of the engine."""


def signed(number: int) -> str:
    """Write a number with the minus that texts have, which is as wide as a plus."""
    return str(number).replace("-", "−")


def sentences(words: Words, messages: Iterable[Message]) -> str:
    """Say messages that are whole sentences, one after the other."""
    return " ".join(words.say(message) for message in messages)
