"""What can be done: the five actions with the tokens, or what the step asks to be chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from game.tempus.actions import (
    Action,
    Advance,
    Attack,
    Birth,
    Build,
    Ideas,
    Move,
)
from scenes.tempus.draft import DEEDS
from scenes.tempus.duel import duel
from scenes.tempus.duel import items as fight_items
from scenes.tempus.glance import Glance, key
from scenes.tempus.inks import INK, QUIET, VERMILION
from scenes.tempus.looks import Deed, Label, Tokens
from scenes.ui.geometry import Region
from scenes.ui.looks import PanelLook
from scenes.ui.picture import Do, Item, Tip

_KINDS: Mapping[str, type] = {
    "move": Move,
    "babies": Birth,
    "ideas": Ideas,
    "build": Build,
    "fight": Attack,
}
_SIGNS = {
    "move": "tempus/action_move",
    "babies": "tempus/action_have_babies",
    "ideas": "tempus/action_have_ideas",
    "build": "tempus/action_build_city",
    "fight": "tempus/action_fight",
}


def items(glance: Glance) -> Iterator[Item]:
    """Give the panel of what can be done; in a small window a fight takes its place."""
    place = glance.plan.deeds
    if place is None:
        return
    fight = duel(glance) if glance.plan.small and glance.state.phase != "terrain" else None
    if fight is not None:
        yield from fight_items(glance, place, fight)
        return
    yield Item("deeds", "panel", place, look="parchment", data=PanelLook(14 * glance.unit))
    unit = glance.unit
    inner = place.inset(18 * unit, 8 * unit)
    head = inner.top(44 * unit)
    body = Region(inner.x, head.bottom + 4 * unit, inner.width, inner.height - 52 * unit)
    yield from _head(glance, head)
    make = _BODIES.get(glance.state.phase, _five)
    away = glance.mine and not glance.holds
    yield from (_five if away and make in (_terrains, _advance) else make)(glance, body)


def _head(glance: Glance, place: Region) -> Iterator[Item]:
    state, unit = glance.state, glance.unit
    small = place.width < 460 * unit
    seat = glance.sight.shown
    yours = glance.mine and seat == state.seat
    words = glance.text(
        "tempus.table.deeds.yours" if yours else "tempus.table.deeds.whose", name=glance.who(seat)
    )
    wide = place.width * (0.5 if small else 0.34)
    look = Label(28 * unit, VERMILION, "title")
    yield Item("deeds:title", "label", place.left(wide), text=words, data=look)
    if not state.lap or state.phase == "over":
        return
    tribe = glance.tribe
    most = max(glance.tables.eras[tribe.box].actions, tribe.tokens)
    x = place.x + wide + 6 * unit
    room = place.width - wide - 6 * unit
    row = Region(x, place.y, room if small else min(room * 0.58, 210 * unit), place.height)
    title = glance.text("tempus.table.deeds.left", count=tribe.tokens, most=most)
    yield Item(
        "tokens",
        "tokens",
        row,
        data=Tokens(unit, tribe.tokens, most),
        tip=Tip(
            title, lines=(glance.text("tempus.table.deeds.tokens"),), icon="tempus/token_ready"
        ),
        group="deeds",
    )
    if not small:
        look = Label(22 * unit, QUIET, align="right")
        rest = Region(row.right + 4 * unit, place.y, place.right - row.right - 4 * unit, row.height)
        aside = glance.text("tempus.table.deeds.of", count=tribe.tokens, most=most)
        yield Item("deeds:aside", "label", rest, text=aside, data=look)


def _five(glance: Glance, place: Region) -> Iterator[Item]:
    """Offer the five actions."""
    unit = glance.unit
    columns = 5 if place.width / 5 >= 84 * unit or place.height < 120 * unit else 3
    rows = -(-len(DEEDS) // columns)
    cells = [c for row in place.rows(rows, 8 * unit) for c in row.columns(columns, 7 * unit)]
    for at, (name, cell) in enumerate(zip(DEEDS, cells, strict=False)):
        yield _deed(glance, name, cell, str(at + 1))


def _deed(glance: Glance, name: str, place: Region, cap: str) -> Item:
    state = glance.state
    on = glance.holds and glance.mode == name
    able = glance.holds and state.phase == "act" and _possible(glance, name)
    reason = "" if able or not glance.holds else _why(glance, name)
    box = glance.tables.eras[glance.tribe.box]
    counts = {
        "move": (box.people, box.distance),
        "babies": (box.babies, 0),
        "ideas": (box.draw, box.hand),
        "build": (glance.tables.numbers.builders, 0),
        "fight": (glance.tables.numbers.protected, 0),
    }
    count, more = counts[name]
    words = glance.text(f"tempus.table.deed.{name}")
    return Item(
        f"deed:{name}",
        "deed",
        place,
        text=words,
        data=Deed(glance.unit, _SIGNS[name], on, able or on, cap, place.height < 70 * glance.unit),
        intent=Do("deed", name) if able else None,
        reason="" if on else reason,
        tip=Tip(
            glance.text(f"tempus.table.deed.{name}_title"),
            lines=(glance.text(f"tempus.table.deed.{name}_tip", count=count, more=more),),
            reason="" if on else reason,
            keys=cap,
            icon=_SIGNS[name],
        ),
        key=cap if able else "",
        group="deeds",
    )


def _possible(glance: Glance, name: str) -> bool:
    kind = _KINDS[name]
    return any(isinstance(action, kind) for action in glance.legal)


def _why(glance: Glance, name: str) -> str:
    """Say why an action can't be begun: the step, else what is missing for it."""
    own = glance.own.people
    hex = own[0][0] if own else 0
    samples: Mapping[str, Action] = {
        "move": Move(hex, hex),
        "babies": Birth(hex),
        "ideas": Ideas(),
        "build": Build(hex, min(glance.tables.city_values)),
        "fight": Attack(hex, hex),
    }
    if glance.state.phase != "act":
        return glance.say(glance.rules.refuse(glance.state, samples[name]))
    return glance.text(f"tempus.table.deed.{name}_none")


