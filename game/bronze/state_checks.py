"""What is impossible about a state: asked when a state comes from a file that people can edit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import chain

from game.bronze import board
from game.bronze.state import FREE, NOBODY, PHASES, WAITS, Player, State
from game.bronze.tables import Tables
from game.core.message import Message

_DEALING = WAITS[:4]


def problems(tables: Tables, state: State) -> tuple[Message, ...]:
    """Name everything that no game could have come to; nothing found means the state is sound.

    What rests on something unsound is not looked at any more.
    """
    if len(state.players) not in tables.sizes:
        return (Message("bronze.problem.seats"),)
    for layer in (_BASE, _TABLE):
        found = [name for name, fine in layer.items() if not fine(tables, state)]
        if found:
            return tuple(Message(f"bronze.problem.{name}") for name in found)
    mats = tuple(_mats(tables, state))
    if mats:
        return mats
    found = [name for name, fine in _SUMS.items() if not fine(tables, state)]
    return tuple(Message(f"bronze.problem.{name}") for name in found)


def _mats(tables: Tables, state: State) -> Iterator[Message]:
    for seat, player in enumerate(state.players):
        sound = {
            "matrix": _matrix(tables, player),
            "cubes": _cubes(tables, state, seat),
            "routes": _routes(tables, state, player),
        }
        for name, fine in sound.items():
            if not fine:
                yield Message(f"bronze.problem.{name}", {"name": str(seat + 1)})


def _turn(tables: Tables, state: State) -> bool:
    seats = range(len(state.players))
    if state.seat not in seats or state.start not in seats or state.round < 1:
        return False
    if state.phase not in PHASES or not set(state.waiting) <= set(WAITS):
        return False
    if set(state.waiting) & set(_DEALING):
        return state.phase == "take" and state.round == 1 and not state.tops[0]
    return _step(tables, state)


def _step(tables: Tables, state: State) -> bool:
    laying = state.phase == "lay"
    cities = state.phase == "city"
    settling = state.phase == "settle" or cities
    if state.waiting and state.waiting not in _expected(state):
        return False
    if (state.hand in tables.technologies) != laying or (not laying and state.hand):
        return False
    columns = len(state.players[state.seat].matrix)
    if state.laid not in (range(columns) if settling else (-1,)):
        return False
    known = all(card in tables.order for card in state.active)
    piles = range(len(state.piles)) if laying or settling else (-1,)
    return known and (settling or not state.active) and state.pile in piles


def _expected(state: State) -> tuple[tuple[str, ...], ...]:
    if state.phase == "lay":
        return (("card",),)
    if state.phase == "city":
        return (("land",), ("cities",), ("land", "cities"))
    return (("land",),) if state.phase == "settle" else ()


def _lands(tables: Tables, state: State) -> bool:
    size = tables.sizes[len(state.players)]
    tiles = (*state.tiles, *state.hidden)
    if sorted(tiles) != sorted(tables.tiles):
        return False
    shapes = (len(state.tokens), len(state.owners), len(state.displays))
    if shapes != (size.lands,) * 3 or len(state.tiles) > size.lands:
        return False
    return bool(set(state.waiting) & set(_DEALING)) or len(state.tiles) >= size.open


def _provinces(tables: Tables, state: State) -> bool:
    owners = range(len(state.players))
    if any(owner not in owners and owner not in (FREE, NOBODY) for owner in state.owners):
        return False
    if "provinces" in state.waiting:
        return not any(state.tokens)
    return not Counter(state.tokens) - Counter(tables.provinces)


def _piles(tables: Tables, state: State) -> bool:
    heights = tables.heights(len(state.players))
    if len(state.piles) != tables.pool or len(state.tops) != tables.pool:
        return False
    if len(state.unseen) != len(tables.technologies):
        return False
    copies = tables.copies(len(state.players))
    if not all(0 <= count <= copies for count in state.unseen):
        return False
    if not all(0 <= pile <= heights[0] for pile in state.piles) or state.emptied < 0:
        return False
    joined = state.emptied > 0
    if (state.reserve == 0) != joined or (state.reserve and state.reserve not in heights):
        return False
    return state.piles.count(0) == max(0, state.emptied - 1) and _tops(tables, state)


def _tops(tables: Tables, state: State) -> bool:
    turning = {"card": state.pile}.get(state.waiting[0], -1) if state.waiting else -1
    for pile, (cards, top) in enumerate(zip(state.piles, state.tops, strict=True)):
        lies = top in tables.technologies
        if lies != bool(cards and pile != turning and "pool" not in state.waiting):
            return False
        if top and not lies:
            return False
    open_cards = sum(map(bool, state.tops))
    return sum(state.unseen) == sum(state.piles) + state.reserve - open_cards


def _matrix(tables: Tables, player: Player) -> bool:
    columns = player.matrix
    known = all(card in tables.order for card in chain.from_iterable(columns))
    return known and len(columns) <= tables.columns and all(columns)


def _cubes(tables: Tables, state: State, seat: int) -> bool:
    player = state.players[seat]
    if player.cubes < 0 or player.taken < 0:
        return False
    if player.cubes + player.taken.bit_count() != tables.cubes:
        return False
    if player.taken & ~tables.layout(state.tiles).spots:
        return False
    others = (other.taken for at, other in enumerate(state.players) if at != seat)
    return not any(player.taken & taken for taken in others)


def _routes(tables: Tables, state: State, player: Player) -> bool:
    if len(player.routes) != len(tables.terrains):
        return False
    for terrain, length in enumerate(player.routes):
        if length and (
            length not in tables.lengths
            or length > (player.taken & tables.grid.strips[terrain]).bit_count()
            or sum(other.routes[terrain : terrain + 1] == (length,) for other in state.players) > 1
        ):
            return False
    return True


def _opened(tables: Tables, state: State) -> bool:
    """Check that the lands turned up are those that the cubes have reached, and one more."""
    if set(state.waiting) & set(_DEALING):
        return not board.taken(state)
    size = tables.sizes[len(state.players)]
    furthest = max(tables.grid.last(player.taken) for player in state.players)
    due = furthest + 2 - ("land" in state.waiting)
    return len(state.tiles) == min(size.lands, max(size.open, due))


def _deck(tables: Tables, state: State) -> bool:
    copies = tables.copies(len(state.players))
    laid = Counter(chain.from_iterable(chain.from_iterable(p.matrix for p in state.players)))
    backs = laid.pop(tables.wild, 0)
    shown = laid + Counter(filter(None, (*state.tops, state.hand)))
    unseen = dict(zip(tables.technologies, state.unseen, strict=True))
    spare = [copies - shown[name] - unseen[name] for name in tables.technologies]
    return min(spare) >= 0 and sum(spare) == backs


def _cities(tables: Tables, state: State) -> bool:
    owned = [city for player in state.players for city in player.cities]
    seen = [*owned, *chain.from_iterable(state.displays), *state.cities]
    deck = tables.city_deck(len(state.players))
    if len(set(seen)) < len(seen) or not set(seen) <= set(deck):
        return False
    return all(_cities_of(tables, state, seat) for seat in range(len(state.players)))


def _cities_of(tables: Tables, state: State, seat: int) -> bool:
    """Check that a seat has one city for each land it reached, but the first (C1)."""
    taken = state.players[seat].taken
    lands = range(1, len(state.tiles))
    reached = sum(bool(tables.grid.within(taken, land)) for land in lands)
    due = state.phase == "city" and state.seat == seat
    return len(state.players[seat].cities) == reached - due


def _claims(tables: Tables, state: State) -> bool:
    """Check that exactly the lands that could be closed are closed, between two turns."""
    if state.phase == "over":
        return FREE not in state.owners
    return state.phase != "take" or not board.closing(tables, state)


def due(tables: Tables, state: State) -> bool:
    """Tell whether the end was triggered, as piles, lands and cubes stand (E1)."""
    last = board.full(tables, state, len(state.tokens) - 1)
    empty = any(not player.cubes for player in state.players)
    return state.emptied >= tables.to_end or last or empty


def _ending(tables: Tables, state: State) -> bool:
    ends = due(tables, state)
    if state.waiting or state.phase == "city":
        return ends or not state.ending
    return state.ending == ends


_Check = Callable[[Tables, State], bool]
_BASE: Mapping[str, _Check] = {"lands": _lands, "piles": _piles}
_TABLE: Mapping[str, _Check] = {"provinces": _provinces, "turn": _turn}
_SUMS: Mapping[str, _Check] = {
    "lands": _opened,
    "deck": _deck,
    "cities": _cities,
    "provinces": _claims,
    "ending": _ending,
}
