"""Why a computer player does something, in one short message for the table."""

from __future__ import annotations

from game.core.message import Key, Message
from game.tempus import progress
from game.tempus.actions import (
    Action,
    Advance,
    Attack,
    Birth,
    Build,
    Commit,
    Govern,
    Ideas,
    Improve,
    Lead,
    Move,
    Preach,
    Settle,
)
from game.tempus.rules import TempusRules
from game.tempus.state import State

_FIXED = {
    Settle: "settle",
    Birth: "birth",
    Ideas: "ideas",
    Attack: "attack",
    Lead: "attack",
    Govern: "govern",
    Improve: "improve",
    Preach: "preach",
    Advance: "advance",
}


def explain(rules: TempusRules, state: State, action: Action) -> Message | None:
    """Give the reason for an action, or `None` where it says enough by itself."""
    if isinstance(action, Build):
        return Message("tempus.bot.reason.build", {"count": action.value})
    if isinstance(action, Move):
        box = progress.next_box(rules.tables, state)
        wanted = rules.tables.eras[box].terrain
        if rules.tables.letter.get(wanted) == state.land[action.to]:
            return Message(
                "tempus.bot.reason.terrain", {"terrain": Key(f"tempus.terrain.{wanted}")}
            )
        return Message("tempus.bot.reason.spread")
    if isinstance(action, Commit) and state.phase == "progress":
        return Message("tempus.bot.reason.progress" if action.cards else "tempus.bot.reason.save")
    name = _FIXED.get(type(action))
    return Message(f"tempus.bot.reason.{name}") if name else None
