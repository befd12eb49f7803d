"""Every conceivable action of `ages`, whether sense or nonsense, for brute force."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import chain, combinations, product
from typing import Any

from game.ages.actions import (
    Accept,
    Action,
    Again,
    Build,
    Buy,
    Counter,
    Decline,
    Discard,
    Done,
    Engineer,
    Launch,
    Lead,
    Offer,
    Preserve,
    Spend,
    Split,
    Stop,
    Swap,
    Throw,
    Withdraw,
)
from game.ages.components import Components
from game.ages.state import State
from game.loading.title import load

PARTS: Components = load("ages")
EDITIONS = PARTS.editions.values()
TARGETS = (
    *("city:3", "city:4", "city:5", "city:6", "city:7", "city:8", "colossus"),
    *dict.fromkeys(name for edition in EDITIONS for name in edition.monuments),
)
DEVELOPMENTS = (
    *dict.fromkeys(name for edition in EDITIONS for name in edition.developments),
    "wheel",
)
GOODS = tuple(good.id for good in PARTS.sheet.goods)


def subsets(things: Any) -> Iterator[tuple[Any, ...]]:
    listed = list(things)
    return chain.from_iterable(combinations(listed, size) for size in range(len(listed) + 1))


def universe(_: Any, state: State) -> Iterator[Action]:
    """Give all actions there could be, in any step."""
    yield from always()
    yield from _dealing(state)
    if state.phase in ("buy", "discard"):
        yield from _giving(state)
    else:
        yield from (Buy("leadership"), Buy("empire", GOODS, 3), Discard((0, 0, 0, 0, 0)))


@cache
def always() -> tuple[Action, ...]:
    """Give those that are the same whatever the state."""
    return tuple(_always())


def _always() -> Iterator[Action]:
    yield from (Throw(), Stop(), Done())
    yield from (Again(dice) for dice in subsets(range(8)))
    yield from (Lead(die) for die in range(-1, 9))
    yield from (Split(food) for food in range(-1, 9))
    yield from (Build(target, boxes) for target in TARGETS for boxes in range(-1, 26))
    yield from (Engineer(goods) for goods in range(-1, 10))
    yield from (Preserve(), Accept(), Decline(), Withdraw())
    yield from (Spend(goods) for goods in range(-1, 7))
    yield from (Launch(ships) for ships in range(-1, 8))
    yield from (Swap(give, get) for give in (*GOODS, "food") for get in (*GOODS, "tin"))


def _dealing(state: State) -> Iterator[Action]:
    if state.phase == "trade":
        few = [pieces for pieces in _pieces(2) if sum(pieces) < 3]
        yield from (Offer(to, out, back) for to in range(-1, 5) for out in few for back in few)
    if state.phase == "answer":
        bid = state.market.bid
        assert bid is not None
        for give in _near(bid.get):
            yield from (Counter(give, get) for get in _near(bid.give))
    if state.phase not in ("trade", "answer"):
        yield from (Offer(1, (1, 0, 0, 0, 0, 0), (0, 1, 0, 0, 0, 0)), Counter((1,), (0, 1)))


def _pieces(most: int) -> Iterator[tuple[int, ...]]:
    return product(range(most + 1), repeat=len(GOODS) + 1)


def _near(pieces: tuple[int, ...]) -> set[tuple[int, ...]]:
    """Give `pieces`, and all that differs from it by one in two places at most."""
    found = {pieces}
    for _ in range(2):
        found |= {
            tuple(count + step * (at == place) for at, count in enumerate(known))
            for known in found
            for place in range(len(pieces))
            for step in (-1, 1)
        }
    return found


def _giving(state: State) -> Iterator[Action]:
    board = state.boards[state.seat]
    for development in DEVELOPMENTS:
        for goods in subsets(GOODS):
            yield from (Buy(development, goods, food) for food in range(board.food + 2))
    for goods in product(*[range(have + 2) for have in board.goods]):
        yield Discard(goods)


def spare(rules: Any, state: State, action: Action) -> bool:
    """Tell what is accepted and yet not listed: dearer purchases than needed, most deals."""
    if isinstance(action, Buy):
        return _wasteful(rules, state, action)
    if isinstance(action, Offer):
        made = state.market.deals + len(state.market.declined)
        return made >= 2 or not _plain(action.give, action.get)
    if isinstance(action, Counter):
        bid = state.market.bid
        assert bid is not None
        dearer = [have - asked for have, asked in zip(action.get, bid.give, strict=True)]
        cheaper = [asked - give for give, asked in zip(action.give, bid.get, strict=True)]
        moved = sorted(dearer + cheaper)
        known = all(asked for asked, step in zip(bid.give, dearer, strict=True) if step)
        return moved != [0] * (len(moved) - 1) + [1] or not known
    return False


def _plain(give: tuple[int, ...], get: tuple[int, ...]) -> bool:
    kinds = sum(map(bool, give)), sum(map(bool, get))
    return kinds == (1, 1) and (sum(give), sum(get)) in ((1, 1), (1, 2), (2, 1))


def _wasteful(rules: Any, state: State, action: Buy) -> bool:
    less = [
        replace(action, goods=tuple(good for good in action.goods if good != gone))
        for gone in action.goods
    ]
    if action.food:
        less.append(replace(action, food=action.food - 1))
    return any(rules.refuse(state, cheaper) is None for cheaper in less)
