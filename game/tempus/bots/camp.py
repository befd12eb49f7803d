"""The people of a seat as sets of hexes, so that all of them are counted at once."""

from __future__ import annotations

from typing import NamedTuple

from game.tempus.board import full, limit
from game.tempus.state import Tribe
from game.tempus.tables import Tables, crowds, spots


class Camp(NamedTuple):
    """Where people stand, and what follows from it alone."""

    crowds: tuple[int, ...]
    """Hexes with one or more, with two or more and so on."""
    total: int
    """How many people they are."""
    near: int
    """Hexes that touch people or cities."""
    full: int
    """Hexes on which nobody more may arrive."""


def camp_of(tables: Tables, tribe: Tribe) -> Camp:
    """Give the camp of a tribe."""
    people = crowds(tribe.people)
    total = sum([crowd.bit_count() for crowd in people])
    near = tables.grid.around(people[0] | spots(tribe.cities))
    return Camp(people, total, near, full(tables, tribe))


def joined(tables: Tables, camp: Camp, tribe: Tribe, hex: int) -> Camp:
    """Give the camp of a tribe with one person more on a hex."""
    people, bit = camp.crowds, 1 << hex
    count = held(people, hex)
    there = people[count] if count < len(people) else 0
    grown = (*people[:count], there | bit, *people[count + 1 :])
    crammed = bit if count + 1 >= limit(tables, tribe, hex) else 0
    return Camp(grown, camp.total + 1, camp.near | tables.grid.touching[hex], camp.full | crammed)


def left(tables: Tables, camp: Camp, tribe: Tribe, hex: int) -> Camp:
    """Give the camp of a tribe with one person less on a hex; its bonus there is lost (T18)."""
    people, bit = camp.crowds, 1 << hex
    count = held(people, hex)
    rest = (*people[: count - 1], people[count - 1] ^ bit, *people[count:])
    near = camp.near if count > 1 else tables.grid.around(rest[0] | spots(tribe.cities))
    crammed = bit if count > tables.eras[tribe.box].stack else 0
    return Camp(rest, camp.total - 1, near, camp.full & ~bit | crammed)


def held(people: tuple[int, ...], hex: int) -> int:
    """Count the people on a hex."""
    # Mostly there are none.
    return sum([crowd >> hex & 1 for crowd in people]) if people[0] >> hex & 1 else 0
