"""Computer players of Tempus: three levels, each in several styles."""

from __future__ import annotations

from game.ai.bot import Bot
from game.tempus.bots.weights import Bots, Taste
from game.tempus.components import Components
from game.tempus.rules import TempusRules

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


def make(components: Components, rules: TempusRules, level: str, style: str) -> Bot:
    """Make a player of a level and style; raises KeyError for names there are none of."""
    from game.tempus.bots.easy import Easy
    from game.tempus.bots.hard import Hard
    from game.tempus.bots.medium import Medium

    sheet: Bots = components.bots
    taste = sheet.styles[style][level] if style else Taste()
    if level == "easy":
        return Easy(rules, sheet.easy, taste)
    if level == "medium":
        return Medium(rules, sheet.medium, taste)
    if level == "hard":
        return Hard(rules, sheet.hard, taste, sheet.search)
    raise KeyError(level)
