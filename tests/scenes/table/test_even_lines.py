"""What stands below or beside each other agrees: columns of the rail, lines of the score cards."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.i18n.catalog import load
from scenes.table import rail
from scenes.table.ending import card as score_card
from scenes.table.paint import PAINTERS
from scenes.table.scroll import CardLook
from scenes.table.values import Fact, Seat
from scenes.ui.canvas import Canvas
from scenes.ui.draw import draw_item
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.picture import Item
from scenes.ui.recorder import Recorder
from tests.build.board import STOCK
from tests.build.source import ROOT

RAIL = Region(0, 0, 352, 110)


def card(seat: int, *values: str) -> rail.Card:
    facts = tuple(Fact("common/star", value, "") for value in values)
    return rail.Card(seat, Seat("Ana", seat), 0, facts, "", False, False, "")


def test_numbers_of_all_seats_stand_in_the_same_columns_and_each_has_its_room() -> None:
    words = load(ROOT / "data" / "i18n", [])["en"]
    cards = rail.together([card(0, *"1234567"), card(1, "1", "2", "3", "4", "1234", "6", "7")])
    notes, starts = Recorder(), []
    canvas = Canvas(pygame.Surface((400, 120)), 1.0, STOCK, recorder=notes)
    for one in cards:
        items = [item for item in rail.card(RAIL, one, words) if ":fact:" in item.id]
        starts.append([item.place.x for item in items])
        for item in items:
            draw_item(canvas, item, PAINTERS)
    assert starts[0] == starts[1]
    assert not notes.overflows
    assert {pair.pixels for pair in notes.pairs} == {22}


def test_a_number_keeps_apart_from_the_icon_after_it_where_seven_have_little_room() -> None:
    words = load(ROOT / "data" / "i18n", [])["en"]
    full = card(0, "12", "10", "10", "12", "69", "0", "3")
    items = [i for i in rail.card(Region(0, 0, 333, 90), full, words) if ":fact:" in i.id]
    gaps = [after.place.x - before.place.right for before, after in pairwise(items)]
    assert gaps == pytest.approx([rail.APART] * 6)
    for item in items:
        assert item.place.width > measure(item.text, rail.VALUE).width + rail.LEAST - rail.APART


def test_a_score_card_without_a_tie_break_keeps_its_lines_beside_those_of_one_with_it() -> None:
    lines, place = (("Cities", 4), ("Goods", 12)), Region(0, 0, 400, 240)
    seen = []
    for tie in (("Tie-break", 3), None):
        surface = pygame.Surface((400, 240))
        look = CardLook("Ana", 0, 1, lines, 16, "points", tie, False, "Tie-break")
        score_card(Canvas(surface, 1.0, STOCK), Item("", "result_card", place, data=look))
        above = surface.subsurface(pygame.Rect(0, 0, 400, 120))
        seen.append(pygame.image.tobytes(above, "RGB"))
    assert seen[0] == seen[1]
