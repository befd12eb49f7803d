"""Eras, turns and actions one after the other (T7, T8).

Every function here fills in a fresh clone that nobody else has seen yet (`draft`). `events` takes
the events; `None` leaves them out.
"""

from __future__ import annotations

from game.core.event import Events, RoundBegan, TurnBegan
from game.tempus.events import ActionBegan, TokensTaken
from game.tempus.state import State, Tribe
from game.tempus.tables import Tables


def begin_era(tables: Tables, draft: State, events: Events) -> None:
    """Give everybody the action tokens of the own box; the first player begins (T7)."""
    for seat in range(len(draft.tribes)):
        tribe = draft.edit(seat)
        tribe.tokens = tables.eras[tribe.box].actions
    draft.lap = 1
    if events is not None:
        events.append(RoundBegan(draft.round))
        events.append(TokensTaken(draft.first, tuple(tribe.tokens for tribe in draft.tribes)))
    begin_turn(draft, draft.first, events)


def begin_turn(draft: State, seat: int, events: Events) -> None:
    """Let a seat begin its turn: one action, and those of Governments that lie open (T41)."""
    draft.turn = draft.seat = seat
    draft.actions, draft.done, draft.passed = 1 + len(draft.tribes[seat].open), 0, False
    draft.draws = 0
    draft.phase = "act"
    if events is not None:
        events.append(TurnBegan(seat, draft.round))


def begin_action(tables: Tables, draft: State, action: str, events: Events) -> Tribe:
    """Begin an action of the turn; its token goes with the first step (T8, T42).

    Give the tribe that acts, for the action to fill in further.
    """
    draft.actions -= 1
    draft.done += 1
    tribe = draft.edit(draft.turn)
    if draft.done == 1 or not tables.free_action:
        tribe.tokens -= 1
    if events is not None:
        events.append(ActionBegan(draft.turn, action, tribe.tokens))
    return tribe


def finish_action(draft: State) -> None:
    """End an action; a Government whose extra action is done is discarded (T37)."""
    draft.moved, draft.born, draft.left = (), (), 0
    owed = draft.tribes[draft.turn].open
    if len(owed) > draft.actions:
        spent = len(owed) - draft.actions
        draft.edit(draft.turn).open = owed[spent:]
        draft.discards = (*draft.discards, *owed[:spent])
    draft.seat = draft.turn
    draft.phase = "act" if draft.actions else "end"


def end_turn(draft: State, events: Events) -> None:
    """Give the turn to the next seat with a token; without one the phase is over (T7)."""
    count = len(draft.tribes)
    place = (draft.turn - draft.first) % count
    for further in range(place + 1, place + 1 + count):
        seat = (draft.first + further) % count
        if draft.tribes[seat].tokens:
            draft.lap += further >= count
            begin_turn(draft, seat, events)
            return
    draft.phase = "count"


def waive(draft: State, whole: bool) -> None:
    """End the action in progress, and with `whole` mark the turn as ended too."""
    if draft.phase in ("move", "babies"):
        finish_action(draft)
    if whole:
        draft.phase = "over_turn"


def take(draft: State, seat: int, cards: tuple[str, ...]) -> None:
    """Take cards out of a hand."""
    tribe = draft.edit(seat)
    hand = list(tribe.hand)
    for card in cards:
        hand.remove(card)
    tribe.hand = tuple(hand)
