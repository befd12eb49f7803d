"""What a seat cannot see of a state, varied: cards of others and of the deck change places."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.tempus.state import State


def vary(state: State, seat: int) -> Iterator[State]:
    """Give states that differ only in what `seat` may not know."""
    if not state.deck:
        return
    for victim, tribe in enumerate(state.tribes):
        if victim != seat and tribe.hand:
            yield _swapped(state, victim, "hand")
        if victim != seat and tribe.laid:
            yield _swapped(state, victim, "laid")
    if state.fight is not None and state.fight.cards and state.turn != seat:
        other = state.clone()
        cards = (state.deck[-1], *state.fight.cards[1:])
        other.fight = replace(state.fight, cards=cards)
        other.deck = (*state.deck[:-1], state.fight.cards[0])
        yield other


def _swapped(state: State, victim: int, where: str) -> State:
    """Put a card of the deck in place of a hidden card, and that into the deck."""
    other = state.clone()
    tribe = other.edit(victim)
    cards = getattr(tribe, where)
    setattr(tribe, where, tuple(sorted((state.deck[-1], *cards[1:]))))
    other.deck = (*state.deck[:-1], cards[0])
    return other
