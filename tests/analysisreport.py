"""Whether analyses are honest: `python -m tests.analysisreport TITLE --games 200`.

Matches are played on seeds for reports, which nothing was tuned on. What is printed:

* *luck*: the mean luck of each seat in matches of equal players, with its standard error; nothing
  else than zero within three of them is honest;
* *calibration*: predicted chances to win against what happened, in ten bins;
* *fairness*: what the play of each level costs it at tables where all levels sit.

"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from game.analysis.analyst import Analyst, balances
from game.analysis.findings import Fortune
from game.analysis.judge import Judge
from game.analysis.shares import chance, plus, won
from game.core.contract import Over
from game.replay.record import of_match
from tests.build.selfplay import played, table
from tests.seeds import REPORT

BINS = 10


@dataclass
class Mean:
    """A mean with its standard error."""

    values: list[float] = field(default_factory=list)

    @property
    def value(self) -> float:
        """Give the mean."""
        return sum(self.values) / max(1, len(self.values))

    @property
    def error(self) -> float:
        """Give its standard error."""
        count = len(self.values)
        if count < 2:
            return math.inf
        spread = sum((value - self.value) ** 2 for value in self.values) / (count - 1)
        return math.sqrt(spread / count)

    def __str__(self) -> str:
        return f"{100 * self.value:7.2f} ± {100 * self.error:5.2f}"


class Light(Analyst):
    """An analyst that looks at chance only."""

    def _decision(self, *_: object) -> None:
        return None


def luck(title: str, seats: int, level: str, games: int, skip: int) -> None:
    """Print the mean luck of each seat among equals, and how well chances were predicted."""
    means = [Mean() for _ in range(seats)]
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    judge: Judge | None = None
    for seed in REPORT.take(games, "report", skip):
        setup = table(title, [level] * seats, seed)
        record = of_match(setup, played(setup))
        judge = judge or Judge(setup)
        judge.setup = setup
        stage = Light(record, judge).whole()
        changes = [one.change for one in stage.found if isinstance(one, Fortune)]
        for seat, part in enumerate(plus(changes, seats)):
            means[seat].values.append(chance(part))
        result = won(judge.rules.scores(record.state(record.last)))
        for place, value in enumerate(stage.values):
            if place % 5 == 0 and not isinstance(judge.rules.pending(record.state(place)), Over):
                for seat, part in enumerate(value):
                    at = min(BINS - 1, int(BINS * chance(part)))
                    bins[at].append((chance(part), result[seat]))
    print(f"{title}, {seats} × {level}, {games} games from seed {REPORT.first + skip}")
    for seat, mean in enumerate(means):
        print(f"  luck of seat {seat}: {mean}   {mean.value / mean.error:5.2f} standard errors")
    print("  predicted  happened  cases")
    for found in bins:
        if found:
            predicted, happened = (sum(pair[at] for pair in found) / len(found) for at in (0, 1))
            print(f"  {100 * predicted:9.1f} {100 * happened:9.1f} {len(found):6}", flush=True)


def fairness(title: str, levels: Sequence[str], games: int, skip: int) -> None:
    """Print what play costs each level, when the levels change their seats from game to game."""
    costs: dict[str, Mean] = defaultdict(Mean)
    lucks: dict[str, Mean] = defaultdict(Mean)
    unseen: dict[str, Mean] = defaultdict(Mean)
    for number, seed in enumerate(REPORT.take(games, "report", skip)):
        turned = [levels[(at + number) % len(levels)] for at in range(len(levels))]
        setup = table(title, turned, seed)
        stage = Analyst(of_match(setup, played(setup))).whole()
        for balance in balances(stage, len(levels)):
            level = turned[balance.seat]
            costs[level].values.append(chance(balance.own_play))
            lucks[level].values.append(chance(balance.luck))
            unseen[level].values.append(chance(balance.hindsight))
    print(f"{title}, {', '.join(levels)}, {games} games from seed {REPORT.first + skip}")
    for level in dict.fromkeys(levels):
        print(
            f"  {level:8} own play {costs[level]}  luck {lucks[level]}  hindsight {unseen[level]}",
            flush=True,
        )


def main(words: Iterable[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", default="medium")
    parser.add_argument("--skip", type=int, default=0)
    parser.add_argument("--fair", default="", help="levels by seat: easy,hard")
    options = parser.parse_args(None if words is None else list(words))
    if options.fair:
        fairness(options.title, options.fair.split(","), options.games, options.skip)
    else:
        luck(options.title, options.seats, options.level, options.games, options.skip)


if __name__ == "__main__":
    main()
