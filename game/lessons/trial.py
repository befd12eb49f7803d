"""Tries chapters out: plays them through the rules and says which step is not possible."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import lru_cache
from pathlib import Path
from random import Random

from game.ai.think import think
from game.core.bot import Brief
from game.core.contract import Turn
from game.core.registry import titles
from game.lessons.chapters import LEARNER, Chapter, Listed, listed, read, texts
from game.lessons.course import Course, Unplayable, patterns
from game.loading.problems import Report

MOST = 400
"""Decisions after which a chapter counts as endless."""
OTHERWISE = 4
"""How often a chapter is tried with other free choices than its own."""


@dataclass(frozen=True, slots=True)
class Trial:
    """What came of playing a chapter through."""

    decisions: int
    """Decisions of the learner on the way that the chapter shows."""
    faults: tuple[str, ...]


def tried(title: str, chapter: Chapter) -> Trial:
    """Play a chapter as it shows it, and with other free choices."""
    try:
        course = Course(title, chapter)
    except Unplayable as error:
        return Trial(0, (str(error),))
    faults = list(_unknown(course))
    taken: set[int] = set()
    decisions = 0
    for learning in walk(course, None, taken, faults):
        decisions += learning
    steps = chapter.steps
    faults += [f"step {at + 1} is never come to" for at in range(len(steps)) if at not in taken]
    if not faults:
        for number in range(OTHERWISE):
            list(walk(Course(title, chapter), Random(f"{chapter.id}/{number}"), set(), faults))
    return Trial(decisions, tuple(dict.fromkeys(faults)))


def walk(course: Course, rng: Random | None, taken: set[int], faults: list[str]) -> Iterator[bool]:
    """Play a chapter to its last step, stopping where the coach speaks: does the learner decide?

    With `rng` anything that a step allows is done, else what it shows. `taken` gathers the steps
    that were come to, `faults` what went wrong.
    """
    course.match.begin()
    for _ in range(MOST):
        pending = course.match.pending
        if course.done or not isinstance(pending, Turn):
            break
        action = _choice(course, pending.seat, rng, taken)
        if action is None:
            faults.append(f"step {course.place + 1} is not possible")
            return
        if course.learning or course.telling:
            yield course.learning
        course.match.play(action)
        if rng is None:
            # Other choices may ask chance for something else, which the seed then answers.
            faults += [f"step {at + 1}: chance cannot answer so" for at in course.unfit]
        course.follow()
    else:
        faults.append("the chapter does not end")


def _choice(course: Course, seat: int, rng: Random | None, taken: set[int]) -> object | None:
    """Choose for a seat: what the step is about, or what a computer player would do."""
    step = course.step
    if step is not None and (seat == LEARNER) == (step.do is not None):
        taken.add(course.place)
        fitting = course.fitting() if rng is not None else ()
        return rng.choice(fitting) if rng is not None and fitting else course.example()
    rules, setup = course.match.rules, course.setup
    # The learner's seat has no level, and at a table for one nobody else has.
    level = setup.seats[seat].level or titles()[setup.title].levels[0]
    view = rules.view(course.match.state, seat)
    chosen: object = think(Brief(setup.title, dict(setup.options), view, seat, level)).action
    return chosen


def _unknown(course: Course) -> Iterator[str]:
    """Name the actions that the title does not have, or that have no such fields."""
    known = {
        cls.__name__: {field.name for field in fields(cls)}
        for cls in course.codec.classes
        if is_dataclass(cls)
    }
    for at, step in enumerate(course.chapter.steps):
        if step.other is not None and course.chapter.seats == 1:
            yield f"step {at + 1}: nobody else sits at the table"
        for pattern in (*patterns(step.do), *patterns(step.other), *patterns(step.eg)):
            own = known.get(str(pattern.get("is")))
            if own is None:
                yield f"step {at + 1}: there is no action '{pattern.get('is')}'"
            elif odd := sorted(set(pattern) - own - {"is"}):
                yield f"step {at + 1}: {pattern['is']} has no '{odd[0]}'"


@lru_cache(16)
def lessons(title: str) -> tuple[Listed, ...]:
    """Give the chapters of a title that can be taught, and the broken ones with their faults."""
    return tuple(judged(title, one) for one in listed(title))


def judged(title: str, one: Listed) -> Listed:
    """Try a chapter; what is wrong with it goes into its report, and then it counts as broken."""
    if one.chapter is None or one.report:
        return replace(one, chapter=None)
    report = Report()
    try:
        trial = tried(title, one.chapter)
    # Whatever a sheet makes the rules stumble over, the other chapters must still be taught.
    except Exception as error:
        trial = Trial(0, (f"cannot be played: {type(error).__name__}: {error}",))
    for fault in trial.faults:
        report.error(one.spot, f"$.{one.id}", fault)
    return replace(one, chapter=None if trial.faults else one.chapter, report=report)


def findings(title: str, folder: Path, root: Path | None) -> tuple[Report, frozenset[str]]:
    """Check the chapters in a folder; give what is wrong, and the texts that they ask for."""
    report, asked, known = Report(), set[str](), set[str]()
    for one in read(folder, root):
        report.extend(one.report)
        if one.chapter is None:
            continue
        if one.id in known:
            report.error(one.spot, f"$.{one.id}", "a chapter of this id comes twice")
        known.add(one.id)
        asked |= {*texts(title, one.chapter)}
        report.extend(judged(title, one).report)
    return report, frozenset(asked)
