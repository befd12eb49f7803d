"""What a computer player is asked and what it answers; all of it is frozen data and pickles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from game.core.message import Message


@dataclass(frozen=True, slots=True)
class Limit:
    """How much thinking is allowed. Only `samples` counts outside the window; seconds guard it."""

    samples: int = 0
    """How many samples a search may draw; 0 leaves it to the level."""
    seconds: float | None = None
    """A wall-clock guard, or `None` for none: then equal briefs give equal advice."""


@dataclass(frozen=True, slots=True)
class Brief:
    """A question to a computer player: what its seat sees, and how long it may think."""

    title: str
    options: Mapping[str, str]
    view: Any
    seat: int
    level: str
    style: str = ""
    limit: Limit = field(default_factory=Limit)
    seed: str = ""
    """Feeds the player's own random source; it never touches the dice of the game."""
    edition: str = ""
    """The owner's edition that is played; empty: ours."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The action a computer player wants, and a short reason that the table can show."""

    action: Any
    reason: Message | None = None


class Bot(Protocol):
    """A computer player of one level and style."""

    def choose(self, brief: Brief) -> Advice:
        """Choose one of the actions that are legal in `brief.view`; never fails to answer."""
