"""Pictures meet every way in which a title can be played."""

from __future__ import annotations

import pytest

from game.book.title import load
from game.core.registry import titles
from scenes import moments
from scenes.moments import Moment


@pytest.mark.parametrize("title", sorted(titles()))
def test_every_value_of_every_option_is_met(title: str) -> None:
    found = dict(moments.settings(title))
    options = load(title).cover.options
    assert {f"{o.key}-{v}" for o in options for v in o.values[1:]} <= set(found)
    for name, table in found.items():
        key, _, value = name.partition("-")
        assert not value or table.options[key] == value
        refusal = titles()[title].refuse_options(load(title), len(table.chairs), table.options)
        assert refusal is None


@pytest.mark.parametrize("title", sorted(titles()))
def test_a_title_for_one_is_shown_with_one(title: str) -> None:
    found = dict(moments.settings(title))
    assert ("alone" in found) == (1 in load(title).cover.seats)


def test_what_tells_most_are_the_steps_that_the_usual_game_does_not_have() -> None:
    usual, fresh = Moment("throw", 1, 0), Moment("trade", 9, 0)
    assert moments.telling((usual, fresh), {"throw"}) == (fresh,)
    assert moments.telling((usual,), {"throw"}) == (usual,)
    assert moments.telling((), {"throw"}) == ()
