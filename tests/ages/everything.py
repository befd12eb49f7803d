"""Every conceivable action of `ages`, whether sense or nonsense, for brute force."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, combinations, product
from typing import Any

from game.ages.actions import (
    Action,
    Again,
    Build,
    Buy,
    Discard,
    Done,
    Engineer,
    Lead,
    Split,
    Stop,
    Throw,
)
from game.ages.state import State

TARGETS = (
    *("city:3", "city:4", "city:5", "city:6", "city:7", "city:8", "colossus"),
    *("step_pyramid", "stone_circle", "temple", "obelisk"),
    *("hanging_gardens", "great_wall", "great_pyramid"),
)
DEVELOPMENTS = (
    *("leadership", "irrigation", "agriculture", "quarrying", "medicine", "coinage", "caravans"),
    *("religion", "granaries", "masonry", "engineering", "architecture", "empire", "wheel"),
)
GOODS = ("wood", "stone", "pottery", "cloth", "spearheads")


def subsets(things: Any) -> Iterator[tuple[Any, ...]]:
    listed = list(things)
    return chain.from_iterable(combinations(listed, size) for size in range(len(listed) + 1))


def universe(_: Any, state: State) -> Iterator[Action]:
    """Give all actions there could be, in any step."""
    yield from (Throw(), Stop(), Done())
    yield from (Again(dice) for dice in subsets(range(8)))
    yield from (Lead(die) for die in range(-1, 9))
    yield from (Split(food) for food in range(-1, 9))
    yield from (Build(target, boxes) for target in TARGETS for boxes in range(-1, 26))
    yield from (Engineer(goods) for goods in range(-1, 10))
    if state.phase in ("buy", "discard"):
        yield from _giving(state)
    else:
        yield from (Buy("leadership"), Buy("empire", GOODS, 3), Discard((0, 0, 0, 0, 0)))


def _giving(state: State) -> Iterator[Action]:
    board = state.boards[state.seat]
    for development in DEVELOPMENTS:
        for goods in subsets(GOODS):
            yield from (Buy(development, goods, food) for food in range(board.food + 2))
    for goods in product(*[range(have + 2) for have in board.goods]):
        yield Discard(goods)


def spare(rules: Any, state: State, action: Action) -> bool:
    """Tell a purchase that would be accepted with a stack or a food less: `legal` omits it."""
    if not isinstance(action, Buy):
        return False
    less = [
        replace(action, goods=tuple(good for good in action.goods if good != gone))
        for gone in action.goods
    ]
    if action.food:
        less.append(replace(action, food=action.food - 1))
    return any(rules.refuse(state, cheaper) is None for cheaper in less)
