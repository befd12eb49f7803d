"""Collecting and feeding: the same sums for preview, computer players and play (rtta5)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.ages.effects import Traits
from game.ages.state import Board
from game.ages.tables import Tables


class Haul(NamedTuple):
    """Goods after collecting: what lies there then, what came, what was lost, what was extra."""

    goods: tuple[int, ...]
    gained: tuple[int, ...]
    lost: tuple[int, ...]
    extra: int


class Harvest(NamedTuple):
    """What dice bring to a board, before the disaster."""

    goods: tuple[int, ...]
    """Pieces of each good that lie on the board then."""
    gained: tuple[int, ...]
    """Pieces put onto the board, quarrying's included."""
    lost: tuple[int, ...]
    """Pieces whose row was full."""
    extra: int
    """Pieces from quarrying among `gained`."""
    food: int
    """Food on the track then, after the meal."""
    food_gained: int
    food_lost: int
    """Food above the most the track holds, cut before feeding (rtta21)."""
    eaten: int
    hungry: int
    """Cities without food; each marks a box."""
    workers: int
    coins: int
    skulls: int


# A player's plan asks for all throws of a turn, which bring few different counts to one board.
@lru_cache(1 << 14)
def haul(
    goods: tuple[int, ...], most: tuple[int, ...], count: int, extra: tuple[tuple[int, int], ...]
) -> Haul:
    """Put `count` goods onto the rows, one kind after the other, starting at the first.

    A piece whose row is full is lost and still counts as the next of the sequence. `extra` are
    (place, pieces) added when the dice gave at least one of the kind (rtta3).
    """
    kinds = len(goods)
    whole, rest = divmod(count, kinds)
    # Dealt out in whole rounds, because a piece that finds its row full still takes its turn
    # (rtta3).
    came = [whole + (at < rest) for at in range(kinds)]
    after = [min(top, have + new) for have, new, top in zip(goods, came, most, strict=True)]
    lost = [have + new - got for have, new, got in zip(goods, came, after, strict=True)]
    bonus = 0
    for at, pieces in extra:
        if came[at]:
            fits = min(pieces, most[at] - after[at])
            after[at] += fits
            bonus += fits
    gained = tuple(new - old for new, old in zip(after, goods, strict=True))
    return Haul(tuple(after), gained, tuple(lost), bonus)


def harvest(
    tables: Tables, board: Board, dice: tuple[int, ...], food_dice: int, traits: Traits
) -> Harvest:
    """Give what `dice` bring to `board` when `food_dice` of the choice dice are used as food."""
    tally = tables.tally(dice)
    taken = haul(board.goods, tables.most, tally.goods, traits.extra)
    working = tally.choices - food_dice
    food = tally.food + food_dice * tables.choice_food
    food += traits.food * (tally.food_dice + food_dice)
    workers = tally.workers + working * tables.choice_workers
    workers += traits.workers * (tally.worker_dice + working)
    coins = 0
    for worth in tally.coins:
        # Each die by itself: coinage raises every coin die, and does not add to it.
        coins += worth if worth > traits.coins else traits.coins
    stored = board.food + food
    food_lost = stored - tables.food_most if stored > tables.food_most else 0
    stored -= food_lost
    cities = tables.city_count(board.cities)
    eaten = cities if cities < stored else stored
    return Harvest(
        taken.goods,
        taken.gained,
        taken.lost,
        taken.extra,
        stored - eaten,
        food - food_lost,
        food_lost,
        eaten,
        cities - eaten,
        workers,
        coins,
        tally.skulls,
    )
