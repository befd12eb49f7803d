"""Score sheets, odds of throwing again, and what dice bring, without a match."""

from __future__ import annotations

from typing import Any

import pytest

from game.ages.bots.multiset import throws
from game.ages.state import State
from game.core.form import read
from game.core.match import Match
from game.core.message import refuse
from tests.build.forms import Sheet, sheet
from tests.conformance.cases import CASES, Case, game

GAMES = [case for case in CASES if case.title == "ages"][:8]
SKULLS = "goods_skull"


def of_state(match: Match, state: State, edition: str) -> Sheet:
    """Type a state onto the sheet."""
    tables = match.rules.tables  # type: ignore[attr-defined]
    made = sheet("ages", edition, len(state.boards))
    for seat, board in enumerate(state.boards):
        played = tables.in_play(len(state.boards))
        made.enter(seat, {f"boxes:{tables.monuments[at]}": board.monuments[at] for at in played})
        made.enter(seat, {"developments": board.developments, "disasters": board.disasters})
        made.enter(
            seat, dict(zip([f"boxes:{c}" for c in tables.city_ids], board.cities, strict=True))
        )
        made.enter(seat, dict(zip([f"good:{g}" for g in tables.goods], board.goods, strict=True)))
        made.enter(seat, {"food": board.food})
        if tables.sails:
            made.enter(seat, {"ships": board.ships})
    if len(state.boards) > 1:
        firsts = zip(tables.monuments, state.firsts, strict=True)
        made.enter(values={f"first:{name}": str(seat) for name, seat in firsts if seat >= 0})
    return made


@pytest.mark.parametrize("case", GAMES, ids=str)
@pytest.mark.parametrize("seed", ["ochre", "teal"])
def test_a_sheet_scores_what_the_rules_score(case: Case, seed: str) -> None:
    match = game(case, seed)
    made = of_state(match, match.state, case.options.get("edition", "base"))
    assert made.found.scores == match.rules.scores(match.state)
    assert made.doubts() == []


