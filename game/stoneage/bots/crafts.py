"""Tools: which of them help a roll, and what the rest will do for the rolls to come, exactly."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from game.stoneage.odds import totals


class Task(NamedTuple):
    """A roll to come: its dice, its divisor, what each unit it brings is worth."""

    dice: int
    divisor: int
    unit: float


class Helper(NamedTuple):
    """A tool or a one-use card: what it adds, and what using it costs."""

    value: int
    cost: float


@lru_cache(256)
def rests(dice: int, divisor: int) -> tuple[tuple[int, float], ...]:
    """Give what is left over when a roll is divided, with probabilities."""
    found = [0.0] * divisor
    # Only the rest of the division matters to tools: a handful of cases instead of all totals.
    for total, chance in totals(dice):
        found[total % divisor] += chance
    return tuple(enumerate(found))


@lru_cache(64)
def subsets(count: int) -> tuple[tuple[int, ...], ...]:
    """Give every choice among so many helpers, none first."""
    return tuple(part for n in range(count + 1) for part in combinations(range(count), n))


@lru_cache(1 << 12)
def help_to_come(tasks: tuple[Task, ...], helpers: tuple[Helper, ...]) -> float:
    """Give what helpers add to rolls to come, used at best after each roll is seen."""
    if not tasks or not helpers:
        return 0.0
    task, rest = tasks[0], tasks[1:]
    choices = []
    for part in subsets(len(helpers)):
        left = tuple([helper for at, helper in enumerate(helpers) if at not in part])
        later = help_to_come(rest, left) - sum([helpers[at].cost for at in part])
        choices.append((sum([helpers[at].value for at in part]), later))
    return sum(
        # The best choice for each rest, then the mean: tools are used after the roll is seen
        # (sa22).
        chance * max([(over + plus) // task.divisor * task.unit + later for plus, later in choices])
        for over, chance in rests(task.dice, task.divisor)
        if chance
    )
