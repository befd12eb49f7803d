"""Whether two sets of rules are ever told apart by playing: a part of the data without any use
makes no difference."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from game.core.chance import Seeded
from game.core.contract import AnyRules, Chance, Over

LONGEST = 400
"""Decisions of a game after which it is given up."""


def part(one: AnyRules, other: AnyRules, starts: Iterable[Any]) -> bool:
    """Tell whether the same choices from the same state ever lead apart, or score otherwise."""
    return any(_part(one, other, state, f"{at}") for at, state in enumerate(starts))


def _part(one: AnyRules, other: AnyRules, state: Any, seed: str) -> bool:
    chance, rng = Seeded(seed), Random(seed)
    ours = theirs = state
    for _ in range(LONGEST):
        pending = one.pending(ours)
        if pending != other.pending(theirs) or one.scores(ours) != other.scores(theirs):
            return True
        if isinstance(pending, Over):
            return False
        if isinstance(pending, Chance):
            action: Any = chance.decide(pending.request, pending.occasion)
        else:
            legal = list(one.legal(ours))
            if legal != list(other.legal(theirs)):
                return True
            action = rng.choice(legal)
        # Quiet, as events may differ in words while the game does not.
        ours = one.apply(ours, action, quiet=True).state
        theirs = other.apply(theirs, action, quiet=True).state
        if ours != theirs:
            return True
    return False
