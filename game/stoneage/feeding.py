"""Phase 3: agriculture brings food, then the people eat; who starves loses points."""

from __future__ import annotations

from typing import NamedTuple

from game.core.event import Events
from game.core.message import Refusal, refuse
from game.stoneage import paying, rounds
from game.stoneage.actions import Action, Pay, Starve
from game.stoneage.events import Fed, FeedingBegan, HungerPaid, Starved
from game.stoneage.gains import own
from game.stoneage.state import State, Tribe
from game.stoneage.tables import Need, Tables

STARVE = Starve()


class Meal(NamedTuple):
    """A tribe's meal: first the gain, then one food for each person, never netted (sa43)."""

    gained: int
    eaten: int
    missing: int
    left: int
    """Food kept; none is kept when some is missing (sa45)."""


def meal(tribe: Tribe) -> Meal:
    """Give what feeding a tribe as it stands would do."""
    food = tribe.food + tribe.agriculture
    eaten = min(food, tribe.people)
    return Meal(tribe.agriculture, eaten, tribe.people - eaten, food - eaten)


def coming(state: State, seat: int) -> Meal:
    """Give the meal of a seat: the one it is asked about, else the next as things stand."""
    tribe = state.tribes[seat]
    if state.phase == "feed" and seat == state.seat:
        return Meal(tribe.agriculture, tribe.people - state.missing, state.missing, tribe.food)
    return meal(tribe)


def begin(tables: Tables, draft: State, events: Events) -> None:
    """Begin the phase with the first player."""
    if events is not None:
        events.append(FeedingBegan(draft.round))
    _from(tables, draft, 0, events)


def _from(tables: Tables, draft: State, step: int, events: Events) -> None:
    """Feed seat after seat until one must decide, then end the round."""
    seats = len(draft.tribes)
    for further in range(step, seats):
        seat = (draft.first + further) % seats
        if _feed(tables, draft, seat, events):
            draft.phase, draft.seat = "feed", seat
            return
    rounds.end(tables, draft, events)


def _feed(tables: Tables, draft: State, seat: int, events: Events) -> bool:
    """Feed a tribe; tell whether it must decide about what is missing (sa46, sa47)."""
    tribe = own(draft, seat)
    served = meal(tribe)
    tribe.food = served.left
    if events is not None:
        events.append(Fed(seat, served.gained, served.eaten, served.missing))
    if not served.missing:
        return False
    draft.missing = served.missing
    have = sum(tribe.resources) + paying.extra(tables, tribe)
    if have >= (1 if tables.by_person else served.missing):
        return True
    _starve(tables, draft, seat, served.missing, events)
    return False


def penalty(tables: Tables, hungry: int) -> int:
    """Give the points lost when so many people stay unfed (sa45, sa48)."""
    if not hungry:
        return 0
    if not tables.by_person:
        return tables.hunger
    return tables.hunger_by[min(hungry, len(tables.hunger_by) - 1)]


def _starve(tables: Tables, draft: State, seat: int, hungry: int, events: Events) -> None:
    points = penalty(tables, hungry)
    draft.tribes[seat].starved += points
    draft.missing = 0
    if events is not None:
        events.append(Starved(seat, hungry, points))


def need(tables: Tables, state: State) -> Need:
    """Give what the payment for the missing food must be."""
    return Need((), 1 if tables.by_person else state.missing, state.missing, 0)


def options(tables: Tables, state: State, openings: list[Action]) -> list[Action]:
    """List every payment for the missing food, ways to use the open card, and starving."""
    have = state.tribes[state.seat].resources
    return [*paying.payments(need(tables, state), have), *openings, STARVE]


def refuse_pay(tables: Tables, state: State, action: Pay) -> Refusal | None:
    """Say why these resources do not pay for the missing food (sa47)."""
    have = state.tribes[state.seat].resources
    wanted = need(tables, state)
    refusal = paying.refuse_pay(tables, wanted, have, action.resources)
    if refusal is not None and refusal.key == "stoneage.refuse.pay_more" and not tables.by_person:
        return refuse("stoneage.refuse.feed_all", count=state.missing)
    return refusal


def pay(tables: Tables, draft: State, action: Pay, events: Events) -> None:
    """Pay resources in place of food; whoever stays unfed then starves (sa48)."""
    seat = draft.seat
    tribe = own(draft, seat)
    tribe.resources = paying.minus(tribe.resources, action.resources)
    hungry = draft.missing - sum(action.resources)
    if events is not None:
        events.append(HungerPaid(seat, action.resources))
    if hungry:
        _starve(tables, draft, seat, hungry, events)
    draft.missing = 0
    _go_on(tables, draft, events)


def starve(tables: Tables, draft: State, events: Events) -> None:
    """Pay nothing and lose points."""
    own(draft, draft.seat)
    _starve(tables, draft, draft.seat, draft.missing, events)
    _go_on(tables, draft, events)


def _go_on(tables: Tables, draft: State, events: Events) -> None:
    _from(tables, draft, (draft.seat - draft.first) % len(draft.tribes) + 1, events)
