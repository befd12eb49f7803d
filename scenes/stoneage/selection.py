"""What a player has chosen but not yet done, and how a click changes it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from game.stoneage.actions import (
    Act,
    Action,
    Improve,
    Open,
    Pay,
    Pick,
    Put,
    Use,
)
from game.stoneage.paying import chooser
from game.stoneage.rules import StoneRules
from game.stoneage.state import State

OPENING = ("act", "pay", "feed")
"""Steps in which an open card may give its resources of choice."""
_FIRST = ("tool", "agriculture", "person")
"""Gains that are best taken before the rest of a turn."""


@dataclass(frozen=True, slots=True)
class Selection:
    """Choices not yet played; each step of the round uses its own fields."""

    place: str = ""
    people: int = 0
    tools: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()
    pay: tuple[int, ...] = ()
    slot: int = -1
    face: int = 0
    opening: bool = False
    """Whether resources of choice are being picked."""
    take: tuple[int, ...] = ()


def fresh(rules: StoneRules, state: State) -> Selection:
    """Give the selection at the start of a decision: a proposal where one must be made."""
    none = rules.tables.none
    match state.phase:
        case "act":
            return Selection(place=proposed_place(rules, state), take=none)
        case "pay" | "feed":
            return Selection(pay=proposed_payment(rules, state), take=none)
        case "improve":
            ways = [way for way in rules.legal(state) if isinstance(way, Improve)]
            # A tool already used would help in the next round only.
            unused = [w.tool for w in ways if not state.tribes[state.seat].used[w.tool]]
            return Selection(slot=(unused or [way.tool for way in ways])[0])
    return Selection()


def proposed_place(rules: StoneRules, state: State) -> str:
    """Name the own place to act at first: the village, then rolls, then cards and tiles."""
    tribe = state.tribes[state.seat]
    spots = rules.tables.layouts[len(state.tribes)].spots

    def rank(name: str) -> int:
        gain = spots[name].gain
        # Rolls before cards and tiles: what they bring may be needed to pay.
        return _FIRST.index(gain) if gain in _FIRST else 5 + (not spots[name].divisor)

    names = rules.places(len(state.tribes))
    mine = [name for name, people in zip(names, tribe.placed, strict=True) if people]
    return min(mine, key=rank, default="")


def proposed_payment(rules: StoneRules, state: State) -> tuple[int, ...]:
    """Give the payment worth least, or for a tile worth most; nothing when none is possible."""
    ways = [way.resources for way in rules.legal(state) if isinstance(way, Pay)]
    if not ways:
        return rules.tables.none

    def worth(paid: tuple[int, ...]) -> int:
        return sum(n * each for n, each in zip(paid, rules.tables.points, strict=True))

    tile = state.phase == "pay" and state.place.startswith("tile")
    if state.phase == "feed":
        # What is still missing costs points: first as many as can be, of those the cheapest.
        most = max(sum(way) for way in ways)
        return min((way for way in ways if sum(way) == most), key=worth)
    # A tile gives back in points what is paid for it, a card does not.
    return (max if tile else min)(ways, key=worth)


def amounts(rules: StoneRules, state: State, place: str) -> tuple[int, ...]:
    """Give the numbers of people that may be put on a place now."""
    room = rules.rooms(state, state.seat).get(place, 0)
    exact = rules.tables.layouts[len(state.tribes)].village
    if any(name == place for name in (rules.places(len(state.tribes))[at] for at, _, _ in exact)):
        return (room,) if room else ()
    return tuple(range(1, room + 1))


def action_of(state: State, selection: Selection) -> Action | None:
    """Give the action that the selection amounts to, or `None` while nothing is chosen."""
    if selection.opening and state.phase in OPENING:
        return Open(selection.take)
    match state.phase:
        case "place" if selection.place:
            return Put(selection.place, selection.people)
        case "act" if selection.place:
            return Act(selection.place)
        case "tools":
            return Use(selection.tools, selection.cards)
        case "pay" | "feed":
            return Pay(selection.pay)
        case "improve":
            return Improve(selection.slot)
        case "pick" if selection.face:
            return Pick(selection.face)
    return None


def prepare(rules: StoneRules, state: State, action: Any) -> Selection:
    """Give the selection in which an action is prepared (hints)."""
    base = fresh(rules, state)
    match action:
        case Put():
            return Selection(place=action.place, people=action.people)
        case Act():
            return replace(base, place=action.place)
        case Use():
            return Selection(tools=action.tools, cards=action.cards)
        case Pay():
            return replace(base, pay=action.resources)
        case Improve():
            return Selection(slot=action.tool)
        case Pick():
            return Selection(face=action.face)
        case Open():
            return replace(base, opening=True, take=action.resources)
    return base


def change(
    rules: StoneRules, state: State, selection: Selection, name: str, value: Any
) -> Selection:
    """Give the selection after a click: `name` says what was clicked, `value` which one."""
    match name:
        case "place":
            return _place(rules, state, selection, value)
        case "people":
            return _people(rules, state, selection, selection.people + value)
        case "drop":
            return _dropped(rules, state, selection, *value)
        case "tool":
            return replace(selection, tools=tuple(sorted({value} ^ set(selection.tools))))
        case "help":
            return replace(selection, cards=_toggled(state, selection.cards, value))
        case "set":
            return replace(selection, tools=value[0], cards=value[1])
        case "good":
            return _good(rules, state, selection, *value)
        case "open":
            return replace(selection, opening=not selection.opening, take=rules.tables.none)
        case "slot":
            return replace(selection, slot=value)
        case "face":
            return replace(selection, face=0 if selection.face == value else value)
        case "wheel":
            return _wheel(rules, state, selection, *value)
    return selection


def _place(rules: StoneRules, state: State, selection: Selection, place: str) -> Selection:
    """Choose a place with as few as may go there; a further click puts one more, then none."""
    able = amounts(rules, state, place)
    if not able:
        return selection
    if selection.place != place:
        return Selection(place=place, people=able[0])
    return (
        Selection()
        if selection.people >= able[-1]
        else replace(selection, people=selection.people + 1)
    )


def _people(rules: StoneRules, state: State, selection: Selection, people: int) -> Selection:
    """Put so many on the chosen place; without one, propose the first that is open."""
    if not selection.place:
        layout = rules.tables.layouts[len(state.tribes)]
        hunts = [layout.ids[at] for at in layout.hunts]
        rooms = rules.rooms(state, state.seat)
        place = next((name for name in (*hunts, *rooms) if rooms[name]), "")
        return _place(rules, state, selection, place) if place else selection
    able = amounts(rules, state, selection.place)
    if not able:
        return selection
    return replace(selection, people=max(able[0], min(able[-1], people)))


def _dropped(
    rules: StoneRules, state: State, selection: Selection, held: str, item: str
) -> Selection:
    """Put one person more on the place on which one was dropped."""
    if state.phase != "place" or not held.startswith(("home", "store")):
        return selection
    place = item.removeprefix("place:")
    if selection.place == place:
        return _people(rules, state, selection, selection.people + 1)
    able = amounts(rules, state, place)
    return Selection(place=place, people=able[0]) if able else selection


def _toggled(state: State, cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    chosen = {card} ^ set(cards)
    return tuple(c for c in state.tribes[state.seat].open if c in chosen)


def limit(rules: StoneRules, state: State, selection: Selection, at: int) -> int:
    """Give how many of a resource may be chosen at most: what there is, or what may be taken."""
    tribe = state.tribes[state.seat]
    if selection.opening:
        return rules.tables.chooses[chooser(rules.tables, tribe)]
    return tribe.resources[at]


def _good(rules: StoneRules, state: State, selection: Selection, at: int, steps: int) -> Selection:
    """Choose one more of a resource, or one less; past the last one starts again at none."""
    chosen = selection.take if selection.opening else selection.pay
    if not chosen:
        return selection
    most = limit(rules, state, selection, at)
    count = (chosen[at] + steps) % (most + 1)
    fresh_one = (*chosen[:at], count, *chosen[at + 1 :])
    return (
        replace(selection, take=fresh_one)
        if selection.opening
        else replace(selection, pay=fresh_one)
    )


def _wheel(
    rules: StoneRules, state: State, selection: Selection, item: str, steps: int
) -> Selection:
    """Take more or less of what lies under the pointer."""
    kind, _, name = item.partition(":")
    if state.phase == "place" and kind == "place":
        if selection.place == name:
            return _people(rules, state, selection, selection.people + steps)
        # Down on a place that isn't chosen: there is nobody to take away.
        return _place(rules, state, selection, name) if steps > 0 else selection
    if kind == "picker" and (selection.pay or selection.take):
        at = rules.tables.good_at[name]
        chosen = selection.take if selection.opening else selection.pay
        # The wheel goes both ways and stops at the ends; only clicks start again at none.
        count = max(0, min(limit(rules, state, selection, at), chosen[at] + steps))
        return _good(rules, state, selection, at, count - chosen[at])
    return selection
