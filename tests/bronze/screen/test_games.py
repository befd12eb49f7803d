"""Whole games on the real table: by the mouse alone, by the keys alone, two people among four."""

from __future__ import annotations

from random import Random

import pytest

from game.bronze.actions import Done, Lay, Take
from game.bronze.state import State
from game.core.setup import MatchSetup, SeatSetup
from scenes.table.result import Result
from scenes.ui.picture import Item
from tests.build.seat import SPARING, Seated, sit

MINE = {"piles", "matrix", "spots", "cities"}
"""Focus groups of what can be chosen on the mat."""
OPTIONS = {"spots": "ordered", "rows": "open"}


def seated(seed: str, seat_setups: tuple[SeatSetup, ...] = (), **settings: object) -> Seated:
    """Sit down: two people, or whoever is named."""
    seat_setups = seat_setups or (SeatSetup("Amira", 0), SeatSetup("Henrike", 1))
    return sit(MatchSetup("bronze", seat_setups, OPTIONS, seed, 0), **settings)


def state(table: Seated) -> State:
    found = table.scene.session.match.state
    assert isinstance(found, State)
    return found


def able(table: Seated) -> list[Item]:
    """Give what could be chosen on the mat now."""
    return [i for i in table.pilot.picture if i.intent and i.group in MINE]


def waits(table: Seated) -> bool:
    """Let a computer player decide, if it is one's turn."""
    if table.scene.session.person is not None:
        return False
    table.app.turn(0.1)
    return True


def by_mouse(table: Seated, rng: Random) -> None:
    """Click on the mat, or on the main choice when it can be done."""
    action = table.pilot.see("action")
    found = able(table)
    if action.intent is not None and (not found or rng.random() < 0.4):
        table.pilot.click("action")
    else:
        table.pilot.click(rng.choice(found).id)


@pytest.mark.shared(0)
@pytest.mark.slow
def test_four_players_two_of_them_people_by_the_mouse_to_the_result() -> None:
    seat_setups = (
        SeatSetup("Amira", 0),
        SeatSetup("", 1, "easy"),
        SeatSetup("Tamar", 2),
        SeatSetup("", 3, "easy"),
    )
    table, rng = seated("four", seat_setups), Random(3)
    table.until_over(lambda: None if waits(table) else by_mouse(table, rng), 6000)
    table.pilot.pause(2)
    assert isinstance(table.app.stack.top, Result)


@pytest.mark.shared(1)
@pytest.mark.slow
def test_a_whole_game_by_keys() -> None:
    table, rng = seated("keys"), Random(2)
    table.until_over(lambda: by_keys(table, rng))


def by_keys(table: Seated, rng: Random) -> None:
    """Numbers choose pile, place, card and city; Enter goes on; arrows reach the spots."""
    match state(table).phase:
        case "take" | "lay" | "city":
            table.pilot.press(rng.choice([i.key for i in able(table) if i.key]), "return")
        case "settle" if rng.random() < 0.6:
            press_a_spot(table, rng)
        case "settle":
            press_the_action(table)


def press_the_action(table: Seated) -> None:
    """Walk to the action button, and press it."""
    for _ in range(20):
        if group(table) == "actions":
            break
        table.pilot.press("tab")
    for way in ("down", "right", "down", "right"):
        if table.pilot.page.focus == "action":
            break
        table.pilot.press(way)
    assert table.pilot.page.focus == "action"
    table.pilot.press("return")


def group(table: Seated) -> str:
    found = table.pilot.picture.find(table.pilot.page.focus)
    return found.group if found is not None else ""


def press_a_spot(table: Seated, rng: Random) -> None:
    """Walk with arrows to a spot that can be settled, and press it."""
    table.pilot.press("tab")
    for _ in range(30):
        table.pilot.press(rng.choice(("up", "up", "right", "left", "down")))
        found = table.pilot.picture.find(table.pilot.page.focus)
        if found is not None and found.kind == "spot" and found.intent is not None:
            table.pilot.press("space")
            return


def test_enter_takes_and_lays_what_was_planned_in_two_strokes() -> None:
    table = seated("enter")
    table.pilot.press("2")
    table.pilot.click("column:0")
    table.pilot.move(table.pilot.spot("purse"))
    table.pilot.press("return", "return")
    played = [entry.action for entry in table.scene.session.match.log if entry.seat == 0]
    assert isinstance(played[0], Take)
    assert isinstance(played[1], Lay)


def test_b_turns_the_card_over() -> None:
    table = seated("turn")
    table.pilot.press("1", "b")
    assert table.scene.controller.now.selection.wild
    table.pilot.press("b")
    assert not table.scene.controller.now.selection.wild


def test_a_cube_can_be_taken_back_until_something_is_turned_up() -> None:
    table, rng = seated("undo"), Random(5)
    table.app.one_of = SPARING
    for _ in range(400):
        if state(table).phase == "settle":
            last = table.scene.session.match.log[-1]
            lands = len(state(table).tiles)
            quiet = [i for i in able(table) if i.id.startswith("spot:") and behind(i, lands)]
            if quiet and len(state(table).active) > 1:
                break
        by_mouse(table, rng)
    before = state(table)
    table.pilot.click(quiet[0].id)
    assert table.scene.session.match.log[-1] != last
    table.pilot.press("ctrl+z")
    assert state(table) == before


def test_laying_can_be_taken_back_and_taking_cannot_since_a_card_was_turned_up() -> None:
    table = seated("sealed")
    table.pilot.press("1", "return")
    taken = state(table)
    assert taken.phase == "lay"
    table.pilot.press("1", "return")
    assert state(table) != taken
    table.pilot.press("ctrl+z")
    assert state(table) == taken
    table.pilot.press("ctrl+z")
    assert state(table) == taken


def behind(item: Item, lands: int) -> bool:
    """Tell whether a spot turns nothing up: not the last open land, and no city due."""
    text = " ".join(item.tip.lines) if item.tip else ""
    return int(item.id.split(":")[1]) < lands - 1 and "taken back" not in text


def test_the_main_choice_leaves_the_other_cards_unused() -> None:
    table, rng = seated("done"), Random(7)
    while state(table).phase != "settle":
        by_mouse(table, rng)
    table.pilot.click("action")
    assert any(entry.action == Done() for entry in table.scene.session.match.log)


@pytest.mark.slow
@pytest.mark.parametrize("speed", ["normal", "fast"])
def test_a_card_taken_is_seen_on_its_way(speed: str) -> None:
    table = seated("shown", speed=speed)
    table.pilot.finish_animation()
    table.pilot.click("pile:0")
    table.pilot.click("action")
    table.pilot.pause(0.1)
    assert table.scene.controller.director.playback.blocking
    table.pilot.finish_animation()
    assert state(table).phase == "lay"
    assert table.pilot.see("column:0").intent is not None


def test_a_small_window_opens_the_tab_on_which_the_step_is_decided() -> None:
    table = seated("tabs", size=(1280, 720), interface=150)
    assert table.scene.controller.now.tab == "bronze.table.tab.cards"
    table.pilot.press("1", "return", "1", "return")
    assert table.scene.controller.now.tab == "bronze.table.tab.lands"