# Other steps


def _tile(glance: Glance, place: Region) -> Iterator[Item]:
    """Show the tile drawn, as it is turned."""
    state, unit = glance.state, glance.unit
    side = min(place.height, place.width * 0.4)
    if state.tile:
        letters = glance.tables.tile_letters(state.tile, glance.draft.rotation)
        names = tuple(glance.tables.terrain[letter] for letter in letters)
        yield Item("tile", "tile", place.left(side), data=names)
    rest = place.end(place.width - side - 14 * unit)
    count = glance.tables.tiles_laid[len(state.tribes)] - len(state.centres)
    small = rest.width < 260 * unit
    words = glance.text(
        "tempus.table.deeds.tile_short" if small else "tempus.table.deeds.tile", count=count
    )
    look = Label(24 * unit, INK, wrap=True)
    yield Item("tile:words", "label", rest, text=words, data=look)


def _words(kind: str) -> Callable[[Glance, Region], Iterator[Item]]:
    def make(glance: Glance, place: Region) -> Iterator[Item]:
        state = glance.state
        names: dict[str, object] = {}
        if state.fight is not None:
            names = {"name": glance.who(state.fight.defender), "attacker": glance.who(state.turn)}
        if state.lap:
            era = glance.tables.eras[glance.rules.next_box(state)]
            names |= {"era": key(f"era.{era.id}"), "terrain": key(f"terrain.{era.terrain}")}
        placed, whole = len(glance.draft.hexes), glance.tables.numbers.settlers
        count = len(glance.draft.picks)
        words = glance.text(
            f"tempus.table.deeds.{kind}", count=count, placed=placed, whole=whole, **names
        )
        look = Label(24 * glance.unit, INK, wrap=True)
        yield Item("deeds:words", "label", place, text=words, data=look)

    return make


def _terrains(glance: Glance, place: Region) -> Iterator[Item]:
    """Let the owner of an attacked city name the terrain."""
    unit = glance.unit
    names = glance.tables.backgrounds
    columns = len(names) if place.width / len(names) >= 104 * unit else 2
    rows = place.rows(-(-len(names) // columns), 8 * unit)
    cells = [cell for row in rows for cell in row.columns(columns, 8 * unit)]
    for at, (name, cell) in enumerate(zip(names, cells, strict=False)):
        able = glance.mine
        held = sum(glance.tables.cards[c].background == name for c in glance.own.hand if able)
        words = glance.upper(glance.name("terrain", name))
        yield Item(
            f"terrain:{name}",
            "deed",
            cell,
            text=words,
            data=Deed(
                unit,
                f"tempus/mini_{name}",
                glance.mine and glance.draft.terrain == name,
                able,
                str(at + 1),
                cell.height < 70 * unit,
            ),
            intent=Do("terrain", name) if able else None,
            tip=Tip(
                words, lines=(glance.text("tempus.table.deeds.held", count=held),), keys=str(at + 1)
            ),
            key=str(at + 1) if able else "",
            group="deeds",
        )


def _advance(glance: Glance, place: Region) -> Iterator[Item]:
    """Let the winner choose how many enter the hex."""
    unit = glance.unit
    ways = [action for action in glance.legal if isinstance(action, Advance)]
    if not ways:
        yield from _words("advance")(glance, place)
        return
    columns = min(len(ways), max(2, int(place.width // (92 * unit))))
    rows = place.rows(-(-len(ways) // columns), 7 * unit)
    cells = [cell for row in rows for cell in row.columns(columns, 7 * unit)]
    for at, (way, cell) in enumerate(zip(ways, cells, strict=False)):
        on = (glance.draft.fresh, glance.draft.moved) == (way.fresh, way.moved)
        words = str(way.fresh + way.moved)
        if way.moved:
            words = f"{way.fresh} + {way.moved}"
        tip = glance.text("tempus.table.deeds.enter", count=way.fresh + way.moved, moved=way.moved)
        yield Item(
            f"way:{way.fresh}:{way.moved}",
            "deed",
            cell,
            text=words,
            data=Deed(unit, "common/meeple", on, True, str(at), cell.height < 70 * unit),
            intent=Do("way", (way.fresh, way.moved)),
            tip=Tip(tip, keys=str(at) if at < 10 else ""),
            key=str(at) if at < 10 else "",
            group="deeds",
        )


_BODIES: Mapping[str, Callable[[Glance, Region], Iterator[Item]]] = {
    "tile": _tile,
    "people": _words("people"),
    "terrain": _terrains,
    "attack": _words("attack"),
    "defend": _words("defend"),
    "advance": _advance,
    "discard": _words("discard"),
    "progress": _words("progress"),
    "over": _words("over"),
}
