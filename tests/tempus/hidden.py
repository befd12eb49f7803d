"""What a seat cannot see of a state, varied: cards of others and of the deck change places."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from game.tempus.state import State


def vary(state: State, seat: int) -> Iterator[State]:
    """Give states that differ only in what `seat` may not know."""
    if not state.deck:
        return
    yield _shuffled(state, seat)
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


def _shuffled(state: State, seat: int) -> State:
    """Deal anew all that the seat cannot see: hands, face-down cards, the deck."""
    other = state.clone()
    theirs = [victim for victim in range(len(state.tribes)) if victim != seat]
    cards = list(state.deck)
    for victim in theirs:
        cards += (*state.tribes[victim].hand, *state.tribes[victim].laid)
    Random(f"{seat}/{state.round}/{len(cards)}").shuffle(cards)
    for victim in theirs:
        tribe = other.edit(victim)
        tribe.hand = tuple(sorted(_taken(cards, len(tribe.hand))))
        tribe.laid = tuple(sorted(_taken(cards, len(tribe.laid))))
    other.deck = tuple(cards)
    return other


def _taken(cards: list[str], count: int) -> list[str]:
    found, cards[:] = cards[:count], cards[count:]
    return found


def _swapped(state: State, victim: int, where: str) -> State:
    """Put a card of the deck in place of a hidden card, and that into the deck."""
    other = state.clone()
    tribe = other.edit(victim)
    cards = getattr(tribe, where)
    setattr(tribe, where, tuple(sorted((state.deck[-1], *cards[1:]))))
    other.deck = (*state.deck[:-1], cards[0])
    return other
