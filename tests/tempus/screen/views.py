"""Views of situations of `tempus`, and what a player does in them, without a window."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from game.tempus.actions import Attack, Birth, Build, Done, End, Govern
from game.tempus.rules import TempusRules
from game.tempus.state import State
from scenes.tempus import STAGE
from tests.build.tempus import components, rules
from tests.build.views import Views, walked

VIEWS = Views("tempus", STAGE, components, rules, lambda state: state.tribes)
board_view, words, item, click = VIEWS.board_view, VIEWS.words, VIEWS.item, VIEWS.click
revised, main, played = VIEWS.revised, VIEWS.main, VIEWS.played


@cache
def positions(seed: int, seats: int, decisions: int = 1200) -> tuple[State, ...]:
    """Give the positions of a match in which people spread, build and fight."""
    made = rules(setup="random") if seed % 2 else rules()
    return tuple(walked(made, seed, seats, decisions, _lively))


def _lively(rng: Random, made: TempusRules, state: State) -> Any:
    legal = list(made.legal(state))
    for kind, chance in ((Birth, 0.6), (Build, 0.4), (Attack, 0.15)):
        wanted = [action for action in legal if isinstance(action, kind)]
        if wanted and rng.random() < chance:
            return rng.choice(wanted)
    rest = [action for action in legal if not isinstance(action, (Done, End, Govern))]
    kinds = sorted({type(action).__name__ for action in rest or legal})
    name = rng.choice(kinds)
    return rng.choice([action for action in rest or legal if type(action).__name__ == name])
