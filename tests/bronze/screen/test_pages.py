"""The book of rules of `bronze`: its numbers come from the sheets, its rulings from the options."""

from __future__ import annotations

from dataclasses import replace

from scenes.bronze.pages import pages
from scenes.menus.text_blocks import say
from scenes.table.pages import Paragraph, RulesPage, TableBlock
from tests.bronze.screen.views import words
from tests.build.bronze import components, rules
from tests.build.languages import LANGUAGES

USUAL = {"spots": "ordered", "rows": "open"}


def rules_page(section: str, **options: str) -> RulesPage:
    return next(p for p in pages(components(), {**USUAL, **options}) if p.section == section)


def text(page: RulesPage, language: str = "en") -> str:
    """Give all that stands on a page."""
    parts: list[str] = []
    for block in page.blocks:
        if isinstance(block, TableBlock):
            parts += [say(words(language), cell) for row in block.rows for cell in row]
        else:
            parts.append(say(words(language), block))
    return "\n".join(parts)


def test_the_set_up_counts_cards_lands_and_cities_by_players() -> None:
    (grid,) = [block for block in rules_page("setup").blocks if isinstance(block, TableBlock)]
    numbers = [[cell for cell in row if isinstance(cell, int)] for row in grid.rows]
    assert numbers == [[7, 1, 42, 27], [9, 2, 56, 39], [11, 2, 70, 50]]
    assert "30 cubes" in text(rules_page("setup"))


def test_every_city_stands_in_the_list_with_what_it_scores() -> None:
    page = text(rules_page("cities"))
    for city in components().cities.cities:
        assert words("en").text(f"bronze.city.{city}") in page
        assert words("en").say(rules().describe(city)) in page


def test_every_technology_stands_in_the_list_with_its_terrains_and_kinds() -> None:
    page = text(rules_page("settle"))
    assert "mountains, savannas and deserts" in page
    assert ":bronze/farmers: :bronze/herders: farmers and herders" in page


def test_options_change_what_the_book_says() -> None:
    assert text(rules_page("routes")) != text(rules_page("routes", spots="unordered"))
    assert text(rules_page("cities")) != text(rules_page("cities", rows="full"))
    assert text(rules_page("end")) == text(rules_page("end", rows="full"))


def test_the_house_edition_names_everything_that_is_ours() -> None:
    points = [b for b in rules_page("house").blocks if isinstance(b, Paragraph)][1:]
    assert len(points) == len(rules().house()) == 5
    for language in LANGUAGES:
        assert all(say(words(language), point).startswith("- ") for point in points)


def test_numbers_are_those_of_the_sheets() -> None:
    fewer = replace(components(), setup=replace(components().setup, cubes=12, pool=3))
    page = next(p for p in pages(fewer, USUAL) if p.section == "setup")
    assert "12 cubes" in text(page)
    assert "4 piles" in text(page)
