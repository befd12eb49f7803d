"""What to click so that a decision is made: the way from what is chosen to the action."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Protocol

from game.lessons.course import Course, matches
from scenes.table.contract import Act, Choice, Do, Item, Picture
from scenes.table.view import View

Fits = Callable[[object], bool]
MOST = 300
"""Selections that are looked at before a way counts as not there."""


class Clickable(Protocol):
    """What is asked of a mat, whatever its title keeps as a selection."""

    @property
    def picture(self) -> Picture:
        """The mat as it lies."""

    @property
    def selection(self) -> object:
        """What is chosen and not yet done."""

    def choices(self) -> tuple[Choice, ...]:
        """Give the buttons of the action corner."""

    def revise(self, do: Do, /) -> object:
        """Give a new selection after a click, or the action that it amounts to."""

    def with_selection(self, selection: object, /) -> Clickable:
        """Give the same mat with another selection."""


def way_in(
    view: View, course: Course, pattern: object, marks: Sequence[str]
) -> tuple[str, tuple[str, ...]]:
    """Give the clicks that lead to an action of a pattern, and the tab to be opened before."""
    example = course.example()
    mats = [("", view.mat())]
    # In a small window what is to be clicked may lie behind another tab.
    for tab in view.tabs:
        if tab != view.now.tab:
            mats.append((tab, view.stage.open(replace(view.board_view(), tab=tab))))
    for tab, mat in mats:
        about = (*marks, *(mat.hint(example)[1] if example is not None else ()))
        found = way(mat, lambda action: matches(pattern, action), about)
        if found:
            return tab, found
    return "", ()


def way(mat: Clickable, fits: Fits, marks: Sequence[str]) -> tuple[str, ...]:
    """Give the ids to click one after the other, the last of which does an action that fits.

    Only `marks` and what does actions are clicked; where that leads nowhere, as after a wrong
    choice, one more item may come first. Empty when there is no way.
    """
    found = _search(mat, fits, marks)
    if found:
        return found
    for item in mat.picture:
        if item.id not in marks and isinstance(item.intent, Do):
            changed = mat.revise(item.intent)
            if not isinstance(changed, Act) and changed != mat.selection:
                found = _search(mat.with_selection(changed), fits, marks)
                if found:
                    return (item.id, *found)
    return ()


def _search(mat: Clickable, fits: Fits, marks: Sequence[str]) -> tuple[str, ...]:
    """Search in the order of clicks, the shortest way first."""
    line: list[tuple[Clickable, tuple[str, ...]]] = [(mat, ())]
    seen = [mat.selection]
    for here, clicked in line:
        button = offered(here, fits)
        if button:
            return (*clicked, button)
        for item in _clickable(here, marks):
            assert isinstance(item.intent, Do)
            changed = here.revise(item.intent)
            if isinstance(changed, Act):
                if fits(changed.action):
                    return (*clicked, item.id)
            elif changed not in seen and len(seen) < MOST:
                seen.append(changed)
                line.append((here.with_selection(changed), (*clicked, item.id)))
    return ()


def _clickable(mat: Clickable, marks: Sequence[str]) -> Iterable[Item]:
    found = (mat.picture.find(name) for name in marks)
    return (item for item in found if item is not None and isinstance(item.intent, Do))


def offered(mat: Clickable, fits: Fits) -> str:
    """Give the id of what does an action that fits, as things are chosen now, or an empty text."""
    found = buttons(mat, fits)
    if found:
        return found[0]
    acts = (item for item in mat.picture if isinstance(item.intent, Act))
    return next((item.id for item in acts if _does(item, fits)), "")


def buttons(mat: Clickable, fits: Fits) -> tuple[str, ...]:
    """Give the ids of the buttons of the action corner that do an action that fits."""
    return tuple(
        f"second:{at - 1}" if at else "action"
        for at, choice in enumerate(mat.choices())
        if isinstance(choice.intent, Act) and fits(choice.intent.action)
    )


def direct(mat: Clickable, fits: Fits) -> tuple[str, ...]:
    """Give the ids of what does an action that fits with one click."""
    found = []
    for item in mat.picture:
        intent = mat.revise(item.intent) if isinstance(item.intent, Do) else item.intent
        if isinstance(intent, Act) and fits(intent.action):
            found.append(item.id)
    return tuple(found)


def behind(view: View, names: Iterable[str]) -> str:
    """Name the tab behind which one of some items lies, or nothing."""
    for tab in view.tabs:
        if tab != view.now.tab:
            shown = view.stage.open(replace(view.board_view(), tab=tab)).picture
            if any(shown.find(name) is not None for name in names):
                return tab
    return ""


def _does(item: Item, fits: Fits) -> bool:
    return isinstance(item.intent, Act) and fits(item.intent.action)
