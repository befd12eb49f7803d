"""What skulls do: exactly one row of the table, and who is spared or struck instead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.ages.components import Disaster
from game.ages.effects import Onslaught
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


def disaster(
    tables: Tables, boards: Sequence[Board], seat: int, skulls: int, pieces: int | None = None
) -> Blow | None:
    """Give what `skulls` skulls of `seat` bring, or `None`; more never adds rows up.

    A row that hits the roller hits the opponents instead when the roller owns a development that
    turns it on those without it (rtta11), or that sends it out, stronger for each of `pieces`
    (by itself: all on the board, or none where they are spent; rtta13, rtta35). Medicine,
    irrigation and a finished great wall spare only their owner (rtta12). A player alone has no
    opponents: what would be turned on them does nothing (rtta11, rtta15), and what would strike
    them strikes the player.
    """
    row = tables.disaster(skulls)
    if row is None:
        return None
    name, numbers = row
    traits = tables.traits(boards[seat].developments)
    attack = traits.attacks.get(name)
    turned = attack.development if attack else traits.turns.get(name, "")
    opponents = [other for other in range(len(boards)) if other != seat]
    if not opponents:
        saver = turned or shield(tables, boards[seat], name)
        return _alone(name, numbers, seat, skulls, saver)
    sufferers = opponents if turned else [seat]
    marks: dict[int, int] = {}
    if numbers.roller:
        more = attack.boxes * strength(tables, boards[seat], attack, pieces) if attack else 0
        marks.update(dict.fromkeys(sufferers, numbers.roller + more))
    if numbers.others:
        marks.update(dict.fromkeys(opponents, numbers.others))
    robbed = sufferers if numbers.goods else []
    # Asked for those struck only: a shield that nothing hits is not told in the chronicle.
    savers = {s: shield(tables, boards[s], name) for s in {*marks, *robbed}}
    if turned and not attack:
        for other in opponents:
            owned = tables.traits(boards[other].developments).turns.get(name, "")
            savers[other] = savers.get(other) or owned
    return _blow(name, skulls, marks, robbed, savers, turned)


def _blow(
    name: str,
    skulls: int,
    marks: dict[int, int],
    robbed: Iterable[int],
    savers: dict[int, str],
    turned: str,
) -> Blow:
    return Blow(
        name,
        skulls,
        tuple((s, boxes) for s, boxes in marks.items() if not savers[s]),
        tuple(s for s in robbed if not savers[s]),
        tuple((s, saver) for s, saver in sorted(savers.items()) if saver),
        turned,
    )


def _alone(name: str, numbers: Disaster, seat: int, skulls: int, saver: str) -> Blow:
    boxes = numbers.roller + numbers.others
    marks = {seat: boxes} if boxes else {}
    robbed = [seat] if numbers.goods else []
    return _blow(name, skulls, marks, robbed, {seat: saver}, "")


def strength(tables: Tables, board: Board, attack: Onslaught, pieces: int | None = None) -> int:
    """Count the pieces that make an attack stronger: those spent, or all on the board."""
    if pieces is not None:
        return pieces
    return 0 if tables.spent else board.goods[attack.good]


def spendable(tables: Tables, boards: Sequence[Board], seat: int, skulls: int) -> int:
    """Count the pieces the roller may spend on an attack; 0 when nothing is to be asked.

    Nothing is asked without opponents, without a piece, or when every opponent is spared.
    """
    row = tables.disaster(skulls)
    if row is None or not tables.spent or len(boards) < 2:
        return 0
    board = boards[seat]
    attack = tables.traits(board.developments).attacks.get(row[0])
    if attack is None:
        return 0
    struck = any(s != seat and not shield(tables, b, row[0]) for s, b in enumerate(boards))
    return board.goods[attack.good] if struck else 0


def shield(tables: Tables, board: Board, name: str) -> str:
    """Name the development or finished monument that spares its owner the disaster, or ""."""
    saver = tables.traits(board.developments).spares.get(name, "")
    if saver:
        return saver
    for at, (monument, numbers) in enumerate(tables.edition.monuments.items()):
        if numbers.guards == name and board.monuments[at] == numbers.boxes:
            return monument
    return ""
