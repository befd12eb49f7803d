"""The progress phase and the end: T43 to T50."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.core.chance import Seeded
from game.core.contract import Over
from game.core.event import GameEnded
from game.core.match import Match
from game.tempus.actions import Attack, Build, Commit, Discard
from game.tempus.events import CaughtUp, ProgressCounted
from game.tempus.scoring import TIES
from tests.build.tempus import at, rules, table


def counting(*boxes: Any, first: int = 0, **options: Any) -> Any:
    """Give a progress phase that begins; everybody has one person on grassland."""
    players = len(boxes)
    game = table(players, first, **options).box(*boxes).put(0, "0.0").put(1, "2.0").put(2, "4.0")
    state = game.state.clone()
    state.phase, state.actions, state.lap = "progress", 0, 4
    state.turn = state.seat = first
    game.state = state
    return game.tokens(*[0] * players)


def last_turn(*boxes: Any) -> Any:
    """Give the last turn of an era: seat 0 moves a person on the plain, then all count."""
    game = table(len(boxes)).box(*boxes).put(0, "0.0").put(1, "2.0").put(2, "4.0")
    return game.tokens(1, *[0] * (len(boxes) - 1))


def test_T43_every_cube_behind_moves_to_the_leaders_box() -> None:
    game = last_turn(3, 2, 2).put(0, "0.3").move("0.0", "0.1")
    event = game.told(CaughtUp)[0]
    assert (event.seats, event.box) == ((1, 2), 3)
    assert [tribe.box for tribe in game.state.tribes] == [4, 3, 3]


def test_T43_catching_up_never_gives_the_bonus_cards() -> None:
    game = last_turn(7, 6, 6).move("0.0", "0.1")
    assert [len(tribe.hand) for tribe in game.state.tribes] == [0, 0, 0]
    assert game.phase == "act"


def test_T44_in_turn_from_the_first_player_each_lays_any_number_face_down() -> None:
    game = counting(2, 2, 2, first=1).hand(0, "weapons:forest").hand(2, "weapons:hills")
    game.hand(1, "education:forest", "religion:forest")
    order = []
    for cards in (("education:forest", "religion:forest"), (), ("weapons:forest",)):
        order.append(game.seat)
        game.commit(*cards)
    assert order == [1, 2, 0]
    assert game.of(1).box == 3


def test_T44_the_number_is_public_the_cards_are_not_until_all_are_revealed() -> None:
    game = counting(2, 2, 2).hand(0, "weapons:forest").hand(1, "weapons:hills")
    game.commit("weapons:forest")
    assert game.rules.view(game.state, 1).tribes[0].laid == ("unknown",)
    assert game.rules.view(game.state, 0).tribes[0].laid == ("weapons:forest",)
    game.commit()
    assert game.told(ProgressCounted)[0].cards == (("weapons:forest",), (), ())


def test_T44_by_option_at_most_one_card_each() -> None:
    game = counting(2, 2, 2, progress_cards="one").hand(0, "weapons:forest", "weapons:hills")
    assert len(game.legal) == 3
    assert game.why(Commit(("weapons:forest", "weapons:hills"))) == "one_card"
    assert len(counting(2, 2, 2).hand(0, "weapons:forest", "weapons:hills").legal) == 4


def test_T44_all_laid_cards_are_discarded_scoring_or_not() -> None:
    game = counting(2, 2, 2).hand(0, "weapons:forest", "weapons:hills")
    game.commit("weapons:forest", "weapons:hills")
    assert game.state.discards == ("weapons:forest", "weapons:hills")
    assert game.of(0).hand == ()


@pytest.mark.parametrize(
    ("people", "cities", "cards", "parts"),
    [
        (("6.5 3", "8.5 2"), (), (), (5, 0, 0, 0)),
        (("6.5 2", "6.4 2"), (), (), (2, 0, 0, 0)),
        ((), ("8.5 4", "8.2 2"), (), (0, 2, 0, 0)),
        ((), (), ("religion:forest", "weapons:hills"), (0, 0, 1, 0)),
        ((), (), ("education:forest",), (0, 0, 1, 1)),
        ((), (), ("education:hills",), (0, 0, 0, 1)),
    ],
)
def test_T45_points_of_people_cities_backgrounds_and_education(
    people: tuple[str, ...],
    cities: tuple[str, ...],
    cards: tuple[str, ...] | tuple[str, ...],
    parts: tuple[int, ...],
) -> None:
    game = counting(2, 2, 2).paint("W", "6.5", "8.5").put(0, *people).city(0, *cities)
    game.hand(0, *cards)
    assert tuple(game.rules.progress_now(game.state, 0, cards)) == parts
    if cards:
        game.commit(*cards)
        assert game.told(ProgressCounted)[0].parts[0] == parts


def test_T45_the_terrain_under_a_city_never_scores() -> None:
    game = counting(2, 2, 2).paint("W", "6.5").city(0, "6.5 3")
    assert game.rules.progress_now(game.state, 0).total == 1


def test_T46_everybody_with_the_highest_total_moves_one_box_nobody_else() -> None:
    game = counting(2, 2, 2).paint("W", "6.5", "8.5").put(0, "6.5").put(2, "8.5")
    game.hand(0, "weapons:hills").commit()
    assert [tribe.box for tribe in game.state.tribes] == [3, 2, 3]


def test_T46_zero_is_a_highest_total_too() -> None:
    game = last_turn(2, 2, 2).move("0.0", "0.1")
    assert [tribe.box for tribe in game.state.tribes] == [3, 3, 3]
    assert game.told(ProgressCounted)[0].totals == (0, 0, 0)


def test_T46_who_enters_writing_or_printing_draws_two_one_after_the_other() -> None:
    for box in (0, 6):
        game = last_turn(box, box, box).move("0.0", "0.1")
        order = []
        while game.phase == "draw":
            order.append(game.state.seat)
            assert game.chance.count == 2
            game.draw(*game.chance.pool[:2])
        assert order == [0, 1, 2]
        assert [len(tribe.hand) for tribe in game.state.tribes] == [2, 2, 2]
        assert (game.state.round, game.state.first) == (2, 1)


def test_T46_only_who_advanced_draws() -> None:
    game = counting(0, 0, 0, first=1).paint("F", "6.5").put(2, "6.5").hand(0, "weapons:hills")
    game.commit().commit()
    assert (game.phase, game.state.seat) == ("draw", 2)
    game.draw("education:hills", "weapons:forest")
    assert game.phase == "act"


def test_T46_each_discards_to_the_new_boxs_limit_before_the_next_draws() -> None:
    game = counting(0, 0, 0).hand(0, *["weapons:hills"] * 2, *["weapons:farmland"] * 2)
    game.commit()
    game.draw("education:hills", "weapons:forest")
    assert (game.phase, game.seat) == ("discard", 0)
    game.do(Discard(("weapons:hills",)))
    assert (game.phase, game.state.seat) == ("draw", 1)
    game = counting(6, 6, 6).hand(0, *["weapons:hills"] * 2, *["weapons:farmland"] * 2)
    game.commit().draw("education:hills", "weapons:forest")
    assert (game.phase, game.state.seat) == ("draw", 1)


def test_T47_when_flight_is_entered_the_game_ends_at_once() -> None:
    game = counting(9, 9, 9).hand(0, "weapons:hills").commit("weapons:hills")
    assert isinstance(game.rules.pending(game.state), Over)
    assert game.state.discards == ("weapons:hills",)
    assert game.state.first == 0
    assert [tribe.box for tribe in game.state.tribes] == [10, 9, 9]
    assert game.told(GameEnded)[0].winners == (0,)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_T47_the_game_has_exactly_ten_eras_and_the_cubes_stand_on_two_boxes(players: int) -> None:
    made = rules()
    match = Match(made, made.setup(players), Seeded("ten"))
    match.begin()
    rng = Random("ten")
    rounds = set()
    while not match.over:
        match.play(rng.choice(list(made.legal(match.state))))
        state = match.state
        if state.lap and state.phase not in ("progress", "over"):
            rounds.add(state.round)
            boxes = {tribe.box for tribe in state.tribes}
            top = state.round if state.bonus else state.round - 1
            assert max(boxes) == top
            assert boxes <= {top, top - 1}
    assert rounds == set(range(1, 11))
    assert max(tribe.box for tribe in match.state.tribes) == 10


def test_T48_points_for_hexes_that_are_no_mountain_cities_and_flight() -> None:
    game = table().paint("M", "6.5").put(0, "4.5 3", "6.5 2", "8.5").city(0, "8.2 4", "0.0 2")
    lines = game.rules.scores(game.state)[0].lines
    assert [(line.key, line.points) for line in lines] == [
        ("tempus.score.hexes", 2),
        ("tempus.score.cities", 6),
        ("tempus.score.flight", 0),
    ]
    game.box(10, 9, 9)
    assert game.points() == 11
    assert game.rules.score_now(game.state, 0) == 11


def test_T49_ties_go_to_more_cards_in_hand_then_more_cities_then_are_shared() -> None:
    game = table(3).box(9, 9, 9).put(0, "0.0", "0.1").put(1, "2.0", "2.1").put(2, "4.0")
    assert game.winners() == (0, 1)
    assert game.hand(1, "weapons:hills").winners() == (1,)
    game = table(3).put(0, "0.0", "0.1").city(1, "6.0 2").put(2, "4.0").hand(0, "weapons:hills")
    assert game.hand(1, "weapons:forest").winners() == (1,)
    assert game.hand(0, "weapons:farmland").winners() == (0,)
    score = game.rules.scores(game.state)[1]
    assert (score.tie, score.tie_keys) == ((1, 1), TIES)


def test_T49_three_may_share() -> None:
    game = table(3).put(0, "0.0").put(1, "2.0").put(2, "4.0")
    assert game.winners() == (0, 1, 2)
    assert {score.tie for score in game.rules.scores(game.state)} == {(0, 0)}


def test_T50_supply_is_sixteen_less_those_on_the_map() -> None:
    game = table().put(0, "4.5 3", "6.5 2")
    assert game.rules.supply(game.state, 0) == 11


def test_T50_who_has_no_people_left_stays_in_with_ideas() -> None:
    game = table().put(0, "4.5 2").build("4.5", 2)
    assert game.people() == {}
    game.turn(0).tokens(3, 0, 0)
    game.ideas("education:hills")
    assert game.phase == "end"
    assert game.rules.progress_now(game.state, 0, ("education:hills",)).total == 2


def test_T50_the_program_warns_before_an_own_step_that_removes_the_last_people() -> None:
    game = table().spare(1).put(1, "4.4").put(0, "4.5 2")
    warn = game.rules.warn
    city = warn(game.state, Build(at("4.5"), 2))
    assert city is not None
    assert city.key == "tempus.warn.last_city"
    assert warn(game.state, Attack(at("4.5"), at("4.4"))) is None
    game = table().spare(1).put(1, "4.4").put(0, "4.5")
    fight = warn(game.state, Attack(at("4.5"), at("4.4")))
    assert fight is not None
    assert fight.key == "tempus.warn.last_fight"
    game.put(0, "6.5 2")
    assert warn(game.state, Build(at("6.5"), 2)) is None
