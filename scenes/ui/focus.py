"""Where the focus goes: arrows to the nearest target in that direction, Tab to the next group."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence

from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Item, Picture

DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
FAR = float("inf")
ALONG = 0.2
"""What the way between the centres costs; the least that a target so far ahead can cost."""


AROUND = frozenset(("bar", "seats", "head"))
"""Groups of what stands around: ways to elsewhere, and what others have."""
LURE = (0.0, 45.0, 90.0)
"""How much farther away what cannot be used seems to an arrow: that with a reason, and the rest."""


def targets(picture: Picture) -> tuple[Item, ...]:
    """List what can take the focus: intent, reason or tip, and nothing modal on top of it."""
    items = picture.items
    # From the top: of several dialogs over each other only the uppermost counts.
    for place in range(len(items) - 1, -1, -1):
        if items[place].kind == "shield":
            items = items[place + 1 :]
            break
    return tuple(item for item in items if item.intent or item.reason or item.tip)


def step(picture: Picture, focus: str, direction: str) -> str:
    """Give the id of the nearest target in a direction, or `focus` when there is none."""
    items = targets(picture)
    here = next((item for item in items if item.id == focus), None)
    if here is None:
        return _first(items)
    return _Rows(items).nearest(here, direction) or focus


def _first(items: Sequence[Item]) -> str:
    """Give the main choice, else what can be clicked and stands first."""
    main = next((item for item in items if item.key == "return" and item.intent), None)
    found = main or min(items, key=_rank, default=None)
    return found.id if found else ""


def _rank(item: Item) -> int:
    """Say how soon the focus comes: first to what can be done, last to what explains itself."""
    if item.intent:
        return 1 if item.group in AROUND else 0
    return 2 if item.reason else 3


def _lure(item: Item) -> float:
    return LURE[0 if item.intent else 1 if item.reason else 2]


class _Rows:
    """The targets in the order of their centres, so that only the near ones are weighed.

    A table has hundreds of targets, and Tab asks for the neighbours of all of them.
    """

    def __init__(self, items: Sequence[Item]) -> None:
        self.items = items
        self.across = sorted((item.place.centre.x, at) for at, item in enumerate(items))
        self.down = sorted((item.place.centre.y, at) for at, item in enumerate(items))

    def nearest(self, here: Item, direction: str) -> str:
        """Give the id of the nearest target in a direction, of equals the first; "" if none."""
        dx, dy = DIRECTIONS[direction]
        best, found = (FAR, 0), ""
        for along, at in self._ahead(here.place.centre, dx, dy):
            if along * ALONG > best[0]:
                break
            item = self.items[at]
            away = _distance(here.place, item.place, dx, dy) + _lure(item)
            if away < FAR and (away, at) < best and item.id != here.id:
                best, found = (away, at), item.id
        return found

    def _ahead(self, centre: Offset, dx: int, dy: int) -> Iterator[tuple[float, int]]:
        """Give how far ahead each centre lies, the nearest first, and the item's place."""
        line, start = (self.across, centre.x) if dx else (self.down, centre.y)
        if dx + dy > 0:
            for value, at in line[bisect_right(line, (start, len(line))) :]:
                yield value - start, at
        else:
            for value, at in reversed(line[: bisect_left(line, (start, -1))]):
                yield start - value, at


def _distance(a: Region, b: Region, dx: int, dy: int) -> float:
    """Give how far `b` is in a direction, sideways counting more; `FAR` if it isn't there."""
    ax, ay, aw, ah = a
    bx, by, bw, bh = b
    across, down = bx + bw / 2 - ax - aw / 2, by + bh / 2 - ay - ah / 2
    along = across * dx + down * dy
    # By centres: what is only larger in that direction is not there, nor what rounding put aside.
    if along <= 1:
        return FAR
    # Gaps are taken between edges, so that the neighbours of something wide are near all along it.
    if dx:
        aside = max(0.0, ay - by - bh, by - ay - ah)
        off = abs(down)
        gap = max(0.0, bx - ax - aw if dx > 0 else ax - bx - bw)
    else:
        aside = max(0.0, ax - bx - bw, bx - ax - aw)
        off = abs(across)
        gap = max(0.0, by - ay - ah if dy > 0 else ay - by - bh)
    # Being out of line costs most: an arrow stays in its row even if the next row is nearer.
    return gap + along * ALONG + aside * 3 + off * 0.3


def reached(picture: Picture, start: str, known: frozenset[str] = frozenset()) -> frozenset[str]:
    """List everything that arrows alone reach from a target; `known` need not be looked at."""
    return _reached(_Rows(targets(picture)), start, known)


def _reached(rows: _Rows, start: str, known: frozenset[str]) -> frozenset[str]:
    named = {item.id: item for item in rows.items}
    found, fresh = {start, *known}, [start]
    while fresh:
        here = named[fresh.pop()]
        for direction in DIRECTIONS:
            there = rows.nearest(here, direction)
            if there and there not in found:
                found.add(there)
                fresh.append(there)
    return frozenset(found)


def stops(picture: Picture) -> tuple[str, ...]:
    """List where Tab stops: the first of each group, and what arrows don't reach from those.

    What can be done comes first, then the ways to elsewhere, then what only explains itself.
    """
    items = targets(picture)
    groups: dict[str, Item] = {}
    for item in items:
        held = groups.get(item.group)
        if held is None or (item.intent and (item.key == "return" or not held.intent)):
            groups[item.group] = item
    found = [item.id for item in sorted(groups.values(), key=_rank)]
    near: frozenset[str] = frozenset()
    rows = _Rows(items)
    # Whatever no arrow reaches becomes a stop itself: nothing may be out of reach of the keys.
    for stop in [*found, *(item.id for item in items)]:
        if stop not in near:
            near = _reached(rows, stop, near)
            found += [stop] if stop not in found else []
    named = {item.id: item for item in items}
    return tuple(sorted(found, key=lambda name: _rank(named[name])))


def tab(picture: Picture, focus: str, back: bool = False, order: tuple[str, ...] = ()) -> str:
    """Give the next stop after the group of what has the focus; `order`: the stops, if known."""
    items = targets(picture)
    here = next((item for item in items if item.id == focus), None)
    if here is None:
        return _first(items)
    order = order or stops(picture)
    place = order.index(focus) if focus in order else _group_place(items, order, here.group)
    if not (back or here.intent or focus in order) and _usable(items, order[place]):
        # From what is done already to what its group still offers, as from a spot just taken.
        return order[place]
    return order[(place + (-1 if back else 1)) % len(order)]


def _group_place(items: Sequence[Item], order: Sequence[str], group: str) -> int:
    named = {item.id: item for item in items}
    return next((at for at, name in enumerate(order) if named[name].group == group), 0)


def _usable(items: Sequence[Item], name: str) -> bool:
    return any(item.id == name and item.intent for item in items)
