"""Faults that other programs of this game had: each is a test of its own here."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.ages.actions import Again, Build, Done, Engineer, Split, Stop, Throw
from game.ages.events import DiceThrown
from game.core.chance import Roll, Seeded, sample
from game.core.contract import Chance
from game.core.match import Match
from game.core.message import Refusal
from tests.build.ages import SKULLS, rules, table


def match(seed: str = "faults", players: int = 2) -> Match:
    made = Match(rules(), rules().setup(players), Seeded(seed))
    made.begin()
    return made


def test_fault_a_die_has_six_equally_likely_faces_and_no_others() -> None:
    rng = Random(5)
    seen = [0] * 8
    for _ in range(60_000):
        (value,) = sample(Roll(1), rng).values
        seen[int(value)] += 1
    assert seen[0] == seen[7] == 0
    assert all(9_500 < count < 10_500 for count in seen[1:7])


def test_fault_fast_clicks_never_give_a_fourth_throw() -> None:
    game = match()
    for _ in range(30):
        game.play(Throw())
        game.play(Again((0,)))
    thrown = Counter(
        (played.before.round, played.before.seat)
        for played in game.history()
        for event in played.step.events
        if isinstance(event, DiceThrown)
    )
    assert max(thrown.values()) == 3


def test_fault_leadership_does_not_end_the_turn_by_itself() -> None:
    game = table().give(0, developments="leadership").stand("coin", "coin", "food")
    game.lead(2, to="workers")
    assert (game.state.seat, game.phase) == (0, "build")


def test_fault_leadership_is_one_die_and_not_a_whole_roll() -> None:
    game = table().give(0, developments="leadership").stand("coin", "coin", "food")
    game.lead(2, to="workers")
    assert game.told(DiceThrown)[-1].thrown == (2,)
    assert game.state.dice == (6, 6, 4)


def test_fault_leadership_does_not_refuse_a_skull() -> None:
    game = table().give(0, developments="leadership").throw(SKULLS, "food", "food").do(Stop())
    game.lead(0, to="workers")
    assert game.state.dice[0] == 4


def test_fault_quarrying_does_not_pay_for_every_stone() -> None:
    game = table().give(0, cities=5, developments="quarrying").stand(*[SKULLS] * 3, "good", "food")
    assert game.of().goods[1] == 2 + 1


def test_fault_pestilence_does_not_hit_the_roller() -> None:
    assert table().stand(SKULLS, SKULLS, SKULLS).of(0).disasters == 0


def test_fault_a_monument_is_not_closed_by_the_first_builder() -> None:
    game = table().give(1, built="obelisk").stand("workers", "food", "food")
    assert game.why(Build("obelisk", 3)) is None


def test_fault_first_stays_with_the_first_builder_when_a_later_one_finishes() -> None:
    game = table().give(0, built="obelisk").give(1, built="obelisk")
    assert [game.lines(seat)["monuments"] for seat in (0, 1)] == [6, 3]


def test_fault_the_game_does_not_stop_the_moment_the_trigger_falls() -> None:
    game = table().give(0, developments="irrigation medicine quarrying caravans")
    game.stand("coin", "coin", "food").buy("leadership")
    assert (game.phase, game.state.seat) == ("throw", 1)


def test_fault_the_split_die_takes_no_choice_by_itself() -> None:
    game = table().stand("food_or_workers", "food", "food")
    assert game.phase == "split"
    assert (game.of().food, game.state.workers) == (3, 0)
    assert game.why(Done()) == "step"
    assert game.legal == [Split(0), Split(1)]


def test_fault_taking_a_conversion_back_never_leaves_workers_below_zero() -> None:
    situation = table().give(0, goods="1 stone", developments="engineering")
    situation.stand("food", "food", "food")
    game = Match(rules(), situation.state, Seeded("x"))
    game.play(Engineer(1))
    game.play(Build("obelisk", 3))
    while not isinstance(game.undo(), Refusal):
        assert game.state.workers >= 0
    assert game.state == situation.state


@pytest.mark.parametrize(("players", "count"), [(2, 5), (3, 6), (4, 7)])
def test_fault_the_right_number_of_monuments_is_in_play(players: int, count: int) -> None:
    assert len(rules().monuments_in_play(players)) == count


def test_fault_loading_does_not_roll_the_dice_again() -> None:
    played = match()
    played.play(Throw())
    loaded = Match(rules(), rules().setup(2), Seeded("another seed"))
    loaded.replay(played.log)
    assert loaded.state == played.state


def test_fault_undo_does_not_give_other_dice() -> None:
    game = match()
    game.play(Throw())
    dice = game.state.dice
    assert isinstance(game.undo(), Refusal), "an answered throw is never taken back"
    assert game.state.dice == dice


def test_rtta40_taking_back_ends_at_the_last_throw_leaderships_too() -> None:
    situation = table().give(0, developments="leadership").stand("coin", "coin", "coin")
    game = Match(rules(), situation.state, Seeded("x"))
    game.play(next(iter(game.rules.legal(game.state))))
    assert isinstance(game.undo(), Refusal)


def test_rtta40_redo_and_what_follows_it_give_the_same_dice() -> None:
    straight, wavering = match("firm"), match("firm")
    for game in (straight, wavering):
        game.play(Throw())
        game.play(Stop())
    assert wavering.undo() is None
    assert wavering.state.throws == 1
    wavering.redo()
    assert wavering.state == straight.state
    for game in (straight, wavering):
        while game.state.seat == 0:
            game.play(next(a for a in game.rules.legal(game.state) if a in (Done(), Split(0))))
        game.play(Throw())
    assert wavering.state == straight.state


def test_rtta40_thinking_again_before_a_throw_does_not_change_it() -> None:
    straight, wavering = match("firm"), match("firm")
    for game in (straight, wavering):
        game.play(Throw())
    wavering.play(Stop())
    wavering.undo()
    for game in (straight, wavering):
        assert not isinstance(game.play(Again((0, 1, 2))), Refusal)
    assert wavering.state.dice == straight.state.dice


def test_choices_made_elsewhere_leave_the_dice_as_they_are() -> None:
    quick, slow = match(), match()
    quick.play(Throw())
    slow.play(Throw())
    slow.play(Again((0,)))
    for game in (quick, slow):
        while game.state.seat == 0:
            assert not isinstance(game.pending, Chance)
            legal = list(game.rules.legal(game.state))
            game.play(next((a for a in legal if isinstance(a, (Stop, Done))), legal[0]))
        game.play(Throw())
    assert quick.state.dice == slow.state.dice


def test_fault_a_good_is_not_passed_on_when_its_row_is_full() -> None:
    game = table().give(0, goods="8 wood").stand("good", "food", "food")
    assert game.of().goods == game.goods("8 wood")
