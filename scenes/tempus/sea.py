"""The chart: sea and island, what may be chosen on it, people, cities, and planned ways."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from functools import lru_cache

from game.tempus.state import number
from scenes.tempus.aims import Aims, aims
from scenes.tempus.chart import Chart
from scenes.tempus.hints import tip, water_tip
from scenes.tempus.mat import TempusMat
from scenes.tempus.paint_specs import (
    NO_SHORE,
    Folk,
    Sea,
    Spot,
    Tower,
    Water,
    Way,
)
from scenes.tempus.selection import CALCULATOR
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Do, Item, Tip
from scenes.ui.theme import SEATS

SIDES, VARIANTS, SHORES = 6, 3, 2
"""How many sides a hex has, how many pictures there are of each land, and of shores."""
TOOL, APART = 40.0, 8.0
"""Side of a tool of the chart, and what is free around it."""
CITY_WIDE, CITY_HIGH = 1.3, 1.57
"""Size of a city in sides of a hex."""


def items(mat: TempusMat) -> Iterator[Item]:
    """Give everything of the chart, back to front."""
    chart = mat.chart
    if chart is None or mat.plan.chart is None:
        return
    sea = lay_out(mat.terrains, chart, mat.state.phase == "tile")
    yield Item("chart", "chart", mat.plan.chart, data=sea)
    lit = aims(mat)
    yield from _spots(mat, chart, lit)
    yield from _way(mat, chart)
    yield from _pieces(mat, chart)
    yield from _settlers(mat, chart)
    yield from _tools(mat, chart)


@lru_cache(32)
def lay_out(names: tuple[str, ...], chart: Chart, growing: bool) -> Sea:
    """Lay the hexes and the ornaments out; asked for far more often than it changes.

    While the island grows, ornaments keep off every hex on which a tile may be put.
    """
    order = sorted(range(chart.grid.size), key=lambda hex: chart.centre(hex)[::-1])
    near = [hex for hex in order if chart.near(hex)]
    dry = [hex for hex in near if names[hex] != "sea"]
    land = tuple(
        (chart.centre(hex), sprite(names[hex], hex), _shore(names, chart, hex)) for hex in dry
    )
    taken = [centre for centre, *_ in land]
    if growing:
        taken += [chart.centre(hex) for hex in chart.grid.middles]
    signs = tuple(_signs(chart, taken))
    water = Water(tuple(chart.centre(hex) for hex in near), signs)
    return Sea(chart.side, water, land)


def sprite(terrain: str, hex: int) -> str:
    """Name the picture of a hex of land, or of a lake; three pictures take turns."""
    if terrain == "lake":
        return "tempus/hex_lake"
    # Scattered by the hex's own number: by chance the land would change with every picture.
    return f"tempus/hex_{terrain}_{(hex * 7 + hex // 5) % VARIANTS}"


def _shore(names: tuple[str, ...], chart: Chart, hex: int) -> int:
    """Choose a hex's kind of shore; none is seen of one with land all around."""
    around = chart.grid.neighbours[hex]
    if len(around) == SIDES and all(names[other] != "sea" for other in around):
        return NO_SHORE
    return hex % SHORES


def _signs(chart: Chart, taken: list[Offset]) -> Iterator[tuple[str, Region]]:
    """Put the ornaments where the sea is empty."""
    window = chart.region
    wanted = (("rose", 150.0), ("ship", 92.0), ("whale", 64.0), ("serpent", 72.0))
    for name, side in wanted:
        x, y = _ends(window)[name]
        found = _free(window, side, side / 2 + chart.side * 1.05, taken)
        spot = min(found, key=lambda spot: (spot.x - x) ** 2 + (spot.y - y) ** 2, default=None)
        # Better no ornament than one that lies beneath the land.
        if spot is None:
            continue
        taken.append(spot)
        yield f"tempus/{name}", Region(spot.x - side / 2, spot.y - side / 2, side, side)


