"""What else is told of the players of `bronze`: `python -m tests.bronze.measure`.

The seats' shares of wins among equals, each level's mean score by source, and how a level does
against three plans that a person might follow in every game, followed as well as it plays itself.
One measure after the other is printed as a line of JSON; `--part` and `--level` choose some.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.ai.tournament import wilson
from game.bronze.bots.weights import Taste
from game.bronze.title import TITLE
from game.core.bot import Bot, Brief
from game.core.chance import Seeded
from game.core.contract import Chance, Over, winners
from tests.bronze.tuning import Space
from tests.duel import pair
from tests.seeds import REPORT

PLANS: Mapping[str, Taste] = {
    "only routes": Taste(routes=1, provinces=0, cities=0, cards=0, cubes=0),
    "only cities": Taste(routes=0, provinces=0),
    "only rush": Taste(routes=0, provinces=0, cities=0, cards=0, cubes=0, pace=40),
}


PARTS = ("plans", "two equals", "four equals")


def plan(space: Space, level: str, name: str) -> Bot:
    """Make a player of a level that pursues one thing only."""
    styles = {name: {level: PLANS[name]}}
    sheet = replace(space.components, bots=replace(space.players, styles=styles))
    return TITLE.bot(sheet, space.rules, level, name)


def against_plan(space: Space, level: str, name: str, games: int) -> dict[str, Any]:
    """Give the share of wins of a level against a plan, seats swapped, and its interval."""
    best, rival = space.made(level), plan(space, level, name)
    seeds = REPORT.take(games // 2, "report", 2000)
    wins = 2 * sum(pair(space.rules, best, rival, str(seed))[0] for seed in seeds)
    low, high = wilson(wins, 2 * len(seeds))
    shares = [round(share, 4) for share in (wins / (2 * len(seeds)), low, high)]
    return {"player": level, "plan": name, "games": 2 * len(seeds), "share": shares}


def ends(space: Space, bots: Sequence[Bot], seed: str) -> tuple[Any, list[float]]:
    """Play one game; give its last state and the share of the win by seat."""
    rules, chance_source, step = space.rules, Seeded(seed), 0
    state = rules.setup(len(bots))
    while not isinstance(pending := rules.pending(state), Over):
        if isinstance(pending, Chance):
            action: Any = chance_source.decide(pending.request, pending.occasion)
        else:
            seat, step = pending.seat, step + 1
            brief = Brief("bronze", {}, state, seat, "", seed=f"{seed}/{seat}/{step}")
            action = bots[seat].choose(brief).action
        state = rules.apply(state, action, quiet=True).state
    won = winners(rules.scores(state))
    return state, [1 / len(won) if seat in won else 0.0 for seat in range(len(bots))]


def equals(space: Space, player: str, seats: int, games: int) -> dict[str, Any]:
    """Let equals play; give shares of wins by seat, and mean points by source."""
    bots = [space.made(player)] * seats
    shares, sources = [0.0] * seats, [0.0] * 3
    for seed in REPORT.take(games, "report", 3000):
        state, won = ends(space, bots, str(seed))
        shares = [have + more for have, more in zip(shares, won, strict=True)]
        for seat in range(seats):
            found = space.rules.sources(state, seat)
            sources = [have + more / seats for have, more in zip(sources, found, strict=True)]
    names = ("provinces", "routes", "cities")
    return {
        "player": player,
        "games": games,
        "seats": [round(share / games, 4) for share in shares],
        **{name: round(value / games, 2) for name, value in zip(names, sources, strict=True)},
        "total": round(sum(sources) / games, 2),
    }


def measures(
    space: Space, parts: Sequence[str], levels: Sequence[str], games: int
) -> Iterator[Any]:
    """Measure one thing after the other."""
    for level in levels:
        if "plans" in parts:
            yield from (against_plan(space, level, name, games) for name in PLANS)
        if "two equals" in parts:
            yield equals(space, level, 2, games)
        if "four equals" in parts:
            yield equals(space, level, 4, games)


def main() -> None:
    """Print everything as lines of JSON."""
    parser = argparse.ArgumentParser(prog="python -m tests.bronze.measure", description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--part", action="append", choices=PARTS)
    parser.add_argument("--level", action="append", choices=TITLE.levels)
    args = parser.parse_args()
    for found in measures(Space(), args.part or PARTS, args.level or TITLE.levels, args.games):
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
