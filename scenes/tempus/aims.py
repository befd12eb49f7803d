"""Which hexes answer to a click now, what the click chooses, and why others do not answer.

All of it is read off the list of legal actions, and refusals are those of the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace

from game.core.message import Refusal
from game.tempus.actions import (
    Action,
    Attack,
    Birth,
    Build,
    Improve,
    Lay,
    Lead,
    Move,
    Preach,
    Settle,
)
from game.tempus.state import number
from scenes.tempus.mat import TempusMat
from scenes.tempus.selection import CALCULATOR, Selection


@dataclass(frozen=True, slots=True)
class Aims:
    """What clicks on hexes would do."""

    hot: Mapping[int, str] = field(default_factory=dict)
    """How each hex that answers is lit: "own", "reach", "target", "start", "to"."""
    refuse: Callable[[int], Refusal | None] | None = None
    """Why a hex that does not answer doesn't."""


def aims(mat: TempusMat) -> Aims:
    """Find out for all hexes what a click would do."""
    make = _AIMS.get(mat.mode)
    if make is None or not (mat.deciding or mat.mode == CALCULATOR):
        return Aims()
    return make(mat)


def click(mat: TempusMat, hex: int) -> Selection | Action | None:
    """Give the selection after a click on a hex, or the action when it is chosen once more."""
    selection = mat.selection
    if mat.mode != CALCULATOR and not mat.deciding:
        return selection
    if mat.mode == "settle":
        return replace(selection, hexes=settled(mat, hex))
    lit = aims(mat).hot.get(hex, "")
    if not lit:
        return replace(selection, start=-1, to=-1)
    if mat.mode == CALCULATOR:
        return _reckon(selection, hex)
    if mat.mode == "lay":
        turned = selection.to == hex
        return replace(selection, to=hex, rotation=(selection.rotation + turned) % 6)
    if lit == "to":
        return mat.action or selection
    return _pick(mat, hex, lit)


def _pick(mat: TempusMat, hex: int, lit: str) -> Selection:
    selection = mat.selection
    if lit in ("own", "start"):
        return replace(selection, start=-1 if lit == "start" else hex, to=-1)
    match mat.mode:
        case "build":
            return replace(selection, to=hex, value=max(values(mat, hex)))
        case "move" if lit == "target":
            return replace(selection, deed="fight", to=hex)
        case "fight" | "lead" | "preach":
            return replace(selection, start=_opposite(mat, hex), to=hex)
    return replace(selection, to=hex)


def _reckon(selection: Selection, hex: int) -> Selection:
    """Choose the hex to fight from, then the one to fight against."""
    if selection.start < 0 or selection.to >= 0:
        return replace(selection, start=hex, to=-1)
    return replace(selection, start=-1) if hex == selection.start else replace(selection, to=hex)


def _opposite(mat: TempusMat, hex: int) -> int:
    """Give the own hex for a target: the one chosen, else that with the most people."""
    found = [start for start, to in _pairs(mat) if to == hex]
    if mat.selection.start in found:
        return mat.selection.start
    return max(found, key=lambda start: number(mat.own.people, start))


def values(mat: TempusMat, hex: int) -> tuple[int, ...]:
    """List the values of the cities that can be built on a hex."""
    return tuple(a.value for a in mat.legal if isinstance(a, Build) and a.hex == hex)


# Each kind of step


def _move(mat: TempusMat) -> Aims:
    selection = mat.selection
    moves = [a for a in mat.legal if isinstance(a, Move)]
    hot = {a.start: "own" for a in moves}
    free = mat.state.phase == "act" and not selection.deed
    if free:
        hot.update({a.start: "own" for a in mat.legal if isinstance(a, Attack)})
    hot.update({a.to: "reach" for a in moves if a.start == selection.start})
    if free:
        attacks = [a for a in mat.legal if isinstance(a, Attack) and a.start == selection.start]
        hot.update({a.target: "target" for a in attacks})
    _choose(hot, selection)

    def why(hex: int) -> Refusal | None:
        start = selection.start if selection.start >= 0 else hex
        return mat.rules.refuse(mat.state, Move(start, hex))

    return Aims(hot, why)


def _choose(hot: dict[int, str], selection: Selection) -> None:
    """Mark what is chosen already."""
    if selection.start in hot:
        hot[selection.start] = "start"
    if selection.to in hot and selection.to != selection.start:
        hot[selection.to] = "to"


def _babies(mat: TempusMat) -> Aims:
    hexes = (a.hex for a in mat.legal if isinstance(a, Birth))
    return _single(mat, hexes, Birth)


def _build(mat: TempusMat) -> Aims:
    def value(hex: int) -> Build:
        people = number(mat.own.people, hex)
        fits = [v for v in mat.tables.city_values if v <= people]
        return Build(hex, max(fits, default=min(mat.tables.city_values)))

    hexes = (a.hex for a in mat.legal if isinstance(a, Build))
    return _single(mat, hexes, value)


