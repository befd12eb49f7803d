"""The levels: which player thinks at each of them, with which weights."""

from __future__ import annotations

from collections.abc import Callable

from game.ages.bots.easy import Easy
from game.ages.bots.hard import Hard
from game.ages.bots.medium import Medium
from game.ages.bots.weights import LESSER, Bots, Edition, Net, Nets, Taste
from game.ages.components import Components
from game.ages.rules import AgesRules
from game.ai.simpler import simpler
from game.core.bot import Advice, Bot, Brief, Players


def players(components: Components, rules: AgesRules) -> Players[Taste]:
    """Give the computer players for the edition that the rules are for."""
    edition = weights(components, rules)

    def less(level: str) -> Callable[[Taste], Bot]:
        parts = edition.simpler[level]
        alone, among = simpler(edition.alone, parts), simpler(edition.medium, parts)
        return lambda taste: Company(Medium(rules, alone, taste), Medium(rules, among, taste))

    return Players(
        {
            "easy": lambda taste: Easy(rules, edition.easy, taste),
            **{level: less(level) for level in LESSER},
            "medium": lambda taste: Company(
                Medium(rules, edition.alone, taste), Medium(rules, edition.medium, taste)
            ),
            "hard": lambda taste: Company(
                Hard(rules, edition.alone, taste),
                Hard(rules, edition.hard, taste, net(components, rules, taste)),
            ),
        },
        edition.styles,
        Taste(),
    )


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
    return sheet.editions[rules.options.edition]


def net(components: Components, rules: AgesRules, taste: Taste | None = None) -> Net | None:
    """Give what was learned of duels in the edition that the rules are for, if anything was.

    A style goes by what it likes, and not by what was learned without liking anything.
    """
    sheet: Nets | None = components.nets
    styles = [levels["hard"] for levels in weights(components, rules).styles.values()]
    if sheet is None or taste in styles:
        return None
    return sheet.editions.get(rules.options.edition)
