"""Actions and sentences as JSON, so that what was found is made of numbers and words alone."""

from __future__ import annotations

import json

from game.core.codec import encode
from game.core.message import Key, Message, Said
from game.storage.fields import LONGEST, Given, document


def action_text(action: object) -> str:
    """Write an action."""
    return json.dumps(encode(action), separators=(",", ":"))


def message_text(message: Message) -> str:
    """Write a sentence of the computer player."""
    params = {name: _plain(value) for name, value in message.params.items()}
    return json.dumps([message.key, params], separators=(",", ":"))


def message_of(text: str) -> Message:
    """Read a sentence; raises Wrong for what is none."""
    key, params = Given(document(text)).items(2, 2)
    return Message(key.text(), {name: _said(value) for name, value in params.entries()})


def _plain(value: Said) -> object:
    if isinstance(value, Key):
        return {"key": str(value)}
    if isinstance(value, tuple):
        return [str(part) for part in value]
    return value


def _said(given: Given) -> Said:
    if isinstance(given.value, dict):
        return Key(given.at("key").text())
    if isinstance(given.value, list):
        return tuple([Key(part.text()) for part in given.items(LONGEST)])
    return given.value if isinstance(given.value, int) else given.text()
