"""Throwing dice: which may be thrown again, and when the throws are over."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, pairwise

from game.ages.actions import Action, Again, Done, Lead, Split, Stop
from game.ages.state import State
from game.ages.tables import Tables
from game.core.message import Refusal, refuse

LEADS: tuple[tuple[Action, ...], ...] = tuple(
    (*[Lead(die) for die in range(count)], Done()) for count in range(20)
)
SPLITS: tuple[tuple[Action, ...], ...] = tuple(
    tuple(Split(food) for food in range(count + 1)) for count in range(20)
)


def free_dice(tables: Tables, state: State) -> tuple[int, ...]:
    """Give the places of the dice not locked by a skull; nothing locks a player alone (rtta1)."""
    if len(state.boards) == 1:
        return tuple(range(len(state.dice)))
    return tables.tally(state.dice).free


@lru_cache(1 << 10)
def agains(free: tuple[int, ...]) -> tuple[Action, ...]:
    """List stopping, and throwing again each set of the free dice."""
    sets = (chosen for count in range(1, len(free) + 1) for chosen in combinations(free, count))
    return (Stop(), *[Again(chosen) for chosen in sets])


def options(tables: Tables, state: State) -> tuple[Action, ...]:
    """List what may be done with the dice that lie there."""
    return agains(free_dice(tables, state))


def refuse_again(tables: Tables, state: State, action: Again) -> Refusal | None:
    """Say why these dice may not be thrown again."""
    dice, count = action.dice, len(state.dice)
    if not dice:
        return refuse("ages.refuse.no_dice")
    odd = [die for die in dice if type(die) is not int or not 0 <= die < count]
    if odd:
        return refuse("ages.refuse.dice_places", count=count)
    if any(left >= right for left, right in pairwise(dice)):
        return refuse("ages.refuse.dice_order")
    free = free_dice(tables, state)
    locked = sum(die not in free for die in dice)
    return refuse("ages.refuse.locked", count=locked) if locked else None


def refuse_lead(state: State, action: Lead) -> Refusal | None:
    """Say why leadership may not throw this die; a skull is no reason (rtta2)."""
    if type(action.die) is not int or not 0 <= action.die < len(state.dice):
        return refuse("ages.refuse.dice_places", count=len(state.dice))
    return None


def refuse_split(tables: Tables, state: State, action: Split) -> Refusal | None:
    """Say why so many of the food-or-workers dice cannot be food."""
    choices = tables.tally(state.dice).choices
    if type(action.food) is not int or not 0 <= action.food <= choices:
        return refuse("ages.refuse.split", count=choices)
    return None
