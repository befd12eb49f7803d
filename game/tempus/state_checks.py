"""What is impossible about a state: asked when a state comes from a file that people can edit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.core.message import Message
from game.tempus.state import PHASES, SEA, Pairs, State, Tribe
from game.tempus.tables import Tables


def problems(tables: Tables, state: State) -> tuple[Message, ...]:
    """Name everything that no game could have come to; nothing found means the state is sound.

    When the table itself does not fit, nothing else is looked at.
    """
    if len(state.tribes) not in tables.tiles_laid:
        return (Message("tempus.problem.seats"),)
    if not _map_fits(tables, state):
        return (Message("tempus.problem.map"),)
    found = [m for seat in range(len(state.tribes)) for m in _tribe(tables, state, seat)]
    return tuple(found) or tuple(_table(tables, state))


def _map_fits(tables: Tables, state: State) -> bool:
    if len(state.land) != tables.grid.size or set(state.land) - {SEA, *tables.terrain}:
        return False
    if any(centre not in tables.grid.middles for centre in state.centres):
        return False
    solid = tables.shores(state.land).land
    tiles = 0
    for centre in state.centres:
        tile = 1 << centre | tables.grid.touching[centre]
        if tiles & tile:
            return False
        tiles |= tile
    known = set(tables.components.map.tiles)
    rest = [*state.pool, *([state.tile] if state.tile else [])]
    fits = len(set(rest)) == len(rest) and set(rest) <= known
    return fits and solid == tiles and len(rest) + len(state.centres) == len(known)


def _tribe(tables: Tables, state: State, seat: int) -> Iterator[Message]:
    tribe = state.tribes[seat]
    sound = {
        "box": 0 <= tribe.box <= tables.last,
        "tokens": 0 <= tribe.tokens <= tables.numbers.tokens,
        "people": _people_fit(tables, state, tribe),
        "cities": _cities_fit(tables, state, tribe),
        "bonus": _on_land(state, tribe.bonus),
    }
    for name, fine in sound.items():
        if not fine:
            yield Message(f"tempus.problem.{name}", {"name": str(seat + 1)})


def _on_land(state: State, pairs: Pairs) -> bool:
    hexes = [hex for hex, _ in pairs]
    if hexes != sorted(set(hexes)) or any(count < 1 for _, count in pairs):
        return False
    return all(0 <= hex < len(state.land) and state.land[hex] != SEA for hex in hexes)


def _people_fit(tables: Tables, state: State, tribe: Tribe) -> bool:
    count = sum(count for _, count in tribe.people)
    return _on_land(state, tribe.people) and count <= tables.numbers.people


def _cities_fit(tables: Tables, state: State, tribe: Tribe) -> bool:
    if not _on_land(state, tribe.cities):
        return False
    if any(state.land[hex] in tables.barren for hex, _ in tribe.cities):
        return False
    built = Counter(value for _, value in tribe.cities)
    return all(count <= tables.city_counts.get(value, 0) for value, count in built.items())


def _table(tables: Tables, state: State) -> Iterator[Message]:
    sound = {
        "turn": _turn_fits(tables, state),
        "shared": _places_differ(state),
        "near": _cities_apart(tables, state),
        "cards": _cards_fit(tables, state),
        "action": _action_fits(state),
    }
    if sound["turn"]:
        sound["fight"] = _fight_fits(tables, state)
    for name, fine in sound.items():
        if not fine:
            yield Message(f"tempus.problem.{name}")


def _turn_fits(tables: Tables, state: State) -> bool:
    seats = range(len(state.tribes))
    named = all(seat in seats for seat in (state.first, state.turn, state.seat, *state.bonus))
    return named and state.phase in PHASES and 1 <= state.round <= tables.last and state.lap >= 0


def _places_differ(state: State) -> bool:
    taken = [hex for tribe in state.tribes for hex, _ in (*tribe.people, *tribe.cities)]
    return len(set(taken)) == len(taken)


def _cities_apart(tables: Tables, state: State) -> bool:
    cities = [hex for tribe in state.tribes for hex, _ in tribe.cities]
    touching = tables.grid.touching
    return not any(touching[one] >> other & 1 for one in cities for other in cities)


def _cards_fit(tables: Tables, state: State) -> bool:
    cards = Counter((*state.deck, *state.discards))
    for tribe in state.tribes:
        cards.update((*tribe.hand, *tribe.laid, *tribe.open))
        if list(tribe.hand) != sorted(tribe.hand) or set(tribe.open) - tables.governments:
            return False
    if state.fight is not None:
        cards.update(state.fight.cards)
    return cards == Counter(tables.deck)


def _action_fits(state: State) -> bool:
    numbers = (state.actions, state.done, state.left, state.drawing, state.draws)
    if any(count < 0 for count in numbers):
        return False
    people = dict(state.tribes[state.turn].people)
    return all(0 < count <= people.get(hex, 0) for hex, count in state.moved)


def _fight_fits(tables: Tables, state: State) -> bool:
    fight = state.fight
    if fight is None:
        return state.phase not in ("terrain", "attack", "defend", "advance")
    size = tables.grid.size
    if fight.defender not in range(len(state.tribes)) or fight.defender == state.turn:
        return False
    if not (0 <= fight.start < size and 0 <= fight.target < size):
        return False
    if not (fight.terrain in tables.terrain or (state.phase == "terrain" and not fight.terrain)):
        return False
    return bool(tables.grid.touching[fight.start] >> fight.target & 1)
