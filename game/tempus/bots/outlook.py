"""What the land and the rivals mean to a seat, as long as only its own things change."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field

from game.tempus import progress
from game.tempus.bots.kept import Frame, Goal
from game.tempus.bots.rates import STRONG
from game.tempus.state import UNKNOWN, State, Tribe
from game.tempus.tables import Tables, spots


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
    sites: int
    """Land on which neither that nor its terrain forbids a city."""
    shores: int
    force: tuple[int, ...]
    """For each hex: one more than the most people of a rival beside it; 0 without any."""
    box: int
    """The next box."""
    ground: int
    """The land whose terrain scores progress for it."""
    rivals: tuple[float, ...]
    """Progress points that each rival may come to."""
    frames: dict[tuple[Hashable, ...], Frame] = field(default_factory=dict)
    """What was reckoned of the own things that go with it."""
    goals: dict[tuple[Hashable, ...], dict[int, Goal]] = field(default_factory=dict)
    """What was reckoned of fights, by the cards that are known, and then by target."""


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
    banned = grid.around(cities)
    return Outlook(
        key_of(state, seat),
        seat,
        fertile,
        sum(shores.terrains[letter] for letter in tables.nurseries),
        fertile & ~taken,
        banned,
        fertile & ~banned,
        water,
        _force(tables, rivals),
        box,
        shores.terrains[tables.letter[tables.eras[box].terrain]],
        tuple(_reach(tables, state, tribe, box, hope) for tribe in rivals),
    )


def _force(tables: Tables, rivals: list[Tribe]) -> tuple[int, ...]:
    force = [0] * tables.grid.size
    for tribe in rivals:
        for hex, count in tribe.people:
            more = min(count + 1, STRONG)
            for near in tables.grid.neighbours[hex]:
                if force[near] < more:
                    force[near] = more
    return tuple(force)


def _reach(tables: Tables, state: State, tribe: Tribe, box: int, hope: float) -> float:
    """Guess a rival's progress points: the board, cards known, and hope for those unknown."""
    known = [card for card in tribe.hand if card != UNKNOWN]
    sure = progress.points(tables, state, tribe, known, box).total
    return sure + hope * (len(tribe.hand) - len(known))
