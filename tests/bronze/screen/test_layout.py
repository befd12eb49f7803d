"""Everything lies in its place, apart from the rest, in every window and language."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise

import pygame
import pytest

from game.bronze.state import State
from scenes.bronze import STAGE
from scenes.bronze.layout import CARDS, CITIES, LANDS, scale, tabs
from scenes.bronze.paint import PAINTERS
from scenes.table.contract import BoardView
from scenes.table.layout import Wish, mat_region, places
from scenes.ui.canvas import Canvas
from scenes.ui.draw import draw_item
from scenes.ui.geometry import Region
from scenes.ui.paint import PAINTERS as SHARED
from scenes.ui.picture import Item, Picture
from scenes.ui.recorder import Recorder
from tests.bronze.screen.views import board_view, click, positions
from tests.build.board import STOCK
from tests.build.bronze import table
from tests.build.languages import LANGUAGES

SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (2560, 1080), (1440, 1080))
INTERFACES = (75, 100, 125, 150)
WINDOWS = [(size, interface) for size in SIZES for interface in INTERFACES]
PHASES = ("take", "lay", "settle", "city")
GROUNDS = {"frame", "band", "tray"}
"""Kinds on which others lie."""
UPON = {"mark", "left"}
"""Kinds that lie on others."""


def mat(size: tuple[int, int], interface: int) -> tuple[Region, tuple[str, ...]]:
    """Give the mat in a window, and its tabs, as the table lays them out for four players."""
    high = 1080 * 100 / interface
    window = Region(0, 0, high * size[0] / size[1], high)
    found = tabs(mat_region(window, Wish(4, ())))
    return places(window, Wish(4, (), len(found))).mat, found


@cache
def situations() -> dict[str, State]:
    """Give one full position for each step of a turn: many lands, cards and cities."""
    found: dict[str, State] = {}
    for seed in range(8):
        for state in positions(seed, 4):
            if len(state.tiles) >= 8 and len(state.players[state.seat].cities) >= 5:
                busy = state.phase != "settle" or len(set(state.active)) > 1
                if busy:
                    found.setdefault(state.phase, state)
    return found


def with_selection(seen: BoardView) -> BoardView:
    """Choose something, so that rings, plans and previews are there."""
    match seen.state.phase:
        case "take":
            able = [i.id for i in STAGE.open(seen).picture if i.kind == "pile" and i.intent]
            return click(seen, *able[-1:])
        case "city":
            able = [i.id for i in STAGE.open(seen).picture if i.kind == "city" and i.intent]
            return click(seen, *able[-1:])
    return seen


def seen_in(
    phase: str, language: str, size: tuple[int, int], interface: int
) -> list[tuple[str, Picture, Region]]:
    region, open_tabs = mat(size, interface)
    found = []
    for tab in open_tabs or ("",):
        seen = with_selection(board_view(situations()[phase], language, region, tab=tab))
        found.append((tab, STAGE.open(seen).on_window, region))
    return found


ALL = {**SHARED, **PAINTERS}


def draw(picture: Picture, region: Region, scale: float) -> Recorder:
    wide, high = round(region.right * scale), round(region.bottom * scale)
    notes = Recorder()
    canvas = Canvas(pygame.Surface((wide, high)), scale, STOCK, recorder=notes)
    canvas.fill(canvas.region, "#e6dcc6")
    for item in picture:
        draw_item(canvas, item, ALL)
    return notes


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(("size", "interface"), WINDOWS)
def test_nothing_leaves_the_mat_or_lies_on_what_it_should_not(
    size: tuple[int, int], interface: int, phase: str
) -> None:
    for tab, picture, region in seen_in(phase, "en", size, interface):
        flat = [i for i in picture if i.kind not in GROUNDS | UPON]
        for at, item in enumerate(flat):
            assert item.place.inside(region.inset(-0.1)), (tab, item.id)
            for other in flat[at + 1 :]:
                assert not covers(item, other), (tab, item.id, other.id)


def covers(item: Item, other: Item) -> bool:
    """Tell whether two things share more than an edge."""
    return item.place.inset(0.6).overlaps(other.place.inset(0.6))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("size", "interface"),
    [((1280, 720), i) for i in INTERFACES] + [((2560, 1080), 100), ((1440, 1080), 100)],
)
def test_every_text_fits_and_can_be_read(
    size: tuple[int, int], interface: int, language: str
) -> None:
    for phase in PHASES:
        for tab, picture, region in seen_in(phase, language, size, interface):
            notes = draw(picture, region, size[1] / 1080 * interface / 100)
            assert not notes.overflows, (phase, tab, notes.overflows)
            assert not notes.missing
            assert not [(p.item, p.text, p.contrast) for p in notes.faint()], (phase, tab)
            assert notes.smallest >= 11


def test_a_picture_at_four_times_the_pixels_fits_as_well() -> None:
    for _, picture, region in seen_in("settle", "de", (3840, 2160), 100):
        notes = draw(picture, region, 2.0)
        assert not notes.overflows
        assert not notes.missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_city_can_be_read_among_ten(language: str) -> None:
    names = list(table(4).rules.tables.cities)
    for first in range(0, 50, 10):
        game = table(4).give(0, cities=" ".join(names[first : first + 10]))
        for size, interface in (((1920, 1080), 100), ((1280, 720), 150)):
            region, open_tabs = mat(size, interface)
            tab = CITIES if open_tabs else ""
            picture = STAGE.open(board_view(game, language, region, tab=tab)).picture
            notes = draw(picture, region, 1.0)
            assert not notes.overflows, notes.overflows
            assert not notes.faint()


@pytest.mark.parametrize("rows", [5, 9, 14, 20])
def test_a_deep_matrix_stays_in_its_tray_and_every_card_is_seen(rows: int) -> None:
    deep = " ".join(["domestication", "wheel"] * (rows // 2))
    game = table(2).give(0, matrix=f"{deep} | pottery").hold("domestication")
    seen = board_view(game, "ru")
    tray = STAGE.open(seen).picture.find("tray")
    cards = [i for i in STAGE.open(seen).picture if i.id.startswith(("card:", "column:"))]
    assert tray is not None
    assert all(card.place.inside(tray.place) for card in cards)
    assert len(cards) == rows // 2 * 2 + 1 + 4
    notes = draw(STAGE.open(seen).picture, mat((1280, 720), 100)[0], 2 / 3)
    assert not notes.overflows
    assert notes.smallest >= 11


@pytest.mark.parametrize(("players", "lands"), [(2, 7), (3, 9), (4, 11)])
def test_all_lands_lie_beside_each_other(players: int, lands: int) -> None:
    seen = board_view(table(players))
    above = [i for i in STAGE.open(seen).picture if i.kind == "province"]
    assert len(above) == lands
    assert all(a.place.right <= b.place.x + 2.1 for a, b in pairwise(above))


def test_the_wide_mat_needs_no_tabs_a_tall_one_two_and_a_small_one_three() -> None:
    assert tabs(Region(0, 0, 1464, 960)) == ()
    assert tabs(Region(0, 0, 1072, 964)) == (CARDS, CITIES)
    assert tabs(Region(0, 0, 914, 628)) == (LANDS, CARDS, CITIES)


def test_a_larger_mat_is_drawn_larger() -> None:
    assert scale(Region(0, 0, 2104, 1320)) == pytest.approx(1.375)


def test_each_step_opens_the_tab_on_which_it_is_decided() -> None:
    small = Region(0, 0, 914, 577)
    opened = {
        phase: STAGE.open(replace(board_view(state), region=small)).opens()
        for phase, state in situations().items()
    }
    assert opened == {"take": CARDS, "lay": CARDS, "settle": LANDS, "city": CITIES}
