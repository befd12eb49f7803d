"""AnyRules, saves and computer players of every title, on one core and without a screen."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from game.core.bot import Brief
from game.core.chance import sample
from game.core.contract import AnyRules, Chance, Over, Turn
from game.core.registry import titles
from game.loading.title import load
from game.opening import open_match
from game.storage import save
from tests.bench.rows import Row, percentile
from tests.build.matches import match_setup, played, seat_counts


def random_games(rules: AnyRules, seats: int, seconds: float) -> tuple[int, int]:
    """Play at random through the bare rules; give decisions and games."""
    rng = Random(1)
    decisions = games = 0
    end = perf_counter() + seconds
    while perf_counter() < end:
        state = rules.setup(seats, 0)
        while not isinstance(pending := rules.pending(state), Over):
            if isinstance(pending, Chance):
                state = rules.apply(state, sample(pending.request, rng), True).state
                continue
            legal = list(rules.legal(state))
            state = rules.apply(state, legal[int(rng.random() * len(legal))], True).state
            decisions += 1
        games += 1
    return decisions, games


def rules_rows(title: str, seconds: float = 4.0) -> Iterator[Row]:
    """Measure random play with the fewest and the most players."""
    for seats in sorted({min(seat_counts(title)), max(seat_counts(title))}):
        rules = open_match(match_setup(title, seats)).rules
        # Caches fill during the first games, which would count as slow ones.
        random_games(rules, seats, 0.5)
        start = perf_counter()
        decisions, games = random_games(rules, seats, seconds)
        spent = perf_counter() - start
        yield Row(f"{title}, {seats} players, random: decisions a second", decisions / spent, "1/s")
        yield Row(f"{title}, {seats} players, random: games a second", games / spent, "1/s")


def save_rows(title: str, times: int = 15) -> Iterator[Row]:
    """Measure saving and loading a finished game of the most players (in memory)."""
    seats = max(seat_counts(title))
    setting, match = match_setup(title, seats), played(title, seats)
    saving, loading = [], []
    for _ in range(times):
        start = perf_counter()
        data = save.dump(setting, match, datetime.now())
        middle = perf_counter()
        save.restore(data)
        saving.append(middle - start)
        loading.append(perf_counter() - middle)
    yield Row(f"{title}: save a finished game of {seats}", median(saving) * 1e3, "ms", "≤ 20")
    yield Row(f"{title}: load it, log replayed", median(loading) * 1e3, "ms", "≤ 300")


def bot_rows(title: str, games: int = 6) -> Iterator[Row]:
    """Measure every decision of the strongest level in games against itself."""
    level = titles()[title].levels[-1]
    seats = min(seat_counts(title))
    times: list[float] = []
    for game in range(games):
        times += _thinking(title, level, seats, f"bench{game}")
    for part, aim in ((0.5, ""), (0.95, "≤ 300"), (1.0, "≤ 1000")):
        name = {0.5: "median", 0.95: "p95", 1.0: "worst"}[part]
        value = percentile(times, part) * 1e3
        yield Row(f"{title}: {level} decides, {name} of {len(times)}", value, "ms", aim)


def _thinking(title: str, level: str, seats: int, seed: str) -> list[float]:
    setting = match_setup(title, seats, seed)
    match = open_match(setting)
    match.begin()
    bot: Any = titles()[title].bot(load(title), match.rules, level, "")
    times = []
    while isinstance(turn := match.pending, Turn):
        view = match.rules.view(match.state, turn.seat)
        brief = Brief(
            title, setting.options, view, turn.seat, level, seed=f"{seed}/{len(match.log)}"
        )
        start = perf_counter()
        advice = bot.choose(brief)
        times.append(perf_counter() - start)
        match.play(advice.action)
    return times