def _improve(mat: TempusMat) -> Aims:
    card = mat.own.hand[mat.selection.card]
    hexes = (a.hex for a in mat.legal if isinstance(a, Improve))
    return _single(mat, hexes, lambda hex: Improve(card, hex))


def _single(mat: TempusMat, hexes: Iterable[int], make: Callable[[int], Action]) -> Aims:
    """One hex is to be chosen."""
    hot = dict.fromkeys(hexes, "reach")
    if mat.selection.to in hot:
        hot[mat.selection.to] = "to"
    return Aims(hot, lambda hex: mat.rules.refuse(mat.state, make(hex)))


def _lay(mat: TempusMat) -> Aims:
    hexes = (a.centre for a in mat.legal if isinstance(a, Lay))
    rotation = mat.selection.rotation
    return _single(mat, hexes, lambda hex: Lay(hex, rotation))


def _pairs(mat: TempusMat) -> list[tuple[int, int]]:
    """List the hexes to fight or to preach from, and against."""
    card = mat.own.hand[mat.selection.card] if mat.selection.card >= 0 else ""
    found: list[tuple[int, int]] = []
    for a in mat.legal:
        match a:
            case Attack() if mat.mode == "fight":
                found.append((a.start, a.target))
            case Lead() if mat.mode == "lead" and a.card == card:
                found.append((a.start, a.target))
            case Preach() if mat.mode == "preach" and a.card == card:
                found.append((a.hex, a.source))
    return found


def _against(mat: TempusMat) -> Aims:
    """An own hex and a foreign one are to be chosen, in any order."""
    selection, pairs = mat.selection, _pairs(mat)
    chosen = selection.start in {start for start, _ in pairs}
    hot = {start: "own" for start, _ in pairs}
    hot.update({to: "target" for start, to in pairs if not chosen or start == selection.start})
    _choose(hot, selection)
    starts = [hex for hex, _ in mat.own.people]

    def why(hex: int) -> Refusal | None:
        touching = mat.tables.grid.touching[hex]
        beside = [start for start in starts if touching >> start & 1]
        start = selection.start if chosen else (beside or starts or [hex])[0]
        return mat.rules.refuse(mat.state, _meant(mat, start, hex))

    return Aims(hot, why)


def _meant(mat: TempusMat, start: int, to: int) -> Action:
    card = mat.own.hand[mat.selection.card] if mat.selection.card >= 0 else ""
    if mat.mode == "lead":
        return Lead(card, start, to)
    return Preach(card, to, start) if mat.mode == "preach" else Attack(start, to)


def _settle(mat: TempusMat) -> Aims:
    """Light the hexes that go together with those chosen."""
    selection = mat.selection
    full = len(selection.hexes) >= mat.tables.numbers.settlers
    wanted = () if full else selection.hexes
    hot: dict[int, str] = {}
    for a in mat.legal:
        if isinstance(a, Settle) and _holds(a.hexes, wanted):
            hot.update(dict.fromkeys(a.hexes, "reach"))
    hot.update(dict.fromkeys(selection.hexes, "to"))
    count = mat.tables.numbers.settlers

    def why(hex: int) -> Refusal | None:
        trial = (*selection.hexes, *[hex] * count)[:count] if not full else (hex,) * count
        return mat.rules.refuse(mat.state, Settle(tuple(sorted(trial))))

    return Aims(hot, why)


def settled(mat: TempusMat, hex: int) -> tuple[int, ...]:
    """Give where the first people stand after a click: one more there, or none there any more."""
    chosen = mat.selection.hexes
    numbers = mat.tables.numbers
    more = (*chosen, hex)
    if len(chosen) < numbers.settlers and _goes(mat, more):
        return more
    if hex in chosen:
        return tuple(one for one in chosen if one != hex)
    return (hex,) if _goes(mat, (hex,)) else chosen


def _goes(mat: TempusMat, hexes: tuple[int, ...]) -> bool:
    return any(isinstance(a, Settle) and _holds(a.hexes, hexes) for a in mat.legal)


def _holds(hexes: tuple[int, ...], some: tuple[int, ...]) -> bool:
    """Tell whether people on some hexes are among those on `hexes`, each as often."""
    return all(hexes.count(hex) >= some.count(hex) for hex in some)


def _calculate(mat: TempusMat) -> Aims:
    """Any two hexes of land can be set against each other."""
    selection, land = mat.selection, mat.rules.shores(mat.state).land
    hot = {hex: "own" for hex in range(mat.tables.grid.size) if land >> hex & 1}
    _choose(hot, selection)
    return Aims(hot)


_AIMS: Mapping[str, Callable[[TempusMat], Aims]] = {
    "move": _move,
    "babies": _babies,
    "build": _build,
    "improve": _improve,
    "lay": _lay,
    "fight": _against,
    "lead": _against,
    "preach": _against,
    "settle": _settle,
    CALCULATOR: _calculate,
}
