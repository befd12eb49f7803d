"""Sights of situations of `stoneage`, and what a player does in them, without a window."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from game.core.chance import Seeded
from game.core.contract import Turn
from game.core.match import Match
from game.core.options import encoded
from game.i18n.catalog import Catalog, load
from game.stoneage.actions import Decline, Pay, Starve
from game.stoneage.state import State
from scenes.stoneage import STAGE
from scenes.table.contract import BoardView, Choice, Seat
from scenes.ui.geometry import Region
from scenes.ui.picture import Act, Do, Item
from tests.build.stoneage import Table, components, rules

ROOT = Path(__file__).resolve().parents[3]
MAT = Region(24, 96, 1464, 960)
SEATS = (Seat("Amira", 0), Seat("Henrike", 1), Seat("Mikołaj", 2), Seat("Tamar", 3))


@cache
def words(language: str) -> Catalog:
    return load(ROOT / "data" / "i18n", [ROOT / "data" / "stoneage"])[language]


def board_view(
    state: State | Table,
    language: str = "en",
    region: Region = MAT,
    shown: int | None = None,
    tab: str = "",
    me: bool = True,
) -> BoardView:
    """Give what the seat that decides sees, its draft fresh."""
    made = state.rules if isinstance(state, Table) else rules()
    state = state.state if isinstance(state, Table) else state
    pending = made.pending(state)
    seat = pending.seat if isinstance(pending, Turn) else None
    seen = BoardView(
        rules=made,
        components=components(),
        options=encoded(made.options),
        state=made.view(state, seat if seat is not None else 0),
        pending=pending,
        seats=SEATS[: len(state.tribes)],
        me=seat if me else None,
        shown=(state.seat if seat is None else seat) if shown is None else shown,
        selection=None,
        words=words(language),
        region=region,
        tab=tab,
    )
    return replace(seen, selection=STAGE.open(seen).fresh()) if seen.me is not None else seen


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


def positions(seed: int, seats: int, decisions: int = 300) -> list[State]:
    """Give the positions of a match in which people buy what they can."""
    rng = Random(f"screen/{seed}/{seats}")
    match = Match(rules(), rules().setup(seats, 0), Seeded(f"screen/{seed}"))
    match.begin()
    found: list[State] = []
    while not match.over and len(found) < decisions:
        found.append(match.state)
        match.play(_lively(rng, list(rules().legal(match.state))))
    return found


def _lively(rng: Random, legal: list[Any]) -> Any:
    pays = [action for action in legal if isinstance(action, Pay)]
    if pays and rng.random() < 0.85:
        return rng.choice(pays)
    rest = [action for action in legal if not isinstance(action, (Decline, Starve))]
    return rng.choice(rest or legal)
