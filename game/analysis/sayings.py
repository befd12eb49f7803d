"""Actions and sentences as JSON, so that what was found is made of numbers and words alone."""

from __future__ import annotations

import json

from game.core.codec import encode
from game.core.message import Key, Message, Said


def action_text(action: object) -> str:
    """Write an action."""
    return json.dumps(encode(action), separators=(",", ":"))


def message_text(message: Message) -> str:
    """Write a sentence of the computer player."""
    params = {name: _plain(value) for name, value in message.params.items()}
    return json.dumps([message.key, params], separators=(",", ":"))


def message_of(text: str) -> Message:
    """Read a sentence."""
    key, params = json.loads(text)
    return Message(key, {name: _said(value) for name, value in params.items()})


def _plain(value: Said) -> object:
    if isinstance(value, Key):
        return {"key": str(value)}
    if isinstance(value, tuple):
        return [str(part) for part in value]
    return value


def _said(value: object) -> Said:
    if isinstance(value, dict):
        return Key(value["key"])
    if isinstance(value, list):
        return tuple([Key(part) for part in value])
    return value if isinstance(value, int) else str(value)
