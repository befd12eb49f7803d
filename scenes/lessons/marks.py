"""Checks the chapters on the screen: what is marked is there, what is taught can be clicked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.ai.worker import Inline
from game.core.registry import titles
from game.folders import ROOT, data_of
from game.i18n import catalog
from game.i18n.languages import FIRST
from game.lessons.chapters import LEARNER, Chapter, listed
from game.lessons.course import Course, Unplayable, patterns
from game.lessons.trial import tried, walk
from game.loading.problems import Broken, Report
from scenes.lessons.guide import way_in
from scenes.lessons.session import LessonSession
from scenes.table.director import Playback
from scenes.table.registry import stage
from scenes.table.screen import Screen
from scenes.table.view import Now, View


def findings() -> Report:
    """Check the chapters of all titles that have a screen."""
    report = Report()
    for title in titles():
        for one in listed(title):
            if one.chapter is None:
                continue
            try:
                for fault in faults(title, one.chapter):
                    report.error(one.spot, f"$.{one.id}", fault)
            except (Unplayable, Broken, LookupError):
                # The other checks say what is wrong here.
                continue
    return report


def faults(title: str, chapter: Chapter) -> Iterator[str]:
    """Name the steps of a chapter whose marks are not there, or that no click does."""
    if tried(title, chapter).faults:
        return
    course = Course(title, chapter)
    view = View(
        stage(title),
        LessonSession(course, Inline(), lambda _: None),
        catalog.load(ROOT / "data" / "i18n", [data_of(title)])[FIRST],
        Now(home=LEARNER),
        Playback(course.match.state),
    )
    for _ in walk(course, None, set(), []):
        view.playback.state = course.match.state
        view.now.selection, view.now.tab = view.mat().fresh(), view.mat().opens()
        yield from _judged(view, course)


def _judged(view: View, course: Course) -> Iterator[str]:
    step, where = course.step, f"step {course.place + 1}"
    assert step is not None
    known = {item.id for item in Screen(view).picture()}
    example = course.example()
    if example is not None and step.do is not None:
        ready = view.mat().hint(example)[0]
        board_view = replace(view.board_view(), selection=ready)
        known |= {item.id for item in view.stage.open(board_view).picture}
    for name in step.mark:
        if name not in known:
            yield f"{where} marks '{name}', which is not on the screen"
    taught = step.do is not None and len(patterns(step.do)) == 1
    if taught and not way_in(view, course, step.do, step.mark)[1]:
        yield f"{where}: no click on what is marked leads to what is taught"
