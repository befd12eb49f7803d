from typing import Any

import pytest

from scenes.base.dialog import Confirm, Dialog, Menu, Notice, Picker, Verb
from scenes.base.scene import Push
from scenes.ui.geometry import Offset
from scenes.ui.recorder import Recorder
from tests.build.board import Board, item, stage
from tests.build.pilot import Pilot

TEXT = "Die Würfel bleiben liegen, wie sie gefallen sind; nur die Wahl wird zurückgenommen."


def asked(make: object) -> tuple[Pilot, Board, list[object]]:
    """Push a dialog over a board; give what it answers."""
    pilot, board = stage(item("below", place=None))
    answers: list[object] = []
    dialog = make(board.services)  # type: ignore[operator]
    pilot.app.stack.do(Push(dialog, answers.append))
    pilot.turn()
    return pilot, board, answers


@pytest.mark.parametrize(
    ("way", "answer"),
    [
        (lambda pilot: pilot.click("yes"), True),
        (lambda pilot: pilot.click("no"), False),
        (lambda pilot: pilot.press("return"), True),
        (lambda pilot: pilot.press("escape"), False),
        (lambda pilot: pilot.press("tab", "left", "left", "return"), False),
    ],
)
def test_a_question_is_answered_by_mouse_and_by_keys(way: Any, answer: bool) -> None:
    pilot, board, answers = asked(
        lambda services: Confirm(services, "Sicher?", TEXT, "Zurücknehmen")
    )
    way(pilot)
    assert answers == [answer]
    assert pilot.page is board


def test_enter_does_not_say_yes_to_what_is_dangerous() -> None:
    pilot, _, answers = asked(
        lambda services: Confirm(services, "Delete?", "", "Delete", danger=True)
    )
    pilot.press("return")
    assert answers == []


def test_a_click_beside_a_dialog_reaches_nothing() -> None:
    pilot, board, answers = asked(lambda services: Notice(services, "Saved", "All is well."))
    pilot.click_at(Offset(150, 120))
    assert (board.done, answers) == ([], [])
    pilot.press("return")
    assert (board.done, answers) == ([], [None])


def test_a_number_is_picked_by_buttons_keys_and_wheel_within_its_bounds() -> None:
    pilot, _, answers = asked(lambda services: Picker(services, "Boxes?", "", (1, 7), 4, "Build"))
    pilot.click("more")
    pilot.press("+", "-")
    pilot.wheel("more", 1)
    assert pilot.see("number").text == "6"
    pilot.press("+", "+", "+")
    assert pilot.see("number").text == "7"
    assert not pilot.see("more").intent
    pilot.press("home")
    assert pilot.see("number").text == "1"
    pilot.press("return")
    assert answers == [1]


def test_a_number_may_be_refused_to_be_given() -> None:
    pilot, _, answers = asked(lambda services: Picker(services, "Boxes?", "", (1, 7), 4, "Build"))
    pilot.press("escape")
    assert answers == [None]


def test_a_menu_gives_the_name_of_what_was_chosen() -> None:
    verbs = (Verb("go", "On"), Verb("rules", "Rules", key="f1"), Verb("leave", "Leave"))
    pilot, _, answers = asked(lambda services: Menu(services, "Menu", verbs))
    pilot.press("f1")
    assert answers == ["rules"]
    pilot, _, answers = asked(lambda services: Menu(services, "Menu", verbs))
    pilot.press("down", "down", "return")
    assert answers == ["rules"]
    pilot, _, answers = asked(lambda services: Menu(services, "Menu", verbs))
    pilot.press("escape")
    assert answers == [None]


VERBS = (
    Verb("a", "Zurück an den Tisch", "action", "escape"),
    Verb("b", "Spielregeln dieses Schrittes", key="f1", icon="common/book"),
    Verb("c", "Einstellungen", icon="common/cog"),
)
DIALOGS = {
    "confirm": lambda services: Confirm(
        services, "Den Zug zurücknehmen?", TEXT * 3, "Zurücknehmen"
    ),
    "notice": lambda services: Notice(services, "Gespeichert", TEXT),
    "picker": lambda services: Picker(services, "Wie viele Felder?", TEXT, (1, 7), 4, "Bauen"),
    "menu": lambda services: Menu(services, "Ein langer Name für ein Spiel", VERBS),
    "three": lambda services: Dialog(services, "Was nun?", TEXT, VERBS),
}


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (3840, 2160)])
@pytest.mark.parametrize("interface", [75, 100, 150, 200])
@pytest.mark.parametrize("make", DIALOGS.values(), ids=DIALOGS)
def test_dialogs_fit_and_are_readable_at_every_size(
    make: Any, interface: int, size: tuple[int, int]
) -> None:
    pilot, board = stage(size=size, interface=interface)
    dialog = make(board.services)
    pilot.app.recorder = Recorder()
    pilot.app.show(dialog)
    pilot.turn()
    notes = pilot.app.recorder
    assert notes.overflows == []
    assert [pair for pair in notes.faint() if pair.item != "below"] == []
    assert notes.missing == []
    assert all(each.place.inside(dialog.region.inset(-1)) for each in dialog.picture)
