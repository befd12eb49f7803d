"""The line below a game's name says what one looks for: how many play, and which round it is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.registry import titles
from game.folders import ROOT
from game.i18n.catalog import load as load_words
from game.loading.title import load
from scenes.table.screen import lines
from scenes.table.variant import played
from tests.build.matches import match_setup, seat_counts


def told(title: str, options: dict[str, str]) -> tuple[str, ...]:
    words = load_words(ROOT / "data" / "i18n", [ROOT / "data" / title])["en"]
    asked = replace(match_setup(title, max(seat_counts(title)), ""), options=options)
    return lines(played(load(title).cover.options, asked, words), 7, 10, words)


@pytest.mark.parametrize("title", sorted(titles()))
def test_usual_options_are_not_named(title: str) -> None:
    count = max(seat_counts(title))
    edition = " · The Bronze Age" if title == "ages" else ""
    assert told(title, {})[0] == f"{count} players{edition} · round 7 of 10"


@pytest.mark.parametrize("title", sorted(titles()))
def test_what_is_left_where_room_is_scarce_is_players_and_round(title: str) -> None:
    # A title may have no options: then nothing is left out, and the first line says just that.
    unusual = {option.key: option.values[-1] for option in load(title).cover.options[-1:]}
    shorter = told(title, unusual)[len(unusual) :]
    assert f"{max(seat_counts(title))} players · round 7 of 10" in shorter


def test_an_unusual_option_is_named_with_what_it_is_about() -> None:
    assert told("stoneage", {"starvation": "per_person"})[0].split(" · ")[1] == "Hunger: by person"
