"""What luck and play did to a match: sums that are exact, and nobody blamed for chance."""

from __future__ import annotations

import json
from decimal import Decimal
from itertools import islice

import pytest

from game.analysis.analyst import Stage, balances
from game.analysis.findings import Decision, Fortune
from game.analysis.judge import Judge
from game.analysis.measures import Doubt, Marks, Scale, own
from game.analysis.report import mistakes
from game.analysis.shares import WHOLE, chance, plus, shares
from game.core.chance import Outcome
from game.core.contract import Chance, Turn
from game.core.match import Match
from game.core.registry import titles
from game.loading.title import load
from game.opening import open_match
from game.replay.record import of_match
from tests.build.analysis import analysed, quick, record
from tests.build.selfplay import bot, table

PARTS = ("start", "luck", "own_play", "others_play")


def test_start_luck_and_play_sum_to_the_result_to_the_last_digit() -> None:
    for seat in json.loads(json.dumps(analysed("easy").document()))["seats"]:
        assert sum(seat[part] for part in PARTS) == seat["result"]
        assert sum(Decimal(repr(seat[part])) for part in PARTS) == Decimal(repr(seat["result"]))


def test_whatever_the_steps_are_they_sum_to_the_result() -> None:
    values = tuple(shares(one) for one in ((0.2, 0.3, 0.5), (0.4, 0.3, 0.3), (0.0, 1.0, 0.0)))
    luck = Fortune(0, 1, 0, values[0], values[1], (0, 0, 0), True, (3,))
    play = Decision(1, 2, 1, "act", shares((0.1, 0.2, 0.7)), values[2], 0, "{}")
    for one in balances(Stage(values, (luck, play)), 3):
        assert one.start + one.luck + one.own_play + one.others_play == one.result


def test_all_luck_of_a_match_sums_to_nothing() -> None:
    assert sum(one.luck for one in analysed("easy").balances) == 0


def test_whoever_plays_the_best_action_everywhere_loses_nothing() -> None:
    report = analysed("hard")
    assert report.decisions
    assert [one.own_play for one in report.balances] == [0, 0]


@pytest.mark.varies("title")
@pytest.mark.parametrize("title", sorted(titles()))
def test_in_every_title_whoever_plays_what_the_analyst_would_loses_nothing(title: str) -> None:
    seats = max(2, min(load(title).cover.seats))
    setup = table(title, ["easy"] * seats, 4)
    match, judge = open_match(setup), Judge(setup)
    match.begin()
    while len(match.log) < 8:
        turn = match.pending
        assert isinstance(turn, Turn)
        seed = f"analysis/{setup.seed}/{len(match.log)}"
        match.play(judge.advice(match.state, turn.seat, seed).action)
    analyst = quick(of_match(setup, match))
    found = [analyst.step(place) for place in range(analyst.first, len(match.log))]
    made = [one for one in found if isinstance(one, Decision)]
    assert made
    assert not any(part for one in made for part in one.change)


def test_a_careless_player_loses_by_its_play() -> None:
    assert sum(one.own_play for one in analysed("easy").balances) < 0


def test_what_is_expected_of_chance_does_not_know_what_came() -> None:
    found = record("easy", 26)
    analyst = quick(found)
    place = next(
        place
        for place in range(3, 20)
        if isinstance(analyst.rules.pending(found.state(place)), Chance)
    )
    state = found.state(place)
    pending = analyst.rules.pending(state)
    assert isinstance(pending, Chance)
    low, high = (
        analyst._fortune(place, state, pending, Outcome((face,) * pending.request.count))
        for face in (1, 6)
    )
    assert low is not None
    assert high is not None
    assert low.expected == high.expected
    assert low.after != high.after


def test_an_analysis_can_be_gone_on_with_anywhere() -> None:
    found = record("easy", 14)
    whole = quick(found).whole()
    half = list(islice(quick(found).run(), 7))[-1]
    assert quick(found).whole(half) == whole


def test_a_sketch_shows_the_ends_first_and_says_what_the_analysis_will_say() -> None:
    found = record("easy", 14)
    drawn = list(quick(found).sketch(3, 6))
    assert [place for place, _ in drawn][:2] == [3, found.last]
    assert len(dict(drawn)) == 6
    values = quick(found).whole().values
    assert all(value == values[place] for place, value in drawn)


def test_the_interval_of_a_difference_judged_at_once_grows_with_it() -> None:
    doubt = Doubt(0.02, 0.25)
    assert doubt.of(0.0) == 0.02
    assert doubt.of(-0.2) == doubt.of(0.2) == pytest.approx(0.07)


def test_doubt_of_who_wins_grows_with_the_root_of_the_turns_to_come() -> None:
    scale = Scale(spread=6.0, turn=4.0)
    assert [scale.spread_at(left) for left in (-1, 0, 4)] == [6, 6, 10]


@pytest.mark.parametrize("title", sorted(id for id, one in titles().items() if one.forecaster))
def test_every_title_has_measured_its_scales_and_doubts_for_every_number_of_seats(
    title: str,
) -> None:
    found = own(title)
    seats = {str(count) for count in load(title).cover.seats if count > 1}
    assert set(found.seats) == seats
    assert all(scale.matches for scale in found.seats.values())
    assert found.doubt is not None
    assert found.doubt.cases


def test_chances_are_parts_of_a_whole_that_are_exact_as_decimals() -> None:
    parts = shares((1 / 3, 1 / 3, 1 / 3))
    assert sum(parts) == WHOLE
    assert sum(Decimal(repr(chance(part))) for part in parts) == 1


def test_changes_are_summed_by_seat() -> None:
    assert plus([(1, -1), (4, -4)], 2) == (5, -5)


@pytest.mark.parametrize(
    ("lost", "mark"), [(0.02, ""), (0.04, "dubious"), (0.07, "mistake"), (0.2, "blunder")]
)
def test_a_loss_is_called_by_its_word(lost: float, mark: str) -> None:
    best, taken = shares((0.5, 0.5)), shares((0.5 - lost, 0.5 + lost))
    one = Decision(3, 0, 1, "act", best, taken, 0, "{}")
    assert one.mark(Marks(0.03, 0.06, 0.12)) == mark


def test_the_costliest_decisions_come_first_and_lead_to_their_places() -> None:
    report = analysed("easy")
    found = report.costliest(0, 9)
    assert [one.loss for one in found] == sorted((one.loss for one in found), reverse=True)
    assert mistakes(report.stage, 0, 9) == found
    assert all(report.record.match.log[one.place].seat == 0 for one in found)


@pytest.mark.parametrize("title", sorted(titles()))
def test_hidden_cards_are_dealt_anew_as_the_seat_may_believe(title: str) -> None:
    seats = 3 if title == "tempus" else 2
    setup = table(title, ["easy"] * seats, 3)
    match: Match = open_match(setup)
    match.begin()
    for number in range(40):
        turn = match.pending
        assert isinstance(turn, Turn)
        match.play(bot(setup, match, turn.seat, number))
    judge, state = Judge(setup), match.state
    for seat in range(seats):
        dealt = judge.dealt(state, seat, "anew")
        assert judge.rules.view(dealt, seat) == judge.rules.view(state, seat)
        assert not judge.rules.problems(dealt)
