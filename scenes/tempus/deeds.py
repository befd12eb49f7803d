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
from scenes.table.mat import capital
from scenes.table.paint_specs import Label
from scenes.tempus.duel import duel
from scenes.tempus.duel import items as fight_items
from scenes.tempus.mat import TempusMat
from scenes.tempus.paint_specs import Deed, Tokens
from scenes.tempus.palette import INK, QUIET, VERMILION
from scenes.tempus.selection import DEEDS
from scenes.ui.geometry import Region
from scenes.ui.paint_specs import PanelLook
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


def items(mat: TempusMat) -> Iterator[Item]:
    """Give the panel of what can be done; in a small window a fight takes its place."""
    place = mat.plan.deeds
    if place is None:
        return
    fight = duel(mat) if mat.plan.small and mat.state.phase != "terrain" else None
    if fight is not None:
        yield from fight_items(mat, place, fight)
        return
    yield Item("deeds", "panel", place, look="parchment", data=PanelLook(14))
    inner = place.inset(18, 8)
    head = inner.top(44)
    body = Region(inner.x, head.bottom + 4, inner.width, inner.height - 52)
    yield from _head(mat, head)
    make = _BODIES.get(mat.state.phase, _five)
    away = mat.deciding and not mat.mine
    yield from (_five if away and make in (_terrains, _advance) else make)(mat, body)


def _head(mat: TempusMat, place: Region) -> Iterator[Item]:
    state = mat.state
    small = place.width < 460
    seat = mat.shown
    words = mat.text(
        "tempus.table.deeds.yours" if mat.mine else "tempus.table.deeds.whose", name=mat.who(seat)
    )
    wide = place.width * (0.5 if small else 0.34)
    look = Label(28, VERMILION, "title")
    yield Item("deeds:title", "label", place.left(wide), text=words, data=look)
    if not state.lap or state.phase == "over":
        return
    tribe = mat.tribe
    most = max(mat.tables.eras[tribe.box].actions, tribe.tokens)
    x = place.x + wide + 6
    room = place.width - wide - 6
    row = Region(x, place.y, room if small else min(room * 0.58, 210), place.height)
    title = mat.text("tempus.table.deeds.left", count=tribe.tokens, most=most)
    yield Item(
        "tokens",
        "tokens",
        row,
        data=Tokens(tribe.tokens, most),
        tip=Tip(title, lines=(mat.text("tempus.table.deeds.tokens"),), icon="tempus/token_ready"),
        group="deeds",
    )
    if not small:
        look = Label(22, QUIET, align="right")
        rest = Region(row.right + 4, place.y, place.right - row.right - 4, row.height)
        aside = mat.text("tempus.table.deeds.of", count=tribe.tokens, most=most)
        yield Item("deeds:aside", "label", rest, text=aside, data=look)


