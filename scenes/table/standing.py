"""Who won and why, and how the points grew: read from a match that is over. No pygame here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from game.core.contract import AnyRules, Score, winners
from game.core.match import Match
from game.core.message import Message
from scenes.base.words import Words
from scenes.table.contract import Seat

MANY = 8
"""More sources of points than this are not all named."""


@dataclass(frozen=True, slots=True)
class Row:
    """A source of points, seat by seat; `None` where a seat has nothing of it."""

    key: str
    cells: tuple[tuple[str, int] | None, ...]
    """Its words and its points, in the order of the seats."""


def ranking(scores: Sequence[Score]) -> tuple[tuple[Score, int], ...]:
    """Give the scores with their places, best first; equal ones share a place."""
    ordered = sorted(scores, key=lambda s: (-s.total, tuple(-t for t in s.tie), s.seat))
    ranked: list[tuple[Score, int]] = []
    for at, score in enumerate(ordered):
        before = ordered[at - 1]
        same = at > 0 and (before.total, before.tie) == (score.total, score.tie)
        ranked.append((score, ranked[-1][1] if same else at + 1))
    return tuple(ranked)


def rows(scores: Sequence[Score], words: Words) -> tuple[Row, ...]:
    """Give all sources that any seat has, in the order in which the title names them.

    Of many sources only those are left that brought somebody something.
    """
    keys: list[str] = []
    for score in scores:
        keys += [line.key for line in score.lines if line.key not in keys]
    if len(keys) > MANY:
        told = {line.key for score in scores for line in score.lines if line.points}
        keys = [key for key in keys if key in told]
    return tuple(Row(key, tuple(_cell(score, key, words) for score in scores)) for key in keys)


def _cell(score: Score, key: str, words: Words) -> tuple[str, int] | None:
    for line in score.lines:
        if line.key == key:
            return words.say(Message(line.key, dict(line.params))), line.points
    return None


def verdict(scores: Sequence[Score], seats: Sequence[Seat], words: Words) -> tuple[str, str]:
    """Say who won, and by what: points, the tie-break, or not even that."""
    best = winners(scores)
    names = [seats[seat].name for seat in best]
    if len(best) > 1:
        joined = _joined(names, words)
        return words.text("result.shared", names=joined), _why(scores, best, seats, words)
    return words.text("result.won", name=names[0]), _why(scores, best, seats, words)


def _why(scores: Sequence[Score], best: Sequence[int], seats: Sequence[Seat], words: Words) -> str:
    ranked = [score for score, _ in ranking(scores)]
    if len(ranked) < 2:
        return ""
    first, second = ranked[0], ranked[1]
    if first.total > second.total:
        lead = first.total - second.total
        return words.text("result.by", count=lead, name=seats[second.seat].name)
    if len(best) > 1:
        names = [words.say(Message(key)) for key in first.tie_keys]
        return words.text("result.tie_equal", what=_joined(names, words)) if names else ""
    at = _parted(first, second)
    what = words.say(Message(first.tie_keys[at])) if first.tie_keys else ""
    return words.text("result.tie", what=what, most=first.tie[at], less=second.tie[at])


def _parted(a: Score, b: Score) -> int:
    """Tell which number of the tie-break decides between two seats; the last if none does."""
    pairs = zip(a.tie, b.tie, strict=True)
    return next((at for at, (one, other) in enumerate(pairs) if one != other), len(a.tie) - 1)


def tie(score: Score, scores: Sequence[Score], words: Words) -> tuple[str, int] | None:
    """Name what decided among the seats with as many points, and how much of it a seat has."""
    even = [s for s in scores if s.total == score.total and s.seat != score.seat]
    if not even or not score.tie_keys:
        return None
    at = max(_parted(score, other) for other in even)
    what = words.say(Message(score.tie_keys[at]))
    return words.text("result.tie_row", what=what), score.tie[at]


def _joined(names: Sequence[str], words: Words) -> str:
    text = names[0]
    for at, name in enumerate(names[1:], 1):
        key = "list.last" if at == len(names) - 1 else "list.more"
        text = words.text(key, head=text, tail=name)
    return text


def course(match: Match) -> tuple[tuple[int, ...], ...]:
    """Give the totals of all seats at the start and at the end of each round."""
    states = [match.start, *(step.step.state for step in match.history())]
    rules = match.rules
    points = [_totals(rules, match.start)]
    for before, after in pairwise(states):
        if rules.round(after) != rules.round(before):
            points.append(_totals(rules, after))
    if len(states) > 1 and rules.round(states[-1]) == rules.round(states[-2]):
        points.append(_totals(rules, states[-1]))
    return tuple(points)


def _totals(rules: AnyRules, state: object) -> tuple[int, ...]:
    return tuple(score.total for score in rules.scores(state))
