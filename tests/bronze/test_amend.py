"""Corrections at a real table: cards change places, and nothing is there once too often."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Any

from game.bronze.state import FREE, NOBODY, State
from game.core.correction import Correction, find, possible
from game.core.match import Match
from game.core.message import Message
from tests.build.bronze import rules
from tests.build.matches import kept_at_table

RULES = rules()
TABLES = RULES.tables


def match_at(decisions: int, seats: int = 2, seed: str = "amend") -> Match:
    return kept_at_table(RULES, decisions, seats, seed)


def at_take(seats: int = 2) -> Match:
    for decisions in range(14, 60):
        match = match_at(decisions, seats)
        if match.state.phase == "take":
            return match
    raise AssertionError("nobody takes a card")


def wrong(state: State, name: str, value: Any) -> list[str]:
    found = RULES.problems(RULES.amend(state, name, value))
    return [problem.key.removeprefix("bronze.problem.") for problem in found]


def everywhere(state: State) -> Counter[str]:
    """Count the cards that are known or unseen, by technology; backs lie for any of them."""
    seen = Counter(chain.from_iterable(chain.from_iterable(p.matrix for p in state.players)))
    seen.update(filter(None, (*state.tops, state.hand)))
    return seen + Counter(dict(zip(TABLES.technologies, state.unseen, strict=True)))


def test_a_card_named_for_a_place_comes_from_those_unseen_and_the_other_goes_there() -> None:
    state = at_take().state
    old = state.tops[0]
    new = next(n for n in TABLES.technologies if n != old and state.unseen[TABLES.order[n]])
    after = RULES.amend(state, "top.0", new)
    assert after.tops[0] == new
    assert everywhere(after) == everywhere(state)
    assert not RULES.problems(after)


def test_there_is_no_card_more_than_the_box_has() -> None:
    state = at_take().state.clone()
    name = next(n for n in TABLES.technologies if n != state.tops[0])
    unseen = list(state.unseen)
    other = next(n for n in TABLES.technologies if n not in (name, state.tops[0]))
    moved = unseen[TABLES.order[name]]
    unseen[TABLES.order[name]] = 0
    unseen[TABLES.order[other]] += moved
    state.unseen = tuple(unseen)
    assert "piles" in wrong(state, "top.0", name)
    field = find(RULES, state, "top.0")
    assert field is not None
    assert name not in list(possible(RULES, state, field))


def test_a_card_turned_to_its_back_or_from_it_keeps_the_count() -> None:
    state = at_take().state
    seat = next(at for at, player in enumerate(state.players) if player.matrix)
    name = f"{seat}.card.0.0"
    field = find(RULES, state, name)
    assert field is not None
    other = TABLES.wild if field.value != TABLES.wild else TABLES.technologies[0]
    after = RULES.amend(state, name, other)
    assert after.players[seat].matrix[0][0] == other
    assert after.unseen == state.unseen


def test_cities_change_places_so_that_none_is_there_twice() -> None:
    for decisions in range(20, 90):
        state = match_at(decisions).state
        shown = [(land, row) for land, row in enumerate(state.displays) if row]
        if shown and state.players[0].cities:
            break
    land, row = shown[0]
    mine = state.players[0].cities[0]
    after = RULES.amend(state, "0.city.0", row[0])
    assert after.players[0].cities[0] == row[0]
    assert mine in after.displays[land]
    assert not RULES.problems(after)


def test_a_cube_goes_from_one_seat_to_another_and_both_count_theirs() -> None:
    state = at_take().state
    bit = state.players[0].taken.bit_length() - 1
    assert bit >= 0
    after = RULES.amend(state, f"spot.{bit}", 1)
    assert after.players[0].cubes == state.players[0].cubes + 1
    assert after.players[1].cubes == state.players[1].cubes - 1
    assert after.players[1].taken >> bit & 1
    assert not after.players[0].taken >> bit & 1


def test_a_land_turned_up_is_another_one_that_was_not_seen() -> None:
    state = at_take().state
    new = state.hidden[0]
    after = RULES.amend(state, "land.1", new)
    assert after.tiles[1] == new
    assert state.tiles[1] in after.hidden
    assert sorted((*after.tiles, *after.hidden)) == sorted((*state.tiles, *state.hidden))


def test_a_trade_route_that_no_row_reaches_is_impossible() -> None:
    state = at_take().state
    longest = max(TABLES.lengths)
    assert "routes" in wrong(state, "0.route.0", longest)


def test_province_tokens_are_no_more_than_there_are() -> None:
    state = at_take().state
    rare, count = min(Counter(TABLES.provinces).items(), key=lambda item: item[1])
    for land in range(len(state.tokens)):
        have = state.tokens.count(rare)
        expected = ["provinces"] if state.tokens[land] != rare and have == count else []
        assert wrong(state, f"token.{land}", rare) == expected


def test_owners_of_provinces_are_seats_nobody_or_still_open() -> None:
    state = at_take().state
    field = find(RULES, state, "owner.0")
    assert field is not None
    assert set(field.domain) == {NOBODY, FREE, 0, 1}


def test_a_refused_correction_says_what_does_not_add_up() -> None:
    match = at_take()
    refused = match.correct(Correction("0.route.0", max(TABLES.lengths)))
    assert isinstance(refused, Message)
    assert refused.key == "bronze.problem.routes"


def test_a_pile_with_a_card_more_leaves_another_one_less() -> None:
    state = match_at(0, seats=3).state
    low = state.piles.index(min(state.piles))
    cards = max(*state.piles, state.reserve)
    after = RULES.amend(state, f"pile.{low}", cards)
    assert after.piles[low] == cards
    assert sum(after.piles) + after.reserve == sum(state.piles) + state.reserve
    assert not RULES.problems(after)
    assert wrong(state, f"pile.{low}", 0) == ["piles"]
