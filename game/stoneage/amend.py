"""What people may put right about a game on a real board, and what goes with it.

A card or tile lies in one place. Put onto a place where another one lies, the two change places,
so that nothing is lost and nothing is there twice. A tile that somebody has was on a stack: the
highest one counts as the one that lost it, and which it was can be put right after that.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.core.correction import AmendableField, Value
from game.core.message import Key, Message
from game.stoneage.state import State, Tribe
from game.stoneage.tables import Tables

MOST = 99
"""The largest number of anything that has no bound of its own."""
POINTS = 400
_PLAIN = ("people", "food", "agriculture", "built", "awarded", "starved")


def amendable(tables: Tables, state: State) -> tuple[AmendableField, ...]:
    """List the values of all tribes, then the table, then where each card and tile lies."""
    seats = range(len(state.tribes))
    mine = [field for seat in seats for field in _tribe(tables, state, seat)]
    return (*mine, *_table(state), *_cards(tables, state), *_tiles(tables, state))


def _numbers(most: int) -> tuple[int, ...]:
    return tuple(range(most + 1))


def _tribe(tables: Tables, state: State, seat: int) -> Iterator[AmendableField]:
    tribe = state.tribes[seat]
    most = {
        "people": tables.most_people,
        "agriculture": tables.most_agriculture,
        "food": MOST,
    }

    def field(name: str, label: Message, value: int, top: int) -> AmendableField:
        return AmendableField(f"{seat}.{name}", label, value, _numbers(top), seat)

    for name in _PLAIN:
        label = Message(f"stoneage.amend.{name}")
        yield field(name, label, getattr(tribe, name), most.get(name, POINTS))
    for good, have in zip(tables.goods, tribe.resources, strict=True):
        yield field(f"good.{good}", Message(f"stoneage.resource.{good}"), have, MOST)
    for at, value in enumerate(tribe.tools):
        label = Message("stoneage.amend.tool", {"count": at + 1})
        yield field(f"tool.{at}", label, value, tables.most_tool)
        if value:
            used = Message("stoneage.amend.used", {"count": at + 1})
            yield AmendableField(
                f"{seat}.used.{at}", used, int(tribe.used[at]), (0, 1), seat, "owned"
            )
    if state.phase in ("place", "act"):
        for at, name in enumerate(tables.layouts[len(state.tribes)].ids):
            kind, _, number = name.partition(":")
            params = {"place": Key(f"stoneage.place.{kind}"), "number": number}
            label = Message("stoneage.amend.slot" if number else "stoneage.amend.placed", params)
            yield field(f"placed.{name}", label, tribe.placed[at], tribe.people)


def _table(state: State) -> Iterator[AmendableField]:
    seats = tuple(range(len(state.tribes)))
    rounds = tuple(range(1, MOST))
    yield AmendableField("round", Message("stoneage.amend.round"), state.round, rounds)
    yield AmendableField("first", Message("stoneage.amend.first"), state.first, seats, sort="seat")
    if state.phase in ("tools", "pick"):
        for at, die in enumerate(state.dice):
            label = Message("stoneage.amend.die", {"count": at + 1})
            yield AmendableField(f"die.{at}", label, die, (1, 2, 3, 4, 5, 6), state.seat, "face")


def _cards(tables: Tables, state: State) -> Iterator[AmendableField]:
    laid = state.phase not in ("row", "tops")
    if not laid:
        return
    seats = range(len(state.tribes))
    row = tuple(f"row.{slot}" for slot in range(len(state.row)))
    closed = tuple(f"seat.{seat}" for seat in seats)
    opened = tuple(f"open.{seat}" for seat in seats)
    for card in tables.cards:
        if card == state.card:
            continue
        stays = card in tables.one_use or card in tables.chooses
        domain = ("deck", *row, *closed, *(opened if stays else ()))
        label = Message("stoneage.amend.card", {"cards": card})
        yield AmendableField(
            f"card.{card}", label, _card_at(state, card), domain, sort="where:cards"
        )


def _card_at(state: State, card: str) -> str:
    if card in state.row:
        return f"row.{state.row.index(card)}"
    for seat, tribe in enumerate(state.tribes):
        if card in tribe.cards:
            return f"seat.{seat}"
        if card in tribe.open:
            return f"open.{seat}"
    return "deck"


def _tiles(tables: Tables, state: State) -> Iterator[AmendableField]:
    if state.phase in ("row", "tops", "tile"):
        return
    seats = range(len(state.tribes))
    tops = tuple(f"stack.{stack}" for stack in seats if state.stacks[stack])
    domain = ("unseen", *tops, *(f"seat.{seat}" for seat in seats))
    for tile in tables.tiles:
        label = Message("stoneage.amend.tile", {"tiles": tile})
        yield AmendableField(
            f"tile.{tile}", label, _tile_at(state, tile), domain, sort="where:tiles"
        )
    for stack in seats:
        label = Message("stoneage.amend.stack", {"number": stack + 1})
        yield AmendableField(f"stack.{stack}", label, state.stacks[stack], _numbers(tables.stack))


def _tile_at(state: State, tile: str) -> str:
    if tile in state.tops:
        return f"stack.{state.tops.index(tile)}"
    for seat, tribe in enumerate(state.tribes):
        if tile in tribe.tiles:
            return f"seat.{seat}"
    return "unseen"


def amend(tables: Tables, state: State, name: str, value: Value) -> State:
    """Give the state with a value put right; what a card or tile displaces takes its old place."""
    draft = state.clone()
    draft.tribes = tuple([tribe.clone() for tribe in state.tribes])
    head, _, rest = name.partition(".")
    if head.isdigit():
        _put(tables, draft.tribes[int(head)], rest, int(value), len(state.tribes))
    elif head == "card":
        _move_card(draft, rest, str(value))
    elif head == "tile":
        _move_tile(tables, draft, rest, str(value))
    elif head == "stack":
        draft.stacks = _restacked(tables, state.stacks, int(rest), int(value))
    elif head == "die":
        draft.dice = _set(state.dice, int(rest), int(value))
    else:
        setattr(draft, head, int(value))
    return draft


def _set(row: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*row[:at], value, *row[at + 1 :])


def _put(tables: Tables, tribe: Tribe, name: str, value: int, seats: int) -> None:
    kind, _, what = name.partition(".")
    match kind:
        case "good":
            tribe.resources = _set(tribe.resources, tables.good_at[what], value)
        case "tool":
            tribe.tools = _set(tribe.tools, int(what), value)
            if not value:
                tribe.used = tuple([u and at != int(what) for at, u in enumerate(tribe.used)])
        case "used":
            tribe.used = tuple(
                [bool(value) if at == int(what) else u for at, u in enumerate(tribe.used)]
            )
        case "placed":
            tribe.placed = _set(tribe.placed, tables.layouts[seats].at[what], value)
        case _:
            setattr(tribe, name, value)


def _move_card(draft: State, card: str, where: str) -> None:
    before = _card_at(draft, card)
    other = ""
    if where.startswith("row."):
        other = draft.row[int(where[4:])]
    _lift_card(draft, card, before)
    if other and other != card:
        _lift_card(draft, other, where)
        _lay_card(draft, other, before)
    _lay_card(draft, card, where)


def _lift_card(draft: State, card: str, where: str) -> None:
    kind, _, at = where.partition(".")
    if kind == "row":
        draft.row = tuple(["" if slot == card else slot for slot in draft.row])
    elif kind == "deck":
        draft.deck = tuple([other for other in draft.deck if other != card])
    else:
        tribe = draft.tribes[int(at)]
        tribe.cards = tuple([other for other in tribe.cards if other != card])
        tribe.open = tuple([other for other in tribe.open if other != card])


def _lay_card(draft: State, card: str, where: str) -> None:
    kind, _, at = where.partition(".")
    if kind == "row":
        draft.row = tuple([card if n == int(at) else s for n, s in enumerate(draft.row)])
    elif kind == "deck":
        draft.deck = (*draft.deck, card)
    elif kind == "open":
        draft.tribes[int(at)].open = (*draft.tribes[int(at)].open, card)
    else:
        draft.tribes[int(at)].cards = (*draft.tribes[int(at)].cards, card)


def _move_tile(tables: Tables, draft: State, tile: str, where: str) -> None:
    before = _tile_at(draft, tile)
    other = draft.tops[int(where[6:])] if where.startswith("stack.") else ""
    _lift_tile(tables, draft, tile, before)
    if before == "unseen" and where.startswith("seat."):
        draft.stacks = _changed(tables, draft.stacks, -1)
    elif before.startswith("seat.") and where == "unseen":
        draft.stacks = _changed(tables, draft.stacks, 1)
    if other and other != tile:
        _lift_tile(tables, draft, other, where)
        _lay_tile(tables, draft, other, before)
    _lay_tile(tables, draft, tile, where)


def _changed(
    tables: Tables, stacks: tuple[int, ...], tiles: int, kept: int = -1
) -> tuple[int, ...]:
    """Take tiles off the highest stacks, or lay them onto the lowest; one stack may be kept."""
    free = [at for at in range(len(stacks)) if at != kept]
    for _ in range(abs(tiles)):
        at = (max if tiles < 0 else min)(free, key=lambda place: stacks[place])
        step = 1 if tiles > 0 else -1
        if not 0 <= stacks[at] + step <= tables.stack:
            break
        stacks = _set(stacks, at, stacks[at] + step)
    return stacks


def _restacked(tables: Tables, stacks: tuple[int, ...], stack: int, height: int) -> tuple[int, ...]:
    """Give a stack another height; the others have what it loses, as no tile is lost."""
    return _changed(tables, _set(stacks, stack, height), stacks[stack] - height, stack)


def _least(tables: Tables, tile: str) -> int:
    """Give the points that a tile brings at least: all that is known of a tile with no number."""
    return tables.tile_points[tile] or tables.tile_needs[tile].least * min(tables.points)


def _lift_tile(tables: Tables, draft: State, tile: str, where: str) -> None:
    kind, _, at = where.partition(".")
    if kind == "stack":
        draft.tops = tuple(["" if top == tile else top for top in draft.tops])
    elif kind == "unseen":
        draft.tiles = tuple([other for other in draft.tiles if other != tile])
    else:
        tribe = draft.tribes[int(at)]
        tribe.tiles = tuple([other for other in tribe.tiles if other != tile])
        tribe.built -= _least(tables, tile)


def _lay_tile(tables: Tables, draft: State, tile: str, where: str) -> None:
    kind, _, at = where.partition(".")
    if kind == "stack":
        draft.tops = tuple([tile if n == int(at) else t for n, t in enumerate(draft.tops)])
    elif kind == "unseen":
        draft.tiles = (*draft.tiles, tile)
    else:
        tribe = draft.tribes[int(at)]
        tribe.tiles = (*tribe.tiles, tile)
        tribe.built += _least(tables, tile)
