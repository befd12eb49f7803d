"""Ways to single positions: from an analysis, from the result of a match, from the title screen."""

from __future__ import annotations

from scenes.analysis.analysis_page import AnalysisPage
from scenes.menus.title import TitleScene
from scenes.practice.practice_page import PracticePage
from scenes.practice.practice_scene import PracticeScene
from scenes.replay.replay_scene import ReplayScene
from scenes.table.result import Result
from tests.build.analysis import analysed
from tests.build.matches import match_setup, played
from tests.build.past import Program, program


def page(there: Program) -> object:
    return there.app.stack.top


def analysis() -> Program:
    report, there = analysed("random"), program()
    there.app.show(AnalysisPage(there.house.services, report.record, "", report.stage))
    there.pilot.turn()
    return there


def test_a_costly_decision_of_an_analysis_can_be_played_better_at_once() -> None:
    there = analysis()
    worst = analysed("random").costliest(0)[0]
    there.pilot.click(f"better:{worst.place}")
    table = page(there)
    assert isinstance(table, PracticeScene)
    assert table.puzzle.decision == worst
    assert table.session.match.state == analysed("random").record.state(worst.place)
    there.pilot.press("escape")
    assert there.pilot.see("leave").text == "Back to luck and play"
    there.pilot.click("leave")
    assert isinstance(page(there), AnalysisPage)


def test_an_analysis_leads_to_all_single_positions_of_its_game() -> None:
    there = analysis()
    scene = page(there)
    assert isinstance(scene, AnalysisPage)
    scene.scroll(scene.shown.last)
    there.pilot.turn()
    there.pilot.click("practice")
    found = page(there)
    assert isinstance(found, PracticePage)
    assert found.desk.title == "ages"


def test_the_title_screen_leads_to_the_positions_of_a_game_and_from_there_to_every_other() -> None:
    there = program()
    there.app.show(there.house.home())
    there.pilot.turn()
    assert isinstance(page(there), TitleScene)
    there.pilot.click("practice")
    found = page(there)
    assert isinstance(found, PracticePage)
    other = "bronze" if found.desk.title != "bronze" else "ages"
    found.scroll(found.shown.last)
    there.pilot.turn()
    there.pilot.click(f"other:{other}")
    found = page(there)
    assert isinstance(found, PracticePage)
    assert found.desk.title == other


def test_the_result_leads_to_the_analysis_and_that_back_to_the_past() -> None:
    there, title = program(), "stoneage"
    there.app.show(there.house.watch(match_setup(title, 2, bots=1), played(title, 2)))
    for _ in range(60):
        there.pilot.turn()
    assert isinstance(page(there), Result)
    there.pilot.click("analysis")
    for _ in range(3):
        there.pilot.turn()
    found = page(there)
    assert isinstance(found, AnalysisPage)
    found.close()
    there.pilot.press("escape")
    assert isinstance(page(there), ReplayScene)
