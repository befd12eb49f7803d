"""What a player should think of before a step that is allowed (T4, T50)."""

from __future__ import annotations

from typing import Any

from game.core.message import Message
from game.tempus.actions import Attack, Build, Lead, Settle
from game.tempus.state import State, number
from game.tempus.tables import Tables


def warn(tables: Tables, state: State, action: Any) -> Message | None:
    """Warn of people on barren land, and of steps that can take a player's last people."""
    if isinstance(action, Settle):
        barren = sum(state.land[hex] in tables.barren for hex in action.hexes)
        return Message("tempus.warn.barren", {"count": barren}) if barren else None
    people = state.tribes[state.turn].people
    count = sum(number for _, number in people)
    if isinstance(action, Build) and number(people, action.hex) == count:
        return Message("tempus.warn.last_city", {"count": count})
    if isinstance(action, (Attack, Lead)) and count == 1:
        return Message("tempus.warn.last_fight")
    return None
