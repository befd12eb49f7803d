"""How a canvas sets texts and composes its larger drawings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from scenes.ui.colour import rgb, shade
from scenes.ui.fonts import SMALLEST
from scenes.ui.geometry import Region
from scenes.ui.recorder import Overflow, Pair
from scenes.ui.text import Block, Line, Setter
from scenes.ui.theme import Style

if TYPE_CHECKING:
    from scenes.ui.canvas import Canvas

Lay = Callable[[pygame.Surface, pygame.Rect, pygame.Rect], None]
EDGES = {"parchment": "#6b4a2a", "oak": "#5c3b1c", "walnut": "#0d0704"}
"""Edges of slabs of the shell's materials; who lays a slab of another names its edge."""
SHRINKS = (1.0, 0.9, 0.8)
MOST_BLOCKS = 4000
"""Texts whose layout is remembered."""


@dataclass(frozen=True, slots=True)
class Setting:
    """How a text lies in its region."""

    align: str = "left"
    valign: str = "top"
    wrap: bool = False
    shrink: bool = True
    spans: bool = True
    strike: bool = False
    drop: float = 0.0


def lay_out(
    canvas: Canvas, string: str, style: Style, width: float | None, factor: float, spans: bool
) -> Block:
    """Lay a text out at a factor of its style's size, wrapped to `width` units when given."""
    pixels = max(SMALLEST, round(style.size * factor * canvas.scale))
    limit = None if width is None else max(1, round(width * canvas.scale))
    blocks = canvas.stock.blocks
    key = (string, style.font, pixels, limit, style.leading, spans)
    found = blocks.get(key)
    if found is None:
        if len(blocks) > MOST_BLOCKS:
            blocks.clear()
        setter = Setter(canvas.stock.fonts, style.font, pixels, limit)
        found = blocks[key] = setter.block(string, style.leading, spans)
    return found


def write(canvas: Canvas, region: Region, string: str, style: Style, how: Setting) -> Region:
    """Set a text in a region, shrunk if it must be; give the region it takes."""
    area = canvas.area(region)
    block = _fitting(canvas, region, area, string, style, how)
    top = area.top
    if how.valign != "top":
        spare = area.height - block.height
        top += spare // 2 if how.valign == "middle" else spare
    colour = canvas.palette.ink(style.colour)
    left, right = area.right, area.left
    for place, line in enumerate(block.lines):
        x = area.left + _offset(how.align, area.width - line.width)
        left, right = min(left, x), max(right, x + line.width)
        _line(canvas, (x, top + place * block.leading), line, block, style.of(colour), how)
    s, (dx, dy) = canvas.scale, canvas.origin
    return Region((left + dx) / s, (top + dy) / s, (right - left) / s, block.height / s)


def _offset(align: str, spare: int) -> int:
    return {"left": 0, "centre": spare // 2, "right": spare}[align]


def _fitting(
    canvas: Canvas, region: Region, area: pygame.Rect, string: str, style: Style, how: Setting
) -> Block:
    """Lay a text out as large as fits; what doesn't fit even when shrunk is noted down."""
    width = region.width if how.wrap else None
    block = None
    for factor in SHRINKS if how.shrink else SHRINKS[:1]:
        block = lay_out(canvas, string, style, width, factor, how.spans)
        # A lone line may stand a little out of a low box; letters don't fill their line.
        high = block.height if len(block.lines) > 1 else round(block.pixels * 0.9)
        if block.width <= area.width and high <= area.height and not block.too_wide:
            return block
    assert block is not None
    if canvas.recorder is not None:
        item = canvas.recorder.item
        canvas.recorder.overflows.append(Overflow(item, string, region))
    return block


def _line(
    canvas: Canvas, at: tuple[int, int], line: Line, block: Block, style: Style, how: Setting
) -> None:
    """Draw one line: capitals stand in the middle of its height."""
    fonts = canvas.stock.fonts
    capital = fonts.capital(style.font, block.pixels)
    baseline = at[1] + (block.leading + capital) // 2
    _note(canvas, line, at, block, style)
    drop = canvas.pixels(how.drop, 0)
    for run in line.runs:
        x = at[0] + run.x
        if run.icon:
            middle = baseline - capital // 2
            box = pygame.Rect(x, middle - run.width // 2, run.width, run.width)
            canvas.sprite(run.text, _units(canvas, box), style.colour)
            continue
        y = baseline - fonts.ascent(run.font, block.pixels)
        if drop:
            shade_of = fonts.render(run.font, block.pixels, run.text, "#000000")
            canvas.blit(shade_of, (x + drop // 2, y + drop), 0.55)
        canvas.surface.blit(fonts.render(run.font, block.pixels, run.text, style.colour), (x, y))
    if how.strike and line.width:
        thick = max(1, block.pixels // 14)
        y = baseline - round(capital * 0.45)
        canvas.surface.fill(style.colour, (at[0] - thick, y, line.width + 2 * thick, thick))


def _units(canvas: Canvas, box: pygame.Rect) -> Region:
    s, (x, y) = canvas.scale, canvas.origin
    return Region((box.x + x) / s, (box.y + y) / s, box.width / s, box.height / s)


def _note(canvas: Canvas, line: Line, at: tuple[int, int], block: Block, style: Style) -> None:
    """Tell the recorder what colour is set upon what, and how large."""
    if canvas.recorder is None or not line.width:
        return
    box = pygame.Rect(*at, line.width, block.leading).clip(canvas.surface.get_rect())
    if not box.width or not box.height:
        return
    under = pygame.transform.average_color(canvas.surface, box)
    words = " ".join(run.text for run in line.runs)
    pair = Pair(
        canvas.recorder.item,
        words,
        rgb(style.colour),
        (under[0], under[1], under[2]),
        block.pixels,
    )
    canvas.recorder.pairs.append(pair)
    canvas.recorder.smallest = min(canvas.recorder.smallest, block.pixels)


def panel(
    canvas: Canvas, region: Region, material: str, radius: float, raised: bool, edge: str
) -> None:
    """Draw a slab of a material."""
    dark = edge or EDGES.get(material, "#3a2416")
    big = region.height > 500
    if raised:
        blur, drop = (26.0, 10.0) if big else (10.0, 4.0)
        canvas.shadow(region, radius, 0.5 if big else 0.42, blur, drop, hollow=True)
    canvas.fill(region.inset(-1.5), dark, radius + 1.5)
    canvas.texture(region, material, radius)
    canvas.rim(region, shade(dark, -0.2), 3 if big else 2.5, radius, top=False, alpha=0.38)
    canvas.rim(region, "#fffaf0", 2, radius, alpha=0.6 if material == "parchment" else 0.32)
