"""Computer players at tables of three and more, for titles that two cannot play.

One better player sits among equals of the next lower level; its par is one part of so many seats.
The styles of a level sit at tables of their own, each of them equally often with each other.
`python -m tests.ladder TITLE` asks for these where a title needs more than two players.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from game.ai import tournament
from game.ai.think import RANDOM
from game.core.registry import titles
from game.loading.title import load
from tests.seeds import REPORT


def rungs(title: str, seats: int, games: int, jobs: int) -> list[dict[str, Any]]:
    """Let one of every level sit among players of the next one below."""
    names = (RANDOM, *titles()[title].levels)
    pairs = zip(names[:0:-1], names[-2::-1], strict=True)
    return [
        sit(title, (better, *[worse] * (seats - 1)), games, jobs, place)
        for place, (better, worse) in enumerate(pairs)
    ]


def sit(title: str, table: Sequence[str], games: int, jobs: int, skip: int) -> dict[str, Any]:
    """Play at one table, everybody in every seat in turn, on a seed for reports."""
    seed = REPORT.take(1, "report", skip)[0]
    return tournament.run(title, table, games, seed, jobs=jobs, rotate=len(set(table)) > 1)


def styles(title: str, seats: int, games: int, jobs: int) -> list[dict[str, Any]]:
    """Let the styles of the two highest levels meet, `games` for each table of different ones."""
    offered, components = titles()[title], load(title)
    return [
        row
        for level in reversed(offered.levels[-2:])
        for row in _balance(title, level, offered.styles(components), seats, games, jobs)
    ]


def _balance(
    title: str, level: str, names: Sequence[str], seats: int, games: int, jobs: int
) -> list[dict[str, Any]]:
    tables = [[f"{level}:{name}" for name in chosen] for chosen in combinations(names, seats)]
    met = [sit(title, table, games, jobs, 100 + place) for place, table in enumerate(tables)]
    rows: dict[str, list[Mapping[str, Any]]] = {}
    for found in met:
        for row in found["seats"]:
            rows.setdefault(row["bot"], []).append(row)
    return [_together(bot, same, games) for bot, same in rows.items()]


def _together(bot: str, rows: Sequence[Mapping[str, Any]], games: int) -> dict[str, Any]:
    """Make one row of a player's rows at several tables."""
    wins, count = sum(row["wins"] for row in rows), games * len(rows)
    low, high = tournament.wilson(wins, count)
    return {
        "bot": bot,
        "games": count,
        "wins": round(wins, 3),
        "share": round(wins / count, 4),
        "share_low": round(low, 4),
        "share_high": round(high, 4),
        "score_mean": round(sum(row["score_mean"] for row in rows) / len(rows), 3),
    }


def lines(rungs: Sequence[Mapping[str, Any]], styles: Sequence[Mapping[str, Any]]) -> list[str]:
    """Write both for people."""
    found = []
    for row in rungs:
        one, *rest = row["seats"]
        names = f"{one['bot']} among {len(rest)} {rest[0]['bot']}"
        points = " : ".join(f"{seat['score_mean']:.1f}" for seat in row["seats"])
        found.append(f"{names:32}{_share(one)}  {points}  faults {row['faults']}")
    found.append("")
    found += [f"{row['bot']:32}{_share(row)}  {row['score_mean']:.1f}" for row in styles]
    return found


def _share(row: Mapping[str, Any]) -> str:
    low, high = 100 * row["share_low"], 100 * row["share_high"]
    return f"{100 * row['share']:5.1f} % ({low:.1f}–{high:.1f})"
