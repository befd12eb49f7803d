"""Sights of situations of `tempus`, and what a player does in them, without a window."""

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
from game.tempus.actions import Attack, Birth, Build, Done, End, Govern
from game.tempus.state import State
from scenes.table.contract import BoardView, Choice, Seat
from scenes.tempus import STAGE
from scenes.ui.geometry import Region
from scenes.ui.picture import Act, Do, Item
from tests.build.tempus import Table, components, rules

ROOT = Path(__file__).resolve().parents[3]
MAT = Region(24, 96, 1464, 960)
NAMES = ("Amira", "Henrike", "Mikołaj", "Tamar", "Ioana")
SEATS = tuple(Seat(name, at) for at, name in enumerate(NAMES))


@cache
def words(language: str) -> Catalog:
    return load(ROOT / "data" / "i18n", [ROOT / "data" / "tempus"])[language]


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
        seen = revised(seen, intent)
    return seen


def revised(seen: BoardView, do: Do) -> BoardView:
    """Give the sight after a change of the draft."""
    selection = STAGE.open(seen).revise(do)
    assert not isinstance(selection, Act), selection
    return replace(seen, selection=selection)


def main(seen: BoardView) -> Choice:
    """Give the main choice."""
    return STAGE.open(seen).choices()[0]


def played(seen: BoardView) -> Any:
    """Give the action of the main choice."""
    intent = main(seen).intent
    assert isinstance(intent, Act), main(seen)
    return intent.action


@cache
def positions(seed: int, seats: int, decisions: int = 1200) -> tuple[State, ...]:
    """Give the positions of a match in which people spread, build and fight."""
    rng = Random(f"screen/{seed}/{seats}")
    made = rules(setup="random") if seed % 2 else rules()
    match = Match(made, made.setup(seats, 0), Seeded(f"screen/{seed}"))
    match.begin()
    found: list[State] = []
    while not match.over and len(found) < decisions:
        found.append(match.state)
        match.play(_lively(rng, list(made.legal(match.state))))
    return tuple(found)


def _lively(rng: Random, legal: list[Any]) -> Any:
    for kind, chance in ((Birth, 0.6), (Build, 0.4), (Attack, 0.15)):
        wanted = [action for action in legal if isinstance(action, kind)]
        if wanted and rng.random() < chance:
            return rng.choice(wanted)
    rest = [action for action in legal if not isinstance(action, (Done, End, Govern))]
    kinds = sorted({type(action).__name__ for action in rest or legal})
    name = rng.choice(kinds)
    return rng.choice([action for action in rest or legal if type(action).__name__ == name])
