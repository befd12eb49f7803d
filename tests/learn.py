"""Learns how likely a duel of `ages` is won after a turn: `python -m tests.learn --games 2000`.

Two strong players with tastes drawn at random play each other; every position between two turns is
noted with who won in the end, and a net is fitted to that (Adam, mixed batches, a pace that falls).
Games that it was not fitted to say whether it tells them better than the net in the tree; only with
`--write` it takes that one's place in `data/ages/nets.yaml`. With `--net` the players go by the net
in the tree, so that a better one can follow it.

The net in the tree was learned so from 200,000 games, first of players without a net and then of
its own first successors, by a copy of these in a language that plays them a hundred times as fast:
expect less of a few thousand games. Whether a net plays better, `tests.rivals` says.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, NamedTuple

import yaml

from game.ages.bots.hard import Hard
from game.ages.bots.players import net as net_of
from game.ages.bots.players import weights
from game.ages.bots.weights import Net, Taste
from game.ages.bots.winning import Winning
from game.ages.rules import AgesRules
from game.ages.state import State
from game.ai.think import rules_of
from game.folders import data_of
from game.loading.title import load
from tests.duel import play
from tests.seeds import CHOOSE, TUNE, SeedRange

TITLE = "ages"
CELLS, BATCH, EPOCHS, PACE = 32, 128, 8, 0.003
SLOW = 0.02
"""The part of the pace that is left in the end."""
FADE, FADE_SQUARED, TINY = 0.9, 0.999, 1e-8
"""How the means of slopes and of their squares fade (Adam)."""
LIKES = 0.15
"""How far tastes scatter, in logarithms."""
SURE = 1e-6
DIGITS = 4


class Sample(NamedTuple):
    """A position between two turns: what the net is told of it, and the share of the win."""

    inputs: Mapping[str, float]
    won: float


def liking(random: Random) -> Taste:
    """Draw a taste, so that positions come up in which nobody sensible would be."""
    return Taste(*[math.exp(random.gauss(0, LIKES)) for _ in range(4)])


def samples(rules: AgesRules, net: Net, own: Net | None, seeds: Sequence[int]) -> Iterator[Sample]:
    """Play a game for each seed, and give the positions after its turns; players go by `own`."""
    told, plain = Winning(rules.tables, net), weights(load(TITLE), rules).hard
    # A look ahead costs most of the time and changes little of what comes up.
    blunt = replace(plain, width=0.0)
    for seed in seeds:
        random = Random(seed)
        bots = [Hard(rules, blunt, liking(random), own) for _ in range(2)]
        seen: list[tuple[int, Mapping[str, float]]] = []

        def watch(state: State, seat: int, _: object, seen: Any = seen) -> None:
            if state.phase == "throw" and not state.ending:
                seen.append((1 - seat, told.inputs(state, 1 - seat)))

        _, shares = play(rules, bots, str(seed), watch)
        # Before the first turn nobody has moved.
        yield from (Sample(inputs, shares[seat]) for seat, inputs in seen[1:])


@dataclass
class Learner:
    """A net in the making: a row of weights for each input, what the cells begin with and count."""

    names: Sequence[str]
    rows: dict[str, list[float]]
    start: list[float]
    cells: list[float]

    @classmethod
    def fresh(cls, names: Sequence[str], cells: int, random: Random) -> Learner:
        """Begin with small weights at random, and nothing that goes straight through."""
        rows = {name: [*(random.gauss(0, 0.1) for _ in range(cells)), 0.0] for name in names}
        counts = [random.gauss(0, 1 / math.sqrt(cells)) for _ in range(cells)]
        return cls(names, rows, [0.0] * (cells + 1), counts)

    def sums(self, inputs: Mapping[str, float]) -> list[float]:
        """Add up what the cells are told."""
        sums = list(self.start)
        for name, value in inputs.items():
            if value and name in self.rows:
                sums = [a + value * b for a, b in zip(sums, self.rows[name], strict=True)]
        return sums

    def chance(self, inputs: Mapping[str, float]) -> float:
        """Give the chance to win."""
        return chance(self._odds(self.sums(inputs)))

    def _odds(self, sums: Sequence[float]) -> float:
        return sums[-1] + sum(max(0.0, a) * b for a, b in zip(sums, self.cells, strict=False))

    def slopes(self, sample: Sample, into: dict[str, list[float]]) -> None:
        """Add the slopes of the log loss of a sample by input; "" is the start, "=" the cells."""
        sums = self.sums(sample.inputs)
        miss = chance(self._odds(sums)) - sample.won
        back = [miss * b if a > 0 else 0.0 for a, b in zip(sums, self.cells, strict=False)]
        back.append(miss)
        _add(into, "", back, 1.0)
        _add(into, "=", [max(0.0, a) for a in sums[:-1]], miss)
        for name, value in sample.inputs.items():
            if value and name in self.rows:
                _add(into, name, back, value)

    def parts(self) -> Iterator[tuple[str, list[float]]]:
        """Give everything that is learned, by the names that slopes go by."""
        yield from (("", self.start), ("=", self.cells))
        yield from self.rows.items()


def _add(into: dict[str, list[float]], name: str, row: Sequence[float], times: float) -> None:
    have = into.get(name)
    into[name] = (
        [times * more for more in row]
        if have is None
        else [a + times * b for a, b in zip(have, row, strict=True)]
    )


class Adam:
    """Moves weights down their slopes, each at a pace by how its slopes scatter."""

    def __init__(self) -> None:
        self._means: dict[str, tuple[list[float], list[float]]] = {}
        self._steps = 0

    def move(self, learner: Learner, slopes: Mapping[str, list[float]], pace: float) -> None:
        """Move once; `slopes` are means over a batch."""
        self._steps += 1
        one, two = 1 - FADE**self._steps, 1 - FADE_SQUARED**self._steps
        for name, row in learner.parts():
            slope = slopes.get(name) or [0.0] * len(row)
            first, second = self._means.setdefault(name, ([0.0] * len(row), [0.0] * len(row)))
            for at, each in enumerate(slope):
                first[at] = FADE * first[at] + (1 - FADE) * each
                second[at] = FADE_SQUARED * second[at] + (1 - FADE_SQUARED) * each * each
                row[at] -= pace * first[at] / one / (math.sqrt(second[at] / two) + TINY)


def fit(learner: Learner, known: Sequence[Sample], epochs: int, random: Random) -> None:
    """Fit a net to samples."""
    adam, order, step = Adam(), list(known), 0
    last = max(1, epochs * (len(order) // BATCH))
    for _ in range(epochs):
        random.shuffle(order)
        for at in range(0, len(order) - BATCH + 1, BATCH):
            slopes: dict[str, list[float]] = {}
            for sample in order[at : at + BATCH]:
                learner.slopes(sample, slopes)
            falling = 0.5 + 0.5 * math.cos(math.pi * step / last)
            means = {name: [each / BATCH for each in row] for name, row in slopes.items()}
            adam.move(learner, means, PACE * (SLOW + (1 - SLOW) * falling))
            step += 1


def chance(odds: float) -> float:
    """Give the chance of log odds."""
    return 0.5 + 0.5 * math.tanh(odds / 2)


def loss(tells: Callable[[Mapping[str, float]], float], known: Sequence[Sample]) -> float:
    """Give the mean log loss of chances that something tells, in nats; lower is better."""
    total = 0.0
    for sample in known:
        told = min(max(tells(sample.inputs), SURE), 1 - SURE)
        total -= sample.won * math.log(told) + (1 - sample.won) * math.log(1 - told)
    return total / len(known)


def written(learner: Learner, net: Net) -> dict[str, Any]:
    """Give a net as it stands in the sheet; what is not learned stays as it was."""

    def short(row: Sequence[float]) -> list[float]:
        return [round(each, DIGITS) for each in row]

    return {
        "costs": dict(net.costs),
        "boxes": dict(net.boxes),
        "width": net.width,
        "near": net.near,
        "greed": net.greed,
        "edges": list(net.edges),
        "start": short(learner.start),
        "cells": short(learner.cells),
        "inputs": {name: short(learner.rows[name]) for name in learner.names},
    }


def keep(learner: Learner, net: Net) -> None:
    """Write a net into the title's data, below the words that the sheet begins with."""
    file = data_of(TITLE) / "nets.yaml"
    words = [line for line in file.read_text("utf-8").splitlines() if line.startswith("#")]
    sheet = {"editions": {"base": written(learner, net)}}
    text = yaml.safe_dump(sheet, sort_keys=False, default_flow_style=None, width=98)
    file.write_text("\n".join([*words, text]), "utf-8")


