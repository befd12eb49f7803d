"""Everything lies in its place, apart from the rest, in every window and language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pygame
import pytest

from game.tempus.state import State
from scenes.table.contract import BoardView
from scenes.table.layout import Wish, mat_region, places
from scenes.table.paint import PAINTERS as SHARED
from scenes.tempus import STAGE
from scenes.tempus.layout import scale, tabs, whole
from scenes.tempus.paint import PAINTERS as OWN
from scenes.tempus.selection import Selection
from scenes.ui.canvas import Canvas
from scenes.ui.draw import draw_item
from scenes.ui.geometry import Region
from scenes.ui.paint import PAINTERS
from scenes.ui.picture import Item, Picture
from scenes.ui.recorder import Recorder
from tests.build.board import STOCK
from tests.build.languages import LANGUAGES
from tests.build.tempus import rules, table
from tests.tempus.screen.views import board_view, positions

SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (2560, 1080), (1440, 1080))
INTERFACES = (75, 100, 125, 150)
WINDOWS = [(size, interface) for size in SIZES for interface in INTERFACES]
ON_MAP = {"spot", "people", "city", "way", "tool", "mark", "chart"}
GROUNDS = {"panel"}
PHASES = ("tile", "people", "act", "terrain", "attack", "defend", "advance", "discard", "progress")


def mat(size: tuple[int, int], interface: int, seats: int = 4) -> tuple[Region, tuple[str, ...]]:
    """Give the mat in a window, and its tabs, as the table lays them out."""
    high = 1080 * 100 / interface
    window = Region(0, 0, high * size[0] / size[1], high)
    found = tabs(mat_region(window, Wish(seats, ())))
    return places(window, Wish(seats, (), len(found))).mat, found


@cache
def situations() -> dict[str, State]:
    """Give one full position for each step, with as many cards and players as there are."""
    best: dict[str, tuple[int, State]] = {}
    for seed in (3, 4, 6, 8):
        for state in positions(seed, 5):
            rank = len(state.tribes[state.seat].hand) * 4 + state.round
            if state.phase == "people":
                rank = state.seat
            if rank > best.get(state.phase, (-1, state))[0]:
                best[state.phase] = rank, state
    return {phase: state for phase, (_, state) in best.items()}


def fullest(seen: BoardView) -> BoardView:
    """Choose something, so that ways, rings and numbers are there."""
    state = seen.state
    legal = list(rules().legal(state))
    selection = seen.selection
    if state.phase == "act":
        for action in legal:
            if type(action).__name__ == "Attack":
                return replace(
                    seen, selection=Selection(deed="fight", start=action.start, to=action.target)
                )
    if state.phase == "tile":
        return replace(seen, selection=replace(selection, to=legal[0].centre, rotation=1))
    if state.phase in ("attack", "defend", "progress", "discard"):
        return replace(seen, selection=replace(selection, picks=(0, 1)))
    return seen


def pictures(
    phase: str, language: str, size: tuple[int, int], interface: int, choose: bool = True
) -> list[tuple[str, Picture, Region]]:
    region, open_tabs = mat(size, interface)
    found = []
    dress: Callable[[BoardView], BoardView] = fullest if choose else lambda seen: seen
    for tab in open_tabs or ("",):
        seen = dress(board_view(situations()[phase], language, region, tab=tab))
        found.append((tab, STAGE.open(seen).on_window, region))
    return found


def draw(picture: Picture, region: Region, scale: float) -> Recorder:
    wide, high = round(region.right * scale), round(region.bottom * scale)
    notes = Recorder()
    canvas = Canvas(pygame.Surface((wide, high)), scale, STOCK, recorder=notes)
    canvas.texture(region, "tempus/sea")
    for thing in picture:
        draw_item(canvas, thing, {**PAINTERS, **SHARED, **OWN})
    return notes


@pytest.mark.parametrize(("size", "interface"), WINDOWS)
def test_nothing_leaves_the_mat_or_lies_on_what_it_should_not(
    size: tuple[int, int], interface: int
) -> None:
    for phase in PHASES:
        for tab, picture, region in pictures(phase, "en", size, interface):
            flat = [i for i in picture if i.kind not in GROUNDS | ON_MAP]
            for at, thing in enumerate(flat):
                assert thing.place.inside(region.inset(-0.1)), (phase, tab, thing.id)
                for other in flat[at + 1 :]:
                    assert not covers(thing, other), (phase, tab, thing.id, other.id)
            on_map(picture)


def covers(thing: Item, other: Item) -> bool:
    """Tell whether two things share more than an edge."""
    return thing.place.inset(0.6).overlaps(other.place.inset(0.6))


def on_map(picture: Picture) -> None:
    """Check that hexes that answer lie within the chart, and panels beside it."""
    chart = picture.find("chart")
    if chart is None:
        return
    for thing in picture:
        if thing.kind == "spot":
            assert thing.place.inside(chart.place)
        elif thing.kind == "panel":
            assert not covers(thing, chart)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("size", "interface"),
    [((1280, 720), i) for i in INTERFACES] + [((2560, 1080), 100), ((1440, 1080), 100)],
)
def test_every_text_fits_and_can_be_read(
    size: tuple[int, int], interface: int, language: str
) -> None:
    for phase in PHASES:
        for tab, picture, region in pictures(phase, language, size, interface):
            notes = draw(picture, region, size[1] / 1080 * interface / 100)
            assert not notes.overflows, (phase, tab, notes.overflows)
            assert not notes.missing
            assert not [(p.item, p.text, p.contrast) for p in notes.faint()], (phase, tab)
            assert notes.smallest >= 11


def test_a_picture_at_four_times_the_pixels_fits_as_well() -> None:
    for _, picture, region in pictures("act", "de", (3840, 2160), 100):
        notes = draw(picture, region, 2.0)
        assert not notes.overflows
        assert not notes.missing


def test_a_wide_mat_needs_no_tabs_a_smaller_one_two() -> None:
    assert whole(Region(0, 0, 1464, 960))
    assert tabs(Region(0, 0, 1464, 960)) == ()
    assert len(tabs(Region(0, 0, 914, 577))) == 2


def test_a_larger_mat_is_drawn_larger() -> None:
    assert scale(Region(0, 0, 2104, 1320)) == pytest.approx(1.375)


def test_what_others_changed_is_ringed() -> None:
    state = situations()["act"]
    seat = next(s for s, tribe in enumerate(state.tribes) if tribe.people)
    name = f"people:{state.tribes[seat].people[0][0]}"
    seen = replace(board_view(state), changed=frozenset({name}))
    assert STAGE.open(seen).picture.find(f"mark:{name}") is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", range(1, 8))
def test_every_card_in_hand_bears_its_name(count: int, language: str) -> None:
    ideas = ("government", "war_leader", "education", "sanitation", "religion", "medicine")
    hand = [*(f"{idea}:hills" for idea in ideas), "government:forest"][:count]
    for size in ((1280, 720), (1920, 1080)):
        region, _ = mat(size, 100)
        seen = board_view(table(3).put(0, "4.5").hand(0, *hand), language, region)
        picture = STAGE.open(seen).on_window
        cards = [thing for thing in picture if thing.kind == "idea"]
        notes = draw(Picture(tuple(cards)), region, size[1] / 1080)
        written = {(pair.item, pair.text) for pair in notes.pairs}
        assert len(cards) == count
        assert {(card.id, card.text) for card in cards} <= written
