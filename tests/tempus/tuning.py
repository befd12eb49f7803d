"""What can be tuned of the computer players of `tempus`, and how it is written down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.ai.think import Random
from game.core.bot import Bot
from game.tempus.rules import TempusRules
from game.tempus.title import TITLE
from tests.numbers import put, within
from tests.weights import Sheet

FIXED = ("near", "crowd", "horizon", "double", "second")
"""Matters of character, and such that hardly matter: they are not tuned."""


class Space(Sheet):
    """The weights of the players, by name as in the file."""

    title, tuned, fixed = "tempus", "medium", FIXED
    alike: tuple[str, ...] = ()
    """The strong player prices cards for itself: what looks ahead makes more of them."""

    def __init__(self, quick: bool = False) -> None:
        """Open the file; `quick` players of the highest level look one decision ahead."""
        self.seats = 3
        super().__init__(TempusRules, {}, quick)

    def bot(self, player: str, values: Mapping[str, float]) -> Bot:
        """Make a player with other weights, its style's taste staying as it is."""
        level, _, style = player.partition(":")
        record = getattr(self.players, level)
        sheet = replace(self.players, **{level: put(record, within(record, values))})
        if self.quick and level == "hard":
            sheet, level = replace(sheet, medium=sheet.hard), "medium"
        return TITLE.bot(replace(self.components, bots=sheet), self.rules, level, style)

    def made(self, player: str) -> Bot:
        """Make a player as the program makes it, or a random one."""
        return Random(self.rules) if player == "random" else super().made(player)

    def rivals(self, player: str) -> Sequence[Bot]:
        """Give every style of the level, and for the lowest a random player."""
        level = player.partition(":")[0]
        own = [self.bot(f"{level}:{style}", {}) for style in ("", *self.players.styles)]
        return own if level != TITLE.levels[0] else [*own, Random(self.rules)]
