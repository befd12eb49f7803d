"""The numbers in the sentences of hints are those that counting by hand gives."""

from __future__ import annotations

from itertools import product

import pytest

from game.core.bot import Brief
from game.stoneage.actions import Put
from game.stoneage.bots.race import Race
from game.stoneage.bots.reasons import advise, explain
from game.stoneage.title import TITLE
from tests.build.stoneage import Table, components, rules, table

HUNT = next(place for place, spot in rules().tables.layouts[2].spots.items() if spot.gain == "food")


def race_of(here: Table) -> Race:
    hard = TITLE.bot(components(), rules(), "hard")
    return Race(rules().tables, here.state, here.state.seat, hard.weights, hard.taste)  # type: ignore[attr-defined]


@pytest.mark.parametrize(("place", "divisor"), [("forest", 3), ("quarry", 5), (HUNT, 2)])
def test_what_people_bring_is_as_likely_as_all_their_rolls_say(place: str, divisor: int) -> None:
    race = race_of(table(2))
    for people in (1, 2, 4):
        said = explain(race, Put(place, people)).params
        rolls = [sum(dice) // divisor for dice in product(range(1, 7), repeat=people)]
        least = max(1, int(sum(rolls) / len(rolls)))
        chance = sum(amount >= least for amount in rolls) / len(rolls)
        assert (said["count"], said["percent"]) == (least, round(100 * chance))
        assert said["dice"] == people


def test_the_village_says_what_there_is_afterwards() -> None:
    race = race_of(table(2).give(0, tools="2 1", agriculture=3))
    assert explain(race, Put("field", 1)).params["count"] == 4
    assert explain(race, Put("tool_maker", 1)).params["count"] == 4
    assert explain(race, Put("hut", 2)).params["count"] == 6


def test_the_next_best_place_is_another_one_with_its_own_number() -> None:
    here = table(2)
    hard = TITLE.bot(components(), rules(), "hard")
    advice = hard.choose(Brief("stoneage", {}, here.state, here.state.seat, "hard", seed="s"))
    assert isinstance(advice.action, Put)
    assert isinstance(advice.instead, Put)
    assert advice.instead.place != advice.action.place
    assert advice.other == explain(race_of(here), advice.instead)


def test_a_reason_that_counts_cards_face_down_is_for_its_owner_only() -> None:
    here = table(2)
    race = race_of(here)
    found = [advise(race, Put(place, 1)) for place in here.open_places() if "card" in place]
    assert found
    for advice in found:
        assert advice.reason is not None
        kind = advice.reason.key.rpartition(".")[2]
        assert advice.secret == (kind in ("culture", "figure"))
        assert not (advice.secret and advice.thought)
