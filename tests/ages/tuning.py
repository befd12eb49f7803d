"""What can be tuned of the computer players of `ages`, and how it is written down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.ages.bots.easy import Easy
from game.ages.bots.hard import Hard
from game.ages.bots.medium import Medium
from game.ages.bots.players import weights
from game.ages.bots.weights import Bots, Edition, Taste
from game.ages.rules import AgesRules
from game.ages.title import TITLE
from game.ai.think import Random
from game.core.bot import Bot
from tests.numbers import put
from tests.weights import Sheet

COST = ("width", "near", "gathered")
"""A matter of time and of character, not of belief; these are not tuned."""


class Space(Sheet):
    """The weights of one edition's players, by name as in the file."""

    title, fixed = "ages", COST

    def __init__(self, edition: str = "base", quick: bool = False) -> None:
        """Open an edition; `quick` players do not look a turn further, which takes most time."""
        self.edition = edition
        super().__init__(AgesRules, {"edition": edition}, quick)

    @property
    def players(self) -> Edition:
        """The players of the edition."""
        return weights(self.components, self.rules)

    def bot(self, player: str, values: Mapping[str, float]) -> Bot:
        """Make a player with other weights, its style's taste staying as it is."""
        level, _, style = player.partition(":")
        taste = self.players.styles[style][level] if style else Taste()
        plain = {"width": 0.0} if self.quick and level != "easy" else {}
        changed = put(getattr(self.players, level), {**values, **plain})
        kinds: Mapping[str, Any] = {"easy": Easy, "medium": Medium, "hard": Hard}
        made: Bot = kinds[level](self.rules, changed, taste)
        return made

    def rivals(self, player: str) -> Sequence[Bot]:
        """Give every style of the level, the levels below, and for the lowest a random player."""
        level = player.partition(":")[0]
        styles = ["", *self.players.styles]
        own = [self.bot(f"{level}:{style}", {}) for style in styles]
        below = TITLE.levels[: TITLE.levels.index(level)][-1:]
        weak: list[Bot] = [TITLE.bot(self.components, self.rules, name, "") for name in below]
        return [*own, *weak] if below else [*own, Random(self.rules)]

    def taught(self, sheet: Bots, levels: tuple[str, ...], values: Mapping[str, float]) -> Bots:
        """Give the sheet with weights of some levels of the edition replaced."""
        players = sheet.editions[self.edition]
        return Bots({**sheet.editions, self.edition: super().taught(players, levels, values)})
