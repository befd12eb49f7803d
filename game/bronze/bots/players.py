"""The levels: which player thinks at each of them, with which weights."""

from __future__ import annotations

from game.bronze.bots.easy import Easy
from game.bronze.bots.hard import Hard
from game.bronze.bots.medium import Medium
from game.bronze.bots.weights import Bots, Taste
from game.bronze.components import Components
from game.bronze.rules import BronzeRules
from game.core.bot import Players


def players(components: Components, rules: BronzeRules) -> Players[Taste]:
    """Give the computer players."""
    sheet: Bots = components.bots
    return Players(
        {
            "easy": lambda taste: Easy(rules, sheet.easy, taste),
            "medium": lambda taste: Medium(rules, sheet.medium, taste),
            "hard": lambda taste: Hard(rules, sheet.hard, sheet.search, taste),
        },
        sheet.styles,
        Taste(),
    )
