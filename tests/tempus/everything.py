"""Every conceivable action of `tempus`, whether sense or nonsense, for brute force."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, product
from typing import Any

from game.loading.title import load
from game.tempus.actions import (
    Action,
    Advance,
    Attack,
    Birth,
    Boost,
    Build,
    Commit,
    Discard,
    Done,
    End,
    Govern,
    Ideas,
    Improve,
    Lay,
    Lead,
    Move,
    Name,
    Preach,
    Settle,
)
from game.tempus.components import Components
from game.tempus.state import State

HEXES = range(-1, 157)
SPOTS = range(156)
PARTS: Components = load("tempus")
TERRAINS = (*PARTS.map.terrains, "sea")
CARDS = tuple(
    f"{idea}:{terrain}" for idea, kind in PARTS.cards.ideas.items() for terrain in kind.cards
)
OFFSETS = (-28, -27, -26, -25, -24, -15, -14, -13, -12, -11, -2, -1, 0)


def universe(_: Any, state: State) -> Iterator[Action]:
    """Give all actions there could be, in any step; those of other steps once or twice."""
    yield from (Ideas(), Done(), End())
    if state.phase == "tile":
        yield from (Lay(hex, turned) for hex in HEXES for turned in range(-1, 7))
    elif state.phase == "people":
        yield from _settles()
    elif state.phase in ("act", "move", "babies", "end", "advance"):
        yield from _turns(state)
    elif state.phase in ("attack", "defend", "progress", "discard"):
        yield from _cards(state)
    else:
        yield from (Name(terrain) for terrain in TERRAINS)
    if state.phase != "tile":
        yield from (Lay(70, 0), Lay(71, 5))


def _settles() -> Iterator[Action]:
    """Give triples of hexes near each other; those far apart never hang together."""
    for last in SPOTS:
        near = [last + offset for offset in OFFSETS if last + offset >= 0]
        for one, two in product(near, near):
            yield Settle((one, two, last))
    yield from (Settle((70, 70)), Settle((70, 83, 96, 109)), Settle((0, 70, 140)))


def _turns(state: State) -> Iterator[Action]:
    held = {hex for tribe in state.tribes for hex, _ in (*tribe.people, *tribe.cities)}
    places = sorted(held | {0, 70, 155})
    for start in places:
        yield from (Move(start, to) for to in HEXES)
        yield from (Attack(start, target) for target in places)
        yield from (Build(start, value) for value in range(1, 6))
    yield from (Birth(hex) for hex in HEXES)
    yield from (Advance(fresh, moved) for fresh in range(-1, 7) for moved in range(-1, 5))
    cards = sorted({*state.tribes[state.turn].hand, "government:hills", "weapons:forest"})
    for card in cards:
        yield from (Boost(card), Govern(card, False), Govern(card, True))
        yield from (Improve(card, hex) for hex in HEXES)
        yield from (Lead(card, start, target) for start in places for target in places)
        yield from (Preach(card, source, hex) for source in places for hex in places)


def _cards(state: State) -> Iterator[Action]:
    hand = state.tribes[state.seat].hand
    listed = [*combinations_of(hand), ("weapons:hills",) * 3, ("fortress:forest",) * 2]
    found = dict.fromkeys(chain(listed, ((card,) for card in CARDS)))
    yield from (Commit(cards) for cards in found)
    yield from (Discard(cards) for cards in found)


def combinations_of(hand: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Give all cards that could be picked out of a hand."""
    for count in range(len(hand) + 1):
        yield from combinations(hand, count)


def spare(rules: Any, state: State, action: Action) -> bool:
    """Tell the actions that `legal` leaves out though they are accepted: there are none."""
    del rules, state, action
    return False
