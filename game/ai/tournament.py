"""Matches without a window: the same seeds give the same results, however many processes play."""

from __future__ import annotations

import math
import multiprocessing
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.ai.think import RANDOM, answer, rules_of
from game.core.bot import Brief, Limit
from game.core.chance import Seeded
from game.core.contract import Chance, Over, winners
from game.core.match import LogEntry
from game.core.message import Refusal, refuse
from game.core.registry import titles
from game.core.setup import MatchSetup, SeatSetup
from game.loading import editions
from game.loading.title import load

Z = 1.959964
"""Standard deviations of a 95 % interval."""


LONGEST = 5000
"""So many decisions are taken for a game without an end; whole ones have some hundreds."""


class Unfit(ValueError):
    """A tournament that cannot be held; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[Unfit], tuple[Refusal]]:
        """Keep what it is made of, so that it comes home from another process."""
        return type(self), (self.refusal,)


class Endless(Unfit):
    """Players who never bring a game to its end."""


@dataclass(frozen=True, slots=True)
class Spec:
    """A computer player by level and style, written `hard`, `hard:builder` or `random`."""

    level: str
    style: str = ""

    def __str__(self) -> str:
        return f"{self.level}:{self.style}" if self.style else self.level


@dataclass(frozen=True, slots=True)
class Result:
    """One game: points and share of the win by player, and how long it was."""

    scores: tuple[int, ...]
    shares: tuple[float, ...]
    rounds: int
    steps: int
    faults: int
    log: tuple[LogEntry, ...] = ()
    """All decisions and answers of chance, where they were asked for."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """Everything that decides one game: title, options, players by seat, the seed of its dice."""

    title: str
    options: tuple[tuple[str, str], ...]
    seats: tuple[Spec, ...]
    seed: str
    samples: int = 0
    edition: str = ""
    logged: bool = False
    """Whether its log is wanted."""

    @property
    def setup(self) -> MatchSetup:
        """The set-up that makes the same match at a table."""
        seats = [
            SeatSetup(colour=at % 5, level=player.level if player.level != RANDOM else "")
            for at, player in enumerate(self.seats)
        ]
        styled = [
            replace(seat, style=player.style)
            for seat, player in zip(seats, self.seats, strict=True)
        ]
        options = dict(self.options)
        return MatchSetup(self.title, tuple(styled), options, self.seed, 0, edition=self.edition)


def spec(title: str, text: str) -> Spec:
    """Read `level` or `level:style`; raises Unfit when the title has no such player."""
    level, colon, style = text.partition(":")
    offered, components = titles()[title], load(title)
    known = (*offered.levels, RANDOM)
    if level not in known:
        raise Unfit(refuse("tournament.level", level=level, known=", ".join(known)))
    styles = offered.styles(components)
    # A colon with nothing behind it is a slip, and not the neutral style.
    if colon and (style not in styles or level == RANDOM):
        raise Unfit(refuse("tournament.style", style=style, known=", ".join(styles)))
    return Spec(level, style)


def bound(decisions: int, players: Iterable[object], seed: str) -> None:
    """Raise Endless when so many decisions have not ended a game."""
    if decisions > LONGEST:
        names = ", ".join(map(str, players))
        raise Endless(refuse("tournament.endless", count=LONGEST, players=names, seed=seed))


def play(fixture: Fixture) -> Result:
    """Play one game to its end; points and shares are by seat. Raises Endless where none comes."""
    rules = rules_of(fixture.title, dict(fixture.options), fixture.edition)
    chance_source = Seeded(fixture.seed)
    state = rules.setup(len(fixture.seats))
    steps, faults, log = 0, 0, list[LogEntry]()
    while not isinstance(pending := rules.pending(state), Over):
        if isinstance(pending, Chance):
            action: Any = chance_source.decide(pending.request, pending.occasion)
        else:
            found = answer(_brief(fixture, rules.view(state, pending.seat), pending.seat, steps))
            action, steps = found.advice.action, steps + 1
            bound(steps, fixture.seats, fixture.seed)
            faults += bool(found.fault)
        if fixture.logged:
            log.append(LogEntry(None if isinstance(pending, Chance) else pending.seat, action))
        state = rules.apply(state, action, quiet=True).state
    scores = rules.scores(state)
    won = winners(scores)
    shares = tuple(1 / len(won) if score.seat in won else 0.0 for score in scores)
    totals = tuple(score.total for score in scores)
    return Result(totals, shares, rules.round(state), steps, faults, tuple(log))


def _brief(fixture: Fixture, view: Any, seat: int, step: int) -> Brief:
    player = fixture.seats[seat]
    seed = f"{fixture.seed}/{seat}/{step}"
    return Brief(
        title=fixture.title,
        options=dict(fixture.options),
        view=view,
        seat=seat,
        level=player.level,
        style=player.style,
        limit=Limit(fixture.samples),
        seed=seed,
        edition=fixture.edition,
    )


def run(
    title: str,
    seats: Sequence[str],
    games: int,
    seed: str | int,
    options: Mapping[str, str] | None = None,
    jobs: int = 1,
    rotate: bool = False,
    samples: int = 0,
    edition: str = "",
    keep: Callable[[Fixture, Result], None] | None = None,
) -> dict[str, Any]:
    """Play `games` games and count; raises Unfit for players, numbers or options there are none of.

    Each is handed to `keep` with its log when it is over.

    With `rotate` the players move on by a seat from game to game, and all of them meet the same
    dice once from every seat.
    """
    players = [spec(title, text) for text in seats]
    usual = {option.key: option.values[0] for option in load(title).cover.options}
    chosen = {**usual, **(options or {})}
    refusal = titles()[title].refuse_setup(load(title), len(players), chosen)
    if refusal is not None:
        raise Unfit(refusal)
    if edition and edition not in editions.sound(title):
        known = ", ".join(editions.sound(title)) or "–"
        raise Unfit(refuse("tournament.edition", name=edition, known=known))
    if games < 1:
        raise Unfit(refuse("tournament.games"))
    turns = len(players) if rotate else 1
    fixtures = [
        Fixture(
            title,
            tuple(sorted(chosen.items())),
            turned(players, game % turns),
            dice,
            samples,
            edition,
            keep is not None,
        )
        for game in range(games)
        for dice in [f"{seed}/{game // turns}"]
    ]
    began = time.perf_counter()
    results = []
    for fixture, result in zip(fixtures, _results(fixtures, jobs), strict=True):
        if keep is not None:
            keep(fixture, result)
        # A thousand logs would be held for nothing.
        results.append(replace(result, log=()))
    seconds = time.perf_counter() - began
    back = [_unturned(result, game % turns) for game, result in enumerate(results)]
    return {
        "title": title,
        "options": chosen,
        "games": games,
        "seed": str(seed),
        "seconds": round(seconds, 3),
        "steps": sum(result.steps for result in back),
        "rounds_mean": round(sum(result.rounds for result in back) / games, 3),
        "winner_mean": round(sum(max(result.scores) for result in back) / games, 3),
        "faults": sum(result.faults for result in back),
        "seats": [_row(str(player), back, at) for at, player in enumerate(players)],
    }


def turned(players: Sequence[Spec], by: int) -> tuple[Spec, ...]:
    """Seat the players `by` seats further on."""
    count = len(players)
    return tuple(players[(seat - by) % count] for seat in range(count))


def _unturned(result: Result, by: int) -> Result:
    places = [(at + by) % len(result.scores) for at in range(len(result.scores))]
    scores = tuple(result.scores[place] for place in places)
    shares = tuple(result.shares[place] for place in places)
    return Result(scores, shares, result.rounds, result.steps, result.faults)


def _results(fixtures: Sequence[Fixture], jobs: int) -> Iterator[Result]:
    if jobs <= 1 or len(fixtures) == 1:
        yield from map(play, fixtures)
        return
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(fixtures))) as pool:
        yield from pool.imap(play, fixtures, max(1, min(8, len(fixtures) // jobs)))


def _row(bot: str, results: Iterable[Result], at: int) -> dict[str, Any]:
    scores = [result.scores[at] for result in results]
    wins = sum(result.shares[at] for result in results)
    low, high = wilson(wins, len(scores))
    return {
        "bot": bot,
        "wins": round(wins, 3),
        "share": round(wins / len(scores), 4),
        "share_low": round(low, 4),
        "share_high": round(high, 4),
        "score_mean": round(sum(scores) / len(scores), 3),
        "score_min": min(scores),
        "score_max": max(scores),
    }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Give the 95 % interval after Wilson for the true share of wins; ties count as parts."""
    share, square = wins / games, Z * Z
    middle = share + square / (2 * games)
    spread = Z * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    whole = 1 + square / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)
