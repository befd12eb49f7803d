"""What can be tuned of the computer players of `bronze`, and how it is written down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.ai.think import Random
from game.bronze.bots.weights import Search
from game.bronze.rules import BronzeRules
from game.bronze.title import TITLE
from game.core.bot import Bot
from tests.numbers import put
from tests.weights import Sheet

QUICK = Search(lays=3, beam=1, branch=1)
"""A matter of time and not of belief: players are tuned with a narrow search."""


class Space(Sheet):
    """The weights of the players, by name as in the file."""

    title = "bronze"

    def __init__(self, quick: bool = False) -> None:
        """Open the sheet; `quick` players search narrowly, which takes most time."""
        super().__init__(BronzeRules, {}, quick)

    def bot(self, player: str, values: Mapping[str, float]) -> Bot:
        """Make a player with other weights, its style's taste staying as it is."""
        level, _, style = player.partition(":")
        changed = {level: put(getattr(self.players, level), values)}
        search = QUICK if self.quick else self.players.search
        sheet = replace(self.players, search=search, **changed)
        return TITLE.bot(replace(self.components, bots=sheet), self.rules, level, style)

    def rivals(self, player: str) -> Sequence[Bot]:
        """Give every style of the level, and the level below; for the lowest a random player."""
        level = player.partition(":")[0]
        names = (level, *(f"{level}:{style}" for style in self.players.styles))
        own = [self.bot(name, {}) for name in names]
        below = TITLE.levels[: TITLE.levels.index(level)][-1:]
        weak: list[Bot] = [TITLE.bot(self.components, self.rules, name, "") for name in below]
        return [*own, *weak] if below else [*own, Random(self.rules)]
