"""Sights of situations of `bronze`, and what a player does in them, without a window."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from game.bronze.actions import Lay, Settle
from game.bronze.rules import BronzeRules
from game.bronze.state import State
from game.core.chance import Seeded
from game.core.contract import Turn
from game.core.match import Match
from game.i18n.catalog import Catalog, load
from scenes.bronze import STAGE
from scenes.table.contract import BoardView, Choice, Seat
from scenes.ui.geometry import Region
from scenes.ui.picture import Act, Do, Item, Tip
from tests.build.bronze import Table, components, rules

ROOT = Path(__file__).resolve().parents[3]
MAT = Region(24, 96, 1464, 960)
SEATS = (Seat("Amira", 0), Seat("Henrike", 1), Seat("Mikołaj", 2), Seat("Tamar", 3))


@cache
def words(language: str) -> Catalog:
    return load(ROOT / "data" / "i18n", [ROOT / "data" / "bronze"])[language]


def board_view(
    state: State | Table,
    language: str = "en",
    region: Region = MAT,
    shown: int | None = None,
    tab: str = "",
    me: bool = True,
    selection: Any = None,
) -> BoardView:
    """Give what the seat whose turn it is sees, its draft fresh."""
    state = state.state if isinstance(state, Table) else state
    pending = rules().pending(state)
    seat = pending.seat if isinstance(pending, Turn) and me else None
    seen = BoardView(
        rules=rules(),
        components=components(),
        options={"spots": "ordered", "rows": "open"},
        state=state,
        pending=pending,
        seats=SEATS[: len(state.players)],
        me=seat,
        shown=state.seat if shown is None else shown,
        selection=selection,
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


def tip(seen: BoardView, name: str) -> Tip:
    """Give the words beside an item."""
    found = item(seen, name).tip
    assert found is not None
    return found


def names(seen: BoardView, kind: str) -> list[str]:
    """List the ids of a kind of items."""
    return [i.id for i in STAGE.open(seen).picture if i.kind == kind]


def click(seen: BoardView, *ids: str) -> BoardView:
    """Click items one after the other; each must answer with a change of the draft."""
    for name in ids:
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


def offers(seen: BoardView, action: Any) -> bool:
    """Tell whether a click somewhere plays an action now."""
    wanted = Act(action)
    on_mat = any(i.intent == wanted for i in STAGE.open(seen).picture)
    return on_mat or any(choice.intent == wanted for choice in STAGE.open(seen).choices())


def positions(seed: int, seats: int, decisions: int = 500) -> list[State]:
    """Give the positions of a match in which people wake many cards and settle step by step."""
    rng = Random(f"screen/{seed}/{seats}")
    match = Match(rules(), rules().setup(seats, 0), Seeded(f"screen/{seed}"))
    match.begin()
    found: list[State] = []
    while not match.over and len(found) < decisions:
        found.append(match.state)
        match.play(lively(rng, rules(), match.state))
    return found


def lively(rng: Random, made: BronzeRules, state: State) -> Any:
    """Choose as somebody does who wants many cubes on the lands."""
    legal = list(made.legal(state))
    spots = [action for action in legal if isinstance(action, Settle)]
    if spots:
        near = min(spot.land for spot in spots) + (rng.random() < 0.25)
        return rng.choice([spot for spot in spots if spot.land <= near])
    lays = [action for action in legal if isinstance(action, Lay)]
    if lays:
        return max(lays, key=lambda lay: _wish(rng, made, state, lay))
    return rng.choice(legal)


def _wish(rng: Random, made: BronzeRules, state: State, lay: Lay) -> float:
    awake = made.preview(state, lay.technology, lay.column).awake
    return len(awake) + rng.random() * 1.2 - (lay.technology == made.tables.wild) * 0.8
