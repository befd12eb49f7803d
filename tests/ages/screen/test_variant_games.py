"""Whole games of the variants on the real table, by the mouse alone."""

from __future__ import annotations

from random import Random

import pytest

from game.ages.actions import Accept, Offer
from game.ai.worker import Inline
from game.core.setup import MatchSetup, SeatSetup
from game.opening import open_match
from scenes.table.registry import stage
from scenes.table.result import Result
from scenes.table.session import Session
from scenes.ui.picture import Item
from tests.build.seat import Seated, seat

MINE = {"dice", "goods", "developments", "works", "amount", "partners", "deal:out", "deal:back"}
NAMES = ("Amira", "Henrike", "Mikołaj", "Tamar")


def seated(people: int, bots: int, seed: str, **options: str) -> Seated:
    """Sit down: people first, computer players after them."""
    seat_setups = tuple(
        SeatSetup(NAMES[at], at, "" if at < people else "easy") for at in range(people + bots)
    )
    table = MatchSetup("ages", seat_setups, options, seed, 0)
    return seat(Session(table, open_match(table), Inline()), stage("ages"))


def decide(table: Seated) -> list[Item]:
    """Give what could be chosen on the mat now."""
    return [i for i in table.pilot.picture if i.intent and i.group in MINE]


def by_clicks(table: Seated, rng: Random) -> None:
    """Click about: on the mat, on the action, on another choice."""
    if table.scene.session.person is None:
        table.app.turn(0.1)
        return
    able = decide(table)
    others = [i for i in table.pilot.picture if i.id.startswith("second:") and i.intent]
    if able and rng.random() < 0.5:
        table.pilot.click(rng.choice(able).id)
    elif table.pilot.see("action").intent is not None and rng.random() < 0.8:
        table.pilot.click("action")
    elif others:
        table.pilot.click(rng.choice(others).id)


@pytest.mark.shared
@pytest.mark.slow
@pytest.mark.parametrize(
    ("people", "bots", "options"),
    [
        (2, 2, {"edition": "late"}),
        (3, 0, {"edition": "base", "trading": "yes"}),
        (1, 0, {"edition": "base"}),
        (1, 0, {"edition": "late", "early_end": "yes"}),
    ],
    ids=["late of four", "trading of three", "solo", "late solo"],
)
def test_a_whole_game_by_clicks(people: int, bots: int, options: dict[str, str]) -> None:
    table, rng = seated(people, bots, "variants", **options), Random(3)
    table.until_over(lambda: by_clicks(table, rng), 6000)
    table.pilot.turn(2.0)
    assert isinstance(table.app.stack.top, Result)


def test_a_deal_between_two_people_is_offered_and_answered_by_clicks() -> None:
    table = seated(3, 0, "deal", edition="base", trading="yes")
    session, rng = table.scene.session, Random(8)
    for _ in range(2000):
        if session.match.state.phase == "trade" and lay(table, rng):
            break
        press_on(table)
    partner = session.person
    assert partner != session.match.state.seat
    assert table.pilot.see("prompt").text.startswith("accept the offer")
    table.pilot.press("return")
    assert [type(e.action) for e in session.match.log if e.seat is not None][-2:] == [Offer, Accept]


def press_on(table: Seated) -> None:
    for name in ("action", "second:0"):
        found = table.pilot.picture.find(name)
        if found is not None and found.intent:
            table.pilot.click(name)
            return


def lay(table: Seated, rng: Random) -> bool:
    """Lay a piece on each side where that can be, and offer it."""
    for side in ("out", "back"):
        able = [i.id for i in decide(table) if i.kind == "heap" and i.group == f"deal:{side}"]
        if not able:
            return False
        table.pilot.click(rng.choice(able))
    action = table.pilot.see("action")
    if action.intent is None or not action.text.startswith("Offer"):
        return False
    table.pilot.click("action")
    return True
