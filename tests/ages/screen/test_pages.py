"""The rules pages of each variant: their own numbers, and every slot filled in every language."""

from __future__ import annotations

import pytest

from scenes.ages.pages import pages
from scenes.menus.rules_layout import page_blocks
from scenes.table.pages import Paragraph, RulesPage, TableBlock
from scenes.ui.geometry import Region
from tests.ages.screen.views import words
from tests.build.ages import components
from tests.build.languages import LANGUAGES
from tests.build.options import option_sets


def sections(**options: str) -> list[str]:
    return [rules_page.section for rules_page in pages(components(), options)]


def text(rules_page: RulesPage, language: str = "en") -> str:
    place = Region(0, 0, 900, 4000)
    found = [
        item
        for block in page_blocks(words(language), rules_page, (), 900, 4000)
        for item in block.fill(place)
    ]
    return " ".join([*(i.text for i in found), *(str(i.data) for i in found)])


def test_a_late_game_has_the_pages_that_only_it_needs() -> None:
    late = set(sections(edition="late")) - set(sections(edition="base"))
    assert late == {"preserve", "attack", "ships", "trade"}


def test_trading_has_a_page_where_it_is_played() -> None:
    assert "trade" in sections(edition="base", trading="yes")
    assert "trade" not in sections(edition="base", trading="no")


def test_a_book_without_a_game_tells_of_everything() -> None:
    assert {"trade", "solo", *list(components().editions)[1:]} <= set(sections())


def test_the_turn_is_told_in_the_order_of_the_variant() -> None:
    orders = {}
    for name, options in (
        ("base", {}),
        ("trading", {"trading": "yes"}),
        ("late", {"edition": "late"}),
    ):
        rules_page = next(p for p in pages(components(), options) if p.section == "turn")
        said = text(rules_page)
        orders[name] = [said.find(word) for word in ("Build", "Trade")]
    assert orders["base"][1] < 0
    assert 0 < orders["trading"][1] < orders["trading"][0]
    assert 0 < orders["late"][0] < orders["late"][1]


def test_prices_are_those_of_the_edition() -> None:
    for name, edition in components().editions.items():
        rules_page = next(p for p in pages(components(), {"edition": name}) if p.section == "buy")
        grid = next(block for block in rules_page.blocks if isinstance(block, TableBlock))
        assert [row[1] for row in grid.rows] == [d.cost for d in edition.developments.values()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_slot_stays_open(language: str) -> None:
    sets = [{}, *option_sets("ages")]
    for options in sets:
        for rules_page in pages(components(), options):
            said = text(rules_page, language)
            assert "{" not in said, (rules_page.section, said[said.find("{") - 40 :][:90])
            assert all(isinstance(block, (Paragraph, TableBlock)) for block in rules_page.blocks)
