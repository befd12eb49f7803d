"""The player's language, as scenes need it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from game.core.message import Message


class Words(Protocol):
    """The player's language."""

    language: str

    def text(self, key: str, /, **params: object) -> str:
        """Give the text of a key, its slots filled."""

    def say(self, message: Message) -> str:
        """Give the text of a message of the engine."""


def sentences(words: Words, messages: Iterable[Message]) -> str:
    """Say messages that are whole sentences, one after the other."""
    return " ".join(words.say(message) for message in messages)
