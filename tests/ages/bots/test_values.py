"""The parts of a player's reckoning, against plain enumerations and in single situations."""

from __future__ import annotations

from itertools import product

import pytest

from game.ages.bots.hard import CALM, Hard
from game.ages.bots.labour import Gains, Sack
from game.ages.bots.treasure import kept
from game.ages.bots.turn import Turn
from game.ages.bots.weights import Taste
from game.ages.state import State
from tests.ages.tuning import Space
from tests.build.ages import table
from tests.duel import play

pytestmark = pytest.mark.shared

SPACE = Space(quick=True)
TABLES = SPACE.rules.tables


def turn(state: State) -> Turn:
    return Turn(TABLES, state, state.seat, SPACE.players.hard, Taste())


def test_a_knapsack_finds_the_best_of_all_ways_to_spread_workers() -> None:
    targets: list[tuple[str, Gains]] = [
        ("a", [(1, 0.5), (2, 1.1), (3, 4.0)]),
        ("b", [(2, 2.0), (5, 6.5)]),
        ("c", [(4, 5.0)]),
    ]
    sack = Sack(targets, 9)
    for workers in range(10):
        ways = product(*[[(0, 0.0), *gains] for _, gains in targets])
        fitting = [way for way in ways if sum(boxes for boxes, _ in way) <= workers]
        best = max(sum(gain for _, gain in way) for way in fitting)
        assert sack.values[workers] == pytest.approx(best)
        gains = {name: dict(steps) for name, steps in targets}
        marks = sack.marks(workers)
        assert sum(boxes for _, boxes in marks) <= workers
        assert sum(gains[name][boxes] for name, boxes in marks) == pytest.approx(best)


@pytest.mark.parametrize(
    "goods", [(3, 3, 2, 1, 0), (0, 7, 0, 2, 1), (2, 2, 2, 2, 2), (1, 0, 0, 0, 0)]
)
def test_goods_that_stay_are_worth_most_together(goods: tuple[int, ...]) -> None:
    ways = product(*[range(have + 1) for have in goods])
    most = max(TABLES.worth(way) for way in ways if sum(way) <= TABLES.keep)
    stays = kept(goods, TABLES.values, TABLES.keep)
    assert sum(stays) == min(sum(goods), TABLES.keep)
    assert TABLES.worth(stays) == most


def test_a_player_asked_for_all_seats_by_turns_plans_each_turn_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    player, split, asked = Hard(SPACE.rules, SPACE.players.hard, Taste()), Turn.split, list[int]()

    def counted(one: Turn, dice: tuple[int, ...]) -> tuple[float, int]:
        asked.append(one.seat)
        return split(one, dice)

    monkeypatch.setattr(Turn, "split", counted)
    first = table(2).state
    second = first.clone()
    second.seat = 1
    values = [player.foreseen(state)[1] for state in (first, second)]
    plans = len(asked)
    assert [player.foreseen(state)[1] for state in (first, second)] == values
    assert len(asked) == plans


@pytest.mark.slow
def test_the_value_of_a_throw_is_the_value_of_what_follows_it() -> None:
    seen: list[State] = []
    bots = [SPACE.bot("hard", {}), SPACE.bot("medium", {})]
    for game in range(6):
        play(SPACE.rules, bots, f"plan/{game}", lambda state, *_: seen.append(state))
    splits = [s for s in seen if s.phase == "split" and TABLES.tally(s.dice).skulls < 3]
    assert len(splits) > 20
    for state in splits:
        before = turn(state)
        value, food = before.split(state.dice)
        after = SPACE.rules.apply(state, list(SPACE.rules.legal(state))[food], quiet=True).state
        if after.seat != state.seat or after.phase not in ("build", "buy"):
            continue
        then, board = turn(after), after.boards[after.seat]
        work = then.work(board.goods, after.coins, board.food, after.workers, 0.0, CALM)
        assert work.value == pytest.approx(value)


def test_nothing_but_points_counts_in_a_last_turn() -> None:
    last = table(2).give(0, goods="3 stone", food=9).state.clone()
    last.ending = True
    assert turn(last).prospect.goods((3, 3, 0, 0, 0)) == 0
    assert turn(last).prospect.food(9, last.boards[0]) == 0


def test_a_monument_is_hoped_for_less_when_a_rival_is_nearer() -> None:
    alone = turn(table(2).give(0, marks="2 obelisk").state).prospect
    raced = turn(table(2).give(0, marks="2 obelisk").give(1, marks="8 obelisk").state).prospect
    at = TABLES.monument_place["obelisk"]
    assert raced.monument(at, 2, 0) < alone.monument(at, 2, 0)


def test_five_skulls_are_feared_for_the_goods_they_take() -> None:
    assert turn(table(2).state).blows(5).robbed
    assert not turn(table(2).give(0, developments="religion").state).blows(5).robbed


@pytest.mark.parametrize(("development", "times"), [("medicine", 3), ("irrigation", 1)])
def test_what_spares_from_opponents_is_worth_more_the_more_of_them_there_are(
    development: str, times: int
) -> None:
    two, four = (table(seats).state for seats in (2, 4))
    worth = [turn(s).prospect.use(development, s.boards[0]) for s in (two, four)]
    turns = [turn(s).prospect.turns for s in (two, four)]
    assert worth[1] / turns[1] == pytest.approx(times * worth[0] / turns[0])
