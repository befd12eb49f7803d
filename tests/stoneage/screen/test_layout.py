"""What lies where on the mat of `stoneage`, and which tabs it has."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from scenes.replay import bar
from scenes.stoneage import STAGE
from scenes.stoneage.layout import scale, tabs, whole
from scenes.ui.geometry import Region
from scenes.ui.picture import Picture
from tests.build.languages import LANGUAGES
from tests.build.layout import WINDOWS
from tests.build.stoneage import rules, table
from tests.stoneage.screen.situations import LAYOUT, situations
from tests.stoneage.screen.views import (
    board_view,
    item,
)

WHOLE, TABBED = Region(24, 96, 1464, 960), Region(14, 130, 912, 578)
ON_THE_SLAB = ("tools", "pay", "improve", "pick", "feed")
"""The steps that are decided there."""


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_tile_can_be_read(language: str) -> None:
    tables = rules().tables
    for at in range(0, len(tables.cards), 4):
        tiles = [tables.tiles[(at + n) % len(tables.tiles)] for n in range(4)]
        now = table().lay(*tables.cards[at : at + 4]).turn_up(*tiles)
        for region in (Region(24, 96, 1464, 960), Region(14, 130, 912, 578)):
            seen = board_view(now, language, region, tab="stoneage.table.tab.market")
            notes = LAYOUT.draw(
                STAGE.open(seen).on_window, region, 0.667 if region.width > 1000 else 1.0
            )
            assert not notes.overflows
            assert not notes.missing
            assert not notes.faint()


def test_what_tiles_and_pickers_say_is_whole_in_the_smallest_window() -> None:
    region, _ = LAYOUT.mat((960, 540), 100)
    tables = rules().tables
    worded = [name for name in tables.tiles if not tables.tile_points[name]]
    found = {}
    for language in LANGUAGES:
        for at in range(0, len(worded), 4):
            now = table().turn_up(*(worded[at + n - 4] for n in range(4)))
            picture = STAGE.open(board_view(now, language, region)).on_window
            tiles = Picture(tuple(one for one in picture if one.kind == "tile"))
            found[language, at] = LAYOUT.draw(tiles, region, 0.5).overflows
        now = table().give(0, goods="22 wood").stand(0, "card:2 1 hunting 1").work().act("card:2")
        picture = STAGE.open(board_view(now, language, region)).on_window
        pickers = Picture(tuple(one for one in picture if one.kind == "picker"))
        found[language, -1] = LAYOUT.draw(pickers, region, 0.5).overflows
        assert len(pickers.items) == 4
    assert not {where: texts for where, texts in found.items() if texts}


def test_cards_and_tiles_are_whole_in_the_smallest_window_above_the_bar_of_a_replay() -> None:
    mat, _ = LAYOUT.mat((960, 540), 100)
    region = mat.top(mat.height - bar.HIGH)
    tables, found = rules().tables, {}
    for at in range(0, len(tables.cards), 4):
        now = table().lay(*tables.cards[at : at + 4]).turn_up(*tables.tiles[:4])
        # In Russian names are longest.
        picture = STAGE.open(board_view(now, "ru", region)).on_window
        shown = Picture(tuple(one for one in picture if one.kind in ("civ", "tile")))
        found[at] = LAYOUT.draw(shown, region, 0.5).overflows
    assert not {where: texts for where, texts in found.items() if texts}


@pytest.mark.parametrize("seats", [2, 3])
def test_fewer_stacks_and_limits_lie_as_well_in_their_places(seats: int) -> None:
    for size, interface in WINDOWS[::3]:
        region, open_tabs = LAYOUT.mat(size, interface, seats)
        for tab in open_tabs or ("",):
            picture = STAGE.open(board_view(table(seats), region=region, tab=tab)).on_window
            flat = LAYOUT.flat(picture)
            assert all(i.place.inside(region.inset(-0.1)) for i in flat)


def test_a_wide_mat_needs_no_tabs_a_tall_one_two_and_a_low_one_three() -> None:
    assert tabs(Region(0, 0, 1464, 960)) == ()
    assert whole(Region(0, 0, 1464, 960))
    assert len(tabs(Region(0, 0, 904, 960))) == 2
    assert len(tabs(Region(0, 0, 914, 577))) == 3


def test_decisions_open_the_valley_where_there_are_tabs() -> None:
    region = Region(0, 0, 914, 577)
    assert STAGE.open(board_view(table(), region=region)).opens() == "stoneage.table.tab.valley"


def test_a_larger_mat_is_drawn_larger() -> None:
    assert scale(Region(0, 0, 2104, 1380)) == pytest.approx(1.437, abs=0.01)


def test_what_lies_beneath_the_slab_is_not_there_and_the_valley_is_where_the_board_lies() -> None:
    for phase in ON_THE_SLAB:
        for region, tab in ((WHOLE, ""), (TABBED, "stoneage.table.tab.valley")):
            seen = board_view(situations()[phase], region=region, tab=tab)
            picture, slab = STAGE.open(seen).picture, item(seen, "slab").place
            before = list(picture)[: next(n for n, i in enumerate(picture) if i.id == "slab")]
            told = [i.id for i in before if i.tip and i.place.inset(1).overlaps(slab)]
            assert not told, (phase, told)
            places = [i for i in picture if i.kind == "ground_of"]
            assert (len(places) == 8) is (region is WHOLE), phase


def test_a_slab_leaves_people_food_and_store_of_the_board_in_sight() -> None:
    for phase in ON_THE_SLAB:
        ids = {i.id for i in STAGE.open(board_view(situations()[phase], region=WHOLE)).picture}
        assert {"people:title", "food", "good:wood"} <= ids
        assert "tool:0" not in ids


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


def test_whoever_looks_at_another_board_sees_it_whole_and_no_slab_on_it() -> None:
    for phase in ON_THE_SLAB:
        state = situations()[phase]
        decider = STAGE.open(board_view(state, region=WHOLE)).shown
        other = (decider + 1) % len(state.tribes)
        picture = STAGE.open(board_view(state, region=WHOLE, shown=other)).picture
        assert picture.find("slab") is None, phase
        assert {"tool:0", "culture"} <= {item.id for item in picture}, phase


def test_who_waits_is_shown_dice_and_no_choices_without_anything_chosen() -> None:
    waiting = {
        phase: STAGE.open(board_view(situations()[phase], region=WHOLE, me=False)).picture
        for phase in ON_THE_SLAB
    }
    slabs = {phase for phase, picture in waiting.items() if picture.find("slab")}
    assert slabs == {"tools", "pick"}
