"""Computer players of Roll Through the Ages: three levels, each in several styles."""

from __future__ import annotations

from game.ages.bots.weights import Bots, Edition, Taste
from game.ages.components import Components
from game.ages.rules import AgesRules
from game.ai.bot import Advice, Bot, Brief

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
        return Company(*(Medium(rules, own, taste) for own in (edition.alone, edition.medium)))
    if level == "hard":
        return Company(*(Hard(rules, own, taste) for own in (edition.alone, edition.hard)))
    raise KeyError(level)


class Company:
    """A player with one way to think alone and another among others."""

    def __init__(self, alone: Bot, among: Bot) -> None:
        self._alone, self._among = alone, among

    def choose(self, brief: Brief) -> Advice:
        """Choose as fits the number of players."""
        bot = self._alone if len(brief.view.boards) == 1 else self._among
        return bot.choose(brief)


def weights(components: Components, rules: AgesRules) -> Edition:
    """Give the weights for the edition that the rules are for."""
    sheet: Bots = components.bots
    return sheet.editions[rules.options.get("edition", next(iter(sheet.editions)))]
