"""How near the end is: rounds to come, and the chance that this round is the last."""

from __future__ import annotations

from collections.abc import Iterable

from game.stoneage.bots.weights import Horizon
from game.stoneage.state import State
from game.stoneage.tables import Tables

MOST = 2.0
"""So many times the rounds that the pace promises are the most that is thought possible."""
LONG = 30
"""The round after which none is reckoned with: who always expects more to come ends no game."""


def rounds_left(tables: Tables, state: State, pace: Horizon) -> float:
    """Guess how many rounds follow this one; none when the end is certain."""
    if not all(state.stacks):
        return 0.0
    seats, done = len(state.tribes), state.round - 1
    # The usual pace counts like so many rounds played, and fades as the pace of this game shows.
    known = pace.trust + done
    built = [(tables.stack - height, height) for height in state.stacks]
    ends = [known * height / (pace.trust * pace.tile + gone + 0.01) for gone, height in built]
    drawn = len(tables.cards) - len(tables.costs) - len(state.deck)
    cards = known * len(state.deck) / (pace.trust * pace.card * seats + drawn + 0.01)
    # Whichever comes first ends the game: an empty stack, or too few cards (sa30).
    seen = pace.fade * min(min(ends) - 1, cards)
    usual = max(0.0, pace.rounds + pace.shared / seats - state.round)
    # Few cards go in the first rounds, as everybody gathers: the pace alone would promise too much.
    part = pace.sure / (pace.sure + done) if pace.sure else 0.0
    # Where a stack or the deck is all but gone, the usual length says nothing any more.
    guess = max(pace.least, min(MOST * seen, part * usual + (1 - part) * seen))
    return min(guess, max(0.0, LONG - state.round))


def last_round(state: State, cards: float, tiles: Iterable[tuple[int, float]]) -> float:
    """Give the chance that this round is the last.

    `cards` are taken on average beside those taken already; `tiles` are stacks, each with the
    chance that its open tile is bought.
    """
    goes_on = 1.0
    for stack, chance in tiles:
        if state.stacks[stack] <= 1:
            # Stacks are taken as independent, which overrates the end a little where one seat
            # stands on two.
            goes_on *= 1 - chance
    if not all(state.stacks):
        return 1.0
    gaps = state.row.count("") + cards
    short = min(1.0, max(0.0, gaps - len(state.deck)))
    return 1 - goes_on * (1 - short)
