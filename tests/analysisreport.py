"""Whether analyses are honest: `python -m tests.analysisreport TITLE --minutes 10 --write`.

Matches are played on seeds for reports, which nothing was tuned on. What is told:

* *luck*: the mean luck of each seat in matches of equal players, with its standard error; nothing
  else than zero within three of them is honest;
* *calibration*: predicted chances to win against what happened, in ten bins;
* *fairness* (`--fair easy,hard`): what the play of each level costs it at tables where both sit.

With `--write` what was counted is added to `tests/analysis/measured.json`, so that a report grows
from run to run and never uses a seed twice; the tables of ANALYSIS.md are made of that. After a
change of a scale begin anew with `--anew`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from game.analysis.analyst import Analyst
from game.analysis.findings import Decision, Fortune
from game.analysis.judge import Judge
from game.analysis.shares import chance, less, won
from game.core.chance import Outcome
from game.core.contract import Over
from game.loading.title import load
from game.replay.record import Record, of_match
from tests.analysis.measured import Equals, Fair, Measured
from tests.build.selfplay import played, table
from tests.seeds import FAIRNESS, REPORT

LEVELS = ("casual", "fair", "medium")
"""Equal players of these levels in turn: nearer to people than hard ones,
and quick."""
ANSWERS = 1
"""So many other answers of chance are expected from, where an analysis draws more. Their mean is
as true, only noisier, so the standard error is larger and nothing else."""
POINTS = 20
"""So many positions of a match are put into the bins."""
EACH = 6
"""Every so many decisions of a match are judged for fairness."""


def chances_of(record: Record, judge: Judge) -> Iterator[tuple[int, Fortune]]:
    """Give every answer of chance of a match with its place, judged with few pains."""
    analyst = Analyst(record, judge)
    for place in range(analyst.first, record.last):
        if isinstance(record.entry(place).action, Outcome):
            found = analyst.step(place)
            if isinstance(found, Fortune):
                yield place, found


def equals(title: str, seats: int, seed: int, found: Equals) -> None:
    """Play a match of equals and count its luck, and how well its chances were predicted."""
    setup = table(title, [LEVELS[seed % len(LEVELS)]] * seats, seed)
    record, judge = of_match(setup, played(setup)), Judge(setup)
    judge.effort = replace(judge.effort, answers=ANSWERS, exact=1)
    luck = [0] * seats
    for _, one in chances_of(record, judge):
        luck = [sum(pair) for pair in zip(luck, less(one.after, one.expected), strict=True)]
    found.matches += 1
    for seat, part in enumerate(luck):
        found.luck[seat].add(chance(part))
    result = won(judge.rules.scores(record.state(record.last)))
    places = range(0, record.last, max(1, record.last // POINTS))
    states = [record.state(place) for place in places]
    found.predicted(
        (value, result[seat])
        for state in states
        if not isinstance(judge.rules.pending(state), Over)
        for seat, value in enumerate(judge.chances(state))
    )


def fair(title: str, levels: Sequence[str], number: int, seed: int, found: Fair) -> None:
    """Play a match of several levels, seats changing, and count what decisions cost each."""
    seats = len(levels)
    turned = [levels[(at + number) % seats] for at in range(seats)]
    setup = table(title, turned, seed)
    record, judge = of_match(setup, played(setup)), Judge(setup)
    analyst = Analyst(record, judge)
    found.matches += 1
    places = [at for at in range(analyst.first, record.last) if record.entry(at).seat is not None]
    for place in places[number % EACH :: EACH]:
        one = analyst.step(place, False)
        if isinstance(one, Decision):
            found.add(turned[one.seat], chance(one.change[one.seat]))


def main(words: Iterable[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=600.0)
    parser.add_argument("--seats", type=int, default=0, help="the fewest, if not said")
    parser.add_argument("--fair", default="", help="levels that sit by turns: easy,hard")
    parser.add_argument("--anew", action="store_true", help="forget what was counted before")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args(None if words is None else list(words))
    title, until = options.title, time.monotonic() + 60 * options.minutes
    seats = options.seats or min(count for count in load(title).cover.seats if count > 1)
    measured = Measured.read()
    levels = [options.fair.split(",")[at % 2] for at in range(seats)] if options.fair else []
    if levels:
        fairly = measured.fair(title, seats, options.anew)
        first = fairly.matches
        for at, seed in enumerate(REPORT.take(options.games, "report", FAIRNESS + first), first):
            fair(title, levels, at, seed, fairly)
            if time.monotonic() > until:
                break
        print("\n".join(fairly.told(title, seats)), flush=True)
    else:
        equally = measured.equals(title, seats, options.anew)
        for seed in REPORT.take(options.games, "report", equally.matches):
            equals(title, seats, seed, equally)
            if time.monotonic() > until:
                break
        print("\n".join(equally.told(title, seats)), flush=True)
    if options.write:
        measured.write()


if __name__ == "__main__":
    main()
