"""The analysis on the screen: it can be read everywhere, and a click leads to the moment."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.analysis import keeping
from game.analysis.analyst import Stage
from game.analysis.background import Background
from game.analysis.findings import Decision
from game.analysis.report import Report
from game.analysis.shares import Shares
from game.replay.record import of_match
from game.tempus.actions import Move
from scenes.analysis.analysis_page import AnalysisPage, Looked
from scenes.analysis.telling import Teller, rounded
from scenes.base.scene import Pop
from scenes.replay.marks import analysis_marks
from scenes.ui.recorder import Recorder
from tests.build.analysis import analysed
from tests.build.languages import read_in
from tests.build.matches import match_setup, played
from tests.build.menus import Front, front

SCREENS = [
    ((960, 540), 75), ((960, 540), 200), ((1280, 720), 100),
    ((1440, 1080), 200), ((2560, 1080), 100),
]  # fmt: skip


class Sketched(Background):
    """An analysis that has said no more than some points of the curve."""

    def __init__(
        self, sketch: dict[int, Shares], fault: str = "", stage: Stage | None = None
    ) -> None:
        self.sketch, self.done, self.fault = sketch, False, fault
        self._stage = stage or Stage()

    def poll(self) -> Stage:
        return self._stage

    def close(self) -> None:
        """End nothing."""


class Brief(Teller):
    """Names no action but by its sort."""

    def action(self, one: Decision, text: str) -> str:
        del one, text
        return "Move."


def opened(
    size: tuple[int, int] = (1280, 720), interface: int = 100, language: str = "en"
) -> Front:
    report = analysed("random")
    return front(
        lambda services, _: AnalysisPage(services, report.record, "", report.stage),
        size,
        interface,
        language=language,
    )


def page(there: Front) -> AnalysisPage:
    found = there.pilot.app.stack.top
    assert isinstance(found, AnalysisPage)
    return found


@pytest.mark.parametrize(
    ("size", "interface", "language"), read_in(SCREENS, [((960, 540), 75), ((960, 540), 200)])
)
def test_all_words_fit_and_stand_out(size: tuple[int, int], interface: int, language: str) -> None:
    there = opened(size, interface, language=language)
    scene = page(there)
    for first in range(0, scene.shown.last + 1, 2):
        scene.scroll(first - scene.first)
        there.pilot.turn()
        there.pilot.app.recorder = recorder = Recorder()
        there.pilot.app.draw()
        assert not recorder.overflows
        assert not recorder.missing
        assert not [(p.item, p.text, round(p.contrast, 1)) for p in recorder.faint()]
        assert recorder.smallest >= 11


def test_a_click_on_a_decision_leads_to_its_moment() -> None:
    scene = page(opened())
    worst = analysed("random").costliest(0)[0]
    intent = next(item for item in scene.current() if item.id == f"decision:{worst.place}").intent
    assert intent is not None
    command = scene.do(intent)
    assert isinstance(command, Pop)
    assert isinstance(command.result, Looked)
    assert command.result.place == worst.place


def test_the_costliest_decisions_are_marked_on_the_bar() -> None:
    report, there = analysed("random"), opened()
    marks = analysis_marks(report, there.services.words)
    assert {one.place for one in report.costliest(0)} <= {mark.place for mark in marks}
    assert [mark.place for mark in marks] == sorted(mark.place for mark in marks)


def test_a_curve_is_shown_before_anything_is_analysed() -> None:
    report, there = analysed("random"), opened()
    scene = page(there)
    record, points = report.record, {0: report.stage.values[0], 9: report.stage.values[9]}
    scene.report, scene._process = Report(record, Stage()), Sketched(points)
    scene.renew()
    look = next(item for item in scene.current() if item.id == "curve").data
    assert [place for place, _ in look.values] == [0, 9]
    assert look.known == 0


def test_rounded_too_the_parts_sum_to_the_result() -> None:
    for balance in analysed("random").balances:
        start, luck, own, others, result, _ = (round(10 * one) for one in rounded(balance))
        assert start + luck + own + others == result


def test_a_decision_is_told_with_what_would_have_been_better() -> None:
    report, there = analysed("random"), opened()
    worst = report.costliest(0)[0]
    said = Teller(report, there.services.words).decision(worst)
    assert said.startswith(f"Round {worst.round}: ")
    assert "Better: " in said
    assert "points lost" in said


def test_an_analysis_whose_process_dies_goes_on_and_says_so_when_it_dies_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    there, begun = opened(), []
    scene = page(there)

    def begin() -> Background:
        begun.append(Sketched({}))
        return begun[-1]

    monkeypatch.setattr(scene, "_begin", begin)
    scene._process = Sketched({}, "the process died")
    scene.tick(1.0)
    assert len(begun) == 1
    assert not scene.fault
    for _ in range(2):
        begun[-1].fault = "the process died"
        scene.tick(1.0)
    assert len(begun) == 2
    assert scene._process is None
    scene.scroll(-99)
    assert "the process died" in next(i.text for i in scene.current() if i.id == "stopped")


def test_what_was_found_until_one_leaves_is_there_when_one_comes_back(tmp_path: Path) -> None:
    report, scene = analysed("random"), page(opened())
    stage = Stage(report.stage.values[:9], ())
    scene._path, scene._process = tmp_path / "match.analysis", Sketched({}, stage=stage)
    scene.escape()
    assert keeping.load(scene._path, report.record) == (stage, False)


def test_a_decision_on_a_map_is_told_with_its_places() -> None:
    match = played("tempus", 3, decisions=40)
    report = Report(of_match(match_setup("tempus", 3), match), Stage())
    teller, moves = Teller(report, opened().services.words), set[str]()
    place = next(at for at, entry in enumerate(match.log) if isinstance(entry.action, Move))
    for action in match.rules.legal(report.record.state(place)):
        if isinstance(action, Move):
            moves.add(teller.what(place, action))
    assert all(re.search(r"from [A-Z]\d+.* to [A-Z]\d+.*\.$", said) for said in moves), moves
    assert len(moves) > 1


def test_what_sounds_like_what_was_done_is_said_to_be_done_otherwise() -> None:
    report, there = analysed("random"), opened()
    said = Brief(report, there.services.words).decision(report.costliest(0)[0])
    assert "Otherwise, and on the table one sees how: Move." in said
