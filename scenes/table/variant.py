"""Which variant of its game a match is: the edition, and every option that is not as usual."""

from __future__ import annotations

from game.core.setup import MatchSetup
from game.core.title import Option
from scenes.base.words import Words

YES = "yes"
"""The value of an option that is a thing to have: then its name says it all."""
EDITION = "edition"
"""The option that is named even where it is as usual: which of its games a box holds."""


def played(options: tuple[Option, ...], setup: MatchSetup, words: Words) -> tuple[str, ...]:
    """Say how many play, and which variant: what one looks for before the round."""
    return (words.text("title.exactly", count=len(setup.seats)), *variant(options, setup, words))


def variant(options: tuple[Option, ...], setup: MatchSetup, words: Words) -> tuple[str, ...]:
    """Name the edition, and every option that is not as usual; nothing for the usual game."""
    editions = [option for option in options if option.key == EDITION]
    others = tuple(option for option in options if option.key != EDITION)
    said = [_value(option, setup, words) for option in editions]
    return (*said, *_unusual(others, setup, words), *_own(setup))


def _unusual(options: tuple[Option, ...], setup: MatchSetup, words: Words) -> list[str]:
    said: list[str] = []
    for option in options:
        value = setup.options.get(option.key, option.values[0])
        name = words.text(_key(option, setup))
        if value == YES:
            said.append(name)
        elif value != option.values[0]:
            value = _value(option, setup, words)
            said.append(words.text("table.option", name=name, value=value))
    return said


def _value(option: Option, setup: MatchSetup, words: Words) -> str:
    value = setup.options.get(option.key, option.values[0])
    return words.text(f"{_key(option, setup)}.{value}")


def _key(option: Option, setup: MatchSetup) -> str:
    return f"{setup.title}.option.{option.key}"


def _own(setup: MatchSetup) -> tuple[str, ...]:
    return (setup.edition,) if setup.edition else ()
