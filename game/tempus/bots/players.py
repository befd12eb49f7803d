"""The levels: which player thinks at each of them, with which weights."""

from __future__ import annotations

from game.core.bot import Players
from game.tempus.bots.easy import Easy
from game.tempus.bots.hard import Hard
from game.tempus.bots.medium import Medium
from game.tempus.bots.weights import Bots, Taste
from game.tempus.components import Components
from game.tempus.rules import TempusRules


def players(components: Components, rules: TempusRules) -> Players[Taste]:
    """Give the computer players."""
    sheet: Bots = components.bots
    return Players(
        {
            "easy": lambda taste: Easy(rules, sheet.easy, taste),
            "medium": lambda taste: Medium(rules, sheet.medium, taste),
            "hard": lambda taste: Hard(rules, sheet.hard, taste, sheet.search),
        },
        sheet.styles,
        Taste(),
    )
