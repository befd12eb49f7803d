"""What a tooltip says about a hex: who is there, why it does not answer, what a click leads to."""

from __future__ import annotations

from collections.abc import Iterator

from game.tempus.actions import Action, Birth, Build, Improve, Move
from game.tempus.board import all_cities, owner
from game.tempus.state import number
from scenes.table.mat import capital
from scenes.tempus.aims import values
from scenes.tempus.duel import trial
from scenes.tempus.mat import TempusMat
from scenes.ui.picture import Tip


def tip(mat: TempusMat, hex: int, lit: str, reason: str) -> Tip:
    """Say all about a hex."""
    terrain = mat.terrains[hex]
    if terrain in ("sea", "lake"):
        return water_tip(mat, terrain, lit, reason)
    title = capital(mat.name("terrain", terrain))
    seat = owner(mat.state, hex)
    words = mat.who(seat) if seat is not None else mat.text("tempus.table.hex.free")
    body = (*_there(mat, hex, seat), *_land(mat, hex, terrain), *_would(mat, hex, lit))
    return Tip(title, words, body, reason, icon=f"tempus/{terrain}")


def water_tip(mat: TempusMat, water: str, lit: str, reason: str) -> Tip:
    """Say all about a hex of sea or lake; alike for all of them."""
    key = f"tempus.table.hex.{'lay' if lit else water}"
    title = capital(mat.text(f"tempus.table.{water}"))
    return Tip(title, "", (mat.text(key),), reason, icon=f"tempus/{water}")


def _there(mat: TempusMat, hex: int, seat: int | None) -> Iterator[str]:
    """Tell who stands here, and how many more may."""
    if seat is None:
        return
    state, rules = mat.state, mat.rules
    tribe = state.tribes[seat]
    city = number(tribe.cities, hex)
    if city:
        yield mat.text("tempus.table.hex.city", value=city)
    people = number(tribe.people, hex)
    if people:
        limit = rules.limit(state, seat, hex)
        yield mat.text("tempus.table.hex.people", count=people, limit=limit)
        bonus = number(tribe.bonus, hex)
        if bonus:
            yield mat.text("tempus.table.hex.bonus", count=bonus)
        moved = number(state.moved, hex) if seat == state.turn else 0
        if moved:
            yield mat.text("tempus.table.hex.moved", count=moved)
    if state.lap and seat != state.seat and rules.protected(state, seat):
        yield mat.text("tempus.table.hex.protected", name=mat.who(seat))


def _land(mat: TempusMat, hex: int, terrain: str) -> Iterator[str]:
    """Tell what the terrain is good for; of a hex with a city, what the city is."""
    if all_cities(mat.state) >> hex & 1:
        count = mat.tables.numbers.city_progress
        if count:
            yield mat.text("tempus.table.hex.counts_city", count=count)
        return
    kind = mat.tables.components.map.terrains[terrain]
    if kind.barren:
        yield mat.text("tempus.table.hex.barren")
    elif kind.nursery:
        yield mat.text("tempus.table.hex.nursery")
    state = mat.state
    if state.lap and state.phase != "over":
        era = mat.tables.eras[mat.rules.next_box(state)]
        if era.terrain == terrain:
            yield mat.text("tempus.table.hex.counts", era=mat.key(f"era.{era.id}"))


def _would(mat: TempusMat, hex: int, lit: str) -> Iterator[str]:
    """Tell what a click would lead to."""
    state, rules, selection = mat.state, mat.rules, mat.selection
    if lit == "own" and mat.mode == "move":
        yield mat.text("tempus.table.hex.choose")
    if lit == "target" and mat.mode != "preach":
        start = selection.start if selection.start >= 0 else _beside(mat, hex)
        if start >= 0:
            win = trial(mat, start, hex, ()).chance.win
            yield mat.text("tempus.table.hex.chance", percent=round(win * 100))
    if lit not in ("reach", "to"):
        return
    if mat.mode == "move":
        way, path = rules.route(state, selection.start, hex)
        yield mat.text(f"tempus.table.hex.way_{way}", count=len(path) - 1)
    action = _action(mat, hex)
    if action is not None:
        yield from changes(mat, action)


def _beside(mat: TempusMat, hex: int) -> int:
    touching = mat.tables.grid.touching[hex]
    beside = [(count, start) for start, count in mat.own.people if touching >> start & 1]
    return max(beside)[1] if beside else -1


def _action(mat: TempusMat, hex: int) -> Action | None:
    selection = mat.selection
    match mat.mode:
        case "move" if selection.start >= 0:
            return Move(selection.start, hex)
        case "babies":
            return Birth(hex)
        case "build":
            return Build(hex, max(values(mat, hex)))
        case "improve":
            return Improve(mat.own.hand[selection.card], hex)
    return None


def changes(mat: TempusMat, action: Action) -> Iterator[str]:
    """Tell how points and progress change, as the engine has it."""
    state, rules, seat = mat.state, mat.rules, mat.state.seat
    if rules.refuse(state, action) is not None:
        return
    after = rules.apply(state, action, quiet=True).state
    points = rules.score_now(after, seat) - rules.score_now(state, seat)
    if points:
        yield mat.text(
            "tempus.table.hex.points", count=abs(points), sign="+" if points > 0 else "−"
        )
    if after.phase == "over" or rules.next_box(after) != rules.next_box(state):
        return
    more = rules.progress_now(after, seat).total - rules.progress_now(state, seat).total
    if more:
        yield mat.text("tempus.table.hex.progress", count=abs(more), sign="+" if more > 0 else "−")
