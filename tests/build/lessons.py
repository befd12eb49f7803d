"""Plays chapters of lessons as a learner does: along the marks, by mouse or by keys."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from game.ai.worker import Inline
from game.core.codec import encode
from game.core.registry import titles
from game.lessons.chapters import ANY, has_lessons, listed
from game.lessons.course import patterns
from game.storage.settings import Settings
from scenes.base.dialog import Dialog
from scenes.base.page import Page
from scenes.base.scene import Hover, Key, Press, Push, Release
from scenes.base.words import Words
from scenes.lessons import coach
from scenes.lessons.lesson_scene import LessonScene
from scenes.lessons.opening import open_lesson
from scenes.program.app import open_services
from scenes.program.stack import SceneStack
from scenes.ui.geometry import Region
from scenes.ui.picture import Picture
from tests.build.menus import paths
from tests.build.seat import exits

CHAPTERS = [
    f"{title}/{one.id}" for title in titles() if has_lessons(title) for one in listed(title)
]
"""Every chapter of every title, as `title/chapter`."""


@dataclass
class Learner:
    """Somebody who plays one chapter. Nothing is drawn: hundreds of chapters are played so."""

    stack: SceneStack
    scene: LessonScene
    went: list[str]
    decisions: int = 0

    @property
    def page(self) -> Page:
        """The page on top."""
        top = self.stack.top
        assert isinstance(top, Page)
        return top

    @property
    def picture(self) -> Picture:
        """What the page on top shows."""
        return self.page.current()

    @property
    def at_end(self) -> bool:
        """Whether the panel of the end lies on the table."""
        return isinstance(self.page, Dialog)

    @property
    def rings(self) -> tuple[str, ...]:
        """Name what is marked, in the order of the marks."""
        found = (item.id for item in self.picture)
        return tuple(name.removeprefix(coach.RING) for name in found if name.startswith(coach.RING))

    def rest(self) -> None:
        """Let time pass until the learner decides, must read, or the chapter is over."""
        for _ in range(200):
            self.stack.update(0.05)
            course = self.scene.course
            if self.at_end or (not self.scene.busy and (course.learning or course.telling)):
                return
        raise AssertionError(f"nothing goes on at step {self.scene.course.place + 1}")

    def clicks(self) -> tuple[str, ...]:
        """Name what to click next: along the marks, at a free choice as the chapter shows it."""
        if self.picture.find(coach.ON) is not None:
            return (coach.ON,)
        course = self.scene.course
        step = course.step
        assert step is not None
        if len(patterns(step.do)) == 1:
            found = self.scene.clicks(step.do, step.mark)
            assert set(self.rings) & set(found), (found, self.rings)
            return found
        wanted = step.eg if step.do == ANY and step.eg is not None else step.do
        example = course.example()
        found = self.scene.clicks(wanted, step.mark)
        return found or self.scene.clicks({**_shape(example)}, step.mark)

    def step(self, by_keys: bool) -> None:
        """Make one click, or press the keys that stand for it."""
        self.look()
        before, clicks = len(self.scene.course.match.log), self.clicks()
        assert clicks, f"nothing leads on from step {self.scene.course.place + 1}"
        if by_keys:
            self.press(clicks[0])
        else:
            self.click(clicks[0])
        self.decisions += len(self.scene.course.match.log) > before

    def look(self) -> None:
        """See the page as it is now: what nobody saw takes no clicks."""
        self.page.count_as_seen(self.picture)

    def click(self, name: str) -> None:
        """Click on an item where nothing lies above it."""
        item = self.picture.find(name)
        assert item is not None, f"no {name}"
        spots = (item.place.centre, *(part.centre for part in item.place.rows(5)))
        at = next((p for p in spots if (hit := self.picture.at(p)) and hit.id == name), None)
        assert at is not None, f"{name} cannot be clicked"
        for event in (Hover(at), Press(at), Release(at)):
            self.look()
            self.stack.handle(event)

    def press(self, name: str) -> None:
        """Press an item by keys alone: Enter for the main choice, Tab and arrows for others."""
        item = self.picture.find(name)
        assert item is not None, f"no {name}"
        if item.key:
            self.scene.focus = ""
            self.look()
            self.stack.handle(Key(item.key))
            return
        self.stack.handle(Key("tab"))
        # Away from the marks Tab leads back to them, so the arrows go on from there.
        start, but = self.page.focus, frozenset({"tab"})
        for key in paths(self.picture, start, but, name).get(name, ()):
            self.stack.handle(Key(key))
        assert self.page.focus == name, f"no key leads to {name}"
        self.look()
        self.stack.handle(Key("space"))


def _shape(action: object) -> dict[str, object]:
    data = encode(action)
    assert isinstance(data, dict)
    return data


@cache
def catalogs() -> Mapping[str, Words]:
    """Give the texts of all languages, read once for all chapters."""
    return open_services(Settings()).catalogs


def learn(
    name: str, size: tuple[int, int] = (1280, 720), interface: int = 100, **chosen: object
) -> Learner:
    """Open a chapter in a window of a size that nobody sees."""
    title, _, chapter = name.partition("/")
    services = open_services(Settings().changed(speed="none", pace=0, respite=0, **chosen))
    services.catalogs = catalogs()
    went: list[str] = []
    scene = open_lesson(services, exits(services, went), Inline, title, chapter)
    assert isinstance(scene, LessonScene)
    high = 1080 * 100 / interface
    stack = SceneStack(Region(0, 0, high * size[0] / size[1], high))
    stack.do(Push(scene))
    return Learner(stack, scene, went)
