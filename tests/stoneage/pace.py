"""How well `stoneage` players guess the rounds to come: `python -m tests.stoneage.pace`.

Games among equals are played, and for every number of seats and round the mean of the guesses of
`horizon.rounds_left` is printed beside the rounds that really came. From such tables the numbers
under `horizon` in the players' sheet are fitted; how well a guess fits is no matter of self-play.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.core.bot import Bot
from game.stoneage.bots.horizon import rounds_left
from game.stoneage.bots.weights import Horizon
from game.stoneage.state import State
from game.stoneage.tables import Tables
from tests.duel import play
from tests.seeds import TUNE
from tests.stoneage.tuning import Space


class Row(NamedTuple):
    """One round of games with so many seats."""

    seats: int
    round: int
    games: int
    guessed: float
    came: float
    error: float
    """The root of the mean square of guessed less came."""


def beginnings(space: Space, bot: Bot, seats: int, seed: str) -> list[State]:
    """Play a game among equals; give each round's first state."""
    found: dict[int, State] = {}

    def watch(state: State, _seat: int, _action: object) -> None:
        found.setdefault(state.round, state)

    play(space.rules, [bot] * seats, seed, watch)
    return list(found.values())


def rows(tables: Tables, pace: Horizon, games: Sequence[Sequence[State]]) -> Iterator[Row]:
    """Compare guesses with what came, round by round."""
    for round in range(1, max(map(len, games)) + 1):
        seen = [(game[round - 1], len(game) - round) for game in games if len(game) >= round]
        guesses = [(rounds_left(tables, state, pace), left) for state, left in seen]
        count = len(guesses)
        square = sum((guess - left) ** 2 for guess, left in guesses)
        yield Row(
            len(seen[0][0].tribes),
            round,
            count,
            sum(guess for guess, _ in guesses) / count,
            sum(left for _, left in guesses) / count,
            math.sqrt(square / count),
        )


def main() -> None:
    """Print the rows."""
    parser = argparse.ArgumentParser(prog="python -m tests.stoneage.pace", description=__doc__)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--games", type=int, default=20)
    args = parser.parse_args()
    space = Space()
    bot = space.made(args.level)
    for seats in space.components.cover.seats:
        seeds = TUNE.take(args.games, "tune", 900_000)
        games = [beginnings(space, bot, seats, str(seed)) for seed in seeds]
        for row in rows(space.rules.tables, space.players.hard.horizon, games):
            print(
                f"{row.seats} seats, round {row.round:2}: {row.guessed:4.1f} guessed,"
                f" {row.came:4.1f} came, error {row.error:.1f} ({row.games} games)"
            )


if __name__ == "__main__":
    main()
