"""What does not move is drawn once and kept; a change redraws only where it is."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

import pygame

from scenes.ui.canvas import Canvas, Mood
from scenes.ui.draw import Painters, covers, draw_item, is_deaf, parts_of, reach
from scenes.ui.geometry import Region
from scenes.ui.picture import Item, drawn

CALM = Mood()
WASTE = 1.15
"""How much more than two areas may be painted when they are painted as one."""


@dataclass(frozen=True, slots=True)
class _Drawn:
    item: Item
    mood: Mood


class StaticLayer:
    """A kept surface of all items that are not live."""

    def __init__(self) -> None:
        self._sheet: pygame.Surface | None = None
        self._drawn: dict[str, _Drawn] = {}
        self._order: tuple[str, ...] = ()
        self._look: tuple[object, ...] = ()
        self.painted = 0
        """Items painted so far: what a change costs."""

    def show(
        self, canvas: Canvas, items: Iterable[Item], painters: Painters, moods: Mapping[str, Mood]
    ) -> None:
        """Bring the kept surface up to date and put it on the canvas."""
        fresh: dict[str, _Drawn] = {}
        for item in items:
            # Ids may repeat (decorations); each copy is compared with its own from before.
            name = item.id
            while name in fresh:
                name += "'"
            fresh[name] = _Drawn(item, moods.get(item.id, CALM))
        look = (canvas.surface.get_size(), canvas.scale, canvas.palette.name)
        # A recorder wants to hear of every item, and other sizes or colours change every pixel.
        whole = canvas.recorder is not None or look != self._look or self._sheet is None
        if whole:
            self._sheet = pygame.Surface(canvas.surface.get_size(), 0, canvas.surface)
            areas = [canvas.surface.get_rect()]
        else:
            areas = self._changed(canvas, fresh, painters)
        assert self._sheet is not None
        sheet = copy_onto(canvas, self._sheet)
        if areas:
            self._repaint(sheet, areas, tuple(fresh.values()), painters)
        self._drawn, self._order, self._look = fresh, tuple(fresh), look
        canvas.surface.blit(self._sheet, (0, 0))

    def _changed(
        self, canvas: Canvas, fresh: Mapping[str, _Drawn], painters: Painters
    ) -> list[pygame.Rect]:
        """List the parts of the surface that look different now."""
        places: list[Region] = []
        for name in {**self._drawn, **fresh}:
            old, new = self._drawn.get(name), fresh.get(name)
            if not _alike(old, new, painters):
                places += _places(old, new, painters)
        # Items overlap: what changed its place in the order covers other things than before.
        for name in _moved([name for name in self._order if name in fresh], fresh):
            places += [_within(self._drawn[name], painters), _within(fresh[name], painters)]
        window = canvas.surface.get_rect()
        areas = [canvas.area(place).clip(window) for place in places]
        return merged([area for area in areas if area.width and area.height])

    def _repaint(
        self, sheet: Canvas, areas: list[pygame.Rect], items: tuple[_Drawn, ...], painters: Painters
    ) -> None:
        """Paint the areas anew, each with what reaches into it."""
        drawn_in = [sheet.area(_within(held, painters)) for held in items]
        # With the clip set to one area items that reach into it are painted whole, so that
        # shadows and rounded edges meet what lies around the area without a seam.
        everything = range(len(items))
        noted = sheet.recorder is not None
        for area in areas:
            sheet.surface.set_clip(area)
            sheet.surface.fill("#17100b", area)
            within = sorted(area.collidelistall(drawn_in))
            for at in everything if noted else _in_sight(sheet, area, within, items, painters):
                draw_item(sheet, items[at].item, painters, items[at].mood)
                self.painted += 1
        sheet.surface.set_clip(None)


def _in_sight(
    sheet: Canvas,
    area: pygame.Rect,
    within: Sequence[int],
    items: tuple[_Drawn, ...],
    painters: Painters,
) -> Sequence[int]:
    """Leave out what lies below something that covers all of the area."""
    for first in range(len(within) - 1, 0, -1):
        item = items[within[first]].item
        place = covers(item, painters.get(item.kind))
        if place is not None and sheet.area(place).contains(area):
            return within[first:]
    return within


def copy_onto(canvas: Canvas, surface: pygame.Surface) -> Canvas:
    """Give a canvas like this one on another surface."""
    return Canvas(
        surface,
        canvas.scale,
        canvas.caches,
        canvas.palette,
        canvas.recorder,
        canvas.origin,
        canvas.mood,
        canvas.seconds,
    )


def _alike(one: _Drawn | None, two: _Drawn | None, painters: Painters) -> bool:
    """Tell whether nothing that is drawn differs, whatever else is known of the two items."""
    if one is None or two is None:
        return False
    if one == two:
        return True
    if one.mood != two.mood:
        return False
    deaf = one.mood == CALM and is_deaf(painters.get(one.item.kind))
    return drawn(one.item, deaf) == drawn(two.item, deaf)


def _places(old: _Drawn | None, new: _Drawn | None, painters: Painters) -> Iterable[Region]:
    """Give where an item must be painted anew: in parts only if nothing but its data differs."""
    if old is not None and new is not None and old.mood == new.mood:
        parts = parts_of(painters.get(new.item.kind))
        if parts is not None and drawn(replace(old.item, data=new.item.data)) == drawn(new.item):
            return parts(old.item, new.item)
    return [_within(held, painters) for held in (old, new) if held is not None]


def _within(held: _Drawn, painters: Painters) -> Region:
    """Give where an item is drawn, its shadow included."""
    return reach(held.item, painters.get(held.item.kind))


def _moved(kept: list[str], fresh: Mapping[str, _Drawn]) -> list[str]:
    """Name what lies above or below other things than before: all but the longest row in order."""
    after = {name: at for at, name in enumerate(fresh)}
    places = [after[name] for name in kept]
    if all(one < two for one, two in pairwise(places)):
        return []
    # Patience sorting: the longest row still in order may stay, only the others are painted anew.
    # The lowest end of a row of each length so far, and for each name the row it ends.
    ends: list[int] = []
    lengths = []
    for place in places:
        at = bisect_left(ends, place)
        ends[at : at + 1] = [place]
        lengths.append(at)
    last, wanted, still = len(after), len(ends) - 1, set()
    for name, length in zip(reversed(kept), reversed(lengths), strict=True):
        if length == wanted and after[name] < last:
            still.add(name)
            last, wanted = after[name], wanted - 1
    return [name for name in kept if name not in still]


def merged(areas: list[pygame.Rect]) -> list[pygame.Rect]:
    """Join areas as long as the joined one is hardly larger than its parts together."""
    found: list[pygame.Rect] = []
    for area in areas:
        place = area.copy()
        while (near := next((one for one in found if _joins(one, place)), None)) is not None:
            found.remove(near)
            place.union_ip(near)
        found.append(place)
    return found


def _joins(one: pygame.Rect, two: pygame.Rect) -> bool:
    both = one.union(two)
    apart = one.width * one.height + two.width * two.height
    return both.width * both.height <= apart * WASTE
