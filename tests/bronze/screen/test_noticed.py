"""Which events of the game everybody should notice, with the numbers that the engine gives."""

from __future__ import annotations

from game.bronze.events import EndTriggered, ProvinceClosed
from tests.build.noticed import game, told


def test_a_province_is_told_to_those_who_settled_there_with_all_settlements() -> None:
    match = game("bronze")[1]
    event = ProvinceClosed(3, 5, 1, (2, 4, 0, 0))
    for viewer in (0, 1):
        moment = told("bronze", event, match.start, viewer)
        assert moment is not None
        assert moment.title == "The province of land 4"
        assert moment.lines == (
            "Henrike takes it: 5 points.",
            "Settlements: Amira 2 and Henrike 4.",
        )
    assert told("bronze", event, match.start, 2) is None


def test_the_provinces_of_the_final_scoring_are_left_to_the_result() -> None:
    event = ProvinceClosed(3, 5, 1, (2, 4, 0, 0))
    assert told("bronze", event, game("bronze")[1].state, 0) is None


def test_the_trigger_of_the_end_is_told_as_the_last_round() -> None:
    moment = told("bronze", EndTriggered(0, "cubes"), game("bronze")[1].start, 1)
    assert moment is not None
    assert (moment.kind, moment.lines) == (
        "last",
        ("Amira has placed the last cube: this round is the last.",),
    )
