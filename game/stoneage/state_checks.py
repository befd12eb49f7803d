"""What is impossible about a state: asked when a state comes from a file that people can edit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.core.message import Message
from game.stoneage import paying, placing
from game.stoneage.components import DiceForAll, RollResource, Tool
from game.stoneage.gains import must_choose
from game.stoneage.state import CHANCES, PHASES, State, Tribe
from game.stoneage.tables import Layout, Tables

_SIDES = 6
_WORKING = ("roll", "dice", "extra", "tile", "tools", "pay", "improve", "pick")
"""Phases in which a place is being resolved."""


def problems(tables: Tables, state: State) -> tuple[Message, ...]:
    """Name everything that no game could have come to; nothing found means the state is sound.

    When the table itself does not fit, nothing else is looked at.
    """
    layout = tables.layouts.get(len(state.tribes))
    if layout is None:
        return (Message("stoneage.problem.seats"),)
    found = [m for seat in range(layout.seats) for m in _tribe(tables, layout, state, seat)]
    found += _table(tables, layout, state)
    return tuple(found) if found else tuple(_turn(tables, layout, state))


def _tribe(tables: Tables, layout: Layout, state: State, seat: int) -> Iterator[Message]:
    tribe = state.tribes[seat]
    sound = {
        "people": _people_fit(tables, layout, tribe),
        "stores": _stores_fit(tables, tribe),
        "tools": _tools_fit(tables, tribe),
        "points": _points_fit(tables, tribe),
        "open": all(card in tables.one_use or card in tables.chooses for card in tribe.open),
    }
    for name, fine in sound.items():
        if not fine:
            yield Message(f"stoneage.problem.{name}", {"name": str(seat + 1)})


def _people_fit(tables: Tables, layout: Layout, tribe: Tribe) -> bool:
    if len(tribe.placed) != layout.size or min(tribe.placed) < 0:
        return False
    return tables.start_people <= tribe.people <= tables.most_people and tribe.home >= 0


def _stores_fit(tables: Tables, tribe: Tribe) -> bool:
    if len(tribe.resources) != len(tables.goods) or min(tribe.resources) < 0:
        return False
    return tribe.food >= 0 and 0 <= tribe.agriculture <= tables.most_agriculture


def _tools_fit(tables: Tables, tribe: Tribe) -> bool:
    """Tell whether gains of tools can lead to these (sa27): no tool is two above another."""
    tools, used = tribe.tools, tribe.used
    if len(tools) != tables.tool_slots or len(used) != tables.tool_slots:
        return False
    if not 0 <= min(tools) <= max(tools) <= min(min(tools) + 1, tables.most_tool):
        return False
    if min(tools) == 0 and list(tools) != sorted(tools, reverse=True):
        return False
    return not any(mark and not value for mark, value in zip(used, tools, strict=True))


def _points_fit(tables: Tables, tribe: Tribe) -> bool:
    if tribe.built < 0 or tribe.awarded < 0 or tribe.starved < 0:
        return False
    if any(tile not in tables.tile_needs for tile in tribe.tiles):
        return False
    least = most = 0
    for tile in tribe.tiles:
        need, printed = tables.tile_needs[tile], tables.tile_points[tile]
        least += printed or need.least * min(tables.points)
        most += printed or need.most * max(tables.points)
    return least <= tribe.built <= most


def _table(tables: Tables, layout: Layout, state: State) -> Iterator[Message]:
    """Look at what lies between the players: nothing of it is lost or there twice."""
    sound = {
        "cards": _cards_fit(tables, layout, state),
        "tiles": _tiles_fit(tables, layout, state),
        "crowd": _crowd_fits(layout, state),
    }
    for name, fine in sound.items():
        if not fine:
            yield Message(f"stoneage.problem.{name}")


def _cards_fit(tables: Tables, layout: Layout, state: State) -> bool:
    owned = [card for tribe in state.tribes for card in (*tribe.cards, *tribe.open)]
    laid = [card for card in (*state.row, state.card) if card]
    every = Counter([*owned, *laid, *state.deck])
    return len(state.row) == layout.slots and every == Counter(tables.cards)


def _tiles_fit(tables: Tables, layout: Layout, state: State) -> bool:
    if len(state.tops) != layout.seats or len(state.stacks) != layout.seats:
        return False
    tops = [tile for tile in state.tops if tile]
    owned = [tile for tribe in state.tribes for tile in tribe.tiles]
    if Counter([*tops, *owned, *state.tiles]) != Counter(tables.tiles):
        return False
    if sum(state.stacks) + len(owned) != tables.stack * layout.seats:
        return False
    waiting = state.phase in ("tops", "row", "tile")
    pairs = zip(state.tops, state.stacks, strict=True)
    return all(
        0 <= height <= tables.stack and (bool(top) == bool(height) or waiting)
        for top, height in pairs
    )


def _crowd_fits(layout: Layout, state: State) -> bool:
    """Tell whether the people on the places keep the limits (sa4-sa6)."""
    columns = list(zip(*[tribe.placed for tribe in state.tribes], strict=False))
    if len(columns) != layout.size:
        return False
    exact = {at: people for at, people, _ in layout.village}
    exact.update(layout.singles)
    rings = dict(layout.sources)
    for at, column in enumerate(columns):
        players = sum(1 for people in column if people)
        if at in exact and not (players <= 1 and sum(column) in (0, exact[at])):
            return False
        if at in rings and (sum(column) > rings[at] or players > layout.source_players):
            return False
    return sum(1 for at, _, _ in layout.village if any(columns[at])) <= layout.village_open


def _turn(tables: Tables, layout: Layout, state: State) -> Iterator[Message]:
    seats = range(layout.seats)
    fine = state.seat in seats and state.first in seats and state.round > 0
    if not fine or state.phase not in (*PHASES, *CHANCES):
        yield Message("stoneage.problem.turn")
        return
    sound = {
        "place": _place_fits(tables, layout, state),
        "dice": _dice_fit(tables, state),
        "hunger": (state.missing > 0) == (state.phase == "feed") and state.missing >= 0,
        "ending": _ending_fits(tables, state),
        "awaited": _awaited(layout, state),
        "acted": _acted(state),
        "idle": state.phase != "place" or _can_place(tables, state),
    }
    for name, good in sound.items():
        if not good:
            yield Message(f"stoneage.problem.{name}")


def _awaited(layout: Layout, state: State) -> bool:
    """Tell whether whoever stands at a card or tile finds one there, but where it is at work."""
    for name, spot in layout.spots.items():
        laid = state.row if spot.gain == "card" else state.tops
        if spot.number < 0 or name == state.place or laid[spot.number]:
            continue
        if any(tribe.placed[layout.at[name]] for tribe in state.tribes):
            return False
    return True


def _acted(state: State) -> bool:
    """Tell whether those who have acted in this round have nobody on the board any more."""
    if state.phase == "place":
        return True
    seats = len(state.tribes)
    before = [(state.first + turn) % seats for turn in range((state.seat - state.first) % seats)]
    return state.phase == "feed" or not any(any(state.tribes[seat].placed) for seat in before)


def _can_place(tables: Tables, state: State) -> bool:
    """Tell whether the seat that must place somebody has people at home and room for them."""
    home = state.tribes[state.seat].home
    return home > 0 and any(room for _, room in placing.rooms(tables, state, state.seat))


def _place_fits(tables: Tables, layout: Layout, state: State) -> bool:
    """Tell whether the place and card being resolved fit the step."""
    phase, place = state.phase, state.place
    if phase not in _WORKING:
        return not place and not state.card and _gathered(state)
    at = layout.at.get(place, -1)
    if at < 0 or not state.tribes[state.seat].placed[at]:
        return False
    spot = layout.spots[place]
    if state.card and (spot.gain != "card" or state.row[spot.number]):
        return False
    if phase == "pay":
        return not state.card and spot.number >= 0 and _open_there(state, layout)
    if phase == "tile":
        return spot.gain == "tile" and not state.tops[spot.number]
    if phase == "improve":
        fits = spot.gain == "tool" or isinstance(tables.tops.get(state.card), (Tool, DiceForAll))
        return fits and must_choose(tables, state.tribes[state.seat])
    if phase in ("roll", "tools"):
        rolls = isinstance(tables.tops.get(state.card), RollResource) if state.card else False
        return rolls or spot.divisor > 0
    return bool(state.card)


def _open_there(state: State, layout: Layout) -> bool:
    spot = layout.spots[state.place]
    laid = state.row if spot.gain == "card" else state.tops
    return bool(laid[spot.number])


def _gathered(state: State) -> bool:
    """Tell whether there are people on the board only while they are placed or act."""
    there = any(any(tribe.placed) for tribe in state.tribes)
    if state.phase == "act":
        return any(state.tribes[state.seat].placed)
    return state.phase == "place" or not there


def _dice_fit(tables: Tables, state: State) -> bool:
    if not all(1 <= die <= _SIDES for die in state.dice):
        return False
    picking = state.phase == "pick" or (state.phase == "improve" and state.picker >= 0)
    if picking:
        passed = (state.picker - state.seat) % len(state.tribes)
        left = len(state.tribes) - passed
        return state.picker in range(len(state.tribes)) and 0 < len(state.dice) == left
    if state.picker != -1:
        return False
    if state.phase == "tools":
        return 0 < len(state.dice) <= tables.most_people
    return not state.dice


def _ending_fits(tables: Tables, state: State) -> bool:
    """Tell whether the game is over exactly when it should be."""
    if state.phase in ("place", "row", "tops"):
        gaps = state.row.count("") if state.phase == "row" else 0
        full = state.phase != "place" or all(state.row)
        return all(state.stacks) and full and len(state.deck) >= gaps
    if state.phase == "over":
        return not all(state.stacks) or len(state.deck) < state.row.count("")
    if state.phase == "feed":
        tribe = state.tribes[state.seat]
        have = sum(tribe.resources) + paying.extra(tables, tribe)
        return tribe.food == 0 and have >= (1 if tables.by_person else state.missing)
    return state.chances >= 0
