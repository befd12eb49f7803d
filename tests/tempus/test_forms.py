"""Final scoring, fights, progress and the era track, without a match."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.core.contract import winners
from game.core.match import Match
from game.core.message import refuse
from game.tempus.fighting import card_points
from game.tempus.state import State
from tests.build.forms import PEOPLE, Sheet, sheet
from tests.build.tempus import components, rules
from tests.conformance.cases import CASES, Case, game

GAMES = [case for case in CASES if case.title == "tempus"][:3]


def of_state(match: Match, state: State) -> Sheet:
    """Type a finished game into the form."""
    tables = match.rules.tables  # type: ignore[attr-defined]
    made = sheet("tempus", "scoring", len(state.tribes))
    for seat, tribe in enumerate(state.tribes):
        held = [hex for hex, _ in tribe.people if state.land[hex] not in tables.barren]
        values = [value for _, value in tribe.cities]
        made.enter(seat, {"hexes": len(held), "cards": len(tribe.hand)})
        made.enter(seat, {f"cities:{value}": values.count(value) for value in tables.city_counts})
        made.enter(seat, {"entered": tribe.box == tables.last})
    return made


@pytest.mark.parametrize("case", GAMES, ids=str)
def test_the_form_scores_what_the_rules_score(case: Case) -> None:
    match = game(case, "ochre")
    made = of_state(match, match.state)
    assert made.found.scores == match.rules.scores(match.state)
    assert made.doubts() == []


def test_ties_go_to_cards_then_to_cities_then_are_shared() -> None:
    made = sheet("tempus", "scoring", 3)
    made.enter(0, {"hexes": 5, "cards": 2}).enter(1, {"hexes": 5, "cards": 3})
    assert winners(made.found.scores) == (1,)
    made.enter(1, {"hexes": 3, "cities:2": 1, "cards": 2})
    assert winners(made.found.scores) == (1,)
    made.enter(0, {"hexes": 3, "cities:2": 1})
    assert winners(made.found.scores) == (0, 1)


def test_somebody_always_enters_the_last_era() -> None:
    made = sheet("tempus", "scoring", 3)
    for seat in range(3):
        made.enter(seat, {"entered": False})
    assert made.doubts() == ["entered"]
    made.enter(1, {"entered": True})
    assert (made.doubts(), made.total(1)) == ([], 3)


# The worked examples of the rules


def test_example_what_a_player_on_writing_can_do() -> None:
    made = sheet("tempus", "eras").enter(values={"box": "writing"})
    row = ("actions", "draw", "hand", "stack", "babies", "people", "distance")
    assert tuple(made.fact(name) for name in row) == (3, 2, 5, 2, 1, 1, 1)
    assert made.fact("no_ships") == ()


@pytest.mark.parametrize(("box", "actions"), [("cities", 4), ("agriculture", 3)])
def test_example_cities_give_four_action_tokens(box: str, actions: int) -> None:
    assert sheet("tempus", "eras").enter(values={"box": box}).fact("actions") == actions


def fight(terrain: str, men: int, held: int, attack: str = "", defence: str = "") -> Sheet:
    """Type in a fight: cards as `"weapons:farmland transport:forest"`."""
    made = sheet("tempus", "fight").enter(values={"terrain": terrain, "men": men, "held": held})
    for side, cards in (("attack", attack), ("defence", defence)):
        made.enter(values={f"{side}:{card}": cards.split().count(card) for card in cards.split()})
    return made


def test_example_a_fight_on_farmland_is_five_to_four() -> None:
    made = fight("farmland", 3, 2, "weapons:farmland transport:forest", "fortress:grassland")
    assert (made.fact("attack"), made.fact("defence"), made.fact("win")) == (5, 4, 1)


def test_example_an_attack_on_a_city_is_four_to_five() -> None:
    attack = "education:forest war_leader:farmland"
    made = fight("forest", 3, 2, attack, "fortress:forest")
    assert (made.fact("attack"), made.fact("defence"), made.fact("win")) == (4, 5, 0)


def test_a_tie_is_held() -> None:
    assert fight("hills", 3, 3).fact("win") == 0


def test_mountains_score_no_background() -> None:
    made = fight("mountain", 2, 2, "weapons:hills")
    assert made.fact("attack") == 3


def test_the_chance_over_hidden_cards_is_that_of_all_hands_counted() -> None:
    made = fight("forest", 4, 2).enter(values={"hidden": 2, "seen:fortress:forest": 1})
    tables = rules().tables
    pool = list(tables.deck)
    pool.remove("fortress:forest")
    hands = list(combinations(pool, 2))
    letter = tables.letter["forest"]
    won = sum(2 + card_points(tables, hand, letter, True) < 4 for hand in hands)
    assert made.fact("win") == pytest.approx(won / len(hands))


def test_more_of_a_card_than_there_are_is_refused_wherever_it_lies() -> None:
    made = fight("hills", 2, 2, attack="weapons:hills")
    copies = components().cards.ideas["weapons"].cards["hills"]
    made.enter(values={"seen:weapons:hills": copies - 1})
    why = made.why("defence:weapons:hills", 1)
    assert why is not None
    assert (why.key, why.params["count"]) == ("tempus.form.doubt.cards", copies)


def test_example_progress_to_ships_is_six_to_six_and_both_enter() -> None:
    made = sheet("tempus", "progress", 2).enter(values={"box": "ships"})
    made.enter(0, {"people": 5, "fitting": 1})
    made.enter(1, {"people": 3, "built": 1, "fitting": 1, "education": 1})
    assert (made.fact("points", 0), made.fact("points", 1)) == (6, 6)
    names = [m.params["name"] for m in made.fact("enters")]  # type: ignore
    assert names == list(PEOPLE[:2])


def test_the_terrain_of_the_box_names_the_fields() -> None:
    made = sheet("tempus", "progress", 3).enter(values={"box": "ships"})
    (group, _) = made.form.groups(made.filled)
    assert group.fields[0].name.params == {"terrain": "tempus.terrain.forest"}


def test_with_nobody_ahead_all_enter() -> None:
    made = sheet("tempus", "progress", 3)
    assert len(made.fact("enters")) == 3  # type: ignore[arg-type]


def test_refusals_of_numbers_name_their_bounds() -> None:
    made = sheet("tempus", "scoring", 3)
    assert made.why("cities:4", 3, 0) == refuse("form.refuse.range", low=0, high=2)
