"""Opens a chapter: from its beginning, or where the learner left it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.ai.worker import Worker
from game.core.chance import Outcome
from game.core.codec import Codec, Undecodable, encode
from game.core.match import Impossible, LogEntry
from game.core.message import Message
from game.lessons.chapters import Chapter
from game.lessons.course import Course
from game.lessons.trial import lessons
from game.storage.log import LOGGER
from game.storage.taught import Line, Progress
from scenes.base.scene import Scene
from scenes.base.services import Services
from scenes.lessons.lesson_scene import Lesson, LessonScene
from scenes.lessons.progress import taught
from scenes.table.exits import Exits
from scenes.table.registry import stage


def open_lesson(
    services: Services,
    exits: Exits,
    worker: Callable[[], Worker],
    title: str,
    chapter: str,
    anew: bool = False,
) -> Scene:
    """Make the scene of a chapter; raises LookupError for one that cannot be taught."""
    sound = [one.chapter for one in lessons(title) if one.chapter is not None]
    wanted = next((one for one in sound if one.id == chapter), None)
    if wanted is None:
        raise LookupError(f"{title} teaches no chapter {chapter}")
    # Chapters of another part are about another way to play: they are no sequel.
    names = [one.id for one in sound if one.part == wanted.part]
    place = names.index(chapter)
    lesson = Lesson(
        course=_begun(services, title, wanted, anew),
        number=place + 1,
        of=len(names),
        following=names[place + 1] if place + 1 < len(names) else "",
        keep=lambda: None,
        open=lambda other: open_lesson(services, exits, worker, title, other, True),
    )
    lesson = replace(lesson, keep=lambda: keep(services, lesson.course))
    return LessonScene(services, lesson, stage(title), exits, worker())


def keep(services: Services, course: Course) -> Message | None:
    """Keep how far a chapter has come."""
    folder, chapter = taught(services), course.chapter.id
    progress, _ = folder.of(course.title)
    if course.done:
        progress = progress.finished(chapter)
    if not course.done or (course.chapter.lets_go and not course.match.over):
        progress = replace(progress, left=chapter, log=tuple(map(_line, course.match.log)))
    return folder.keep(course.title, progress)


def _begun(services: Services, title: str, chapter: Chapter, anew: bool) -> Course:
    course = Course(title, chapter)
    progress: Progress = taught(services).of(title)[0]
    if anew or progress.left != chapter.id:
        return course
    try:
        course.replay([_entry(course.codec, line) for line in progress.log])
    except (Impossible, Undecodable, KeyError, TypeError) as error:
        # The chapter was changed since, or the file: it begins anew, nothing else is lost.
        LOGGER.warning("chapter %s of %s begins anew: %s", chapter.id, title, error)
        return Course(title, chapter)
    return course


def _line(entry: LogEntry) -> Line:
    return {"seat": entry.seat, "action": encode(entry.action)}


def _entry(codec: Codec, line: Line) -> LogEntry:
    seat = line["seat"]
    if seat is not None and type(seat) is not int:
        raise TypeError(f"{seat!r} is no seat")
    action: object = codec.decode(line["action"])
    if (seat is None) != isinstance(action, Outcome):
        raise TypeError("a seat decides, chance answers")
    return LogEntry(seat, action)
