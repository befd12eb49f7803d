"""What somebody who knows none of the games stumbled over, and does so no more."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.lessons.chapters import ANY, LessonStep
from game.lessons.course import Course, patterns
from game.lessons.trial import lessons, walk
from scenes.base.dialog import Dialog
from scenes.base.scene import Key, Pop, Press, Release
from scenes.lessons import coach
from scenes.lessons.guide import behind
from scenes.table.result import Result
from scenes.table.scroll import ways
from scenes.ui.picture import Do
from tests.build.lessons import Learner, learn

PLACING, ROLLING = "stoneage/placing", "stoneage/rolling"


def until_told(name: str = PLACING) -> Learner:
    """Play until the coach is to be read before another seat's move."""
    learner = learn(name)
    for _ in range(20):
        learner.rest()
        if learner.scene.course.telling:
            return learner
        learner.step(False)
    raise AssertionError("nothing is told")


def text(learner: Learner, key: str, **values: object) -> str:
    return learner.scene.services.words.text(key, **values)


def test_while_the_coach_is_read_the_main_button_goes_on_and_nobody_thinks() -> None:
    learner = until_told()
    button, prompt = learner.picture.find("action"), learner.picture.find("prompt")
    assert button is not None
    assert prompt is not None
    assert (button.text, button.intent) == (text(learner, "lesson.go_on"), Do("table.lesson"))
    assert prompt.text == text(learner, "lesson.reading")
    assert not learner.scene.session.thinking
    learner.click("action")
    assert not learner.scene.course.telling


def test_the_chronicle_ends_where_the_coach_begins() -> None:
    picture = until_told().picture
    log, bubble = picture.find("chronicle"), picture.find(coach.BUBBLE)
    assert log is not None
    assert bubble is not None
    assert log.place.bottom == pytest.approx(bubble.place.y)


def test_the_first_chapter_begins_with_who_the_learner_is() -> None:
    said = {}
    for name in (PLACING, ROLLING):
        learner = learn(name)
        learner.rest()
        words = learner.picture.find("coach:words")
        assert words is not None
        said[name] = words.text
    you = text(learner, "lesson.you", name=learner.scene.controller.view.seats[0].name)
    assert [you in words for words in said.values()] == [True, False]


def test_the_coach_is_never_silent_while_the_learner_decides(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    learner = learn(ROLLING)
    learner.rest()
    monkeypatch.setattr(Course, "step", property(lambda _: LessonStep(do=ANY)))
    learner.scene.renew()
    words = learner.picture.find("coach:words")
    assert words is not None
    assert words.text == text(learner, "lesson.on_your_own")


def test_once_all_is_chosen_the_button_is_rung_and_the_choice_is_seen() -> None:
    learner = learn(ROLLING)
    while "use:0" not in learner.rings:
        learner.rest()
        if "use:0" not in learner.rings:
            learner.step(False)
    learner.look()
    learner.click("use:0")
    assert learner.rings == ("action",)


def test_keys_are_explained_to_whoever_uses_them_until_they_are_there() -> None:
    learner = learn(PLACING)
    learner.rest()
    assert learner.picture.find("coach:keys") is None
    learner.stack.handle(Key("f9"))
    assert learner.picture.find("coach:keys") is not None
    learner.stack.handle(Key("right"))
    assert learner.scene.focus == learner.rings[0]
    assert learner.picture.find("coach:keys") is None


def at_step(name: str, say: str) -> Learner:
    """Play a chapter until the learner is asked something."""
    learner = learn(name)
    for _ in range(60):
        learner.rest()
        step = learner.scene.course.step
        if step is not None and step.say == say:
            return learner
        learner.step(False)
    raise AssertionError(f"{say} is never asked")


def test_tab_leads_to_a_ring_that_can_be_chosen_before_one_to_look_at() -> None:
    learner = at_step("bronze/provinces", "lead")
    assert "province:0" in learner.rings
    learner.stack.handle(Key("tab"))
    item = learner.picture.find(learner.scene.focus)
    assert item is not None
    assert item.id.startswith("spot:0:")
    assert item.intent is not None


def test_at_a_free_choice_with_nothing_to_choose_rung_tab_leads_to_what_may_be_done() -> None:
    learner = at_step("bronze/end", "points")
    assert learner.rings == ("purse",)
    learner.stack.handle(Key("f9"))
    assert learner.picture.find("coach:keys") is None
    learner.stack.handle(Key("tab"))
    assert learner.scene.focus.startswith("spot:")


def test_of_going_on_and_ending_both_are_rung() -> None:
    rings = at_step("bronze/routes", "rest").rings
    assert "action" in rings
    assert any(name.startswith("spot:0:") for name in rings)


def test_who_waits_for_the_reader_is_not_said_to_think() -> None:
    learner = until_told()
    said = text(learner, "lesson.waits")
    screen = learner.scene.screen
    turn = learner.scene.controller.view.acting(learner.scene.session.match.pending)
    assert turn is not None
    assert screen.note(turn, turn, learner.scene.controller.view.board_view()) == said
    learner.click("action")
    learner.scene.renew()
    assert learner.picture.find("action") is not None
    assert learner.scene.controller.now.waits == ""


@pytest.mark.slow
def test_of_two_piles_with_the_same_card_neither_is_refused() -> None:
    twins = []
    for one in lessons("bronze"):
        assert one.chapter is not None
        course = Course("bronze", one.chapter)
        for _ in walk(course, None, set(), []):
            step, tops = course.step, course.match.state.tops
            wanted = patterns(step.do) if step is not None else ()
            piles = {each["pile"] for each in wanted if each.get("is") == "Take"}
            cards = {tops[pile] for pile in piles}
            if piles and {at for at, card in enumerate(tops) if card in cards} != piles:
                twins.append((one.id, step.say if step is not None else ""))
    assert twins == []


def test_what_lies_behind_a_tab_is_found_by_its_tab() -> None:
    view = learn("bronze/spots", (1440, 1080), 150).scene.controller.view
    here = {item.id for item in view.mat().picture}
    other = next(tab for tab in view.tabs if tab != view.now.tab)
    there = view.stage.open(replace(view.board_view(), tab=other)).picture
    hidden = next(item.id for item in there if item.id not in here)
    assert behind(view, [hidden]) == other
    assert behind(view, ["nothing"]) == ""


@pytest.mark.slow
def test_a_click_on_its_way_does_not_hit_the_end_of_a_chapter() -> None:
    learner = learn(PLACING)
    for _ in range(100):
        learner.rest()
        if learner.at_end:
            break
        learner.step(False)
    page = learner.page
    assert isinstance(page, Dialog)
    again = learner.picture.find("again")
    assert again is not None
    at = again.place.centre
    for event in (Press(at), Release(at)):
        assert page.handle(event) is None
    page.seconds = page.calm
    learner.look()
    assert page.handle(Press(at)) is None
    assert page.handle(Release(at)) == Pop("again")


def test_the_result_of_a_last_chapter_leads_to_the_chapters() -> None:
    scene = learn("stoneage/end").scene
    page = Result(scene.services, scene.session, scene.stage, scene.chapter)
    assert page.lesson == scene.chapter
    assert [*ways(page.lesson, False)] == ["look", "again", "leave"]
    assert [*ways("", True)] == ["home", "look", "replay", "same", "new", "rematch"]
