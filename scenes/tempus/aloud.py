"""The game without its chart: every hex has a name, a letter for its column and a number."""

from __future__ import annotations

from collections.abc import Iterator

from game.tempus import actions as a
from game.tempus.board import owner
from game.tempus.state import SEA, number
from scenes.table.aloud import Aloud, joined, tips
from scenes.table.mat import capital
from scenes.tempus.log_texts import card_words, cards_words
from scenes.tempus.mat import TempusMat


def called(mat: TempusMat, hex: int) -> str:
    """Name a hex: the letter of its column, then its number from the north."""
    column, row = mat.tables.grid.place(hex)
    return f"{chr(ord('A') + column)}{row + 1}"


def _spot(mat: TempusMat, hex: int) -> str:
    """Name a hex with what it is."""
    return _say(mat, "spot", place=called(mat, hex), terrain=_land(mat, hex))


def _land(mat: TempusMat, hex: int) -> str:
    terrain = mat.terrains[hex]
    if terrain in ("sea", "lake"):
        return mat.text(f"tempus.table.{terrain}")
    return mat.name("terrain", terrain)


def _say(mat: TempusMat, which: str, **params: object) -> str:
    return mat.text(f"tempus.aloud.{which}", **params)


# Decisions


def say(mat: TempusMat, action: object) -> str:
    """Say a decision with the names of its hexes and cards."""
    match action:
        case a.Lay():
            return _say(
                mat, "lay", place=called(mat, action.centre), ring=_ring(mat, action.rotation)
            )
        case a.Settle():
            return _say(mat, "settle", places=", ".join(_spot(mat, hex) for hex in action.hexes))
        case a.Move():
            return _say(mat, "move", start=_spot(mat, action.start), place=_spot(mat, action.to))
        case a.Birth():
            return _say(mat, "birth", place=_spot(mat, action.hex))
        case a.Build():
            return _say(mat, "build", place=_spot(mat, action.hex), value=action.value)
        case a.Attack():
            return _say(mat, "attack", **_fight(mat, action.start, action.target))
        case a.Name():
            return _say(mat, "name", terrain=mat.name("terrain", action.terrain))
        case a.Advance():
            which = "advance" if action.fresh + action.moved else "stay"
            count = action.fresh + action.moved
            return _say(mat, which, count=count, moved=action.moved)
        case a.Commit() | a.Discard():
            which = "discard" if isinstance(action, a.Discard) else "commit"
            if not action.cards:
                return _say(mat, "commit_none")
            return _say(mat, which, cards=cards_words(action.cards))
        case a.Ideas():
            return mat.text("tempus.table.deed.ideas_title")
        case a.Done():
            which = "spent" if mat.spent else "done"
            return mat.text(f"tempus.table.do.{which}", count=mat.state.left)
        case a.End():
            return mat.text("tempus.table.do.end")
    return _played(mat, action)


def _played(mat: TempusMat, action: object) -> str:
    """Say that a card is played, and for what."""
    match action:
        case a.Boost():
            return _say(mat, "boost", card=card_words(action.card))
        case a.Improve():
            return _say(mat, "improve", card=card_words(action.card), place=_spot(mat, action.hex))
        case a.Lead():
            fight = _fight(mat, action.start, action.target)
            return _say(mat, "lead", card=card_words(action.card), **fight)
        case a.Preach():
            seat = owner(mat.state, action.source)
            params = {"start": _spot(mat, action.source), "place": _spot(mat, action.hex)}
            name = "" if seat is None else mat.who(seat)
            return _say(mat, "preach", card=card_words(action.card), name=name, **params)
        case a.Govern():
            which = "govern_later" if action.later else "govern"
            return _say(mat, which, card=card_words(action.card))
    return mat.what(action)


def _fight(mat: TempusMat, start: int, target: int) -> dict[str, object]:
    seat = owner(mat.state, target)
    name = "" if seat is None else mat.who(seat)
    return {"name": name, "target": _spot(mat, target), "start": _spot(mat, start)}


def _ring(mat: TempusMat, rotation: int) -> str:
    """Say the hexes of the tile as it is turned: the centre, then the ring from the north."""
    letters = mat.tables.tile_letters(mat.state.tile, rotation)
    return ", ".join(mat.name("terrain", mat.tables.terrain[letter]) for letter in letters)


