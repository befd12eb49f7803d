"""What a tooltip says about a hex: who is there, why it does not answer, what a click leads to."""

from __future__ import annotations

from collections.abc import Iterator

from game.tempus.actions import Action, Birth, Build, Improve, Move
from game.tempus.board import owner
from game.tempus.state import number
from scenes.tempus.aims import values
from scenes.tempus.duel import trial
from scenes.tempus.glance import Glance, key
from scenes.ui.picture import Tip


def tip(glance: Glance, hex: int, lit: str, reason: str) -> Tip:
    """Say all about a hex."""
    terrain = glance.terrain(hex)
    if terrain in ("sea", "lake"):
        lines: tuple[str, ...] = (glance.text(f"tempus.table.hex.{terrain}"),)
        if lit:
            lines = (glance.text("tempus.table.hex.lay"),)
        return Tip(
            glance.upper(glance.text(f"tempus.table.{terrain}")),
            "",
            lines,
            reason,
            icon=f"tempus/{terrain}",
        )
    title = glance.upper(glance.name("terrain", terrain))
    seat = owner(glance.state, hex)
    words = glance.who(seat) if seat is not None else glance.text("tempus.table.hex.free")
    body = (*_there(glance, hex, seat), *_land(glance, terrain), *_would(glance, hex, lit))
    return Tip(title, words, body, reason, icon=f"tempus/{terrain}")


def _there(glance: Glance, hex: int, seat: int | None) -> Iterator[str]:
    """Tell who stands here, and how many more may."""
    if seat is None:
        return
    state, rules = glance.state, glance.rules
    tribe = state.tribes[seat]
    city = number(tribe.cities, hex)
    if city:
        yield glance.text("tempus.table.hex.city", value=city)
    people = number(tribe.people, hex)
    if people:
        limit = rules.limit(state, seat, hex)
        yield glance.text("tempus.table.hex.people", count=people, limit=limit)
        bonus = number(tribe.bonus, hex)
        if bonus:
            yield glance.text("tempus.table.hex.bonus", count=bonus)
        moved = number(state.moved, hex) if seat == state.turn else 0
        if moved:
            yield glance.text("tempus.table.hex.moved", count=moved)
    if state.lap and seat != state.seat and rules.protected(state, seat):
        yield glance.text("tempus.table.hex.protected", name=glance.who(seat))


def _land(glance: Glance, terrain: str) -> Iterator[str]:
    """Tell what the terrain is good for."""
    kind = glance.tables.components.map.terrains[terrain]
    if kind.barren:
        yield glance.text("tempus.table.hex.barren")
    elif kind.nursery:
        yield glance.text("tempus.table.hex.nursery")
    state = glance.state
    if state.lap and state.phase != "over":
        era = glance.tables.eras[glance.rules.next_box(state)]
        if era.terrain == terrain:
            yield glance.text("tempus.table.hex.counts", era=key(f"era.{era.id}"))


def _would(glance: Glance, hex: int, lit: str) -> Iterator[str]:
    """Tell what a click would lead to."""
    state, rules, draft = glance.state, glance.rules, glance.draft
    if lit == "own" and glance.mode == "move":
        yield glance.text("tempus.table.hex.choose")
    if lit == "target" and glance.mode != "preach":
        start = draft.start if draft.start >= 0 else _beside(glance, hex)
        if start >= 0:
            win = trial(glance, start, hex, ()).chance.win
            yield glance.text("tempus.table.hex.chance", percent=round(win * 100))
    if lit not in ("reach", "to"):
        return
    if glance.mode == "move":
        way, path = rules.route(state, draft.start, hex)
        yield glance.text(f"tempus.table.hex.way_{way}", count=len(path) - 1)
    action = _action(glance, hex)
    if action is not None:
        yield from changes(glance, action)


def _beside(glance: Glance, hex: int) -> int:
    touching = glance.tables.grid.touching[hex]
    beside = [(count, start) for start, count in glance.own.people if touching >> start & 1]
    return max(beside)[1] if beside else -1


def _action(glance: Glance, hex: int) -> Action | None:
    draft = glance.draft
    match glance.mode:
        case "move" if draft.start >= 0:
            return Move(draft.start, hex)
        case "babies":
            return Birth(hex)
        case "build":
            return Build(hex, max(values(glance, hex)))
        case "improve":
            return Improve(glance.own.hand[draft.card], hex)
    return None


def changes(glance: Glance, action: Action) -> Iterator[str]:
    """Tell how points and progress change, as the engine has it."""
    state, rules, seat = glance.state, glance.rules, glance.state.seat
    if rules.refuse(state, action) is not None:
        return
    after = rules.apply(state, action, quiet=True).state
    points = rules.score_now(after, seat) - rules.score_now(state, seat)
    if points:
        yield glance.text(
            "tempus.table.hex.points", count=abs(points), sign="+" if points > 0 else "−"
        )
    if after.phase == "over" or rules.next_box(after) != rules.next_box(state):
        return
    more = rules.progress_now(after, seat).total - rules.progress_now(state, seat).total
    if more:
        yield glance.text(
            "tempus.table.hex.progress", count=abs(more), sign="+" if more > 0 else "−"
        )
