"""Rounded rectangles of any size from small drawings whose middle is stretched."""

from __future__ import annotations

import pygame

from scenes.ui.cache import Cache
from scenes.ui.colour import rgb
from scenes.ui.sprites import rasterise

_HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {0}">{1}</svg>'


class Patches:
    """Keeps the small drawings; each is square, `border` pixels around a middle of two."""

    def __init__(self) -> None:
        self._kept = Cache(8 << 20)

    def fill(self, radius: int, colour: str) -> pygame.Surface:
        """Give a filled rounded square."""
        side = 2 * radius + 2
        body = f'<rect width="{side}" height="{side}" rx="{radius}" fill="{colour}"/>'
        return self._drawn(("fill", radius, colour), side, body)

    def ring(self, radius: int, width: int, colour: str) -> pygame.Surface:
        """Give a rounded square's outline, drawn inside of it."""
        border = max(radius, width)
        side = 2 * border + 2
        inner = side - width
        body = (
            f'<rect x="{width / 2}" y="{width / 2}" width="{inner}" height="{inner}" '
            f'rx="{max(0.0, radius - width / 2)}" fill="none" stroke="{colour}" '
            f'stroke-width="{width}"/>'
        )
        return self._drawn(("ring", radius, width, colour), side, body)

    def light(self, radius: int, width: int, colour: str, top: bool) -> pygame.Surface:
        """Give a crescent of light or dark along the inside of the upper or lower edge."""
        border = radius + width
        side = 2 * border + 2
        r, w, s = radius, width, side
        straight = s - 2 * r
        if top:
            path = (
                f"M0,{r} a{r},{r} 0 0 1 {r},{-r} h{straight} a{r},{r} 0 0 1 {r},{r} v{w} "
                f"a{r},{r} 0 0 0 {-r},{-r} h{-straight} a{r},{r} 0 0 0 {-r},{r} z"
            )
        else:
            path = (
                f"M0,{s - r} a{r},{r} 0 0 0 {r},{r} h{straight} a{r},{r} 0 0 0 {r},{-r} v{-w} "
                f"a{r},{r} 0 0 1 {-r},{r} h{-straight} a{r},{r} 0 0 1 {-r},{-r} z"
            )
        body = f'<path d="{path}" fill="{colour}"/>'
        return self._drawn(("light", radius, width, colour, top), side, body)

    def shadow(self, radius: int, blur: int) -> pygame.Surface:
        """Give a soft black rounded square whose edge lies `blur` pixels inside of it."""
        return self._kept.get(("shadow", radius, blur), lambda: _soft(radius, blur))

    def _drawn(self, key: tuple[object, ...], side: int, body: str) -> pygame.Surface:
        return self._kept.get(key, lambda: rasterise(_HEAD.format(side, body), side, side))


def _soft(radius: int, blur: int) -> pygame.Surface:
    """Draw a quarter by the distance from the box's edge, then mirror it."""
    reach = max(1, radius + 2 * blur)
    inner = radius + blur
    steps = range(reach + 1)
    pixels = bytearray(4 * len(steps) ** 2)
    # Beside the round corner the nearer edge alone decides, as it does along the middle.
    edge = bytes(_shade_of(reach, inner, blur, x, reach) for x in steps)
    corner = reach - blur
    soft = bytearray()
    for y in steps:
        # Its two halves are one another's mirror: what lies left of the diagonal is there already.
        soft += soft[y :: len(steps)]
        soft += bytes(_shade_of(reach, inner, blur, x, y) for x in range(y, corner))
        soft += edge[y : y + 1] * (len(steps) - max(y, corner))
    pixels[3::4] = soft
    quarter = pygame.image.frombuffer(bytes(pixels), (len(steps),) * 2, "RGBA").copy()
    whole = pygame.Surface((2 * reach + 2, 2 * reach + 2), pygame.SRCALPHA, 32)
    for flip_x in (False, True):
        for flip_y in (False, True):
            part = pygame.transform.flip(quarter, flip_x, flip_y)
            whole.blit(part, ((reach + 1) * flip_x, (reach + 1) * flip_y))
    return whole


def _shade_of(reach: int, inner: int, blur: int, x: int, y: int) -> int:
    dx, dy = max(0.0, reach - x - 0.5), max(0.0, reach - y - 0.5)
    across, down = dx - blur, dy - blur
    away: float
    if across > 0 and down > 0:
        away = (across * across + down * down) ** 0.5 - (inner - blur)
    else:
        away = max(dx, dy) - inner
    share = min(1.0, max(0.0, 0.5 - away / (2 * blur + 0.01)))
    return round(255 * share * share * (3 - 2 * share))


