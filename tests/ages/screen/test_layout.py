"""Everything lies in its place, apart from the rest, in every window and language."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise

import pygame
import pytest

from game.ages.state import State
from scenes.ages import STAGE
from scenes.ages.layout import plan, scale, slots, tabs, whole
from scenes.ages.paint import PAINTERS
from scenes.table.contract import BoardView
from scenes.table.layout import Wish, mat_region, places
from scenes.table.paint import PAINTERS as SHARED
from scenes.ui.canvas import Canvas
from scenes.ui.draw import draw_item
from scenes.ui.geometry import Region
from scenes.ui.picture import Item, Picture
from scenes.ui.recorder import Recorder
from tests.ages.screen.views import board_view, click, positions
from tests.build.board import STOCK
from tests.build.languages import LANGUAGES

SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (2560, 1080), (1440, 1080))
INTERFACES = (75, 100, 125, 150)
WINDOWS = [(size, interface) for size in SIZES for interface in INTERFACES]
GROUNDS = {"tray", "well", "shelf", "sheet", "slip", "board"}
"""Kinds on which others lie."""
UPON = {"peg", "ghost", "plate", "mark"}
"""Kinds that lie on others."""


def mat(size: tuple[int, int], interface: int) -> tuple[Region, tuple[str, ...]]:
    """Give the mat in a window, and its tabs, as the table lays them out for four players."""
    high = 1080 * 100 / interface
    window = Region(0, 0, high * size[0] / size[1], high)
    found = tabs(mat_region(window, Wish(4, ())))
    return places(window, Wish(4, (), len(found))).mat, found


@cache
def situations() -> dict[str, State]:
    """Give one full position for each step of a turn."""
    found: dict[str, State] = {}
    for seed in range(40):
        for state in positions(seed, 4):
            if full(state) and state.phase not in found:
                found[state.phase] = state
    return found


def full(state: State) -> bool:
    """Tell whether a position shows much: many dice, developments, workers."""
    board = state.boards[state.seat]
    busy = len(state.dice) >= 6 or state.phase in ("throw", "discard")
    return busy and len(board.developments) >= 2 and (state.phase != "build" or state.workers > 3)


def with_selection(seen: BoardView) -> BoardView:
    """Choose something, so that rings, steppers and sums are there."""
    picture = STAGE.open(seen).picture
    kinds = {"keep": "die", "build": "work", "buy": "deed"}
    able = [i.id for i in picture if i.kind == kinds.get(seen.state.phase, "") and i.intent]
    return click(seen, able[-1]) if able else seen


def seen_in(
    phase: str, language: str, size: tuple[int, int], interface: int
) -> list[tuple[str, Picture, Region]]:
    region, open_tabs = mat(size, interface)
    found = []
    for tab in open_tabs or ("",):
        seen = with_selection(board_view(situations()[phase], language, region, tab=tab))
        found.append((tab, STAGE.open(seen).on_window, region))
    return found


def draw(picture: Picture, region: Region, scale: float) -> Recorder:
    wide, high = round(region.right * scale), round(region.bottom * scale)
    notes = Recorder()
    canvas = Canvas(pygame.Surface((wide, high)), scale, STOCK, recorder=notes)
    canvas.fill(canvas.region, "#b96f4a")
    for item in picture:
        draw_item(canvas, item, {**SHARED, **PAINTERS})
    return notes


@pytest.mark.parametrize("phase", ["throw", "keep", "lead", "split", "build", "buy", "discard"])
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
    for phase in ("keep", "build", "buy", "discard"):
        for tab, picture, region in seen_in(phase, language, size, interface):
            notes = draw(picture, region, size[1] / 1080 * interface / 100)
            assert not notes.overflows, (phase, tab, notes.overflows)
            assert not notes.missing
            assert not [(p.item, p.text, p.contrast) for p in notes.faint()], (phase, tab)
            assert notes.smallest >= 11


def test_a_picture_at_four_times_the_pixels_fits_as_well() -> None:
    for _, picture, region in seen_in("keep", "de", (3840, 2160), 100):
        notes = draw(picture, region, 2.0)
        assert not notes.overflows
        assert not notes.missing


def test_the_wide_mat_needs_no_tabs_and_a_small_one_does() -> None:
    assert tabs(Region(0, 0, 1464, 960)) == ()
    assert whole(Region(0, 0, 1464, 960))
    assert len(tabs(Region(0, 0, 1080, 744))) == 3
    assert len(tabs(Region(0, 0, 914, 577))) == 4


def test_a_larger_mat_is_drawn_larger() -> None:
    assert scale(Region(0, 0, 2104, 1320)) == pytest.approx(1.375)


@pytest.mark.parametrize("count", range(1, 8))
def test_one_to_seven_dice_lie_in_the_well_side_by_side(count: int) -> None:
    well = plan(Region(0, 0, 1464, 960)).well
    found = slots(well, count)
    assert all(slot.inside(well) for slot in found)
    assert all(a.right < b.x for a, b in pairwise(found))


def test_what_others_changed_is_ringed() -> None:
    seen = replace(board_view(situations()["keep"]), changed=frozenset({"disasters", "good:wood"}))
    picture = STAGE.open(seen).picture
    assert {i.id for i in picture if i.kind == "mark"} == {"mark:disasters", "mark:good:wood"}
