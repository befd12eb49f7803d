"""What else is told of the players of `tempus`: `python -m tests.tempus.measure`.

Each level's mean points by source among equals, how the highest level does against three plans
that a person might follow in every game, and what it would be worth to see hidden hands.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

from game.ai.tournament import wilson
from game.core.bot import Bot
from game.core.contract import Score
from game.tempus.events import hidden
from game.tempus.rules import TempusRules
from game.tempus.state import State
from tests.duel import play
from tests.seeds import REPORT
from tests.tempus.plans import WANTS, Peeking, Planned
from tests.tempus.tuning import Space


def share(space: Space, one: Bot, many: Bot, games: int, skip: int) -> dict[str, Any]:
    """Seat `one` among equals, in every seat in turn; give its share of wins, and mean points."""
    won = mine = theirs = 0.0
    rules = Watched(space, one if isinstance(one, Peeking) else None)
    for place, seed in enumerate(REPORT.take(games, "report", skip)):
        at = place % space.seats
        table = [one if seat == at else many for seat in range(space.seats)]
        points, shares = play(rules, table, str(seed))
        won, mine = won + shares[at], mine + points[at]
        theirs += (sum(points) - points[at]) / (space.seats - 1)
    low, high = wilson(won, games)
    return {
        "share": round(won / games, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "points": [round(mine / games, 2), round(theirs / games, 2)],
    }


class Watched(TempusRules):
    """Rules that keep the state they were last asked about, and show it to whoever peeks."""

    def __init__(self, space: Space, peeking: Peeking | None = None) -> None:
        super().__init__(space.components, {})
        self._peeking = peeking
        self.last: Any = None

    def scores(self, state: State) -> tuple[Score, ...]:
        """Give every seat's points, and keep the state."""
        self.last = state
        return super().scores(state)

    def view(self, state: State, seat: int | None) -> State:
        """Give a view, and whoever peeks all but the deck."""
        if self._peeking is not None:
            self._peeking.truth = state.clone()
            self._peeking.truth.deck = hidden(state.deck)
        return super().view(state, seat)


def against_plans(space: Space, player: str, games: int) -> dict[str, Any]:
    """Seat a level among those who follow a plan."""
    best = space.made(player)
    return {name: share(space, best, Planned(space, name), games, 2000) for name in WANTS}


def peeking(space: Space, player: str, games: int) -> dict[str, Any]:
    """Seat a player who sees everything among its equals who do not."""
    return share(space, Peeking(space.made(player)), space.made(player), games, 4000)


def equals(space: Space, player: str, games: int) -> dict[str, Any]:
    """Let equals play; give mean points by source, and of the winner."""
    bots, rules = [space.made(player)] * space.seats, Watched(space)
    sources: dict[str, float] = {}
    best = 0.0
    for seed in REPORT.take(games, "report", 3000):
        points, _ = play(rules, bots, str(seed))
        best += max(points) / games
        for score in rules.scores(rules.last):
            for line in score.lines:
                name = line.key.rpartition(".")[2]
                sources[name] = sources.get(name, 0.0) + line.points / games / space.seats
    total = sum(sources.values())
    found = {name: round(value, 2) for name, value in sources.items()}
    return {"player": player, **found, "total": round(total, 2), "winner": round(best, 2)}


def main() -> None:
    """Print everything as JSON, or the parts named."""
    parser = argparse.ArgumentParser(prog="python -m tests.tempus.measure", description=__doc__)
    parser.add_argument("parts", nargs="*", default=["equals", "plans", "peeking"])
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--player", default="hard")
    args = parser.parse_args()
    space = Space()
    kinds = {"plans": against_plans, "peeking": peeking, "equals": equals}
    found = {name: kinds[name](space, args.player, args.games) for name in args.parts}
    print(json.dumps({"player": args.player, "games": args.games, **found}, indent=1))


if __name__ == "__main__":
    main()
