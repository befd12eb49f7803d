"""Who stands where: what every rule about the map asks."""

from __future__ import annotations

from game.core.message import Refusal, refuse
from game.tempus.state import State, Tribe, changed, number, shifted
from game.tempus.tables import Tables, spots


def others(state: State, seat: int) -> int:
    """Give the hexes with people or cities of other players."""
    mask = 0
    for other, tribe in enumerate(state.tribes):
        if other != seat:
            mask |= spots(tribe.people) | spots(tribe.cities)
    return mask


def all_cities(state: State) -> int:
    """Give the hexes with anybody's city."""
    mask = 0
    for tribe in state.tribes:
        mask |= spots(tribe.cities)
    return mask


def owner(state: State, hex: int) -> int | None:
    """Name the seat with people or a city on a hex, or None."""
    bit = 1 << hex
    for seat, tribe in enumerate(state.tribes):
        if spots(tribe.people) & bit or (tribe.cities and spots(tribe.cities) & bit):
            return seat
    return None


def limit(tables: Tables, tribe: Tribe, hex: int) -> int:
    """Give how many people of a tribe may stand on a hex (T17)."""
    return tables.eras[tribe.box].stack + number(tribe.bonus, hex)


def room(tables: Tables, tribe: Tribe, hex: int) -> int:
    """Give how many more people of a tribe may arrive on a hex; never below 0."""
    return max(0, limit(tables, tribe, hex) - number(tribe.people, hex))


def full(tables: Tables, tribe: Tribe) -> int:
    """Give the own hexes on which nobody more may arrive."""
    mask, stack, bonus = 0, tables.eras[tribe.box].stack, tribe.bonus
    for hex, count in tribe.people:
        if count >= stack and count >= stack + (number(bonus, hex) if bonus else 0):
            mask |= 1 << hex
    return mask


def supply(tables: Tables, tribe: Tribe) -> int:
    """Count the people that are not on the map (T50)."""
    return tables.numbers.people - sum([count for _, count in tribe.people])


def city_supply(tables: Tables, tribe: Tribe) -> dict[int, int]:
    """Count the cities of each value that are not on the map."""
    left = dict(tables.city_counts)
    for _, value in tribe.cities:
        left[value] -= 1
    return left


def protected(tables: Tables, tribe: Tribe) -> bool:
    """Tell whether a tribe can't be attacked nor converted (T26)."""
    return sheltered(tables, len(tribe.people), len(tribe.cities))


def sheltered(tables: Tables, hexes: int, cities: int) -> bool:
    """Tell whether so few hexes with people, and cities, protect a tribe (T26)."""
    count = hexes
    if tables.cities_protect:
        count += cities
    return count <= tables.numbers.protected


def refuse_protected(tables: Tables) -> Refusal:
    """Say by what a player is protected (T26)."""
    key = "protected_cities" if tables.cities_protect else "protected"
    return refuse(f"tempus.refuse.{key}", count=tables.numbers.protected)


def vulnerable(tables: Tables, state: State, seat: int) -> tuple[int, int]:
    """Give the hexes with people, and those with cities, of others who are not protected."""
    people = cities = 0
    for other, tribe in enumerate(state.tribes):
        if other != seat and not protected(tables, tribe):
            people |= spots(tribe.people)
            cities |= spots(tribe.cities)
    return people, cities


def add(tribe: Tribe, hex: int, count: int) -> None:
    """Put people of a tribe on a hex."""
    tribe.people = shifted(tribe.people, hex, count)


def leave(tribe: Tribe, hex: int, count: int) -> bool:
    """Take people off a hex, and with them its bonus (T18); tell whether there was one."""
    tribe.people = shifted(tribe.people, hex, -count)
    lost = number(tribe.bonus, hex) > 0
    if lost:
        tribe.bonus = changed(tribe.bonus, hex, 0)
    return lost
