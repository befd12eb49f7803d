"""Which events of the game everybody should notice, with the numbers that the engine gives."""

from __future__ import annotations

from game.ages.events import CitiesFed, DisasterStruck, EndTriggered, MonumentBuilt
from tests.build.noticed import game, told


def test_a_disaster_is_told_to_those_whom_it_strikes_with_what_it_costs_them() -> None:
    state = game("ages")[1].state
    event = DisasterStruck(0, "pestilence", 3, ((1, 3),), (), ((2, "medicine"),))
    assert told("ages", event, state, 0) is None
    struck, spared = told("ages", event, state, 1), told("ages", event, state, 2)
    assert struck is not None
    assert spared is not None
    assert (struck.kind, struck.title, struck.personal) == ("disaster", "Pestilence", True)
    assert struck.lines == ("Thrown by Amira: 3 skulls.", "You mark 3 disaster boxes.")
    assert spared.lines[-1] == "You are spared: Medicine."


def test_lost_goods_are_named_to_whoever_loses_them() -> None:
    event = DisasterStruck(0, "revolt", 5, (), ((0, (2, 0, 1, 0, 0)),), ())
    moment = told("ages", event, game("ages")[1].state, 0)
    assert moment is not None
    assert moment.lines == ("You lose all your goods: 2 :ages/wood:, 1 :ages/pottery:.",)


def test_hunger_is_told_to_whoever_hungers_only() -> None:
    event, state = CitiesFed(2, 3, 2), game("ages")[1].state
    moment = told("ages", event, state, 2)
    assert moment is not None
    assert moment.lines == ("2 cities found no food; each costs you a disaster box.",)
    assert told("ages", event, state, 1) is None
    assert told("ages", CitiesFed(2, 5, 0), state, 2) is None


def test_a_first_monument_is_told_to_all_with_its_points_now_and_later() -> None:
    state = game("ages")[1].state
    event = MonumentBuilt(1, "temple", True, 4)
    for viewer in range(4):
        moment = told("ages", event, state, viewer)
        assert moment is not None
        assert moment.lines == (
            "Henrike finishes it first: 4 points.",
            "For all others it is worth 2 points now.",
        )
    assert told("ages", MonumentBuilt(1, "temple", False, 2), state, 0) is None


def test_what_triggers_the_end_is_told_as_the_last_round() -> None:
    moment = told("ages", EndTriggered(1, "developments"), game("ages")[1].state, 0)
    assert moment is not None
    assert (moment.kind, moment.title) == ("last", "The last round")
    assert moment.lines == ("Henrike owns enough developments: this round is the last.",)
