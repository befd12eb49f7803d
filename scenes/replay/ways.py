"""What a replay needs of the program around it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.core.match import Match
from game.core.setup import MatchSetup
from scenes.base.scene import Scene


@dataclass(frozen=True, slots=True)
class Ways:
    """Makers of what a replay leads to."""

    rules: Callable[[MatchSetup, str], Scene]
    """The rules of a match, opened at a section."""
    play: Callable[[MatchSetup, Match], Scene]
    """The table of a match that stands somewhere already: it is kept from now on."""
    png: Callable[[Scene], bytes]
    """What a scene looks like, as the bytes of a PNG file."""
    name: str = ""
    """Of the match among the saves; empty where it is not kept."""
