"""What can be tuned of the computer players of `stoneage`, and how it is written down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.ai.think import Random
from game.core.bot import Bot
from game.stoneage.bots.easy import Easy
from game.stoneage.bots.hard import Hard
from game.stoneage.bots.medium import Medium
from game.stoneage.bots.weights import Taste
from game.stoneage.rules import StoneRules
from game.stoneage.title import TITLE
from tests.numbers import put, within
from tests.weights import Sheet

PACE = ("tile", "card", "trust", "least", "rounds", "shared", "sure", "fade")
"""How long a game lasts is seen in games (`tests.stoneage.pace`), and not tuned."""
FIXED = (
    *("width", "branches", "replies", "ahead", "greed", "slack", "spread_end", "spread_turn"),
    *(f"horizon.{name}" for name in PACE),
)
"""Matters of time and of nerve and not of belief: they are not tuned."""


class Space(Sheet):
    """The weights of the players, by name as in the file."""

    title, tuned, fixed = "stoneage", "medium", FIXED

    def __init__(self, quick: bool = False) -> None:
        """Open the sheet; `quick` strong players play no placement on, which takes most time."""
        super().__init__(StoneRules, {}, quick)

    def bot(self, player: str, values: Mapping[str, float]) -> Bot:
        """Make a player with other weights, its style's taste staying as it is."""
        level, _, style = player.partition(":")
        taste = self.players.styles[style][level] if style else Taste()
        record = put(getattr(self.players, level), self._plain(level))
        kinds: Mapping[str, Any] = {"easy": Easy, "medium": Medium, "hard": Hard}
        made: Bot = kinds[level](self.rules, put(record, within(record, values)), taste)
        return made

    def _plain(self, level: str) -> dict[str, float]:
        return {"width": 0.0} if self.quick and level == "hard" else {}

    def rivals(self, player: str) -> Sequence[Bot]:
        """Give every style of the level, and for the lowest a random player."""
        level = player.partition(":")[0]
        styles = ["", *self.players.styles]
        own = [self.bot(f"{level}:{style}", {}) for style in styles]
        return own if level != TITLE.levels[0] else [*own, Random(self.rules)]
