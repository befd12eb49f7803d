"""What the lessons of `bronze` teach, for `python -m tests.beginner bronze`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.bronze.actions import Lay, Settle, Take
from tests.beginner import Maxim, Seen


def woken(seen: Seen, lay: Lay) -> float:
    """Count the cards that wake where a card is laid, as every place says."""
    return float(len(seen.after(lay).active))


def taking(seen: Seen) -> Any:
    """Take the card that can wake most."""
    rules, best = seen.rules, {}
    for take in seen.of(Take):
        after = seen.after(take)
        lays = [lay for lay in rules.legal(after) if isinstance(lay, Lay)]
        best[take] = max(
            (len(rules.apply(after, lay, quiet=True).state.active) for lay in lays), default=0
        )
    return seen.best(list(best), best.__getitem__)


def laying(seen: Seen) -> Any:
    """Lay it where most cards wake; the back only where it wakes more."""
    fronts = {seen.view.hand}
    return seen.best(seen.of(Lay), lambda lay: woken(seen, lay) + 0.5 * (lay.technology in fronts))


def settling(seen: Seen) -> Any:
    """Settle what scores at once, and leave a land only when nothing is left in it."""
    return seen.best(seen.of(Settle), lambda settle: seen.points(settle) - 2 * settle.land)


MAXIMS: Sequence[Maxim] = (taking, laying, settling)
