"""What `main.py levels` prints: levels, and how often each beats the next lower one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.registry import titles
from game.loading.ladder import ladder
from scenes.base.levels import level_name
from scenes.command_line.texts import english

Row = Mapping[str, str | float | None]
"""A level: `level`, `name`, `share_against_lower`, `low`, `high`, `games`; `None` unmeasured."""


def rows(title: str) -> list[Row]:
    """Give the levels of a title from the weakest; the lowest is measured against random moves."""
    levels, found, words = titles()[title].levels, ladder(title), english()
    listed: list[Row] = []
    for level in levels:
        rung = found.rung(level)
        listed.append(
            {
                "level": level,
                "name": level_name(words, title, levels, level),
                "share_against_lower": rung.share if rung else None,
                "low": rung.low if rung else None,
                "high": rung.high if rung else None,
                "games": rung.games if rung else None,
            }
        )
    return listed


def table(found: Mapping[str, Sequence[Row]]) -> str:
    """Write the levels for people."""
    lines = []
    for title, listed in found.items():
        others = ladder(title).seats - 1
        among = "the next lower" if others == 1 else f"{others} of the next lower"
        lines += ["", f"{title}: wins against {among}, the lowest against random moves"]
        lines += [f"  {row['level']:<10}{row['name']:<34}{_share(row)}" for row in listed]
    return "\n".join(lines[1:])


def _share(row: Row) -> str:
    if row["games"] is None:
        return "not measured"
    share, low, high = row["share_against_lower"], row["low"], row["high"]
    return f"{share:>6.1%} ({low:.1%}–{high:.1%} in {row['games']} games)"
