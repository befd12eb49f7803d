"""Discs, polygons, strokes and dashed rectangles with soft edges, drawn through SVG and kept."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from itertools import pairwise

import pygame

from scenes.ui.cache import Cache
from scenes.ui.colour import rgb
from scenes.ui.sprites import rasterise

Points = tuple[tuple[float, float], ...]
Placed = tuple[pygame.Surface, tuple[int, int]]


class Shapes:
    """Makes and keeps the small surfaces of forms."""

    def __init__(self) -> None:
        self._kept = Cache(12 << 20)

    def disc(self, radius: float, colour: str, ring: int) -> pygame.Surface:
        """Give a disc, or a ring of `ring` pixels inside of it."""
        side = max(2, math.ceil(radius * 2))
        half = side / 2
        if ring:
            body = (
                f'<circle cx="{half}" cy="{half}" r="{max(0.5, radius - ring / 2):.2f}" '
                f'fill="none" stroke="{colour}" stroke-width="{ring}"/>'
            )
        else:
            body = f'<circle cx="{half}" cy="{half}" r="{radius:.2f}" fill="{colour}"/>'
        return self._drawn(("disc", round(radius, 2), colour, ring), side, side, body)

    def dashed(
        self, size: tuple[int, int], colour: str, width: int, radius: int, dash: int
    ) -> pygame.Surface:
        """Give the dashed outline of a rounded rectangle."""
        wide, high = max(1, size[0]), max(1, size[1])

        def body() -> str:
            outline = _rounded(wide, high, width / 2, max(0.0, radius - width / 2))
            return (
                f'<path d="{_dashes(outline, max(1, dash))}" fill="none" stroke="{colour}" '
                f'stroke-width="{width}" stroke-linejoin="round"/>'
            )

        return self._drawn(("dashed", size, colour, width, radius, dash), wide, high, body)

    def polygon(self, points: Points, colour: str, edge: str, width: int) -> Placed:
        """Give a polygon and where its surface lies."""
        moved, at, size = _fit(points, width)
        corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in moved)
        stroke = f' stroke="{edge}" stroke-width="{width}" stroke-linejoin="round"' if width else ""
        body = f'<polygon points="{corners}" fill="{colour}"{stroke}/>'
        return self._drawn((corners, colour, edge, width), *size, body), at

    def stroke(self, points: Points, colour: str, width: int, dash: float) -> Placed:
        """Give a line through points and where its surface lies."""
        moved, at, size = _fit(points, width)
        corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in moved)
        dashes = f' stroke-dasharray="{dash:.1f} {dash * 0.8:.1f}"' if dash else ""
        body = (
            f'<polyline points="{corners}" fill="none" stroke="{colour}" stroke-width="{width}" '
            f'stroke-linecap="round" stroke-linejoin="round"{dashes}/>'
        )
        return self._drawn((corners, colour, width, dash), *size, body), at

    def column(self, height: int, top: str, bottom: str) -> pygame.Surface:
        """Give a gradient one pixel wide."""
        tall = max(1, height)

        def make() -> pygame.Surface:
            strip = pygame.Surface((1, tall))
            ends = list(zip(rgb(top), rgb(bottom), strict=True))
            for y in range(tall):
                share = y / max(1, tall - 1)
                red, green, blue = [round(a + (b - a) * share) for a, b in ends]
                strip.set_at((0, y), (red, green, blue))
            return strip

        return self._kept.get(("column", tall, top, bottom), make)

    def vignette(self) -> pygame.Surface:
        """Give a small sheet, darker towards its corners, to be stretched over a window."""

        def make() -> pygame.Surface:
            across = [(x / 127 - 0.4) / 1.2 for x in range(128)]
            down = [(y / 71 - 0.3) / 1.1 for y in range(72)]
            far = [math.hypot(dx, dy) for dy in down for dx in across]
            # In one go: setting each pixel by itself takes as long as a whole table.
            pixels = bytearray(4 * len(far))
            pixels[3::4] = bytes(
                0 if each <= 0.45 else round(97 * min(1.0, (each - 0.45) / 0.55)) for each in far
            )
            return pygame.image.frombuffer(bytes(pixels), (128, 72), "RGBA").copy()

        return self._kept.get("vignette", make)

    def _drawn(
        self, key: Hashable, width: int, height: int, body: str | Callable[[], str]
    ) -> pygame.Surface:
        """Give a drawing from its SVG; what is long to write is only written to be drawn."""

        def make() -> pygame.Surface:
            inner = body if isinstance(body, str) else body()
            head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
            return rasterise(f"{head}{inner}</svg>", width, height)

        return self._kept.get(("form", key), make)


def _fit(points: Points, width: int) -> tuple[Points, tuple[int, int], tuple[int, int]]:
    """Move points into a surface of their own: they, its place, and its size."""
    left = math.floor(min(x for x, _ in points)) - width
    top = math.floor(min(y for _, y in points)) - width
    right = math.ceil(max(x for x, _ in points)) + width
    bottom = math.ceil(max(y for _, y in points)) + width
    moved = tuple((x - left, y - top) for x, y in points)
    return moved, (left, top), (max(1, right - left), max(1, bottom - top))


def _rounded(wide: int, high: int, inset: float, radius: float) -> Points:
    """Give points along a rounded rectangle, its corners in small steps, back to the first one."""
    left, top, right, bottom = inset, inset, max(inset, wide - inset), max(inset, high - inset)
    turn = min(radius, (right - left) / 2, (bottom - top) / 2)
    middles = (
        (right - turn, top + turn, -90),
        (right - turn, bottom - turn, 0),
        (left + turn, bottom - turn, 90),
        (left + turn, top + turn, 180),
    )
    points = [
        (x + turn * math.cos(math.radians(a)), y + turn * math.sin(math.radians(a)))
        for x, y, start in middles
        for a in range(start, start + 91, 15)
    ]
    return (*points, points[0])


def _dashes(points: Points, dash: float) -> str:
    """Cut a way into dashes of about that length with gaps between them, as path data.

    The loader's own dashes go wrong for some sizes, so that whole wedges are filled.
    """
    sides = list(pairwise(points))
    whole = sum(math.dist(a, b) for a, b in sides)
    step = whole / max(1, round(whole / (dash * 1.8)))
    on, gone = step / 1.8, 0.0
    parts: list[str] = []
    for a, b in sides:
        length, at = math.dist(a, b), 0.0
        while length - at > 1e-6:
            into = (gone + at) % step
            if step - into < 1e-6:
                into = 0.0
            drawn = into < on - 1e-6
            end = min(length, at + (on if drawn else step) - into)
            if drawn:
                x, y = _along(a, b, at / length)
                start = "" if parts and into > 1e-6 else f"M{x:.1f},{y:.1f} "
                x, y = _along(a, b, end / length)
                parts.append(f"{start}L{x:.1f},{y:.1f}")
            at = end
        gone += length
    return " ".join(parts)


def _along(a: tuple[float, float], b: tuple[float, float], part: float) -> tuple[float, float]:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part
