"""What cannot be taken back is said by name: dice, or whatever the title has turned up."""

from __future__ import annotations

import pytest

from game.core.chance import Draw
from game.core.contract import Chance
from game.folders import ROOT, data_of
from game.i18n import catalog
from game.i18n.languages import languages
from tests.conformance.cases import CASES, SEEDS, TITLES, game


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_the_title_says_what_was_drawn_since(title: str) -> None:
    cases = [case for case in CASES if case.title == title]
    # The first and the last set-up differ in every option.
    matches = [game(case, SEEDS[0]) for case in (cases[0], cases[-1])]
    asked = [match.rules.pending(step.before) for match in matches for step in match.history()]
    decks = {
        chance.request.deck
        for chance in asked
        if isinstance(chance, Chance) and isinstance(chance.request, Draw)
    }
    texts = catalog.load(ROOT / "data" / "i18n", [data_of(title)])
    lacking = [
        (language, deck)
        for language in languages()
        for deck in sorted(decks)
        if not texts[language].has(f"{title}.revealed.{deck}")
    ]
    assert lacking == []
