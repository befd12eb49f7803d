"""Building: cities, monuments, engineering."""

from __future__ import annotations

from typing import Any

import pytest

from game.ages.actions import Build, Done, Engineer
from game.ages.events import CityBuilt, EndTriggered, GoodsGiven, MonumentBuilt
from tests.build.ages import table

WORK = ("workers", "workers", "food")


def test_workers_may_be_split_freely() -> None:
    game = table().stand(*WORK).build("step_pyramid", 1).build("city:4", 2).build("obelisk", 3)
    assert game.of().cities == (2, 0, 0, 0)
    assert game.of().monuments[0] == 1


def test_every_target_is_offered_with_every_number_of_boxes() -> None:
    game = table().stand("workers", "food", "food")
    wanted = {Build(f"city:{n}", k) for n in (4, 5, 6, 7) for k in (1, 2, 3)}
    names = ("step_pyramid", "stone_circle", "obelisk", "hanging_gardens", "great_wall")
    wanted |= {Build(name, k) for name in names for k in (1, 2, 3)}
    assert set(game.legal) == wanted | {Done()}


def test_boxes_stay_marked() -> None:
    game = table().stand("workers", "food", "food").build("obelisk", 2).finish().rest()
    assert game.of().monuments[3] == 2


def test_unused_workers_are_lost() -> None:
    game = table().stand("workers", "coin", "coin").build("obelisk", 1).done()
    assert game.state.workers == 0


def test_more_boxes_than_workers_are_refused_with_what_is_missing() -> None:
    assert table().stand(*WORK).short(Build("obelisk", 8)) == 2


def test_more_boxes_than_are_left_are_refused() -> None:
    game = table().give(0, marks="2 step_pyramid").stand(*WORK)
    assert game.why(Build("step_pyramid", 2)) == "boxes"


@pytest.mark.parametrize("boxes", [0, -1, True])
def test_no_boxes_are_no_action(boxes: int) -> None:
    assert table().stand(*WORK).why(Build("obelisk", boxes)) == "no_boxes"


def test_a_finished_target_takes_no_more() -> None:
    game = table().give(0, cities=4, food=9, built="obelisk").stand(*WORK, "food")
    assert game.why(Build("city:4", 1)) == "city_built"
    assert game.why(Build("obelisk", 1)) == "monument_built"
    assert game.why(Build("colossus", 1)) == "no_target"
    assert game.why(Build("city:8", 1)) == "no_target"


@pytest.mark.parametrize(("city", "boxes"), [(4, 3), (5, 4), (6, 5), (7, 6)])
def test_each_city_has_its_own_boxes(city: int, boxes: int) -> None:
    game = table().give(0, marks=f"{boxes - 1} city:{city}").stand(*WORK)
    assert game.why(Build(f"city:{city}", 2)) == "boxes"
    game.build(f"city:{city}", 1)
    assert game.told(CityBuilt)[0] == CityBuilt(0, f"city:{city}", 4)


def test_rtta6_any_unfinished_city_may_be_marked() -> None:
    game = table().stand(*WORK).build("city:7", 6)
    assert game.rules.city_count(game.of()) == 4


def test_rtta6_the_cheapest_city_is_offered_first() -> None:
    built = [action for action in table().stand(*WORK).legal if isinstance(action, Build)]
    assert built[0].target == "city:4"


@pytest.mark.parametrize(
    ("players", "out"),
    [(2, {"temple", "great_pyramid"}), (3, {"hanging_gardens"}), (4, set())],
)
def test_monuments_are_left_out_by_the_number_of_players(players: int, out: Any) -> None:
    game = table(players).stand(*WORK)
    refused = {m for m in game.rules.tables.monuments if game.why(Build(m, 1)) == "left_out"}
    offered = {a.target for a in game.legal if isinstance(a, Build) and "city" not in a.target}
    assert refused == out
    assert offered == set(game.rules.tables.monuments) - out
    assert set(game.rules.monuments_in_play(players)) == offered


