"""The words of one row have one size: the largest in which all of them fit."""

from __future__ import annotations

import pygame

from scenes.ui.canvas import Canvas
from scenes.ui.even import alike, even, longest
from scenes.ui.geometry import Region
from scenes.ui.paint_specs import ButtonLook
from scenes.ui.picture import Item
from scenes.ui.theme import STRONG
from tests.build.board import STOCK

SHORT, LONG = "Yes", "Something that hardly fits here"


def button(
    name: str, text: str, x: float, y: float = 0, group: str = "", data: object = None
) -> Item:
    return Item(name, "button", Region(x, y, 330, 60), "second", text, data, group=group)


def sizes(*items: Item) -> list[float]:
    return [item.data.size if isinstance(item.data, ButtonLook) else 0 for item in even(items)]


def test_a_label_that_is_shrunk_takes_its_row_with_it() -> None:
    one, other = sizes(button("a", SHORT, 0), button("b", LONG, 340))
    assert one == other
    assert 0 < one < 26


def test_labels_that_fit_stay_as_they_are() -> None:
    row = button("a", SHORT, 0), button("b", "No", 340)
    assert even(row) == row


def test_another_row_another_look_and_another_group_keep_their_size() -> None:
    long = button("b", LONG, 340)
    assert sizes(button("a", SHORT, 0, 70), long) == [0, 0]
    assert sizes(button("a", SHORT, 0, group="there"), long) == [0, 0]


def test_what_else_a_button_shows_stays() -> None:
    first, _ = even((button("a", SHORT, 0, data=ButtonLook("common/play")), button("b", LONG, 340)))
    assert first.data.icon == "common/play"


def test_evened_twice_is_evened_once() -> None:
    once = even((button("a", SHORT, 0), button("b", LONG, 340)))
    assert even(once) == once


def test_names_are_as_small_as_the_longest_of_them_asks_and_no_smaller_than_allowed() -> None:
    surface = pygame.Surface((10, 10))
    canvas = Canvas(surface, 1.0, STOCK)
    among = longest((SHORT, LONG, "No"), STRONG)
    assert among == LONG
    wide = canvas.measure(LONG, STRONG).width
    assert alike(canvas, STRONG, among, wide) == STRONG
    assert STRONG.size * 0.8 < alike(canvas, STRONG, among, wide * 0.9).size < STRONG.size
    assert alike(canvas, STRONG, among, wide * 0.1).size == STRONG.size * 0.8
