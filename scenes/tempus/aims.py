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
from scenes.tempus.glance import Glance


@dataclass(frozen=True, slots=True)
class Aims:
    """What clicks on hexes would do."""

    hot: Mapping[int, str] = field(default_factory=dict)
    """How each hex that answers is lit: "own", "reach", "target", "start", "to"."""
    refuse: Callable[[int], Refusal | None] | None = None
    """Why a hex that does not answer doesn't."""


def aims(glance: Glance) -> Aims:
    """Find out for all hexes what a click would do."""
    make = _AIMS.get(glance.mode)
    if make is None or not (glance.mine or glance.mode == CALCULATOR):
        return Aims()
    return make(glance)


def click(glance: Glance, hex: int) -> Draft | Action | None:
    """Give the draft after a click on a hex, or the action when it is chosen once more."""
    draft = glance.draft
    if glance.mode != CALCULATOR and not glance.mine:
        return draft
    if glance.mode == "settle":
        return replace(draft, hexes=settled(glance, hex))
    lit = aims(glance).hot.get(hex, "")
    if not lit:
        return replace(draft, start=-1, to=-1)
    if glance.mode == CALCULATOR:
        return _reckon(draft, hex)
    if glance.mode == "lay":
        turned = draft.to == hex
        return replace(draft, to=hex, rotation=(draft.rotation + turned) % 6)
    if lit == "to":
        return glance.action or draft
    return _pick(glance, hex, lit)


def _pick(glance: Glance, hex: int, lit: str) -> Draft:
    draft = glance.draft
    if lit in ("own", "start"):
        return replace(draft, start=-1 if lit == "start" else hex, to=-1)
    match glance.mode:
        case "build":
            return replace(draft, to=hex, value=max(values(glance, hex)))
        case "move" if lit == "target":
            return replace(draft, deed="fight", to=hex)
        case "fight" | "lead" | "preach":
            return replace(draft, start=_opposite(glance, hex), to=hex)
    return replace(draft, to=hex)


def _reckon(draft: Draft, hex: int) -> Draft:
    """Choose the hex to fight from, then the one to fight against."""
    if draft.start < 0 or draft.to >= 0:
        return replace(draft, start=hex, to=-1)
    return replace(draft, start=-1) if hex == draft.start else replace(draft, to=hex)


def _opposite(glance: Glance, hex: int) -> int:
    """Give the own hex for a target: the one chosen, else that with the most people."""
    found = [start for start, to in _pairs(glance) if to == hex]
    if glance.draft.start in found:
        return glance.draft.start
    return max(found, key=lambda start: number(glance.own.people, start))


def values(glance: Glance, hex: int) -> tuple[int, ...]:
    """List the values of the cities that can be built on a hex."""
    return tuple(a.value for a in glance.legal if isinstance(a, Build) and a.hex == hex)


# Each kind of step


def _move(glance: Glance) -> Aims:
    draft = glance.draft
    moves = [a for a in glance.legal if isinstance(a, Move)]
    hot = {a.start: "own" for a in moves}
    free = glance.state.phase == "act" and not draft.deed
    if free:
        hot.update({a.start: "own" for a in glance.legal if isinstance(a, Attack)})
    hot.update({a.to: "reach" for a in moves if a.start == draft.start})
    if free:
        attacks = [a for a in glance.legal if isinstance(a, Attack) and a.start == draft.start]
        hot.update({a.target: "target" for a in attacks})
    _choose(hot, draft)

    def why(hex: int) -> Refusal | None:
        start = draft.start if draft.start >= 0 else hex
        return glance.rules.refuse(glance.state, Move(start, hex))

    return Aims(hot, why)


def _choose(hot: dict[int, str], draft: Draft) -> None:
    """Mark what is chosen already."""
    if draft.start in hot:
        hot[draft.start] = "start"
    if draft.to in hot and draft.to != draft.start:
        hot[draft.to] = "to"


def _babies(glance: Glance) -> Aims:
    hexes = (a.hex for a in glance.legal if isinstance(a, Birth))
    return _single(glance, hexes, Birth)


def _build(glance: Glance) -> Aims:
    def value(hex: int) -> Build:
        people = number(glance.own.people, hex)
        fits = [v for v in glance.tables.city_values if v <= people]
        return Build(hex, max(fits, default=min(glance.tables.city_values)))

    hexes = (a.hex for a in glance.legal if isinstance(a, Build))
    return _single(glance, hexes, value)


