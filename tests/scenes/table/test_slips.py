"""No slip is final: the next seat waits, Enter does what the hint says, nothing is left dead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.core.bot import Advice
from game.core.chance import Roll
from game.core.contract import Chance, Turn
from game.opening import open_match
from game.storage.settings import RESPITES
from scenes.table.fate import ROLLS
from scenes.table.registry import stage
from scenes.table.respite import UNTIL_TOLD
from scenes.table.session import Session
from scenes.ui.picture import Act, Do
from tests.build import toy
from tests.build.matches import match_setup, seat_counts
from tests.build.seat import Seated, seat
from tests.build.titles import offered
from tests.build.toy import Mark, Rest, Take, Thinker
from tests.build.views import Views
from tests.conformance.cases import CASES, SEEDS, TITLES, Case, decisions, game
from tests.scenes.table.test_choices import cases

GRACE = 2


def against_a_computer(respite: int = GRACE, *answers: object, **settings: Any) -> Seated:
    worker = Thinker(*(answers or (Mark(()), Rest())))
    return seat(toy.session(bots=[1], worker=worker), toy.STAGE, respite=respite, **settings)


def pass_time(seated: Seated, seconds: float) -> None:
    for _ in range(round(seconds * 10)):
        seated.app.turn(0.1)


def waits(seated: Seated) -> bool:
    return seated.scene.controller.now.respite.on


def test_after_the_last_decision_of_a_turn_the_next_seat_waits_and_no_longer() -> None:
    seated = against_a_computer()
    seated.pilot.press("return", "r")
    pass_time(seated, GRACE - 0.5)
    assert waits(seated)
    assert seated.scene.session.steps == 2
    pass_time(seated, 1)
    assert not waits(seated)
    assert seated.scene.session.steps == 4


def test_within_a_turn_nobody_waits() -> None:
    seated = against_a_computer()
    seated.pilot.press("return")
    assert not waits(seated)
    assert seated.scene.controller.view.me == 0


def test_while_the_next_seat_waits_take_back_gives_the_decision_back() -> None:
    seated = against_a_computer()
    seated.pilot.press("return", "r")
    pass_time(seated, 1)
    seated.pilot.click("undo")
    assert not waits(seated)
    assert (seated.scene.session.steps, seated.scene.controller.view.me) == (1, 0)


def test_the_ring_on_take_back_runs_down_with_the_time() -> None:
    seated = against_a_computer()
    seated.pilot.press("return", "r")
    parts = []
    for _ in range(3):
        pass_time(seated, 0.5)
        parts.append(round(seated.pilot.see("respite").data, 1))
    assert parts == [0.7, 0.5, 0.2]
    assert seated.pilot.see("respite").place.contains(seated.pilot.see("undo").place.centre)
    pass_time(seated, 1)
    assert seated.pilot.picture.find("respite") is None


@pytest.mark.parametrize("how", ["key", "click"])
def test_the_main_button_ends_the_turn_before_the_time_is_over(how: str) -> None:
    seated = against_a_computer()
    seated.pilot.press("return", "r")
    assert seated.pilot.see("action").intent == Do("table.end_turn")
    if how == "key":
        seated.pilot.press("return")
    else:
        seated.pilot.click("action")
    assert not waits(seated)


def test_a_turn_that_ends_only_by_the_button_ends_by_nothing_else() -> None:
    seated = against_a_computer(UNTIL_TOLD)
    seated.pilot.press("return", "r")
    pass_time(seated, 60)
    assert waits(seated)
    assert seated.scene.session.steps == 2
    assert seated.pilot.see("respite").data == 1.0
    seated.pilot.press("return")
    pass_time(seated, 1)
    assert seated.scene.session.steps == 4


def test_the_second_click_of_a_double_one_does_not_end_the_turn() -> None:
    seated = against_a_computer()
    seated.pilot.press("return", "r")
    spot = seated.pilot.spot("action")
    seated.pilot.click_at(spot)
    assert waits(seated)


def test_what_cannot_be_taken_back_lets_nobody_wait() -> None:
    seated = against_a_computer()
    seated.pilot.press("return", "t")
    assert not waits(seated)


def test_between_people_the_own_board_stays_and_the_curtain_comes_after() -> None:
    seated = seat(toy.session(), toy.STAGE, respite=GRACE, curtain=True)
    seated.pilot.press("return", "r")
    pass_time(seated, 1)
    assert seated.app.stack.top is seated.scene
    assert seated.pilot.see("name").text == "board 0"
    seated.pilot.press("ctrl+z")
    assert seated.app.stack.top is seated.scene, "one's own decision is taken back unasked"
    assert seated.scene.session.steps == 1
    seated.pilot.press("r")
    pass_time(seated, GRACE + 0.5)
    assert seated.app.stack.top is not seated.scene


def test_the_time_begins_only_once_the_decision_was_seen() -> None:
    seated = against_a_computer(1, speed="normal")
    seated.scene.controller.act(Mark((0,)))
    pass_time(seated, 1)
    seated.scene.controller.now.respite.begin()
    seated.scene.controller.playback.running = True
    pass_time(seated, 5)
    assert seated.scene.controller.now.respite.part == 1.0


def test_a_match_that_is_opened_again_lets_nobody_wait() -> None:
    session = toy.session()
    for action in (Mark(()), Rest()):
        session.play(action)
    assert not waits(seat(session, toy.STAGE, respite=GRACE))


@pytest.mark.slow
@pytest.mark.varies("title")
@pytest.mark.parametrize("title", TITLES)
def test_in_every_title_a_turn_waits_exactly_where_it_can_be_taken_back(title: str) -> None:
    """Whoever sees the other's turn begin could have taken back what they did last."""
    setup = match_setup(title, next(n for n in seat_counts(title) if n > 1), "respite", 0)
    match = open_match(setup)
    session = Session(setup, match, Thinker())
    seated = seat(session, stage(title), respite=UNTIL_TOLD)
    controller, passes = seated.scene.controller, 0
    for _ in range(60):
        person = session.person
        if person is None or controller.view.me is None:
            break
        controller.act(next(iter(match.rules.legal(match.state))))
        turned = session.seat not in (person, None)
        passed = turned and session.undoes() == person
        assert controller.now.respite.on == passed
        passes += turned
        if passed:
            assert (controller.view.me, controller.view.mat().shown) == (None, person)
        controller.end_turn()
        controller.uncovered()
    assert passes


