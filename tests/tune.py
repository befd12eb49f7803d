"""Tunes a computer player by self-play: `python -m tests.tune TITLE hard --minutes 20`.

A separable evolution strategy over the logarithms of the weights: a generation of candidates
meets the same opponents with the same dice and swapped seats, the better half moves the middle,
and the spread of each weight follows the steps that paid. From time to time the middle joins the
opponents. In the end the middles that were passed through are compared on seeds of their own, and
the best is written into the title's data, unless nothing beat what was there.

What is tuned, and where it is kept, is said by `tests/<title>/tuning.py`.
"""

from __future__ import annotations

import argparse
import importlib
import math
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

from game.core.bot import Bot
from game.core.contract import AnyRules
from tests.duel import gather, meet, pair
from tests.seeds import CHOOSE, TUNE

Vector = list[float]
SCALE = 10.0
"""A lead at which a game counts nearly as won; small leads count by degrees."""


class Space(Protocol):
    """What can be tuned of a title's computer players."""

    rules: AnyRules
    seats: int
    """Players at a table; two where it is not said."""

    def start(self, player: str) -> dict[str, float]:
        """Give the weights of a player by name, all positive."""

    def bot(self, player: str, values: Mapping[str, float]) -> Bot:
        """Make the player with these weights."""

    def rivals(self, player: str) -> Sequence[Bot]:
        """Give the opponents it is tuned against."""

    def keep(self, player: str, values: Mapping[str, float]) -> None:
        """Write the weights into the title's data."""


