"""Rolls of places and cards: the dice, the tools added after them, and what they bring."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, pairwise, product
from typing import NamedTuple

from game.core.event import Events
from game.core.message import Refusal, refuse
from game.stoneage.actions import Action, Use
from game.stoneage.components import RollResource
from game.stoneage.events import CardSpent, RollGained, ToolsUsed
from game.stoneage.gains import add, own
from game.stoneage.state import State, Tribe
from game.stoneage.tables import FOOD, Tables

NOTHING = Use()


class Yield(NamedTuple):
    """What a roll is for and brings, tools included."""

    what: str
    divisor: int
    total: int
    amount: int


def sort(tables: Tables, state: State) -> tuple[str, int]:
    """Give what the roll at hand is for, food or a resource's id, and its divisor."""
    if state.card:
        top = tables.tops[state.card]
        assert isinstance(top, RollResource)
        return top.resource, tables.divisors[tables.good_at[top.resource]]
    spot = tables.layouts[len(state.tribes)].spots[state.place]
    return spot.gain, spot.divisor


def dice_count(tables: Tables, state: State) -> int:
    """Count the dice of the roll at hand: one for each person (sa62), or the card's."""
    if state.card:
        top = tables.tops[state.card]
        assert isinstance(top, RollResource)
        return top.dice
    at = tables.layouts[len(state.tribes)].at[state.place]
    return state.tribes[state.seat].placed[at]


def can_use(tables: Tables, tribe: Tribe) -> bool:
    """Tell whether a player has anything that may be added to a roll."""
    return bool(unused(tribe) or (tribe.open and one_uses(tables, tribe)))


@lru_cache(1 << 12)
def _sets(slots: tuple[int, ...], cards: tuple[str, ...]) -> tuple[Action, ...]:
    tools = [part for n in range(len(slots) + 1) for part in combinations(slots, n)]
    helps = [part for n in range(len(cards) + 1) for part in combinations(cards, n)]
    # Every subset: three tools and a few cards make some dozens, and no set is better than another
    # for all rolls.
    return tuple(Use(*pair) for pair in product(tools, helps))


@lru_cache(1 << 10)
def _unused(tools: tuple[int, ...], used: tuple[bool, ...]) -> tuple[int, ...]:
    pairs = enumerate(zip(tools, used, strict=True))
    return tuple(slot for slot, (value, mark) in pairs if value and not mark)


def unused(tribe: Tribe) -> tuple[int, ...]:
    """Give the slots of the tools not used yet this round."""
    return _unused(tribe.tools, tribe.used)


def one_uses(tables: Tables, tribe: Tribe) -> tuple[str, ...]:
    """Give the one-use cards that lie open before a player."""
    return tuple([card for card in tribe.open if card in tables.one_use])


def options(tables: Tables, state: State) -> tuple[Action, ...]:
    """List every set of unused tools and one-use cards, none of them first (sa22)."""
    tribe = state.tribes[state.seat]
    return _sets(unused(tribe), one_uses(tables, tribe) if tribe.open else ())


def refuse_use(tables: Tables, state: State, action: Use) -> Refusal | None:
    """Say why these tools may not be added to the roll."""
    tribe = state.tribes[state.seat]
    slots, cards = action.tools, action.cards
    if not isinstance(slots, tuple) or not isinstance(cards, tuple):
        return refuse("stoneage.refuse.tools_form")
    if any(type(slot) is not int or not 0 <= slot < len(tribe.tools) for slot in slots):
        return refuse("stoneage.refuse.tools_form")
    if any(left >= right for left, right in pairwise(slots)):
        return refuse("stoneage.refuse.tools_form")
    if any(not tribe.tools[slot] for slot in slots):
        return refuse("stoneage.refuse.no_tool")
    if any(tribe.used[slot] for slot in slots):
        return refuse("stoneage.refuse.tool_used")
    mine = one_uses(tables, tribe)
    if any(card not in mine for card in cards) or len(set(cards)) < len(cards):
        return refuse("stoneage.refuse.no_one_use")
    if [card for card in mine if card in cards] != list(cards):
        return refuse("stoneage.refuse.tools_form")
    return None


def value(tables: Tables, tribe: Tribe, use: Use) -> int:
    """Give what tools and one-use cards add to a roll; a tool counts whole."""
    total = sum([tribe.tools[slot] for slot in use.tools])
    return total + sum([tables.one_use[card] for card in use.cards])


def result(tables: Tables, state: State, use: Use = NOTHING) -> Yield:
    """Give what the dice as rolled bring with these tools: divided, rounded down."""
    what, divisor = sort(tables, state)
    total = sum(state.dice) + value(tables, state.tribes[state.seat], use)
    return Yield(what, divisor, total, total // divisor)


def gain(tables: Tables, draft: State, use: Use, events: Events) -> None:
    """Take what the roll brings; the tools are used for the round with it (sa22, sa31)."""
    seat = draft.seat
    what, divisor, total, amount = result(tables, draft, use)
    tribe = own(draft, seat)
    if events is not None and (use.tools or use.cards):
        events.append(ToolsUsed(seat, use.tools, use.cards, total - sum(draft.dice)))
    if use.tools:
        slots = use.tools
        tribe.used = tuple([used or slot in slots for slot, used in enumerate(tribe.used)])
    for card in use.cards:
        spend(tribe, seat, card, events)
    if what == FOOD:
        tribe.food += amount
    else:
        tribe.resources = add(tribe.resources, tables.good_at[what], amount)
    if events is not None:
        events.append(RollGained(seat, draft.place, what, total, divisor, amount))
    draft.dice = ()
    send_home(tables, draft, tribe)


def send_home(tables: Tables, draft: State, tribe: Tribe) -> None:
    """Take the people of the place being resolved home, in a fresh copy of their tribe."""
    at = tables.layouts[len(draft.tribes)].at[draft.place]
    placed = tribe.placed
    tribe.placed = (*placed[:at], 0, *placed[at + 1 :])


def spend(tribe: Tribe, seat: int, card: str, events: Events) -> None:
    """Turn an open card face down: it has done its work."""
    tribe.open = tuple([other for other in tribe.open if other != card])
    tribe.cards = (*tribe.cards, card)
    if events is not None:
        events.append(CardSpent(seat, card))
