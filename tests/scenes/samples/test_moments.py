"""Pictures meet every way in which a title can be played."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pytest

from game.core.contract import Turn
from game.core.match import Match
from game.core.registry import titles
from game.loading.title import load
from scenes.samples import moments
from scenes.samples.moments import Moment


@pytest.mark.parametrize("title", sorted(titles()))
def test_every_value_of_every_option_is_met(title: str) -> None:
    found = dict(moments.settings(title))
    options = load(title).cover.options
    assert {f"{o.key}-{v}" for o in options for v in o.values[1:]} <= set(found)
    for name, table in found.items():
        key, _, value = name.partition("-")
        assert not value or table.options[key] == value
        refusal = titles()[title].refuse_setup(load(title), len(table.seats), table.options)
        assert refusal is None


@pytest.mark.parametrize("title", sorted(titles()))
def test_a_title_for_one_is_shown_with_one(title: str) -> None:
    found = dict(moments.settings(title))
    assert ("alone" in found) == (1 in load(title).cover.seats)


def test_what_tells_most_are_steps_and_choices_that_are_not_known_yet() -> None:
    usual = Moment("throw", 1, 0, frozenset({"Throw"}))
    fresh = Moment("trade", 9, 0, frozenset({"Offer", "Done"}))
    offer, swap = replace(fresh, name="trade-Offer"), Moment("trade-Swap", 5, 1)
    known = {"throw", "Throw"}
    assert moments.telling((usual, fresh), known) == (fresh,)
    assert moments.telling((usual,), known) == ()
    assert moments.telling((usual, fresh, offer, swap), known) == (fresh, swap)


@pytest.mark.varies("title")
@pytest.mark.parametrize("title", sorted(titles()))
def test_a_replayed_moment_is_the_step_that_it_names(title: str) -> None:
    table = moments.setting(title)
    match = moments.curious(table)
    for moment in moments.every(match):
        again = moments.until(table, match, moment)[1]
        phase, _, kind = moment.name.partition("-")
        assert again.pending == Turn(moment.seat, phase)
        legal = {type(action).__name__ for action in again.rules.legal(again.state)}
        assert legal == moment.kinds
        assert not kind or kind in legal


def logged(*seats: int | None) -> Match:
    """Give a match of which only is known who decided, fate being nobody."""
    return cast(Match, SimpleNamespace(log=[SimpleNamespace(seat=seat) for seat in seats]))


@pytest.mark.parametrize(
    ("seats", "found"),
    [
        ((0, None, 1, 0, 1, None, 0, 1), (4, 1)),  # fate answers late
        ((0, None, 1, 0, 1, 0), (2, 1)),  # it answers early only: any late decision
        ((1, 0, None, None, None, None), (1, 0)),  # all decisions are early: the last of them
        ((None, None), None),
    ],
)
def test_some_decision_sets_things_in_motion_whatever_fate_does(
    seats: tuple[int | None, ...], found: tuple[int, int] | None
) -> None:
    moment = moments.lively(logged(*seats))
    assert (moment and (moment.steps, moment.seat)) == found
