"""The levels: which player thinks at each of them, with which weights."""

from __future__ import annotations

from collections.abc import Callable

from game.ai.simpler import simpler
from game.core.bot import Bot, Players
from game.stoneage.bots.easy import Easy
from game.stoneage.bots.hard import Hard
from game.stoneage.bots.medium import Medium
from game.stoneage.bots.weights import LESSER, NARROWER, Bots, Taste
from game.stoneage.components import Components
from game.stoneage.rules import StoneRules


def players(components: Components, rules: StoneRules) -> Players[Taste]:
    """Give the computer players."""
    sheet: Bots = components.bots

    def less(level: str) -> Callable[[Taste], Bot]:
        weights = simpler(sheet.medium, sheet.simpler[level])
        return lambda taste: Medium(rules, weights, taste)

    def narrow(level: str) -> Callable[[Taste], Bot]:
        weights = simpler(sheet.hard, sheet.simpler[level])
        return lambda taste: Hard(rules, weights, taste)

    return Players(
        {
            "easy": lambda taste: Easy(rules, sheet.easy, taste),
            **{level: less(level) for level in LESSER},
            "medium": lambda taste: Medium(rules, sheet.medium, taste),
            **{level: narrow(level) for level in NARROWER},
            "hard": lambda taste: Hard(rules, sheet.hard, taste),
        },
        sheet.styles,
        Taste(),
    )