def steps(mat: TempusMat, action: object) -> tuple[str, ...]:
    """Ask first who or where, then the rest: from one hex there are few ways."""
    match action:
        case a.Lay():
            column = called(mat, action.centre)[:1]
            return (
                _say(mat, "column", column=column),
                _say(mat, "centre", place=called(mat, action.centre)),
            )
        case a.Settle():
            return tuple(_say(mat, "person", place=_spot(mat, hex)) for hex in action.hexes)
        case a.Move():
            return (mat.text("tempus.table.deed.move_title"), *_from(mat, action.start))
        case a.Birth():
            return (mat.text("tempus.table.deed.babies_title"),)
        case a.Build():
            return (mat.text("tempus.table.deed.build_title"),)
        case a.Attack():
            return (mat.text("tempus.table.deed.fight_title"), *_from(mat, action.start))
        case a.Commit() | a.Discard():
            return (_say(mat, "many", count=len(action.cards)),) if action.cards else ()
        case a.Boost() | a.Improve() | a.Lead() | a.Preach() | a.Govern():
            return (_say(mat, "card", card=card_words(action.card)),)
    return ()


def _from(mat: TempusMat, hex: int) -> tuple[str, ...]:
    return (_say(mat, "from", start=_spot(mat, hex), who=_who(mat, hex)),)


# What there is


def _who(mat: TempusMat, hex: int) -> str:
    """Say who stands on a hex; nothing for nobody."""
    seat = owner(mat.state, hex)
    if seat is None:
        return ""
    tribe = mat.state.tribes[seat]
    city = number(tribe.cities, hex)
    if city:
        return _say(mat, "city", name=mat.who(seat), value=city)
    return _say(mat, "people", name=mat.who(seat), count=number(tribe.people, hex))


def table(mat: TempusMat) -> Iterator[str]:
    """Say the land terrain by terrain, who stands where, the race, and the tile drawn."""
    yield _say(mat, "names")
    by_terrain: dict[str, list[str]] = {}
    for hex, terrain in enumerate(mat.terrains):
        if terrain != "sea":
            by_terrain.setdefault(terrain, []).append(called(mat, hex))
    for terrain, places in by_terrain.items():
        name = mat.text("tempus.table.lake") if terrain == "lake" else mat.name("terrain", terrain)
        yield f"{capital(name)}: {', '.join(places)}."
    for seat in range(len(mat.state.tribes)):
        yield _standing(mat, seat)
    yield from tips(mat, "race")


def _standing(mat: TempusMat, seat: int) -> str:
    tribe = mat.state.tribes[seat]
    people = [f"{_spot(mat, hex)} {count}" for hex, count in tribe.people]
    cities = [_say(mat, "of", place=_spot(mat, hex), value=value) for hex, value in tribe.cities]
    if not people and not cities:
        return ""
    said = _say(mat, "stand", name=mat.who(seat), places=", ".join(people)) if people else ""
    more = _say(mat, "cities", name=mat.who(seat), places=", ".join(cities)) if cities else ""
    return joined((said, more))


def now(mat: TempusMat) -> Iterator[str]:
    """Say the tile that was drawn."""
    if mat.state.tile:
        yield _say(mat, "tile", ring=_ring(mat, 0))


def board(mat: TempusMat) -> Iterator[str]:
    """Say where the people of a seat stand, and its cards."""
    yield _standing(mat, mat.shown)
    yield from tips(mat, "tokens", "card:", "backs")


def where(mat: TempusMat, item: str) -> str:
    """Name the hex of an item that the chronicle marks."""
    kind, _, hex = item.partition(":")
    return _spot(mat, int(hex)) if kind in ("hex", "people", "city") and hex.isdigit() else ""


def look(mat: TempusMat, word: str) -> Iterator[str]:
    """Say what is on a hex and around it."""
    letter, rest = word.strip().upper()[:1], word.strip()[1:]
    grid = mat.tables.grid
    column = ord(letter) - ord("A") if letter else -1
    if not (0 <= column < grid.columns and rest.isdecimal() and 0 < int(rest) <= grid.rows):
        return
    hex = grid.at(column, int(rest) - 1)
    item = mat.picture.find(f"hex:{hex}")
    about = item.tip.lines if item is not None and item.tip is not None else ()
    yield joined((_spot(mat, hex), _who(mat, hex), *about))
    for direction in range(6):
        near = grid.step(hex, direction)
        if near is not None and mat.state.land[near] != SEA:
            there = joined((_spot(mat, near), _who(mat, near)))
            yield f"{_say(mat, f'direction.{direction}')}: {there}"


ALOUD: Aloud[TempusMat] = Aloud(table, board, say, steps, now, where=where, look=look)
