"""From the set-up of a match to the match: the data of its edition, its rules, its first state."""

from __future__ import annotations

import secrets
from typing import Any

from game.core.chance import Seeded
from game.core.match import Match
from game.core.registry import titles
from game.core.setup import MatchSetup
from game.loading import editions


def new_seed() -> str:
    """Make a seed that is short enough to be read out and typed."""
    # Letters and digits that look alike are left out: a seed goes from mouth to ear.
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(letters) for _ in range(8))


def components_of(setup: MatchSetup) -> Any:
    """Give the components of the title in the edition of the set-up; raises Broken."""
    return editions.components(setup.title, setup.edition)


def rules_of(setup: MatchSetup) -> Any:
    """Give the rules for the title and the options of the set-up, shared by all its matches."""
    return editions.rules(setup.title, setup.options, setup.edition)


def open_match(setup: MatchSetup, start: Any = None) -> Match:
    """Make a match that stands at its beginning, or at the state `start`, before any answer."""
    rules = rules_of(setup)
    state = rules.setup(len(setup.seats), setup.first) if start is None else start
    return Match(rules, state, None if setup.companion else Seeded(setup.seed))


def digest_of(setup: MatchSetup) -> str:
    """Give the fingerprint of the data that a match of this set-up goes by."""
    title = titles()[setup.title]
    if title.ruled is None:
        return editions.fingerprint(setup.title, setup.edition)
    chosen = title.chosen(setup.options)
    sheets = title.ruled(components_of(setup), len(setup.seats), chosen)
    return editions.fingerprint(setup.title, setup.edition, sheets)