def _free(window: Region, side: float, reach: float, taken: list[Offset]) -> list[Offset]:
    """List the places for an ornament of a side that nothing taken lies within reach of."""
    across, down = _across(window.x, window.right, side), _across(window.y, window.bottom, side)
    # Each thing taken covers a block of places: asking of each place for each thing takes long,
    # and this is asked while a step begins, between two frames.
    free = [(1 << len(across)) - 1] * len(down)
    for x, y in taken:
        block = (1 << bisect_right(across, x + reach)) - (1 << bisect_left(across, x - reach))
        for row in range(bisect_left(down, y - reach), bisect_right(down, y + reach)):
            free[row] &= ~block
    return [
        Offset(x, y)
        for y, row in zip(down, free, strict=True)
        for column, x in enumerate(across)
        # The tools lie in the upper right corner.
        if row >> column & 1
        and (
            y - side / 2 > window.y + TOOL + 2 * APART
            or x + side / 2 < window.right - 3 * (TOOL + APART)
        )
    ]


def _across(start: float, end: float, side: float) -> list[float]:
    first, last = start + side * 0.62, end - side * 0.62
    return [first + (last - first) * n / 12 for n in range(13)]


def _ends(window: Region) -> dict[str, tuple[float, float]]:
    """Tell near which place each ornament belongs."""
    return {
        "rose": (window.right, window.bottom),
        "ship": (window.right, window.y + window.height * 0.55),
        "whale": (window.x + window.width * 0.8, window.y),
        "serpent": (window.x, window.bottom),
    }


# Hexes


def _spots(mat: TempusMat, chart: Chart, lit: Aims) -> Iterator[Item]:
    ghosts = _ghosts(mat)
    marked = _marked(mat)
    fight = mat.state.fight
    fought = {fight.start: "start", fight.target: "target"} if fight is not None else {}
    calm = _calm(chart, water_tip(mat, "sea", "", ""))
    water: dict[tuple[str, str, str], Tip] = {}
    """What is said of water, alike for many hexes."""
    for hex, name in enumerate(mat.terrains):
        if not chart.seen(hex):
            continue
        state = lit.hot.get(hex, "")
        struck = state == "to" and mat.mode in ("fight", "lead")
        shown = "struck" if struck else state or fought.get(hex, "")
        if name == "sea" and not shown and hex not in ghosts:
            yield calm[hex]
            continue
        look = Spot(chart.side, shown, bool(marked >> hex & 1), ghosts.get(hex, ""))
        reason = ""
        if not state and lit.refuse is not None and name != "sea":
            reason = mat.say(lit.refuse(hex))
        told = water.get((name, state, reason)) or tip(mat, hex, state, reason)
        if name in ("sea", "lake"):
            water[name, state, reason] = told
        yield _spot(chart, hex, look, told, reason, bool(state) or not reason)


# A step asks for several pictures, and most of the chart is water that nobody may choose.
@lru_cache(8)
def _calm(chart: Chart, told: Tip) -> tuple[Item, ...]:
    """Give every hex as it is where it is open sea with nothing special about it."""
    look = Spot(chart.side)
    return tuple(_spot(chart, hex, look, told) for hex in range(chart.grid.size))


def _spot(
    chart: Chart, hex: int, look: Spot, told: Tip, reason: str = "", able: bool = True
) -> Item:
    return Item(
        f"hex:{hex}",
        "spot",
        chart.place(hex),
        data=look,
        intent=Do("hex", hex) if able else None,
        reason=reason,
        tip=told,
        group="map",
        drop="hex",
    )


def _ghosts(mat: TempusMat) -> dict[int, str]:
    """Give the land of the tile that is planned."""
    selection, state = mat.selection, mat.state
    if mat.mode != "lay" or selection.to < 0 or not state.tile:
        return {}
    hexes = (selection.to, *mat.tables.grid.neighbours[selection.to])
    letters = mat.tables.tile_letters(state.tile, selection.rotation)
    names = (mat.tables.terrain[letter] for letter in letters)
    return {hex: sprite(name, hex) for hex, name in zip(hexes, names, strict=True)}


def _marked(mat: TempusMat) -> int:
    """Give the hexes with people that count for the next era."""
    state = mat.state
    if state.phase in ("tile", "people", "over"):
        return 0
    terrain = mat.tables.eras[mat.rules.next_box(state)].terrain
    return mat.rules.shores(state).terrains[mat.tables.letter[terrain]]


