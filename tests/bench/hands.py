"""At a real table: how many keys it takes to enter a whole game, and how many pages one reads."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.chance import Outcome
from scenes.companion.speech import refereed
from tests.bench.rows import Row
from tests.build.matches import seat_counts
from tests.build.real import Entered, entered


def rows(title: str, seed: str = "2") -> Iterator[Row]:
    """Count the keys of a seeded game of the most players, entered into the referee."""
    if title not in refereed():
        return
    seats = max(seat_counts(title))
    found = entered(title, seats, seed)
    dice = [one for one in found if one.sort == "dice"]
    cards = [one for one in found if one.sort == "cards"]
    decisions = [one for one in found if one.sort == "decision"]
    head = f"{title}: a real table of {seats}"
    if dice:
        thrown = sum(_values(one) for one in dice)
        yield Row(f"{head}, keys for each of {thrown} dice", _keys(dice) / thrown, "keys", "≤ 1")
    if cards:
        drawn = sum(_values(one) for one in cards)
        yield Row(f"{head}, keys for each of {drawn} cards", _keys(cards) / drawn, "keys", "≤ 2")
    yield from _deciding(head, decisions)
    aim = "≤ 6" if dice else ""
    turns = len({(one.round, one.seat) for one in decisions})
    yield Row(f"{head}, keys beyond dice a turn", _keys([*cards, *decisions]) / turns, "keys", aim)


def _deciding(head: str, decisions: list[Entered]) -> Iterator[Row]:
    free = [one for one in decisions if one.choices > 1]
    few = sum(one.keys <= 2 for one in free) / len(free)
    yield Row(f"{head}, keys a decision", _keys(decisions) / len(decisions), "keys")
    yield Row(f"{head}, most keys of a decision", max(one.keys for one in decisions), "keys", "≤ 4")
    yield Row(f"{head}, decisions with at most 2 keys", few * 100, "%", "≥ 90")
    alone = max((one.keys for one in decisions if one.choices == 1), default=0)
    yield Row(f"{head}, most keys where there is one choice", alone, "keys", "≤ 1")
    yield Row(f"{head}, pages a decision", sum(one.pages for one in free) / len(free), "pages")


def _values(one: Entered) -> int:
    return len(one.entry.action.values) if isinstance(one.entry.action, Outcome) else 0


def _keys(some: list[Entered]) -> int:
    return sum(one.keys for one in some)
