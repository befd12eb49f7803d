"""What does not move is drawn once and kept; a change redraws only where it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import pygame

from scenes.ui.canvas import Canvas, Mood
from scenes.ui.draw import SPILL, Painters, draw_item
from scenes.ui.picture import Item

CALM = Mood()


@dataclass(frozen=True, slots=True)
class _Drawn:
    item: Item
    mood: Mood


class Still:
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
            name = item.id
            while name in fresh:
                name += "'"
            fresh[name] = _Drawn(item, moods.get(item.id, CALM))
        look = (canvas.surface.get_size(), canvas.scale, canvas.palette.name)
        whole = canvas.recorder is not None or look != self._look or self._sheet is None
        if whole:
            self._sheet = pygame.Surface(canvas.surface.get_size(), 0, canvas.surface)
            areas = [canvas.surface.get_rect()]
        else:
            areas = self._changed(canvas, fresh)
        assert self._sheet is not None
        sheet = copy_onto(canvas, self._sheet)
        for area in areas:
            self._repaint(sheet, area, fresh, painters)
        self._drawn, self._order, self._look = fresh, tuple(fresh), look
        canvas.surface.blit(self._sheet, (0, 0))

    def _changed(self, canvas: Canvas, fresh: Mapping[str, _Drawn]) -> list[pygame.Rect]:
        """List the parts of the surface that look different now, not overlapping each other."""
        names = [
            name for name in {**self._drawn, **fresh} if self._drawn.get(name) != fresh.get(name)
        ]
        kept = tuple(name for name in self._order if name in fresh)
        if kept != tuple(name for name in fresh if name in self._drawn):
            return [canvas.surface.get_rect()]
        places = [
            held.item.place
            for name in names
            for held in (self._drawn.get(name), fresh.get(name))
            if held is not None
        ]
        window = canvas.surface.get_rect()
        areas = [canvas.area(place.inset(-SPILL)).clip(window) for place in places]
        return merged([area for area in areas if area.width and area.height])

    def _repaint(
        self, sheet: Canvas, area: pygame.Rect, fresh: Mapping[str, _Drawn], painters: Painters
    ) -> None:
        sheet.surface.set_clip(area)
        sheet.surface.fill("#17100b", area)
        for held in fresh.values():
            if sheet.recorder is not None or sheet.seen(held.item.place, SPILL):
                draw_item(sheet, held.item, painters, held.mood)
                self.painted += 1
        sheet.surface.set_clip(None)


def copy_onto(canvas: Canvas, surface: pygame.Surface) -> Canvas:
    """Give a canvas like this one on another surface."""
    return Canvas(
        surface,
        canvas.scale,
        canvas.stock,
        canvas.palette,
        canvas.recorder,
        canvas.origin,
        canvas.mood,
        canvas.seconds,
    )


def merged(areas: list[pygame.Rect]) -> list[pygame.Rect]:
    """Join areas that overlap until none do."""
    found: list[pygame.Rect] = []
    for area in areas:
        place = area.copy()
        touching = [other for other in found if other.colliderect(place)]
        while touching:
            found = [other for other in found if other not in touching]
            place.unionall_ip(touching)
            touching = [other for other in found if other.colliderect(place)]
        found.append(place)
    return found
