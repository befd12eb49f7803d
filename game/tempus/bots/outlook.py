"""What the land and the rivals mean to a seat, as long as only its own things change."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from game.tempus import progress
from game.tempus.state import UNKNOWN, State, Tribe
from game.tempus.tables import Tables, spots

STRONG = 9
"""Nothing on a hex is stronger than this."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """Sets of hexes, and what the rivals may reach, for one seat."""

    key: tuple[Hashable, ...]
    seat: int
    fertile: int
    """Land that scores."""
    cradles: int
    """Land where children are born."""
    open: int
    """Land that scores and that no rival holds."""
    banned: int
    """Hexes that touch a rival's city: none may be built there."""
    shores: int
    force: tuple[int, ...]
    """By strength: hexes beside rivals' people of that number or more."""
    box: int
    """The next box; its terrain scores progress."""
    letter: str
    rivals: tuple[float, ...]
    """Progress points that each rival may come to."""


def key_of(state: State, seat: int) -> tuple[Hashable, ...]:
    """Give what an outlook depends on; equal keys have equal outlooks."""
    # All but one's own things, which change while a turn is thought through.
    rest = state.tribes[:seat] + state.tribes[seat + 1 :]
    return (seat, state.round, state.tribes[seat].box, state.land, rest)


def outlook(tables: Tables, state: State, seat: int, hope: float) -> Outlook:
    """Look at the rivals of a seat; a card gives them `hope` progress points."""
    shores, grid = tables.shores(state.land), tables.grid
    barren = sum(shores.terrains[letter] for letter in tables.barren)
    fertile, water = shores.land & ~barren, shores.coast
    for _, shore in shores.lakes:
        water |= shore
    rivals = [tribe for other, tribe in enumerate(state.tribes) if other != seat]
    taken = cities = 0
    for tribe in rivals:
        taken |= spots(tribe.people) | spots(tribe.cities)
        cities |= spots(tribe.cities)
    box = progress.next_box(tables, state)
    return Outlook(
        key_of(state, seat),
        seat,
        fertile,
        sum(shores.terrains[letter] for letter in tables.nurseries),
        fertile & ~taken,
        grid.around(cities),
        water,
        _force(tables, rivals),
        box,
        tables.letter[tables.eras[box].terrain],
        tuple(_reach(tables, state, tribe, box, hope) for tribe in rivals),
    )


def _force(tables: Tables, rivals: list[Tribe]) -> tuple[int, ...]:
    beside = [0] * (STRONG + 1)
    for tribe in rivals:
        for hex, count in tribe.people:
            beside[min(count, STRONG)] |= tables.grid.touching[hex]
    for strength in range(STRONG - 1, -1, -1):
        # Whoever has three has two as well: sets by "so many or more" answer with one bit.
        beside[strength] |= beside[strength + 1]
    return tuple(beside)


def _reach(tables: Tables, state: State, tribe: Tribe, box: int, hope: float) -> float:
    """Guess a rival's progress points: the board, cards known, and hope for those unknown."""
    known = [card for card in tribe.hand if card != UNKNOWN]
    sure = progress.points(tables, state, tribe, known, box).total
    return sure + hope * (len(tribe.hand) - len(known))
