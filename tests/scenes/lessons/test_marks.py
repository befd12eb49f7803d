"""What a chapter marks must be on the screen, and what it teaches must be in reach of clicks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from game.folders import data_of
from game.i18n.catalog import load as load_words
from game.lessons.chapters import Chapter, listed, read, text_key
from game.lessons.trial import tried
from scenes.lessons import marks
from tests.build.source import ROOT

TITLE = "ages"
Broken = Callable[[str], Chapter]


@pytest.fixture
def written(tmp_path: Path) -> Broken:
    """Make a chapter of the first throw whose steps are written by hand."""

    def make(steps: str) -> Chapter:
        text = f"chapters:\n  - {{id: odd, steps: [{steps}]}}\n"
        (tmp_path / "lessons.yaml").write_text(text, "utf-8")
        chapter = read(tmp_path)[0].chapter
        assert chapter is not None
        assert tried(TITLE, chapter).faults == ()
        return chapter

    return make


THROW = "{do: {is: Throw}, chance: [[4, 6, 2]]}"


def test_a_mark_that_is_nowhere_on_the_screen_is_named(written: Broken) -> None:
    chapter = written(f"{THROW}, {{do: {{is: Stop}}, mark: ['die:0', 'die:9', moon]}}")
    assert list(marks.faults(TITLE, chapter)) == [
        "step 2 marks 'die:9', which is not on the screen",
        "step 2 marks 'moon', which is not on the screen",
    ]


def test_a_mark_before_a_move_of_another_is_looked_for_as_well(written: Broken) -> None:
    told = "{say: look, other: {is: Throw}, mark: [moon], chance: [[1, 1, 1]]}"
    chapter = written(f"{THROW}, {{do: {{is: Stop}}}}, {{do: any, phase: [build]}}, {told}")
    assert list(marks.faults(TITLE, chapter)) == ["step 4 marks 'moon', which is not on the screen"]


def test_a_mark_that_only_the_chosen_decision_shows_is_there(written: Broken) -> None:
    build = "{do: {is: Build, target: 'city:4', boxes: 3}, mark: [less]}"
    chapter = written(f"{THROW}, {{do: {{is: Stop}}}}, {build}")
    assert list(marks.faults(TITLE, chapter)) == []


def test_a_taught_action_that_no_click_reaches_is_named(
    written: Broken, monkeypatch: pytest.MonkeyPatch
) -> None:
    chapter = written(f"{THROW}, {{do: {{is: Again, dice: [1]}}, chance: [[4]]}}")
    assert list(marks.faults(TITLE, chapter)) == []
    # The rules take the action all the same; it is the mat where no die can be chosen.
    monkeypatch.setattr("scenes.ages.tray._answer", lambda *_: (None, "out of reach"))
    assert list(marks.faults(TITLE, chapter)) == [
        "step 2: no click on what is marked leads to what is taught"
    ]


def test_several_taught_actions_are_left_to_the_marks(written: Broken) -> None:
    several = "{do: [{is: Again, dice: [1]}, {is: Stop}], chance: [[4]]}"
    assert list(marks.faults(TITLE, written(f"{THROW}, {several}"))) == []


def test_faults_of_the_screen_stand_in_the_report_with_their_chapter(
    written: Broken, monkeypatch: pytest.MonkeyPatch
) -> None:
    chapter = written("{do: {is: Throw}, mark: [moon]}")
    one = next(one for one in listed(TITLE) if one.chapter is not None)
    monkeypatch.setattr(marks, "titles", lambda: (TITLE,))
    monkeypatch.setattr(marks, "listed", lambda _: (replace(one, chapter=chapter),))
    assert [line.partition("error: ")[2] for line in marks.findings().lines()] == [
        "$.throwing: step 1 marks 'moon', which is not on the screen"
    ]


def test_whoever_ends_an_action_and_the_turn_is_told_both_as_the_buttons_say_them() -> None:
    words = load_words(ROOT / "data" / "i18n", [data_of("tempus")])["en"]
    action = words.text("tempus.table.do.spent").casefold()
    both = [
        (one.id, words.text(text_key("tempus", one.id, step.say)))
        for one in listed("tempus")
        if one.chapter is not None
        for step in one.chapter.steps
        if isinstance(step.do, (list, tuple)) and list(step.do) == [{"is": "End"}, {"is": "Done"}]
    ]
    assert both
    assert [told for told in both if action not in told[1].casefold()] == []
