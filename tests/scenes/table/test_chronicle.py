"""What the chronicle tells, once to each viewer, and what lies upon it."""

from __future__ import annotations

from game.core.contract import Step
from game.core.event import Event
from game.core.match import LogEntry, Played
from scenes.table import log_rows
from scenes.table.chronicle import Chronicle
from scenes.table.contract import LogLine
from scenes.ui.geometry import Region
from tests.build.board import make_services


def test_people_who_take_turns_at_one_screen_are_told_each_event_once() -> None:
    told: list[Event] = []

    def tell(event: Event) -> LogLine:
        told.append(event)
        return LogLine("so it was")

    chronicle, words = Chronicle(), make_services().words
    for place in range(3):
        played = Played(LogEntry(0, None), None, Step(None, (Event(),)))
        chronicle.add(place, [played])
        for viewer in (0, 1, 0, 1):
            assert len(chronicle.entries(tell, words, (), viewer, place + 1)) == place + 1
    assert len(told) == 3 * 2


def test_the_sign_of_newer_lines_covers_none() -> None:
    place = Region(0, 0, 260, 170)
    assert not log_rows.sign(place).overlaps(log_rows.body(place, True))
    assert log_rows.sign(place).inside(place)
