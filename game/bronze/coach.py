"""What an action about to be done would lose for nothing, found by the rules."""

from __future__ import annotations

from game.bronze import board, settling
from game.bronze.actions import Done, Settle
from game.bronze.rules import BronzeRules
from game.bronze.state import State
from game.core.message import Message


def warnings(rules: BronzeRules, state: State, seat: int, action: object) -> tuple[Message, ...]:
    """Name cards left unused, and free spots that are left behind for ever."""
    cubes = state.players[seat].cubes
    if isinstance(action, Done) and state.phase == "settle":
        free = board.within_reach(rules.tables, state, seat)
        usable = min(cubes, _fitting(rules, state, state.active, free))
        return (Message("bronze.coach.cards", {"count": usable}),) if usable else ()
    if isinstance(action, Settle) and cubes > 1:
        return _behind(rules, state, seat, action)
    return ()


def _behind(rules: BronzeRules, state: State, seat: int, action: Settle) -> tuple[Message, ...]:
    """Warn of leaving spots that another card awake could still have taken before."""
    tables = rules.tables
    draft = state.clone()
    player = draft.players[seat].clone()
    player.taken |= settling.bit(tables, action)
    draft.players = (*draft.players[:seat], player, *draft.players[seat + 1 :])
    before = board.within_reach(tables, state, seat)
    left = before & ~board.within_reach(tables, draft, seat) & ~settling.bit(tables, action)
    others = list(state.active)
    others.remove(action.technology)
    if not left or not _fitting(rules, state, tuple(others), left):
        return ()
    return (Message("bronze.coach.behind", {"count": left.bit_count()}),)


def _fitting(rules: BronzeRules, state: State, cards: tuple[str, ...], free: int) -> int:
    """Count the cards that have some spot among these."""
    fits = rules.tables.layout(state.tiles).fits
    return sum(bool(free & fits[name]) for name in cards)
