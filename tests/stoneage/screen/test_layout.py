"""Everything lies in its place, apart from the rest, in every window and language."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise

import pygame
import pytest

from game.stoneage.actions import Pay
from game.stoneage.state import State
from scenes.stoneage import STAGE
from scenes.stoneage.layout import scale, tabs, whole
from scenes.table.contract import BoardView
from scenes.table.layout import Wish, mat_region, places
from scenes.table.table import painters
from scenes.ui.canvas import Canvas
from scenes.ui.draw import draw_item
from scenes.ui.geometry import Region
from scenes.ui.picture import Item, Picture
from scenes.ui.recorder import Recorder
from tests.build.board import STOCK
from tests.build.languages import LANGUAGES
from tests.build.stoneage import rules, table
from tests.stoneage.screen.views import (
    board_view,
    click,
    item,
    positions,
)

SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (2560, 1080), (1440, 1080))
INTERFACES = (75, 100, 125, 150)
WINDOWS = [(size, interface) for size in SIZES for interface in INTERFACES]
GROUNDS = {"valley", "hide", "strip", "slab", "trough", "amount"}
"""Kinds on which others lie."""
UPON = {"person", "hollow", "mark", "step"}
"""Kinds that lie on others."""
ALL = painters(STAGE)
PHASES = ("place", "act", "tools", "pay", "improve", "pick", "feed")


def mat(size: tuple[int, int], interface: int, seats: int = 4) -> tuple[Region, tuple[str, ...]]:
    """Give the mat in a window, and its tabs, as the table lays them out."""
    high = 1080 * 100 / interface
    window = Region(0, 0, high * size[0] / size[1], high)
    found = tabs(mat_region(window, Wish(seats, ())))
    return places(window, Wish(seats, (), len(found))).mat, found


@cache
def situations() -> dict[str, State]:
    """Give one full position for each step."""
    found: dict[str, State] = {}
    for seed in range(40):
        for state in positions(seed, 4):
            if state.phase not in found and full(state):
                found[state.phase] = state
        if set(found) >= {*PHASES, "roll", "dice"}:
            break
    return found


def full(state: State) -> bool:
    """Tell whether a position shows much."""
    if state.phase == "place":
        return state.round > 5 and sum(sum(t.placed) for t in state.tribes) > 12
    if state.phase == "pay":
        return any(isinstance(action, Pay) for action in rules().legal(state))
    return state.round > 4 or state.phase in ("improve", "feed")


def with_selection(seen: BoardView) -> BoardView:
    """Choose something, so that steppers, rings and sums are there."""
    picture = STAGE.open(seen).picture
    if seen.state.phase == "place":
        able = [i.id for i in picture if i.id.startswith("place:") and i.intent]
        return click(seen, able[0]) if able else seen
    chips = [i.id for i in picture if i.kind == "chip" and i.intent]
    return click(seen, chips[-1]) if chips else seen


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
    canvas.texture(region, "stoneage/cave")
    for thing in picture:
        draw_item(canvas, thing, ALL)
    return notes


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(("size", "interface"), WINDOWS)
def test_nothing_leaves_the_mat_or_lies_on_what_it_should_not(
    size: tuple[int, int], interface: int, phase: str
) -> None:
    for tab, picture, region in seen_in(phase, "en", size, interface):
        flat = [i for i in picture if i.kind not in GROUNDS | UPON]
        for at, thing in enumerate(flat):
            assert thing.place.inside(region.inset(-0.1)), (tab, thing.id)
            for other in flat[at + 1 :]:
                assert not covers(thing, other), (tab, thing.id, other.id)


def covers(thing: Item, other: Item) -> bool:
    """Tell whether two things share more than an edge."""
    return thing.place.inset(0.6).overlaps(other.place.inset(0.6))


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_tile_can_be_read(language: str) -> None:
    tables = rules().tables
    for at in range(0, len(tables.cards), 4):
        tiles = [tables.tiles[(at + n) % len(tables.tiles)] for n in range(4)]
        now = table().lay(*tables.cards[at : at + 4]).turn_up(*tiles)
        for region in (Region(24, 96, 1464, 960), Region(14, 130, 912, 578)):
            seen = board_view(now, language, region, tab="stoneage.table.tab.market")
            notes = draw(STAGE.open(seen).on_window, region, 0.667 if region.width > 1000 else 1.0)
            assert not notes.overflows
            assert not notes.missing
            assert not notes.faint()


def test_a_picture_at_four_times_the_pixels_fits_as_well() -> None:
    for _, picture, region in seen_in("pay", "de", (3840, 2160), 100):
        notes = draw(picture, region, 2.0)
        assert not notes.overflows
        assert not notes.missing


@pytest.mark.parametrize("seats", [2, 3])
def test_fewer_stacks_and_limits_lie_as_well_in_their_places(seats: int) -> None:
    for size, interface in WINDOWS[::3]:
        region, open_tabs = mat(size, interface, seats)
        for tab in open_tabs or ("",):
            picture = STAGE.open(board_view(table(seats), region=region, tab=tab)).on_window
            flat = [i for i in picture if i.kind not in GROUNDS | UPON]
            assert all(i.place.inside(region.inset(-0.1)) for i in flat)


def test_a_wide_mat_needs_no_tabs_a_tall_one_two_and_a_low_one_three() -> None:
    assert tabs(Region(0, 0, 1464, 960)) == ()
    assert whole(Region(0, 0, 1464, 960))
    assert len(tabs(Region(0, 0, 984, 960))) == 2
    assert len(tabs(Region(0, 0, 914, 577))) == 3


def test_decisions_open_the_valley_where_there_are_tabs() -> None:
    region = Region(0, 0, 914, 577)
    assert STAGE.open(board_view(table(), region=region)).opens() == "stoneage.table.tab.valley"


def test_a_larger_mat_is_drawn_larger() -> None:
    assert scale(Region(0, 0, 2104, 1380)) == pytest.approx(1.437, abs=0.01)


def test_the_slab_hides_the_places_beneath_it_from_the_mouse() -> None:
    seen = board_view(situations()["tools"])
    picture = STAGE.open(seen).picture
    slab = item(seen, "slab").place
    under = [i.id for i in picture if i.kind in ("ground_of", "person") and i.place.overlaps(slab)]
    assert not under


def test_ten_dice_lie_side_by_side() -> None:
    now = table().give(0, people=10, tools="1").stand(0, "hunting 10").work()
    seen = board_view(now.act("hunting").roll(*[6] * 10))
    dice = [i.place for i in STAGE.open(seen).picture if i.kind == "bone"]
    assert len(dice) == 10
    assert all(a.right <= b.x for a, b in pairwise(dice))


def test_what_others_changed_is_ringed() -> None:
    seen = replace(board_view(situations()["place"]), changed=frozenset({"place:river", "card:1"}))
    picture = STAGE.open(seen).picture
    assert {i.id for i in picture if i.kind == "mark"} == {"mark:place:river", "mark:card:1"}
