"""Games between computer players made in memory, for tuning and for measuring."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from statistics import fmean, stdev
from typing import Any

from game.ai.tournament import Z, bound
from game.core.bot import Bot, Brief
from game.core.chance import Seeded
from game.core.contract import AnyRules, Chance, Over, winners
from game.core.title import Title

Watch = Callable[[Any, int, Any], None]
SETS = 30
"""Sets of games from which their spread can be told."""


def play(
    rules: AnyRules, bots: Sequence[Bot], seed: str, watch: Watch | None = None
) -> tuple[list[int], list[float]]:
    """Play one game; give points and share of the win by seat. `watch` sees every decision.

    Raises Endless where it comes to no end.
    """
    chance_source, state, step = Seeded(seed), rules.setup(len(bots)), 0
    while not isinstance(pending := rules.pending(state), Over):
        if isinstance(pending, Chance):
            action: Any = chance_source.decide(pending.request, pending.occasion)
        else:
            seat, step = pending.seat, step + 1
            bound(step, [type(bot).__name__ for bot in bots], seed)
            brief = Brief("", {}, rules.view(state, seat), seat, "", seed=f"{seed}/{seat}/{step}")
            action = bots[seat].choose(brief).action
            if watch:
                watch(state, seat, action)
        state = rules.apply(state, action, quiet=True).state
    scores = rules.scores(state)
    won = winners(scores)
    shares = [1 / len(won) if score.seat in won else 0.0 for score in scores]
    return [score.total for score in scores], shares


def offered(title: Title, styles: Sequence[str]) -> list[list[str]]:
    """Give the players of each level, the neutral one first; styles where they matter.

    The two highest levels must have them, and the lowest of all has its own.
    """
    full = {title.levels[0], *title.levels[-2:]}
    return [
        [level, *(f"{level}:{style}" for style in styles if style and level in full)]
        for level in title.levels
    ]


def tables(players: Sequence[Sequence[str]], seats: int) -> Iterator[list[str]]:
    """Seat players, given level by level: one of each level, its styles in turn."""
    chosen = [same[(level + seats) % len(same)] for level, same in enumerate(players)]
    for place in range(0, len(chosen), seats):
        yield [chosen[(place + at) % len(chosen)] for at in range(seats)]


def pair(rules: AnyRules, one: Bot, two: Bot, seed: str) -> tuple[float, float]:
    """Let two players meet twice with the same dice, seats swapped; give `one`'s share and lead."""
    share = lead = 0.0
    for bots, at in (([one, two], 0), ([two, one], 1)):
        points, shares = play(rules, bots, seed)
        share += shares[at] / 2
        lead += (points[at] - points[1 - at]) / 2
    return share, lead


def gather(rules: AnyRules, bots: Sequence[Bot], seed: str) -> list[tuple[float, float]]:
    """Play one game; give each seat's share of the win and its lead over the best of the rest."""
    points, shares = play(rules, bots, seed)
    return [
        (share, own - max(points[:at] + points[at + 1 :]))
        for at, (share, own) in enumerate(zip(shares, points, strict=True))
    ]


def by_dice(shares: Sequence[float], seats: int) -> tuple[float, float] | None:
    """Give the 95 % interval of a mean share by sets of games: with equal dice, from each seat one.

    What the dice alone decide is won from one seat of a set and lost from the others, so that sets
    differ less than games do. `None` for fewer than `SETS` of them.
    """
    sets = [fmean(shares[at : at + seats]) for at in range(0, len(shares) - seats + 1, seats)]
    if len(sets) < SETS:
        return None
    wide = Z * stdev(sets) / math.sqrt(len(sets))
    return max(0.0, fmean(sets) - wide), min(1.0, fmean(sets) + wide)


def meet(rules: AnyRules, one: Bot, many: Bot, seed: str, seats: int) -> tuple[float, float]:
    """Seat `one` once in every seat among equals, the dice being the same; give share and lead."""
    share = lead = 0.0
    for at in range(seats):
        table = [one if seat == at else many for seat in range(seats)]
        more, ahead = gather(rules, table, seed)[at]
        share += more / seats
        lead += ahead / seats
    return share, lead
