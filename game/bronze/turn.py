"""The steps of a turn one after the other; a step in which nothing is possible ends by itself.

Every function here fills in a fresh clone that nobody else has seen yet (`draft`). `events` takes
the events; `None` leaves them out.
"""

from __future__ import annotations

from game.bronze import board, chance, matrix, settling
from game.bronze.actions import LEFT, Choose, Done, Lay, Settle, Take
from game.bronze.events import (
    CardLaid,
    CardTaken,
    CitiesDiscarded,
    CityTaken,
    CubePlaced,
    EndTriggered,
    PileEmptied,
    ProvinceClosed,
    RouteTaken,
)
from game.bronze.laying import laid
from game.bronze.scoring import scores
from game.bronze.state import FREE, NOBODY, Player, State
from game.bronze.tables import Tables
from game.core.chance import Outcome
from game.core.contract import winners
from game.core.event import Events, GameEnded, RoundBegan, TurnBegan


def answer(tables: Tables, draft: State, outcome: Outcome, events: Events) -> None:
    """Take chance's answer; the turn goes on when nothing else is waited for."""
    dealing = draft.waiting[0] in ("piles", "provinces", "lands", "pool")
    values: tuple[str, ...] = tuple(map(str, outcome.values))
    chance.answer(tables, draft, values, events)
    if draft.waiting:
        return
    if dealing and events is not None:
        events += (RoundBegan(1), TurnBegan(draft.seat, 1))
    if draft.phase == "settle":
        go_on(tables, draft, events)


def take(tables: Tables, draft: State, action: Take, events: Events) -> None:
    """Take the open card; the next one of the pile is turned up at once (M1)."""
    pile = action.pile
    draft.hand, draft.pile, draft.phase = draft.tops[pile], pile, "lay"
    left = draft.piles[pile] - 1
    if events is not None:
        events.append(CardTaken(draft.seat, pile, draft.hand, left))
    if not left:
        left = _emptied(tables, draft, pile, events)
    draft.piles = (*draft.piles[:pile], left, *draft.piles[pile + 1 :])
    draft.tops = (*draft.tops[:pile], "", *draft.tops[pile + 1 :])
    if left:
        draft.waiting = ("card",)


def _emptied(tables: Tables, draft: State, pile: int, events: Events) -> int:
    """Count an emptied pile; give the cards of the reserve if it takes its place (E1, E2)."""
    draft.emptied += 1
    reserve, draft.reserve = draft.reserve, 0
    if events is not None:
        events.append(PileEmptied(pile, reserve))
    if draft.emptied == tables.to_end:
        _trigger(draft, "piles", events)
    return reserve


def _trigger(draft: State, why: str, events: Events) -> None:
    if events is not None and not draft.ending:
        events.append(EndTriggered(draft.seat, why))
    draft.ending = True


def lay(tables: Tables, draft: State, action: Lay, events: Events) -> None:
    """Lay the card; what it wakes is fixed now (A4)."""
    player = draft.players[draft.seat].clone()
    fresh = action.column in (LEFT, len(player.matrix))
    player.matrix, draft.laid, draft.active = laid(tables, player.matrix, action)
    draft.players = _with(draft, player)
    draft.hand = ""
    if events is not None:
        awake = matrix.wakes(player.matrix, draft.laid, tables.wild)
        cards = tuple(player.matrix[column][row] for column, row in awake)
        row = len(player.matrix[draft.laid]) - 1
        where = (draft.laid, row, fresh)
        events.append(CardLaid(draft.seat, action.technology, *where, awake, cards))
    _settle_or_end(tables, draft, events)


def _with(draft: State, player: Player) -> tuple[Player, ...]:
    return (*draft.players[: draft.seat], player, *draft.players[draft.seat + 1 :])


def _settle_or_end(tables: Tables, draft: State, events: Events) -> None:
    if settling.possible(tables, draft):
        draft.phase = "settle"
    else:
        end(tables, draft, events)


def settle(tables: Tables, draft: State, action: Settle, events: Events) -> None:
    """Place a cube; then the land to the right is turned up, then a city is due (S2, C1)."""
    land, grid = action.land, tables.grid
    # Asked before the cube stands there; the first land brings no city (C1).
    reached = land > 0 and not grid.within(draft.players[draft.seat].taken, land)
    alone = reached and not grid.within(board.taken(draft), land)
    player = draft.players[draft.seat].clone()
    player.taken |= settling.bit(tables, action)
    player.cubes -= 1
    draft.players = _with(draft, player)
    unused = list(draft.active)
    # One entry only: the same technology may have been woken more than once (A4).
    unused.remove(action.technology)
    draft.active = tuple(unused)
    if events is not None:
        events.append(_placed(tables, draft, action, player.cubes))
    if land + 1 == len(draft.tiles) < len(draft.tokens):
        draft.waiting = ("land",)
    if alone and draft.cities:
        draft.waiting += ("cities",)
    if reached and (draft.displays[land] or (alone and draft.cities)):
        draft.phase = "city"
    elif not draft.waiting:
        go_on(tables, draft, events)


def _placed(tables: Tables, draft: State, action: Settle, left: int) -> CubePlaced:
    technology, land, terrain, place = (
        action.technology,
        action.land,
        action.terrain,
        action.place,
    )
    kind = tables.tiles[draft.tiles[land]][terrain][place]
    return CubePlaced(draft.seat, technology, land, terrain, place, kind, left)


