"""How a round begins and ends, and how the game does."""

from __future__ import annotations

from game.core.contract import winners
from game.core.event import Events, GameEnded, RoundBegan
from game.stoneage.events import CardsLaid, DeckShort, FirstPassed, TilesTurned, ToolsFreshened
from game.stoneage.gains import own
from game.stoneage.scoring import scores
from game.stoneage.state import State
from game.stoneage.tables import Tables


def end(tables: Tables, draft: State, events: Events) -> None:
    """End the round: with an empty stack the game too (sa50), else the marker goes on."""
    if not all(draft.stacks):
        over(tables, draft, events)
        return
    draft.first = (draft.first + 1) % len(draft.tribes)
    if events is not None:
        events.append(FirstPassed(draft.first))
    gaps = draft.row.count("")
    if len(draft.deck) < gaps:
        if events is not None:
            events.append(DeckShort(len(draft.deck), gaps))
        over(tables, draft, events)
        return
    begin(draft, events)
    draft.phase = "row"
    if not gaps:
        freshen(tables, draft, events)
        draft.phase = "place"


def over(tables: Tables, draft: State, events: Events) -> None:
    """End the game."""
    draft.phase = "over"
    draft.seat = draft.first
    if events is not None:
        events.append(GameEnded(winners(scores(tables, draft))))


def begin(draft: State, events: Events) -> None:
    """Begin the next round: the cards close up to the right, in their order (sa17)."""
    draft.round += 1
    draft.seat, draft.chances = draft.first, 0
    if events is not None:
        events.append(RoundBegan(draft.round))
        moved = slid(draft.row)
        if any(before != after for before, after in moved):
            events.append(CardsLaid(moved, ()))
    left = [card for card in draft.row if card]
    draft.row = (*left, *[""] * (len(draft.row) - len(left)))


def slid(row: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """Give (slot before, slot after) of each card when the row closes up to the right."""
    filled = [slot for slot, card in enumerate(row) if card]
    return tuple((before, after) for after, before in enumerate(filled))


def freshen(tables: Tables, draft: State, events: Events) -> None:
    """Make all used tools fresh again (sa30)."""
    worn = [seat for seat, tribe in enumerate(draft.tribes) if any(tribe.used)]
    for seat in worn:
        own(draft, seat).used = tables.fresh
    if worn and events is not None:
        events.append(ToolsFreshened())


def filled(tables: Tables, draft: State, values: tuple[str, ...], events: Events) -> None:
    """Take the new cards of the row, or the first tiles, and let the placing begin."""
    if events is not None and draft.round == 1 and draft.phase == "row":
        events.append(RoundBegan(1))
    if draft.phase == "tops":
        turn_up(draft, tuple(enumerate(values)), events)
    else:
        _lay(draft, values, events)
        # Only now: the new row comes before the tools (sa17, sa30).
        freshen(tables, draft, events)
    if all(draft.tops):
        draft.phase = "place"
    else:
        draft.phase = "tops"


def _lay(draft: State, cards: tuple[str, ...], events: Events) -> None:
    """Lay new cards into the gaps, the first drawn into the lowest one (sa17)."""
    deck, row = list(draft.deck), list(draft.row)
    laid: list[tuple[int, str]] = []
    for card in cards:
        deck.remove(card)
        slot = row.index("")
        row[slot] = card
        laid.append((slot, card))
    draft.deck, draft.row = tuple(deck), tuple(row)
    if events is not None:
        events.append(CardsLaid((), tuple(laid)))


def turn_up(draft: State, turned: tuple[tuple[int, str], ...], events: Events) -> None:
    """Turn up tiles: (stack, tile); each was one of those not turned up yet."""
    tiles, tops = list(draft.tiles), list(draft.tops)
    for stack, tile in turned:
        tiles.remove(tile)
        tops[stack] = tile
    draft.tiles, draft.tops = tuple(tiles), tuple(tops)
    if events is not None:
        events.append(TilesTurned(turned))
