"""Giving up goods at the end of a turn: exactly the surplus, by the owner's choice (rtta31)."""

from __future__ import annotations

from functools import lru_cache

from game.ages.actions import Action, Discard
from game.ages.state import Board
from game.ages.tables import Tables
from game.core.message import Refusal, refuse


def surplus(tables: Tables, board: Board) -> int:
    """Count the goods that must go at the end of the own turn; none with caravans (rtta8)."""
    if tables.traits(board.developments).keep:
        return 0
    return max(0, sum(board.goods) - tables.keep)


@lru_cache(1 << 12)
def options(goods: tuple[int, ...], count: int) -> tuple[Action, ...]:
    """List every way to give up exactly `count` of `goods`."""
    ways: list[tuple[int, ...]] = [()]
    for at, have in enumerate(goods):
        rest = sum(goods[at + 1 :])
        ways = [
            (*way, more)
            for way in ways
            for more in range(max(0, count - sum(way) - rest), min(have, count - sum(way)) + 1)
        ]
    return tuple(Discard(way) for way in ways)


def refuse_discard(tables: Tables, board: Board, action: Discard) -> Refusal | None:
    """Say why these goods may not be given up: wrong number, or more than there are."""
    goods = action.goods
    if len(goods) != len(board.goods) or any(type(n) is not int or n < 0 for n in goods):
        return refuse("ages.refuse.discard_form")
    if any(n > have for n, have in zip(goods, board.goods, strict=True)):
        return refuse("ages.refuse.discard_have")
    rest = surplus(tables, board) - sum(goods)
    if rest > 0:
        return refuse("ages.refuse.discard_more", count=rest)
    if rest < 0:
        return refuse("ages.refuse.discard_less", count=-rest)
    return None
