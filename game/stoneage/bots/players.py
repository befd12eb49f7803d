"""The levels: which player thinks at each of them, with which weights."""

from __future__ import annotations

from game.core.bot import Players
from game.stoneage.bots.easy import Easy
from game.stoneage.bots.hard import Hard
from game.stoneage.bots.medium import Medium
from game.stoneage.bots.weights import Bots, Taste
from game.stoneage.components import Components
from game.stoneage.rules import StoneRules


def players(components: Components, rules: StoneRules) -> Players[Taste]:
    """Give the computer players."""
    sheet: Bots = components.bots
    return Players(
        {
            "easy": lambda taste: Easy(rules, sheet.easy, taste),
            "medium": lambda taste: Medium(rules, sheet.medium, taste),
            "hard": lambda taste: Hard(rules, sheet.hard, taste),
        },
        sheet.styles,
        Taste(),
    )
