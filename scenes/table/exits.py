"""The scenes that a table leads to, each made only when somebody goes there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.core.setup import MatchSetup
from game.replay.record import Record
from scenes.base.scene import Scene


@dataclass(frozen=True, slots=True)
class Past:
    """A match to be looked back upon, and by whom."""

    record: Record
    seat: int | None
    """The seat that looks; `None`: the public."""
    since: int | None = None
    """The place from which it goes on by itself, and then back to the table."""
    analysed: bool = False
    """Whether its analysis is opened at once."""


@dataclass(frozen=True, slots=True)
class Exits:
    """Makers of the scenes that the table leads to."""

    rules: Callable[[MatchSetup, str], Scene]
    """The rules of a match, opened at a section; an empty section: at the beginning."""
    settings: Callable[[], Scene]
    home: Callable[[], Scene]
    """The title scene."""
    setup: Callable[[MatchSetup], Scene]
    """A new game, set up like the given one at first."""
    play: Callable[[MatchSetup], Scene]
    """The table of a new match."""
    replay: Callable[[Past], Scene]
    """The table of any moment of a match."""
