"""Whole games in words: every title from its first question to the result, in some language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.build.languages import LANGUAGES
from tests.build.matches import match_setup, seat_counts
from tests.build.spoken import Scripted, at_random, at_terminal, services
from tests.conformance.cases import TITLES

ASKED = re.compile(r"\d+\. ")
ROWS = 20
DRAWN = re.compile(r"[{}]|:\w+/\w+:|\*\*| · |\d/\d")
"""What is only to be looked at: slots, sprites, bold letters, signs between parts."""


def lists(talk: Scripted) -> list[int]:
    """Count the rows of every list that was read out."""
    found, rows = [], 0
    for line in talk.heard:
        if ASKED.match(line):
            rows += 1
        else:
            found.append(rows)
            rows = 0
    return found


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_is_played_by_numbers_alone(title: str, tmp_path: Path) -> None:
    language = LANGUAGES[TITLES.index(title) % len(LANGUAGES)]
    seats = min(n for n in seat_counts(title) if n > 1)
    table, talk = at_terminal(match_setup(title, seats, "words"), (), services(tmp_path, language))
    talk.rule = at_random(table, 1)
    table.run()
    scores = tuple(table.report.scores())
    assert table.session.match.over
    assert talk.heard[-seats:] == list(scores)
    # Whoever listens hears nothing that is only to be looked at, and no list that is too long.
    assert [line for line in talk.heard if DRAWN.search(line)] == []
    names = "|".join(re.escape(seat.name) for seat in table.report.seats)
    assert [line for line in talk.heard if re.match(rf"({names}): [^.]*: ", line)] == []
    assert table.report.unnamed == set()
    assert max(lists(talk)) <= ROWS


@pytest.mark.parametrize("title", TITLES)
def test_every_order_is_answered_in_the_middle_of_a_game(title: str, tmp_path: Path) -> None:
    language = LANGUAGES[(TITLES.index(title) + 1) % len(LANGUAGES)]
    seats = min(n for n in seat_counts(title) if n > 1)
    table, talk = at_terminal(match_setup(title, seats), (), services(tmp_path, language))
    lines = ["help", "list", "more", "back", "table", "goods", "board of 2", "scores"]
    lines += ["look a", "why not", "why not 1", "log", "rules", "save", "redo", "quit"]
    random, spoken = at_random(table, 2), iter(lines)
    early = iter(range(6))
    talk.rule = lambda: random() if next(early, None) is not None else next(spoken)
    table.run()
    answers = "\n".join(talk.heard).split("\n> ")
    given = {answer.partition("\n")[0]: answer.partition("\n")[2] for answer in answers}
    assert [line for line in lines if not given[line].strip()] == []
    assert [line for line in talk.heard if DRAWN.search(line)] == []
    assert table.report.unnamed == set()
