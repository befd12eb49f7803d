"""What everybody should notice: how the own tribe eats or hungers, and how the end comes."""

from __future__ import annotations

from game.core.event import Event
from game.stoneage.events import DeckShort, Fed, StackEmptied, Starved
from scenes.stoneage.mat import StoneMat
from scenes.table.contract import Ending, Moment, by_kind


def ending(mat: StoneMat, event: Event) -> Ending | None:
    """Say how an event brings the end about: an empty stack lets the round be played out."""
    if isinstance(event, StackEmptied):
        cause = mat.text("stoneage.moment.cause_stack", name=mat.who(event.seat))
        return Ending(cause, mat.text("stoneage.event.stack_empty"))
    if isinstance(event, DeckShort):
        return Ending(mat.text("stoneage.moment.cause_deck", count=event.gaps))
    return None


def _fed(mat: StoneMat, event: Fed, viewer: int | None) -> Moment | None:
    if event.seat != viewer:
        return None
    lines = []
    if event.gained:
        lines.append(mat.text("stoneage.moment.gained", count=event.gained))
    lines.append(mat.text("stoneage.moment.eaten", count=event.eaten))
    if event.missing:
        lines.append(mat.text("stoneage.moment.missing", count=event.missing))
    which, kind = ("short", "hunger") if event.missing else ("feeding", "feeding")
    title = mat.text(f"stoneage.moment.{which}")
    return Moment(kind, title, tuple(lines), "stoneage/food", viewer, personal=True)


def _starved(mat: StoneMat, event: Starved, viewer: int | None) -> Moment | None:
    if event.seat != viewer:
        return None
    lines = (mat.text("stoneage.moment.starved", count=event.hungry, points=event.points),)
    title = mat.text("stoneage.moment.hunger")
    return Moment("hunger", title, lines, "stoneage/food", viewer, personal=True)


moment = by_kind(
    {
        Fed: _fed,
        Starved: _starved,
    }
)
