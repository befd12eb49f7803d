"""What can be tuned of the computer players of `stoneage`, and how it is written down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.ai.think import Random
from game.core.bot import Bot
from game.core.registry import titles
from game.folders import ROOT
from game.loading.problems import Report
from game.loading.title import load, read
from game.stoneage.bots.easy import Easy
from game.stoneage.bots.hard import Hard
from game.stoneage.bots.medium import Medium
from game.stoneage.bots.weights import Bots, Taste
from game.stoneage.rules import StoneRules
from game.stoneage.title import TITLE
from tests.numbers import flat, lines, put, within

FILE = ROOT / "data" / "stoneage" / "bots.yaml"
HEAD = (
    "# What the computer players believe. "
    "`python -m tests.tune stoneage medium` finds such numbers.\n"
)
FIXED = ("width", "branches", "greed", "slack", "horizon.least", "spread_end", "spread_turn")
"""Matters of time and of nerve and not of belief: they are not tuned."""
ALIKE = ("medium", "hard")
"""Levels that believe the same: the one is the other's evaluation, one decision deep."""


class Space:
    """The weights of the players, by name as in the file."""

    def __init__(self, quick: bool = False) -> None:
        """Open the sheet; `quick` strong players play no placement on, which takes most time."""
        self.quick = quick
        self.components = load("stoneage")
        self.rules = StoneRules(self.components, {})

    @property
    def players(self) -> Bots:
        """The players as the file has them."""
        found: Bots = self.components.bots
        return found

    def start(self, player: str) -> dict[str, float]:
        """Give the positive weights of a level by their path."""
        level = player.partition(":")[0]
        numbers = flat(getattr(self.players, level))
        return {name: value for name, value in numbers.items() if value > 0 and name not in FIXED}

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

    def keep(self, player: str, values: Mapping[str, float]) -> None:
        """Write the file with the new weights; levels that believe the same get them too."""
        level = player.partition(":")[0]
        book = read(titles()["stoneage"], FILE.parent, Report())
        assert book is not None
        sheet: Bots = book.components.bots
        for name in ALIKE if level in ALIKE else (level,):
            record = getattr(sheet, name)
            sheet = replace(sheet, **{name: put(record, within(record, values))})
        write(sheet)


def write(sheet: Bots) -> None:
    """Write the whole file."""
    FILE.write_text(HEAD + "".join(f"{line}\n" for line in lines(sheet)), encoding="utf-8")
