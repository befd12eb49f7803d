"""Whether styles stay apart and win about equally: `python -m tests.character TITLE`.

At the two highest levels every style meets every other one of its level, seats swapped; what counts
is the part that it wins of all its games. And the styles are asked for the same decisions, taken
from games of the highest level: in how many of them two do the same. Seeds are those kept for
reports. With `--write` both are kept in STRENGTH.md.
"""

from __future__ import annotations

import argparse
from typing import Any

from game.core.registry import titles
from game.loading.title import load
from tests import strength
from tests.crowd import styles
from tests.ladder import agreement


def balance(title: str, games: int, jobs: int) -> list[dict[str, Any]]:
    """Let the styles of a level meet at the smallest tables, `games` for each set of them."""
    seats = max(2, min(load(title).cover.seats))
    return [
        {
            "title": title,
            "seats": seats,
            "name": row["bot"],
            "games": row["games"],
            "share": row["share"],
            "low": row["share_low"],
            "high": row["share_high"],
            "par": round(1 / seats, 4),
            "points": row["score_mean"],
        }
        for row in styles(title, seats, games, jobs)
    ]


def alike(title: str, positions: int) -> list[dict[str, Any]]:
    """Tell how often two styles of a level choose the same."""
    level_rows = agreement(title, positions).items()
    return [
        {"title": title, "name": name, "share": share, "positions": positions}
        for name, share in level_rows
    ]


def main() -> None:
    """Print a line for each style and each two of them."""
    parser = argparse.ArgumentParser(prog="python -m tests.character", description=__doc__)
    parser.add_argument("title", choices=sorted(titles()))
    parser.add_argument("--games", type=int, default=40, help="for each set of styles at a table")
    parser.add_argument("--positions", type=int, default=400, help="decisions to compare")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="keep what is found in STRENGTH.md")
    args = parser.parse_args()
    found = {
        "styles": balance(args.title, args.games, args.jobs),
        "alike": alike(args.title, args.positions),
    }
    for sort, rows in found.items():
        for row in rows:
            print(f"{args.title} {row['name']}: {100 * row['share']:.1f} %", flush=True)
            if args.write:
                strength.keep(sort, f"{args.title}: {row['name']}", row)


if __name__ == "__main__":
    main()
