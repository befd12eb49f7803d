"""Phase 2: each player acts with all own people, place by place, in any order (sa12)."""

from __future__ import annotations

from itertools import compress

from game.core.event import Events, TurnBegan
from game.core.message import Refusal, refuse
from game.stoneage import feeding, gains, paying, rolling, rounds, taking
from game.stoneage.actions import Act, Action, Decline, Open, Pay, Use
from game.stoneage.events import (
    ActingBegan,
    CardOpened,
    CardTaken,
    Declined,
    DiceRolled,
    StackEmptied,
    TileBought,
)
from game.stoneage.state import State
from game.stoneage.tables import Tables

DECLINE = Decline()


def begin(tables: Tables, draft: State, events: Events) -> None:
    """Begin the phase with the first player."""
    if events is not None:
        events.append(ActingBegan(draft.round))
    _first_from(tables, draft, 0, events)


def _first_from(tables: Tables, draft: State, step: int, events: Events) -> None:
    """Give the turn to the next seat with people on the board, or go on to feeding."""
    tribes = draft.tribes
    for further in range(step, len(tribes)):
        seat = (draft.first + further) % len(tribes)
        if any(tribes[seat].placed):
            draft.seat, draft.chances = seat, 0
            if events is not None:
                events.append(TurnBegan(seat, draft.round))
            _choose(tables, draft, events)
            return
    feeding.begin(tables, draft, events)


def _choose(tables: Tables, draft: State, events: Events) -> None:
    """Let the seat choose its next place; the last one, if nothing is rolled there, is taken."""
    layout = tables.layouts[len(draft.tribes)]
    placed = draft.tribes[draft.seat].placed
    left = layout.size - placed.count(0)
    if left == 1:
        (at,) = compress(range(layout.size), placed)
        if not layout.rolls[at]:
            act(tables, draft, layout.ids[at], events)
            return
    if left:
        draft.phase = "act"
    else:
        step = (draft.seat - draft.first) % len(draft.tribes) + 1
        _first_from(tables, draft, step, events)


def options(tables: Tables, state: State) -> list[Action]:
    """List the own places not resolved yet, and ways to use the open card (sa41)."""
    tribe = state.tribes[state.seat]
    acts = tables.layouts[len(state.tribes)].acts
    found: list[Action] = list(compress(acts, tribe.placed))
    return found + openings(tables, state) if tribe.open else found


def openings(tables: Tables, state: State) -> list[Action]:
    """List the ways to use the seat's open card with resources of choice."""
    tribe = state.tribes[state.seat]
    if not tribe.open:
        return []
    card = paying.chooser(tables, tribe)
    if not card:
        return []
    return list(paying.opens(tables.chooses[card], len(tables.goods)))


def refuse_act(tables: Tables, state: State, action: Act) -> Refusal | None:
    """Say why the seat may not act at this place."""
    layout = tables.layouts[len(state.tribes)]
    at = layout.at.get(action.place, -1)
    if at < 0:
        return refuse("stoneage.refuse.no_place")
    if not state.tribes[state.seat].placed[at]:
        return refuse("stoneage.refuse.nobody_there")
    return None


def begin_act(tables: Tables, draft: State, action: Act, events: Events) -> None:
    """Do the action of choosing a place."""
    act(tables, draft, action.place, events)


def act(tables: Tables, draft: State, place: str, events: Events) -> None:
    """Act at a place: all its people together, once."""
    spot = tables.layouts[len(draft.tribes)].spots[place]
    draft.place = place
    if spot.divisor:
        draft.phase = "roll"
    elif spot.number >= 0:
        _offer(tables, draft, events)
    elif _village(tables, draft, spot.gain, events):
        finish(tables, draft, events)


def _village(tables: Tables, draft: State, gain: str, events: Events) -> bool:
    """Take the gain of a village place (sa13); tell whether it is done."""
    seat = draft.seat
    if gain == "tool":
        return not taking.tool(tables, draft, seat, events)
    if gain == "person":
        gains.bear(tables, draft, seat, events)
    else:
        gains.raise_agriculture(tables, draft, seat, 1, events)
    return True


def _offer(tables: Tables, draft: State, events: Events) -> None:
    """Ask for the payment of a card or tile, unless nothing could pay it (sa15)."""
    tribe = draft.tribes[draft.seat]
    need = paying.need_at(tables, draft, draft.place)
    if paying.payable(need, tribe.resources, paying.extra(tables, tribe)):
        draft.phase = "pay"
    else:
        decline(tables, draft, events)


def decline(tables: Tables, draft: State, events: Events) -> None:
    """Pay nothing: the person goes home, the card or tile stays (sa14)."""
    if events is not None:
        tribe = draft.tribes[draft.seat]
        able = bool(paying.payments(paying.need_at(tables, draft, draft.place), tribe.resources))
        events.append(Declined(draft.seat, draft.place, _wanted(tables, draft), able))
    finish(tables, draft, events)


def _wanted(tables: Tables, state: State) -> str:
    """Give the card or tile at the place being resolved."""
    spot = tables.layouts[len(state.tribes)].spots[state.place]
    return state.row[spot.number] if spot.gain == "card" else state.tops[spot.number]


