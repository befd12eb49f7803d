"""A chapter on the table: the coach beside it, a menu of its own, and what comes after its end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from game.ai.worker import Worker
from game.core.message import Message
from game.lessons.chapters import END, LEARNER, NAME, Chapter, LessonStep, text_key
from game.lessons.course import Course, matches, patterns
from scenes.base.dialog import Dialog, Menu, Verb
from scenes.base.scene import Command, Input, Key, Pop, Press, Push, Replace, Scene
from scenes.base.services import Services
from scenes.lessons import coach
from scenes.lessons.coach import Speech
from scenes.lessons.guide import behind, buttons, direct, way_in
from scenes.lessons.paint import PAINTERS
from scenes.lessons.session import LessonSession
from scenes.table.contract import Stage
from scenes.table.exits import Exits
from scenes.table.session import Session
from scenes.table.table import TableScene
from scenes.ui.focus import DIRECTIONS
from scenes.ui.picture import Do, Intent, Item, Picture

CALM = 0.5
"""Seconds in which the end takes no clicks: the last place may have worked by itself."""
ANSWERING = 8.0
"""Seconds that the coach's answer to something else than the taught stands."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A chapter to be played: its course, where it stands in its part, what comes after."""

    course: Course
    number: int
    of: int
    following: str
    """The id of the next chapter, empty after the last of its part."""
    keep: Callable[[], Message | None]
    """Keeps how far it has come."""
    open: Callable[[str], Scene]
    """Makes the scene of another chapter from its beginning."""

    @property
    def chapter(self) -> Chapter:
        """The chapter."""
        return self.course.chapter


