"""Computer players of Roll Through the Ages: three levels, each in several styles."""

from __future__ import annotations

from game.ages.bots.weights import Bots, Edition, Taste
from game.ages.components import Components
from game.ages.rules import AgesRules
from game.ai.bot import Bot

LEVELS = ("easy", "medium", "hard")
"""Weakest first."""


def levels(components: Components) -> tuple[str, ...]:
    """Name the levels, weakest first."""
    del components
    return LEVELS


def styles(components: Components) -> tuple[str, ...]:
    """Name the styles of the first edition; the neutral one has no name."""
    sheet: Bots = components.bots
    return tuple(next(iter(sheet.editions.values())).styles)


def make(components: Components, rules: AgesRules, level: str, style: str) -> Bot:
    """Make a player of a level and style; raises KeyError for names there are none of."""
    from game.ages.bots.easy import Easy
    from game.ages.bots.hard import Hard
    from game.ages.bots.medium import Medium

    edition = weights(components, rules)
    taste = edition.styles[style][level] if style else Taste()
    if level == "easy":
        return Easy(rules, edition.easy, taste)
    if level == "medium":
        return Medium(rules, edition.medium, taste)
    if level == "hard":
        return Hard(rules, edition.hard, taste)
    raise KeyError(level)


def weights(components: Components, rules: AgesRules) -> Edition:
    """Give the weights for the edition that the rules are for."""
    sheet: Bots = components.bots
    return sheet.editions[rules.options.get("edition", next(iter(sheet.editions)))]
