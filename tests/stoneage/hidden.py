"""What a seat cannot see of a state, varied: cards of others and of the deck change places."""

from __future__ import annotations

from collections.abc import Iterator

from game.stoneage.state import State


def vary(state: State, seat: int) -> Iterator[State]:
    """Give states that differ only in what `seat` may not know."""
    if state.phase == "over" or not state.deck:
        return
    other = state.clone()
    other.deck = tuple(reversed(state.deck))
    yield other
    for victim, tribe in enumerate(state.tribes):
        if victim != seat and tribe.cards:
            yield _swapped(state, victim)


def _swapped(state: State, victim: int) -> State:
    """Put the first card of the deck in place of a face-down card, and that into the deck."""
    other = state.clone()
    tribe = state.tribes[victim].clone()
    other.deck = (tribe.cards[0], *state.deck[1:])
    tribe.cards = (state.deck[0], *tribe.cards[1:])
    other.tribes = (*state.tribes[:victim], tribe, *state.tribes[victim + 1 :])
    return other
