"""What can be tuned of the computer players of `tempus`, and how it is written down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.ai.think import Random
from game.core.bot import Bot
from game.core.registry import titles
from game.folders import ROOT
from game.loading.problems import Report
from game.loading.title import load, read
from game.tempus.bots.weights import Bots
from game.tempus.rules import TempusRules
from game.tempus.title import TITLE
from tests.numbers import flat, lines, put, within

FILE = ROOT / "data" / "tempus" / "bots.yaml"
HEAD = (
    "# What the computer players believe. "
    "`python -m tests.tune tempus medium` finds such numbers.\n"
)
FIXED = ("temperature", "crowd", "horizon", "double", "second")
"""Matters of character, and such that hardly matter: they are not tuned."""
ALIKE = ("medium", "hard")
"""Levels that believe the same: the one is the other's evaluation, one decision deep."""


class Space:
    """The weights of the players, by name as in the file."""

    def __init__(self, quick: bool = False) -> None:
        """Open the file; `quick` players of the highest level look one decision ahead."""
        self.quick, self.seats = quick, 3
        self.components = load("tempus")
        self.rules = TempusRules(self.components, {})

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
        record = getattr(self.players, level)
        sheet = replace(self.players, **{level: put(record, within(record, values))})
        if self.quick and level == "hard":
            sheet, level = replace(sheet, medium=sheet.hard), "medium"
        return TITLE.bot(replace(self.components, bots=sheet), self.rules, level, style)

    def made(self, player: str) -> Bot:
        """Make a player as the program makes it."""
        level, _, style = player.partition(":")
        if level == "random":
            return Random(self.rules)
        return TITLE.bot(self.components, self.rules, level, style)

    def rivals(self, player: str) -> Sequence[Bot]:
        """Give every style of the level, and for the lowest a random player."""
        level = player.partition(":")[0]
        own = [self.bot(f"{level}:{style}", {}) for style in ("", *self.players.styles)]
        return own if level != TITLE.levels[0] else [*own, Random(self.rules)]

    def keep(self, player: str, values: Mapping[str, float]) -> None:
        """Write the file with the new weights; levels that believe the same get them too."""
        level = player.partition(":")[0]
        book = read(titles()["tempus"], FILE.parent, Report())
        assert book is not None
        sheet: Bots = book.components.bots
        for name in ALIKE if level in ALIKE else (level,):
            record = getattr(sheet, name)
            sheet = replace(sheet, **{name: put(record, within(record, values))})
        write(sheet)


def write(sheet: Bots) -> None:
    """Write the whole file."""
    FILE.write_text(HEAD + "".join(f"{line}\n" for line in lines(sheet)), encoding="utf-8")
