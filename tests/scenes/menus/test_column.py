from collections.abc import Iterator

from scenes.menus.column import GUTTER, Block, column
from scenes.menus.text_blocks import paragraphs
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item

PLACE = Region(0, 100, 400, 300)


def block(name: str, high: float = 100.0) -> Block:
    def fill(place: Region) -> Iterator[Item]:
        yield Item(name, "row", place, intent=Do(name))

    return Block(high, fill)


def names(count: int) -> list[Block]:
    return [block(f"b{at}") for at in range(count)]


def test_what_fits_is_shown_whole_and_without_a_scroll_bar() -> None:
    shown = column("c", PLACE, names(3))
    assert [item.id for item in shown.items] == ["b0", "b1", "b2"]
    assert shown.items[0].place.width == PLACE.width


def test_no_block_is_ever_cut() -> None:
    for first in range(-2, 9):
        shown = column("c", PLACE, names(7), first, gap=10)
        assert all(item.place.inside(PLACE) for item in shown.items)


def test_a_longer_list_leaves_room_for_a_scroll_bar() -> None:
    shown = column("c", PLACE, names(5))
    assert shown.items[-1].kind == "scrollbar"
    assert shown.items[0].place.width == PLACE.width - GUTTER


def test_scrolling_stops_where_the_last_block_is_seen() -> None:
    shown = column("c", PLACE, names(5), 99)
    assert (shown.first, shown.last) == (2, 2)
    assert [item.id for item in shown.items[:-1]] == ["b2", "b3", "b4"]


def test_a_block_higher_than_the_place_is_shown_all_the_same() -> None:
    shown = column("c", PLACE, [block("a", 900.0), block("b")])
    assert [item.id for item in shown.items[:-1]] == ["a"]
    assert shown.last == 1


def test_it_knows_which_block_an_item_belongs_to() -> None:
    shown = column("c", PLACE, names(6), 2)
    assert shown.block("b3") == 3
    assert shown.block("b0") is None
    assert shown.target(4) == "b4"


def test_nothing_gives_nothing() -> None:
    assert column("c", PLACE, []).items == ()


def test_texts_are_cut_at_empty_lines_and_at_points_of_lists() -> None:
    text = "One line\nthat goes on.\n\n- first\n- second\n\nLast."
    blocks = paragraphs("p", text, 500)
    said = [item.text for part in blocks for item in part.fill(PLACE) if item.kind == "text"]
    assert said == ["One line that goes on.", "first", "second", "Last."]
