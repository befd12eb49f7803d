"""What every title does with computer players and set-ups that there are not."""

from __future__ import annotations

import pytest

from game.core.registry import titles
from game.loading.title import load
from game.opening import open_match
from tests.build.matches import match_setup, seat_counts

every = pytest.mark.parametrize("title", sorted(titles()))


@every
@pytest.mark.parametrize(("level", "style"), [("wizard", ""), ("hard", "wizard")])
def test_unknown_players_are_not_made(title: str, level: str, style: str) -> None:
    rules = open_match(match_setup(title, seat_counts(title)[0])).rules
    with pytest.raises(KeyError):
        titles()[title].bot(load(title), rules, level, style)


@every
def test_too_many_or_too_few_seats_are_refused_with_a_reason(title: str) -> None:
    counts = seat_counts(title)
    for seats in (counts[0] - 1, counts[-1] + 1):
        refusal = titles()[title].refuse_setup(load(title), seats, {})
        assert refusal is not None
        assert refusal.key == f"{title}.refuse.seats"


CHOOSING = [title for title in sorted(titles()) if load(title).cover.options]
"""Titles that have options at all."""


@pytest.mark.parametrize("title", CHOOSING)
@pytest.mark.parametrize("key", ["weather", "value"])
def test_options_that_there_are_not_are_refused_with_a_reason(title: str, key: str) -> None:
    first = load(title).cover.options[0].key
    options, why = {
        "weather": ({"weather": "fair"}, "option"),
        "value": ({first: "perhaps"}, "option_value"),
    }[key]
    refusal = titles()[title].refuse_setup(load(title), seat_counts(title)[-1], options)
    assert refusal is not None
    assert refusal.key == f"{title}.refuse.{why}"
