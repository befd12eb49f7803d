"""People play at the table: clicks, keys, boards, computers' turns, curtain and result."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.bot import Advice
from game.core.message import Message
from game.storage.log import LOGGER
from scenes.base.dialog import Confirm, Menu
from scenes.base.scene import Wheel
from scenes.table.curtain import Curtain
from scenes.table.result import Result
from scenes.table.session import Session
from scenes.ui.geometry import Offset
from scenes.ui.picture import Act
from tests.build import toy
from tests.build.seat import Blank, Seated, seat
from tests.build.toy import Cast, Mark, Rest, Take, Thinker


def table(session: Session | None = None, **settings: object) -> Seated:
    return seat(session or toy.session(), toy.STAGE, **settings)  # type: ignore[arg-type]


def prompt(seated: Seated) -> str:
    return seated.pilot.see("prompt").text


def wait(seated: Seated, seconds: float) -> None:
    for _ in range(round(seconds / 0.05)):
        seated.app.turn(0.05)


def test_two_people_play_a_whole_game_by_clicks() -> None:
    seated = table()
    for _ in range(6):
        seated.pilot.click("spot:0")
        seated.pilot.click("action")
        seated.pilot.click("action")
    seated.app.turn(0.02)
    assert seated.scene.session.match.over
    assert isinstance(seated.app.stack.top, Result)


def test_two_people_play_a_whole_game_by_keys() -> None:
    seated = table()
    for _ in range(6):
        seated.pilot.press("1", "return", "r")
    assert seated.scene.session.match.over
    assert seated.scene.session.match.state.points == (0, 0)


def test_a_draft_is_chosen_before_it_is_done() -> None:
    seated = table()
    seated.pilot.click("spot:1")
    seated.pilot.press("3")
    assert seated.scene.session.steps == 0
    assert seated.pilot.see("action").text == "Mark 2"
    seated.pilot.press("return")
    assert seated.scene.session.match.log[0].action == Mark((1, 2))


def test_a_refused_action_says_why_on_the_button_and_in_the_prompt() -> None:
    seated = table()
    seated.pilot.press("3")
    assert seated.pilot.see("action").intent is None
    assert seated.pilot.see("action").reason == "toy.refuse.spot"
    seated.pilot.press("return")
    assert prompt(seated) == "toy.refuse.spot"
    wait(seated, 7)
    assert prompt(seated) == "phase mark"


def test_a_hundred_clicks_in_one_moment_do_what_was_on_the_screen_once() -> None:
    seated = table()
    spot = seated.pilot.spot("action")
    for _ in range(100):
        seated.pilot.down(spot)
        seated.pilot.up(spot)
    seated.app.turn(0.02)
    assert seated.scene.session.steps == 1


def test_a_double_click_that_ends_a_turn_does_nothing_in_the_next_persons() -> None:
    seated = table()
    seated.pilot.press("1", "return")
    spot, steps = seated.pilot.spot("action"), seated.scene.session.steps
    seated.pilot.click("second:1")
    assert seated.scene.session.seat == 1
    seated.pilot.down(spot)
    wait(seated, 0.3)
    seated.pilot.up(spot)
    seated.app.turn(0.02)
    assert seated.scene.session.steps == steps + 1
    wait(seated, 0.2)
    seated.pilot.click_at(spot)
    assert seated.scene.session.steps == steps + 2


def test_undo_and_redo_by_keys_and_by_clicks() -> None:
    seated = table()
    seated.pilot.press("1", "return")
    seated.pilot.press("ctrl+z")
    assert seated.scene.session.steps == 0
    seated.pilot.click("redo")
    assert seated.scene.session.steps == 1
    seated.pilot.click("undo")
    seated.pilot.press("ctrl+y")
    assert seated.scene.session.match.state.marks == (0,)
    assert seated.pilot.picture.find("redo") is None


def test_what_fate_decided_cannot_be_taken_back_and_the_button_says_so() -> None:
    seated = table()
    seated.pilot.press("return", "return")
    assert seated.pilot.see("undo").intent is None
    assert "what was decided before" in seated.pilot.see("undo").reason


def test_nobody_is_said_to_think_while_chance_is_to_answer() -> None:
    session = toy.session()
    session.match.chance_source = None
    seated = table(session)
    for action in (Mark(()), Cast()):
        seated.scene.controller.act(action)
    seated.pilot.turn()
    assert prompt(seated) == ""


def test_another_persons_decision_is_taken_back_only_after_asking() -> None:
    seated = table()
    seated.pilot.press("return", "r")
    seated.pilot.press("ctrl+z")
    assert isinstance(seated.app.stack.top, Confirm)
    seated.pilot.click("no")
    assert seated.scene.session.steps == 2
    seated.pilot.press("ctrl+z")
    seated.pilot.click("yes")
    assert seated.scene.session.steps == 1
    assert seated.scene.session.seat == 0


def test_without_confirmations_nothing_is_asked() -> None:
    seated = table(confirm=False)
    seated.pilot.press("return", "r", "ctrl+z")
    assert seated.scene.session.steps == 1


def throw(seated: Seated) -> None:
    seated.pilot.press("return", "return")


def test_a_click_during_an_animation_completes_it_and_does_nothing_else() -> None:
    seated = table(speed="normal")
    throw(seated)
    scene = seated.scene
    assert scene.controller.director.playback.blocking
    steps = scene.session.steps
    seated.pilot.click_at(seated.pilot.see("spot:0").place.centre)
    assert not scene.controller.director.playback.blocking
    assert scene.controller.director.playback.state is scene.session.match.state
    assert scene.session.steps == steps
    assert scene.controller.now.selection == frozenset()


def test_the_die_flies_and_what_is_shown_ends_as_the_state() -> None:
    seated = table(speed="normal")
    throw(seated)
    before = seated.pilot.see("die").place
    wait(seated, 0.25)
    middle = seated.pilot.see("die")
    assert middle.height > 0
    wait(seated, 2)
    after = seated.pilot.see("die").place
    assert before.x < middle.place.x < after.x
    assert not seated.scene.busy
    assert seated.scene.controller.director.playback.state is seated.scene.session.match.state


def test_menu_and_boards_work_while_something_moves() -> None:
    seated = table(speed="slow")
    throw(seated)
    seated.pilot.click("seat:1")
    assert seated.scene.controller.director.playback.blocking
    seated.pilot.press("escape", "escape")
    assert isinstance(seated.app.stack.top, Menu)


@pytest.mark.parametrize("speed", ["none", "instant"])
def test_at_instant_speed_the_result_is_there_at_once(speed: str) -> None:
    seated = table(speed=speed)
    throw(seated)
    director = seated.scene.controller.director
    assert not director.playback.blocking
    assert director.playback.state is seated.scene.session.match.state


def test_another_board_is_opened_by_a_click_and_left_again() -> None:
    seated = table()
    seated.pilot.click("seat:1")
    assert seated.pilot.see("name").text == "board 1"
    assert seated.pilot.see("action").look == "second"
    seated.pilot.click("action")
    assert seated.pilot.see("name").text == "board 0"
    assert seated.pilot.see("action").look == "action"


def test_a_board_can_be_opened_by_the_numbers_on_its_card_and_while_a_computer_thinks() -> None:
    seated = table(toy.session(bots=[0]), speed="fast")
    assert seated.pilot.see("name").text == "board 0"
    seated.pilot.click("seat:1:fact:0")
    assert seated.pilot.see("name").text == "board 1"


def test_what_others_changed_stays_marked_until_the_own_next_action() -> None:
    seated = table()
    seated.pilot.press("1", "return", "return")
    assert seated.scene.controller.now.home == 1
    assert seated.pilot.see("changed:die")
    assert seated.pilot.see("changed:spots")
    seated.pilot.press("return")
    assert seated.pilot.picture.find("changed:die") is None


def test_what_was_taken_back_marks_nothing() -> None:
    seated = table()
    seated.pilot.press("1", "return")
    controller = seated.scene.controller
    assert controller.now.changed[1] == {"spots"}
    controller.undo()
    assert controller.now.changed[1] == frozenset()
    controller.redo()
    assert controller.now.changed[1] == {"spots"}


def test_a_computer_plays_and_says_why() -> None:
    thinker = Thinker(Mark((0,)), Rest())
    seated = table(toy.session(bots=[0], worker=thinker))
    for _ in range(3):
        seated.app.turn(0.02)
    assert seated.scene.session.seat == 1
    told = seated.scene.controller.view.entries()[0]
    assert (told.text, told.thought) == ("P0 marks 1.", "toy.reason")


def test_while_a_computer_thinks_nothing_on_the_mat_can_be_done() -> None:
    seated = table(toy.session(bots=[0]))
    assert seated.pilot.see("spot:0").intent is None
    assert not any(isinstance(item.intent, Act) for item in seated.pilot.picture)
    assert "thinking" in seated.pilot.see("action").text


def test_a_computer_waits_as_long_as_the_pace_says_and_a_click_hurries_it() -> None:
    seated = table(toy.session(bots=[1], worker=Thinker(Mark(()), Rest())), pace=100)
    seated.pilot.press("return", "r")
    wait(seated, 1)
    assert seated.scene.session.steps == 2
    seated.pilot.click("action")
    seated.app.turn(0.02)
    assert seated.scene.session.steps == 3


def test_a_hint_prepares_the_draft_and_glows() -> None:
    seated = table(toy.session(worker=Thinker(Mark((1, 2)))))
    seated.pilot.press("h")
    seated.app.turn(0.02)
    assert seated.scene.controller.now.selection == {1, 2}
    assert seated.pilot.see("glow:spot:0")
    assert "toy.reason" in prompt(seated)
    seated.pilot.press("return")
    assert seated.scene.session.match.log[0].action == Mark((1, 2))
    assert seated.pilot.picture.find("glow:spot:0") is None


def test_a_hint_that_overwrote_what_was_chosen_is_taken_back_first() -> None:
    seated = table(toy.session(worker=Thinker(Mark((1, 2)))))
    assert seated.pilot.see("undo").intent is None
    seated.pilot.press("1", "h")
    seated.app.turn(0.02)
    assert seated.scene.controller.now.selection == {1, 2}
    seated.pilot.click("undo")
    assert seated.scene.controller.now.selection == {0}
    assert seated.pilot.picture.find("glow:spot:0") is None
    assert seated.pilot.see("undo").intent is None


def test_a_hidden_card_is_seen_by_its_owner_alone_and_a_curtain_hangs_between() -> None:
    seated = table()
    seated.pilot.press("return", "t")
    assert isinstance(seated.app.stack.top, Curtain)
    wait(seated, 0.5)
    seated.pilot.click("ready")
    told = [entry.text for entry in seated.scene.controller.view.entries()]
    assert "P0 takes unknown." in told
    seated.pilot.click("seat:0")
    assert seated.pilot.see("card:0").text == "unknown"
    seated.pilot.press("escape", "return", "r")
    wait(seated, 0.5)
    seated.pilot.click("ready")
    assert seated.pilot.see("card:0").text in toy.CARDS


def test_the_curtain_swallows_clicks_meant_for_the_table() -> None:
    seated = table(curtain=True)
    seated.pilot.press("return", "r")
    curtain = seated.app.stack.top
    assert isinstance(curtain, Curtain)
    seated.pilot.press("return", "return", "escape")
    spot = seated.pilot.spot("ready")
    for _ in range(10):
        seated.pilot.down(spot)
        seated.pilot.up(spot)
    seated.app.turn(0.02)
    assert seated.app.stack.top is curtain
    wait(seated, 0.5)
    seated.pilot.press("return")
    assert seated.app.stack.top is seated.scene
    assert seated.scene.session.steps == 2


def test_no_curtain_hangs_where_nothing_is_hidden_and_none_is_wanted() -> None:
    seated = table()
    seated.pilot.press("return", "r")
    assert seated.app.stack.top is seated.scene


def test_the_chronicle_folds_with_a_key_and_scrolls_with_the_wheel() -> None:
    seated = table()
    for _ in range(4):
        seated.pilot.press("1", "return", "return")
    place = seated.pilot.see("chronicle").place
    seated.app.stack.handle(Wheel(Offset(place.centre.x, place.centre.y), 2))
    assert seated.pilot.see("chronicle").data.back == 2
    seated.pilot.press("l")
    assert seated.pilot.see("chronicle").data.folded
    assert seated.pilot.see("chronicle").place.height < place.height
    seated.pilot.press("l")
    assert seated.pilot.see("chronicle").data.back == 0


def test_where_seats_and_chronicle_share_a_place_the_key_turns_the_page() -> None:
    seated = seat(toy.session(seats=5), toy.STAGE, (1280, 720), 150)
    assert seated.pilot.see("seat:4")
    seated.pilot.press("l")
    assert seated.pilot.see("chronicle")
    seated.pilot.press("l")
    seated.pilot.click("table.side:log")
    assert seated.pilot.picture.find("seat:4") is None


def test_undo_takes_the_lines_out_of_the_chronicle() -> None:
    seated = table()
    seated.pilot.press("1", "return")
    assert len(seated.pilot.see("chronicle").data.entries) == 1
    seated.pilot.press("ctrl+z")
    assert seated.pilot.see("chronicle").data.entries == ()


def test_a_loaded_match_tells_its_chronicle_again() -> None:
    session = toy.session()
    for action in (Mark((0,)), Cast(), Mark(())):
        session.play(action)
    seated = table(session)
    told = [entry.text for entry in seated.pilot.see("chronicle").data.entries]
    assert told[0] == "P0 marks 1."
    assert told[1].startswith("P0 throws")
    assert seated.pilot.see("seat:1").data.active


def test_the_language_changes_at_the_table_without_a_new_match() -> None:
    seated = table()
    seated.app.services.change(language="de")
    seated.scene.uncover()
    seated.app.turn(0.02)
    assert seated.pilot.see("chronicle").data.title == "Chronik"


def test_rules_open_at_the_step_and_the_menu_leads_on() -> None:
    seated = table()
    seated.pilot.press("f1")
    assert seated.went == ["rules toy mark"]


@pytest.mark.parametrize(
    ("verb", "door"), [("rules", "rules toy mark"), ("settings", "settings"), ("home", "home")]
)
def test_the_menu_opens_the_door(verb: str, door: str) -> None:
    seated = table()
    seated.pilot.press("escape")
    seated.pilot.click(verb)
    assert seated.went == [door]
    assert isinstance(seated.app.stack.top, Blank)


def test_a_table_is_not_shown_larger_than_it_can_be_read() -> None:
    seated = seat(toy.session(), toy.STAGE, (1280, 720), 200)
    assert seated.scene.region.height == 720
    seated.pilot.press("f1")
    seated.app.turn(0.02)
    assert seated.app.stack.region.height == 540


def test_escape_opens_the_menu_and_closes_it() -> None:
    seated = table()
    seated.pilot.press("escape", "escape")
    assert seated.app.stack.top is seated.scene


def test_a_new_game_is_begun_only_after_asking() -> None:
    seated = table()
    seated.pilot.press("escape")
    seated.pilot.click("new")
    seated.pilot.click("no")
    assert seated.went == []
    seated.pilot.press("escape")
    seated.pilot.click("new")
    seated.pilot.click("yes")
    assert seated.went == ["setup toy"]


def test_leaving_closes_the_session() -> None:
    thinker = Thinker()
    seated = table(toy.session(worker=thinker))
    seated.pilot.press("escape")
    seated.pilot.click("home")
    assert thinker.closed


def test_a_save_that_fails_is_told_in_the_prompt() -> None:
    session = toy.session(keep=lambda _: Message("saves.cannot_keep", {"folder": "F"}))
    seated = table(session)
    seated.app.turn(0.02)
    assert "cannot be kept in F" in prompt(seated)


def finished() -> Session:
    session = toy.session()
    while not session.match.over:
        session.play(Mark(()))
        session.play(Cast() if session.seat == 0 else Take())
    return session


def test_the_result_leads_to_a_rematch_or_back_to_the_table() -> None:
    seated = table(finished())
    seated.app.turn(0.02)
    assert isinstance(seated.app.stack.top, Result)
    seated.pilot.click("look")
    assert seated.app.stack.top is seated.scene
    seated.pilot.click("action")
    seated.pilot.click("rematch")
    assert seated.went == ["play toy"]


def test_the_result_is_looked_at_from_the_table_for_a_moment_first() -> None:
    seated = table(finished(), speed="normal")
    seated.app.turn(0.05)
    assert seated.app.stack.top is seated.scene
    wait(seated, 1.5)
    assert isinstance(seated.app.stack.top, Result)


def test_the_prompt_tells_how_long_a_computer_has_been_thinking() -> None:
    seated = table(toy.session(bots=[0]))
    assert prompt(seated) == "is thinking…"
    wait(seated, 1.5)
    assert prompt(seated) == "is thinking…"
    wait(seated, 2.0)
    assert prompt(seated) == "has been thinking for 3 seconds…"


def test_a_computer_that_thinks_for_long_can_be_told_to_answer_now() -> None:
    thinker = Thinker()
    seated = table(toy.session(bots=[0], worker=thinker))
    seated.pilot.click("action")
    assert thinker.hurried == 0
    wait(seated, 2.5)
    assert seated.pilot.see("action").text == "Answer now"
    seated.pilot.click("action")
    assert thinker.hurried == 1
    thinker.actions.append(Mark(()))
    seated.app.turn(0.02)
    seated.app.turn(0.02)
    assert seated.scene.session.steps == 1
    assert prompt(seated) == "is thinking…"


def test_a_makeshift_answer_is_said_once_on_the_screen_and_each_time_in_the_log(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LOGGER, "propagate", True)
    died = Advice(Mark(()), fault="the process died")
    seated = table(toy.session(bots=[0], worker=Thinker(died, replace(died, action=Rest()))))
    seen = set()
    for _ in range(300):
        seated.app.turn(0.05)
        seen.add((seated.scene.session.steps, "P0 could not think it through" in prompt(seated)))
    assert seated.scene.session.steps == 2
    # Said at the first one, still there at the second, and read away after some seconds.
    assert (2, True) in seen
    assert "P0 could not" not in prompt(seated)
    told = [record.message for record in caplog.records]
    assert [text.endswith("the process died") for text in told] == [True, True]


def test_a_hint_that_is_a_makeshift_says_so() -> None:
    hint = Advice(Mark((1,)), fault="the process died")
    seated = table(toy.session(worker=Thinker(hint)))
    seated.pilot.press("h")
    seated.app.turn(0.02)
    assert prompt(seated).endswith("(Nobody could think it through.)")


def test_undo_while_a_computer_thinks_leads_to_the_own_last_decision() -> None:
    seated = table(toy.session(bots=[1], worker=Thinker(Mark(()))))
    seated.pilot.press("1", "return", "r")
    for _ in range(3):
        seated.app.turn(0.02)
    assert seated.scene.session.steps == 3
    assert not seated.scene.session.match.state.marks
    seated.pilot.press("ctrl+z")
    assert seated.scene.session.steps == 1
    assert seated.scene.session.match.state.marks == (0,)


def test_undo_takes_the_marks_of_what_others_did_away() -> None:
    seated = table()
    seated.pilot.press("1", "return", "r")
    seated.pilot.press("2", "return")
    assert seated.scene.controller.now.changed[0] == {"spots"}
    seated.scene.controller.undo()
    assert seated.scene.controller.now.changed[0] == frozenset()
    assert seated.scene.controller.now.changed[1] == {"spots"}


def test_a_match_of_computers_only_can_be_stopped_and_played_step_by_step() -> None:
    actions = [action for _ in range(6) for action in (Mark(()), Rest())]
    seated = table(toy.session(bots=[0, 1], worker=Thinker(*actions)))
    session = seated.scene.session
    seated.app.turn(0.02)
    assert seated.pilot.see("action").text == "Pause"
    seated.pilot.click("action")
    steps = session.steps
    wait(seated, 1.0)
    assert session.steps == steps
    assert prompt(seated) == "is next; the game is paused."
    seated.pilot.press("n")
    wait(seated, 1.0)
    assert session.steps == steps + 1
    seated.pilot.click("action")
    wait(seated, 1.0)
    assert session.steps > steps + 2


def test_whoever_watches_computers_can_pause_while_a_step_still_moves() -> None:
    actions = [action for _ in range(6) for action in (Mark(()), Cast())]
    seated = table(toy.session(bots=[0, 1], worker=Thinker(*actions)), speed="slow")
    playback = seated.scene.controller.playback
    seated.scene.controller.tells = False
    for _ in range(100):
        if playback.blocking:
            break
        seated.app.turn(0.02)
    assert seated.pilot.see("action").text == "Pause"
    seated.pilot.click("action")
    assert seated.scene.controller.now.paused
    assert playback.blocking, "the step is not cut short"
    seated.pilot.press("return")
    assert not seated.scene.controller.now.paused
