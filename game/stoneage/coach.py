"""What an action about to be done would lose for nothing, found by the rules."""

from __future__ import annotations

from game.core.message import Message
from game.stoneage import feeding, paying
from game.stoneage.actions import Pay, Put, Starve
from game.stoneage.rules import StoneRules
from game.stoneage.state import State


def warnings(rules: StoneRules, state: State, seat: int, action: object) -> tuple[Message, ...]:
    """Name points lost to hunger that can be paid for, and last people who can pay for nothing."""
    if isinstance(action, Starve):
        if any(isinstance(other, Pay) for other in rules.legal(state)):
            lost = feeding.penalty(rules.tables, state.missing)
            return (Message("stoneage.coach.hungry", {"count": lost, "missing": state.missing}),)
        return ()
    if isinstance(action, Put):
        return _nothing(rules, state, seat, action)
    return ()


def _nothing(rules: StoneRules, state: State, seat: int, action: Put) -> tuple[Message, ...]:
    """Warn of the last person before something that nobody of the tribe can pay for."""
    tables, tribe = rules.tables, state.tribes[seat]
    layout = tables.layouts[len(state.tribes)]
    spot = layout.spots[action.place]
    if spot.number < 0 or tribe.home > action.people:
        return ()
    # Whoever stands where resources or cards are to be had may bring what is missing.
    sources = [
        at
        for at, one in enumerate(layout.spots[name] for name in layout.ids)
        if one.good >= 0 or one.gain == "card"
    ]
    if any(tribe.placed[at] for at in sources):
        return ()
    need = paying.need_at(tables, state, action.place)
    if paying.payable(need, tribe.resources, paying.extra(tables, tribe)):
        return ()
    lack = max(1, (sum(need.cost) or need.least) - sum(tribe.resources))
    return (Message("stoneage.coach.nothing", {"count": lack}),)
