"""How strong a computer player is, in plain words first and by the game's own name after."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.message import Key
from game.core.registry import titles
from game.loading.ladder import ladder
from scenes.base.words import Words

STRENGTHS = (
    *("very_easy", "easy", "fairly_easy"),
    "medium",
    *("fairly_hard", "hard", "very_hard"),
)
_STEPS = {
    1: (3,),
    2: (1, 5),
    3: (1, 3, 5),
    4: (0, 1, 5, 6),
    5: (0, 1, 3, 5, 6),
    6: (0, 1, 3, 4, 5, 6),
}
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


def strength_name(words: Words, title: str, level: str) -> str:
    """Say how strong a level is in plain words alone, if the title still has it."""
    levels = titles()[title].levels
    if level not in levels:
        return words.text(f"{title}.level.{level}")
    return words.text(f"strength.{strength(levels, level)}")


def wins(words: Words, title: str, level: str) -> str:
    """Say how often a level wins against the next lower one, as measured; "" where it was not."""
    found = ladder(title)
    rung = found.rung(level)
    if rung is None:
        return ""
    levels = tuple(one.level for one in found.rungs)
    at = levels.index(level)
    if not at:
        return words.text("strength.wins_random", tens=rung.tens)
    key = "strength.wins" if found.seats == 2 else "strength.wins_among"
    other = Key(f"strength.{strength(levels, levels[at - 1])}")
    return words.text(key, tens=rung.tens, other=other)


def begins(words: Words, title: str, seats: int) -> str:
    """Say who wins more often of so many equals by the order of play; "" where it matters not."""
    found = ladder(title).begins(seats)
    if found is None or found.best is None:
        return ""
    hundred = round(100 * found.wins[found.best].share)
    place = Key(f"strength.place.{found.best + 1}")
    return words.text("strength.begins", place=place, hundred=hundred)
