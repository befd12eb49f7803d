"""Single positions on the real table: from the list to the verdict, and back."""

from __future__ import annotations

from datetime import datetime

import pytest

from game.practice.daily import name_of
from game.practice.finding import tasks
from game.storage.solved import Solved
from scenes.base.dialog import Dialog
from scenes.lessons import coach
from scenes.practice.desk import Desk
from scenes.practice.practice_scene import PracticeScene
from scenes.ui.recorder import Recorder
from tests.build.languages import read_in
from tests.build.matches import match_setup, played
from tests.build.past import Program, program
from tests.build.practice import keep_analysed

SCREENS = [
    ((960, 540), 75), ((960, 540), 200), ((1280, 720), 100),
    ((1440, 1080), 200), ((2560, 1080), 100),
]  # fmt: skip
TITLE = "stoneage"
NOW = datetime(2031, 6, 3, 21, 40)


def opened(size: tuple[int, int] = (1280, 720), interface: int = 100, **chosen: str) -> Program:
    """Open the list of a title with two positions from a match."""
    there = program(size, interface, **chosen)
    services = there.house.services
    services.now = lambda: NOW
    match = played(TITLE, 2)
    places = [
        at
        for at, entry in enumerate(match.log)
        if entry.seat == 0 and len(list(match.rules.legal(match.at(at)))) > 1
    ]
    losses = {places[0]: 5.0, places[1]: 30.0}
    keep_analysed(services.store, match_setup(TITLE, 2, bots=1), match, losses)
    there.app.show(there.house.practice(TITLE))
    there.pilot.turn()
    return there


def table(there: Program) -> PracticeScene:
    found = there.app.stack.top
    assert isinstance(found, PracticeScene), found
    return found


def until_told(there: Program) -> Dialog:
    """Let time pass until the verdict can be answered."""
    for _ in range(90):
        there.pilot.turn()
    found = there.app.stack.top
    assert isinstance(found, Dialog), found
    return found


def solved(there: Program) -> frozenset[str]:
    return Solved(there.house.services.home / "solved").of(TITLE)


def test_a_click_on_a_position_lays_it_on_the_table_with_what_was_done_then() -> None:
    there = opened()
    there.pilot.click("task:0")
    scene = table(there)
    assert scene.session.match.state == scene.puzzle.open().state
    said = there.pilot.see("coach:words").text
    assert said.startswith("Then: ")
    assert "30.0 points" in said


@pytest.mark.slow
def test_the_best_decision_is_praised_and_ticked_and_leads_to_the_next_position() -> None:
    there = opened()
    first, second = (task.name for task in tasks(there.house.services.store, TITLE))
    there.pilot.click("task:0")
    scene = table(there)
    scene.controller.act(scene.puzzle.best)
    assert until_told(there).title == "That is it"
    assert solved(there) == {first}
    there.pilot.click("next")
    assert table(there).puzzle.name == second


def test_the_next_position_leads_back_to_where_the_first_one_was_opened() -> None:
    there, back = opened(), "practice.analysis"
    there.pilot.click("task:0")
    first = there.house.puzzle(table(there).puzzle, back)
    assert isinstance(first, PracticeScene)
    following = first.practice.following()
    assert isinstance(following, PracticeScene)
    assert following.practice.back == back


def test_the_old_decision_is_not_ticked_and_can_be_made_better() -> None:
    there = opened()
    there.pilot.click("task:0")
    scene = table(there)
    scene.controller.act(scene.puzzle.record.match.log[scene.puzzle.decision.place].action)
    assert until_told(there).title == "Not yet"
    assert not solved(there)
    there.pilot.click("again")
    assert table(there) is not scene
    assert not table(there).session.match.log


def test_why_tells_what_would_have_been_better_and_comes_back_to_the_verdict() -> None:
    there = opened()
    there.pilot.click("task:0")
    scene = table(there)
    scene.controller.act(scene.puzzle.best)
    until_told(there)
    there.pilot.click("why")
    assert "Better: " in there.pilot.see("words").text
    there.pilot.click("ok")
    assert until_told(there).title == "That is it"


