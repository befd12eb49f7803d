"""The coach warns exactly when something is lost for nothing, and seldom."""

from __future__ import annotations

import pytest

from game.ages.actions import Build as BuildBox
from game.ages.actions import Done as Leave
from game.ages.actions import Split, Stop
from game.bronze import board
from game.bronze.actions import Done as Rest
from game.bronze.actions import Settle
from game.core.registry import titles
from game.stoneage.actions import Put, Starve
from game.tempus.actions import Birth, Ideas
from game.tempus.actions import Done as Waive
from tests.build import ages, bronze, stoneage, tempus
from tests.conformance.cases import CASES, SEEDS, TITLES, game, states


def warned(title: str, table: object, action: object) -> dict[str, object]:
    """Give each warning's kind and its number."""
    rules, state = table.rules, table.state  # type: ignore[attr-defined]
    found = titles()[title].warnings(rules, state, state.seat, action)
    return {why.key.removeprefix(f"{title}.coach."): why.params["count"] for why in found}


def test_workers_without_work_are_counted() -> None:
    here = ages.table(2).give(0, food=9).stand("workers", "food", "food")
    assert warned("ages", here, Leave()) == {"workers": 3}
    assert warned("ages", here, BuildBox("city:4", 3)) == {}


def test_coins_that_could_buy_something_are_counted() -> None:
    here = ages.table(2).give(0, food=9).stand("coin", "coin", "food")
    assert warned("ages", here, Leave()) == {"coins": 14}
    # With goods added it would be enough, but those can be kept.
    poor = ages.table(2).give(0, food=9, goods="2 wood").stand("coin", "food", "food")
    assert poor.phase == "buy"
    assert warned("ages", poor, Leave()) == {}


def test_cities_that_need_not_go_hungry_are_counted() -> None:
    here = ages.table(2).give(0, food=0).throw("food_or_workers", "coin", "coin")
    here.do(Stop())
    assert warned("ages", here, Split(0)) == {"hungry": 2}
    assert warned("ages", here, Split(1)) == {}


def test_points_lost_to_hunger_are_counted_when_resources_would_do() -> None:
    here = stoneage.table(2).give(0, food=0, goods="6 wood").work()
    while here.phase != "feed":
        here.do(here.legal[0])
    lost = 10
    assert warned("stoneage", here, Starve()) == {"hungry": lost}
    assert not any(warned("stoneage", here, a) for a in here.legal if a != Starve())


def test_the_last_person_where_nothing_can_be_paid_is_warned_of() -> None:
    bare = stoneage.table(2).give(0, people=1)
    card = next(place for place in bare.open_places() if place.startswith("card"))
    assert warned("stoneage", bare, Put(card, 1)).keys() == {"nothing"}
    rich = stoneage.table(2).give(0, people=1, goods="9 wood")
    assert warned("stoneage", rich, Put(card, 1)) == {}
    assert warned("stoneage", stoneage.table(2), Put(card, 1)) == {}


def test_cards_awake_with_a_spot_are_counted() -> None:
    here = bronze.table(2).opened(3).wake("masonry wheel")
    free = board.within_reach(here.rules.tables, here.state, here.state.seat)
    fits = here.rules.tables.layout(here.state.tiles).fits
    usable = sum(bool(free & fits[name]) for name in here.state.active)
    assert usable
    assert warned("bronze", here, Rest()) == {"cards": usable}


def test_free_spots_left_behind_are_counted() -> None:
    here = bronze.table(2).opened(3).wake("masonry wheel")
    free = [here.free(land).bit_count() for land in range(3)]
    for cube in here.legal:
        if isinstance(cube, Settle):
            behind = {"behind": sum(free[: cube.land])} if cube.land else {}
            assert warned("bronze", here, cube) == behind
    alone = bronze.table(2).opened(3).wake("masonry")
    assert not any(warned("bronze", alone, cube) for cube in alone.legal if cube != Rest())


def test_children_waived_are_counted() -> None:
    here = tempus.table(3).put(0, "4.4 1", "5.5 1", "6.6 1").box(3, 3, 3).birth("4.4")
    assert here.tables.eras[3].babies == 2
    assert warned("tempus", here, Waive()) == {"children": 1}
    assert warned("tempus", here, here.can(Birth)[0]) == {}


def test_cards_that_may_not_be_kept_are_counted() -> None:
    here = tempus.table(3).put(0, "4.4 1").box(4, 4, 4)
    here.hand(0, "weapons:hills", "religion:forest", "fortress:hills")
    era = here.tables.eras[4]
    assert (era.draw, era.hand) == (2, 5)
    assert warned("tempus", here, Ideas()) == {}
    here.hand(0, "weapons:forest")
    assert warned("tempus", here, Ideas()) == {"cards": 1}


@pytest.mark.parametrize("title", TITLES)
def test_warnings_are_seldom_and_never_where_nothing_else_can_be_done(title: str) -> None:
    case = next(case for case in CASES if case.title == title)
    match = game(case, SEEDS[0])
    asked = given = 0
    for state, entry in zip(states(match), match.log, strict=False):
        if entry.seat is None:
            continue
        view = match.rules.view(state, entry.seat)
        found = case.offer.warnings(match.rules, view, entry.seat, entry.action)
        asked, given = asked + 1, given + bool(found)
        assert not found or len(list(match.rules.legal(state))) > 1, (entry.action, found)
    assert asked > 20
    assert given <= asked / 4, (given, asked)
