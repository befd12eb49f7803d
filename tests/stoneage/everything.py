"""Every conceivable action of `stoneage`, whether sense or nonsense, for brute force."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain, combinations, product
from typing import Any

from game.loading.title import load
from game.stoneage.actions import (
    Act,
    Action,
    Decline,
    Improve,
    Open,
    Pay,
    Pick,
    Put,
    Starve,
    Use,
)
from game.stoneage.components import ChooseResources, Components, OneUseTool
from game.stoneage.state import State

PARTS: Components = load("stoneage")
PLACES = (
    *(place.id for place in PARTS.places.places),
    *(f"card:{slot}" for slot in range(6)),
    *(f"tile:{stack}" for stack in range(6)),
    *("", "moon"),
)
ONE_USE = tuple(
    name
    for name, card in PARTS.cards.cards.items()
    if isinstance(card.top, OneUseTool | ChooseResources)
)


def subsets(things: Any) -> Iterator[tuple[Any, ...]]:
    listed = list(things)
    return chain.from_iterable(combinations(listed, size) for size in range(len(listed) + 1))


def universe(_: Any, state: State) -> Iterator[Action]:
    """Give all actions there could be, in any step."""
    yield from always()
    if state.phase in ("pay", "feed"):
        have = state.tribes[state.seat].resources
        yield from (Pay(paid) for paid in product(*[range(min(n + 2, 12)) for n in have]))
    else:
        yield from (Pay((1, 0, 0, 0)), Pay((0, 0, 0, 0)))


@cache
def always() -> tuple[Action, ...]:
    """Give those that are the same whatever the state."""
    return tuple(_always())


def _always() -> Iterator[Action]:
    yield from (Decline(), Starve())
    yield from (Put(place, people) for place in PLACES for people in range(-1, 12))
    yield from (Act(place) for place in PLACES)
    yield from (Use(tools, cards) for tools in subsets(range(4)) for cards in subsets(ONE_USE))
    yield from (Improve(slot) for slot in range(-1, 4))
    yield from (Pick(face) for face in range(8))
    yield from (Open(chosen) for chosen in product(range(3), repeat=4))


def spare(rules: Any, state: State, action: Action) -> bool:
    """Tell actions that are accepted and not listed: there are none."""
    del rules, state, action
    return False