def test_after_the_decision_nobody_decides_any_more() -> None:
    there = opened()
    there.pilot.click("task:0")
    scene = table(there)
    scene.controller.act(scene.puzzle.best)
    steps = scene.session.steps
    until_told(there)
    scene.session.think()
    assert scene.session.steps == steps
    assert not scene.session.thinking
    scene.controller.act(scene.puzzle.best)
    assert scene.session.steps == steps


def test_what_is_solved_is_ticked_in_the_list() -> None:
    there = opened()
    name = tasks(there.house.services.store, TITLE)[1].name
    assert there.pilot.see("task:1").data.mark == "common/play"
    Solved(there.house.services.home / "solved").tick(TITLE, name)
    there.app.show(there.house.practice(TITLE))
    there.pilot.turn()
    assert there.pilot.see("task:1").data.mark == "common/check"
    assert there.pilot.see("task:0").data.mark == "common/play"


def test_a_position_whose_match_is_gone_says_so() -> None:
    there = opened()
    store = there.house.services.store
    for file in store.folder.glob("kept*.json*"):
        file.unlink()
    there.pilot.click("task:0")
    page = there.app.stack.top
    assert isinstance(page, Dialog)
    assert page.title == "This position is no longer there"


@pytest.mark.slow
def test_the_position_of_the_day_comes_onto_the_table_by_itself() -> None:
    there = opened()
    there.pilot.click("daily")
    for _ in range(1000):
        if isinstance(there.app.stack.top, PracticeScene):
            break
        there.pilot.turn()
    scene = table(there)
    assert scene.puzzle.daily
    assert scene.puzzle.name == name_of(NOW.date())
    assert there.pilot.see("coach:head").text == "Position of the day"


def test_a_day_without_a_position_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    there = opened()
    monkeypatch.setattr(Desk, "daily", lambda _: iter([None, None]))
    there.pilot.click("daily")
    there.pilot.turn()
    assert there.pilot.see("words").text.startswith("There is nothing to be found today.")


def read(there: Program) -> None:
    """See that the words of the page on top can be read; the table has tests of its own."""
    there.pilot.turn()
    there.app.recorder = recorder = Recorder()
    there.app.draw()
    ours = {item.id for item in there.pilot.picture}
    if isinstance(there.app.stack.top, PracticeScene):
        ours = {name for name in ours if name.startswith("coach:")}
    assert ours
    assert not [found for found in recorder.overflows if found.item in ours]
    assert not recorder.missing
    assert not [(p.item, p.text) for p in recorder.faint() if p.item in ours]
    assert recorder.smallest >= 11


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "interface", "language"), read_in(SCREENS, [((960, 540), 75), ((960, 540), 200)])
)
def test_all_words_fit_and_stand_out(size: tuple[int, int], interface: int, language: str) -> None:
    there = opened(size, interface, language=language)
    there.app.one_of = 1
    read(there)
    there.pilot.click("task:0")
    scene = table(there)
    assert scene.region.contains(there.pilot.see(coach.BUBBLE).place.centre)
    read(there)
    there.app.one_of = 10
    scene.controller.act(scene.puzzle.best)
    until_told(there)
    read(there)


def test_after_a_hint_the_best_decision_counts_as_shown_and_not_as_solved() -> None:
    there = opened()
    there.pilot.click("task:0")
    assert "A hint gives the answer" in there.pilot.see("coach:words").text
    there.pilot.press("h")
    scene = table(there)
    scene.controller.act(scene.puzzle.best)
    assert until_told(there).title == "That is it, as shown"
    assert not solved(there)


def test_who_has_read_why_sees_the_answer_and_solves_the_position_another_time() -> None:
    there = opened()
    there.pilot.click("task:0")
    there.pilot.press("escape")
    there.pilot.click("why")
    there.pilot.click("ok")
    assert table(there).shown
    there.app.show(there.house.practice(TITLE))
    there.pilot.turn()
    there.pilot.click("task:0")
    scene = table(there)
    scene.controller.act(scene.puzzle.best)
    until_told(there)
    assert len(solved(there)) == 1


def test_a_list_with_little_in_it_is_no_higher_than_the_card_beside_it() -> None:
    there = opened()
    there.app.show(there.house.practice("bronze"))
    there.pilot.turn()
    assert there.pilot.see("practice.panel").place.bottom == there.pilot.see("card").place.bottom
