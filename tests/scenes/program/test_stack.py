from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from scenes.base.scene import Command, Input, Key, Pop, Push, Quit, Replace, Typed
from scenes.program.stack import SceneStack
from scenes.ui.canvas import Canvas
from scenes.ui.geometry import Offset, Region

WINDOW = Region(0, 0, 1920, 1080)


@dataclass(eq=False)
class Counted:
    """A scene that counts its calls and returns what it is told to."""

    see_through: bool = False
    largest: int = 200
    wakeful: bool = False
    cursor: str = "arrow"
    busy: bool = False
    stale: bool = False
    hears: object = ""
    answer: Command | None = None
    calls: Counter[str] = field(default_factory=Counter)
    results: list[object] = field(default_factory=list)

    def enter(self) -> None:
        self.calls["enter"] += 1

    def cover(self) -> None:
        self.calls["cover"] += 1

    def uncover(self) -> None:
        self.calls["uncover"] += 1

    def leave(self) -> None:
        self.calls["leave"] += 1

    def meant(self, at: Offset, asked: bool = False) -> Offset:
        del asked
        return at

    def grips(self, at: Offset) -> bool:
        del at
        return False

    def handle(self, event: Input) -> Command | None:
        del event
        self.calls["handle"] += 1
        return self.answer

    def update(self, seconds: float, covered: bool) -> Command | None:
        del seconds
        self.calls["update covered" if covered else "update"] += 1
        return self.answer

    def resize(self, region: Region) -> None:
        del region
        self.calls["resize"] += 1

    def draw(self, canvas: Canvas) -> None:
        del canvas
        self.calls["draw"] += 1


def pile(*scenes: Counted) -> SceneStack:
    stack = SceneStack(WINDOW)
    for scene in scenes:
        stack.do(Push(scene))
        scene.calls.clear()
    for scene in scenes:
        scene.calls.clear()
    return stack


CASES = {
    "push on nothing": ([], lambda new: Push(new), [], {"resize": 1, "enter": 1}, 1),
    "push": (["a"], lambda new: Push(new), [{"cover": 1}], {"resize": 1, "enter": 1}, 2),
    "pop": (["a", "b"], lambda _: Pop(), [{"uncover": 1}, {"leave": 1}], {}, 1),
    "pop the last": (["a"], lambda _: Pop(), [{"leave": 1}], {}, 0),
    "pop nothing": ([], lambda _: Pop(), [], {}, 0),
    "replace": (
        ["a", "b"],
        lambda new: Replace(new),
        [{}, {"leave": 1}],
        {"resize": 1, "enter": 1},
        2,
    ),
    "replace all": (
        ["a", "b"],
        lambda new: Replace(new, whole=True),
        [{"leave": 1}, {"leave": 1}],
        {"resize": 1, "enter": 1},
        1,
    ),
    "quit": (["a", "b"], lambda _: Quit(), [{"leave": 1}, {"leave": 1}], {}, 0),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_each_command_calls_each_scene_as_often_as_it_should(case: Any) -> None:
    names, command, calls, fresh_calls, length = case
    scenes = [Counted() for _ in names]
    stack = pile(*scenes)
    new = Counted()
    stack.do(command(new))
    assert [dict(scene.calls) for scene in scenes] == calls
    assert dict(new.calls) == fresh_calls
    assert len(stack) == length


def test_the_result_of_a_scene_reaches_who_asked_for_it() -> None:
    below, above = Counted(), Counted(answer=Pop(7))
    stack = pile(below)
    stack.do(Push(above, below.results.append))
    stack.handle(Key("return"))
    assert below.results == [7]
    assert stack.top is below


def test_what_follows_from_a_result_is_carried_out() -> None:
    below, above, third = Counted(), Counted(answer=Pop(True)), Counted()
    stack = pile(below)
    stack.do(Push(above, lambda yes: Push(third) if yes else None))
    stack.handle(Key("return"))
    assert stack.top is third


def test_a_replacement_answers_in_the_place_of_what_it_replaced() -> None:
    below, first, second = Counted(), Counted(), Counted(answer=Pop("late"))
    stack = pile(below)
    stack.do(Push(first, below.results.append))
    stack.do(Replace(second))
    stack.handle(Key("return"))
    assert below.results == ["late"]


def test_only_the_top_scene_gets_inputs_but_all_are_told_of_time() -> None:
    below, above = Counted(), Counted()
    stack = pile(below, above)
    stack.handle(Key("x"))
    stack.update(0.1)
    assert (below.calls["handle"], above.calls["handle"]) == (0, 1)
    assert (below.calls["update covered"], above.calls["update"]) == (1, 1)


def test_what_a_covered_scene_wants_waits_until_it_is_on_top() -> None:
    third = Counted()
    below, above = Counted(), Counted()
    stack = pile(below, above)
    below.answer = Push(third)
    stack.update(0.1)
    assert stack.top is above
    below.answer = None
    stack.do(Pop())
    assert stack.top is third


def test_scenes_are_seen_down_to_the_first_that_hides_what_lies_beneath() -> None:
    hidden, table, dialog = Counted(stale=True), Counted(), Counted(see_through=True)
    stack = pile(hidden, table, dialog)
    assert stack.seen == (table, dialog)
    assert not stack.stale
    table.busy = True
    assert stack.busy


def test_a_see_through_scene_alone_is_seen() -> None:
    only = Counted(see_through=True)
    assert pile(only).seen == (only,)


@dataclass(eq=False)
class Moving(Counted):
    """A scene in which the first key leads to another request, and which notes what it is told."""

    told: list[Input] = field(default_factory=list)

    def handle(self, event: Input) -> Command | None:
        self.told.append(event)
        if event == FIVE:
            self.hears = "letters"
        return self.answer


FIVE, SIX = Key("5", digit="5"), Key("6", digit="6")


def test_the_text_of_a_key_that_led_to_another_request_belongs_to_nobody() -> None:
    scene = Moving()
    stack = pile(scene)
    # Held down, a key types again and again without going down anew; signs also press again.
    held = replace(FIVE, held=True)
    for event in (
        FIVE,
        Typed("5", FIVE),
        held,
        Typed("5", FIVE),
        SIX,
        Typed("6", SIX),
        Typed("七"),
    ):
        stack.handle(event)
    assert scene.told == [FIVE, SIX, Typed("6", SIX), Typed("七")]


def test_the_text_of_a_key_that_led_to_another_scene_belongs_to_nobody() -> None:
    below, above = Counted(), Moving()
    stack = pile(below)
    below.answer = Push(above)
    for event in (SIX, Typed("6", SIX), FIVE):
        stack.handle(event)
    assert above.told == [FIVE]