def test_the_first_builder_scores_more_than_later_ones() -> None:
    game = table().give(0, marks="8 obelisk").give(1, marks="8 obelisk")
    game.stand("workers", "food", "food").build("obelisk", 1).finish()
    game.stand("workers", "food", "food").build("obelisk", 1)
    assert game.told(MonumentBuilt) == [
        MonumentBuilt(0, "obelisk", True, 6),
        MonumentBuilt(1, "obelisk", False, 3),
    ]
    assert (game.lines(0)["monuments"], game.lines(1)["monuments"]) == (6, 3)


def test_rtta4_in_one_round_only_the_earlier_is_first() -> None:
    game = table(3, first=1)
    for seat in range(3):
        game.give(seat, marks="4 stone_circle")
    for _ in range(3):
        game.stand("workers", "food", "food").build("stone_circle", 1).finish()
    assert [event.first for event in game.told(MonumentBuilt)] == [True, False, False]
    assert [game.lines(seat)["monuments"] for seat in range(3)] == [1, 2, 1]


def test_rtta24_every_player_may_build_each_monument() -> None:
    game = table(4)
    for seat in range(3):
        game.give(seat, built="temple")
    for _ in range(3):
        game.rest()
    assert game.stand(*WORK).why(Build("temple", 1)) is None


def test_the_build_step_is_skipped_without_workers() -> None:
    assert table().stand("coin", "coin", "coin").phase == "buy"


def test_the_build_step_ends_by_itself_when_no_worker_is_left() -> None:
    game = table().stand("workers", "coin", "coin").build("obelisk", 3)
    assert game.phase == "buy"


def test_the_build_step_is_skipped_when_nothing_is_left_to_build() -> None:
    names = "step_pyramid stone_circle obelisk hanging_gardens great_wall"
    game = table().give(0, cities=7, built=names, goods="2 stone", developments="engineering")
    game.stand("workers", *["coin"] * 6)
    assert game.phase == "buy"


def test_engineering_gives_three_workers_for_each_stone() -> None:
    game = table().give(0, goods="2 stone", developments="engineering")
    game.stand("workers", "food", "food").engineer(2)
    assert game.state.workers == 3 + 6
    assert game.of().goods == (0,) * 5
    assert game.told(GoodsGiven)[0] == GoodsGiven(0, "stone", 2, 6)


def test_rtta29_engineering_opens_the_build_step_without_any_worker() -> None:
    game = table().give(0, goods="2 stone", developments="engineering")
    game.stand("coin", "food", "food")
    assert game.legal == [Done(), Engineer(1), Engineer(2)]


def test_rtta29_stones_are_given_piece_by_piece_within_the_step() -> None:
    game = table().give(0, goods="2 stone", developments="engineering")
    game.stand("food", "food", "food").engineer(1).build("obelisk", 3).engineer(1)
    assert (game.state.workers, game.of().monuments[3]) == (3, 3)


def test_rtta29_stones_of_this_turn_may_be_given() -> None:
    game = table().give(0, developments="engineering").stand("good", "good", "food").engineer(1)
    assert game.of().goods == game.goods("1 wood")


def test_rtta29_masonry_adds_nothing_to_engineering() -> None:
    game = table().give(0, goods="1 stone", developments="engineering masonry")
    game.stand("workers", "food", "food").engineer(1)
    assert game.state.workers == 4 + 3


def test_engineering_takes_no_more_stones_than_there_are() -> None:
    game = table().give(0, goods="1 stone", developments="engineering").stand(*WORK)
    assert game.short(Engineer(3)) == 2
    assert game.why(Engineer(0)) == "no_goods"


def test_without_engineering_stones_stay_stones() -> None:
    game = table().give(0, goods="1 stone").stand(*WORK)
    assert game.why(Engineer(1)) == "no_engineering"


def test_rtta20_the_last_monument_still_unbuilt_triggers_the_end() -> None:
    game = table().give(0, built="step_pyramid obelisk great_wall", marks="4 stone_circle")
    game.give(1, built="hanging_gardens").stand(*WORK).build("stone_circle", 1)
    assert game.told(EndTriggered) == [EndTriggered(0, "monuments")]
