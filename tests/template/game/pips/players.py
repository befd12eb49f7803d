"""The computer players of Pips: they hold at so many points, sooner or later."""

from __future__ import annotations

from game.core.bot import Advice, Brief, Players
from game.core.message import Message
from game.pips.rules import Hold, Parts, PipsRules, Throw


class Holder:
    """Throws until enough is at stake."""

    def __init__(self, rules: PipsRules, enough: int) -> None:
        self._rules, self._enough = rules, enough

    def choose(self, brief: Brief) -> Advice:
        """Hold at enough points."""
        holds = brief.view.throws > 0 and brief.view.stake >= self._enough
        reason = Message("pips.bot.stake", {"count": brief.view.stake})
        return Advice(Hold() if holds else Throw(), reason)


def players(parts: Parts, rules: PipsRules) -> Players[None]:
    """Give a player for each level."""
    bots = parts.bots
    return Players(
        {
            "easy": lambda _: Holder(rules, bots.easy),
            "hard": lambda _: Holder(rules, bots.hard),
        },
        {},
        None,
    )
