"""The levels: which player thinks at each of them, with which weights."""

from __future__ import annotations

from collections.abc import Callable

from game.ai.simpler import simpler
from game.core.bot import Bot, Players
from game.tempus.bots.easy import Easy
from game.tempus.bots.hard import Hard
from game.tempus.bots.medium import Medium
from game.tempus.bots.weights import LESSER, Bots, Taste
from game.tempus.components import Components
from game.tempus.rules import TempusRules


def players(components: Components, rules: TempusRules) -> Players[Taste]:
    """Give the computer players."""
    sheet: Bots = components.bots

    def less(level: str) -> Callable[[Taste], Bot]:
        weights = simpler(sheet.medium, sheet.simpler[level])
        return lambda taste: Medium(rules, weights, taste)

    return Players(
        {
            "easy": lambda taste: Easy(rules, sheet.easy, taste),
            **{level: less(level) for level in LESSER},
            "medium": lambda taste: Medium(rules, sheet.medium, taste),
            "hard": lambda taste: Hard(rules, sheet.hard, taste, sheet.search, components.learned),
        },
        sheet.styles,
        Taste(),
    )