def _five(mat: TempusMat, place: Region) -> Iterator[Item]:
    """Offer the five actions."""
    columns = 5 if place.width / 5 >= 84 or place.height < 120 else 3
    rows = -(-len(DEEDS) // columns)
    cells = [c for row in place.rows(rows, 8) for c in row.columns(columns, 7)]
    for at, (name, cell) in enumerate(zip(DEEDS, cells, strict=False)):
        yield _deed(mat, name, cell, str(at + 1))


def _deed(mat: TempusMat, name: str, place: Region, cap: str) -> Item:
    state = mat.state
    on = mat.mine and mat.mode == name
    able = mat.mine and state.phase == "act" and _possible(mat, name)
    reason = "" if able or not mat.mine else _why(mat, name)
    box = mat.tables.eras[mat.tribe.box]
    counts = {
        "move": (box.people, box.distance),
        "babies": (box.babies, 0),
        "ideas": (box.draw, box.hand),
        "build": (mat.tables.numbers.builders, 0),
        "fight": (mat.tables.numbers.protected, 0),
    }
    count, more = counts[name]
    words = mat.text(f"tempus.table.deed.{name}")
    tip = "fight_cities" if name == "fight" and mat.tables.cities_protect else name
    return Item(
        f"deed:{name}",
        "deed",
        place,
        text=words,
        data=Deed(_SIGNS[name], on, able or on, cap, place.height < 70),
        intent=Do("deed", name) if able else None,
        reason="" if on else reason,
        tip=Tip(
            mat.text(f"tempus.table.deed.{name}_title"),
            lines=(mat.text(f"tempus.table.deed.{tip}_tip", count=count, more=more),),
            reason="" if on else reason,
            keys=cap,
            icon=_SIGNS[name],
        ),
        key=cap if able else "",
        group="deeds",
    )


def _possible(mat: TempusMat, name: str) -> bool:
    kind = _KINDS[name]
    return any(isinstance(action, kind) for action in mat.legal)


def _why(mat: TempusMat, name: str) -> str:
    """Say why an action can't be begun: the step, else what is missing for it."""
    own = mat.own.people
    hex = own[0][0] if own else 0
    samples: Mapping[str, Action] = {
        "move": Move(hex, hex),
        "babies": Birth(hex),
        "ideas": Ideas(),
        "build": Build(hex, min(mat.tables.city_values)),
        "fight": Attack(hex, hex),
    }
    done = mat.state.phase == name and not mat.state.left
    if done or mat.state.phase not in ("act", name):
        return mat.say(mat.rules.refuse(mat.state, samples[name]))
    # A sample is refused for its own hex; whether any hex would do is what is asked here.
    return "" if _possible(mat, name) else mat.text(f"tempus.table.deed.{name}_none")


# Other steps


def _tile(mat: TempusMat, place: Region) -> Iterator[Item]:
    """Show the tile drawn, as it is turned."""
    state = mat.state
    side = min(place.height, place.width * 0.4)
    if state.tile:
        letters = mat.tables.tile_letters(state.tile, mat.selection.rotation)
        names = tuple(mat.tables.terrain[letter] for letter in letters)
        yield Item("tile", "tile", place.left(side), data=names)
    rest = place.end(place.width - side - 14)
    count = mat.tables.tiles_laid[len(state.tribes)] - len(state.centres)
    small = rest.width < 260
    words = mat.text(
        "tempus.table.deeds.tile_short" if small else "tempus.table.deeds.tile", count=count
    )
    look = Label(24, INK, wrap=True)
    yield Item("tile:words", "label", rest, text=words, data=look)


def _words(kind: str) -> Callable[[TempusMat, Region], Iterator[Item]]:
    def make(mat: TempusMat, place: Region) -> Iterator[Item]:
        state = mat.state
        names: dict[str, object] = {}
        if state.fight is not None:
            names = {"name": mat.who(state.fight.defender), "attacker": mat.who(state.turn)}
        if state.lap:
            era = mat.tables.eras[mat.rules.next_box(state)]
            names |= {"era": mat.key(f"era.{era.id}"), "terrain": mat.key(f"terrain.{era.terrain}")}
        placed, whole = len(mat.selection.hexes), mat.tables.numbers.settlers
        count = len(mat.selection.picks)
        words = mat.text(
            f"tempus.table.deeds.{kind}", count=count, placed=placed, whole=whole, **names
        )
        look = Label(24, INK, wrap=True)
        yield Item("deeds:words", "label", place, text=words, data=look)

    return make


def _terrains(mat: TempusMat, place: Region) -> Iterator[Item]:
    """Let the owner of an attacked city name the terrain."""
    names = mat.tables.backgrounds
    columns = len(names) if place.width / len(names) >= 104 else 2
    rows = place.rows(-(-len(names) // columns), 8)
    cells = [cell for row in rows for cell in row.columns(columns, 8)]
    for at, (name, cell) in enumerate(zip(names, cells, strict=False)):
        able = mat.deciding
        held = sum(mat.tables.cards[c].background == name for c in mat.own.hand if able)
        words = capital(mat.name("terrain", name))
        yield Item(
            f"terrain:{name}",
            "deed",
            cell,
            text=words,
            data=Deed(
                f"tempus/mini_{name}",
                mat.deciding and mat.selection.terrain == name,
                able,
                str(at + 1),
                cell.height < 70,
            ),
            intent=Do("terrain", name) if able else None,
            tip=Tip(
                words, lines=(mat.text("tempus.table.deeds.held", count=held),), keys=str(at + 1)
            ),
            key=str(at + 1) if able else "",
            group="deeds",
        )


def _advance(mat: TempusMat, place: Region) -> Iterator[Item]:
    """Let the winner choose how many enter the hex."""
    ways = [action for action in mat.legal if isinstance(action, Advance)]
    if not ways:
        yield from _words("advance")(mat, place)
        return
    columns = min(len(ways), max(2, int(place.width // 92)))
    rows = place.rows(-(-len(ways) // columns), 7)
    cells = [cell for row in rows for cell in row.columns(columns, 7)]
    for at, (way, cell) in enumerate(zip(ways, cells, strict=False)):
        on = (mat.selection.fresh, mat.selection.moved) == (way.fresh, way.moved)
        words = str(way.fresh + way.moved)
        if way.moved:
            words = f"{way.fresh} + {way.moved}"
        tip = mat.text("tempus.table.deeds.enter", count=way.fresh + way.moved, moved=way.moved)
        yield Item(
            f"way:{way.fresh}:{way.moved}",
            "deed",
            cell,
            text=words,
            data=Deed("common/meeple", on, True, str(at), cell.height < 70),
            intent=Do("way", (way.fresh, way.moved)),
            tip=Tip(tip, keys=str(at) if at < 10 else ""),
            key=str(at) if at < 10 else "",
            group="deeds",
        )


_BODIES: Mapping[str, Callable[[TempusMat, Region], Iterator[Item]]] = {
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
