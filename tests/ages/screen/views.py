"""Views of situations of `ages`, and what a player does in them, without a window."""

from __future__ import annotations

from random import Random
from typing import Any

from game.ages.actions import Build, Buy, Done, Stop
from game.ages.rules import AgesRules
from game.ages.state import State
from scenes.ages import STAGE
from tests.build.ages import components, rules
from tests.build.views import Views, walked

VIEWS = Views("ages", STAGE, components, rules, lambda state: state.boards)
board_view, words, item, click = VIEWS.board_view, VIEWS.words, VIEWS.item, VIEWS.click
main, played, offers = VIEWS.main, VIEWS.played, VIEWS.offers
opened = VIEWS.opened


def positions(
    seed: int, seats: int, decisions: int = 400, by: AgesRules | None = None
) -> list[State]:
    """Give the positions of a match in which somebody builds, buys and throws as people do."""
    return walked(by or rules(), seed, seats, decisions, _lively)


def _lively(rng: Random, made: AgesRules, state: State) -> Any:
    legal = list(made.legal(state))
    cities = [a for a in legal if isinstance(a, Build) and a.target.startswith("city")]
    buys = [a for a in legal if isinstance(a, Buy)]
    if buys:
        return rng.choice(buys) if rng.random() < 0.25 else Done()
    if cities and rng.random() < 0.6:
        return max(cities, key=lambda a: a.boxes)
    rest = [a for a in legal if not isinstance(a, (Done, Stop))]
    return rng.choice(rest or legal)
