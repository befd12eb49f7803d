"""What anybody can play without thinking: the action after which the own lead is largest."""

from __future__ import annotations

from typing import Any

from game.core.bot import Advice
from game.core.contract import AnyRules


def greedy(rules: AnyRules, view: Any, seat: int) -> Advice:
    """Give the legal action with the best points right after it; the first one of equals."""
    actions = list(rules.legal(view))
    leads = [_lead(rules, view, action, seat) for action in actions]
    # The first of equals, so that a fallback is the same on every machine.
    return Advice(actions[leads.index(max(leads))])


def _lead(rules: AnyRules, view: Any, action: Any, seat: int) -> int:
    scores = rules.scores(rules.apply(view, action, quiet=True).state)
    others = [score.total for score in scores if score.seat != seat]
    return sum(score.total for score in scores if score.seat == seat) - max(others, default=0)
