"""Which hexes answer to a click now, what the click chooses, and why others do not answer.

All of it is read off the list of legal actions, and refusals are those of the engine.
"""

from __future__ import annotations

from collections import Counter
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
from scenes.tempus.draft import CALCULATOR, Draft
from scenes.tempus.mat import TempusMat


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


def click(mat: TempusMat, hex: int) -> Draft | Action | None:
    """Give the draft after a click on a hex, or the action when it is chosen once more."""
    draft = mat.draft
    if mat.mode != CALCULATOR and not mat.deciding:
        return draft
    if mat.mode == "settle":
        return replace(draft, hexes=settled(mat, hex))
    lit = aims(mat).hot.get(hex, "")
    if not lit:
        return replace(draft, start=-1, to=-1)
    if mat.mode == CALCULATOR:
        return _reckon(draft, hex)
    if mat.mode == "lay":
        turned = draft.to == hex
        return replace(draft, to=hex, rotation=(draft.rotation + turned) % 6)
    if lit == "to":
        return mat.action or draft
    return _pick(mat, hex, lit)


def _pick(mat: TempusMat, hex: int, lit: str) -> Draft:
    draft = mat.draft
    if lit in ("own", "start"):
        return replace(draft, start=-1 if lit == "start" else hex, to=-1)
    match mat.mode:
        case "build":
            return replace(draft, to=hex, value=max(values(mat, hex)))
        case "move" if lit == "target":
            return replace(draft, deed="fight", to=hex)
        case "fight" | "lead" | "preach":
            return replace(draft, start=_opposite(mat, hex), to=hex)
    return replace(draft, to=hex)


def _reckon(draft: Draft, hex: int) -> Draft:
    """Choose the hex to fight from, then the one to fight against."""
    if draft.start < 0 or draft.to >= 0:
        return replace(draft, start=hex, to=-1)
    return replace(draft, start=-1) if hex == draft.start else replace(draft, to=hex)


def _opposite(mat: TempusMat, hex: int) -> int:
    """Give the own hex for a target: the one chosen, else that with the most people."""
    found = [start for start, to in _pairs(mat) if to == hex]
    if mat.draft.start in found:
        return mat.draft.start
    return max(found, key=lambda start: number(mat.own.people, start))


def values(mat: TempusMat, hex: int) -> tuple[int, ...]:
    """List the values of the cities that can be built on a hex."""
    return tuple(a.value for a in mat.legal if isinstance(a, Build) and a.hex == hex)


# Each kind of step


def _move(mat: TempusMat) -> Aims:
    draft = mat.draft
    moves = [a for a in mat.legal if isinstance(a, Move)]
    hot = {a.start: "own" for a in moves}
    free = mat.state.phase == "act" and not draft.deed
    if free:
        hot.update({a.start: "own" for a in mat.legal if isinstance(a, Attack)})
    hot.update({a.to: "reach" for a in moves if a.start == draft.start})
    if free:
        attacks = [a for a in mat.legal if isinstance(a, Attack) and a.start == draft.start]
        hot.update({a.target: "target" for a in attacks})
    _choose(hot, draft)

    def why(hex: int) -> Refusal | None:
        start = draft.start if draft.start >= 0 else hex
        return mat.rules.refuse(mat.state, Move(start, hex))

    return Aims(hot, why)


def _choose(hot: dict[int, str], draft: Draft) -> None:
    """Mark what is chosen already."""
    if draft.start in hot:
        hot[draft.start] = "start"
    if draft.to in hot and draft.to != draft.start:
        hot[draft.to] = "to"


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
    card = mat.own.hand[mat.draft.card]
    hexes = (a.hex for a in mat.legal if isinstance(a, Improve))
    return _single(mat, hexes, lambda hex: Improve(card, hex))


def _single(mat: TempusMat, hexes: Iterable[int], make: Callable[[int], Action]) -> Aims:
    """One hex is to be chosen."""
    hot = dict.fromkeys(hexes, "reach")
    if mat.draft.to in hot:
        hot[mat.draft.to] = "to"
    return Aims(hot, lambda hex: mat.rules.refuse(mat.state, make(hex)))


def _lay(mat: TempusMat) -> Aims:
    hexes = (a.centre for a in mat.legal if isinstance(a, Lay))
    rotation = mat.draft.rotation
    return _single(mat, hexes, lambda hex: Lay(hex, rotation))


def _pairs(mat: TempusMat) -> list[tuple[int, int]]:
    """List the hexes to fight or to preach from, and against."""
    card = mat.own.hand[mat.draft.card] if mat.draft.card >= 0 else ""
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
    draft, pairs = mat.draft, _pairs(mat)
    chosen = draft.start in {start for start, _ in pairs}
    hot = {start: "own" for start, _ in pairs}
    hot.update({to: "target" for start, to in pairs if not chosen or start == draft.start})
    _choose(hot, draft)
    starts = [hex for hex, _ in mat.own.people]

    def why(hex: int) -> Refusal | None:
        touching = mat.tables.grid.touching[hex]
        beside = [start for start in starts if touching >> start & 1]
        start = draft.start if chosen else (beside or starts or [hex])[0]
        return mat.rules.refuse(mat.state, _meant(mat, start, hex))

    return Aims(hot, why)


def _meant(mat: TempusMat, start: int, to: int) -> Action:
    card = mat.own.hand[mat.draft.card] if mat.draft.card >= 0 else ""
    if mat.mode == "lead":
        return Lead(card, start, to)
    return Preach(card, to, start) if mat.mode == "preach" else Attack(start, to)


def _settle(mat: TempusMat) -> Aims:
    """Light the hexes that go together with those chosen."""
    draft = mat.draft
    full = len(draft.hexes) >= mat.tables.numbers.settlers
    wanted = Counter() if full else Counter(draft.hexes)
    hot: dict[int, str] = {}
    for a in mat.legal:
        if isinstance(a, Settle) and not wanted - Counter(a.hexes):
            hot.update(dict.fromkeys(a.hexes, "reach"))
    hot.update(dict.fromkeys(draft.hexes, "to"))
    count = mat.tables.numbers.settlers

    def why(hex: int) -> Refusal | None:
        trial = (*draft.hexes, *[hex] * count)[:count] if not full else (hex,) * count
        return mat.rules.refuse(mat.state, Settle(tuple(sorted(trial))))

    return Aims(hot, why)


def settled(mat: TempusMat, hex: int) -> tuple[int, ...]:
    """Give where the first people stand after a click: one more there, or none there any more."""
    chosen = mat.draft.hexes
    numbers = mat.tables.numbers
    more = (*chosen, hex)
    if len(chosen) < numbers.settlers and _goes(mat, more):
        return more
    if hex in chosen:
        return tuple(one for one in chosen if one != hex)
    return (hex,) if _goes(mat, (hex,)) else chosen


def _goes(mat: TempusMat, hexes: tuple[int, ...]) -> bool:
    wanted = Counter(hexes)
    return any(isinstance(a, Settle) and not wanted - Counter(a.hexes) for a in mat.legal)


def _calculate(mat: TempusMat) -> Aims:
    """Any two hexes of land can be set against each other."""
    draft, land = mat.draft, mat.rules.shores(mat.state).land
    hot = {hex: "own" for hex in range(mat.tables.grid.size) if land >> hex & 1}
    _choose(hot, draft)
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
