"""What a seat may know, and components put into words."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields

from game.core.message import Key, Message, Param
from game.stoneage.components import FIGURES, TOPS, Bottom, Culture, Exact, Fixed, Top
from game.stoneage.state import UNKNOWN, State
from game.stoneage.tables import Tables


def view(tables: Tables, state: State, seat: int | None) -> State:
    """Hide the deck, the face-down cards of others and, by option, the tiles left (sa59-sa63)."""
    seen = state.clone()
    seen.deck = (UNKNOWN,) * len(state.deck)
    if not tables.tiles_shown:
        seen.tiles = (UNKNOWN,) * len(state.tiles)
    if state.phase == "over":
        return seen
    tribes = []
    for other, tribe in enumerate(state.tribes):
        if other != seat and tribe.cards:
            tribe = tribe.clone()
            tribe.cards = (UNKNOWN,) * len(tribe.cards)
        tribes.append(tribe)
    seen.tribes = tuple(tribes)
    return seen


def unseen_cards(tables: Tables, view: State) -> tuple[str, ...]:
    """List the cards that a view does not show anywhere: in the deck or face down."""
    shown = {*view.row, view.card}
    for tribe in view.tribes:
        shown.update(tribe.cards, tribe.open)
    return tuple(card for card in tables.cards if card not in shown)


def unseen_tiles(tables: Tables, view: State) -> tuple[str, ...]:
    """List the tiles not turned up anywhere, in the order of the sheet."""
    shown = {*view.tops}.union(*(tribe.tiles for tribe in view.tribes))
    return tuple(tile for tile in tables.tiles if tile not in shown)


def describe_top(tables: Tables, card: str) -> Message:
    """Say what a card gives when it is taken, with the numbers of its data."""
    top = tables.tops[card]
    params = _params(top)
    if "resource" in params:
        divisor = tables.divisors[tables.good_at[top.resource]]  # type: ignore[union-attr]
        params["divisor"] = divisor
    return Message(f"stoneage.top.{TOPS[type(top)]}", params)


def describe_bottom(tables: Tables, card: str) -> Message:
    """Say what a card counts at the end."""
    bottom = tables.bottoms[card]
    return Message(f"stoneage.bottom.{FIGURES.get(type(bottom), 'culture')}", _params(bottom))


def _params(part: Top | Bottom) -> dict[str, Param]:
    """Give the fields of a part: the number as `count`, names as keys."""
    found: dict[str, Param] = {}
    for field in fields(part):
        value = getattr(part, field.name)
        if isinstance(value, int):
            found["count"] = value
        elif isinstance(part, Culture):
            found[field.name] = Key(f"stoneage.symbol.{value}")
        else:
            found[field.name] = Key(f"stoneage.resource.{value}")
    return found


def describe_tile(tables: Tables, tile: str) -> Message:
    """Say what a tile costs and brings."""
    part = tables.components.tiles[tile]
    if isinstance(part, Fixed):
        return Message("stoneage.tile.fixed", {"count": part.points})
    if isinstance(part, Exact):
        return Message("stoneage.tile.exact", {"count": part.count, "kinds": part.kinds})
    return Message("stoneage.tile.free", {"least": part.least, "most": part.most})


def tiles_left(tables: Tables, view: State) -> dict[str, int]:
    """Count the tiles not turned up, equal ones under the id of the first; none when hidden."""
    if not tables.tiles_shown:
        return {}
    first: dict[object, str] = {}
    names = {
        tile: first.setdefault((tables.tile_needs[tile], tables.tile_points[tile]), tile)
        for tile in tables.tiles
    }
    return dict(Counter(names[tile] for tile in unseen_tiles(tables, view)))
