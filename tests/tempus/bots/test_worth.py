"""What is reckoned from sets of hexes at once is what the changed state itself is worth."""

from __future__ import annotations

import pytest

from game.tempus.board import add, full, leave
from game.tempus.bots.camp import camp_of, joined, left
from game.tempus.bots.weights import Taste
from game.tempus.bots.worth import Worth
from game.tempus.state import State
from tests.build.tempus import Table, at, components, rules, table


def situation() -> Table:
    """Crowds of all sizes, raised limits, cities, rivals near and far, shores."""
    here = table(3, round=3).box(3, 2, 3).paint(".", "0.0", "5.2", "6.2").paint("M", "3.3")
    here.paint("H", "4.4", "4.5").paint("F", "2.3", "5.5")
    here.put(0, "4.4 3", "4.5", "3.3 2", "2.3 4", "7.7 2", "8.1").city(0, "6.5 2")
    here.put(1, "5.4 2", "4.6 3", "1.1", "9.9").city(1, "8.8 3").put(
        2, "5.5", "2.2", "7.5 2", "0.5"
    )
    here.hand(0, "weapons:hills", "education:forest").hand(1, "fortress:hills")
    here._edit(0).bonus = ((at("2.3"), 1), (at("3.3"), 2))
    return here


def changed(state: State, hex: int, more: int) -> State:
    """Put a person on a hex or take one away by the functions of play."""
    draft = state.clone()
    add(draft.edit(0), hex, 1) if more > 0 else leave(draft.edit(0), hex, 1)
    return draft


@pytest.mark.parametrize("options", [{}, {"protection": "people_and_cities"}])
def test_one_person_more_or_less_is_worth_what_the_changed_state_is(
    options: dict[str, str],
) -> None:
    state = situation().state
    tables = rules(**options).tables
    worth = Worth(tables, components().bots.hard, Taste())
    people = [hex for hex, _ in state.tribes[0].people]
    free = [hex for hex in range(tables.grid.size) if state.land[hex] != "."]
    fewer, more = worth.leaving(state, 0, people), dict[int, float]()
    for hex in free:
        # One at a time, for hexes of a kind are taken for one.
        more |= worth.coming(state, 0, [hex])
    fresh = Worth(tables, components().bots.hard, Taste())
    assert fewer == {hex: fresh.of(changed(state, hex, -1), 0) for hex in people}
    assert more == {hex: fresh.of(changed(state, hex, 1), 0) for hex in free}
    assert len({*fewer.values(), *more.values()}) > 20


def test_a_camp_changes_as_the_people_do() -> None:
    state, tables = situation().state, rules().tables
    tribe = state.tribes[0]
    camp = camp_of(tables, tribe)
    assert camp.total == 13
    assert camp.full == full(tables, tribe) == 1 << at("4.4") | 1 << at("2.3")
    for hex, _ in tribe.people:
        fewer = camp_of(tables, changed(state, hex, -1).tribes[0])
        found = left(tables, camp, tribe, hex)
        # Nobody on top of a crowd leaves an empty set behind.
        assert (found[1:], found.crowds[: len(fewer.crowds)]) == (fewer[1:], fewer.crowds)
        assert not any(found.crowds[len(fewer.crowds) :])
        more = camp_of(tables, changed(state, hex, 1).tribes[0])
        assert joined(tables, camp, tribe, hex) == more
