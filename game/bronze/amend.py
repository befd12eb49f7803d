"""What people may put right about a game on a real table, and what goes with it.

A card, tile or token that is named for a place changes places with what lies there: what was
taken for it goes where it came from, so that nothing is lost and nothing is there twice.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.bronze import state_checks
from game.bronze.state import FREE, NOBODY, Player, State
from game.bronze.tables import Tables
from game.core.correction import AmendableField, Value
from game.core.message import Key, Message, Param

MOST = 99


@dataclass(slots=True)
class _Names:
    """Makes the fields; the sort of a field is the deck that its values are of."""

    tables: Tables
    state: State

    def players(self) -> Iterator[AmendableField]:
        """Give what lies before each seat."""
        tables, state = self.tables, self.state
        cities = tables.city_deck(len(state.players))
        lengths = (0, *tables.lengths)
        for seat, player in enumerate(state.players):
            for column, cards in enumerate(player.matrix):
                for row, card in enumerate(cards):
                    params = {"column": column + 1, "row": row + 1}
                    label = Message("bronze.amend.card", params)
                    name = f"{seat}.card.{column}.{row}"
                    yield AmendableField(name, label, card, tables.cards, seat, "technologies")
            for at, city in enumerate(player.cities):
                label = Message("bronze.amend.city", {"count": at + 1})
                yield AmendableField(f"{seat}.city.{at}", label, city, cities, seat, "cities")
            for at, length in enumerate(player.routes):
                terrain = Key(f"bronze.terrain.{tables.terrains[at]}")
                label = Message("bronze.amend.route", {"terrain": terrain})
                yield AmendableField(f"{seat}.route.{at}", label, length, lengths, seat, "route")

    def table(self) -> Iterator[AmendableField]:
        """Give what lies between the seats."""
        tables, state = self.tables, self.state
        yield AmendableField(
            "round", Message("bronze.amend.round"), state.round, tuple(range(1, MOST))
        )
        for at, top in enumerate(state.tops):
            if top:
                label = Message("bronze.amend.top", {"count": at + 1})
                yield AmendableField(
                    f"top.{at}", label, top, tables.technologies, sort="technologies"
                )
        heights = tuple(range(max(tables.heights(len(state.players))) + 1))
        for at, pile in enumerate(() if "piles" in state.waiting else state.piles):
            yield AmendableField(
                f"pile.{at}", Message("bronze.amend.pile", {"count": at + 1}), pile, heights
            )
        if state.hand:
            label = Message("bronze.amend.hand")
            yield AmendableField(
                "hand", label, state.hand, tables.technologies, state.seat, "technologies"
            )
        for land, tile in enumerate(state.tiles):
            label = Message("bronze.amend.land", {"land": land + 1})
            yield AmendableField(f"land.{land}", label, tile, tuple(tables.tiles), sort="lands")
        points = tuple(sorted(set(tables.provinces)))
        owners = (NOBODY, FREE, *range(len(state.players)))
        for land, token in enumerate(state.tokens if any(state.tokens) else ()):
            label = Message("bronze.amend.token", {"land": land + 1})
            yield AmendableField(f"token.{land}", label, token, points)
            label = Message("bronze.amend.owner", {"land": land + 1})
            yield AmendableField(f"owner.{land}", label, state.owners[land], owners, sort="owner")

    def lands(self) -> Iterator[AmendableField]:
        """Give the cities below the lands, and whose cube stands on each spot."""
        tables, state = self.tables, self.state
        deck = tables.city_deck(len(state.players))
        for land, cities in enumerate(state.displays):
            for at, city in enumerate(cities):
                label = Message("bronze.amend.shown", {"land": land + 1, "count": at + 1})
                yield AmendableField(f"shown.{land}.{at}", label, city, deck, sort="cities")
        seats = tuple(range(-1, len(state.players)))
        spots = tables.layout(state.tiles).spots if state.tiles else 0
        for land, terrain, place in tables.grid.spots(spots):
            bit = tables.grid.bit(land, terrain, place)
            name = Key(f"bronze.terrain.{tables.terrains[terrain]}")
            kind = Key(f"bronze.kind.{tables.kind(state.tiles[land], terrain, place)}")
            where: dict[str, Param] = {"land": land + 1, "terrain": name, "kind": kind}
            label = Message("bronze.amend.spot", {**where, "count": place + 1})
            yield AmendableField(f"spot.{bit}", label, _owner(state, bit), seats, sort="seat")


def amendable(tables: Tables, state: State) -> tuple[AmendableField, ...]:
    """List the values before each seat, then those of the table, then those of the lands."""
    names = _Names(tables, state)
    return (*names.players(), *names.table(), *names.lands())


def _owner(state: State, bit: int) -> int:
    return next((seat for seat, it in enumerate(state.players) if it.taken >> bit & 1), -1)


def amend(tables: Tables, state: State, name: str, value: Value) -> State:
    """Give the state with a value put right, and what had to change places for it."""
    draft = state.clone()
    draft.players = tuple([player.clone() for player in state.players])
    head, _, rest = name.partition(".")
    if head.isdigit():
        kind, _, where = rest.partition(".")
        _mine(tables, draft, draft.players[int(head)], kind, where, value)
    else:
        _between(tables, draft, head, rest, value)
    if not draft.waiting and draft.phase not in ("city", "over"):
        draft.ending = state_checks.due(tables, draft)
    return draft


def _mine(
    tables: Tables, draft: State, player: Player, kind: str, where: str, value: Value
) -> None:
    match kind:
        case "card":
            column, row = map(int, where.split("."))
            old = player.matrix[column][row]
            _exchange(tables, draft, old, str(value))
            cards = player.matrix[column]
            changed = (*cards[:row], str(value), *cards[row + 1 :])
            player.matrix = (*player.matrix[:column], changed, *player.matrix[column + 1 :])
        case "city":
            _swap_city(draft, player.cities[int(where)], str(value))
        case "route":
            at = int(where)
            player.routes = (*player.routes[:at], int(value), *player.routes[at + 1 :])


def _between(tables: Tables, draft: State, head: str, rest: str, value: Value) -> None:
    match head:
        case "top":
            at = int(rest)
            _exchange(tables, draft, draft.tops[at], str(value))
            draft.tops = (*draft.tops[:at], str(value), *draft.tops[at + 1 :])
        case "hand":
            _exchange(tables, draft, draft.hand, str(value))
            draft.hand = str(value)
        case "land":
            draft.tiles, draft.hidden = _swap_tile(draft, draft.tiles[int(rest)], str(value))
        case "token":
            at = int(rest)
            draft.tokens = (*draft.tokens[:at], int(value), *draft.tokens[at + 1 :])
        case "owner":
            at = int(rest)
            draft.owners = (*draft.owners[:at], int(value), *draft.owners[at + 1 :])
        case "shown":
            land, at = map(int, rest.split("."))
            _swap_city(draft, draft.displays[land][at], str(value))
        case "pile":
            _heap(tables, draft, int(rest), int(value))
        case "spot":
            _settle(draft, int(rest), int(value))
        case _:
            setattr(draft, head, int(value))


def _exchange(tables: Tables, draft: State, old: str, new: str) -> None:
    """Take a card from those unseen for one that goes there; the wild side takes none."""
    unseen = list(draft.unseen)
    if tables.wild in (old, new):
        return
    unseen[tables.order[new]] -= 1
    unseen[tables.order[old]] += 1
    draft.unseen = tuple(unseen)


def _heap(tables: Tables, draft: State, pile: int, cards: int) -> None:
    """Set the cards of a pile; another one has so many fewer, the reserve or the first that can."""
    less = cards - draft.piles[pile]
    heaps = [*draft.piles, draft.reserve]
    heaps[pile] = cards
    donors = (len(heaps) - 1, *(at for at in range(len(draft.piles)) if at != pile))
    found = []
    for donor in donors:
        changed = [have - less if at == donor else have for at, have in enumerate(heaps)]
        tried = draft.clone()
        tried.piles, tried.reserve = tuple(changed[:-1]), changed[-1]
        found.append(tried)
    best = next((tried for tried in found if not state_checks.problems(tables, tried)), found[0])
    draft.piles, draft.reserve = best.piles, best.reserve


def _swap_city(draft: State, old: str, new: str) -> None:
    """Let two cities change places, wherever they lie."""

    def other(city: str) -> str:
        return new if city == old else old if city == new else city

    for player in draft.players:
        player.cities = tuple([other(city) for city in player.cities])
    draft.displays = tuple([tuple([other(city) for city in row]) for row in draft.displays])
    draft.cities = tuple([other(city) for city in draft.cities])


def _swap_tile(draft: State, old: str, new: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    def other(tile: str) -> str:
        return new if tile == old else old if tile == new else tile

    tiles = tuple([other(tile) for tile in draft.tiles])
    return tiles, tuple([other(tile) for tile in draft.hidden])


def _settle(draft: State, bit: int, seat: int) -> None:
    before = _owner(draft, bit)
    for at, step in ((before, 1), (seat, -1)):
        if at >= 0:
            player = draft.players[at]
            player.taken ^= 1 << bit
            player.cubes += step
