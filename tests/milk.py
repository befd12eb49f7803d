"""Can the computer players be milked? `python -m tests.milk LEVEL --games 400`.

A milking partner plays a level's own game, but in each of its trade steps it makes one offer
after the other, begins with what suits itself most, and remembers which kinds of offers were
taken. Its gain is the difference of points to a twin who never trades, on the same dice; the
report gives the mean with its 95 % interval.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from dataclasses import dataclass, field
from statistics import mean, stdev
from typing import Any

from game.ages import trading
from game.ages.actions import Accept, Done, Offer
from game.ai.think import answer, rules_of
from game.core.bot import Brief, Limit
from game.core.chance import Seeded
from game.core.contract import Chance, Over

TITLE = "ages"
OPTIONS = {"trading": "yes"}


@dataclass(frozen=True)
class Gain:
    """Points that milking brought on average, and the ends of its 95 % interval."""

    mean: float
    low: float
    high: float
    offers: int
    taken: int


@dataclass
class Milker:
    """Makes offers until nobody listens, those of a kind that was taken before first."""

    offers: int
    made: int = 0
    taken: int = 0
    liked: Counter[tuple[Any, Any]] = field(default_factory=Counter)

    def next(self, rules: Any, state: Any) -> Offer | None:
        """Give the next offer: what brings most coins for least, liked kinds first."""
        if self.made >= self.offers:
            return None
        tables, seat = rules.tables, state.seat
        best: tuple[tuple[int, int], Offer] | None = None
        for to, board in enumerate(state.boards):
            if to == seat:
                continue
            mine, theirs = trading.holdings(state.boards[seat]), trading.holdings(board)
            for give, get in trading.simple(mine, theirs, tables.room):
                offer = Offer(to, give, get)
                if trading.refuse_offer(tables, state, offer) is None:
                    goods = tuple(
                        have - out + back
                        for have, out, back in zip(mine[:-1], give, get, strict=False)
                    )
                    profit = tables.worth(goods) - tables.worth(mine[:-1])
                    rank = (self.liked[give, get], profit)
                    if profit > 0 and (best is None or rank > best[0]):
                        best = rank, offer
        return best[1] if best else None


def played(level: str, seed: str, milker: Milker | None, samples: int = 0) -> int:
    """Play a game of two; give the lead of the first seat, who milks or never trades."""
    rules, chance_source = rules_of(TITLE, OPTIONS), Seeded(seed)
    state, steps = rules.setup(2), 0
    while not isinstance(pending := rules.pending(state), Over):
        if isinstance(pending, Chance):
            action: Any = chance_source.decide(pending.request, pending.occasion)
        elif pending.seat == 0 and pending.phase in ("trade", "counter"):
            action = milker.next(rules, state) if milker and pending.phase == "trade" else None
            action = action or list(rules.legal(state))[-1 if pending.phase == "trade" else 0]
            if isinstance(action, Offer) and milker:
                milker.made += 1
            elif pending.phase == "trade":
                action = Done()
        else:
            limit, dice = Limit(samples), f"{seed}/{steps}"
            brief = Brief(TITLE, OPTIONS, state, pending.seat, level, limit=limit, seed=dice)
            action = answer(brief).advice.action
            if milker and pending.phase == "answer" and isinstance(action, Accept):
                bid = state.market.bid
                milker.taken += 1
                milker.liked[bid.give, bid.get] += 1
        state, steps = rules.apply(state, action, quiet=True).state, steps + 1
    own, other = (score.total for score in rules.scores(state))
    return int(own - other)


def milked(level: str, games: int, offers: int, seed: str, samples: int = 0) -> Gain:
    """Give what milking gains over never trading, on the same dice."""
    milker, found = Milker(offers), []
    made = taken = 0
    for game in range(games):
        milker.made = 0
        name = f"{seed}/{game}"
        milking = played(level, name, milker, samples)
        found.append(milking - played(level, name, None, samples))
        made += milker.made
    taken = milker.taken
    middle = mean(found)
    spread = 1.96 * stdev(found) / math.sqrt(len(found)) if len(found) > 1 else math.inf
    return Gain(middle, middle - spread, middle + spread, made, taken)


def main() -> None:
    """Print the report."""
    parser = argparse.ArgumentParser(prog="python -m tests.milk")
    parser.add_argument("level", nargs="?", default="hard")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--offers", type=int, default=200)
    parser.add_argument("--samples", type=int, default=0, help="how far to look; 1: not ahead")
    options = parser.parse_args()
    gain = milked(options.level, options.games, options.offers, "milk", options.samples)
    print(
        f"{options.level}: {options.games} games, {gain.offers} offers, {gain.taken} taken;"
        f" gain {gain.mean:+.2f} points ({gain.low:+.2f} to {gain.high:+.2f})"
    )


if __name__ == "__main__":
    main()
