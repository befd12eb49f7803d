"""The levels: which player thinks at each of them, with which weights."""

from __future__ import annotations

from collections.abc import Callable

from game.ai.simpler import simpler
from game.bronze.bots.easy import Easy
from game.bronze.bots.hard import Hard
from game.bronze.bots.medium import Medium
from game.bronze.bots.weights import LESSER, Bots, Taste
from game.bronze.components import Components
from game.bronze.rules import BronzeRules
from game.core.bot import Bot, Players


def players(components: Components, rules: BronzeRules) -> Players[Taste]:
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
            "skilled": lambda taste: Hard(rules, sheet.hard, sheet.narrow, taste),
            "hard": lambda taste: Hard(rules, sheet.hard, sheet.search, taste),
        },
        sheet.styles,
        Taste(),
    )
