"""A game of one player: ten rounds, skulls thrown again, disasters that have no one else to hit."""

from __future__ import annotations

import pytest

from game.ages.actions import Again, Stop, Throw
from game.ages.events import DisasterStruck, EndTriggered
from game.core.chance import Seeded
from game.core.event import GameEnded, RoundBegan
from game.core.match import Match
from tests.build.ages import SKULLS, Table, rules, solo

FOUR = "irrigation medicine quarrying caravans"
EDITIONS = pytest.mark.parametrize("edition", ["base", "late"])


def play_on(game: Table) -> int:
    """Rest until the game is over; give the number of turns."""
    turns = 0
    while game.phase != "over":
        game.rest()
        turns += 1
    return turns


@EDITIONS
def test_rtta14_alone_it_is_always_ten_rounds(edition: str) -> None:
    game = solo(edition)
    assert play_on(game) == 10
    assert game.state.round == 10
    assert game.told(GameEnded) == [GameEnded((0,))]
    assert game.told(RoundBegan)[-1] == RoundBegan(10)


@EDITIONS
def test_rtta14_developments_and_monuments_do_not_end_it(edition: str) -> None:
    game = solo(edition)
    owned = rules(edition=edition).tables.developments[1:9]
    game.give(0, developments=" ".join(owned))
    game.give(0, built=" ".join(rules(edition=edition).tables.monuments[:6]))
    game.give(0, marks="14 great_pyramid").stand("workers", "coin", "coin")
    game.build("great_pyramid", 1).finish()
    assert game.phase == "throw"
    assert game.told(EndTriggered) == []
    assert play_on(game) == 9


def test_the_last_round_is_told_and_marked_when_it_begins() -> None:
    game = solo()
    for _ in range(9):
        assert not game.state.ending
        game.rest()
    assert game.state.ending
    assert game.told(EndTriggered) == [EndTriggered(0, "rounds")]


def test_rtta14_early_end_stops_at_five_developments() -> None:
    game = solo(early_end="yes").give(0, developments=FOUR)
    game.stand("coin", "coin", "food").buy("leadership")
    assert game.phase == "over"
    assert game.state.round == 1


def test_rtta14_early_end_in_the_late_edition_waits_for_seven() -> None:
    game = solo("late", early_end="yes").give(0, developments=FOUR)
    assert game.stand("coin", "coin", "food").buy("leadership").phase == "throw"
    game = solo("late", early_end="yes").give(0, developments=f"{FOUR} agriculture coinage")
    assert game.stand("coin", "coin", "food").buy("leadership").phase == "over"


def test_rtta14_early_end_stops_at_all_monuments() -> None:
    game = solo(early_end="yes").give(0, marks="14 great_pyramid")
    game.give(0, built=" ".join(rules().tables.monuments[:6]))
    game.stand("workers", "food", "food").build("great_pyramid", 1).finish()
    assert game.phase == "over"


def test_rtta37_early_end_waits_for_the_end_of_the_turn() -> None:
    game = solo(early_end="yes").give(0, developments="irrigation medicine quarrying coinage")
    game.give(0, goods="4 wood 4 stone").stand("coin", "food", "food").buy("leadership")
    assert game.phase == "discard"
    assert game.discard("2 wood").phase == "over"


def test_early_end_still_ends_after_ten_rounds() -> None:
    assert play_on(solo(early_end="yes")) == 10


@EDITIONS
def test_rtta1_alone_skulls_may_be_thrown_again(edition: str) -> None:
    game = solo(edition).throw(SKULLS, SKULLS, SKULLS)
    assert game.phase == "keep"
    game.again(0, 2, to=("food", "coin"))
    assert game.state.dice == (1, 3, 6)


def test_alone_three_throws_are_still_the_most() -> None:
    game = solo().throw(SKULLS, SKULLS, SKULLS).again(0, to=(SKULLS,)).again(0, to=(SKULLS,))
    assert game.why(Again((0,))) == "step"


@EDITIONS
def test_alone_all_monuments_count_and_always_first(edition: str) -> None:
    game = solo(edition).give(0, built=" ".join(rules(edition=edition).tables.monuments))
    assert game.lines()["monuments"] == 1 + 2 + 4 + 6 + 8 + 10 + 12


@EDITIONS
def test_alone_a_pestilence_hits_the_player(edition: str) -> None:
    game = solo(edition).stand(SKULLS, SKULLS, SKULLS)
    assert game.of().disasters == 3
    assert game.told(DisasterStruck)[0].boxes == ((0, 3),)


@EDITIONS
def test_alone_medicine_saves_from_the_pestilence(edition: str) -> None:
    game = solo(edition).give(0, developments="medicine").stand(SKULLS, SKULLS, SKULLS)
    assert game.of().disasters == 0
    assert game.told(DisasterStruck)[0].spared == ((0, "medicine"),)


@EDITIONS
def test_rtta11_alone_religion_cancels_the_revolt(edition: str) -> None:
    game = solo(edition).give(0, cities=5, food=9, developments="religion", goods="2 wood")
    game.stand(*[SKULLS] * 5)
    assert game.of().goods == game.goods("4 wood 2 stone 2 pottery 2 cloth 2 spearheads")
    assert game.told(DisasterStruck)[0].spared == ((0, "religion"),)


@EDITIONS
def test_alone_a_revolt_without_religion_takes_everything(edition: str) -> None:
    game = solo(edition).give(0, cities=5, food=9, goods="2 wood").stand(*[SKULLS] * 5)
    assert sum(game.of().goods) == 0


def test_alone_drought_invasion_and_famine_strike_as_usual() -> None:
    game = solo().give(0, food=1).stand(SKULLS, SKULLS, "coin")
    assert game.of().disasters == 2 + 2
    game = solo().give(0, cities=4, food=9).stand(*[SKULLS] * 4)
    assert game.of().disasters == 4
    game = solo().give(0, cities=4, food=9, built="great_wall").stand(*[SKULLS] * 4)
    assert game.of().disasters == 0


def test_rtta5_alone_the_preview_is_what_happens() -> None:
    game = solo().throw(SKULLS, SKULLS, SKULLS)
    crop, blow = game.rules.forecast(game.state)
    game.do(Stop())
    assert blow is not None
    assert blow.boxes == ((0, 3),)
    assert game.of().goods == crop.goods


def test_same_dice_again_whatever_was_built_or_bought() -> None:
    (busy, first), (idle, second) = played(-1), played(0)
    assert first == second
    assert busy.state.boards != idle.state.boards


def played(choice: int) -> tuple[Match, list[tuple[int, ...]]]:
    """Play four rounds, always stopping at once; give the first three dice of each throw."""
    game = Match(rules(), rules().setup(1), Seeded("same dice"))
    thrown = []
    for turn in range(1, 5):
        game.play(Throw())
        thrown.append(game.state.dice[:3])
        while game.state.round == turn:
            legal = list(game.rules.legal(game.state))
            game.play(legal[0 if game.state.phase == "keep" else choice])
    return game, thrown


def test_alone_the_limit_of_six_goods_and_one_purchase_hold() -> None:
    game = solo().give(0, goods="4 wood 4 stone").stand("coin", "coin", "food").buy("leadership")
    assert game.phase == "discard"
    assert game.rules.surplus(game.of()) == 2


def test_the_rules_say_how_many_rounds_a_game_alone_has() -> None:
    assert solo().rules.last_round(solo().state) == 10
    assert rules().last_round(rules().setup(2)) == 0
