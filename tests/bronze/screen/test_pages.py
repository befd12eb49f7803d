"""The book of rules of `bronze`: its numbers come from the sheets, its rulings from the options."""

from __future__ import annotations

from dataclasses import replace

from scenes.bronze.pages import pages
from scenes.front.prose import say
from scenes.stage.pages import Grid, Leaf, Para
from tests.bronze.screen.sights import words
from tests.build.bronze import components, rules
from tests.build.languages import LANGUAGES

USUAL = {"spots": "ordered", "rows": "open"}


def leaf(section: str, **options: str) -> Leaf:
    return next(p for p in pages(components(), {**USUAL, **options}) if p.section == section)


def text(page: Leaf, language: str = "en") -> str:
    """Give all that stands on a page."""
    parts: list[str] = []
    for block in page.blocks:
        if isinstance(block, Grid):
            parts += [say(words(language), cell) for row in block.rows for cell in row]
        else:
            parts.append(say(words(language), block))
    return "\n".join(parts)


def test_the_set_up_counts_cards_lands_and_cities_by_players() -> None:
    (grid,) = [block for block in leaf("setup").blocks if isinstance(block, Grid)]
    numbers = [[cell for cell in row if isinstance(cell, int)] for row in grid.rows]
    assert numbers == [[7, 1, 42, 27], [9, 2, 56, 39], [11, 2, 70, 50]]
    assert "30 cubes" in text(leaf("setup"))


def test_every_city_stands_in_the_list_with_what_it_scores() -> None:
    page = text(leaf("cities"))
    for city in components().cities.cities:
        assert words("en").text(f"bronze.city.{city}") in page
        assert words("en").say(rules().describe(city)) in page


def test_every_technology_stands_in_the_list_with_its_terrains_and_kinds() -> None:
    page = text(leaf("settle"))
    assert "mountains, savannas and deserts" in page
    assert ":bronze/farmers: :bronze/herders: farmers and herders" in page


def test_options_change_what_the_book_says() -> None:
    assert text(leaf("routes")) != text(leaf("routes", spots="unordered"))
    assert text(leaf("cities")) != text(leaf("cities", rows="full"))
    assert text(leaf("end")) == text(leaf("end", rows="full"))


def test_the_house_edition_names_everything_that_is_ours() -> None:
    points = [b for b in leaf("house").blocks if isinstance(b, Para)][1:]
    assert len(points) == len(rules().house()) == 5
    for language in LANGUAGES:
        assert all(say(words(language), point).startswith("- ") for point in points)


def test_numbers_are_those_of_the_sheets() -> None:
    fewer = replace(components(), setup=replace(components().setup, cubes=12, pool=3))
    page = next(p for p in pages(fewer, USUAL) if p.section == "setup")
    assert "12 cubes" in text(page)
    assert "4 piles" in text(page)
