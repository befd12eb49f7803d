"""Buying a development with the coins of the dice, whole stacks of goods, and food sold."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from game.ages.actions import Action, Buy, Done
from game.ages.state import Board, State
from game.ages.tables import Tables
from game.core.message import Key, Refusal, refuse

Payment = tuple[tuple[int, ...], int]
"""Places of the goods whose stacks are given, and food sold."""

DONE = Done()


# By the goods alone, for every development is tried against the same board.
@lru_cache(1 << 13)
def _stacks(
    goods: tuple[int, ...], values: tuple[tuple[int, ...], ...]
) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    found: list[tuple[int, int, tuple[int, ...]]] = [(0, 1 << 30, ())]
    for at, count in enumerate(goods):
        if count:
            worth = values[at][count]
            more = [(s + worth, min(low, worth), (*places, at)) for s, low, places in found]
            found += more
    return tuple(found)


@lru_cache(1 << 15)
def payments(
    need: int,
    goods: tuple[int, ...],
    values: tuple[tuple[int, ...], ...],
    food: int,
    rate: int,
) -> tuple[Payment, ...]:
    """List every way to find `need` coins from whole stacks and food that wastes no part of it.

    A payment is left out when it would still be enough without one of its stacks or one food.
    """
    if need <= 0:
        return (((), 0),)
    found: list[Payment] = []
    for worth, low, places in _stacks(goods, values):
        short = need - worth
        sold = 0
        if short > 0:
            if not rate or short > food * rate:
                continue
            # Rounded up: food is sold whole, and a part of its price may be wasted.
            sold = -(-short // rate)
        # Wasteful when it would do without its cheapest stack; cheaper ones need not be tried then.
        if not places or worth - low + sold * rate < need:
            found.append((places, sold))
    return tuple(found)


@lru_cache(1 << 15)
def _buys(
    name: str,
    need: int,
    goods: tuple[int, ...],
    values: tuple[tuple[int, ...], ...],
    food: int,
    rate: int,
    ids: tuple[str, ...],
) -> tuple[Action, ...]:
    return tuple(
        Buy(name, tuple(ids[at] for at in places), sold)
        for places, sold in payments(need, goods, values, food, rate)
    )


def choices(tables: Tables, state: State, development: str) -> tuple[Action, ...]:
    """List buying a development with each minimal payment; empty when it cannot be paid."""
    board = state.boards[state.seat]
    rate = tables.traits(board.developments).rate
    need = max(0, tables.costs[development] - state.coins)
    food = board.food if rate else 0
    return _buys(development, need, board.goods, tables.values, food, rate, tables.goods)


def purse(tables: Tables, board: Board, coins: int) -> int:
    """Give the most a player could pay now: coins, all goods, all food if it may be sold."""
    rate = tables.traits(board.developments).rate
    return coins + tables.worth(board.goods) + rate * board.food


def possible(tables: Tables, state: State) -> bool:
    """Tell whether some development not owned can be paid."""
    board = state.boards[state.seat]
    most = purse(tables, board, state.coins)
    owned = board.developments
    return any(cost <= most and name not in owned for name, cost in tables.costs.items())


def options(tables: Tables, state: State) -> list[Action]:
    """List each development that can be paid with its minimal payments, and buying nothing."""
    board = state.boards[state.seat]
    most = purse(tables, board, state.coins)
    actions: list[Action] = [DONE]
    for name, cost in tables.costs.items():
        if cost <= most and name not in board.developments:
            actions += choices(tables, state, name)
    return actions


def refuse_buy(tables: Tables, state: State, action: Buy) -> Refusal | None:
    """Say why this purchase may not be; paying too much is allowed (rtta19)."""
    board = state.boards[state.seat]
    if action.development not in tables.costs:
        return refuse("ages.refuse.no_development")
    if action.development in board.developments:
        name = Key(f"ages.development.{action.development}")
        return refuse("ages.refuse.owned", development=name)
    bad = _refuse_stacks(tables, board, action.goods) or _refuse_food(tables, board, action.food)
    if bad is not None:
        return bad
    short = tables.costs[action.development] - paid(tables, board, state.coins, action)
    return refuse("ages.refuse.coins", count=short) if short > 0 else None


def _refuse_stacks(tables: Tables, board: Board, goods: tuple[str, ...]) -> Refusal | None:
    places = [tables.place.get(good, -1) for good in goods]
    if -1 in places:
        return refuse("ages.refuse.no_good")
    if any(left >= right for left, right in pairwise(places)):
        return refuse("ages.refuse.goods_order")
    empty = next((at for at in places if not board.goods[at]), None)
    if empty is not None:
        return refuse("ages.refuse.no_stack", good=Key(f"ages.good.{tables.goods[empty]}"))
    return None


def _refuse_food(tables: Tables, board: Board, food: int) -> Refusal | None:
    if type(food) is not int or food < 0:
        return refuse("ages.refuse.no_food")
    if food and not tables.traits(board.developments).rate:
        return refuse("ages.refuse.no_granaries")
    if food > board.food:
        return refuse("ages.refuse.food_short", count=food - board.food)
    return None


def paid(tables: Tables, board: Board, coins: int, action: Buy) -> int:
    """Give all coins a purchase pays: those of the dice always count (rtta28)."""
    places = (tables.place[good] for good in action.goods)
    stacks = sum(tables.values[at][board.goods[at]] for at in places)
    return coins + stacks + action.food * tables.traits(board.developments).rate
