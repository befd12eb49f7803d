"""Views of situations of `bronze`, and what a player does in them, without a window."""

from __future__ import annotations

from random import Random
from typing import Any

from game.bronze.actions import Lay, Settle
from game.bronze.rules import BronzeRules
from game.bronze.state import State
from scenes.bronze import STAGE
from tests.build.bronze import components, rules
from tests.build.views import Views, walked

VIEWS = Views("bronze", STAGE, components, rules, lambda state: state.players)
board_view, words, item, tip = VIEWS.board_view, VIEWS.words, VIEWS.item, VIEWS.tip
names, click, main = VIEWS.names, VIEWS.click, VIEWS.main
played, offers, opened = VIEWS.played, VIEWS.offers, VIEWS.opened


def positions(seed: int, seats: int, decisions: int = 500) -> list[State]:
    """Give the positions of a match in which people wake many cards and settle step by step."""
    return walked(rules(), seed, seats, decisions, lively)


def lively(rng: Random, made: BronzeRules, state: State) -> Any:
    """Choose as somebody does who wants many cubes on the lands."""
    legal = list(made.legal(state))
    spots = [action for action in legal if isinstance(action, Settle)]
    if spots:
        near = min(spot.land for spot in spots) + (rng.random() < 0.25)
        return rng.choice([spot for spot in spots if spot.land <= near])
    lays = [action for action in legal if isinstance(action, Lay)]
    if lays:
        return max(lays, key=lambda lay: _wish(rng, made, state, lay))
    return rng.choice(legal)


def _wish(rng: Random, made: BronzeRules, state: State, lay: Lay) -> float:
    awake = made.preview(state, lay.technology, lay.column).awake
    return len(awake) + rng.random() * 1.2 - (lay.technology == made.tables.wild) * 0.8
