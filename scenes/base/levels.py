"""How strong a computer player is, in plain words first and by the game's own name after."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.base.words import Words

STRENGTHS = ("very_easy", "easy", "medium", "hard", "very_hard")
_STEPS = {1: (2,), 2: (1, 3), 3: (1, 2, 3), 4: (0, 1, 3, 4)}
"""Which of them stand for the levels of a title that has fewer, the weakest first."""


def strength(levels: Sequence[str], level: str) -> str:
    """Name the strength of one of a title's levels, which are given weakest first."""
    steps = _STEPS.get(len(levels), range(len(STRENGTHS)))
    return STRENGTHS[steps[min(levels.index(level), len(steps) - 1)]]


def level_name(words: Words, title: str, levels: Sequence[str], level: str) -> str:
    """Say how strong a level is, and what the game calls it."""
    own = words.text(f"{title}.level.{level}")
    # A save may name a level that the title has no longer.
    if level not in levels:
        return own
    plain = words.text(f"strength.{strength(levels, level)}")
    return words.text("strength.named", strength=plain, name=own)
