"""Cards are drawn, thrown away above the limit, and put down (T35-T38, T44)."""

from __future__ import annotations

from collections import Counter

from game.core.event import Events
from game.core.message import Refusal, refuse
from game.tempus import turn
from game.tempus.actions import Commit, Discard
from game.tempus.events import CardsDiscarded, CardsDrawn, DeckRenewed
from game.tempus.state import State
from game.tempus.tables import Tables


def have_ideas(tables: Tables, draft: State, events: Events) -> None:
    """Begin the action Have ideas: ask chance for the box's number of cards (T35)."""
    turn.begin_action(tables, draft, "ideas", events)
    draw(draft, tables.eras[draft.tribes[draft.turn].box].draw, events)


def draw(draft: State, count: int, events: Events) -> None:
    """Ask chance for cards; with the deck empty the discards become the deck first (T36)."""
    # Only for a card still to be drawn: what is thrown away or played meanwhile goes along then.
    if count and not draft.deck and draft.discards:
        draft.deck, draft.discards = tuple(sorted(draft.discards)), ()
        if events is not None:
            events.append(DeckRenewed(len(draft.deck)))
    draft.drawing = count if draft.deck else 0
    draft.phase = "draw" if draft.drawing else "drawn"


def drawn(draft: State, cards: tuple[str, ...], events: Events) -> None:
    """Take what chance gave into the hand; go on drawing if the deck ran out (T36)."""
    deck = list(draft.deck)
    for card in cards:
        deck.remove(card)
    draft.deck = tuple(deck)
    tribe = draft.edit(draft.seat)
    tribe.hand = tuple(sorted((*tribe.hand, *cards)))
    if events is not None:
        events.append(CardsDrawn(draft.seat, cards))
    draw(draft, draft.drawing - len(cards), events)


def surplus(tables: Tables, state: State, seat: int) -> int:
    """Count the cards above the limit of the own box; never below 0."""
    tribe = state.tribes[seat]
    return max(0, len(tribe.hand) - tables.eras[tribe.box].hand)


def refuse_cards(state: State, cards: object) -> Refusal | None:
    """Say why these can't be cards of the seat's hand, in order."""
    if type(cards) is not tuple or any(type(card) is not str for card in cards):
        return refuse("tempus.refuse.unknown")
    if Counter(cards) - Counter(state.tribes[state.seat].hand):
        return refuse("tempus.refuse.hand")
    # One set is one action, or the list of what is legal would hold each of its orders.
    return None if list(cards) == sorted(cards) else refuse("tempus.refuse.order")


def refuse_discard(tables: Tables, state: State, action: Discard) -> Refusal | None:
    """Say why exactly these can't be thrown away (T35)."""
    refusal = refuse_cards(state, action.cards)
    if refusal is not None:
        return refusal
    count = surplus(tables, state, state.seat)
    if len(action.cards) != count:
        return refuse("tempus.refuse.discard", count=count)
    return None


def discard(draft: State, action: Discard, events: Events) -> None:
    """Throw cards away, open (T37)."""
    turn.take(draft, draft.seat, action.cards)
    draft.discards = (*draft.discards, *action.cards)
    if events is not None:
        events.append(CardsDiscarded(draft.seat, action.cards))
    draft.phase = "drawn"


def commits(tables: Tables, state: State) -> tuple[Commit, ...]:
    """List what the seat may put down (T27, T44)."""
    hand = state.tribes[state.seat].hand
    return tables.subsets(hand, most(tables, state))


def most(tables: Tables, state: State) -> int:
    """Give how many cards may be put down."""
    if state.phase == "progress" and tables.one_card:
        return min(1, len(state.tribes[state.seat].hand))
    return len(state.tribes[state.seat].hand)


def refuse_commit(tables: Tables, state: State, action: Commit) -> Refusal | None:
    """Say why these cards can't be put down (T27, T44)."""
    refusal = refuse_cards(state, action.cards)
    if refusal is None and len(action.cards) > most(tables, state):
        return refuse("tempus.refuse.one_card")
    return refusal
