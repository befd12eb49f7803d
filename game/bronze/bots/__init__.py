"""Computer players of Bronze: three levels, each in several styles."""

from __future__ import annotations

from game.ai.bot import Bot
from game.bronze.bots.weights import Bots, Taste
from game.bronze.components import Components
from game.bronze.rules import BronzeRules

LEVELS = ("easy", "medium", "hard")
"""Weakest first."""


def levels(components: Components) -> tuple[str, ...]:
    """Name the levels, weakest first."""
    del components
    return LEVELS


def styles(components: Components) -> tuple[str, ...]:
    """Name the styles; the neutral one has no name."""
    sheet: Bots = components.bots
    return tuple(sheet.styles)


def make(components: Components, rules: BronzeRules, level: str, style: str) -> Bot:
    """Make a player of a level and style; raises KeyError for names there are none of."""
    from game.bronze.bots.easy import Easy
    from game.bronze.bots.hard import Hard
    from game.bronze.bots.medium import Medium

    sheet: Bots = components.bots
    taste = sheet.styles[style][level] if style else Taste()
    if level == "easy":
        return Easy(rules, sheet.easy, taste)
    if level == "medium":
        return Medium(rules, sheet.medium, taste)
    if level == "hard":
        return Hard(rules, sheet.hard, sheet.search, taste)
    raise KeyError(level)