def _way(mat: TempusMat, chart: Chart) -> Iterator[Item]:
    """Show how the person chosen would go."""
    selection = mat.selection
    if mat.mode != "move" or selection.start < 0 or selection.to < 0:
        return
    if selection.to not in mat.rules.reach(mat.state, selection.start):
        return
    way, path = mat.rules.route(mat.state, selection.start, selection.to)
    points = tuple(chart.centre(hex) for hex in path)
    if all(chart.near(hex) for hex in path):
        box = around(points, chart.side)
        yield Item("way", "way", box, data=Way(points, chart.side, way != "land"))


def around(points: tuple[Offset, ...], side: float) -> Region:
    """Give the box around some points."""
    left, top = min(p.x for p in points), min(p.y for p in points)
    right, bottom = max(p.x for p in points), max(p.y for p in points)
    return Region(left - side, top - side, right - left + 2 * side, bottom - top + 2 * side)


# Pieces


def _pieces(mat: TempusMat, chart: Chart) -> Iterator[Item]:
    found: list[Item] = []
    for seat, tribe in enumerate(mat.state.tribes):
        for hex, count in tribe.people:
            if chart.near(hex):
                found.append(_folk(mat, chart, seat, hex, count))
        for hex, value in tribe.cities:
            if chart.near(hex):
                found.append(_tower(mat, chart, seat, hex, value))
    # Whoever stands further down stands in front.
    found.sort(key=lambda item: (item.place.centre.y, item.place.x))
    yield from found


def _folk(mat: TempusMat, chart: Chart, seat: int, hex: int, count: int) -> Item:
    state = mat.state
    acting = seat == state.turn
    look = Folk(
        chart.side,
        mat.colour(seat),
        count,
        chart.region,
        number(state.moved, hex) if acting else 0,
        number(state.tribes[seat].bonus, hex),
        acting and hex in state.born,
    )
    return Item(f"people:{hex}", "people", stand(chart, hex), data=look)


def stand(chart: Chart, hex: int) -> Region:
    """Give the place for pieces on a hex."""
    side = chart.side
    x, y = chart.centre(hex)
    return Region(x - side * 0.8, y - side * 0.75, side * 1.6, side * 1.5)


def _tower(mat: TempusMat, chart: Chart, seat: int, hex: int, value: int) -> Item:
    shape = SEATS[mat.colour(seat)].shape
    side = chart.side
    x, y = chart.centre(hex)
    place = Region(
        x - side * CITY_WIDE / 2, y - side * CITY_HIGH * 0.64, side * CITY_WIDE, side * CITY_HIGH
    )
    look = Tower(side, shape, value, chart.region)
    return Item(f"city:{hex}", "city", place, data=look)


def _settlers(mat: TempusMat, chart: Chart) -> Iterator[Item]:
    """Show the first people as they are planned."""
    if mat.mode != "settle":
        return
    hexes = mat.selection.hexes
    for hex in sorted(set(hexes)):
        look = Folk(chart.side, mat.colour(mat.state.seat), hexes.count(hex), chart.region)
        yield Item(f"planned:{hex}", "people", stand(chart, hex), data=look, alpha=0.8)


# Tools of the chart


def _tools(mat: TempusMat, chart: Chart) -> Iterator[Item]:
    window, side = chart.region, TOOL
    names = ["out", "in"] if mat.selection.lens.level else ["in"]
    fighting = mat.state.phase not in ("tile", "people")
    names += ["calculator"] if fighting else []
    for at, name in enumerate(reversed(names)):
        x = window.right - (side + APART) * (at + 1)
        place = Region(x, window.y + APART, side, side)
        on = name == "calculator" and mat.selection.deed == CALCULATOR
        caps = {"in": "+", "out": "-", "calculator": "x"}
        yield Item(
            f"tool:{name}",
            "tool",
            place,
            look=_ICONS[name],
            data=on,
            intent=Do("calculator") if name == "calculator" else Do("zoom", _STEPS[name]),
            tip=Tip(
                mat.text(f"tempus.table.tool.{name}"),
                lines=(mat.text(f"tempus.table.tool.{name}_tip"),),
                keys=caps[name].upper(),
            ),
            key=caps[name],
            group="tools",
        )


_ICONS = {"in": "common/plus", "out": "common/minus", "calculator": "tempus/fight_point"}
_STEPS = {"in": 1, "out": -1}
