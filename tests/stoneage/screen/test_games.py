"""Whole games on the real table: by the mouse alone, by the keys alone, two people among four."""

from __future__ import annotations

from random import Random

import pytest

from game.core.setup import MatchSetup, SeatSetup
from game.stoneage.actions import Put
from game.stoneage.state import State
from scenes.table.curtain import Curtain
from scenes.table.result import Result
from scenes.ui import focus
from scenes.ui.picture import Item
from tests.build.seat import Seated, sit

MINE = {"places", "cards", "tiles", "amount", "dice", "pay"}
"""Focus groups of what can be chosen on the mat."""


def seated(seed: str, seat_setups: tuple[SeatSetup, ...] = (), **settings: object) -> Seated:
    """Sit down against a computer player, or with whoever is named."""
    seat_setups = seat_setups or (SeatSetup("Amira", 0), SeatSetup("", 1, "easy"))
    return sit(MatchSetup("stoneage", seat_setups, {}, seed, 0), **settings)


def state(table: Seated) -> State:
    found = table.scene.session.match.state
    assert isinstance(found, State)
    return found


def decide(table: Seated) -> list[Item]:
    """Give what could be chosen on the mat now."""
    return [i for i in table.pilot.picture if i.intent and i.group in MINE]


def wish(table: Seated, rng: Random) -> str:
    """Name what a player would choose who wants to build: tiles, food, then resources."""
    able = {item.id: item for item in decide(table)}
    tiles = [n for n, i in able.items() if i.kind == "tile" and i.data.bill and i.data.bill.fine]
    now = state(table)
    tribe = now.tribes[now.seat]
    hungry = tribe.food < tribe.people
    wanted = (*tiles[:1], *(("place:hunting",) if hungry else ()), "place:field", "place:hut")
    sources = rng.sample(("place:forest", "place:clay_pit", "place:quarry"), 3)
    return next((n for n in (*wanted, *sources) if n in able), next(iter(able), ""))


def more(table: Seated) -> bool:
    """Tell whether more people should go to the chosen place."""
    button = table.pilot.picture.find("more")
    return bool(button and button.intent and table.scene.controller.now.selection.people < 4)


def by_mouse(table: Seated, rng: Random) -> None:
    """Click once: on the curtain, on more people, on what is wished, on the action."""
    if isinstance(table.app.stack.top, Curtain):
        table.pilot.click("ready")
    elif table.scene.session.person is None:
        table.app.turn(0.1)
    elif more(table):
        table.pilot.click("more")
    else:
        ready = table.pilot.see("action").intent is not None
        name = "" if ready else wish(table, rng)
        table.pilot.click(name or ("action" if ready else "second:0"))


@pytest.mark.shared(0)
@pytest.mark.slow
def test_two_people_and_two_computers_play_by_the_mouse_to_the_result() -> None:
    seat_setups = (
        SeatSetup("Amira", 0),
        SeatSetup("", 1, "easy"),
        SeatSetup("Tamar", 2),
        SeatSetup("", 3, "medium"),
    )
    table, rng = seated("four", seat_setups, size=(800, 450)), Random(3)
    table.until_over(lambda: by_mouse(table, rng), 4000)
    acted = {entry.seat for entry in table.scene.session.match.log} - {None}
    assert acted == {0, 1, 2, 3}
    table.pilot.pause(2)
    assert isinstance(table.app.stack.top, Result)


@pytest.mark.shared(1)
@pytest.mark.slow
def test_a_whole_game_by_keys() -> None:
    table, rng = seated("keys", size=(800, 450)), Random(2)
    table.until_over(lambda: by_keys(table, rng), 2000)


def by_keys(table: Seated, rng: Random) -> None:
    """Let a computer decide, or go on with the keys."""
    if table.scene.session.person is None:
        table.app.turn(0.1)
    elif more(table):
        table.pilot.press("+")
    elif table.pilot.see("action").intent is None and decide(table):
        press_on_the_mat(table, wish(table, rng))
    else:
        press_the_action(table)


def press_on_the_mat(table: Seated, wanted: str) -> None:
    """Walk to what is wanted and press it."""
    walk(table, wanted)
    table.pilot.press("space")


