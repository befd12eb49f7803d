"""How strong the computer players are: `python -m tests.ladder TITLE`.

Every level meets the one below it, the lowest a random player; the styles of the two highest levels
meet one another; the highest level plays itself, also with all seats taken, and against random
players on all other seats. Seats are swapped, a shared win counts its part, the seeds are those
kept for reports. Prints a table, or JSON. Where a title needs more than two players, one better
player sits among equals instead (`tests.crowd`).

With `--option KEY=VALUE` or `--seats N` only the levels meet, in that variant or at a table where
each of the two takes every second seat; what counts is the share of wins that its seats take.

With `--write` the levels meet and nothing else, and what comes out is kept as the sheet that the
program shows; `--starts` does the same for who begins (see `tests.measured`).
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from game.ai import tournament
from game.ai.think import RANDOM, answer, rules_of
from game.core.bot import Brief
from game.core.chance import Seeded
from game.core.contract import AnyRules, Chance, Over, Turn
from game.core.registry import titles
from game.loading.title import load
from tests import crowd, measured
from tests.seeds import REPORT

POSITIONS = 1000


def rungs(
    title: str, games: int, jobs: int, options: Mapping[str, str] | None = None, seats: int = 2
) -> list[dict[str, Any]]:
    """Let every level meet the next one below; of more than two seats each takes every second."""
    names = (RANDOM, *titles()[title].levels)
    pairs = zip(names[:0:-1], names[-2::-1], strict=True)
    return [
        sides(meet(title, pair * (seats // 2), games, jobs, place, options))
        for place, pair in enumerate(pairs)
    ]


def sides(found: dict[str, Any]) -> dict[str, Any]:
    """Give a pairing with the rows of seats that the same player took made one."""
    rows: dict[str, list[dict[str, Any]]] = {}
    for row in found["seats"]:
        rows.setdefault(row["bot"], []).append(row)
    return {**found, "seats": [_side(same, found["games"]) for same in rows.values()]}


def _side(rows: Sequence[dict[str, Any]], games: int) -> dict[str, Any]:
    if len(rows) == 1:
        return rows[0]
    wins = sum(row["wins"] for row in rows)
    low, high = tournament.wilson(wins, games)
    return {
        "bot": rows[0]["bot"],
        "wins": round(wins, 3),
        "share": round(wins / games, 4),
        "share_low": round(low, 4),
        "share_high": round(high, 4),
        "score_mean": round(sum(row["score_mean"] for row in rows) / len(rows), 3),
        "score_min": min(row["score_min"] for row in rows),
        "score_max": max(row["score_max"] for row in rows),
    }


def styles(title: str, games: int, jobs: int) -> list[dict[str, Any]]:
    """Let the styles of the two highest levels meet one another."""
    found, names = titles()[title], load(title)
    return [
        meet(title, (f"{level}:{one}", f"{level}:{two}"), games, jobs, 100)
        for level in reversed(found.levels[-2:])
        for one, two in combinations(found.styles(names), 2)
    ]


def meet(
    title: str,
    pair: Sequence[str],
    games: int,
    jobs: int,
    skip: int,
    options: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """Play one pairing, seats swapped, on a seed for reports."""
    seed, rotate = REPORT.take(1, "report", skip)[0], len(set(pair)) > 1
    return tournament.run(title, pair, games, seed, options, jobs, rotate)


def crowded(title: str, games: int, jobs: int) -> list[dict[str, Any]]:
    """Fill all seats with the highest level, then all but one with random players."""
    found = load(title)
    top, seats = titles()[title].levels[-1], max(found.cover.seats)
    tables = ([top] * seats, [top, *[RANDOM] * (seats - 1)])
    return [meet(title, table, games, jobs, 60 + place) for place, table in enumerate(tables)]


def positions(title: str, count: int) -> list[tuple[Any, int]]:
    """Collect decisions with a choice from games of the highest level."""
    rules, level = rules_of(title, {}), titles()[title].levels[-1]
    seats = min(load(title).cover.seats)
    found: list[tuple[Any, int]] = []
    for seed in REPORT.take(1000, "report", 1000):
        found += _decisions(rules, title, level, str(seed), max(2, seats))
        if len(found) >= count:
            break
    return found[:count]


def _decisions(
    rules: AnyRules, title: str, level: str, seed: str, seats: int
) -> list[tuple[Any, int]]:
    chance_source, state, found = Seeded(seed), rules.setup(seats), []
    while not isinstance(pending := rules.pending(state), Over):
        if isinstance(pending, Chance):
            action: Any = chance_source.decide(pending.request, pending.occasion)
        else:
            view = rules.view(state, pending.seat)
            action = _choice(title, level, "", view, pending).action
            if len(list(rules.legal(state))) > 1:
                found.append((view, pending.seat))
        state = rules.apply(state, action, quiet=True).state
    return found


def _choice(title: str, level: str, style: str, view: Any, turn: Turn) -> Any:
    return answer(Brief(title, {}, view, turn.seat, level, style, seed="same")).advice


def agreement(title: str, count: int) -> dict[str, float]:
    """Tell in which part of the positions two styles of a high level do the same."""
    found, names = titles()[title], load(title)
    seen = positions(title, count)
    shares: dict[str, float] = {}
    for level in found.levels[-2:]:
        chosen = {
            style: [
                _choice(title, level, style, view, Turn(seat, "")).action for view, seat in seen
            ]
            for style in found.styles(names)
        }
        for one, two in combinations(chosen, 2):
            same = sum(a == b for a, b in zip(chosen[one], chosen[two], strict=True))
            shares[f"{level}: {one} = {two}"] = round(same / len(seen), 4)
    return shares


def pace(title: str, count: int) -> dict[str, dict[str, float]]:
    """Measure the milliseconds of a decision by level: median, 95 %, worst; caches are warm."""
    seen, table = positions(title, count), {}
    for level in titles()[title].levels:
        times = []
        for view, seat in seen:
            began = time.perf_counter()
            _choice(title, level, "", view, Turn(seat, ""))
            times.append(1000 * (time.perf_counter() - began))
        times.sort()
        table[level] = {
            "median": round(times[len(times) // 2], 2),
            "p95": round(times[len(times) * 95 // 100], 2),
            "worst": round(times[-1], 2),
        }
    return table


def report(title: str, games: int, jobs: int, count: int) -> dict[str, Any]:
    """Measure everything."""
    top, seats = titles()[title].levels[-1], max(2, min(load(title).cover.seats))
    many = seats > 2
    return {
        "title": title,
        "games": games,
        "seats": seats,
        "rungs": crowd.rungs(title, seats, games, jobs) if many else rungs(title, games, jobs),
        "self_play": meet(title, (top,) * seats, games // 2 if many else games, jobs, 50),
        "crowded": crowded(title, games // 8 if many else games // 2, jobs),
        "styles": crowd.styles(title, seats, games // 4, jobs)
        if many
        else styles(title, games, jobs),
        "agreement": agreement(title, count),
        "milliseconds": pace(title, count),
    }


def table(found: dict[str, Any]) -> str:
    """Write a report for people."""
    lines = [f"{found['title']}, {found['games']} games a pairing, seats swapped", ""]
    if found["seats"] > 2:
        lines += crowd.lines(found["rungs"], found["styles"])
    else:
        lines += [_line(row) for row in (*found["rungs"], *found["styles"])]
    own = found["self_play"]
    lines += ["", f"{own['seats'][0]['bot']} against itself: winner {own['winner_mean']}"]
    lines += [f"rounds {own['rounds_mean']}", "", *map(_crowd, found["crowded"])]
    lines += ["", "the same choice in so many positions:"]
    lines += [f"  {name:36}{100 * share:6.1f} %" for name, share in found["agreement"].items()]
    lines += ["", "milliseconds a decision:"]
    lines += [f"  {level:12}{times}" for level, times in found["milliseconds"].items()]
    return "\n".join(lines)


def _crowd(row: dict[str, Any]) -> str:
    seats = row["seats"]
    names = ", ".join(seat["bot"] for seat in seats)
    points = " : ".join(f"{seat['score_mean']:.1f}" for seat in seats)
    wins = f"{seats[0]['wins']:g} of {row['games']} won"
    return f"{names}: {points}, winner {row['winner_mean']:.1f}, {wins} by the first"


def _line(row: dict[str, Any]) -> str:
    one, two = row["seats"]
    names = f"{one['bot']} – {two['bot']}"
    wins = (
        f"{100 * one['share']:5.1f} % ({100 * one['share_low']:.1f}–{100 * one['share_high']:.1f})"
    )
    points = f"{one['score_mean']:.1f} : {two['score_mean']:.1f}"
    return f"{names:36}{wins:26}{points:16}winner {row['winner_mean']:.1f}  faults {row['faults']}"


def keep(args: argparse.Namespace) -> None:
    """Measure what the program shows, and write it at once."""
    found = measured.kept(args.title)
    if args.write:
        found = measured.climbed(args.title, args.games, args.jobs, args.level, found)
    if args.starts:
        seats = [args.seats] if args.seats else []
        level = "" if args.write else "".join(args.level[:1])
        found = measured.begun(args.title, args.games, args.jobs, seats, level, found)
    print(measured.write(args.title, found))


def main() -> None:
    """Print the report; say which players never came to an end, if any did not."""
    try:
        run()
    except tournament.Unfit as reason:
        sys.exit(f"{reason}: {dict(reason.refusal.params)}")


def run() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.ladder", description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=400, help="for each pairing")
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--seats", type=int, default=0, help="an even number; with --starts, any")
    parser.add_argument("--write", action="store_true", help="measure the levels, keep the sheet")
    parser.add_argument("--level", action="append", default=[], help="only this one")
    parser.add_argument("--starts", action="store_true", help="measure who begins, keep the sheet")
    args = parser.parse_args()
    if args.write or args.starts:
        keep(args)
        return
    if args.option or args.seats > 2:
        options = dict(text.split("=", 1) for text in args.option)
        rows = rungs(args.title, args.games, args.jobs, options, args.seats or 2)
        print(json.dumps(rows, indent=1) if args.json else "\n".join(map(_line, rows)))
        return
    found = report(args.title, args.games, args.jobs, args.positions)
    print(json.dumps(found, indent=1) if args.json else table(found))


if __name__ == "__main__":
    main()
