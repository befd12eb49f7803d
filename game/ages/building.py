"""The build step: marking boxes, engineering, which turns stone into workers, and ships."""

from __future__ import annotations

from functools import lru_cache

from game.ages import shipping
from game.ages.actions import Action, Build, Done, Engineer
from game.ages.state import Board, State
from game.ages.tables import Tables
from game.core.message import Key, Refusal, refuse

DONE = Done()
ENGINEERS: tuple[tuple[Action, ...], ...] = tuple(
    tuple(Engineer(goods) for goods in range(1, count + 1)) for count in range(40)
)


@lru_cache(1 << 9)
def builds(target: str, boxes: int) -> tuple[Action, ...]:
    """List marking 1 … `boxes` boxes of a target."""
    return tuple(Build(target, count) for count in range(1, boxes + 1))


def left(tables: Tables, board: Board, seats: int) -> list[tuple[str, int]]:
    """List (target, boxes left) of all that may still be built: cities first, cheapest first."""
    found = [
        (name, boxes - have)
        for name, boxes, have in zip(tables.city_ids, tables.city_boxes, board.cities, strict=True)
        if have < boxes
    ]
    for at in tables.in_play(seats):
        rest = tables.monument_boxes[at] - board.monuments[at]
        if rest > 0:
            found.append((tables.monuments[at], rest))
    return found


def haulable(tables: Tables, board: Board) -> int:
    """Count the pieces that engineering could turn into workers, 0 without it."""
    traits = tables.traits(board.developments)
    return board.goods[traits.hauled] if traits.hauled >= 0 else 0


def possible(tables: Tables, state: State) -> bool:
    """Tell whether anything can be done in the build step."""
    board = state.boards[state.seat]
    if tables.sails and shipping.affordable(tables, board):
        return True
    if not state.workers and not haulable(tables, board):
        return False
    return bool(left(tables, board, len(state.boards)))


def options(tables: Tables, state: State) -> list[Action]:
    """List every target with every number of boxes, stones for workers, ships, and the end."""
    board, workers = state.boards[state.seat], state.workers
    actions: list[Action] = [DONE]
    targets = left(tables, board, len(state.boards))
    if workers:
        for target, rest in targets:
            actions += builds(target, rest if rest < workers else workers)
    if targets:
        actions += ENGINEERS[haulable(tables, board)]
    if tables.sails:
        actions += shipping.launches(shipping.affordable(tables, board))
    return actions


def refuse_build(tables: Tables, state: State, action: Build) -> Refusal | None:
    """Say why these boxes may not be marked; any unfinished city may be (rtta6)."""
    board, target, boxes = state.boards[state.seat], action.target, action.boxes
    rest = dict(left(tables, board, len(state.boards))).get(target)
    if rest is None:
        return _no_target(tables, state, target)
    if type(boxes) is not int or boxes < 1:
        return refuse("ages.refuse.no_boxes")
    if boxes > rest:
        return refuse("ages.refuse.boxes", count=rest, target=name_of(target))
    if boxes > state.workers:
        return refuse("ages.refuse.workers", count=boxes - state.workers)
    return None


def _no_target(tables: Tables, state: State, target: str) -> Refusal:
    if target in tables.city_ids:
        return refuse("ages.refuse.city_built", target=name_of(target))
    if target not in tables.monument_place:
        return refuse("ages.refuse.no_target")
    if tables.monument_place[target] not in tables.in_play(len(state.boards)):
        seats = len(state.boards)
        return refuse("ages.refuse.left_out", target=name_of(target), count=seats)
    return refuse("ages.refuse.monument_built", target=name_of(target))


def refuse_engineer(tables: Tables, state: State, action: Engineer) -> Refusal | None:
    """Say why engineering may not take so many pieces (rtta29)."""
    traits = tables.traits(state.boards[state.seat].developments)
    if traits.hauled < 0:
        return refuse("ages.refuse.no_engineering")
    if type(action.goods) is not int or action.goods < 1:
        return refuse("ages.refuse.no_goods")
    have = state.boards[state.seat].goods[traits.hauled]
    if action.goods > have:
        good = Key(f"ages.good.{tables.goods[traits.hauled]}")
        return refuse("ages.refuse.goods_short", good=good, count=action.goods - have)
    if not left(tables, state.boards[state.seat], len(state.boards)):
        return refuse("ages.refuse.nothing_to_build")
    return None


def name_of(target: str) -> Key:
    """Give the text key of a target: `ages.city.4` or `ages.monument.temple`."""
    city, _, number = target.partition(":")
    return Key(f"ages.{city}.{number}" if number else f"ages.monument.{target}")