def press_the_action(table: Seated) -> None:
    """Walk to the action button, or to the second choice when it is not possible."""
    able = table.pilot.see("action").intent is not None
    walk(table, "action" if able else "second:0")
    table.pilot.press("return")


def walk(table: Seated, wanted: str) -> None:
    """Move the focus with Tab to a stop near what is wanted, then with arrows onto it."""
    for _ in range(16):
        way = arrows(table, wanted)
        if way is not None and len(way) < 7:
            table.pilot.press(*way)
            assert table.pilot.page.focus == wanted
            return
        table.pilot.press("tab")
    raise AssertionError(f"{wanted} cannot be reached by keys")


def arrows(table: Seated, wanted: str) -> list[str] | None:
    """Give the arrows that lead from the focus to an item, or `None`."""
    picture, start = table.pilot.picture, table.pilot.page.focus
    if not start:
        return None
    known: dict[str, list[str]] = {start: []}
    fresh = [start]
    while fresh and wanted not in known:
        here = fresh.pop(0)
        for way in focus.DIRECTIONS:
            there = focus.step(picture, here, way)
            if there not in known:
                known[there] = [*known[here], way]
                fresh.append(there)
    return known.get(wanted)


def test_people_are_dragged_onto_a_place_and_enter_sends_them() -> None:
    table = seated("drag")
    table.pilot.drag("home:0", "place:forest")
    table.pilot.drag("home:0", "place:forest")
    assert table.pilot.see("action").text == "Forest: 2 people"
    table.pilot.press("return")
    assert table.scene.session.match.log[-1].action == Put("forest", 2) or any(
        entry.action == Put("forest", 2) for entry in table.scene.session.match.log
    )


def test_plus_and_minus_pick_the_number() -> None:
    table = seated("plus")
    table.pilot.click("place:quarry")
    table.pilot.press("+", "+", "-")
    assert table.scene.controller.now.selection.people == 2


def test_the_wheel_puts_more() -> None:
    table = seated("wheel")
    table.pilot.wheel("place:hunting", 1)
    table.pilot.wheel("place:hunting", 2)
    assert table.scene.controller.now.selection.people == 3


@pytest.mark.slow
@pytest.mark.parametrize("speed", ["normal", "fast"])
def test_a_roll_is_shown_and_then_one_goes_on(speed: str) -> None:
    table = seated("shown", speed=speed)
    for _ in range(400):
        if table.scene.session.person is not None and state(table).phase == "act":
            break
        if table.scene.controller.director.busy:
            table.pilot.finish_animation(60)
        elif table.scene.session.person is None:
            table.app.turn(0.1)
        elif table.pilot.see("action").intent is None:
            able = [i.id for i in decide(table) if i.id in ("place:hunting", "place:forest")]
            table.pilot.click((able or [decide(table)[0].id])[0])
        else:
            table.pilot.press("return")
    table.pilot.finish_animation(60)
    rolls = [i.id for i in table.pilot.picture if i.intent and i.id in PLACES]
    table.pilot.click(rolls[0])
    table.pilot.pause(0.4 if speed == "normal" else 0.2)
    assert any(item.kind == "tumbling" for item in table.pilot.picture)
    table.pilot.finish_animation(60)
    assert not any(item.kind == "tumbling" for item in table.pilot.picture)


PLACES = ("place:hunting", "place:forest", "place:clay_pit", "place:quarry", "place:river")


def test_a_small_window_opens_the_valley_for_every_decision() -> None:
    table = seated("tabs", size=(1280, 720), interface=150)
    assert table.scene.controller.now.tab == "stoneage.table.tab.valley"
    table.pilot.click("table.tab:stoneage.table.tab.board")
    table.pilot.click("table.tab:stoneage.table.tab.market")
    table.pilot.click("card:1")
    table.pilot.press("return")
    assert any(entry.action == Put("card:1", 1) for entry in table.scene.session.match.log)


def test_in_a_small_window_people_are_dragged_from_the_strip() -> None:
    table = seated("strip", size=(1280, 720), interface=150)
    table.pilot.drag("store:home", "place:river")
    assert table.scene.controller.now.selection.place == "river"
