"""Whether somebody who did the lessons beats the lowest level: `python -m tests.beginner TITLE`.

Each title's `tests/<title>/maxims.py` says in a few rules what its lessons teach, in the order in
which a beginner thinks of them; what none of them settles is decided by the points that lie on the
table right after it, as the mat shows them, and of equals any is taken. It looks at no more than
that: not at what others want, not a turn ahead. One beginner sits among players of the lowest
level, in every seat in turn, on seeds kept for reports. With `--write` it is kept in STRENGTH.md.
"""

from __future__ import annotations

import argparse
import importlib
import math
from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean, pstdev
from typing import Any, Protocol

from game.ai.think import rules_of
from game.ai.tournament import wilson
from game.core.bot import Advice, Brief
from game.core.contract import AnyRules
from game.core.registry import titles
from game.loading.title import load
from tests import strength
from tests.duel import by_dice, gather
from tests.seeds import REPORT


class Seen:
    """A decision as a beginner sees it: the table, what may be done, and what each brings."""

    def __init__(self, rules: Any, brief: Brief) -> None:
        self.rules, self.view, self.seat = rules, brief.view, brief.seat
        self.legal: list[Any] = list(rules.legal(brief.view))
        self._random = Random(brief.seed)

    def after(self, action: Any) -> Any:
        """Give the table right after an action, before chance answers."""
        return self.rules.apply(self.view, action, quiet=True).state

    def points(self, action: Any) -> float:
        """Give the own points right after an action."""
        return float(self.rules.scores(self.after(action))[self.seat].total)

    def best(self, actions: Sequence[Any], value: Callable[[Any], Any]) -> Any:
        """Give the action of the highest value, of equals any; `None` of none."""
        if not actions:
            return None
        values = [value(action) for action in actions]
        return self._random.choice(
            [one for one, worth in zip(actions, values, strict=True) if worth == max(values)]
        )

    def of(self, *kinds: type) -> list[Any]:
        """Give the actions of some kinds."""
        return [action for action in self.legal if isinstance(action, kinds)]


Maxim = Callable[[Seen], Any]
"""Gives what it wants to be done, or `None` where it has nothing to say."""


class Maxims(Protocol):
    """A module `tests/<title>/maxims.py`."""

    MAXIMS: Sequence[Maxim]


class Beginner:
    """Decides by the first maxim that says something, else by the points of the moment."""

    def __init__(self, rules: AnyRules, maxims: Sequence[Maxim]) -> None:
        self._rules, self._maxims = rules, maxims

    def choose(self, brief: Brief) -> Advice:
        """Choose as somebody would who knows no more than the lessons."""
        seen = Seen(self._rules, brief)
        if len(seen.legal) == 1:
            return Advice(seen.legal[0])
        said = (maxim(seen) for maxim in self._maxims)
        wanted = next((action for action in said if action is not None), None)
        return Advice(seen.best(seen.legal, seen.points) if wanted is None else wanted)


def beginner(title: str, rules: AnyRules) -> Beginner:
    """Make the beginner of a title."""
    maxims: Maxims = importlib.import_module(f"tests.{title}.maxims")
    return Beginner(rules, maxims.MAXIMS)


def measure(title: str, games: int, skip: int = 0) -> dict[str, Any]:
    """Let one beginner sit among players of the lowest level; give its wins beside its par."""
    rules, components = rules_of(title, {}), load(title)
    players = titles()[title].players(components, rules)
    lowest = next(iter(players.levels))
    seats = max(2, min(components.cover.seats))
    one, other = beginner(title, rules), players.levels[lowest](players.neutral)
    seeds = REPORT.take(-(-games // seats), "report", skip)
    found = []
    for game in range(games):
        at = game % seats
        table = [one if seat == at else other for seat in range(seats)]
        found.append(gather(rules, table, str(seeds[game // seats]))[at])
    leads = [lead for _, lead in found]
    wins = sum(share for share, _ in found)
    low, high = wilson(wins, games)
    return {
        "title": title,
        "seats": seats,
        "name": f"a beginner among players of level {lowest}",
        "share": round(wins / games, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "by_dice": [round(end, 4) for end in by_dice([won for won, _ in found], seats) or ()],
        "par": round(1 / seats, 4),
        "games": games,
        "lead": round(fmean(leads), 2),
        "lead_error": round(pstdev(leads) / math.sqrt(games), 2),
    }


def main() -> None:
    """Print what a beginner wins."""
    parser = argparse.ArgumentParser(prog="python -m tests.beginner", description=__doc__)
    parser.add_argument("title", choices=sorted(titles()))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--skip", type=int, default=0, help="seeds of the range to leave out")
    parser.add_argument("--write", action="store_true", help="keep what is found in STRENGTH.md")
    args = parser.parse_args()
    row = measure(args.title, args.games, args.skip)
    if args.write:
        strength.keep("beginner", args.title, row)
    share, low, high, par = (100 * row[key] for key in ("share", "low", "high", "par"))
    print(f"{args.title}, {row['name']}: {share:.1f} % ({low:.1f}–{high:.1f}), par {par:.0f}")


if __name__ == "__main__":
    main()
