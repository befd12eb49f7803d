"""A title beside a real table that no computer sits at: what comes next, and what is counted.

Hands and decks stay with people. A guide is a pure function of who plays and of what was entered,
so taking back is leaving out the last entry, and keeping a game is keeping its entries.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from game.core.form import Fact
from game.core.message import Message


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be entered now."""

    id: str
    """What is kept of it."""
    name: Message
    key: str = ""
    """The key that means it wherever it stands; empty: the next one."""


@dataclass(frozen=True, slots=True)
class Stand:
    """Where a game stands: what is asked, what is told, what can be entered."""

    head: Message
    """Whose turn it is, and in which step."""
    asks: Message
    choices: tuple[Choice, ...]
    told: tuple[Message, ...] = ()
    """What changes now, or what came of the last entries; a sentence each."""
    facts: tuple[Fact, ...] = ()
    """Numbers that hold now, of the seat that is waited for or of each."""
    acting: int | None = None
    """The seat that is waited for."""
    sheet: str = ""
    """The form of the title that counts the end, once everything for it is entered."""
    entries: Mapping[tuple[str, int], bool | int] = field(default_factory=dict)
    """What stands in that form, by field and seat."""


class Guide(Protocol):
    """What a title says beside a table."""

    seats: tuple[int, ...]
    """How many may play."""

    def stand(self, people: tuple[str, ...], entered: Iterable[str]) -> Stand:
        """Give where a game stands; entries that do not fit any more are passed over."""