# The hint is on Enter


def test_enter_does_what_the_hint_advised_where_the_main_button_means_something_else() -> None:
    seated = seat(toy.session(worker=Thinker(Advice(Take()))), toy.STAGE)
    seated.pilot.press("return", "h")
    seated.app.turn(0.02)
    assert seated.pilot.see("action").intent == Act(Take())
    seated.pilot.press("return")
    assert Take() in [entry.action for entry in seated.scene.session.match.log]


def test_after_another_choice_enter_means_what_it_always_did() -> None:
    seated = seat(toy.session(worker=Thinker(Advice(Mark((1, 2))))), toy.STAGE)
    seated.pilot.press("h")
    seated.app.turn(0.02)
    seated.pilot.press("1")
    assert seated.pilot.see("action").intent == Act(Mark((0, 1, 2)))


def positions(case: Case, most: int) -> Iterator[Any]:
    match = game(case, SEEDS[0])
    made: Views = offered(case.title, "screen.views", "VIEWS")
    for state in decisions(match, most):
        assert isinstance(match.rules.pending(state), Turn)
        yield stage(case.title).open(made.board_view(state, by=match.rules))


@cases
def test_what_is_the_only_thing_left_is_on_the_main_button(case: Case) -> None:
    elsewhere = set()
    for mat in positions(case, 60):
        legal = list(mat.rules.legal(mat.state))
        if len(legal) == 1:
            choices = mat.choices()
            first = choices[0].intent if choices else None
            act = mat.revise(first) if isinstance(first, Do) else first
            if act != Act(legal[0]):
                elsewhere.add((mat.phase, type(legal[0]).__name__, str(first)))
    assert not elsewhere


def test_the_settings_offer_no_wait_seconds_and_the_button() -> None:
    assert (*range(6), UNTIL_TOLD) == RESPITES


# What cannot be taken back is marked


@pytest.mark.parametrize("title", ["ages", "stoneage"])
def test_whatever_throws_dice_bears_a_die_and_what_only_chooses_does_not(title: str) -> None:
    case = next(case for case in CASES if case.title == title and case.seats == 3)
    wrong, thrown = set(), 0
    for mat in positions(case, 60):
        rules: Any = mat.rules
        for choice in mat.choices():
            if isinstance(choice.intent, Act):
                after = rules.pending(rules.apply(mat.state, choice.intent.action).state)
                rolls = isinstance(after, Chance) and isinstance(after.request, Roll)
                thrown += rolls
                if (choice.icon == ROLLS) != rolls:
                    wrong.add((mat.phase, choice.label))
    assert not wrong
    assert thrown


def test_in_ages_dice_that_a_click_throws_look_unlike_those_that_it_chooses() -> None:
    case = next(case for case in CASES if case.title == "ages")
    looks: dict[type, set[str]] = {Act: set(), Do: set()}
    for mat in positions(case, 40):
        for item in mat.picture:
            if item.kind == "die" and item.intent:
                looks[type(item.intent)].add(item.data.state)
    assert looks[Act] == {"ready"}
    assert "ready" not in looks[Do]
