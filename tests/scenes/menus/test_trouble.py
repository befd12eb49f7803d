from pathlib import Path

from game.loading.problems import Location, Report
from scenes.base.services import Services, Trouble
from scenes.menus.trouble import TroubleScene, of_report
from scenes.shared.links import Links
from scenes.ui import clipboard
from tests.build.menus import (
    Elsewhere,
    Front,
    front,
    unreachable,
)


def trouble(told: Trouble, home: bool = True) -> Front:
    def make(services: Services, ways: Links) -> TroubleScene:
        del ways
        return TroubleScene(
            services, told, (lambda: Elsewhere(services, "home", ())) if home else None
        )

    return front(make)


FAULT = Trouble("ValueError", "scenes/x.py:12", "Traceback\nValueError: nine", Path("four.log"))


def test_it_says_what_happened_where_what_to_do_and_where_the_log_lies() -> None:
    text = trouble(FAULT).texts()
    for part in ("ValueError", "scenes/x.py:12", "four.log", "Go back to the title"):
        assert part in text


def test_the_details_can_be_copied() -> None:
    there = trouble(FAULT)
    there.pilot.click("copy")
    assert "ValueError: nine" in clipboard.paste()
    assert there.see("copy").text == there.services.words.text("trouble.copied")


def test_enter_leads_to_the_title() -> None:
    there = trouble(FAULT)
    there.pilot.press("return")
    assert there.beyond.name == "home"
    assert len(there.pilot.app.stack) == 1


def test_without_a_title_to_go_to_it_closes() -> None:
    there = trouble(FAULT, home=False)
    there.pilot.click("home")
    assert len(there.pilot.app.stack) == 0


def test_the_program_can_be_left_from_it() -> None:
    there = trouble(FAULT)
    there.pilot.click("leave")
    assert len(there.pilot.app.stack) == 0


def test_a_full_or_locked_disk_is_told_as_such() -> None:
    text = trouble(Trouble("PermissionError", "saves", "no")).texts()
    assert "could not be written" in text
    assert "Make room" in text


def test_mistakes_in_data_are_counted_and_listed_with_their_places() -> None:
    report = Report()
    report.error(Location("data/x/dice.yaml", 3, 7), "$.throws", "expected a whole number")
    report.error(Location("data/x/dice.yaml", 4, 9), "$.faces", "missing")
    text = trouble(of_report(report)).texts()
    assert "2 mistakes" in text
    for place in (3, 4):
        assert f"dice.yaml:\u200b{place}" in text


def test_keys_reach_everything_that_can_be_clicked() -> None:
    assert not unreachable(trouble(FAULT))
