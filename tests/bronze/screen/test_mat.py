"""Lands, cards, piles and cities on the mat: what can be clicked, why not, and what it is worth."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.bronze.actions import Choose, Settle
from game.bronze.events import CardLaid, CityTaken, CubePlaced, ProvinceClosed, RouteTaken
from game.bronze.state import NOBODY
from scenes.bronze import STAGE
from scenes.ui.picture import Act, Do
from tests.bronze.screen.views import (
    board_view,
    click,
    item,
    names,
    positions,
    tip,
)
from tests.build.bronze import rules, table


def test_a_lit_spot_places_the_cube_with_the_chosen_card() -> None:
    seen = board_view(table(2).wake("masonry"))
    found = item(seen, "spot:0:forest:0")
    assert found.data.hot == "now"
    assert found.intent == Act(Settle("masonry", 0, "forest", 0))


def test_a_spot_for_another_awake_card_is_lit_thinly_and_uses_that_card() -> None:
    seen = board_view(table(2).wake("masonry irrigation"))
    chosen = seen.selection.technology
    other = ({"masonry", "irrigation"} - {chosen}).pop()
    lit = [i for i in STAGE.open(seen).picture if i.kind == "spot" and i.data.hot == "other"]
    assert lit
    assert {i.intent.action.technology for i in lit} == {other}  # type: ignore[union-attr]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_a_spot_that_cannot_be_settled_gives_the_reason_of_the_rules(seed: int) -> None:
    told = set()
    for state in positions(seed, 3):
        if state.phase != "settle":
            continue
        for found in STAGE.open(board_view(state)).picture:
            if found.kind == "spot" and found.intent is None:
                assert found.reason
                told.add(found.reason)
    assert any("no longer settle left of it" in reason for reason in told)
    assert any("already stands here" in reason for reason in told)
    assert any("allows no settlement" in reason for reason in told)


def test_lands_left_behind_are_dimmed() -> None:
    game = table(2).opened(3).give(0, on="1 forest 0").wake("masonry")
    veil = item(board_view(game), "left")
    assert veil.place.right == pytest.approx(item(board_view(game), "province:1").place.x, abs=4)
    assert "left" not in names(board_view(table(2)), "left")


def test_hidden_lands_lie_folded() -> None:
    seen = board_view(table(4))
    assert names(seen, "cover") == [f"cover:{land}" for land in range(2, 11)]
    assert not [i for i in STAGE.open(seen).picture if i.id.startswith("spot:2:")]


def test_cards_used_and_unused_can_be_told_apart() -> None:
    game = table(2).give(0, matrix="pottery pottery").hold("pottery").lay("pottery", 0)
    states = [item(board_view(game), f"card:0:{row}").data.state for row in range(3)]
    assert states == ["chosen"] * 3
    able = next(a for a in game.legal if isinstance(a, Settle))
    game.do(able).luck()
    used = [item(board_view(game), f"card:0:{row}").data.state for row in range(3)]
    assert sorted(used) == ["chosen", "chosen", "used"]


def test_an_awake_card_without_a_spot_says_that_a_land_may_bring_one() -> None:
    blocked = table(2).give(1, on="0 forest *, 0 steppe *, 0 jungle *").wake("masonry irrigation")
    chip = item(board_view(blocked), "use:masonry")
    assert chip.intent is None
    assert "a new land may bring one" in chip.reason
    assert board_view(blocked).selection.technology == "irrigation"


def test_the_cities_of_the_land_just_reached_are_laid_open_with_what_each_is_worth() -> None:
    game = table(2).opened(3).give(1, on="1 forest 0").below(1, "troy ur tyre")
    game = game.give(0, matrix="masonry masonry").wake("masonry").settle("masonry", 1, "steppe", 0)
    seen = board_view(game)
    assert names(seen, "city") == ["city:troy", "city:ur", "city:tyre"]
    worth = {city: item(seen, f"city:{city}").data.now for city in ("troy", "ur", "tyre")}
    state = game.state
    assert worth == {city: rules().worth(state, 0, city).points for city in worth}
    chosen = click(seen, "city:ur")
    assert STAGE.open(chosen).choices()[0].intent == Act(Choose("ur"))
    assert STAGE.open(chosen).choices()[0].label == "Take Ur"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_running_points_are_those_of_the_rules_with_a_reason_for_every_city(seed: int) -> None:
    for state in positions(seed, 4)[::7]:
        for seat in range(4):
            seen = board_view(state, shown=seat, me=False)
            assert item(seen, "purse").data.total == rules().score_now(state, seat)
            own = names(seen, "city")
            if state.phase != "city" or seat != state.seat:
                assert own == [f"city:{city}" for city in state.players[seat].cities]
            assert all(item(seen, name).data.notes[-1] for name in own)


def test_a_citys_words_say_how_everybody_stands() -> None:
    game = table(2).give(0, matrix="masonry masonry", cities="troy").give(1, matrix="masonry")
    lines = tip(board_view(game), "city:troy").lines
    assert lines[0].startswith("6 points if your matrix holds more Masonry")
    assert lines[1].startswith("Amira: **6** (2, best opponent 1")
    assert lines[2].startswith("Henrike: **0** (1, best opponent 2; missing: 2 more")


@pytest.mark.parametrize(
    ("city", "least"), [("avaris", "2 : 0"), ("ur", "1"), ("mohenjo_daro", "1 : 6")]
)
def test_the_shortest_note_of_a_city_names_both_sides_of_a_comparison(
    city: str, least: str
) -> None:
    game = table(4).give(0, matrix="wheel wheel", cities=city)
    assert item(board_view(game), f"city:{city}").data.notes[-1] == least


def test_a_shelf_with_cities_can_be_opened_and_closed() -> None:
    game = table(2).opened(3).below(1, "troy ur").give(0, cities="tyre")
    seen = click(board_view(game), "shelf:1")
    assert names(seen, "city") == ["city:troy", "city:ur"]
    assert names(click(seen, "cities:close"), "city") == ["city:tyre"]
    assert item(seen, "shelf:2").intent is None


def test_another_board_can_be_read_and_not_played() -> None:
    game = table(2).give(1, matrix="wheel | pottery", cities="ur").opened(3).below(1, "troy")
    seen = board_view(game, shown=1)
    assert item(seen, "card:1:0").text == "Pottery"
    assert item(seen, "city:ur")
    played = [i.id for i in STAGE.open(seen).picture if i.intent and i.intent != Do("land", 1)]
    assert played == []


def test_piles_say_how_many_cards_are_left_and_when_the_reserve_comes() -> None:
    game = table(2).set(piles=(1, 3, 9, 9))
    seen = board_view(game)
    assert item(seen, "pile:0").data.low
    assert not item(seen, "pile:2").data.low
    assert any("reserve takes the place" in line for line in tip(seen, "pile:0").lines)
    joined = game.set(reserve=0, emptied=1)
    assert any("about to end" in line for line in tip(board_view(joined), "pile:0").lines)


def test_an_empty_pile_says_so() -> None:
    game = table(2).set(piles=(0, 3, 9, 9), tops=("", "wheel", "wheel", "wheel"), reserve=0)
    pile = item(board_view(game), "pile:0")
    assert pile.intent is None
    assert pile.reason == "This pile is empty."


def test_the_reserve_tells_what_may_be_turned_up() -> None:
    state = table(2).state
    line = tip(board_view(state), "reserve").lines[-1]
    assert f":bronze/wheel: {state.unseen[rules().tables.order['wheel']]}" in line


def test_what_is_house_data_says_so_where_it_shows() -> None:
    seen = board_view(table(2).give(0, matrix="irrigation wheel"))
    assert not any("House edition" in line for line in tip(seen, "card:0:0").lines)
    assert any("House edition" in line for line in tip(seen, "card:0:1").lines)
    assert any("House edition" in line for line in tip(seen, "shelf:0").lines)


def test_trade_tokens_show_who_holds_them() -> None:
    game = table(3).give(2, routes={"desert": 5})
    seen = board_view(game)
    assert item(seen, "token:desert:5").data.owner == 2
    assert tip(seen, "token:desert:5").state == "Mikołaj"
    assert item(seen, "token:desert:3").data.owner is None


def test_provinces_show_cubes_leader_and_owner() -> None:
    game = table(3).opened(3).give(0, on="0 forest *").give(1, on="0 coast 0").owned(1, NOBODY)
    seen = board_view(game)
    assert item(seen, "province:0").data.counts[0][0] == 0
    assert item(seen, "province:0").data.led
    assert any("Amira would get" in line for line in tip(seen, "province:0").lines)
    assert any("left the game" in line for line in tip(seen, "province:1").lines)


def test_facts_are_counts_and_their_words_add_up_to_the_points() -> None:
    game = table(2).give(0, matrix="wheel", cities="ur", routes={"coast": 7}).owned(0, 0)
    facts = STAGE.open(board_view(game)).facts(0)
    assert [fact.value for fact in facts] == ["1", "1", "1", "1", "30"]
    assert facts[1].lines == ("10 points", "shore, 7 long: 10 points")
    assert facts[2].lines[1] == "Ur: **1** (1 × 1)"


def test_what_others_changed_is_ringed() -> None:
    seen = replace(board_view(table(2)), changed=frozenset({"pile:0", "token:coast:3"}))
    assert set(names(seen, "mark")) == {"mark:pile:0", "mark:token:coast:3"}


def test_events_become_lines_that_mark_what_they_changed() -> None:
    seen = board_view(table(2), shown=1, me=False)
    placed = STAGE.open(seen).tell(CubePlaced(0, "wheel", 2, "coast", 1, "hunters", 9))
    assert placed is not None
    assert placed.marks == ("spot:2:coast:1",)
    assert placed.text == "Amira settles land 3 on the shore with Wheel: hunters."
    laid = CardLaid(0, "wheel", 1, 0, True, ((1, 0), (0, 0)), ("wheel", "pottery"))
    log_line = STAGE.open(seen).tell(laid)
    assert log_line is not None
    assert log_line.marks == ()
    assert "2 cards wake" in log_line.text
    route = STAGE.open(seen).tell(RouteTaken(0, "coast", 6, 5, 6, 3))
    assert route is not None
    assert route.marks == ("token:coast:5", "token:coast:3")
    nobody = STAGE.open(seen).tell(ProvinceClosed(2, 5, NOBODY, (1, 1)))
    assert nobody is not None
    assert nobody.seat is None
    city = STAGE.open(seen).tell(CityTaken(1, 2, "ur", 1))
    assert city is not None
    assert "city:ur" in city.marks


@pytest.mark.parametrize(
    ("cubes", "missing", "said"),
    [
        ((2, 0), (1,), "Henrike never came as far as land 3; its province leaves the game."),
        (
            (1, 1),
            (),
            "Several have equally many settlements in land 3; its province leaves the game.",
        ),
        ((0, 0), (), "Nobody has settled land 3; its province leaves the game."),
    ],
)
def test_the_chronicle_says_why_nobody_gets_a_province(
    cubes: tuple[int, int], missing: tuple[int, ...], said: str
) -> None:
    line = STAGE.open(board_view(table(2), me=False)).tell(
        ProvinceClosed(2, 5, NOBODY, cubes, missing)
    )
    assert line is not None
    assert line.text == said


@pytest.mark.parametrize(
    ("mine", "others", "said"),
    [
        ("2 *", "1 desert 0", "Henrike never came this far, so it left the game."),
        ("3 coast 0", "3 forest 0", "Nobody settled here, so it left the game."),
        (
            "2 coast 0, 3 coast 0",
            "2 forest 0, 3 forest 0",
            "Several had equally many settlements, so it left the game.",
        ),
    ],
)
def test_the_tooltip_of_a_province_that_nobody_has_says_why(
    mine: str, others: str, said: str
) -> None:
    game = table(2).opened(4).give(0, on=mine).give(1, on=others).owned(2, NOBODY)
    assert said in tip(board_view(game), "province:2").lines


def test_in_the_last_round_a_province_says_for_whom_it_waits() -> None:
    game = table(2).opened(4).give(0, on="2 *").give(1, on="1 desert 0")
    waits = "Still to come this far: Henrike. If the game ends before, nobody gets it."
    assert waits not in tip(board_view(game), "province:2").lines
    assert waits in tip(board_view(game.set(ending=True)), "province:2").lines


@pytest.mark.parametrize(
    ("stands", "spot", "said"),
    [
        ("", "1", "You move on and can never settle land 1 again."),
        ("", "2", "You move on: land 2 and all left of it are closed to you."),
        ("0 coast 0", "1", "You move on and can never settle land 1 again."),
        ("0 coast 0", "2", "You move on: land 2 and all left of it are closed to you."),
        ("1 coast 0", "1", ""),
        ("", "0", ""),
    ],
)
def test_a_spot_further_right_says_which_lands_it_closes_for_good(
    stands: str, spot: str, said: str
) -> None:
    game = table(2).opened(4)
    if stands:
        game.give(0, on=stands)
    seen = board_view(game.wake("bronze_casting"))
    spots = (i for i in STAGE.open(seen).picture if i.id.startswith(f"spot:{spot}:") and i.intent)
    found = next(spots).tip
    assert found is not None
    assert [line for line in found.lines if "You move on" in line] == [said] * bool(said)


def test_finishing_with_cards_unused_says_which_and_what_is_settled_then() -> None:
    game = table(2).opened(4).give(0, on="0 *").wake("wheel wheel pottery")
    main = STAGE.open(board_view(game)).choices()[0]
    assert main.tip is not None
    assert "Unused: Pottery and Wheel." in main.tip.lines
    assert any(line.startswith("Amira has most settlements in land 1") for line in main.tip.lines)


def test_the_wheel_turns_the_card_over() -> None:
    seen = board_view(table(2).hold("wheel"))
    turned: Any = STAGE.open(seen).revise(Do("wheel", ("column:0", 1)))
    other: Any = STAGE.open(seen).revise(Do("wheel", ("pile:0", 1)))
    assert turned.wild
    assert not other.wild
