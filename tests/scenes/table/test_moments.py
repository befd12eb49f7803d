"""What everybody should notice stands over the table, for whom it concerns, and loses nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from game.core.event import Event, RoundBegan
from game.core.registry import titles
from game.i18n.catalog import load as load_words
from scenes.base.dialog import Menu
from scenes.base.words import Words
from scenes.table.contract import Ending, Moment
from scenes.table.curtain import Curtain
from scenes.table.director import Playback
from scenes.table.moments import LEAST, MOST
from scenes.table.registry import stage
from scenes.table.result import Result
from scenes.table.session import Session
from scenes.table.view import Now, View
from scenes.ui.picture import Do
from tests.build import noticed, toy
from tests.build.languages import LANGUAGES
from tests.build.seat import Seated, seat
from tests.build.toy import Cast, Mark, Rest, Take, Taken, Thinker, Thrown

TITLES = sorted(titles())


def telling(mat: Any, event: Event, viewer: int | None) -> Moment | None:
    """Tell a throw to everybody, and a card to whoever took it and to the others."""
    if isinstance(event, Thrown):
        return Moment("throw", f"{mat.who(event.seat)} threw {event.face}", seat=event.seat)
    if isinstance(event, Taken):
        return Moment("card", f"a card: {event.card}", personal=event.seat == viewer)
    return None


def ends(mat: object, event: Event) -> Ending | None:
    """Let a throw bring the end about."""
    del mat
    return Ending("A throw ended it.", "Somebody threw.") if isinstance(event, Thrown) else None


STAGE = replace(toy.STAGE, moment=telling)


def table(session: Session | None = None, **settings: object) -> Seated:
    return seat(session or toy.session(), STAGE, **settings)  # type: ignore[arg-type]


def wait(seated: Seated, seconds: float) -> None:
    for _ in range(round(seconds / 0.05)):
        seated.app.turn(0.05)


def shown(seated: Seated) -> str:
    """Give the title of the moment that stands over the table, or nothing."""
    standing = seated.scene.controller.moment
    return "" if standing is None else standing.moment.title


def throw(seated: Seated) -> None:
    """Throw, and let the motion come to its end."""
    seated.pilot.press("return", "return")
    wait(seated, 0.6)


@pytest.mark.parametrize("by", ["click", "escape", "t"])
def test_any_click_or_key_passes_what_stands_over_the_table_and_does_nothing_else(by: str) -> None:
    seated = table(speed="normal")
    throw(seated)
    assert shown(seated).startswith("P0 threw")
    steps, selection = seated.scene.session.steps, seated.scene.controller.now.selection
    if by == "click":
        seated.pilot.click_at(seated.pilot.see("spot:0").place.centre)
    else:
        seated.pilot.press(by)
    assert not shown(seated)
    assert seated.app.stack.top is seated.scene
    assert seated.scene.session.steps == steps
    assert seated.scene.controller.now.selection == selection
    seated.pilot.press("escape")
    assert isinstance(seated.app.stack.top, Menu)


def test_a_click_that_ends_the_motion_leaves_the_moment_to_be_seen() -> None:
    seated = table(speed="slow")
    seated.pilot.press("return", "return")
    seated.pilot.click_at(seated.pilot.see("spot:0").place.centre)
    assert not seated.scene.controller.director.playback.blocking
    assert shown(seated).startswith("P0 threw")


def test_nothing_that_moves_flies_over_what_is_told() -> None:
    seated = table(speed="normal")
    throw(seated)
    wait(seated, 0.5)
    scene = seated.scene
    told = [
        item
        for item in scene.screen.moving(scene.controller.director)
        if item.id.startswith("moment")
    ]
    assert told
    assert all(item.live for item in told)


def test_without_animation_nothing_stands_over_the_table() -> None:
    seated = table(speed="none")
    seated.pilot.press("return", "return")
    assert not shown(seated)
    assert seated.pilot.picture.find("moment") is None


def test_a_moment_passes_by_itself_and_computers_wait_for_that() -> None:
    thinker = Thinker(Mark(()), Rest())
    seated = table(toy.session(bots=[1], worker=thinker), speed="normal")
    throw(seated)
    steps = seated.scene.session.steps
    assert seated.pilot.see("moment")
    wait(seated, 0.5)
    assert seated.scene.session.steps == steps
    wait(seated, MOST)
    assert not shown(seated)
    assert seated.scene.session.steps > steps


def test_behind_the_curtain_each_person_is_told_what_that_person_may_know() -> None:
    seated = table(speed="normal")
    seated.pilot.press("return", "t")
    wait(seated, 0.2)
    own = shown(seated)
    assert own.removeprefix("a card: ") in toy.CARDS
    assert seated.pilot.see("moment:0").data == 0, "it is said to P0 by name"
    seated.pilot.press("space")
    wait(seated, 0.5)
    assert isinstance(seated.app.stack.top, Curtain)
    wait(seated, 0.5)
    seated.pilot.click("ready")
    seated.app.turn(0.05)
    assert shown(seated) == "a card: unknown"


def test_what_was_taken_back_is_told_no_more() -> None:
    seated = table(speed="normal")
    seated.pilot.press("return")
    moves = seated.scene.controller
    step = moves.session.match.history()[-1]
    told = replace(step, step=replace(step.step, events=(Thrown(0, 4),)))
    moves.moments.add(told, (0, 1), False, 0)
    assert shown(seated) == "P0 threw 4"
    moves.undo()
    assert not shown(seated)


def test_whoever_is_away_is_told_the_newest_round_only() -> None:
    seated = table(speed="normal")
    moves = seated.scene.controller
    step = moves.session.match.begin() or moves.session.play(Mark(()))
    assert isinstance(step, list)
    for number in (2, 3):
        told = replace(step[0], step=replace(step[0].step, events=(RoundBegan(number),)))
        moves.moments.add(told, (0, 1), True, 0)
    assert [shown(seated), _passed(seated)] == ["Round 2", "Round 3"]
    moves.now.home = 1
    assert [shown(seated), _passed(seated)] == ["Round 3", ""]


def _passed(seated: Seated) -> str:
    seated.scene.controller.pass_moment()
    return shown(seated)


def test_the_last_round_is_marked_until_the_end_and_the_result_says_what_ended_the_match() -> None:
    seated = seat(toy.session(), replace(toy.STAGE, ending=ends), speed="none")
    assert seated.pilot.see("title").look == ""
    seated.pilot.press("return", "return")
    while not seated.scene.session.match.over:
        title = seated.pilot.see("title")
        assert (title.look, title.data) == ("last", "The last round")
        assert title.tip is not None
        assert title.tip.lines[0] == "Somebody threw."
        seated.pilot.press("return", "r")
    assert isinstance(seated.app.stack.top, Result)
    assert seated.pilot.see("head").data.cause == "A throw ended it."


def test_enter_does_not_skip_the_result() -> None:
    session = toy.session()
    while not session.match.over:
        session.play(Mark(()))
        session.play(Cast() if session.seat == 0 else Take())
    seated = table(session)
    seated.app.turn(0.02)
    top = seated.app.stack.top
    assert isinstance(top, Result)
    seated.pilot.press("return", "return")
    assert seated.app.stack.top is top
    wait(seated, 1.0)
    seated.pilot.press("return")
    assert seated.app.stack.top is top
    seated.pilot.press("return")
    assert seated.went == ["play toy"]


def test_the_own_board_stays_while_computers_play_when_asked_so_and_that_is_kept() -> None:
    thinker = Thinker(Mark(()), Cast())
    seated = table(toy.session(bots=[1], worker=thinker), speed="normal")
    assert seated.pilot.see("keep").data is False
    seated.pilot.press("k")
    assert seated.pilot.see("keep").data is True
    assert seated.scene.services.settings.keep_board
    seated.pilot.press("return", "r")
    boards = set()
    for _ in range(60):
        seated.app.turn(0.05)
        boards.add(seated.scene.controller.view.board_view().shown)
    assert boards == {0}
    assert seated.scene.session.steps > 3


def test_nobody_is_asked_about_the_own_board_where_only_people_play() -> None:
    assert table().pilot.picture.find("keep") is None


@pytest.mark.parametrize("title", TITLES)
def test_escape_leads_back_from_the_board_of_another_and_prompt_and_button_say_so(
    title: str,
) -> None:
    seated = noticed.at_table(title)
    own = seated.scene.controller.view.own
    other = (own + 1) % len(seated.scene.session.setup.seats)
    name = seated.scene.controller.view.seats[other].name
    seated.pilot.click(f"seat:{other}")
    assert seated.pilot.see("owner:frame")
    assert (seated.pilot.see("owner").look, name in seated.pilot.see("owner").text) == (
        "other",
        True,
    )
    assert seated.pilot.see("prompt").data.name == name
    action = seated.pilot.see("action")
    assert (action.look, action.intent) == ("second", Do("table.seat", None))
    seated.pilot.press("escape")
    assert seated.app.stack.top is seated.scene
    assert seated.pilot.see("owner").look == "own"
    assert seated.pilot.picture.find("owner:frame") is None


@pytest.mark.slow
@pytest.mark.varies("title")
@pytest.mark.parametrize("title", TITLES)
def test_each_moment_has_words_in_all_languages_and_nobody_is_shown_more_than_that_seat_knows(
    title: str,
) -> None:
    own, match = noticed.game(title)
    rules, kinds = match.rules, set[str]()
    asked: list[tuple[Any, Event, int | None]] = []

    def spy(mat: Any, event: Event, viewer: int | None) -> Moment | None:
        asked.append((mat.state, event, viewer))
        return stage(title).moment(mat, event, viewer)

    session = Session(own, match, Thinker())
    for words in _words(title):
        playback = Playback(match.state)
        view = View(replace(stage(title), moment=spy), session, words, Now(), playback)
        for played, event in noticed.events(match, kinds if words.language != LANGUAGES[0] else ()):
            for viewer in range(len(own.seats)):
                seen = event.seen_by(viewer)
                moment = None if seen is None else view.moment(seen, played.step.state, viewer)
                if moment is None:
                    continue
                kinds.add(type(event).__name__)
                texts = (moment.title, *moment.lines, *moment.foot)
                assert all(text and "{" not in text for text in texts), texts
                assert LEAST <= moment.seconds <= MOST
            for state, told, to in asked:
                assert state == rules.view(played.step.state, to)
                assert told == event.seen_by(to)
            asked.clear()
    happened = {type(event).__name__ for played in match.history() for event in played.step.events}
    if "RoundBegan" in happened:
        assert kinds > {"RoundBegan"}


def _words(title: str) -> Iterator[Words]:
    for language in LANGUAGES:
        yield load_words(noticed.DATA / "i18n", [noticed.DATA / title])[language]
