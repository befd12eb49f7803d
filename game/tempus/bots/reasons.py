"""Why a computer player does something, in one short message for the table."""

from __future__ import annotations

from game.core.message import Key, Message, Param
from game.tempus import progress
from game.tempus.actions import (
    Action,
    Advance,
    Attack,
    Birth,
    Boost,
    Build,
    Commit,
    Discard,
    Done,
    End,
    Govern,
    Ideas,
    Improve,
    Lay,
    Lead,
    Move,
    Name,
    Preach,
    Settle,
)
from game.tempus.rules import TempusRules
from game.tempus.state import State, number

_FIXED = {
    Lay: "lay",
    Settle: "settle",
    Birth: "birth",
    Ideas: "ideas",
    Attack: "attack",
    Lead: "attack",
    Govern: "govern",
    Improve: "improve",
    Preach: "preach",
    Name: "name",
    Discard: "discard",
    Done: "done",
    End: "done",
}


def explain(rules: TempusRules, state: State, action: Action) -> Message:
    """Give the reason for an action."""
    if isinstance(action, Build):
        return _say("build", count=action.value)
    if isinstance(action, Move):
        return _move(rules, state, action)
    if isinstance(action, Commit):
        return _commit(state, action)
    if isinstance(action, Boost):
        return _say("child" if state.phase == "babies" else "along")
    if isinstance(action, Advance):
        return _say("advance" if action.fresh + action.moved else "stay")
    return _say(_FIXED[type(action)])


def _say(name: str, **params: Param) -> Message:
    return Message(f"tempus.bot.reason.{name}", params)


def _move(rules: TempusRules, state: State, action: Move) -> Message:
    """Name the terrain that scores next, a gathering for a city, or new land."""
    wanted = rules.tables.eras[progress.next_box(rules.tables, state)].terrain
    if rules.tables.letter[wanted] == state.land[action.to]:
        return _say("terrain", terrain=Key(f"tempus.terrain.{wanted}"))
    joined = number(state.tribes[state.turn].people, action.to)
    return _say("gather" if joined else "spread")


def _commit(state: State, action: Commit) -> Message:
    if state.phase == "progress":
        return _say("progress" if action.cards else "save")
    if not action.cards:
        return _say("spare")
    return _say("defend" if state.phase == "defend" else "attack")
