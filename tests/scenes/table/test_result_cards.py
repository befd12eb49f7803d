"""The score cards of a result where the letters are largest: nothing on them is cut."""

from __future__ import annotations

import pygame
import pytest

from game.core.registry import titles
from game.loading.title import load
from game.opening import open_match
from scenes.program.texts import catalogs
from scenes.table import ending, scroll
from scenes.table.alone import Alone
from scenes.table.contract import Seat
from scenes.table.scroll import Ended
from scenes.ui.canvas import Canvas
from scenes.ui.draw import draw_item
from scenes.ui.geometry import Region
from scenes.ui.recorder import Overflow, Recorder
from tests.build.board import STOCK
from tests.build.languages import LANGUAGES
from tests.build.matches import match_setup, seat_counts

WINDOW = Region(0, 0, 1280, 720)
"""A window of so many pixels at an interface of 150 %: a unit is a pixel."""


def cut(title: str, language: str, seats: int, alone: Alone | None = None) -> list[Overflow]:
    """Draw the cards of a match in which all have equal points; give what did not fit."""
    words = catalogs()[language]
    match = open_match(match_setup(title, seats))
    ended = Ended(
        title=words.text(f"{title}.name"),
        verdict="",
        why="",
        rounds="",
        cause="",
        seats=tuple(Seat("Ada", at) for at in range(seats)),
        scores=tuple(match.rules.scores(match.start)),
        course=((0,) * seats,),
        odds=(),
        alone=alone,
    )
    notes = Recorder()
    canvas = Canvas(pygame.Surface(WINDOW.size), 1.0, STOCK, recorder=notes)
    for item in scroll.picture(WINDOW, ended, words, False):
        if item.kind in ("result_card", "result_standing"):
            draw_item(canvas, item, ending.PAINTERS)
    assert notes.pairs
    return notes.overflows


@pytest.mark.parametrize("title", sorted(titles()))
def test_what_decides_a_tie_fits_the_narrowest_card(title: str) -> None:
    found = {language: cut(title, language, seat_counts(title)[-1]) for language in LANGUAGES}
    assert not {language: texts for language, texts in found.items() if texts}


@pytest.mark.parametrize("title", sorted(t for t in titles() if titles()[t].alone))
def test_a_comparison_with_every_level_fits_beside_a_game_alone(title: str) -> None:
    made = titles()[title]
    options = made.chosen(match_setup(title, 1).options)
    levels = made.alone(load(title), options) if made.alone else {}
    assert levels
    points = max(spread.low + len(spread.counts) for spread in levels.values())
    alone = Alone(title, points, (), None, levels, frozenset())
    found = {language: cut(title, language, 1, alone) for language in LANGUAGES}
    assert not {language: texts for language, texts in found.items() if texts}
