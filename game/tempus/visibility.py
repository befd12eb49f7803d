"""What a seat may know, and what it can conclude about the cards it does not see (T51, T52)."""

from __future__ import annotations

from dataclasses import replace

from game.tempus.events import hidden
from game.tempus.state import State
from game.tempus.tables import Tables


def view(state: State, seat: int | None) -> State:
    """Hide the deck, the hands of others and their face-down cards; numbers stay (T51)."""
    seen = state.clone()
    seen.deck = hidden(state.deck)
    tribes = []
    for other, tribe in enumerate(state.tribes):
        if other != seat and (tribe.hand or tribe.laid):
            tribe = tribe.clone()
            tribe.hand, tribe.laid = hidden(tribe.hand), hidden(tribe.laid)
        tribes.append(tribe)
    seen.tribes = tuple(tribes)
    # The attacker laid these cards and knows them; the defender must not (T52).
    if state.fight is not None and state.turn != seat:
        seen.fight = replace(state.fight, cards=hidden(state.fight.cards))
    return seen


def unseen(tables: Tables, view: State) -> tuple[str, ...]:
    """List the cards that a view does not show anywhere: in the deck, in hands, face down."""
    shown = list(view.discards)
    for tribe in view.tribes:
        shown += (*tribe.hand, *tribe.laid, *tribe.open)
    if view.fight is not None:
        shown += view.fight.cards
    return tables.besides(tuple(shown))
