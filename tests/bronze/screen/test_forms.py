"""The fifty points of the rules' example, entered on the screen by keys only."""

from __future__ import annotations

import pytest

from scenes.companion.forms.forms_pages import TitleFormsPage
from scenes.companion.forms.open_sheet import forms_of
from tests.bronze.test_scoring import CITIES
from tests.build.bronze import rules
from tests.build.distance import far

COLUMNS = (
    ("pottery", "wheel", "pottery"),
    ("masonry", "religion", "authority"),
    ("religion", "authority", "religion"),
    ("bronze_casting", "masonry"),
)


@pytest.mark.slow
def test_example_final_scoring_by_keys_is_fifty_points() -> None:
    there = far(lambda d, _: TitleFormsPage(d, "bronze"))
    press, say, words = there.pilot.press, there.pilot.type_text, there.services.words
    first = next(form for form in forms_of("bronze") if form.seats)
    assert first.id == "scoring"
    press("1", "+", "return", "1")
    press("1", "return", "return", "1")  # province tokens: one of 4, one of 6; routes beside them
    for terrain, steps in {"desert": 2, "coast": 1}.items():
        say(words.text(f"bronze.terrain.{terrain}")[:4])
        press(*["+"] * steps)
    press("f4")
    for city in CITIES:
        say(words.text(f"bronze.city.{city}")[:5])
        press("return")
    press("f4")
    cards = list(rules().tables.cards)
    for at, column in enumerate(COLUMNS):
        press(*["down"] * bool(at), "return")
        press(*[str(cards.index(card) + 1) for card in column], "return")
    press("f5")
    assert there.see("total:0").text == "50"
