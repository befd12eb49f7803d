"""Views of situations of `stoneage`, and what a player does in them, without a window."""

from __future__ import annotations

from random import Random
from typing import Any

from game.stoneage.actions import Decline, Pay, Starve
from game.stoneage.rules import StoneRules
from game.stoneage.state import State
from scenes.stoneage import STAGE
from scenes.table.contract import BoardView
from scenes.ui.picture import Do
from tests.build.stoneage import components, rules
from tests.build.views import Views, walked

VIEWS = Views("stoneage", STAGE, components, rules, lambda state: state.tribes)
board_view, words, item, click = VIEWS.board_view, VIEWS.words, VIEWS.item, VIEWS.click
main, played, offers = VIEWS.main, VIEWS.played, VIEWS.offers


def positions(seed: int, seats: int, decisions: int = 300) -> list[State]:
    """Give the positions of a match in which people buy what they can."""
    return walked(rules(), seed, seats, decisions, _lively)


def _lively(rng: Random, made: StoneRules, state: State) -> Any:
    legal = list(made.legal(state))
    pays = [action for action in legal if isinstance(action, Pay)]
    if pays and rng.random() < 0.85:
        return rng.choice(pays)
    rest = [action for action in legal if not isinstance(action, (Decline, Starve))]
    return rng.choice(rest or legal)


def opened(seen: BoardView) -> BoardView:
    """Press the button of the open card with resources of choice, or the one that leads back."""
    choice = next(c for c in STAGE.open(seen).choices() if c.key == "o")
    assert isinstance(choice.intent, Do)
    return VIEWS.revised(seen, choice.intent)