@dataclass
class Evolution:
    """The middle and the spread of the candidates, in logarithms."""

    names: list[str]
    middle: Vector
    sigma: float = 0.2
    spread: Vector = field(default_factory=list)
    size: int = 14
    step: int = 0

    def __post_init__(self) -> None:
        self.spread = self.spread or [1.0] * len(self.middle)
        half = self.size // 2
        raw = [math.log(half + 0.5) - math.log(place + 1) for place in range(half)]
        self.shares = [value / sum(raw) for value in raw]
        self.path = [0.0] * len(self.middle)

    def candidates(self, rng: Random) -> list[Vector]:
        """Draw a generation of directions, each with its mirror image."""
        half = [[rng.gauss(0, 1) for _ in self.middle] for _ in range(self.size // 2)]
        return [*half, *([-value for value in ray] for ray in half)]

    def at(self, ray: Vector) -> Vector:
        """Give the point that a direction leads to."""
        return [
            m + self.sigma * s * z for m, s, z in zip(self.middle, self.spread, ray, strict=True)
        ]

    def learn(self, ranked: Sequence[Vector]) -> None:
        """Move towards the better half of `ranked` directions, best first."""
        count = len(self.middle)
        mean = [
            sum(w * ray[i] for w, ray in zip(self.shares, ranked, strict=False))
            for i in range(count)
        ]
        self.middle = self.at(mean)
        strength = 1 / sum(share * share for share in self.shares)
        keep = (strength + 2) / (count + strength + 5)
        scale = math.sqrt(keep * (2 - keep) * strength)
        self.path = [(1 - keep) * p + scale * m for p, m in zip(self.path, mean, strict=True)]
        rate = min(0.3, (count + 2) / 3 * 2 / ((count + 1.3) ** 2 + strength))
        for i in range(count):
            seen = sum(w * ray[i] ** 2 for w, ray in zip(self.shares, ranked, strict=False))
            self.spread[i] *= math.sqrt(max(0.3, 1 - rate + rate * seen))
        length = math.sqrt(sum(p * p for p in self.path) / count)
        self.sigma = min(0.4, max(0.05, self.sigma * math.exp(0.3 * keep * (length - 1))))
        self.step += 1


class Tuning:
    """One run for one player of a title."""

    def __init__(self, space: Space, player: str, pairs: int) -> None:
        self.space, self.player, self.pairs = space, player, pairs
        self.first = space.start(player)
        self.names = list(self.first)
        self.rivals = list(space.rivals(player))
        self.seats = getattr(space, "seats", 2)
        self.played = 0

    def values(self, point: Vector) -> dict[str, float]:
        """Turn a point of the search into weights."""
        return {name: math.exp(x) for name, x in zip(self.names, point, strict=True)}

    def fitness(self, point: Vector, seeds: Sequence[int]) -> tuple[float, float]:
        """Play against the opponents in turn; give the mean worth of a lead, and of the win."""
        bot = self.space.bot(self.player, self.values(point))
        worth = wins = 0.0
        for place, seed in enumerate(seeds):
            rival = self.rivals[place % len(self.rivals)]
            share, lead = self._meeting(bot, rival, str(seed))
            worth += 0.5 * share + 0.5 * math.tanh(lead / SCALE)
            wins += share
        self.played += self.seats * len(seeds)
        return worth / len(seeds), wins / len(seeds)

    def _meeting(self, bot: Bot, rival: Bot, seed: str) -> tuple[float, float]:
        if self.seats > 2:
            return meet(self.space.rules, bot, rival, seed, self.seats)
        return pair(self.space.rules, bot, rival, seed)

    def worths(self, points: Sequence[Vector], seeds: Sequence[int], rng: Random) -> Vector:
        """Give the mean worth of each point of a generation."""
        if self.seats <= 2:
            return [self.fitness(point, seeds)[0] for point in points]
        bots = [self.space.bot(self.player, self.values(point)) for point in points]
        found = [0.0] * len(points)
        for seed in seeds:
            for place, (share, lead) in self._crowd(bots, str(seed), rng):
                found[place] += 0.5 * share + 0.5 * math.tanh(lead / SCALE)
        return [worth / len(seeds) for worth in found]

    def _crowd(
        self, bots: Sequence[Bot], seed: str, rng: Random
    ) -> Iterator[tuple[int, tuple[float, float]]]:
        """Seat every bot once, at tables drawn anew; rivals fill the last table."""
        order: list[int | None] = list(range(len(bots)))
        rng.shuffle(order)
        order += [None] * (-len(order) % self.seats)
        for first in range(0, len(order), self.seats):
            seated = order[first : first + self.seats]
            rng.shuffle(seated)
            table = [rng.choice(self.rivals) if at is None else bots[at] for at in seated]
            results = gather(self.space.rules, table, seed)
            self.played += 1
            yield from (
                (at, one) for at, one in zip(seated, results, strict=True) if at is not None
            )

    def run(self, seconds: float, seed: int) -> list[Vector]:
        """Evolve for so much processor time; give the middles that were passed through."""
        rng, until = Random(seed), time.process_time() + seconds
        start = [math.log(value) for value in self.first.values()]
        evolution = Evolution(self.names, start)
        passed, used = [start], 0
        while time.process_time() < until:
            seeds = TUNE.take(self.pairs, "tune", used)
            used += self.pairs
            rays = evolution.candidates(rng)
            found = self.worths([evolution.at(ray) for ray in rays], seeds, rng)
            order = sorted(range(len(rays)), key=lambda at: -found[at])
            evolution.learn([rays[at] for at in order])
            mean = sum(found) / len(found)
            print(f"{evolution.step:3} mean {mean:.3f} σ {evolution.sigma:.3f}", flush=True)
            if evolution.step % 8 == 0:
                passed.append(list(evolution.middle))
                values = self.values(evolution.middle)
                self.rivals.append(self.space.bot(self.player, values))
        return [*passed, evolution.middle]

    def choose(self, points: Sequence[Vector], pairs: int) -> tuple[Vector, list[Any]]:
        """Compare points against the first opponents and one another's last on fresh seeds."""
        seeds = CHOOSE.take(pairs, "choose")
        found = [self.fitness(point, seeds) for point in points]
        best = max(range(len(points)), key=lambda at: found[at])
        return points[best], found


def main() -> None:
    """Tune one player."""
    parser = argparse.ArgumentParser(prog="python -m tests.tune", description=__doc__)
    parser.add_argument("title")
    parser.add_argument("player", help="hard, medium, easy, or with a style: hard:builder")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--pairs", type=int, default=30, help="meetings of each candidate")
    parser.add_argument("--choose", type=int, default=150, help="meetings to choose with")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    space: Space = importlib.import_module(f"tests.{args.title}.tuning").Space(quick=True)
    tuning = Tuning(space, args.player, args.pairs)
    points = tuning.run(args.minutes * 60, args.seed)
    best, found = tuning.choose(points, args.choose)
    for place, (worth, wins) in enumerate(found):
        print(f"middle {place:2}: worth {worth:.3f}, wins {100 * wins:.1f} %")
    print(f"{tuning.played} games")
    if best is points[0]:
        print("nothing was better than what is there; it stays")
    else:
        space.keep(args.player, tuning.values(best))


if __name__ == "__main__":
    main()
