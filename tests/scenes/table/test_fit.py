"""Every table can be read in every language, window and size: nothing is cut, small or faint."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pygame
import pytest

from game.ai.worker import Inline
from game.core.registry import titles
from game.folders import ROOT
from game.i18n.catalog import load as load_words
from game.loading.title import load
from scenes.table import bar, layout, rail
from scenes.table.contract import Fact, Seat
from scenes.table.ending import pitch
from scenes.table.layout import Wish, largest
from scenes.table.paint import PAINTERS
from scenes.table.registry import stage
from scenes.table.screen import lines
from scenes.table.session import Session
from scenes.table.variant import played as told
from scenes.ui.canvas import Canvas
from scenes.ui.draw import draw_item
from scenes.ui.geometry import Region
from scenes.ui.recorder import Recorder
from scenes.ui.theme import SMALL
from tests.build import toy
from tests.build.board import STOCK
from tests.build.languages import read_in
from tests.build.matches import match_setup, midway, played, seat_counts
from tests.build.options import accepted
from tests.build.seat import Seated, seat

TITLES = sorted(titles())
SCREENS = [
    ((960, 540), 100), ((1280, 720), 100), ((1280, 720), 150), ((1440, 1080), 100),
    ((1920, 1080), 75), ((2560, 1080), 100), ((1280, 720), 200),
    ((1440, 1080), 150),
]  # fmt: skip
READ = read_in(SCREENS, [((960, 540), 100), ((1280, 720), 200)])
OURS: tuple[str, ...] = (
    "title",
    "prompt",
    "seat:",
    "chronicle",
    "undo",
    "redo",
    "hint",
    "action",
    "second:",
)
OURS += ("table.", "back", "score:", "head", "course", "fate", "home", "look", "new", "rematch")
OURS += ("replay", "analysis")
OURS += ("ready", "text", "tab:")


def read(seated: Seated) -> Recorder:
    seated.app.turn(0.02)
    seated.app.recorder = Recorder()
    seated.app.draw()
    return seated.app.recorder


def check(recorder: Recorder) -> None:
    """Judge the table's own parts; what lies on the mat is its title's to judge."""
    assert not [o for o in recorder.overflows if o.item.startswith(OURS)]
    assert not [name for item, name in recorder.missing if item.startswith(OURS)]
    assert recorder.smallest >= 11
    able = [p for p in recorder.faint() if p.item.startswith(OURS)]
    assert not [(p.item, p.text, round(p.contrast, 1)) for p in able if p.item not in DULL]


DULL = {"second:0", "second:1", "action", "undo"}
"""Buttons that may be out of use; their words are quiet on purpose and stand in a tooltip."""


@pytest.mark.shared
@pytest.mark.parametrize(("size", "interface", "language"), READ)
@pytest.mark.parametrize("title", TITLES)
def test_a_table_in_the_middle_of_a_game(
    title: str, size: tuple[int, int], interface: int, language: str
) -> None:
    seats = seat_counts(title)[-1]
    session = Session(match_setup(title, seats, "fit"), midway(title, seats, "fit", 60), Inline())
    seated = seat(session, stage(title), size, interface, language=language)
    check(read(seated))


@pytest.mark.shared
@pytest.mark.parametrize(("size", "interface", "language"), READ)
@pytest.mark.parametrize("title", TITLES)
def test_the_result(title: str, size: tuple[int, int], interface: int, language: str) -> None:
    seats = seat_counts(title)[-1]
    session = Session(match_setup(title, seats, "end"), played(title, seats, "end"), Inline())
    seated = seat(session, stage(title), size, interface, language=language)
    check(read(seated))
    if seated.pilot.picture.find("tab:charts"):
        seated.pilot.click("tab:charts")
        check(read(seated))
    chance_source = seated.pilot.picture.find("fate")
    assert (
        chance_source is None
        or pitch(chance_source.place, len(chance_source.data.odds)) > SMALL.size * 1.1
    )


@pytest.mark.parametrize(("size", "interface", "language"), READ)
def test_the_curtain(size: tuple[int, int], interface: int, language: str) -> None:
    seated = seat(toy.session(), toy.STAGE, size, interface, language=language, curtain=True)
    seated.pilot.press("return", "r")
    check(read(seated))
    assert seated.pilot.see("ready")


@pytest.mark.parametrize("palette", ["normal", "contrast"])
def test_five_seats_with_long_names(palette: str) -> None:
    session = toy.session(seats=5)
    seat_setups = tuple(
        replace(seat_setup, name=f"Maximiliane Hohen{at}")
        for at, seat_setup in enumerate(session.setup.seats)
    )
    session.setup = replace(session.setup, seats=seat_setups)
    seated = seat(session, toy.STAGE, (1280, 720), 125, language="de", palette=palette)
    check(read(seated))


@pytest.mark.shared
@pytest.mark.parametrize(("size", "interface", "language"), READ)
@pytest.mark.parametrize("title", TITLES)
def test_the_line_below_the_name_fits_in_every_way_to_play(
    title: str, size: tuple[int, int], interface: int, language: str
) -> None:
    words = load_words(ROOT / "data" / "i18n", [ROOT / "data" / title])[language]
    high = 1080 * 100 / largest(Region(0, 0, *size), interface)
    window, notes = Region(0, 0, high * size[0] / size[1], high), Recorder()
    canvas = Canvas(pygame.Surface(size), size[1] / high, STOCK, recorder=notes)
    for options, seats in ways(title):
        asked = replace(match_setup(title, seats, ""), options=options)
        edition = told(load(title).cover.options, asked, words)
        where = lines(edition, 10, 10 if seats == 1 else 0, words)
        place = layout.places(window, Wish(seats, ()))
        item = bar.heading(place, words.text(f"{title}.name"), where)
        draw_item(canvas, item, PAINTERS)
        assert not notes.overflows, where
        assert item.data.startswith(where[-1])
        assert item.data == where[0] or (item.tip and item.tip.lines == where[:1])
    assert notes.smallest >= 11


def ways(title: str) -> Iterator[tuple[dict[str, str], int]]:
    """Give every set of options, unusual ones together too, with each number of seats."""
    options = load(title).cover.options
    for values in product(*(option.values for option in options)):
        found = {option.key: value for option, value in zip(options, values, strict=True)}
        yield from ((found, seats) for seats in accepted(title, found))


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
def test_two_digits_of_every_fact_fit_on_the_narrowest_card(
    size: tuple[int, int], seats: int
) -> None:
    high = 1080 * 100 / 75
    window, notes = Region(0, 0, high * size[0] / size[1], high), Recorder()
    canvas = Canvas(pygame.Surface(size), size[1] / high, STOCK, recorder=notes)
    words = load_words(ROOT / "data" / "i18n", [])["en"]
    facts = tuple([Fact("stoneage/food", "88", "food")] * 7)
    place = layout.places(window, Wish(seats, ())).cards[0]
    card = rail.Card(0, Seat("Mia", 0), 88, facts, "", True, False, "")
    for item in rail.card(place, card, words)[1:]:
        draw_item(canvas, item, PAINTERS)
    assert not notes.overflows
