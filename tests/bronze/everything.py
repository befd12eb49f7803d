"""Every conceivable action of `bronze`, whether sense or nonsense, for brute force."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.bronze.actions import Action, Choose, Done, Lay, Settle, Take
from game.bronze.components import Components
from game.bronze.state import State
from game.loading.title import load

PARTS: Components = load("bronze")
CARDS = (*PARTS.technologies.technologies, PARTS.technologies.wild, "smelting", "")
TERRAINS = (*PARTS.map.terrains, "moon")


def universe(_: Any, state: State) -> Iterator[Action]:
    """Give all actions there could be, in any step."""
    yield Done()
    yield from (Take(pile) for pile in range(-1, 6))
    yield from (Lay(card, column) for card in CARDS for column in range(-2, 7))
    seen = (city for below in state.displays for city in below)
    yield from (Choose(city) for city in {*seen, *state.cities[:3], "atlantis"})
    if state.phase == "settle":
        for card in CARDS:
            for land in range(-1, 12):
                for terrain in TERRAINS:
                    yield from (Settle(card, land, terrain, place) for place in range(-1, 4))
    else:
        yield from (Settle(card, 0, "coast", 0) for card in CARDS)


def spare(rules: Any, state: State, action: Action) -> bool:
    """Tell what `legal` omits though it is accepted: nothing."""
    del rules, state, action
    return False
