"""A chapter can be left, resumed and repeated; what is damaged or broken hides nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ai.worker import Inline
from game.lessons.chapters import Chapter, LessonStep, has_lessons, listed, read
from game.lessons.course import Course, matches
from game.lessons.trial import judged
from game.storage.taught import Progress, Taught
from scenes.lessons.lesson_scene import LessonScene
from scenes.lessons.opening import open_lesson, taught
from scenes.menus.chapters import ChaptersScene, learnable, wave
from scenes.shared.game_list import menu_titles
from tests.build.lessons import CHAPTERS, Learner, learn
from tests.build.menus import Guide
from tests.build.seat import exits

FIRST = CHAPTERS[0]
TITLE, CHAPTER = FIRST.split("/")


def some_steps(count: int = 3) -> Learner:
    """Play the beginning of the first chapter."""
    learner = learn(FIRST)
    for _ in range(count):
        learner.rest()
        learner.step(False)
    return learner


def again(learner: Learner, anew: bool = False) -> LessonScene:
    """Open the same chapter once more."""
    services = learner.scene.services
    scene = open_lesson(services, exits(services, []), Inline, TITLE, CHAPTER, anew)
    assert isinstance(scene, LessonScene)
    return scene


def test_a_chapter_that_was_left_goes_on_where_it_was() -> None:
    learner = some_steps()
    scene = again(learner)
    assert scene.course.place == learner.scene.course.place > 0
    assert scene.course.match.state == learner.scene.course.match.state


def test_a_chapter_can_be_begun_again() -> None:
    assert again(some_steps(), anew=True).course.match.log == []


def test_undo_leads_back_to_the_step_before() -> None:
    learner = learn(FIRST)
    course = learner.scene.course
    for _ in range(40):
        learner.rest()
        before = course.place
        learner.step(False)
        if course.match.back() == 0 and course.place > before:
            break
    learner.scene.controller.undo()
    assert course.place == before


def test_of_several_taught_actions_the_first_is_shown_though_fields_are_left_out() -> None:
    throw = LessonStep(do={"is": "Throw"}, chance=[[4, 6, 2]])
    either = LessonStep(do=[{"is": "Again"}, {"is": "Stop"}])
    course = Course(TITLE, Chapter("x", (throw, either)))
    course.match.begin()
    course.match.play(course.example())
    course.follow()
    assert matches({"is": "Again"}, course.example())


def test_a_chapter_played_to_its_end_is_ticked() -> None:
    learner = learn(FIRST)
    for _ in range(100):
        learner.rest()
        if learner.at_end:
            break
        learner.step(False)
    progress, lost = taught(learner.scene.services).of(TITLE)
    assert progress.done == {CHAPTER}
    assert progress.left == ""
    assert not lost


@pytest.mark.parametrize("text", ["{", "[]", '{"format": 1}', '{"format": 1, "done": 3}'])
def test_a_damaged_file_of_progress_begins_anew_with_a_sentence(text: str, home: Path) -> None:
    services = learn(FIRST).scene.services
    folder = home / "lessons"
    folder.mkdir(parents=True, exist_ok=True)
    for file in folder.glob("*"):
        file.unlink()
    (folder / f"{TITLE}.json").write_text(text, "utf-8")
    page = ChaptersScene(services, TITLE)
    assert taught(services).of(TITLE) == (Progress(), True)
    assert services.words.text("lesson.lost") in {item.text for item in page.current()}


def test_a_kept_log_that_fits_no_more_begins_the_chapter_anew(home: Path) -> None:
    learner = learn(FIRST)
    line = {"seat": 0, "action": {"is": "Nothing"}}
    folder = Taught(home / "lessons")
    folder.keep(TITLE, Progress(left=CHAPTER, log=(line,)))
    assert again(learner).course.match.log == []


def test_a_broken_chapter_is_listed_as_broken_and_hides_no_other(tmp_path: Path) -> None:
    sound = "{id: good, steps: [{do: any, say: x}]}"
    rows = [
        "{id: odd, steps: [{say: x}]}",
        "{id: far, steps: [{do: {is: Fly}}]}",
        "{id: crowd, seats: 90, steps: [{do: any}]}",
        "{id: lost, start: {nowhere: 3}, steps: [{do: any}]}",
        "{id: late, steps: [{do: any, phase: [over]}]}",
        sound,
    ]
    text = "chapters:\n" + "".join(f"  - {row}\n" for row in rows)
    (tmp_path / "lessons.yaml").write_text(text, "utf-8")
    found = [judged(TITLE, one) for one in read(tmp_path)]
    assert [one.chapter is not None for one in found] == [False] * 5 + [True]
    assert "either 'do' or 'other'" in found[0].report.lines()[0]
    assert "there is no action 'Fly'" in found[1].report.lines()[0]
    assert "the set-up is impossible" in found[2].report.lines()[0]
    assert "the position has no 'nowhere'" in found[3].report.lines()[0]
    assert "step 1 is never come to" in found[4].report.lines()[0]


def test_lessons_are_offered_until_they_are_done_or_waved_away() -> None:
    services = learn(FIRST).scene.services
    assert learnable(services, menu_titles()) == frozenset()
    services.teaching = Guide(services)
    with_lessons = {one.id for one in menu_titles() if has_lessons(one.id)}
    assert learnable(services, menu_titles()) == with_lessons
    wave(services, TITLE)
    assert learnable(services, menu_titles()) == with_lessons - {TITLE}
    every = frozenset(one.id for one in listed(TITLE))
    taught(services).keep(TITLE, Progress(done=every))
    assert learnable(services, menu_titles()) == with_lessons - {TITLE}
