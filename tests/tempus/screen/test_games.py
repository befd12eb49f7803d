"""Whole games on the real table: people at one screen, by the mouse alone, by the keys."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.worker import Inline
from game.core.chance import Seeded
from game.core.match import Match
from game.core.setup import MatchSetup, SeatSetup
from game.opening import open_match
from game.tempus import TITLE
from game.tempus.actions import End, Lay, Move
from game.tempus.state import State
from scenes.table.registry import stage
from scenes.table.session import Session, TitleData
from scenes.ui.picture import Item
from tests.build.seat import Seated, seat
from tests.build.tempus import Table as Situation
from tests.build.tempus import at, components
from tests.build.tempus import table as situation

MINE = {"map", "deeds", "hand"}
"""Focus groups of what can be chosen on the mat."""
NAMES = ("Amira", "Henrike", "")


def seated(
    seed: str,
    setup: str = "by_players",
    bots: int = 0,
    begun: Situation | None = None,
    **settings: object,
) -> Seated:
    """Let three sit down, the last `bots` of them computers; `begun` is how things stand."""
    level = TITLE.levels[0]
    people = len(NAMES) - bots
    seat_setups = tuple(
        SeatSetup(name, at, level * (at >= people)) for at, name in enumerate(NAMES)
    )
    table = MatchSetup("tempus", seat_setups, {"setup": setup}, seed, 0)
    match = open_match(table)
    if begun is not None:
        match = Match(begun.rules, begun.state, Seeded(seed))
    session = Session(table, match, Inline(), title_data=TitleData(components(), ()))
    return seat(session, stage("tempus"), **settings)  # type: ignore[arg-type]


def state(table: Seated) -> State:
    found = table.scene.session.match.state
    assert isinstance(found, State)
    return found


def chosen(table: Seated) -> list[Item]:
    """Give what can be chosen on the mat now, of the chart only what is lit."""
    return [
        item
        for item in table.pilot.picture
        if item.intent
        and item.group in MINE
        and (item.kind != "spot" or item.data.state not in ("", "to", "struck"))
    ]


def raised(table: Seated) -> bool:
    """Raise the curtain if it hangs; tell whether it did."""
    if not table.scene.covered:
        return False
    table.pilot.press("return")
    table.app.turn(0.05)
    return True


def buttons(table: Seated) -> list[Item]:
    names = ("second:0", "second:1")
    return [item for item in table.pilot.picture if item.id in names and item.intent]


@pytest.mark.shared(0)
@pytest.mark.slow
def test_two_people_and_a_computer_play_to_flight_by_clicks() -> None:
    table, rng = seated("clicks", bots=1, size=(960, 540)), Random(1)
    match = table.scene.session.match
    table.until_over(lambda: by_clicks(table, rng), 4000)
    assert max(tribe.box for tribe in state(table).tribes) == table_of_eras() - 1
    assert {entry.seat for entry in match.log} == {None, 0, 1, 2}


def by_clicks(table: Seated, rng: Random) -> None:
    """Raise the curtain, let a computer decide, or click on the mat or a choice."""
    if raised(table):
        return
    if table.scene.controller.view.me is None:
        table.app.turn(0.02)
        return
    able, ready = chosen(table), table.pilot.see("action").intent is not None
    if able and (not ready or rng.random() < 0.1):
        table.pilot.click(rng.choice(able).id)
    elif ready:
        table.pilot.click("action")
    else:
        table.pilot.click(rng.choice(buttons(table)).id)


def table_of_eras() -> int:
    return len(components().eras.eras)


@pytest.mark.shared(1)
@pytest.mark.slow
def test_a_whole_game_by_keys() -> None:
    table, rng = seated("keys", "random", size=(960, 540)), Random(2)
    table.until_over(lambda: by_keys(table, rng), 5000)


def by_keys(table: Seated, rng: Random) -> None:
    """Raise the curtain, press the main choice, a number, or something on the mat."""
    if raised(table):
        return
    if table.pilot.see("action").intent is not None and rng.random() < 0.9:
        press_the_action(table)
    elif rng.random() < 0.94:
        table.pilot.press(rng.choice("1233333456789n"))
    else:
        press_on_the_mat(table, rng)


def press_the_action(table: Seated) -> None:
    """Let go of the focus, so that Enter is the main choice."""
    table.scene.focus = ""
    table.pilot.press("return")


def press_on_the_mat(table: Seated, rng: Random) -> None:
    """Walk with Tab and arrows to something that can be chosen, and press it."""
    able = {item.id for item in chosen(table)}
    for _ in range(12):
        table.pilot.press(rng.choice(("tab", "up", "down", "left", "right")))
        if table.pilot.page.focus in able:
            table.pilot.press("space")
            return


def test_a_click_on_a_place_shows_the_tile_and_enter_lays_it() -> None:
    table = seated("tile")
    raised(table)
    hex = next(i for i in table.pilot.picture if i.kind == "spot" and i.data.state == "reach")
    table.pilot.click(hex.id)
    assert table.pilot.see(hex.id).data.ghost
    table.pilot.click(hex.id)
    table.pilot.wheel(hex.id, 1)
    assert table.scene.controller.now.selection.rotation == 2
    table.pilot.press("r", "return")
    action = next(e.action for e in table.scene.session.match.log if isinstance(e.action, Lay))
    assert action == Lay(int(hex.id[4:]), 3)


def test_the_wheel_looks_closer_and_back_again() -> None:
    table = seated("wheel", "random")
    raised(table)
    middle = sorted(i.id for i in table.pilot.picture if i.kind == "spot")
    hex = middle[len(middle) // 2]
    before = table.pilot.see(hex).place
    table.pilot.wheel(hex, 1)
    closer = table.pilot.see(hex).place
    assert closer.width > before.width
    assert abs(closer.centre.x - before.centre.x) < 2
    assert table.pilot.see("tool:out").intent
    table.pilot.wheel(hex, -1)
    assert table.pilot.see(hex).place == before


@pytest.mark.slow
def test_dragging_moves_the_chart_when_looked_at_closely() -> None:
    table = seated("drag", "random")
    raised(table)
    table.pilot.click("tool:in")
    table.pilot.click("tool:in")
    free = [i for i in table.pilot.picture if i.kind == "spot" and i.intent and not i.data.state]
    a, b = free[0], free[-1]
    before = table.pilot.see(a.id).place.centre
    table.pilot.drag(a.id, b.id)
    moved = table.pilot.picture.find(a.id)
    assert moved is None or moved.place.centre != before


def test_a_person_is_dragged_and_enter_moves_it() -> None:
    table = seated("carry", "random")
    raised(table)
    start = next(i for i in table.pilot.picture if i.kind == "spot" and i.data.state == "own")
    table.pilot.click(start.id)
    to = next(i for i in table.pilot.picture if i.kind == "spot" and i.data.state == "reach")
    table.pilot.click(start.id)
    table.pilot.drag(start.id, to.id)
    selection = table.scene.controller.now.selection
    assert (selection.start, selection.to) == (int(start.id[4:]), int(to.id[4:]))
    before = len(table.scene.session.match.log)
    table.pilot.press("return")
    assert len(table.scene.session.match.log) > before


def test_the_calculator_weighs_any_two_hexes() -> None:
    table = seated("sum", "random")
    raised(table)
    table.pilot.press("x")
    lit = [i.id for i in table.pilot.picture if i.kind == "spot" and i.data.state == "own"]
    table.pilot.click(lit[0])
    table.pilot.click(lit[-1])
    table.scene.controller.now.tab = "tempus.table.tab.map"
    assert table.pilot.see("duel:odds")
    table.pilot.press("x")
    assert table.pilot.picture.find("duel:odds") is None


@pytest.mark.parametrize("interface", [100, 150])
def test_nobody_sees_a_hand_behind_the_curtain(interface: int) -> None:
    table = seated("curtain", "random", interface=interface)
    rng = Random(3)
    while not any(tribe.hand for tribe in state(table).tribes):
        if raised(table):
            continue
        ideas = table.pilot.picture.find("deed:ideas")
        if ideas is not None and ideas.intent and state(table).phase == "act":
            table.pilot.click("deed:ideas")
        able = table.pilot.see("action").intent is not None
        table.pilot.click("action" if able else rng.choice(chosen(table)).id)
    while table.scene.covered:
        assert not any(item.kind == "idea" for item in table.pilot.picture)
        raised(table)
    seen = [i for i in table.pilot.picture if i.kind == "idea"]
    assert len(seen) == len(state(table).tribes[state(table).seat].hand)


def armed() -> Situation:
    """Give three players who hold cards."""
    now = situation(3).put(0, "4.5 2", "9.9").put(1, "6.5").put(2, "2.3")
    return now.hand(0, "weapons:hills").hand(1, "religion:forest").hand(2, "fortress:hills")


def faces(table: Seated) -> list[str]:
    """Give the cards whose faces can be seen."""
    return [item.text for item in table.pilot.picture if item.kind == "idea"]


def test_no_hand_is_left_open_when_a_decision_of_somebody_else_is_taken_back() -> None:
    table = seated("undo", begun=armed(), confirm=False)
    match = table.scene.session.match
    table.scene.controller.act(Move(at("4.5"), at("4.4")))
    table.scene.controller.act(End())
    table.app.turn(0.05)
    assert table.scene.covered
    while raised(table):
        pass
    assert (state(table).seat, faces(table)) == (1, ["Religion"])
    table.pilot.press("ctrl+z")
    assert [entry.action for entry in match.log][-1:] == [Move(at("4.5"), at("4.4"))]
    assert table.scene.controller.now.covered
    table.app.turn(0.05)
    assert table.scene.covered
    assert faces(table) == []
    assert "Weapons" not in str(table.scene.current())


def test_clicks_queued_behind_the_end_of_a_turn_neither_act_nor_show_for_the_next() -> None:
    table = seated("queue", begun=armed())
    match = table.scene.session.match
    table.scene.controller.act(Move(at("4.5"), at("4.4")))
    table.pilot.turn()
    end = table.pilot.spot("second:0")
    for _ in range(6):
        table.pilot.down(end)
        table.pilot.up(end)
        table.pilot.key_down("return")
        table.pilot.key_down("e")
    table.pilot.turn()
    assert {entry.seat for entry in match.log if entry.seat is not None} == {0}
    assert state(table).seat == 1
    table.pilot.turn()
    assert table.scene.covered
    assert faces(table) == []