@pytest.mark.parametrize("case", GAMES[:6], ids=str)
def test_a_sheet_kept_during_the_game_scores_every_state(case: Case) -> None:
    match = game(case, "ochre")
    for played in match.history()[:: max(1, len(match.history()) // 12)]:
        made = of_state(match, played.before, case.options.get("edition", "base"))
        assert made.found.scores == match.rules.scores(played.before)


def test_the_only_builder_was_the_first_and_needs_no_entry() -> None:
    made = sheet("ages", "base", 2).enter(0, {"boxes:great_wall": 13})
    assert made.line("monuments") == 10
    assert made.doubts() == []


def test_two_builders_are_later_ones_until_the_first_is_entered() -> None:
    made = sheet("ages", "base", 2)
    for seat in (0, 1):
        made.enter(seat, {"boxes:obelisk": 9})
    assert (made.line("monuments", 0), made.line("monuments", 1)) == (3, 3)
    assert made.doubts() == ["first:obelisk"]
    made.enter(values={"first:obelisk": "1"})
    assert (made.line("monuments", 0), made.line("monuments", 1)) == (3, 6)
    assert made.doubts() == []


def test_a_first_who_has_not_finished_is_asked_about_and_not_scored() -> None:
    made = sheet("ages", "base", 2).enter(0, {"boxes:obelisk": 9}).enter(1, {"boxes:obelisk": 8})
    made.enter(values={"first:obelisk": "1"})
    assert made.doubts() == ["first:obelisk"]
    (doubt,) = made.found.doubts
    assert doubt.message.params["name"] == "Ben"
    assert doubt.message.params["count"] == 9
    assert (made.line("monuments", 0), made.line("monuments", 1)) == (6, 0)


def test_alone_every_monument_is_a_first() -> None:
    made = sheet("ages", "base", 1).enter(0, {"boxes:great_pyramid": 15})
    assert made.total() == 12
    assert "firsts" not in [group.key for group in made.form.groups(made.filled)]


def test_a_total_below_nothing_is_allowed() -> None:
    assert sheet("ages", "late", 2).enter(0, {"disasters": 17}).total() == -17


def test_monuments_left_out_have_no_field_and_come_back_with_more_people() -> None:
    two, four = sheet("ages", "base", 2), sheet("ages", "base", 4)
    keys = [field.key for group in two.form.groups(two.filled) for field in group.fields]
    assert "boxes:temple" not in keys
    assert four.enter(3, {"boxes:temple": 7}).total(3) == 4


def test_ships_need_the_development_and_the_refusal_names_what_to_do() -> None:
    made = sheet("ages", "late", 2)
    why = made.why("ships", 2, 0)
    assert why == refuse("ages.form.doubt.ships", name="Ada")
    made.enter(0, {"developments": ("shipping",), "ships": 2})
    assert made.why("developments", (), 0) is not None


def test_derived_counts_follow_each_edit() -> None:
    made = sheet("ages", "base", 2)
    assert made.fact("dice", 0) == 3
    made.enter(0, {"boxes:city:4": 3, "good:wood": 3, "good:stone": 2})
    assert (made.fact("dice", 0), made.fact("worth", 0)) == (4, 6 + 6)
    made.enter(0, {"boxes:city:4": 2, "good:wood": 0})
    assert (made.fact("dice", 0), made.fact("worth", 0)) == (3, 6)
    made.enter(0, {"developments": ("empire",)})
    assert made.line("per_city") == 3
    made.enter(0, {"boxes:city:4": 3})
    assert made.line("per_city") == 4


@pytest.mark.parametrize(
    ("edition", "development", "bonus"),
    [("base", "architecture", 1), ("late", "architecture", 2)],
)
def test_the_bonus_of_each_edition(edition: str, development: str, bonus: int) -> None:
    made = sheet("ages", edition, 2).enter(0, {"boxes:step_pyramid": 3, "boxes:obelisk": 9})
    made.enter(0, {"developments": (development,)})
    assert made.line("per_monument") == 2 * bonus


def test_commerce_counts_goods_and_neither_food_nor_ships() -> None:
    made = sheet("ages", "late", 2).enter(0, {"developments": ("commerce", "shipping")})
    made.enter(0, {"good:cloth": 2, "good:wood": 1, "food": 9, "ships": 3})
    assert made.line("per_good") == 3


# Throwing again


def odds(*dice: str, **values: object) -> Sheet:
    return sheet("ages", "reroll").enter(values={"dice": dice, **values})  # type: ignore[dict-item]


def test_one_die_and_one_throw_have_the_chance_of_its_faces() -> None:
    made = odds("workers", "workers", "food", throws=2, wish="workers", amount=8)
    assert made.fact("best") == pytest.approx(2 / 6)
    made.enter(values={"throws": 1})
    assert made.fact("best") == pytest.approx(2 / 6 + 3 / 6 * 2 / 6), "a skull stays locked"
    made.enter(values={"throws": 3})
    assert made.fact("best") == made.fact("now") == 0


def test_leadership_is_one_more_throw_of_one_die() -> None:
    made = odds("workers", "workers", "food", throws=3, wish="workers", amount=8)
    made.enter(values={"developments": ("leadership",)})
    assert made.fact("best") == pytest.approx(2 / 6)


def test_skulls_are_locked_among_several_and_free_alone() -> None:
    made = odds(SKULLS, SKULLS, "food", throws=2, wish="skulls", amount=1)
    assert made.fact("best") == 0
    assert made.enter(values={"alone": True}).fact("best") == pytest.approx(1 - 1 / 36)


def test_developments_count_for_the_wish() -> None:
    made = odds("workers", "workers", "food", throws=3, wish="workers", amount=8)
    assert made.fact("now") == 0
    assert made.enter(values={"developments": ("masonry",)}).fact("now") == 1


def test_what_to_keep_is_what_the_strong_players_expectation_keeps() -> None:
    made = odds("workers", "food", "coin", throws=2, wish="workers", amount=5)
    fact: Any = made.fact("keep")
    (kept,) = fact
    assert kept.params == {"count": 1, "face": "ages.face.workers"}
    spread = throws(3, 6, (1, 2, 4, 5, 6))
    hits = [float(3 * f.count(4) + 2 * f.count(5) >= 5) for f in spread.faces[spread.first :]]
    means = spread.expect(hits)
    assert made.fact("best") == pytest.approx(means[spread.number[(4,)]])


def test_fewer_dice_than_anybody_has_say_nothing() -> None:
    assert odds("food", "food").found.facts == ()


# What the dice bring: the worked examples of the rules


def brings(*dice: str, **values: object) -> Sheet:
    return sheet("ages", "takings").enter(values={"dice": dice, **values})  # type: ignore[dict-item]


def said(made: Sheet, name: str) -> list[dict[str, int]]:
    """Give what each fact of a name lists, by the last word of its keys."""
    facts = [f for f in made.found.facts if f.name.key == f"ages.form.fact.{name}"]
    return [
        {m.key.rpartition(".")[2]: m.params.get("count", 1) for m in f.value}  # type: ignore
        for f in facts
    ]


def test_example_a_goods_skull_and_a_good_are_wood_stone_and_pottery() -> None:
    made = brings(SKULLS, "good", "food", **{"good:stone": 1})
    assert said(made, "goods") == [{"wood": 1, "stone": 2, "pottery": 1}]
    assert said(made, "disaster") == []


def test_example_two_skulls_cost_two_boxes() -> None:
    made = brings(SKULLS, SKULLS, "food")
    assert made.fact("boxes") == 2
    assert "boxes" not in [f.name.key.rpartition(".")[2] for f in made.enter(
        values={"developments": ("irrigation",)}).found.facts]  # fmt: skip


def test_example_a_food_die_and_a_split_die_are_eight_and_three_cities_eat_to_five() -> None:
    made = brings("food", "food_or_workers", "coin", split=1, food=3)
    assert (made.fact("stored"), made.fact("food")) == (8, 5)


def test_example_five_cities_with_two_food_are_none_and_three_boxes() -> None:
    made = brings(*["coin"] * 5, food=2)
    assert (made.fact("food"), made.fact("hungry")) == (0, 3)


def test_example_five_workers_for_the_obelisk_and_the_fourth_city() -> None:
    made = brings("workers", "food_or_workers", "coin")
    assert made.fact("workers") == 5
    board = sheet("ages", "base", 2).enter(1, {"boxes:obelisk": 9}).enter(0, {"boxes:obelisk": 7})
    board.enter(values={"first:obelisk": "1"})
    assert board.total() == 0
    board.enter(0, {"boxes:obelisk": 9, "boxes:city:4": 3})
    assert (board.total(), board.fact("dice", 0)) == (3, 4)


def test_example_agriculture_is_paid_in_three_ways() -> None:
    stock = {"good:spearheads": 1, "good:cloth": 1, "good:stone": 3, "good:wood": 5}
    made = brings("coin", "food", "food", wanted="agriculture", **stock)
    ways = sorted(sorted(way) for way in said(made, "pay"))
    assert ways == [["cloth", "spearheads"], ["stone"], ["wood"]]


def test_example_eight_goods_become_six_in_three_ways() -> None:
    made = brings("food", "food", "food", **{"good:stone": 3, "good:wood": 5})
    assert made.fact("surplus") == 2
    ways = said(made, "give")
    assert len(ways) == 3
    for way in ({"wood": 2}, {"stone": 2}, {"wood": 1, "stone": 1}):
        assert way in ways


def test_more_split_dice_as_food_than_lie_there_are_refused() -> None:
    made = brings("food_or_workers", "food", "food")
    why = made.why("split", 2)
    assert why == refuse("ages.refuse.split", count=1)


def test_what_another_edition_does_not_know_is_kept_and_not_read() -> None:
    made = odds("food", "food", "food", edition="late")
    made.enter(values={"developments": ("masonry", "shipping")})
    made.enter(values={"edition": "base"})
    assert read(made.form, made.filled).words("developments") == ()
    made.enter(values={"edition": "late"})
    assert read(made.form, made.filled).words("developments") == ("shipping", "masonry")
