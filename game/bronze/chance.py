"""What chance decides, when, and how its answer comes onto the table (N3)."""

from __future__ import annotations

from functools import lru_cache

from game.bronze.events import CardTurned, CitiesDrawn, LandOpened, PilesMade, ProvincesLaid
from game.bronze.state import State
from game.bronze.tables import Tables
from game.core.chance import Draw, Request
from game.core.event import Events


def request(tables: Tables, state: State) -> Request:
    """Ask for what is waited for first: drawn evenly from all of its sort not seen yet."""
    players = len(state.players)
    match state.waiting[0]:
        case "card":
            return tables.draw_cards(state.unseen, 1)
        case "land":
            return Draw("lands", state.hidden, 1)
        case "cities":
            return _cities(state.cities, min(tables.sizes[players].cities, len(state.cities)))
        case "lands":
            return Draw("lands", state.hidden, tables.sizes[players].open)
        case "pool":
            return tables.draw_cards(state.unseen, tables.pool)
        case "provinces":
            return _provinces(tables.provinces, len(state.tokens))
    return _piles(tables.heights(players))


@lru_cache(1 << 10)
def _cities(pool: tuple[str, ...], count: int) -> Draw:
    return Draw("cities", pool, count)


@lru_cache(16)
def _provinces(pool: tuple[int, ...], count: int) -> Draw:
    return Draw("provinces", tuple(map(str, pool)), count)


@lru_cache(16)
def _piles(heights: tuple[int, ...]) -> Draw:
    """Ask which piles get the larger heights; the last one drawn is the reserve (N2)."""
    return Draw("piles", tuple(map(str, heights)), len(heights))


def answer(tables: Tables, draft: State, values: tuple[str, ...], events: Events) -> None:
    """Lay down what chance answered, and wait for the next thing, if any."""
    what, draft.waiting = draft.waiting[0], draft.waiting[1:]
    draft.chances += 1
    if what == "card":
        turn_up(tables, draft, draft.pile, values, events)
    elif what == "land":
        open_lands(draft, values, draft.seat, events)
    elif what == "cities":
        _lay_out(tables, draft, values, events)
    elif what == "lands":
        open_lands(draft, values, -1, events)
    elif what == "pool":
        turn_up(tables, draft, 0, values, events)
    else:
        _numbers(draft, what, tuple(map(int, values)), events)


def turn_up(
    tables: Tables, draft: State, first: int, cards: tuple[str, ...], events: Events
) -> None:
    """Lay cards open on the piles from `first` on."""
    unseen, tops = list(draft.unseen), list(draft.tops)
    for pile, card in enumerate(cards, first):
        unseen[tables.order[card]] -= 1
        tops[pile] = card
        if events is not None:
            events.append(CardTurned(pile, card, draft.piles[pile]))
    draft.unseen, draft.tops = tuple(unseen), tuple(tops)


def open_lands(draft: State, tiles: tuple[str, ...], seat: int, events: Events) -> None:
    """Turn up the next lands to the right."""
    if events is not None:
        first = len(draft.tiles)
        events += [LandOpened(seat, land, tile) for land, tile in enumerate(tiles, first)]
    draft.tiles += tiles
    # Tiles that stay in the box are hidden too: nobody may reckon with which ones they are.
    draft.hidden = tuple([tile for tile in draft.hidden if tile not in tiles])


def _lay_out(tables: Tables, draft: State, cities: tuple[str, ...], events: Events) -> None:
    land = tables.grid.last(draft.players[draft.seat].taken)
    draft.displays = (*draft.displays[:land], cities, *draft.displays[land + 1 :])
    draft.cities = tuple([city for city in draft.cities if city not in cities])
    if events is not None:
        events.append(CitiesDrawn(draft.seat, land, cities))


def _numbers(draft: State, what: str, values: tuple[int, ...], events: Events) -> None:
    if what == "piles":
        draft.piles, draft.reserve = values[:-1], values[-1]
        if events is not None:
            events.append(PilesMade(draft.piles, draft.reserve))
    else:
        draft.tokens = values
        if events is not None:
            events.append(ProvincesLaid(values))
