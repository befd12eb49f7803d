"""What the engine says: a key of the catalogs with parameters, never a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


class Key(str):
    """A parameter that is itself a key of the catalogs, such as the name of a monument."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"Key({str(self)!r})"


Param = int | str | Key
Said = Param | tuple[Key, ...]
"""What fills a slot of a message; several keys are told as a list."""


@dataclass(frozen=True, slots=True)
class Message:
    """A text to be said: its key and what fills its slots."""

    key: str
    params: Mapping[str, Said] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Refusal(Message):
    """Why something may not be done; becomes a tooltip."""


def refuse(key: str, **params: Said) -> Refusal:
    """Make a refusal in one line: `refuse("ages.refuse.workers", short=2)`."""
    return Refusal(key, params)