def _improve(glance: Glance) -> Aims:
    card = glance.own.hand[glance.draft.card]
    hexes = (a.hex for a in glance.legal if isinstance(a, Improve))
    return _single(glance, hexes, lambda hex: Improve(card, hex))


def _single(glance: Glance, hexes: Iterable[int], make: Callable[[int], Action]) -> Aims:
    """One hex is to be chosen."""
    hot = dict.fromkeys(hexes, "reach")
    if glance.draft.to in hot:
        hot[glance.draft.to] = "to"
    return Aims(hot, lambda hex: glance.rules.refuse(glance.state, make(hex)))


def _lay(glance: Glance) -> Aims:
    hexes = (a.centre for a in glance.legal if isinstance(a, Lay))
    rotation = glance.draft.rotation
    return _single(glance, hexes, lambda hex: Lay(hex, rotation))


def _pairs(glance: Glance) -> list[tuple[int, int]]:
    """List the hexes to fight or to preach from, and against."""
    card = glance.own.hand[glance.draft.card] if glance.draft.card >= 0 else ""
    found: list[tuple[int, int]] = []
    for a in glance.legal:
        match a:
            case Attack() if glance.mode == "fight":
                found.append((a.start, a.target))
            case Lead() if glance.mode == "lead" and a.card == card:
                found.append((a.start, a.target))
            case Preach() if glance.mode == "preach" and a.card == card:
                found.append((a.hex, a.source))
    return found


def _against(glance: Glance) -> Aims:
    """An own hex and a foreign one are to be chosen, in any order."""
    draft, pairs = glance.draft, _pairs(glance)
    chosen = draft.start in {start for start, _ in pairs}
    hot = {start: "own" for start, _ in pairs}
    hot.update({to: "target" for start, to in pairs if not chosen or start == draft.start})
    _choose(hot, draft)
    starts = [hex for hex, _ in glance.own.people]

    def why(hex: int) -> Refusal | None:
        touching = glance.tables.grid.touching[hex]
        beside = [start for start in starts if touching >> start & 1]
        start = draft.start if chosen else (beside or starts or [hex])[0]
        return glance.rules.refuse(glance.state, _meant(glance, start, hex))

    return Aims(hot, why)


def _meant(glance: Glance, start: int, to: int) -> Action:
    card = glance.own.hand[glance.draft.card] if glance.draft.card >= 0 else ""
    if glance.mode == "lead":
        return Lead(card, start, to)
    return Preach(card, to, start) if glance.mode == "preach" else Attack(start, to)


def _settle(glance: Glance) -> Aims:
    """Light the hexes that go together with those chosen."""
    draft = glance.draft
    full = len(draft.hexes) >= glance.tables.numbers.settlers
    wanted = Counter() if full else Counter(draft.hexes)
    hot: dict[int, str] = {}
    for a in glance.legal:
        if isinstance(a, Settle) and not wanted - Counter(a.hexes):
            hot.update(dict.fromkeys(a.hexes, "reach"))
    hot.update(dict.fromkeys(draft.hexes, "to"))
    count = glance.tables.numbers.settlers

    def why(hex: int) -> Refusal | None:
        trial = (*draft.hexes, *[hex] * count)[:count] if not full else (hex,) * count
        return glance.rules.refuse(glance.state, Settle(tuple(sorted(trial))))

    return Aims(hot, why)


def settled(glance: Glance, hex: int) -> tuple[int, ...]:
    """Give where the first people stand after a click: one more there, or none there any more."""
    chosen = glance.draft.hexes
    numbers = glance.tables.numbers
    more = (*chosen, hex)
    if len(chosen) < numbers.settlers and _goes(glance, more):
        return more
    if hex in chosen:
        return tuple(one for one in chosen if one != hex)
    return (hex,) if _goes(glance, (hex,)) else chosen


def _goes(glance: Glance, hexes: tuple[int, ...]) -> bool:
    wanted = Counter(hexes)
    return any(isinstance(a, Settle) and not wanted - Counter(a.hexes) for a in glance.legal)


def _calculate(glance: Glance) -> Aims:
    """Any two hexes of land can be set against each other."""
    draft, land = glance.draft, glance.rules.shores(glance.state).land
    hot = {hex: "own" for hex in range(glance.tables.grid.size) if land >> hex & 1}
    _choose(hot, draft)
    return Aims(hot)


_AIMS: Mapping[str, Callable[[Glance], Aims]] = {
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
