"""Putting up a position: what a chapter of lessons begins with, value by value."""

from __future__ import annotations

from game.core.correction import Value
from game.tempus.state import State, changed
from game.tempus.tables import Tables

ROUND, TURN = "round", "turn"


def pose(tables: Tables, state: State, name: str, value: Value) -> State | None:
    """Give the state with a value put, and what goes with it moved along; `None`: no such value.

    `round` and `turn` are of the table. Of a seat are `0.box`, which brings the action tokens of
    that era, `0.tokens`, `0.people.69` and `0.city.69` on a hex, `0.card.medicine:hills` in hand.
    """
    if type(value) is not int or value < 0:
        return None
    draft = state.clone()
    owner, _, what = name.partition(".")
    if not what:
        return _table(draft, name, value)
    if not owner.isdecimal() or int(owner) >= len(state.tribes):
        return None
    return _tribe(tables, draft, int(owner), what, value)


def _table(draft: State, name: str, value: int) -> State | None:
    if name == ROUND:
        draft.round = value
    elif name == TURN:
        draft.turn = draft.seat = value
    else:
        return None
    return draft


def _tribe(tables: Tables, draft: State, seat: int, what: str, value: int) -> State | None:
    kind, _, key = what.partition(".")
    tribe = draft.edit(seat)
    if kind == "card":
        return _cards(draft, seat, key, value)
    if kind in ("people", "city"):
        if not key.isdecimal() or int(key) >= tables.grid.size:
            return None
        if kind == "people":
            tribe.people = changed(tribe.people, int(key), value)
        else:
            tribe.cities = changed(tribe.cities, int(key), value)
    elif what == "box" and value <= tables.last:
        tribe.box, tribe.tokens = value, tables.eras[value].actions
    elif what == "tokens":
        tribe.tokens = value
    else:
        return None
    return draft


def _cards(draft: State, seat: int, card: str, value: int) -> State | None:
    """Let so many cards of a kind lie in a hand; they come from the deck, or go back to it."""
    tribe, deck = draft.edit(seat), list(draft.deck)
    hand = [one for one in tribe.hand if one != card]
    deck += [card] * (len(tribe.hand) - len(hand))
    if deck.count(card) < max(value, 1):
        return None
    for _ in range(value):
        deck.remove(card)
    tribe.hand = tuple(sorted([*hand, *[card] * value]))
    draft.deck = tuple(deck)
    return draft
