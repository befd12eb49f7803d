"""Which events of the game everybody should notice, with the numbers that the engine gives."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.event import RoundBegan
from game.tempus.events import CaughtUp, FightDecided, FightNamed, ProgressCounted
from tests.build.noticed import first, game, told


@pytest.mark.slow
def test_an_attack_is_told_to_whoever_is_attacked() -> None:
    event, state = first("tempus", FightNamed, city=0)
    moment = told("tempus", event, state, event.defender)
    assert moment is not None
    assert moment.personal
    assert " attacks your " in moment.title
    men = dict(state.tribes[event.seat].people)[event.start]
    held = dict(state.tribes[event.defender].people)[event.target]
    assert moment.lines[0] == f"Without cards it is {men} against your {held}."
    assert told("tempus", event, state, event.seat) is None


def test_a_fight_shows_both_sides_with_their_cards_and_sums() -> None:
    laid = ("fortress:hills", "medicine:forest")
    state = game("tempus")[1].state
    event = FightDecided(0, 2, 1, 2, "forest", laid, laid[1:], (3, 4), False, 1, 0)
    for viewer in (0, 1, 2):
        moment = told("tempus", event, state, viewer)
        assert moment is not None
        assert [(side.seat, side.sum, side.won) for side in moment.sides] == [
            (0, 3, False),
            (2, 4, True),
        ]
        named = [[piece.text for piece in side.pieces] for side in moment.sides]
        assert named == [["Fortress", "Medicine"], ["Medicine"]]
        assert moment.personal == (viewer != 1)


def test_an_era_says_who_enters_it_and_what_it_changes() -> None:
    match = game("tempus")[1]
    rules: Any = match.rules
    eras = rules.tables.eras
    box = next(at for at in range(1, len(eras)) if eras[at].draw != eras[at - 1].draw)
    parts = ((1, 0, 0, 0),) * 5
    event = ProgressCounted("hills", box, ((),) * 5, parts, (4, 1, 4, 0, 2), (0, 2))
    inside, outside = (told("tempus", event, match.start, viewer) for viewer in (0, 1))
    assert inside is not None
    assert outside is not None
    assert inside.lines[0] == "Enter the era: Amira and Mikołaj."
    assert f"draw {eras[box].draw} idea" in inside.lines[1]
    assert outside.lines[-1] == "You stay behind: 1 progress point of 4 that were needed."
    caught = told("tempus", CaughtUp((1,), box), match.start, 1)
    assert caught is not None
    assert caught.personal


def test_the_round_before_the_last_era_is_told_as_the_last() -> None:
    match = game("tempus")[1]
    rules: Any = match.rules
    last = rules.tables.last
    before, final = (told("tempus", RoundBegan(n), match.start, 0) for n in (last - 1, last))
    assert before is not None
    assert final is not None
    assert (before.kind, final.kind) == ("round", "last")
