"""The table tools, used by keys."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.core.registry import titles
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.questions import AskText, Sure
from scenes.companion.tools import dice_kinds, samples, tool_file
from scenes.companion.tools.clock_page import ClockPage
from scenes.companion.tools.dice_counts_page import DiceCountsPage
from scenes.companion.tools.dice_page import DicePage
from scenes.companion.tools.first_player_page import FirstPlayerPage
from scenes.companion.tools.game_clock import Clock
from scenes.companion.tools.seat_order_page import SeatOrderPage
from scenes.companion.tools.tool_file import Bench, Sitter
from scenes.companion.tools.tool_parts import bench_path
from scenes.companion.tools.tools_page import TOOLS, NotesPage, RoundPage, ToolsPage
from scenes.menus.rules import RulesScene
from tests.build.distance import SIZES, check, far
from tests.build.languages import LANGUAGES
from tests.build.menus import Front, unreachable
from tests.build.seat import SparingApp

THREE = tuple(Sitter(name, at) for at, name in enumerate(("Amira", "Tamar", "Ioana")))


class Time:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def tool(make: type[DistancePage], lying: Bench | None = None, **more: object) -> Front:
    """Open a tool with a bench as it was left last."""

    def made(services: object, _ways: object) -> DistancePage:
        services.lot = Random(7)  # type: ignore[attr-defined]
        services.ticks = Time()  # type: ignore[attr-defined]
        if lying is not None:
            tool_file.keep(lying, bench_path(services), 0.0)  # type: ignore[arg-type]
        return make(services)  # type: ignore[arg-type]

    return far(made, **{"speed": "none", **more})  # type: ignore[arg-type]


def kept(there: Front) -> Bench:
    return tool_file.load(bench_path(there.services))


def test_every_tool_is_reached_from_the_list_and_left_again() -> None:
    there = far(lambda services, _: ToolsPage(services))
    for at, (_, make) in enumerate(TOOLS.values(), 1):
        there.pilot.press(str(at))
        assert isinstance(there.page, make)  # type: ignore[arg-type]
        assert not unreachable(there)
        there.pilot.press("escape")
    there.pilot.press("f1")
    assert isinstance(there.page, RulesScene)


# DicePanel


def test_a_digit_chooses_how_many_dice_and_enter_throws_them() -> None:
    there = tool(DicePage)
    there.pilot.press("5", "return")
    dice = [item.data.face for item in there.pilot.picture if item.kind == "distance_die"]
    assert len(dice) == 5
    assert there.see("sum").text == str(sum(dice) + 5)


def test_every_fall_is_counted_and_survives_closing() -> None:
    there = tool(DicePage)
    fell: Counter[int] = Counter()
    for _ in range(10):
        there.pilot.press("return")
        fell.update(there.page.fell)  # type: ignore[attr-defined]
    assert kept(there).thrown[""] == tuple(fell[face] for face in range(6))


def test_all_faces_fall_about_equally_often() -> None:
    there = tool(DicePage, Bench(dice=8))
    for _ in range(150):
        there.page.throw()  # type: ignore[attr-defined]
    counts = kept(there).thrown[""]
    due = sum(counts) / 6
    assert sum(counts) == 1200
    assert sum((count - due) ** 2 / due for count in counts) < 20.5  # beyond: 1 in 1000


def test_titles_with_dice_of_their_own_have_them_here_with_names_and_pictures() -> None:
    there = tool(DicePage)
    own = [title for title in titles() if titles()[title].dice is not None]
    assert list(dice_kinds.kinds()) == own
    for kind in own:
        there.pilot.press("k", "return")
        assert there.page.file.bench.kind == kind  # type: ignore[attr-defined]
        for face, shown in enumerate(dice_kinds.faces(kind)):
            assert shown.key in there.services.words  # type: ignore[operator]
            assert dice_kinds.face_name(there.services.words, kind, face)
        assert not there.has("sum")
    there.pilot.press("k")
    assert there.page.file.bench.kind == ""  # type: ignore[attr-defined]


def test_what_fell_is_shown_beside_what_was_due_and_can_be_forgotten() -> None:
    there = tool(DiceCountsPage, Bench(thrown={"": (9, 14, 11, 8, 12, 10)}))
    assert there.see("cell:1:0").text == "14"
    assert there.see("cell:1:1").text == "10.7"
    assert there.see("cell:1:2").text == "+3.3"
    assert there.see("total:0").text == "64"
    there.pilot.press("delete")
    assert isinstance(there.page, Sure)
    there.pilot.press("return")
    assert there.see("total:0").text == "0"


def test_tumbling_dice_end_as_they_fell() -> None:
    there = tool(DicePage, speed="normal")
    there.pilot.press("4", "return")
    fell = there.page.fell  # type: ignore[attr-defined]
    assert there.page.busy
    there.pilot.finish_animation()
    assert tuple(i.data.face for i in there.pilot.picture if i.kind == "distance_die") == fell


def test_a_key_ends_the_tumbling_and_does_nothing_else() -> None:
    there = tool(DicePage, speed="normal")
    there.pilot.press("return", "return")
    assert not there.page.busy
    assert sum(kept(there).thrown[""]) == 2


# First player


def test_the_lot_falls_on_everybody_about_equally_often() -> None:
    there = tool(FirstPlayerPage, Bench(THREE, Clock((0.0,) * 3)))
    drawn: Counter[str] = Counter()
    for _ in range(120):
        there.pilot.press("return")
        drawn[there.see("name").text] += 1
    assert set(drawn) == {one.name for one in THREE}
    assert max(drawn.values()) < 60


def test_without_people_the_lot_says_what_is_missing() -> None:
    there = tool(FirstPlayerPage)
    there.pilot.press("return")
    assert "People" in there.see("said").text
    there.pilot.press("p")
    assert isinstance(there.page, SeatOrderPage)


# Clocks


def clocks() -> Front:
    return tool(ClockPage, Bench(THREE, Clock((0.0, 0.0, 0.0))))


def passed(there: Front, seconds: float) -> None:
    there.services.ticks.now += seconds  # type: ignore[attr-defined]
    there.pilot.turn()


def test_the_clock_runs_for_whose_turn_it_is_until_it_is_passed_on() -> None:
    there = clocks()
    there.pilot.press("p")
    passed(there, 65)
    assert there.see("time").text == "1:05"
    there.pilot.press("return")
    passed(there, 5)
    assert there.see("turn").text == "Tamar"
    assert there.see("seat:0").data.aside == "1:05"
    assert there.see("time").text == "0:05"


def test_a_paused_clock_stands_and_goes_on_from_there() -> None:
    there = clocks()
    there.pilot.press("p")
    passed(there, 10)
    there.pilot.press("p")
    passed(there, 500)
    assert there.see("time").text == "0:10"
    assert there.has("stands")


def test_a_number_gives_the_turn_to_a_seat() -> None:
    there = clocks()
    there.pilot.press("3")
    assert there.see("turn").text == "Ioana"


def test_closing_the_window_keeps_all_times_and_the_clock_stands_afterwards() -> None:
    there = clocks()
    there.pilot.press("p", "return")
    passed(there, 42)
    there.pilot.app.close()
    clock = kept(there).clock
    assert (clock.seat, clock.runs) == (1, False)
    assert clock.spent == (0.0, 42.0, 0.0)


def test_a_running_clock_is_kept_now_and_then_so_that_a_crash_costs_little() -> None:
    there = clocks()
    there.pilot.press("p")
    there.services.ticks.now += 30  # type: ignore[attr-defined]
    there.pilot.pause(11)
    assert kept(there).clock.spent[0] >= 30


def test_an_idle_clock_draws_nothing_and_a_running_one_once_a_second() -> None:
    there = clocks()
    assert isinstance(there.pilot.app, SparingApp)
    there.pilot.app.one_of = 1
    there.pilot.turn()
    frames = there.pilot.app.frames
    there.pilot.pause(0.5)
    assert there.pilot.app.frames == frames
    there.pilot.press("p")
    frames = there.pilot.app.frames
    for _ in range(10):
        there.services.ticks.now += 0.2  # type: ignore[attr-defined]
        there.pilot.turn()
    assert 1 <= there.pilot.app.frames - frames <= 3


def test_all_clocks_go_back_to_nothing_after_asking() -> None:
    there = tool(ClockPage, Bench(THREE, Clock((5.0, 6.0, 7.0), 2), 9))
    there.pilot.press("delete", "return")
    assert kept(there).clock == Clock((0.0, 0.0, 0.0))
    assert kept(there).round == 1


# People, rounds, notes


def test_a_key_held_down_writes_nothing_on_the_page_that_it_opened() -> None:
    there = tool(SeatOrderPage, Bench(THREE))
    there.pilot.hold("+")
    assert isinstance(there.page, AskText)
    assert there.page.text == ""
    there.pilot.hold("a")
    assert there.page.text == "aaaa"


def test_people_come_go_and_change_places() -> None:
    there = tool(SeatOrderPage, Bench(THREE, Clock((1.0, 2.0, 3.0))))
    there.pilot.press("+")
    there.pilot.type_text("Bo")
    there.pilot.press("return")
    assert [one.name for one in kept(there).people] == ["Amira", "Tamar", "Ioana", "Bo"]
    there.pilot.click("sitter:3")
    there.pilot.click("up")
    there.pilot.click("sitter:0")
    there.pilot.click("remove")
    assert [one.name for one in kept(there).people] == ["Tamar", "Bo", "Ioana"]
    assert kept(there).clock.spent == (2.0, 0.0, 3.0)


def test_rounds_are_counted_forwards_backwards_and_set() -> None:
    there = tool(RoundPage)
    there.pilot.press("return", "return", "return", "-")
    assert there.see("number").text == "3"
    there.pilot.press("s", "1", "2", "return")
    assert there.see("number").text == "12"
    assert kept(there).round == 12


def test_notes_are_written_changed_and_emptied() -> None:
    there = tool(NotesPage)
    for words in ("one", "two"):
        there.pilot.press("+")
        there.pilot.type_text(words)
        there.pilot.press("return")
    assert kept(there).notes == ("one", "two")
    there.pilot.click("note:0")
    assert isinstance(there.page, AskText)
    there.pilot.type_text("x")
    there.pilot.press("backspace", "return")
    assert kept(there).notes == ("two",)


def test_a_disk_that_cannot_be_written_is_said_on_the_screen(home: Path) -> None:
    home.parent.mkdir(exist_ok=True)
    home.write_text("in the way", "utf-8")
    there = tool(RoundPage)
    there.pilot.press("return")
    assert str(home) in there.see("said").text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES[:3])
def test_all_tools_can_be_read_from_afar(size: tuple[int, int], language: str) -> None:
    long = tuple(Sitter("Maximiliane H.", at % 5) for at in range(8))
    lying = Bench(long, Clock((3725.0,) * 8, 4), 112, ("x " * 40,) * 9)
    lying = replace(lying, thrown={"": (100, 99, 101, 3, 2, 1)})
    for _, make in TOOLS.values():
        there = tool(make, lying, size=size, language=language)  # type: ignore[arg-type]
        check(there)
        there.pilot.press("return")
        check(there)
    for kind in ("", *dice_kinds.kinds()):
        for make in (DicePage, DiceCountsPage):
            there = tool(make, replace(lying, kind=kind, dice=8), size=size, language=language)
            there.pilot.press("return")
            check(there)


@pytest.mark.slow
def test_pictures_show_every_tool() -> None:
    there = far(lambda services, _: ToolsPage(services))
    names = {name for name, _ in samples.screens(there.services, there.page)}  # type: ignore[arg-type]
    assert {"tools", "dice-pips", "first", "clock", "round", "notes", "seats"} <= names
