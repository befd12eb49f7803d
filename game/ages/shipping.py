"""Ships: what they cost, how many there may be, and what they swap with the bank."""

from __future__ import annotations

from functools import lru_cache

from game.ages.actions import Action, Launch, Swap
from game.ages.state import Board, State
from game.ages.tables import Tables
from game.core.message import Key, Refusal, refuse


def affordable(tables: Tables, board: Board) -> int:
    """Count the ships that could be built now: goods for them, and berths left (rtta33)."""
    traits = tables.traits(board.developments)
    if not traits.fleet:
        return 0
    return max(0, min(traits.fleet - board.ships, *(board.goods[at] for at in traits.planks)))


@lru_cache(64)
def launches(count: int) -> tuple[Action, ...]:
    """List building 1 … `count` ships."""
    return tuple(Launch(ships) for ships in range(1, count + 1))


def refuse_launch(tables: Tables, state: State, action: Launch) -> Refusal | None:
    """Say why so many ships may not be built."""
    board = state.boards[state.seat]
    traits = tables.traits(board.developments)
    if not traits.fleet:
        return refuse("ages.refuse.no_shipping")
    if type(action.ships) is not int or action.ships < 1:
        return refuse("ages.refuse.no_ships")
    if action.ships > traits.fleet - board.ships:
        return refuse("ages.refuse.fleet", count=traits.fleet)
    for at in traits.planks:
        if action.ships > board.goods[at]:
            good = Key(f"ages.good.{tables.goods[at]}")
            return refuse(
                "ages.refuse.goods_short", good=good, count=action.ships - board.goods[at]
            )
    return None


def idle(state: State) -> int:
    """Count the ships of the seat that have not swapped this turn."""
    return state.boards[state.seat].ships - state.market.swaps


@lru_cache(1 << 12)
def _swaps(
    goods: tuple[int, ...], most: tuple[int, ...], ids: tuple[str, ...]
) -> tuple[Action, ...]:
    kinds = range(len(goods))
    return tuple(
        Swap(ids[give], ids[get])
        for give in kinds
        for get in kinds
        if give != get and goods[give] and goods[get] < most[get]
    )


def swaps(tables: Tables, state: State) -> tuple[Action, ...]:
    """List every swap of the next ship; empty when all have sailed."""
    if idle(state) < 1:
        return ()
    return _swaps(state.boards[state.seat].goods, tables.most, tables.goods)


def refuse_swap(tables: Tables, state: State, action: Swap) -> Refusal | None:
    """Say why a ship may not swap so: one for one, different kinds, room needed (rtta17)."""
    board = state.boards[state.seat]
    if not board.ships:
        return refuse("ages.refuse.no_fleet")
    if idle(state) < 1:
        return refuse("ages.refuse.all_sailed", count=board.ships)
    give, get = tables.place.get(action.give, -1), tables.place.get(action.get, -1)
    if give < 0 or get < 0:
        return refuse("ages.refuse.no_good")
    if give == get:
        return refuse("ages.refuse.swap_same")
    if not board.goods[give]:
        return refuse("ages.refuse.no_stack", good=Key(f"ages.good.{action.give}"))
    if board.goods[get] >= tables.most[get]:
        return refuse("ages.refuse.row_full", good=Key(f"ages.good.{action.get}"))
    return None
