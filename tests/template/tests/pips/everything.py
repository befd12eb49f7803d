"""Every conceivable action of `pips`, for brute force."""

from typing import Any

from game.pips.rules import Hold, Throw


def universe(*_: Any) -> tuple[Any, ...]:
    """Give all actions there could be."""
    return Throw(), Hold()


def spare(*_: Any) -> bool:
    """Tell what `legal` omits though it is accepted: nothing."""
    return False
