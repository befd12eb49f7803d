"""What the book of rules says of an idea's effect."""

from __future__ import annotations

from game.tempus.components import Effect, Progress, Strength


def amount(effect: Effect) -> int:
    """Give the number of an effect; 1 where it has none."""
    if isinstance(effect, Progress | Strength):
        return effect.points
    return int(getattr(effect, "amount", 1))