class LessonScene(TableScene):
    """A chapter being played; it is popped when the learner leaves."""

    accompanied = True

    def __init__(
        self, services: Services, lesson: Lesson, stage: Stage, exits: Exits, worker: Worker
    ) -> None:
        self.lesson, self.course = lesson, lesson.course
        self._uncoached = Picture(())
        """What lies on the table, without the coach."""
        self.lesson_session = LessonSession(self.course, worker, self._keep)
        super().__init__(services, self.lesson_session, stage, exits)
        self.painters = {**self.painters, **PAINTERS}
        self._answer = ""
        self._answering = 0.0
        self._jumped: tuple[object, ...] = ()
        """What was marked, and how long the log was, when Tab last went to a mark."""
        self._keyed = False
        """Whether a key was pressed last, of whatever sort: then keys are explained."""
        self._ended = False
        """Whether the end of the chapter was told."""

    @property
    def chapter(self) -> str:
        """The name and number of the chapter."""
        words = self.services.words
        return words.text("lesson.head", name=self._text(NAME), n=self.lesson.number)

    def _keep(self, session: Session) -> Message | None:
        del session
        return self.lesson.keep()

    # What is on the screen

    def _tune(self) -> None:
        super()._tune()
        # What the coach speaks of lies on the other's board, with animations or without.
        self.controller.view.follows |= self.course.telling
        waits = self.services.words.text("lesson.waits")
        self.controller.now.waits = waits if self.course.telling else ""
        # One coach at a time: what a chapter wants is no loss, whatever the settings say.
        self.controller.coach = "asks"
        if self.course.learning or self.course.telling:
            # A slip is answered by the coach already, and the other seat belongs to the lesson.
            self.controller.now.respite.seconds = 0

    def present(self) -> Picture:
        """Give the table with the coach."""
        # Kept before the marks are asked for: a tab of the very first picture may be one of them.
        picture = self._uncoached = super().present()
        speech = self._speech()
        if speech is None:
            return picture
        marks = self._marks()
        speech = replace(speech, keys=self._keys(marks))
        return coach.beside(speech, marks, picture, self.region)

    def _speech(self) -> Speech | None:
        course, words = self.course, self.services.words
        step = course.step
        if step is None or self.controller.playback.blocking:
            return None
        telling = course.telling
        if not (telling or (course.learning and self.controller.view.me is not None)):
            return None
        head = self.chapter
        if self._answer:
            return Speech(head, self._answer, answer=True)
        # Silence while one decides would be taken for the end of the lesson.
        said = self._text(step.say) if step.say else words.text("lesson.on_your_own")
        if telling:
            prompt, cap = words.text("lesson.reading"), words.text("common.key_enter")
            return Speech(head, said, words.text("lesson.go_on"), cap, prompt=prompt)
        if self.lesson.number == 1 and not self.course.place:
            # The first words of all: whoever is new does not know which colour is meant.
            name = self.controller.view.seats[LEARNER].name
            said = f"{words.text('lesson.you', name=name)} {said}"
        return Speech(head, said)

    def _keys(self, marks: tuple[str, ...]) -> str:
        """Say how keys come to what is marked, until they are there."""
        able = [name for name in marks if _usable(self._uncoached.find(name))]
        there = not able or able == ["action"] or (self.by_keys and self.focus in able)
        if not self._keyed or there or self.course.telling:
            return ""
        return self.services.words.text("lesson.keys")

    def _text(self, name: str) -> str:
        return self.services.words.text(text_key(self.course.title, self.lesson.chapter.id, name))

    def _marks(self) -> tuple[str, ...]:
        """Name what the rings are around: what is to be clicked next, or looked at."""
        step = self.course.step
        if step is None:
            return ()
        if not self.course.learning or len(patterns(step.do)) != 1:
            marks = self._marked(step)
        else:
            clicks = self.clicks(step.do, step.mark)
            # What only chooses comes first; the button that does it once all is chosen.
            marks = tuple(dict.fromkeys((*(clicks[:-1] or clicks), *step.mark)))
        hidden = [name for name in marks if self._uncoached.find(name) is None]
        tab = behind(self.controller.view, hidden) if hidden else ""
        return (*marks, self._tab(tab)) if tab else marks

    def _marked(self, step: LessonStep) -> tuple[str, ...]:
        """Name what a step marks; of several taught actions, what does one of them now."""
        if not self.course.learning or step.free:
            return step.mark
        mat = self.controller.view.mat()
        fits = partial(matches, step.do)
        found = buttons(mat, fits)
        if "action" not in found:
            return step.mark or found[:1] or direct(mat, fits)
        # Once all is chosen the button is left; what was chosen must be seen as it is.
        left = (name for name in step.mark if not _chooses(mat.picture.find(name)))
        return (*direct(mat, fits), "action", *left)

    def clicks(self, pattern: object, marks: tuple[str, ...] = ()) -> tuple[str, ...]:
        """Name what leads to an action of a pattern, one click after the other."""
        tab, found = way_in(self.controller.view, self.course, pattern, marks)
        return (self._tab(tab), *found) if tab else found

    def _tab(self, tab: str) -> str:
        shown = (item for item in self._uncoached if item.intent == Do("table.tab", tab))
        return next((item.id for item in shown), "")

    # Inputs

    def handle(self, event: Input) -> Command | None:
        """Let Tab and arrows go to what is marked first."""
        before = self._keyed, self.by_keys, self.focus
        if isinstance(event, (Key, Press)):
            self._keyed = isinstance(event, Key)
        if isinstance(event, Key) and self._walks(event):
            marked = self._to_mark()
            if marked and not self.controller.playback.blocking:
                self.focus_on(marked)
                self.renew()
                return None
        command = super().handle(event)
        if before != (self._keyed, self.by_keys, self.focus):
            self.renew()
        return command

    def _walks(self, key: Key) -> bool:
        return (key.name == "tab" and not key.shift) or key.name in DIRECTIONS

    def _to_mark(self) -> str:
        """Name the mark that Tab goes to, once for each time something is marked."""
        picture = self.current()
        rings = [
            item.id.removeprefix(coach.RING) for item in picture if item.id.startswith(coach.RING)
        ]
        # What can only be looked at is no goal where something may be done.
        able = [name for name in rings if _usable(picture.find(name))] or self._open()
        able = able or [name for name in rings if _answers(picture.find(name))]
        here = (len(self.course.match.log), *able)
        # After that it goes on as everywhere, or what no mark is on could not be reached.
        known = self.by_keys and self.focus and (self.focus in able or here == self._jumped)
        if not able or known:
            return ""
        self._jumped = here
        return able[0]

    def _open(self) -> list[str]:
        """Name what a free choice begins with, if the chapter marks nothing of it."""
        step = self.course.step
        if step is None or not (step.free and self.course.learning):
            return []
        # Where no click does anything yet, something is chosen before it is done.
        return list(direct(self.controller.view.mat(), lambda _: True) or self.clicks(step.do)[:1])

    def do(self, intent: Intent) -> Command | None:
        """Do what is taught; answer anything else with the reason."""
        self._answer = ""
        if isinstance(intent, Do) and intent.name == "table.lesson":
            self.course.heard()
            self.controller.hurry()
            return None
        command = super().do(intent)
        if self.lesson_session.objected:
            self.lesson_session.objected = False
            now = self.controller.now
            # The coach says it at the table's side, so the prompt keeps its own words.
            self._answer, now.warning = now.warning, ""
            self._answering = ANSWERING
        return command

    def tick(self, seconds: float) -> Command | None:
        """Let the match go on; tell the end of the chapter once everything rests."""
        command = super().tick(seconds)
        if self._answer:
            self._answering -= seconds
            if self._answering <= 0:
                self._answer = ""
                self.renew()
        if command is not None or self.covered or self.busy or self._ended:
            return command
        if not self.course.done:
            return None
        self._ended = True
        self.services.play("win")
        panel = self._end_panel()
        panel.calm = CALM
        return Push(panel, self._after)

    def go_on(self) -> None:
        """Do what the chapter shows here, or let the others go on: for pictures of all of it."""
        if self.course.telling:
            self.do(Do("table.lesson"))
        elif self.course.learning:
            self.controller.act(self.course.example())
        self.renew()

    # Menu and end

    def escape(self) -> Command | None:
        """Open the menu of the chapter."""
        text = self.services.words.text
        verbs = [
            Verb("resume", text("lesson.menu_resume"), "action", "return", "common/play"),
            Verb("again", text("lesson.menu_again"), icon="common/refresh"),
            Verb("next", text("lesson.menu_next"), icon="common/arrow_right"),
            Verb("rules", text("table.menu_rules"), icon="common/book"),
            Verb("settings", text("table.menu_settings"), icon="common/cog"),
            Verb("leave", text("lesson.menu_leave"), icon="common/save"),
        ]
        if not self.lesson.following:
            verbs = [verb for verb in verbs if verb.name != "next"]
        return Push(Menu(self.services, self._text(NAME), tuple(verbs)), self._leave_by)

    def _end_panel(self) -> Dialog:
        text = self.services.words.text
        verbs: tuple[Verb, ...]
        if self.lesson.chapter.lets_go:
            verbs = (
                Verb("leave", text("lesson.list")),
                Verb("resume", text("lesson.yours"), "action", "return"),
            )
            return Dialog(self.services, text("lesson.let_go"), self._text(END), verbs)
        verbs = (Verb("leave", text("lesson.list")), Verb("again", text("lesson.again")))
        if self.lesson.following:
            verbs = (*verbs, Verb("next", text("lesson.next"), "action", "return"))
        title = text("lesson.done", name=self._text(NAME))
        return Dialog(self.services, title, self._text(END), verbs)

    def _after(self, way_out: object) -> Command | None:
        """Go on after the end of the chapter; without a choice the list of chapters follows."""
        if way_out is None and not self.lesson.chapter.lets_go:
            return Pop()
        return self._leave_by(way_out)

    def _leave_by(self, way_out: object) -> Command | None:
        match way_out:
            case "leave" | "home" | "new":
                return Pop()
            case "again" | "same" | "rematch":
                return Replace(self.lesson.open(self.lesson.chapter.id))
            case "next":
                return Replace(self.lesson.open(self.lesson.following))
        return super()._leave_by(way_out)


def _answers(item: Item | None) -> bool:
    return item is not None and bool(item.intent or item.reason or item.tip)


def _usable(item: Item | None) -> bool:
    return item is not None and bool(item.intent)


def _chooses(item: Item | None) -> bool:
    return item is not None and isinstance(item.intent, Do)
