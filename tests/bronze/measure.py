"""What else is told of the players of `bronze`: `python -m tests.bronze.measure`.

The seats' shares of wins among equals, each level's mean score by source, and how the highest
level does against three plans that a person might follow in every game.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from typing import Any

from game.ai.bot import Bot, Brief
from game.bronze.bots.hard import Hard
from game.bronze.bots.weights import Taste
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


def plan(space: Space, name: str) -> Bot:
    """Make a strong player that pursues one thing only."""
    sheet = space.players
    return Hard(space.rules, sheet.hard, sheet.search, PLANS[name])


def against_plans(space: Space, pairs: int) -> dict[str, float]:
    """Give the share of wins of the highest level against each plan."""
    best = space.made("hard")
    return {
        name: round(
            sum(
                pair(space.rules, best, plan(space, name), str(seed))[0]
                for seed in REPORT.take(pairs, "report", 2000)
            )
            / pairs,
            4,
        )
        for name in PLANS
    }


def ends(space: Space, bots: Sequence[Bot], seed: str) -> tuple[Any, list[float]]:
    """Play one game; give its last state and the share of the win by seat."""
    rules, fate, step = space.rules, Seeded(seed), 0
    state = rules.setup(len(bots))
    while not isinstance(pending := rules.pending(state), Over):
        if isinstance(pending, Chance):
            action: Any = fate.decide(pending.request, pending.occasion)
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
        "seats": [round(share / games, 4) for share in shares],
        **{name: round(value / games, 2) for name, value in zip(names, sources, strict=True)},
        "total": round(sum(sources) / games, 2),
    }


def main() -> None:
    """Print everything as JSON."""
    parser = argparse.ArgumentParser(prog="python -m tests.bronze.measure", description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    args = parser.parse_args()
    space = Space()
    found = {
        "games": args.games,
        "plans": against_plans(space, args.games // 2),
        "levels": [equals(space, level, 2, args.games) for level in ("easy", "medium", "hard")],
        "four equals": equals(space, "hard", 4, args.games),
    }
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
