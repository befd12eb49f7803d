"""Briefs of any title, and answers that a worker process can find by name."""

from __future__ import annotations

import os
import time
from pathlib import Path

from game.ai.think import rules_of, think
from game.core.bot import Advice, Brief, Limit
from game.core.chance import Seeded
from game.core.contract import Chance, Turn
from game.core.registry import titles
from game.loading.title import load

TITLES = sorted(titles())


def brief(
    title: str, level: str = "random", decisions: int = 3, limit: Limit | None = None
) -> Brief:
    """Ask a player after so many random decisions of a game of two, or of as few as may be.

    A game that is over by then is asked about earlier.
    """
    rules, chance_source = rules_of(title, {}), Seeded("brief")
    state, done = rules.setup(max(2, min(load(title).cover.seats))), 0
    while True:
        pending = rules.pending(state)
        if isinstance(pending, Chance):
            state = rules.apply(
                state, chance_source.decide(pending.request, pending.occasion)
            ).state
            continue
        if not isinstance(pending, Turn):
            return brief(title, level, decisions // 2, limit)
        view, seat = rules.view(state, pending.seat), pending.seat
        if done >= decisions and len(list(rules.legal(state))) > 1:
            return Brief(title, {}, view, seat, level, "", limit or Limit(), "seed")
        ask = Brief(title, {}, view, seat, "random", seed=f"{done}")
        state, done = rules.apply(state, think(ask).action).state, done + 1


def accepted(asked: Brief, advice: Advice | None) -> bool:
    """Tell whether advice is a legal action of the view."""
    return (
        advice is not None
        and rules_of(asked.title, asked.options).refuse(asked.view, advice.action) is None
    )


def dies(asked: Brief) -> Advice:
    """End the process instead of answering."""
    del asked
    os._exit(3)


def dies_once(asked: Brief) -> Advice:
    """End the process at the first question; `seed` names a file that remembers it."""
    mark = Path(asked.seed)
    if not mark.exists():
        mark.touch()
        os._exit(3)
    return think(asked)


def sleeps(asked: Brief) -> Advice:
    """Take very long."""
    time.sleep(600)
    return think(asked)
