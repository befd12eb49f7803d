"""What a tribe gains: tools, agriculture, people, resources; nothing goes beyond its limit."""

from __future__ import annotations

from game.core.event import Events
from game.stoneage.events import AgricultureRaised, PersonBorn, ToolGained
from game.stoneage.state import State, Tribe
from game.stoneage.tables import Tables


def own(draft: State, seat: int) -> Tribe:
    """Put a fresh copy of a seat's tribe into the draft and give it, to be filled in."""
    tribes = draft.tribes
    tribe = tribes[seat].clone()
    draft.tribes = (*tribes[:seat], tribe, *tribes[seat + 1 :])
    return tribe


def add(have: tuple[int, ...], at: int, count: int) -> tuple[int, ...]:
    """Give the resources with `count` more of the one at place `at`."""
    return (*have[:at], have[at] + count, *have[at + 1 :])


def raisable(tables: Tables, tribe: Tribe) -> tuple[int, ...]:
    """Give the slots that a tool gained may change: an empty one, else the lowest (sa27)."""
    low = min(tribe.tools)
    if low >= tables.most_tool:
        return ()
    slots = tuple([slot for slot, value in enumerate(tribe.tools) if value == low])
    return slots[:1] if low == 0 else slots


def must_choose(tables: Tables, tribe: Tribe) -> bool:
    """Tell whether it matters which of the equal tools goes up: some are used, some not."""
    slots = raisable(tables, tribe)
    return tables.asks and len({tribe.used[slot] for slot in slots}) > 1


def gain_tool(tables: Tables, draft: State, seat: int, events: Events) -> bool:
    """Give a tool to a seat; tell whether its owner must choose first, in his own turn only."""
    tribe = draft.tribes[seat]
    if seat == draft.seat and must_choose(tables, tribe):
        return True
    slots = raisable(tables, tribe)
    unused = [slot for slot in slots if not tribe.used[slot]]
    raise_tool(draft, seat, (unused or slots or (-1,))[0], events)
    return False


def raise_tool(draft: State, seat: int, slot: int, events: Events) -> None:
    """Raise the tool of a slot by one; it stays used if it was (sa26). -1: no effect (sa28)."""
    value = 0
    if slot >= 0:
        tribe = own(draft, seat)
        tribe.tools = add(tribe.tools, slot, 1)
        value = tribe.tools[slot]
    if events is not None:
        events.append(ToolGained(seat, slot, value))


def raise_agriculture(tables: Tables, draft: State, seat: int, steps: int, events: Events) -> None:
    """Move the marker up; beyond the last field there is no effect (sa57)."""
    level = draft.tribes[seat].agriculture
    fits = min(steps, tables.most_agriculture - level)
    if fits:
        own(draft, seat).agriculture = level + fits
    if events is not None:
        events.append(AgricultureRaised(seat, fits, level + fits))


def bear(tables: Tables, draft: State, seat: int, events: Events) -> None:
    """Add a person, if there is one left of the colour (sa58)."""
    people = draft.tribes[seat].people
    born = 1 if people < tables.most_people else 0
    if born:
        own(draft, seat).people = people + born
    if events is not None:
        events.append(PersonBorn(seat, born, people + born))
