"""Every part of a table has its place in every window."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from scenes.program.window import scale_of
from scenes.table.layout import CHRONICLE, Places, Wish, places
from scenes.ui.geometry import Region

WINDOWS = [
    (960, 540), (1440, 1080), (1280, 800), (1920, 1080), (2560, 1080), (3840, 1080), (900, 1000),
]  # fmt: skip
INTERFACES = [75, 100, 125, 150]


def region(window: tuple[int, int], interface: int) -> Region:
    scale = scale_of(window, interface)
    return Region(0, 0, window[0] / scale, window[1] / scale)


def parts(found: Places) -> dict[str, Region]:
    named = {
        "title": found.title, "prompt": found.prompt, "rules": found.tools[0],
        "menu": found.tools[1], "mat": found.mat, "action": found.action, "undo": found.undo,
        "hint": found.hint,
    }  # fmt: skip
    if found.redo:
        named["redo"] = found.redo
    if found.chronicle:
        named["chronicle"] = found.chronicle
    for kind in ("cards", "seconds", "mat_tabs", "rail_tabs"):
        named.update((f"{kind}{n}", place) for n, place in enumerate(getattr(found, kind)))
    return named


LABELS: tuple[tuple[float, ...], ...] = ((), (120.0,), (300.0,), (150.0, 150.0))
"""Widths of the buttons beside the main one."""


@pytest.mark.parametrize("interface", INTERFACES)
@pytest.mark.parametrize("window", WINDOWS)
def test_nothing_overlaps_and_all_lies_in_the_window(
    window: tuple[int, int], interface: int
) -> None:
    whole = region(window, interface)
    faults: list[object] = []
    for seats, log, labels in product((2, 3, 4, 5), (False, True), LABELS):
        wish = Wish(seats, labels, mat_tabs=3, redo=True, log=log)
        found = parts(places(whole, wish))
        for name, place in found.items():
            if not place.inside(whole) or min(place.width, place.height) <= 30:
                faults.append((wish, name, place))
        for one, other in combinations(found, 2):
            if found[one].overlaps(found[other]):
                faults.append((wish, one, other))
    assert not faults


@pytest.mark.parametrize("interface", INTERFACES)
@pytest.mark.parametrize("window", WINDOWS)
def test_the_action_stays_where_it_is_whatever_else_is_shown(
    window: tuple[int, int], interface: int
) -> None:
    whole = region(window, interface)
    wishes = [
        Wish(2), Wish(5, (500.0,), 3, True, True), Wish(3, (90.0, 90.0, 90.0), folded=True),
    ]  # fmt: skip
    assert len({(places(whole, wish).action, places(whole, wish).undo) for wish in wishes}) == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_seats_and_chronicle_are_both_there_or_behind_tabs(seats: int) -> None:
    for window in WINDOWS:
        for interface in INTERFACES:
            found = places(region(window, interface), Wish(seats))
            assert len(found.cards) == seats
            assert (found.chronicle is not None) != bool(found.rail_tabs)


def test_in_a_wide_window_the_chronicle_has_a_column_of_its_own() -> None:
    found = places(region((2560, 1080), 100), Wish(4))
    assert found.chronicle is not None
    assert found.chronicle.height > 900


def test_in_an_upright_window_the_mat_has_all_the_width_and_the_seats_lie_below() -> None:
    found = places(region((900, 1000), 100), Wish(5))
    assert found.chronicle is not None
    assert found.mat.width > 1400
    assert all(card.y > found.mat.bottom for card in (*found.cards, found.chronicle))


def test_a_very_wide_window_gives_rail_and_chronicle_more_than_a_wide_one() -> None:
    wide, wider = (places(region(size, 100), Wish(4)) for size in ((2560, 1080), (3840, 1080)))
    assert wide.chronicle is not None
    assert wider.chronicle is not None
    assert wider.chronicle.width > wide.chronicle.width + 150
    assert wider.cards[0].width > wide.cards[0].width + 50


def test_more_choices_in_the_corner_take_no_more_of_the_seats_than_the_chronicle_needs() -> None:
    whole, labels = region((1920, 1080), 100), (300.0, 300.0, 300.0)
    for seats in (2, 3, 4):
        calm, busy = places(whole, Wish(seats)), places(whole, Wish(seats, labels))
        assert busy.chronicle is not None
        assert busy.chronicle.height >= CHRONICLE
        lost = calm.cards[0].height - busy.cards[0].height
        # Either they are as large as ever, or the chronicle has hardly more than it must have.
        assert lost == 0 or busy.chronicle.height < CHRONICLE + seats
