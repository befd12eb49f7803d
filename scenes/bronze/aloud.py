"""The game without its picture: lands with their spots and cities, piles, and a seat's matrix."""

from __future__ import annotations

from collections.abc import Iterator

from game.bronze.state import FREE
from scenes.bronze.mat import BronzeMat
from scenes.table.aloud import Aloud, joined, tips
from scenes.table.mat import capital


def table(mat: BronzeMat) -> Iterator[str]:
    """Say the piles, then land after land, then the trade routes."""
    state = mat.state
    for pile, count in enumerate(state.piles):
        card = state.tops[pile]
        name = mat.name("technology", card) if card else mat.text("bronze.do.nothing")
        yield mat.text("bronze.aloud.pile", number=pile + 1, card=name, count=count)
    if state.reserve:
        yield mat.text("bronze.aloud.reserve", count=state.reserve)
    for land in range(len(state.tiles)):
        yield _land(mat, land)
    for terrain in mat.tables.terrains:
        seats = range(len(state.players))
        rows = (f"{mat.who(seat)} {mat.rules.longest(state, seat, terrain)}" for seat in seats)
        name = capital(mat.name("terrain", terrain))
        yield mat.text("bronze.aloud.rows", terrain=name, rows=", ".join(rows))
    yield from tips(mat, "city:")


def _land(mat: BronzeMat, land: int) -> str:
    """Say a land in one line: its province, its cities, and who stands on its spots."""
    state = mat.state
    owner = state.owners[land]
    which = "province" if owner == FREE else "taken" if owner >= 0 else "gone"
    name = mat.who(owner) if owner >= 0 else ""
    parts = [
        mat.text(f"bronze.aloud.{which}", land=land + 1, count=state.tokens[land], name=name),
        *(_terrain(mat, land, at) for at in range(len(mat.tables.terrains))),
    ]
    cities = [mat.name("city", city) for city in state.displays[land]]
    if cities:
        parts.append(mat.text("bronze.aloud.cities", cities=", ".join(cities)))
    return joined(parts)


def _terrain(mat: BronzeMat, land: int, at: int) -> str:
    terrain = mat.tables.terrains[at]
    tile = mat.tables.tiles[mat.state.tiles[land]]
    spots = []
    for place, kind in enumerate(tile.get(terrain, ())):
        who = _owner(mat, 1 << mat.tables.grid.bit(land, at, place))
        spots.append(f"{mat.name('kind', kind)} {who}".strip())
    if not spots:
        return ""
    return f"{capital(mat.name('terrain', terrain))}: {', '.join(spots)}"


def _owner(mat: BronzeMat, spot: int) -> str:
    """Name who has settled a spot; nothing for a free one."""
    found = (n for n, player in enumerate(mat.state.players) if player.taken & spot)
    seat = next(found, None)
    return "" if seat is None else f"({mat.who(seat)})"


def board(mat: BronzeMat) -> Iterator[str]:
    """Say the matrix column by column, and what is awake of it."""
    for at, column in enumerate(mat.player.matrix):
        cards = ", ".join(mat.name("technology", card) for card in column)
        yield mat.text("bronze.aloud.column", number=at + 1, cards=cards)
    if mat.acting and mat.state.hand:
        yield mat.text("bronze.aloud.hand", card=mat.name("technology", mat.state.hand))
    if mat.acting and mat.state.active:
        cards = ", ".join(mat.name("technology", card) for card in mat.state.active)
        yield mat.text("bronze.aloud.awake", cards=cards)


ALOUD: Aloud[BronzeMat] = Aloud(
    table, board, icons=(("bronze/bronze_casting", "bronze.technology.bronze_casting"),)
)
