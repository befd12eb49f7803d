"""The placing against one opponent: what is searched, and that nothing good is cut away."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

import pytest

from game.core.bot import Brief
from game.stoneage import placing
from game.stoneage.actions import Put
from game.stoneage.bots.crowd import Crowd, Idea
from game.stoneage.bots.duel import Duel
from game.stoneage.bots.hard import Hard
from game.stoneage.bots.race import Race
from game.stoneage.bots.weights import Taste, Weights
from game.stoneage.state import State
from tests.build.stoneage import Table, rules, table
from tests.stoneage.tuning import Space

TABLES = rules().tables
HARD = Space().players.hard
REPLIES = 3


def crowd(here: Table) -> Crowd:
    view = rules().view(here.state, here.state.seat)
    return Crowd(Race(TABLES, view, view.seat, HARD, Taste()))


def plain(crowd: Crowd, state: State, idea: Idea, ahead: int) -> float:
    """Give what a placement is worth by going through every way, none cut away."""
    draft = state.clone()
    going = placing.put(TABLES, draft, crowd.put(idea), None)
    if going and ahead:
        likely = sorted(chain.from_iterable(crowd.likely(draft, draft.seat)), reverse=True)
        best = max if draft.seat == crowd.race.seat else min
        return best([plain(crowd, draft, one, ahead - 1) for one in likely[:REPLIES]])
    while going:
        going = crowd.go_on(draft)
    return crowd.race.standing([tribe.placed for tribe in draft.tribes])


def opened() -> list[Table]:
    """Give placings that are under way, with few people and with many."""
    return [
        table(2),
        table(2).puts("hut 2"),
        table(2).give(0, people=8, goods="2 wood 1 brick").give(1, people=7, food=3),
        table(2).give(0, people=9, tools="2 1 1").puts("card:1", "field", "forest 4"),
    ]


@pytest.mark.parametrize("at", range(4))
@pytest.mark.parametrize("ahead", [0, 1, 2, 3])
def test_what_is_cut_away_never_changes_the_choice(at: int, ahead: int) -> None:
    here = opened()[at]
    made, state = crowd(here), here.state
    ideas = sorted(made.ideas(state, state.seat), reverse=True)[:10]
    worth = {idea: plain(made, state, idea, ahead) for idea in ideas}
    found = Duel(made, REPLIES).best(state, ideas, ahead)
    assert worth[found] == max(worth.values())
    assert found == max(ideas, key=worth.__getitem__)


def test_the_cut_away_ways_are_many() -> None:
    here = table(2).give(0, people=8).give(1, people=8)
    made, state = crowd(here), here.state
    ideas = sorted(made.ideas(state, state.seat), reverse=True)[:10]
    looked: list[int] = []
    put = made.put

    def counted(idea: Idea) -> object:
        looked.append(1)
        return put(idea)

    made.put = counted  # type: ignore[method-assign, assignment]
    Duel(made, REPLIES).best(state, ideas, 3)
    cut = len(looked)
    looked.clear()
    for idea in ideas:
        plain(made, state, idea, 3)
    assert cut < 0.6 * len(looked)


def choice(here: Table, weights: Weights) -> object:
    state = here.state
    brief = Brief("stoneage", {}, rules().view(state, state.seat), state.seat, "hard")
    return Hard(rules(), weights, Taste()).choose(brief).action


def test_with_more_opponents_nobody_searches_replies() -> None:
    without = replace(HARD, replies=0, ahead=0)
    assert HARD.replies > 1
    for seats in (3, 4):
        here = table(seats).give(0, people=8)
        assert choice(here, HARD) == choice(here, without)


def test_the_hut_is_taken_before_one_opponent_takes_it() -> None:
    without = replace(HARD, replies=0, ahead=0)
    here = table(2).give(0, people=9, food=9, goods="1 wood 1 stone")
    here = here.give(1, people=8, food=3, agriculture=2, goods="3 wood 1 brick")
    assert choice(here, HARD) == Put("hut", 2)
    assert choice(here, without) != Put("hut", 2)
