"""Ways to set up a title that the shared tests play, so that each value of each option is met."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.registry import titles
from game.loading.title import load


def accepted(title: str, options: dict[str, str]) -> tuple[int, ...]:
    """Give the numbers of players with which a title can be set up so."""
    components = load(title)
    return tuple(
        seats
        for seats in components.cover.seats
        if titles()[title].refuse_setup(components, seats, options) is None
    )


def option_sets(title: str) -> Iterator[dict[str, str]]:
    """Give the usual options, and each other value of each option with the rest as usual.

    A value that fits nobody so is given with each other unusual value that makes it fit.
    """
    options = load(title).cover.options
    usual = {option.key: option.values[0] for option in options}
    yield usual
    unusual = [(option.key, value) for option in options for value in option.values[1:]]
    for key, value in unusual:
        alone = {**usual, key: value}
        if accepted(title, alone):
            yield alone
            continue
        pairs = ({**alone, other: word} for other, word in unusual if other != key)
        yield from (pair for pair in pairs if accepted(title, pair))
