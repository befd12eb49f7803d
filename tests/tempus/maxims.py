"""What the lessons of `tempus` teach, for `python -m tests.beginner tempus`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.tempus import progress
from game.tempus.actions import Birth, Build, Commit, Discard, End, Ideas, Move, Settle
from tests.beginner import Maxim, Seen

CROWD = 9
"""People with whom a beginner thinks of something else than children."""
CARDS = 4
"""Cards with which it has ideas enough."""


def settling(seen: Seen) -> Any:
    """Settle where children are born."""
    tables, land = seen.rules.tables, seen.view.land
    born = {tables.letter[name] for name in ("grassland",) if name in tables.letter}
    return seen.best(
        seen.of(Settle), lambda settle: float(sum(land[hex] in born for hex in settle.hexes))
    )


def building(seen: Seen) -> Any:
    """Build the largest city that can be built."""
    return seen.best(seen.of(Build), lambda build: float(build.value))


def bearing(seen: Seen) -> Any:
    """Have children while the people are few; each where it stands alone."""
    people = sum(count for _, count in seen.view.tribes[seen.seat].people)
    births = seen.of(Birth)
    if people >= CROWD and seen.view.phase == "act":
        return None
    return seen.best(births, seen.points)


def thinking(seen: Seen) -> Any:
    """Have ideas while the hand is small."""
    ideas = seen.of(Ideas)
    return ideas[0] if ideas and len(seen.view.tribes[seen.seat].hand) < CARDS else None


def walking(seen: Seen) -> Any:
    """Walk to land that counts next or is held by nobody; nobody walks for nothing."""
    moves = seen.of(Move)
    if not moves:
        return None
    box = progress.next_box(seen.rules.tables, seen.view)

    def value(action: Any) -> float:
        after = seen.after(action)
        own = after.tribes[seen.seat]
        laid = progress.points(seen.rules.tables, after, own, (), box).total
        return seen.points(action) + 0.5 * float(laid)

    best = seen.best(moves, value)
    stay = seen.of(End)
    return best if not stay or value(best) > value(stay[0]) else None


def laying(seen: Seen) -> Any:
    """Lay every card that counts, be it for progress or in a fight."""
    ways = seen.of(Commit)
    if not ways:
        return None
    if seen.view.phase != "progress":
        return max(ways, key=lambda way: len(way.cards))
    tables, own = seen.rules.tables, seen.view.tribes[seen.seat]
    box = progress.next_box(tables, seen.view)

    def value(way: Commit) -> float:
        counted = progress.points(tables, seen.view, own, way.cards, box).total
        return float(counted) - 0.1 * len(way.cards)

    return seen.best(ways, value)


def throwing_away(seen: Seen) -> Any:
    """Throw any card away."""
    return seen.best(seen.of(Discard), lambda _: 0.0)


MAXIMS: Sequence[Maxim] = (
    *(settling, building, bearing, thinking, walking, laying),
    throwing_away,
)
