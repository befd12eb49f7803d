"""What stands beside each other on pages for the distance looks alike and leaves no gap."""

from __future__ import annotations

from scenes.companion.menu import MenuPage
from scenes.companion.toolkit import score_table, widgets
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.measures import Measures
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.score_table import ScoreTable
from scenes.companion.toolkit.widgets import Button, Row
from scenes.shared.game_list import playable
from scenes.ui.geometry import Region
from tests.build.distance import far
from tests.build.menus import Front

GRID = ScoreTable(
    (("Ada", 0), ("Maximiliane", 1)), ("Bridges",), (("3", "12"),), ("7", "105"), "Sum", ("2", "1")
)


def menu() -> Front:
    return far(lambda services, ways: MenuPage(services, ways))


def measures_of(there: Front) -> Measures:
    assert isinstance(there.page, DistancePage)
    return there.page.measures


def test_numbers_and_totals_stand_below_the_middle_of_shape_and_name() -> None:
    measures = measures_of(menu())
    items = {item.id: item for item in score_table.scores(measures, measures.body(True), GRID)}
    for seat in range(len(GRID.seats)):
        left, right = items[f"shape:{seat}"].place.x, items[f"name:{seat}"].place.right
        for below in (f"cell:0:{seat}", f"total:{seat}"):
            assert abs(items[below].place.centre.x - (left + right) / 2) < 1, below


def test_the_words_of_buttons_beside_each_other_have_one_size_of_their_own() -> None:
    measures = measures_of(menu())
    shown = [Button("a", "Ja", "y"), Button("b", "Ein ziemlich langes Wort", "f4")]
    for room in (1800, 900, 760, 600):
        items = list(widgets.buttons(measures, Region(0, 0, room, 120), shown))
        assert len({item.data.size for item in items}) == 1, room
    assert max(item.place.right for item in items) < 601


def test_four_rows_chosen_by_keys_fill_all_columns_they_are_laid_in() -> None:
    measures = measures_of(menu())
    place = measures.body(True)
    items = list(PageLayout(measures, place).keyed([Row(str(n), str(n)) for n in range(4)], place))
    assert max(item.place.right for item in items) > place.right - 2


def test_few_rows_of_a_title_stand_beside_its_picture() -> None:
    there = menu()
    assert isinstance(there.page, DistancePage)
    rows = [Row(str(n), str(n), key=str(n)) for n in range(4)]
    there.page.dress = playable()[0]
    measures = there.page.measures
    layout = PageLayout(measures, measures.body(True))
    assert "art" in {item.id for item in layout.keyed(rows, layout.place)}
    many = [Row(str(n), f"Number {n}") for n in range(15)]
    assert "art" not in {item.id for item in layout.keyed(many, layout.place)}


def test_a_list_that_has_nothing_yet_says_so_below_a_sign() -> None:
    measures = measures_of(menu())
    sign, about = widgets.bare(measures, measures.body(True), "common/tally", "Nothing yet.")
    assert sign.place.bottom <= about.place.y
    assert about.text == "Nothing yet."
