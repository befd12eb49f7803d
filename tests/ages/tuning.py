"""What can be tuned of the computer players of `ages`, and how it is written down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
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
from game.core.registry import titles
from game.folders import ROOT
from game.loading.problems import Report
from game.loading.title import load, read
from tests.numbers import flat, lines, put

FILE = ROOT / "data" / "ages" / "bots.yaml"
HEAD = "# What the computer players believe. `python -m tests.tune ages hard` finds such numbers.\n"
COST = ("width", "near", "temperature")
"""A matter of time and of character, not of belief; these are not tuned."""
ALIKE = ("medium", "hard")
"""Levels that believe the same: the one is the other's evaluation, one decision deep."""


class Space:
    """The weights of one edition's players, by name as in the file."""

    def __init__(self, edition: str = "base", quick: bool = False) -> None:
        """Open an edition; `quick` players do not look a turn further, which takes most time."""
        self.edition, self.quick = edition, quick
        self.components = load("ages")
        self.rules = AgesRules(self.components, {"edition": edition})

    @property
    def players(self) -> Edition:
        """The players of the edition."""
        return weights(self.components, self.rules)

    def start(self, player: str) -> dict[str, float]:
        """Give the positive weights of a level, `use.masonry` and the like by their path."""
        level = player.partition(":")[0]
        numbers = flat(getattr(self.players, level))
        return {name: value for name, value in numbers.items() if value > 0 and name not in COST}

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

    def keep(self, player: str, values: Mapping[str, float]) -> None:
        """Write the file with new weights; levels that believe the same get them too."""
        level = player.partition(":")[0]
        book = read(titles()["ages"], FILE.parent, Report())
        assert book is not None
        sheet: Bots = book.components.bots
        players = sheet.editions[self.edition]
        taught = ALIKE if level in ALIKE else (level,)
        edition = replace(players, **{name: put(getattr(players, name), values) for name in taught})
        write(Bots({**sheet.editions, self.edition: edition}))


def write(sheet: Bots) -> None:
    """Write the whole file."""
    FILE.write_text(HEAD + "".join(f"{line}\n" for line in lines(sheet)), encoding="utf-8")