def pay_options(tables: Tables, state: State) -> list[Action]:
    """List every payment, ways to use the open card, and declining."""
    need = paying.need_at(tables, state, state.place)
    found = list(paying.payments(need, state.tribes[state.seat].resources))
    found += openings(tables, state)
    found.append(DECLINE)
    return found


def feed_options(tables: Tables, state: State) -> list[Action]:
    """List every way to meet the hunger of the seat's people."""
    return feeding.options(tables, state, openings(tables, state))


def pay(tables: Tables, draft: State, action: Pay, events: Events) -> None:
    """Pay for the card or tile and take it."""
    spot = tables.layouts[len(draft.tribes)].spots[draft.place]
    tribe = gains.own(draft, draft.seat)
    tribe.resources = paying.minus(tribe.resources, action.resources)
    if spot.gain == "card":
        _take_card(tables, draft, spot.number, action, events)
    else:
        _take_tile(tables, draft, spot.number, action, events)


def _take_card(tables: Tables, draft: State, slot: int, action: Pay, events: Events) -> None:
    """Take a card; its slot stays empty until the next round (sa17)."""
    row = draft.row
    draft.card = row[slot]
    draft.row = (*row[:slot], "", *row[slot + 1 :])
    if events is not None:
        events.append(CardTaken(draft.seat, draft.card, slot, action.resources))
    if taking.top(tables, draft, events):
        finish(tables, draft, events)


def _take_tile(tables: Tables, draft: State, stack: int, action: Pay, events: Events) -> None:
    """Take a tile and its points; the next one is turned up at once (sa18, sa50)."""
    seat, tile = draft.seat, draft.tops[stack]
    points = paying.worth(tables, tile, action.resources)
    tribe = draft.tribes[seat]
    tribe.tiles = (*tribe.tiles, tile)
    tribe.built += points
    tops, stacks = draft.tops, draft.stacks
    draft.tops = (*tops[:stack], "", *tops[stack + 1 :])
    draft.stacks = (*stacks[:stack], stacks[stack] - 1, *stacks[stack + 1 :])
    if events is not None:
        events.append(TileBought(seat, tile, stack, action.resources, points))
    if draft.stacks[stack]:
        draft.phase = "tile"
        return
    if events is not None:
        events.append(StackEmptied(seat, stack))
    finish(tables, draft, events)


def opened(tables: Tables, draft: State, action: Open, events: Events) -> None:
    """Use the open card: its resources come at once and may pay for this very thing (sa41)."""
    seat = draft.seat
    tribe = gains.own(draft, seat)
    card = paying.chooser(tables, tribe)
    if events is not None:
        events.append(CardOpened(seat, card, action.resources))
    tribe.resources = paying.plus(tribe.resources, action.resources)
    rolling.spend(tribe, seat, card, events)
    if draft.phase == "pay":
        _offer(tables, draft, events)


def improve(tables: Tables, draft: State, slot: int, events: Events) -> None:
    """Raise the tool chosen; then the dice for all go on, or the place is done."""
    gains.raise_tool(draft, draft.seat, slot, events)
    if taking.picked(tables, draft, events):
        finish(tables, draft, events)


def finish(tables: Tables, draft: State, events: Events) -> None:
    """End an action: a card taken is laid aside, the people go home, the next place follows."""
    if draft.card:
        taking.keep(tables, draft, events)
    seat = draft.seat
    if draft.tribes[seat].placed[tables.layouts[len(draft.tribes)].at[draft.place]]:
        rolling.send_home(tables, draft, gains.own(draft, seat))
    draft.place = ""
    _choose(tables, draft, events)


def fallen(tables: Tables, draft: State, values: tuple[int | str, ...], events: Events) -> None:
    """Take the answer of chance and go on."""
    draft.chances += 1
    phase = draft.phase
    if phase == "roll":
        _rolled(tables, draft, values, events)  # type: ignore[arg-type]
    elif phase == "dice":
        if taking.thrown(tables, draft, values, events):  # type: ignore[arg-type]
            finish(tables, draft, events)
    elif phase == "extra":
        taking.drawn(draft, str(values[0]), events)
        finish(tables, draft, events)
    elif phase == "tile":
        stack = tables.layouts[len(draft.tribes)].spots[draft.place].number
        rounds.turn_up(draft, ((stack, str(values[0])),), events)
        finish(tables, draft, events)
    else:
        rounds.filled(tables, draft, tuple(map(str, values)), events)


def _rolled(tables: Tables, draft: State, dice: tuple[int, ...], events: Events) -> None:
    """Lay down the dice; tools are asked for when there are any (sa22)."""
    draft.dice = dice
    if events is not None:
        what, _ = rolling.sort(tables, draft)
        events.append(DiceRolled(draft.seat, draft.place, draft.card, what, dice))
    if rolling.can_use(tables, draft.tribes[draft.seat]):
        draft.phase = "tools"
    else:
        use(tables, draft, rolling.NOTHING, events)


def use(tables: Tables, draft: State, action: Use, events: Events) -> None:
    """Add tools to the roll and take what it brings."""
    rolling.gain(tables, draft, action, events)
    finish(tables, draft, events)
