"""Every chapter of every title is played to its end along its marks, by mouse and by keys."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import pygame
import pytest

from game.lessons.trial import lessons
from scenes.base.scene import Key
from scenes.lessons import coach
from scenes.lessons.lesson_scene import LessonScene
from scenes.ui.canvas import Canvas
from scenes.ui.draw import draw_item
from scenes.ui.focus import stops
from scenes.ui.picture import Act, Do, Item
from scenes.ui.recorder import Recorder
from tests.build.board import STOCK
from tests.build.lessons import CHAPTERS, Learner, learn

MOST = 200
"""Clicks after which a chapter counts as endless."""
SMALL, USUAL, LARGE, TABBED = (960, 540), (1280, 720), (3840, 2160), (1440, 1080)
LANGUAGES = ("en", "ru", "de")


@dataclass(frozen=True)
class Way:
    """How a chapter is played: language, window, size of the interface, by keys or mouse."""

    language: str
    size: tuple[int, int]
    interface: int = 100
    by_keys: bool = False

    def __str__(self) -> str:
        return f"{self.language}-{self.size[0]}-{'keys' if self.by_keys else 'mouse'}"


def ways(at: int) -> list[Way]:
    """Give the ways in which the chapter at a place is played.

    Each is played by mouse and by keys, at the smallest window and at a large one; which goes with
    which, and in which language, takes turns, so that all of it meets within six chapters.
    """
    one, other, third = (LANGUAGES[(at + step) % 3] for step in range(3))
    keys = at % 2 == 1
    tabbed = [Way(third, TABBED, 150, keys)] if at % 3 == 0 else []
    return [Way(one, SMALL, by_keys=keys), Way(other, LARGE, 100, not keys), *tabbed]


PLAYED = [(CHAPTERS[0], Way("en", USUAL))]
PLAYED += [(name, way) for at, name in enumerate(CHAPTERS) for way in ways(at)]


def judge(learner: Learner, size: tuple[int, int]) -> None:
    """Check that the coach covers neither what is marked nor what decides, and can be read."""
    picture = learner.picture
    own = [item for item in picture if item.id.startswith("coach:") or learner.at_end]
    # Wood and parchment cost most of the time, and are the same under every sentence.
    whole = learner.at_end or not learner.decisions
    notes = drawn(own if whole else [i for i in own if i.kind == "text"], learner.scene, size)
    assert not notes.overflows
    if whole:
        assert not [(p.item, p.text, round(p.contrast, 1)) for p in notes.faint()]
    bubble = picture.find(coach.BUBBLE)
    if bubble is None:
        return
    assert bubble.place.inside(learner.scene.region)
    kept = [picture.find(name) for name in ("action", "prompt", *learner.rings)]
    kept += [item for item in picture if item.group == "actions"]
    assert [item.id for item in kept if item is not None and covers(bubble, item)] == []


def drawn(items: list[Item], scene: LessonScene, size: tuple[int, int]) -> Recorder:
    """Draw some items alone, which is quick, and give what was noted on the way."""
    notes = Recorder()
    scale = size[1] / scene.region.height
    canvas = Canvas(surface(size), scale, STOCK, recorder=notes)
    for item in items:
        draw_item(canvas, item, scene.painters)
    return notes


@cache
def surface(size: tuple[int, int]) -> pygame.Surface:
    """Give a surface to draw on, one for each size."""
    return pygame.Surface(size)


def covers(one: Item, other: Item) -> bool:
    """Tell whether two things share more than an edge."""
    return one.place.inset(0.6).overlaps(other.place.inset(0.6))


def tries(learner: Learner) -> None:
    """Check what a learner does besides following the marks: looking, Tab, something else."""
    course, scene = learner.scene.course, learner.scene
    marks = course.step.mark if course.step is not None else ()
    # What is only to be looked at is ringed beside what is clicked.
    shown = [item for mark in marks if (item := learner.picture.find(mark)) is not None]
    # Once all is chosen, the choices are rung no more.
    kept = [i for i in shown if "action" not in learner.rings or not isinstance(i.intent, Do)]
    assert {item.id for item in kept} <= set(learner.rings)
    if learner.rings:
        scene.focus = ""
        learner.stack.handle(Key("tab"))
        found = {item.id: item for item in learner.picture}
        able = [name for name in learner.rings if found[name].intent]
        # What can be done comes before what can only be looked at.
        free = course.learning and course.step is not None and course.step.free and not able
        assert found[scene.focus].intent if free else scene.focus == (*able, *learner.rings)[0]
    legal = course.match.rules.legal(course.match.state) if course.learning else ()
    wrong = next((action for action in legal if course.objection(action) is not None), None)
    objection = course.objection(wrong) if wrong is not None else None
    if objection is not None:
        before = len(course.match.log)
        scene.fire(Act(wrong))
        said = scene.current().find("coach:words")
        assert len(course.match.log) == before
        assert said is not None
        assert said.text == scene.services.words.say(objection)


@pytest.mark.shared
@pytest.mark.varies("name")
@pytest.mark.parametrize(("name", "variant"), PLAYED, ids=lambda part: str(part))
def test_every_chapter_is_played_to_its_end(name: str, variant: Way) -> None:
    learner = learn(name, variant.size, variant.interface, language=variant.language)
    for _ in range(MOST):
        learner.rest()
        judge(learner, variant.size)
        if learner.at_end:
            break
        if not variant.by_keys:
            tries(learner)
        learner.step(variant.by_keys)
    assert learner.scene.course.done
    assert learner.at_end


def test_tab_goes_on_from_what_is_marked_to_everything_else() -> None:
    learner = learn(CHAPTERS[0])
    for _ in range(MOST):
        learner.rest()
        if len(learner.rings) > 0 and len(stops(learner.picture)) > 3:
            break
        learner.step(False)
    learner.look()
    expected, seen = set(stops(learner.picture)), set[str]()
    for _ in range(2 * len(expected)):
        learner.stack.handle(Key("tab"))
        seen.add(learner.scene.focus)
    assert expected <= seen | set(learner.rings)


def test_every_chapter_that_is_listed_can_be_taught() -> None:
    titles = {name.partition("/")[0] for name in CHAPTERS}
    broken = [
        problem.line()
        for title in titles
        for one in lessons(title)
        if one.chapter is None
        for problem in one.report
    ]
    assert broken == []
