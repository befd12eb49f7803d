"""What the strong player learned of duels: its inputs, its parts, and when it goes by them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.ages.actions import Stop
from game.ages.bots.hard import Hard
from game.ages.bots.outlook import handed_on, led_by
from game.ages.bots.players import net, weights
from game.ages.bots.turn import Turn
from game.ages.bots.weights import Net, Nets, Taste
from game.ages.bots.winning import Winning
from game.ages.rules import AgesRules
from game.ages.scoring import total
from game.ages.state import State
from game.core.bot import Brief
from tests.ages.test_title import findings
from tests.ages.tuning import Space
from tests.build.ages import Table, components, rules, table
from tests.duel import play

pytestmark = pytest.mark.shared

TABLES = rules().tables


def learned() -> Net:
    found = net(components(), rules())
    assert found is not None
    return found


NET = Winning(TABLES, learned())


def turn_of(state: State) -> Turn:
    own = weights(components(), rules()).hard
    return Turn(TABLES, state, state.seat, own, Taste(), winning=NET)


def odds(here: Table) -> float:
    return NET.chance(handed_on(here.state, 0), 0)


def rich() -> Table:
    return table(2).give(0, food=4, goods="2 stone 1 cloth", developments="irrigation")


def test_every_input_that_games_bring_is_one_that_was_learned() -> None:
    space, told = Space(quick=True), set[str]()
    players = [space.bot("medium", {}), space.bot("medium", {})]

    def watch(state: State, seat: int, action: object) -> None:
        del action
        told.update(name for name, value in NET.inputs(state, seat).items() if value)

    for game in range(3):
        play(space.rules, players, f"inputs/{game}", watch)
    # What the others are measured from has no row.
    bare = {"cities.3", "owned.0"}
    start = {f"{whose}.{name}" for whose in ("own", "other") for name in bare}
    start |= {f"unbuilt.{count}" for count in (3, 4, 5)}
    assert told <= set(learned().inputs) | start


@pytest.mark.parametrize(
    "more",
    [
        {"food": 7},
        {"goods": "2 stone 1 cloth 1 spearheads"},
        {"developments": "irrigation masonry"},
        {"marks": "3 city:4"},
        {"built": "great_wall"},
    ],
)
def test_whoever_has_more_is_likelier_to_win(more: dict[str, Any]) -> None:
    before = odds(rich())
    assert odds(rich().give(0, **more)) > before
    assert odds(rich().give(1, **more)) < before
    assert odds(rich().give(0, disasters=4)) < before


def test_sums_that_are_changed_are_those_that_are_added_up_anew() -> None:
    one, two = (NET.inputs(here.state, 0) for here in (rich(), table(2).give(0, marks="5 obelisk")))
    changed = NET.changed(NET.sums(one), one, two)
    assert changed == pytest.approx(NET.sums(two))
    assert NET.odds(changed) == pytest.approx(NET.odds(NET.sums(two)))


def test_a_part_is_worth_what_it_alone_changes() -> None:
    here = rich()
    outlook, board = turn_of(here.state).outlook, here.of(0)
    assert outlook is not None
    at = TABLES.monument_place["great_wall"]
    whole = TABLES.monument_boxes[at]
    parts: dict[float, dict[str, Any]] = {
        outlook.city(0, 3): {"marks": "3 city:4"},
        outlook.monument(at, 4, 0): {"marks": "4 great_wall"},
        outlook.built(at, 0, 0.0): {"built": "great_wall"},
        outlook.bought("coinage", 4.0, board): {"developments": "irrigation coinage"},
        outlook.food(9, board): {"food": 9},
        outlook.goods((1, 0, 0, 0, 2)): {"goods": "1 wood 2 spearheads"},
    }
    assert outlook.level == pytest.approx(odds(here))
    assert outlook.monument(at, 0, 0) == 0.0
    assert outlook.monument(at, whole, 0) == outlook.built(at, 0, 1.0)
    for value, more in parts.items():
        assert value == pytest.approx(odds(rich().give(0, **more)) - outlook.level), more
    assert outlook.box > 0


def test_the_value_of_dice_is_the_chance_of_the_end_that_follows_them() -> None:
    here = table(2).give(0, food=5, goods="1 wood").throw("coin", "food", "workers").do(Stop())
    start = table(2).give(0, food=5, goods="1 wood").throw("coin", "food", "workers").state
    turn = turn_of(start)
    value = turn.worth(start.dice)
    # One that does not look further does what the plan of its dice says.
    player = Hard(
        rules(), weights(components(), rules()).hard, Taste(), replace(learned(), width=0.0)
    )
    while here.state.seat == 0:
        here.do(player.choose(Brief("ages", {}, here.state, 0, "hard", seed="s")).action)
    assert value == pytest.approx(turn.going(NET.chance(here.state, 0)))


def test_a_lead_is_the_surer_the_greater_it_is_before_the_rivals_last_turn() -> None:
    near = table(2).give(0, developments="irrigation masonry caravans religion", food=9)
    state = near.give(1, developments="leadership coinage", goods="3 cloth").state
    turn = turn_of(state)
    chances = [turn.ending(lead) for lead in (-3.0, 0.0, 2.5, 5.0, 12.0, 40.0)]
    assert chances == sorted(chances)
    assert chances[0] < 0.1
    assert chances[-1] > 1.0
    last = led_by(TABLES, state, 0, 7)
    assert last.ending
    assert last.seat == 1
    assert total(TABLES, last, 0) - total(TABLES, last, 1) == 7


def test_odds_beyond_all_doubt_never_count_more_than_a_game_that_is_won() -> None:
    state = table(2).give(0, food=9).state.clone()
    state.start = 1
    turn = turn_of(state)
    assert turn.going(40.0) < turn.ending(1.0)
    assert turn.going(3.0) < turn.going(4.0)


def player_of(here: AgesRules) -> Hard:
    return Hard(here, weights(components(), here).hard, Taste(), learned())


def test_only_a_duel_by_the_numbers_that_were_learned_is_judged_so() -> None:
    assert turn_of(table(2).state).outlook is not None
    assert turn_of(table(3).state).outlook is None
    last = table(2).state.clone()
    last.ending = True
    assert turn_of(last).outlook is None
    assert Winning.fits(TABLES, learned())
    assert not Winning.fits(TABLES, replace(learned(), costs={"irrigation": 1}))
    assert not Winning.fits(rules(trading="yes").tables, learned())
    assert not Winning.fits(rules(edition="late").tables, learned())
    for here, seats in ((rules(trading="yes"), 2), (rules(), 3)):
        state = here.setup(seats, 0)
        with_net, without = player_of(here), Hard(here, weights(components(), here).hard, Taste())
        assert with_net.foreseen(state)[1] == without.foreseen(state)[1]


def test_sense_every_cell_has_a_number_in_every_row() -> None:
    short = replace(learned(), start=learned().start[1:])
    found = findings(replace(components(), nets=Nets({"base": short})))
    assert found == ["nets"]


def test_a_style_goes_by_what_it_likes() -> None:
    assert net(components(), rules(), Taste()) is not None
    for levels in weights(components(), rules()).styles.values():
        assert net(components(), rules(), levels["hard"]) is None
    assert net(components(), rules(edition="late")) is None
