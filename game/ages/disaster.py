"""What skulls do: exactly one row of the table, and who is spared or struck instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.ages.state import Board
from game.ages.tables import Tables


class Blow(NamedTuple):
    """Whom the skulls of a throw strike."""

    id: str
    skulls: int
    boxes: tuple[tuple[int, int], ...]
    """(seat, boxes it marks)."""
    robbed: tuple[int, ...]
    """Seats that lose all goods."""
    spared: tuple[tuple[int, str], ...]
    """(seat, id of the development or monument that saved it)."""
    turned: str
    """The development that turned the disaster on the opponents."""


def disaster(tables: Tables, boards: Sequence[Board], seat: int, skulls: int) -> Blow | None:
    """Give what `skulls` skulls of `seat` bring, or `None`; more never adds rows up.

    A row that hits the roller hits the opponents without the same development instead when the
    roller owns one that turns it (rtta11); medicine, irrigation and a finished great wall spare
    only their owner (rtta12).
    """
    row = tables.disaster(skulls)
    if row is None:
        return None
    name, numbers = row
    turned = tables.traits(boards[seat].developments).turns.get(name, "")
    opponents = [other for other in range(len(boards)) if other != seat]
    marks: dict[int, int] = {}
    if numbers.roller:
        marks.update(dict.fromkeys(opponents if turned else [seat], numbers.roller))
    if numbers.others:
        marks.update(dict.fromkeys(opponents, numbers.others))
    robbed = (opponents if turned else [seat]) if numbers.goods else []
    savers = {s: shield(tables, boards[s], name) for s in {*marks, *robbed}}
    if turned:
        for other in opponents:
            owned = tables.traits(boards[other].developments).turns.get(name, "")
            savers[other] = savers.get(other) or owned
    return Blow(
        name,
        skulls,
        tuple((s, boxes) for s, boxes in marks.items() if not savers[s]),
        tuple(s for s in robbed if not savers[s]),
        tuple((s, saver) for s, saver in sorted(savers.items()) if saver),
        turned,
    )


def shield(tables: Tables, board: Board, name: str) -> str:
    """Name the development or finished monument that spares its owner the disaster, or ""."""
    saver = tables.traits(board.developments).spares.get(name, "")
    if saver:
        return saver
    for at, (monument, numbers) in enumerate(tables.edition.monuments.items()):
        if numbers.guards == name and board.monuments[at] == numbers.boxes:
            return monument
    return ""
