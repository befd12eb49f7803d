"""The player's language, as scenes need it."""

from __future__ import annotations

from typing import Protocol

from game.core.message import Message


class Words(Protocol):
    """The player's language."""

    language: str

    def text(self, key: str, /, **params: object) -> str:
        """Give the text of a key, its slots filled."""

    def say(self, message: Message) -> str:
        """Give the text of a message of the engine."""
