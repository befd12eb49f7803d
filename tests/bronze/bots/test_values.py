"""What an outlook thinks things are worth: in order, and exact where nothing can change."""

from __future__ import annotations

from typing import Any

import pytest

from game.bronze import board
from game.bronze.bots.cards import Readiness
from game.bronze.bots.outlook import Outlook
from game.bronze.bots.weights import Taste
from tests.bronze.tuning import Space
from tests.build.bronze import Table, rules, table
from tests.duel import play

WEIGHTS = Space().players.hard


def outlook(taste: Taste | None = None, seat: int = 0) -> Outlook:
    made = rules()
    return Outlook(made.tables, Readiness(made.tables), seat, WEIGHTS, taste or Taste())


def midgame() -> Table:
    """A table at which both have begun, and three lands lie open."""
    here = table(2).opened(3)
    here.give(0, matrix="wheel | religion", on="0 coast 0").give(
        1, matrix="wheel | religion", on="0 mountains 0"
    )
    return here


TURNS = (4.0, 4.0)


def hopes(here: Table, part: str) -> float:
    """Give what seat 0 expects of a source when four turns are left to each."""
    look, state, turns = outlook(), here.state, TURNS
    if part == "provinces":
        return look.provinces(state, turns)[0]
    if part == "cities":
        return look.towns(state, 0, turns[0])
    every = state.players[0].taken | state.players[1].taken
    return look.routes(state, 0, turns[0], every)


def test_a_longer_row_is_hoped_more_of() -> None:
    one, two = midgame(), midgame().give(0, on="0 coast 1")
    assert hopes(two, "routes") > hopes(one, "routes")


def test_a_row_cut_off_is_hoped_less_of() -> None:
    free = midgame().give(0, on="1 coast *")
    cut = midgame().give(1, on="0 coast 1").give(0, on="1 coast *")
    assert hopes(cut, "routes") < hopes(free, "routes")


def test_a_token_held_counts_in_full_and_the_next_adds_hope() -> None:
    here = midgame().give(0, routes={"desert": 3})
    points = rules().tables.route_points[3]
    assert hopes(here, "routes") >= hopes(midgame(), "routes") + points - 1.5


def test_more_cubes_in_a_land_make_its_province_likelier() -> None:
    shares = [hopes(midgame().give(seat, on="0 forest *"), "provinces") for seat in (1, 0)]
    assert shares[0] < hopes(midgame(), "provinces") < shares[1]


@pytest.mark.parametrize("city", ["avaris", "ugarit", "mohenjo_daro", "hattusa", "byblos"])
def test_a_city_is_worth_what_it_shows_when_no_turn_is_left(city: str) -> None:
    here = midgame().give(0, cities=city, matrix="wheel wheel | religion authority")
    assert outlook().town(here.state, 0, city, 0.0) == here.worth(city)


def test_a_city_with_less_missing_is_worth_more() -> None:
    rows = ["wheel", "wheel | religion", "wheel | religion | authority"]
    worths = [hopes(midgame().give(0, cities="ugarit", matrix=row), "cities") for row in rows]
    assert worths == sorted(worths)
    assert len(set(worths)) == 3


def test_what_leads_by_more_is_worth_more_to_the_leader_and_less_to_the_other() -> None:
    near, far = midgame().give(0, routes={"desert": 3}), midgame().give(0, routes={"desert": 5})
    assert outlook().value(far.state) > outlook().value(near.state)
    assert outlook(seat=1).value(far.state) < outlook(seat=1).value(near.state)


def test_the_turns_left_are_exact_once_the_end_is_triggered() -> None:
    here = table(4, first=1).set(ending=True, seat=3)
    assert outlook().turns(here.state) == (1.0, 0.0, 0.0, 1.0)


def test_a_game_with_fewer_cards_or_cubes_left_is_nearer_to_its_end() -> None:
    long = midgame()
    few_cubes, few_cards = midgame().give(1, cubes=3), midgame().set(piles=(2, 2, 1, 1), reserve=0)
    for short in (few_cubes, few_cards):
        assert outlook().turns(short.state)[0] < outlook().turns(long.state)[0]


def test_who_has_moved_in_this_round_has_a_turn_less() -> None:
    began, middle = midgame(), midgame().set(seat=1)
    assert len(set(outlook().turns(began.state))) == 1
    first, second = outlook().turns(middle.state)
    assert second == first + 1


def test_one_pile_nearly_empty_is_nearer_to_the_end_than_four_alike() -> None:
    alike, uneven = (
        midgame().set(piles=piles, reserve=0, emptied=1) for piles in ((7, 7, 7, 7), (1, 9, 9, 9))
    )
    assert outlook().turns(uneven.state)[0] < outlook().turns(alike.state)[0]


def test_while_the_reserve_waits_two_piles_must_fall() -> None:
    waiting = midgame().set(piles=(1, 9, 9, 9), reserve=8)
    joined = midgame().set(piles=(1, 9, 9, 9), reserve=0, emptied=1)
    assert outlook().turns(joined.state)[0] < outlook().turns(waiting.state)[0]


def test_a_style_can_like_cities_of_cards_more_than_those_of_cubes() -> None:
    here = midgame().give(0, cities="avaris tyre", matrix="wheel wheel")
    look, other = outlook(Taste(cards=2)), outlook(Taste(cubes=2))
    worth = {city: outlook().town(here.state, 0, city, 4.0) for city in ("avaris", "tyre")}
    assert look.towns(here.state, 0, 4.0) == 2 * worth["avaris"] + worth["tyre"]
    assert other.towns(here.state, 0, 4.0) == worth["avaris"] + 2 * worth["tyre"]


def test_a_style_values_its_own_source_more() -> None:
    here = midgame().give(0, routes={"desert": 5}, cities="avaris", matrix="wheel wheel")
    plain = outlook().value(here.state)
    assert outlook(Taste(routes=1.5)).value(here.state) > plain
    assert outlook(Taste(cards=1.5)).value(here.state) > plain


def test_a_style_has_fancies_for_cards_and_terrains_while_turns_are_to_come() -> None:
    here = midgame()
    every, plain = board.taken(here.state), Taste()
    fond = Taste(laid={"wheel": 0.5, "pottery": 3}, settled={"coast": 0.25, "desert": 3})

    def worth(turns: float, taste: Taste, seat: int = 0) -> float:
        return outlook(taste).tempo(here.state, seat, turns, every, taste)

    assert worth(4, fond) == pytest.approx(worth(4, plain) + 0.75)
    assert worth(0, fond) == worth(0, plain)
    assert worth(4, fond, seat=1) == worth(4, plain, seat=1)


def test_the_end_is_worth_the_win() -> None:
    space, last = Space(), list[Table]()

    def watch(state: Any, seat: int, action: Any) -> None:
        del seat
        step = space.rules.apply(state, action, quiet=True).state
        if step.phase == "over":
            last.append(Table(space.rules, step))

    play(space.rules, [space.made("easy"), space.made("medium")], "over", watch)
    (end,) = last
    lost, won = (
        Outlook(end.rules.tables, Readiness(end.rules.tables), seat, WEIGHTS, Taste()).value(
            end.state
        )
        for seat in (0, 1)
    )
    assert end.points(1) > end.points(0)
    assert won > 0.9 > 0.1 > lost