def choose(tables: Tables, draft: State, action: Choose, events: Events) -> None:
    """Take a city card from below the land just reached."""
    player = draft.players[draft.seat].clone()
    player.cities += (action.city,)
    draft.players = _with(draft, player)
    land = tables.grid.last(player.taken)
    left = tuple([city for city in draft.displays[land] if city != action.city])
    draft.displays = (*draft.displays[:land], left, *draft.displays[land + 1 :])
    if events is not None:
        events.append(CityTaken(draft.seat, land, action.city, len(left)))
    go_on(tables, draft, events)


def go_on(tables: Tables, draft: State, events: Events) -> None:
    """Note the end triggers after a cube, then let the seat place on or end the turn (S2, E3)."""
    if not draft.players[draft.seat].cubes:
        _trigger(draft, "cubes", events)
    last = len(draft.tokens) - 1
    if board.full(tables, draft, last):
        _trigger(draft, "land", events)
    _settle_or_end(tables, draft, events)


def done(tables: Tables, draft: State, action: Done, events: Events) -> None:
    """Leave the other activated cards unused."""
    del action
    end(tables, draft, events)


def end(tables: Tables, draft: State, events: Events) -> None:
    """Settle routes, provinces and leftover cities, then pass the turn on or end the game."""
    # Routes before provinces before cities, as the end of a turn is ordered: each is told by
    # itself.
    claim_routes(tables, draft, events)
    reached, full = board.frontier(tables, draft), board.filled(tables, draft)
    close_provinces(tables, draft, board.due(draft, reached, full), events)
    discard_cities(draft, reached, full, events)
    draft.hand, draft.active = "", ()
    draft.pile = draft.laid = -1
    draft.chances = 0
    following = (draft.seat + 1) % len(draft.players)
    # The round is played out, so that all have had as many turns (E1).
    if following == draft.start and draft.ending:
        finish(tables, draft, events)
        return
    draft.phase, draft.seat = "take", following
    if following == draft.start:
        draft.round += 1
        if events is not None:
            events.append(RoundBegan(draft.round))
    if events is not None:
        events.append(TurnBegan(following, draft.round))


def claim_routes(tables: Tables, draft: State, events: Events) -> None:
    """Give the seat the trade tokens of its rows, each terrain by itself (T3, T6)."""
    taken = draft.players[draft.seat].taken
    for terrain, strip in enumerate(tables.grid.strips):
        # Done after every turn for every terrain, and nearly always settled by the mere count.
        if (taken & strip).bit_count() < tables.shortest:
            continue
        length, row = board.claim(tables, draft, draft.seat, terrain)
        if length:
            player = draft.players[draft.seat].clone()
            held = player.routes[terrain]
            player.routes = (*player.routes[:terrain], length, *player.routes[terrain + 1 :])
            draft.players = _with(draft, player)
            if events is not None:
                name, points = tables.terrains[terrain], tables.route_points[length]
                events.append(RouteTaken(draft.seat, name, row, length, points, held))


def close_provinces(tables: Tables, draft: State, lands: list[int], events: Events) -> None:
    """Give the tokens of these lands to strictly most cubes, or take them out (P1)."""
    for land in lands:
        cubes = board.counts(tables, draft, land)
        owner = board.majority(cubes)
        draft.owners = (*draft.owners[:land], owner, *draft.owners[land + 1 :])
        if events is not None:
            events.append(ProvinceClosed(land, draft.tokens[land], owner, cubes))


def discard_cities(draft: State, reached: int, full: list[int], events: Events) -> None:
    """Take the cards out of play below lands that are full or reached by everybody (C2)."""
    for land, cities in enumerate(draft.displays):
        if cities and (land <= reached or land in full):
            _discard(draft, land, events)


def _discard(draft: State, land: int, events: Events) -> None:
    if events is not None:
        events.append(CitiesDiscarded(land, draft.displays[land]))
    draft.displays = (*draft.displays[:land], (), *draft.displays[land + 1 :])


def finish(tables: Tables, draft: State, events: Events) -> None:
    """End the game: settle the tokens left, take the other cities out (P3, F1)."""
    last_provinces(tables, draft, events)
    for land, cities in enumerate(draft.displays):
        if cities:
            _discard(draft, land, events)
    draft.phase = "over"
    if events is not None:
        events.append(GameEnded(winners(scores(tables, draft))))


def last_provinces(tables: Tables, draft: State, events: Events) -> None:
    """Settle the tokens left: only lands everybody has reached can have an owner (P3)."""
    reached = board.frontier(tables, draft)
    for land, owner in enumerate(draft.owners):
        if owner == FREE and land <= reached:
            close_provinces(tables, draft, [land], events)
        # Not reached by everybody: the token goes out even where one seat stands alone (P3).
        elif owner == FREE:
            draft.owners = (*draft.owners[:land], NOBODY, *draft.owners[land + 1 :])
            if events is not None:
                cubes = board.counts(tables, draft, land)
                missing = board.missing(tables, draft, land)
                events.append(ProvinceClosed(land, draft.tokens[land], NOBODY, cubes, missing))
