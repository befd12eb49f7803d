"""Sights of situations of `ages`, and what a player does in them, without a window."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from game.ages.actions import Build, Buy, Done, Stop
from game.ages.rules import AgesRules
from game.ages.state import State
from game.core.chance import Seeded
from game.core.contract import Turn
from game.core.match import Match
from game.i18n.catalog import Catalog, load
from scenes.ages import STAGE
from scenes.table.contract import BoardView, Choice, Seat
from scenes.ui.geometry import Region
from scenes.ui.picture import Act, Do, Item
from tests.build.ages import Table, components, rules

ROOT = Path(__file__).resolve().parents[3]
MAT = Region(24, 96, 1464, 960)
SEATS = (Seat("Amira", 0), Seat("Henrike", 1), Seat("Mikołaj", 2), Seat("Tamar", 3))


@cache
def words(language: str) -> Catalog:
    return load(ROOT / "data" / "i18n", [ROOT / "data" / "ages"])[language]


def board_view(
    state: State | Table,
    language: str = "en",
    region: Region = MAT,
    shown: int | None = None,
    tab: str = "",
    me: bool = True,
    by: AgesRules | None = None,
) -> BoardView:
    """Give what the seat that decides sees, its draft fresh, by the usual rules or by others."""
    if isinstance(state, Table):
        by, state = state.rules, state.state
    by = by or rules()
    pending = by.pending(state)
    decider = pending.seat if isinstance(pending, Turn) else state.seat
    seat = decider if isinstance(pending, Turn) and me else None
    seen = BoardView(
        rules=by,
        components=components(),
        options=by.options,
        state=state,
        pending=pending,
        seats=SEATS[: len(state.boards)],
        me=seat,
        shown=decider if shown is None else shown,
        selection=None,
        words=words(language),
        region=region,
        tab=tab,
    )
    return replace(seen, selection=STAGE.open(seen).fresh()) if seat is not None else seen


def item(seen: BoardView, name: str) -> Item:
    """Give an item that must be there."""
    found = STAGE.open(seen).picture.find(name)
    assert found is not None, f"no {name}; there are {[i.id for i in STAGE.open(seen).picture]}"
    return found


def click(seen: BoardView, *names: str) -> BoardView:
    """Click items one after the other; each must answer with a change of the draft."""
    for name in names:
        intent = item(seen, name).intent
        assert isinstance(intent, Do), f"{name} answers with {intent}"
        seen = replace(seen, selection=STAGE.open(seen).revise(intent))
    return seen


def main(seen: BoardView) -> Choice:
    """Give the main choice."""
    return STAGE.open(seen).choices()[0]


def played(seen: BoardView) -> Any:
    """Give the action of the main choice."""
    intent = main(seen).intent
    assert isinstance(intent, Act), main(seen)
    return intent.action


def positions(
    seed: int, seats: int, decisions: int = 400, by: AgesRules | None = None
) -> list[State]:
    """Give the positions of a match in which somebody builds, buys and throws as people do."""
    rng, by = Random(f"screen/{seed}/{seats}"), by or rules()
    match = Match(by, by.setup(seats, 0), Seeded(f"screen/{seed}"))
    match.begin()
    found: list[State] = []
    while not match.over and len(found) < decisions:
        found.append(match.state)
        match.play(_lively(rng, list(by.legal(match.state))))
    return found


def _lively(rng: Random, legal: list[Any]) -> Any:
    cities = [a for a in legal if isinstance(a, Build) and a.target.startswith("city")]
    buys = [a for a in legal if isinstance(a, Buy)]
    if buys:
        return rng.choice(buys) if rng.random() < 0.25 else Done()
    if cities and rng.random() < 0.6:
        return max(cities, key=lambda a: a.boxes)
    rest = [a for a in legal if not isinstance(a, (Done, Stop))]
    return rng.choice(rest or legal)
