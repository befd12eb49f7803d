"""Every conceivable action of `pips`, for brute force."""

from __future__ import annotations

from typing import Any

from game.pips.rules import Hold, Throw


def universe(rules: Any, state: Any) -> tuple[Any, ...]:
    """Give all actions there could be."""
    del rules, state
    return Throw(), Hold()


def spare(rules: Any, state: Any, action: Any) -> bool:
    """Tell what `legal` omits though it is accepted: nothing."""
    del rules, state, action
    return False
