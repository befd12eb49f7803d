"""The table of a new game: who sits where, what stands there, and how well it can be read."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.core.message import Message
from game.core.registry import titles
from game.core.setup import RANDOM
from scenes.base.levels import STRENGTHS, strength
from scenes.base.services import Services
from scenes.menus import signs
from scenes.menus.round_table import around
from scenes.menus.setup import SetupScene
from scenes.shared import game_list, new_game
from scenes.shared.fronts import look
from scenes.shared.links import Links
from scenes.ui.geometry import Region
from scenes.ui.picture import Item
from tests.build.languages import LONGEST
from tests.build.menus import Front, front
from tests.scenes.menus.test_fit import check, crossing, read

PLACE = Region(0, 0, 1196, 740)


def setup(title: str) -> Front:
    def make(services: Services, ways: Links) -> SetupScene:
        return SetupScene(services, ways, title)

    return front(make, language=LONGEST)


def each() -> Iterator[tuple[str, Front, SetupScene]]:
    """Give the set-up of one title after the other, in one window."""
    there = setup(game_list.playable()[0])
    page = there.page
    assert isinstance(page, SetupScene)
    for title in game_list.playable():
        page.game = new_game.fresh(title)
        page.renew()
        yield title, there, page


def fill(there: Front) -> None:
    """Let as many play as can."""
    page = there.page
    assert isinstance(page, SetupScene)
    while not isinstance(fresh := new_game.add(page.game), Message):
        page.game = fresh
    page.renew()


def _items(there: Front, kind: str) -> list[Item]:
    return [item for item in there.pilot.picture if item.kind == kind]


@pytest.mark.parametrize("most", range(2, 6))
def test_cards_pieces_and_the_lid_lie_apart_and_the_pieces_stand_on_the_table(most: int) -> None:
    laid = around(PLACE, most)
    parts = [*laid.cards, *laid.pieces, laid.lid]
    assert len(laid.cards) == len(laid.pieces) >= most
    assert not [pair for pair in itertools.combinations(parts, 2) if pair[0].overlaps(pair[1])]
    assert all(part.inside(PLACE.inset(-0.5)) for part in parts)
    centre, radius = laid.table.centre, laid.table.width / 2
    away = [abs(piece.centre.x - centre.x) ** 2 + abs(piece.centre.y - centre.y) ** 2
            for piece in laid.pieces]  # fmt: skip
    assert max(away) < radius**2


def test_every_title_lies_open_on_its_own_mat_with_the_lid_of_its_box() -> None:
    wrong = []
    for title, there, _ in each():
        known = look(title)
        assert known is not None
        mat = there.see("box.panel")
        if (mat.look, mat.data.edge) != (known.material.texture, known.material.edge):
            wrong.append((title, "mat"))
        if there.see("lid").look != title or there.see("table").look != title:
            wrong.append((title, "table"))
    assert not wrong


def test_people_and_computers_have_other_pieces_in_their_seats_colours() -> None:
    there = setup(game_list.playable()[0])
    seats = there.page.game.seats  # type: ignore[attr-defined]
    looks = [there.see(f"colour:{at}").data for at in range(len(seats))]
    assert [(piece.colour, piece.bot) for piece in looks] == [(s.colour, s.bot) for s in seats]
    assert {piece.bot for piece in looks} == {True, False}


def test_where_nobody_sits_there_is_an_empty_place_and_the_first_offers_a_seat() -> None:
    there = setup(game_list.playable()[0])
    most = max(new_game.cover(game_list.playable()[0]).seats)
    taken, free = _items(there, "setup_place"), _items(there, "setup_empty")
    assert len(taken) + len(free) == most
    assert there.see("add").place.inside(free[0].place)
    fill(there)
    assert not _items(there, "setup_empty")
    assert not there.has("add")


def test_the_face_of_a_level_has_one_bead_more_for_each_step_and_no_two_are_alike() -> None:
    faces = [signs.face(one) for one in STRENGTHS]
    assert len(set(faces)) == len(STRENGTHS)
    full = [face.count('r="5" fill="#b33a24"') for face in faces]
    assert full == list(range(1, len(STRENGTHS) + 1))


def test_every_title_shows_its_levels_by_faces_that_grow() -> None:
    wrong = []
    for title, there, page in each():
        levels, shown = titles()[title].levels, []
        for level in levels:
            page.game = page.game.seat(1, level=level)
            page.renew()
            shown.append(there.see("sign:1").look)
        if shown != sorted(shown, key=STRENGTHS.index) or len(set(shown)) < len(levels):
            wrong.append((title, shown))
        if shown != [strength(levels, level) for level in levels]:
            wrong.append((title, shown))
    assert not wrong


def test_a_seat_changes_places_with_the_next_and_whoever_was_to_begin_still_does() -> None:
    game = new_game.fresh(game_list.playable()[0])
    game = game.seat(0, name="Ida")
    moved = new_game.move(game, 0)
    assert [seat.name for seat in moved.seats][:2] == ["", "Ida"]
    assert moved.start == RANDOM
    last = len(game.seats) - 1
    begun = new_game.move(replace(moved, start=1), 1)
    assert begun.seats[begun.start].name == "Ida"
    assert new_game.move(begun, last).seats[0] == begun.seats[last]


def test_a_click_moves_a_seat_round_the_table() -> None:
    there = setup(game_list.playable()[0])
    before = there.page.game.seats  # type: ignore[attr-defined]
    there.pilot.click("move:1")
    after = there.page.game.seats  # type: ignore[attr-defined]
    assert (after[1], after[2]) == (before[2], before[1])


def test_open_variants_show_every_value_as_a_picture() -> None:
    missing = []
    for title, there, page in each():
        page.unfolded = True
        page.renew()
        offered = [
            option for option in new_game.cover(title).options
            if new_game.offers(page.game, option.key)
        ]  # fmt: skip
        missing += [
            (title, option.key, value)
            for option in offered
            for value in option.values
            if not there.has(f"shown:{option.key}:{value}")
        ]
    assert not missing


@pytest.mark.slow
@pytest.mark.parametrize("title", game_list.playable())
def test_a_full_table_and_its_variants_fit_in_every_title(title: str) -> None:
    there = setup(title)
    fill(there)
    for tab, unfolded in (("seats", False), ("options", True)):
        page = there.page
        assert isinstance(page, SetupScene)
        page.tab, page.unfolded = tab, unfolded
        page.renew()
        check(read(there))
        assert not crossing(there.pilot.picture)
        region = there.pilot.app.window.region
        assert not [i.id for i in there.pilot.picture if not i.place.inside(region.inset(-1))]