def stretch(
    target: pygame.Surface,
    patch: pygame.Surface,
    area: pygame.Rect,
    border: int,
    alpha: float = 1.0,
    middle: bool = True,
) -> None:
    """Blit a patch over an area of any size: corners as they are, edges and middle stretched."""
    if not area.colliderect(target.get_clip()):
        return
    border = min(border, area.width // 2, area.height // 2)
    far = patch.get_width() - border
    wide, high = area.width - 2 * border, area.height - 2 * border
    left, top, right, bottom = area.left, area.top, area.right - border, area.bottom - border
    # Lent to the patch and taken back: a copy of it would cost more than what is drawn.
    if alpha < 1.0:
        patch.set_alpha(round(255 * alpha))
    for x, source_x in ((left, 0), (right, far)):
        for y, source_y in ((top, 0), (bottom, far)):
            target.blit(patch, (x, y), (source_x, source_y, border, border))
    if alpha < 1.0:
        patch.set_alpha(255)
    core = patch.get_width() // 2
    for x, source_x in ((left, 0), (right, far)):
        _band(target, patch, (source_x, core, border, 1), (x, top + border, border, high), alpha)
    for y, source_y in ((top, 0), (bottom, far)):
        _band(target, patch, (core, source_y, 1, border), (left + border, y, wide, border), alpha)
    if middle:
        place = (left + border, top + border, wide, high)
        _band(target, patch, (core, core, 1, 1), place, alpha)


def _band(
    target: pygame.Surface,
    patch: pygame.Surface,
    source: tuple[int, int, int, int],
    area: tuple[int, int, int, int],
    alpha: float,
) -> None:
    """Stretch one pixel's width or height of the patch over an area."""
    seen = pygame.Rect(area).clip(target.get_clip())
    if not seen.width or not seen.height or not source[2] or not source[3]:
        return
    if source[2] == source[3] == 1:
        _flood(target, seen, tuple(patch.get_at((source[0], source[1]))), alpha)
        return
    line = patch.subsurface(source)
    # A thin edge round a large corner leaves most of its line empty, which need not be drawn.
    full = line.get_bounding_rect()
    if not full.width or not full.height:
        return
    # Along the side that is stretched all is alike: only what is seen of it is made.
    if source[2] == 1:
        size, at = (seen.width, full.height), (seen.left, area[1] + full.top)
    else:
        size, at = (full.width, seen.height), (area[0] + full.left, seen.top)
    strip = pygame.transform.scale(line.subsurface(full), size)
    if alpha < 1.0:
        strip.set_alpha(round(255 * alpha))
    target.blit(strip, at)


def _flood(
    target: pygame.Surface, area: pygame.Rect, colour: tuple[int, ...], alpha: float
) -> None:
    cover = round(colour[3] * alpha)
    if cover == 255:
        target.fill(colour[:3], area)
    elif cover:
        veil(target, area, colour[:3], cover)


def edges(area: pygame.Rect, border: int) -> tuple[pygame.Rect, ...]:
    """Cut what lies along the edges of an area out of it; all of it, where no middle is left."""
    if min(area.size) <= 2 * border:
        return (area,)
    inner = area.inflate(-2 * border, -2 * border)
    return (
        pygame.Rect(area.left, area.top, area.width, border),
        pygame.Rect(area.left, inner.bottom, area.width, border),
        pygame.Rect(area.left, inner.top, border, inner.height),
        pygame.Rect(inner.right, inner.top, border, inner.height),
    )


def veil(target: pygame.Surface, area: pygame.Rect, colour: tuple[int, ...], cover: int) -> None:
    """Lay a half-transparent colour (cover 0..255) over an area."""
    if target.get_flags() & pygame.SRCALPHA:
        sheet = pygame.Surface(area.size, pygame.SRCALPHA, 32)
        sheet.fill((*colour[:3], cover))
    else:
        sheet = pygame.Surface(area.size)
        sheet.fill(colour[:3])
        sheet.set_alpha(cover)
    target.blit(sheet, area)


def tint(colour: str, cover: float) -> tuple[int, int, int, int]:
    """Give a colour with an alpha of 0..1 as pygame takes it."""
    return (*rgb(colour), round(255 * cover))