def main() -> None:
    """Play, learn, and say how well."""
    parser = argparse.ArgumentParser(prog="python -m tests.learn", description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    parser.add_argument("--net", action="store_true", help="play by the net in the tree")
    parser.add_argument("--write", action="store_true", help="put it in the place of that net")
    args = parser.parse_args()
    rules = rules_of(TITLE, {})
    assert isinstance(rules, AgesRules)
    net = net_of(load(TITLE), rules)
    if net is None:
        raise SystemExit(
            "there is no net in the tree for this edition, whose inputs say what to learn"
        )
    own = net if args.net else None

    def played(seeds: SeedRange, purpose: str, count: int) -> list[Sample]:
        return list(samples(rules, net, own, seeds.take(count, purpose)))

    known = played(TUNE, "tune", args.games)
    fresh = played(CHOOSE, "choose", max(50, args.games // 8))
    random = Random(1)
    learner = Learner.fresh(list(net.inputs), CELLS, random)
    fit(learner, known, args.epochs, random)
    tree = Winning(rules.tables, net)
    print(f"{len(known)} positions learned from, {len(fresh)} to judge by; log loss")
    print(f"  a half each     {loss(lambda _: 0.5, fresh):.4f}")
    print(f"  in the tree     {loss(lambda x: chance(tree.odds(tree.sums(x))), fresh):.4f}")
    print(f"  learned         {loss(learner.chance, fresh):.4f}")
    if args.write:
        keep(learner, net)


if __name__ == "__main__":
    main()
