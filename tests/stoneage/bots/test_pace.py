"""The table of guessed rounds: a guess stands beside what came, round by round."""

from __future__ import annotations

import pytest

from game.ai.think import Random
from game.stoneage.bots.horizon import rounds_left
from tests.stoneage.pace import beginnings, rows
from tests.stoneage.tuning import Space


def test_every_round_of_a_game_has_a_row_with_what_was_guessed_and_what_came() -> None:
    space = Space()
    tables, pace = space.rules.tables, space.players.hard.horizon
    game = beginnings(space, Random(space.rules), 3, "any")
    found = list(rows(tables, pace, [game]))
    assert [row.round for row in found] == [state.round for state in game]
    assert [row.came for row in found] == [float(len(game) - row.round) for row in found]
    first = found[0]
    assert (first.seats, first.games) == (3, 1)
    assert first.guessed == rounds_left(tables, game[0], pace)
    assert first.error == pytest.approx(abs(first.guessed - first.came))
