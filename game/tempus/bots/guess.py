"""What the others may hold: hands filled in with cards that were not seen anywhere."""

from __future__ import annotations

from dataclasses import replace

from game.core.chance import Draw, Seeded
from game.tempus.rules import TempusRules
from game.tempus.state import UNKNOWN, State


def guess(rules: TempusRules, view: State, seed: str) -> State:
    """Fill in what a view hides with cards it does not show, each set equally likely.

    Discards, the own hand, and how many cards each holds are as they were seen.
    """
    cards = rules.unseen(view)
    drawn = Seeded(seed).decide(Draw("guess", cards, len(cards)), ("guess",))
    order = [str(card) for card in drawn.values]
    state = view.clone()
    state.tribes = tuple(tribe.clone() for tribe in view.tribes)
    for tribe in state.tribes:
        tribe.hand = _filled(tribe.hand, order)
        tribe.laid = _filled(tribe.laid, order)
    if view.fight is not None and UNKNOWN in view.fight.cards:
        state.fight = replace(view.fight, cards=_filled(view.fight.cards, order))
    # Sorted, since a deck's order is nobody's knowledge, and equal guesses must be equal states.
    state.deck = tuple(sorted(order))
    return state


def guesses(rules: TempusRules, view: State, seed: str, count: int) -> list[State]:
    """Give several guesses; one is enough where nothing is hidden."""
    if not any(UNKNOWN in (*tribe.hand, *tribe.laid) for tribe in view.tribes):
        return [guess(rules, view, seed)]
    return [guess(rules, view, f"{seed}/{number}") for number in range(count)]


def _filled(cards: tuple[str, ...], order: list[str]) -> tuple[str, ...]:
    known = [card for card in cards if card != UNKNOWN]
    missing = len(cards) - len(known)
    fresh = [order.pop() for _ in range(min(missing, len(order)))]
    return tuple(sorted([*known, *fresh]))
