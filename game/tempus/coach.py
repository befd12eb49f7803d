"""What an action about to be done would lose for nothing, found by the rules."""

from __future__ import annotations

from game.core.message import Message
from game.tempus import breeding
from game.tempus.actions import Done, End, Ideas
from game.tempus.rules import TempusRules
from game.tempus.state import State


def warnings(rules: TempusRules, state: State, seat: int, action: object) -> tuple[Message, ...]:
    """Name children waived, and cards drawn that may not be kept."""
    tables, tribe = rules.tables, state.tribes[seat]
    if isinstance(action, Ideas):
        era = tables.eras[tribe.box]
        over = len(tribe.hand) + era.draw - era.hand
        return (Message("tempus.coach.cards", {"count": over}),) if over > 0 else ()
    if not isinstance(action, (Done, End)):
        return ()
    if state.phase == "babies":
        children = min(state.left, len(breeding.births(tables, state)))
        if children:
            return (Message("tempus.coach.children", {"count": children}),)
    return ()
