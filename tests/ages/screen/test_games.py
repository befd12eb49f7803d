"""Whole games on the real table: by the mouse alone, by the keys alone, against a computer."""

from __future__ import annotations

from random import Random

import pytest

from game.ages.actions import Stop, Throw
from game.ages.state import State
from game.core.setup import MatchSetup, SeatSetup
from scenes.ui.picture import Item
from tests.build.seat import SPARING, Seated, sit

MINE = {"dice", "goods", "developments", "works", "amount"}
"""Focus groups of what can be chosen on the mat."""


def seated(seed: str, **settings: object) -> Seated:
    """Sit down against a computer player."""
    seat_setups = (SeatSetup("Amira", 0), SeatSetup("", 1, "easy"))
    return sit(MatchSetup("ages", seat_setups, {"edition": "base"}, seed, 0), **settings)


def state(table: Seated) -> State:
    found = table.scene.session.match.state
    assert isinstance(found, State)
    return found


def decide(table: Seated) -> list[Item]:
    """Give what could be chosen on the mat now."""
    return [i for i in table.pilot.picture if i.intent and i.group in MINE]


@pytest.mark.shared(0)
@pytest.mark.slow
def test_a_whole_game_by_clicks() -> None:
    table, rng = seated("clicks"), Random(1)
    table.until_over(lambda: by_clicks(table, rng))


def by_clicks(table: Seated, rng: Random) -> None:
    if table.scene.session.person is None:
        table.app.turn(0.1)
        return
    able = decide(table)
    if able and rng.random() < 0.45:
        table.pilot.click(rng.choice(able).id)
    elif table.pilot.see("action").intent is not None:
        table.pilot.click("action")
    elif table.pilot.picture.find("second:0") is not None:
        table.pilot.click("second:0")


@pytest.mark.shared(1)
@pytest.mark.slow
def test_a_whole_game_by_keys() -> None:
    table, rng = seated("keys"), Random(2)
    table.until_over(lambda: by_keys(table, rng))


def by_keys(table: Seated, rng: Random) -> None:
    if table.scene.session.person is None:
        table.app.turn(0.1)
        return
    if state(table).phase in ("keep", "lead", "split") and rng.random() < 0.5:
        table.pilot.press(rng.choice("1234567"))
    elif state(table).phase in ("build", "buy", "discard") and rng.random() < 0.6:
        press_on_the_mat(table, rng)
    elif can_act(table):
        press_the_action(table)
    else:
        press_on_the_mat(table, rng)


def can_act(table: Seated) -> bool:
    """Tell whether the action corner can do anything, or something must be chosen first."""
    able = table.pilot.see("action").intent is not None
    return able or table.pilot.picture.find("second:0") is not None


def press_on_the_mat(table: Seated, rng: Random) -> None:
    """Walk with Tab and arrows to something that can be chosen, and press it."""
    able = {item.id for item in decide(table)}
    for _ in range(40):
        table.pilot.press(rng.choice(("tab", "up", "down", "left", "right")))
        if table.pilot.page.focus in able:
            table.pilot.press("space")
            return


def press_the_action(table: Seated) -> None:
    """Walk to the action button, or to the second choice when it is not possible."""
    able = table.pilot.see("action").intent is not None
    wanted = "action" if able else "second:0"
    for _ in range(16):
        table.pilot.press("tab")
        if group(table) == "actions":
            break
    for way in ("down", "down", "up", "right", "right", "up"):
        if table.pilot.page.focus == wanted:
            break
        table.pilot.press(way)
    assert table.pilot.page.focus == wanted
    table.pilot.press("return")


def group(table: Seated) -> str:
    found = table.pilot.picture.find(table.pilot.page.focus)
    return found.group if found is not None else ""


def test_enter_throws_numbers_choose_and_enter_throws_again() -> None:
    table = seated("enter")
    table.pilot.press("return")
    assert table.scene.session.match.log[0].action == Throw()
    free = [at for at, value in enumerate(state(table).dice) if value != 3]
    table.pilot.press(*(str(at + 1) for at in free))
    table.pilot.press("return")
    assert state(table).throws == 2


def test_s_stops_whatever_is_chosen() -> None:
    table = seated("enter")
    table.pilot.press("return")
    free = [str(at + 1) for at, value in enumerate(state(table).dice) if value != 3]
    table.pilot.press(free[0], "s")
    assert any(entry.action == Stop() for entry in table.scene.session.match.log)


def test_the_wheel_marks_fewer_boxes() -> None:
    table = seated("wheel")
    table.app.one_of = SPARING
    for _ in range(400):
        if state(table).phase == "build" and state(table).workers > 3 and not bot(table):
            break
        table.pilot.press("return") if not bot(table) else table.app.turn(0.1)
    table.pilot.click("monument:obelisk")
    before = table.scene.controller.now.selection.count
    table.pilot.wheel("monument:obelisk", -1)
    assert table.scene.controller.now.selection.count == before - 1


def bot(table: Seated) -> bool:
    return table.scene.session.person is None


@pytest.mark.parametrize("speed", ["normal", "fast"])
def test_a_throw_is_shown_and_then_the_dice_can_be_chosen(speed: str) -> None:
    table = seated("shown", speed=speed)
    table.pilot.click("action")
    assert any(item.kind in {"tumbling", "settling"} for item in table.pilot.picture)
    table.pilot.finish_animation()
    assert not any(item.kind in {"tumbling", "settling"} for item in table.pilot.picture)
    assert any(item.intent for item in decide(table))


def test_a_small_window_opens_the_tab_on_which_the_step_is_decided() -> None:
    table = seated("tabs", size=(1280, 720), interface=150)
    assert table.scene.controller.now.tab == "ages.table.tab.goods"
    table.pilot.press("return")
    assert table.scene.controller.now.tab == "ages.table.tab.forecast"
