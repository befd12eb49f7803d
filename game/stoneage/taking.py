"""The tops of civilization cards: what a card gives when it is taken.

A function that gives True has done its work; False: something must be decided or drawn first.
"""

from __future__ import annotations

from functools import lru_cache

from game.core.event import Events
from game.core.message import Refusal, refuse
from game.stoneage import components as kinds
from game.stoneage.actions import Action, Improve, Pick
from game.stoneage.events import (
    CardKept,
    DiceThrown,
    DiePicked,
    ExtraDrawn,
    FoodGained,
    PointsGained,
    ResourcesGained,
)
from game.stoneage.gains import add, gain_tool, own, raisable, raise_agriculture
from game.stoneage.state import State
from game.stoneage.tables import Tables


def top(tables: Tables, draft: State, events: Events) -> bool:
    """Let the top of the card just paid work, for the seat whose turn it is (sa16)."""
    seat, card = draft.seat, draft.card
    effect = tables.tops[card]
    match effect:
        case kinds.DiceForAll():
            draft.phase = "dice"
            return False
        case kinds.RollResource():
            draft.phase = "roll"
            return False
        case kinds.ExtraCard():
            return _extra(draft, events)
        case kinds.Tool():
            return not tool(tables, draft, seat, events)
        case kinds.Agriculture():
            raise_agriculture(tables, draft, seat, effect.amount, events)
        case kinds.Food():
            own(draft, seat).food += effect.amount
            if events is not None:
                events.append(FoodGained(seat, card, effect.amount))
        case kinds.Resource():
            _resource(tables, draft, seat, effect.resource, effect.amount, events)
        case kinds.Points():
            own(draft, seat).awarded += effect.amount
            if events is not None:
                events.append(PointsGained(seat, card, effect.amount))
    return True


def tool(tables: Tables, draft: State, seat: int, events: Events) -> bool:
    """Give a tool; tell whether its owner is asked first which one goes up."""
    if gain_tool(tables, draft, seat, events):
        draft.phase = "improve"
        return True
    return False


def keep(tables: Tables, draft: State, events: Events) -> None:
    """Lay the card that was taken face down, or open beside the board (sa31, sa41)."""
    card = draft.card
    tribe = own(draft, draft.seat)
    is_open = card in tables.one_use or card in tables.chooses
    if is_open:
        tribe.open = (*tribe.open, card)
    else:
        tribe.cards = (*tribe.cards, card)
    draft.card = ""
    if events is not None:
        events.append(CardKept(draft.seat, card, is_open))


def _resource(
    tables: Tables, draft: State, seat: int, good: str, amount: int, events: Events
) -> None:
    tribe = own(draft, seat)
    at = tables.good_at[good]
    tribe.resources = add(tribe.resources, at, amount)
    if events is not None:
        events.append(ResourcesGained(seat, draft.card, add(tables.none, at, amount)))


def _extra(draft: State, events: Events) -> bool:
    if draft.deck:
        draft.phase = "extra"
        return False
    if events is not None:
        events.append(ExtraDrawn(draft.seat, ""))
    return True


def drawn(draft: State, card: str, events: Events) -> None:
    """Take the card that the extra card drew face down; its top never works (sa38)."""
    deck = list(draft.deck)
    deck.remove(card)
    draft.deck = tuple(deck)
    tribe = own(draft, draft.seat)
    tribe.cards = (*tribe.cards, card)
    if events is not None:
        events.append(ExtraDrawn(draft.seat, card))


def thrown(tables: Tables, draft: State, dice: tuple[int, ...], events: Events) -> bool:
    """Lay out the dice for all; the taker picks first (sa33)."""
    draft.dice = dice
    draft.picker = draft.seat
    if events is not None:
        events.append(DiceThrown(draft.seat, draft.card, dice))
    return _go_on(tables, draft, events)


@lru_cache(1 << 10)
def _faces(dice: tuple[int, ...]) -> tuple[Action, ...]:
    return tuple(Pick(face) for face in sorted(set(dice)))


def picks(_: Tables, state: State) -> tuple[Action, ...]:
    """List the dice that may be taken, equal faces once (sa35)."""
    return _faces(state.dice)


def refuse_pick(dice: tuple[int, ...], action: Pick) -> Refusal | None:
    """Say why this die cannot be taken; one without effect can (sa35)."""
    return None if action.face in dice else refuse("stoneage.refuse.no_die")


def improvements(tables: Tables, state: State) -> tuple[Action, ...]:
    """List the tools of which one goes up."""
    return tuple(Improve(slot) for slot in raisable(tables, state.tribes[state.seat]))


def refuse_improve(slots: tuple[int, ...], action: Improve) -> Refusal | None:
    """Say why a gain cannot raise this tool."""
    return None if action.tool in slots else refuse("stoneage.refuse.not_lowest")


def pick(tables: Tables, draft: State, face: int, events: Events) -> bool:
    """Take a die and what it gives; then the next seat picks, while dice are left."""
    return _take(tables, draft, face, events) and _go_on(tables, draft, events)


def picked(tables: Tables, draft: State, events: Events) -> bool:
    """Go on after the taker chose which tool his die raises."""
    return _go_on(tables, draft, events)


def _go_on(tables: Tables, draft: State, events: Events) -> bool:
    # Equal dice leave nothing to choose, so they are dealt out without asking (sa35).
    while draft.dice:
        if len(_faces(draft.dice)) > 1:
            draft.phase = "pick"
            return False
        if not _take(tables, draft, draft.dice[0], events):
            return False
    draft.picker = -1
    return True


def _take(tables: Tables, draft: State, face: int, events: Events) -> bool:
    seat = draft.picker
    what = tables.die[face - 1]
    left = list(draft.dice)
    left.remove(face)
    draft.dice = tuple(left)
    draft.picker = (seat + 1) % len(draft.tribes)
    if events is not None:
        events.append(DiePicked(seat, face, what))
    if what == "tool":
        return not tool(tables, draft, seat, events)
    if what == "agriculture":
        raise_agriculture(tables, draft, seat, 1, events)
    else:
        _resource(tables, draft, seat, what, 1, events)
    return True
