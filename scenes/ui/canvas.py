"""The surface that painters draw on, in logical units; every shape has soft edges."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import pygame

from scenes.ui.caches import Caches
from scenes.ui.colour import rgb, shade
from scenes.ui.fonts import SMALLEST
from scenes.ui.geometry import Offset, Region, Size
from scenes.ui.nine_slice import edges, stretch, tint, veil
from scenes.ui.recorder import Overflow, Pair, Recorder
from scenes.ui.sprites import Missing, meeple
from scenes.ui.text import Block, Line, Setter
from scenes.ui.theme import EDGES, NORMAL, SEAT_OUTLINE, SEATS, Palette, Style

SHRINKS = (1.0, 0.9, 0.8)
"""Sizes in which a text is tried, of its style's own, until it fits."""
MOST_BLOCKS = 4000
"""Texts whose layout is remembered."""
Lay = Callable[[pygame.Surface, pygame.Rect, pygame.Rect], None]
"""Covers a part (second) of an area (third) of a surface."""


@dataclass(frozen=True, slots=True)
class Mood:
    """How the item being drawn is touched just now."""

    hover: bool = False
    pressed: bool = False
    focus: bool = False


@dataclass(frozen=True, slots=True)
class _Setting:
    """How a text lies in its region."""

    align: str
    valign: str
    wrap: bool
    shrink: bool
    spans: bool
    strike: bool
    drop: float


@dataclass(slots=True)
class Canvas:
    """Draws on a surface whose units are `scale` device pixels wide."""

    surface: pygame.Surface
    scale: float
    caches: Caches
    palette: Palette = NORMAL
    recorder: Recorder | None = None
    origin: tuple[int, int] = (0, 0)
    """Device pixels of the window at which this surface begins (layers)."""
    mood: Mood = Mood()
    seconds: float = 0.0
    """The time of the scene, for carets and the like."""
    grain: float = 0.0
    """Device pixels of a unit of the window: textures keep their size whatever the units."""
    region: Region = field(init=False)
    """What the surface shows, in units."""

    def __post_init__(self) -> None:
        width, height = self.surface.get_size()
        x, y = self.origin
        s = self.scale
        self.grain = self.grain or s
        self.region = Region(x / s, y / s, width / s, height / s)

    # Places

    def pixels(self, units: float, least: int = 1) -> int:
        """Give a length in device pixels."""
        return max(least, round(units * self.scale))

    def area(self, region: Region) -> pygame.Rect:
        """Give a region in pixels of the surface; neighbours share their edges."""
        # Edges are rounded, not sizes: two regions that touch in units touch in pixels too.
        s, (x, y, width, height), (left, top) = self.scale, region, self.origin
        from_x, from_y = round(x * s), round(y * s)
        size = round((x + width) * s) - from_x, round((y + height) * s) - from_y
        return pygame.Rect(from_x - left, from_y - top, *size)

    def point(self, offset: Offset | tuple[float, float]) -> tuple[float, float]:
        """Give a point in pixels of the surface."""
        x, y = offset
        return x * self.scale - self.origin[0], y * self.scale - self.origin[1]

    def seen(self, region: Region, spill: float = 0.0) -> bool:
        """Tell whether any of a region, `spill` units around it included, can be drawn now."""
        return self.area(region.inset(-spill)).colliderect(self.surface.get_clip())

    def _out_of_sight(self, area: pygame.Rect, turned: float = 0.0) -> bool:
        """Tell whether nothing in an area can be drawn now, and nobody wants to hear of it."""
        # What is turned grows around its centre, by the half at most.
        box = area.inflate(area.size) if turned else area
        return self.recorder is None and not box.colliderect(self.surface.get_clip())

    @contextmanager
    def clip(self, region: Region) -> Iterator[None]:
        """Draw nothing outside of a region for a while."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.area(region).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def layer(self, region: Region) -> Canvas:
        """Give an empty, transparent canvas for a region; blit its surface at `area(region)`."""
        area = self.area(region)
        origin = area.left + self.origin[0], area.top + self.origin[1]
        size = max(1, area.width), max(1, area.height)
        sheet = pygame.Surface(size, pygame.SRCALPHA, 32)
        return Canvas(
            sheet,
            self.scale,
            self.caches,
            self.palette,
            self.recorder,
            origin,
            self.mood,
            self.seconds,
            self.grain,
        )

    def in_units(self, unit: float) -> Canvas:
        """Give a canvas on the same surface, one of whose units is `unit` of these wide."""
        if unit == 1.0:
            return self
        return Canvas(
            self.surface,
            self.scale * unit,
            self.caches,
            self.palette,
            self.recorder,
            self.origin,
            self.mood,
            self.seconds,
            self.grain,
        )

    def blit(
        self, image: pygame.Surface, at: tuple[int, int], alpha: float = 1.0, flags: int = 0
    ) -> None:
        """Put a surface on the canvas at pixels of the surface."""
        if alpha < 1.0:
            place = image.get_rect(topleft=at)
            seen = place.clip(self.surface.get_clip())
            if not seen:
                return
            # Only what is seen of it fades: a moment's slab is as large as the table.
            image = image.subsurface(seen.move(-place.left, -place.top)).copy()
            at = seen.topleft
            cover = round(255 * max(0.0, alpha))
            # Premultiplied colours fade together with their alpha.
            tone = (cover,) * 4 if flags else (255, 255, 255, cover)
            image.fill(tone, special_flags=pygame.BLEND_RGBA_MULT)
        self.surface.blit(image, at, special_flags=flags)

    # Boxes

    def fill(
        self,
        region: Region,
        colour: str,
        radius: float = 0,
        alpha: float = 1.0,
        hollow: bool = False,
    ) -> None:
        """Fill a region, its corners rounded.

        `hollow`: leave its middle out, because something opaque, hardly smaller, will cover it.
        """
        area = self.area(region)
        round_off = min(self.pixels(radius, 0), area.width // 2, area.height // 2)
        if round_off:
            patch = self.caches.patches.fill(round_off, colour)
            stretch(self.surface, patch, area, round_off, alpha, middle=not hollow)
            if hollow:
                # What covers it has rounded corners of its own, which end a pixel or two later.
                self._line_within(area.inflate(-2 * round_off, -2 * round_off), colour)
        elif alpha < 1.0:
            veil(self.surface, area, tint(colour, 1)[:3], round(255 * alpha))
        else:
            self.surface.fill(colour, area)

    def _line_within(self, area: pygame.Rect, colour: str) -> None:
        """Fill the outermost pixels of an area."""
        thick = min(self.pixels(4), area.width, area.height)
        if thick > 0:
            across, down = (area.width, thick), (thick, area.height)
            self.surface.fill(colour, (area.topleft, across))
            self.surface.fill(colour, (area.topleft, down))
            self.surface.fill(colour, ((area.left, area.bottom - thick), across))
            self.surface.fill(colour, ((area.right - thick, area.top), down))

    def outline(
        self,
        region: Region,
        colour: str,
        width: float = 1.5,
        radius: float = 0,
        dash: float = 0.0,
        alpha: float = 1.0,
    ) -> None:
        """Draw the edge of a region, inside of it; `dash` is the length of dashes."""
        area = self.area(region)
        thick = self.pixels(width * self.palette.edge)
        round_off = min(self.pixels(radius, 0), area.width // 2, area.height // 2)
        if dash:
            image = self.caches.shapes.dashed(
                area.size, colour, thick, round_off, self.pixels(dash)
            )
            for part in edges(area, max(round_off, thick) + 1):
                strip = image.subsurface(part.move(-area.left, -area.top))
                self.blit(strip, part.topleft, alpha)
            return
        patch = self.caches.patches.ring(round_off, thick, colour)
        border = max(round_off, thick)
        stretch(self.surface, patch, area, border, alpha, middle=False)

    def gradient(
        self, region: Region, top_colour: str, bottom_colour: str, radius: float = 0
    ) -> None:
        """Fill a region from one colour at its top to another at its bottom."""
        area = self.area(region)
        column = self.caches.shapes.column(area.height, top_colour, bottom_colour)

        def lay(target: pygame.Surface, part: pygame.Rect, whole: pygame.Rect) -> None:
            strip = column.subsurface((0, part.top - whole.top, 1, part.height))
            target.blit(pygame.transform.scale(strip, part.size), part)

        self._rounded(area, radius, lay)

    def texture(self, region: Region, name: str, radius: float = 0, alpha: float = 1.0) -> None:
        """Cover a region with a material that continues over the whole window."""
        if alpha < 1.0:
            sheet = self.layer(region)
            sheet.texture(region, name, radius)
            self.blit(sheet.surface, self.area(region).topleft, alpha)
            return
        x, y = self.origin
        whole = self.area(region)

        def lay(target: pygame.Surface, part: pygame.Rect, area: pygame.Rect) -> None:
            # Tiles are laid from the window's corner, so that slabs show one piece of material.
            anchor = area.left - whole.left - x, area.top - whole.top - y
            self.caches.textures.lay(target, part, name, self.grain, anchor)

        try:
            self._rounded(whole, radius, lay)
        except Missing as error:
            self.missing(str(error))
            self.fill(region, "#8a6a48", radius)

    def _rounded(self, area: pygame.Rect, radius: float, lay: Lay) -> None:
        """Let `lay` cover an area in parts: plain bands, and corners cut round."""
        round_off = min(self.pixels(radius, 0), area.width // 2, area.height // 2)
        if area.width <= 0 or area.height <= 0:
            return
        if not round_off:
            lay(self.surface, area, area)
            return
        r, clip = round_off, self.surface.get_clip()
        middle = pygame.Rect(area.left, area.top + r, area.width, area.height - 2 * r)
        for band in (
            pygame.Rect(area.left + r, area.top, area.width - 2 * r, r),
            middle,
            pygame.Rect(area.left + r, area.bottom - r, area.width - 2 * r, r),
        ):
            if band.width > 0 and band.height > 0 and band.colliderect(clip):
                lay(self.surface, band, area)
        # Only corners go through a mask: for the whole area it would cost all its pixels.
        mask = self.caches.patches.fill(r, "#ffffff")
        for x in (0, 1):
            for y in (0, 1):
                at = area.left + x * (area.width - r), area.top + y * (area.height - r)
                if not clip.colliderect((*at, r, r)):
                    continue
                corner = pygame.Surface((r, r), pygame.SRCALPHA, 32)
                lay(corner, corner.get_rect(), area.move(-at[0], -at[1]))
                source = (x * (r + 2), y * (r + 2), r, r)
                corner.blit(mask, (0, 0), source, special_flags=pygame.BLEND_RGBA_MULT)
                self.surface.blit(corner, at)

    def shadow(
        self,
        region: Region,
        radius: float = 12,
        strength: float = 0.42,
        blur: float = 10,
        drop: float = 4,
        hollow: bool = False,
    ) -> None:
        """Lay a soft shadow `drop` units below a region.

        `hollow`: leave its middle out, because something opaque of that region will cover it.
        """
        soft, round_off = self.pixels(blur), self.pixels(radius, 0)
        area = self.area(region.shift(0, drop)).inflate(2 * soft, 2 * soft)
        patch = self.caches.patches.shadow(round_off, soft)
        # A shadow that drops further than the corners reach would show its hollow below the slab.
        middle = not hollow or self.pixels(drop) > round_off
        stretch(self.surface, patch, area, round_off + 2 * soft, strength, middle)

    def rim(
        self,
        region: Region,
        colour: str,
        width: float,
        radius: float = 0,
        top: bool = True,
        alpha: float = 1.0,
    ) -> None:
        """Draw a crescent of light or dark inside of a region's upper or lower edge."""
        area = self.area(region)
        thick = self.pixels(width)
        round_off = min(self.pixels(radius, 0), area.width // 2, area.height // 2 - thick)
        if round_off < 0:
            return
        patch = self.caches.patches.light(round_off, thick, colour, top)
        stretch(self.surface, patch, area, round_off + thick, alpha, middle=False)

    def panel(
        self,
        region: Region,
        material: str = "parchment",
        radius: float = 14,
        raised: bool = True,
        edge: str = "",
    ) -> None:
        """Draw a slab of a material: outline, light at its top, darker lower edge, shadow."""
        dark = edge or EDGES.get(material, "#3a2416")
        big = region.height > 500
        if raised:
            blur, drop = (26.0, 10.0) if big else (10.0, 4.0)
            self.shadow(region, radius, 0.5 if big else 0.42, blur, drop, hollow=True)
        self.fill(region.inset(-1.5), dark, radius + 1.5, hollow=True)
        self.texture(region, material, radius)
        self.rim(region, shade(dark, -0.2), 3 if big else 2.5, radius, top=False, alpha=0.38)
        self.rim(region, "#fffaf0", 2, radius, alpha=0.6 if material == "parchment" else 0.32)

    def well(self, region: Region, colour: str, radius: float = 12) -> None:
        """Draw a hollow: dark at its upper edge inside, light at its lower edge."""
        self.fill(region, colour, radius)
        dark = shade(colour, -0.5)
        self.rim(region, dark, 4, radius, alpha=0.55)
        self.rim(region, dark, 2, radius)
        self.rim(region, shade(colour, 0.4), 2, radius, top=False, alpha=0.5)
        self.outline(region, dark, 1.2, radius, alpha=0.7)

    # Lines and forms

    def line(
        self,
        a: Offset,
        b: Offset,
        colour: str,
        width: float = 1.5,
        alpha: float = 1.0,
        dash: float = 0.0,
    ) -> None:
        """Draw a line."""
        start, end = self.point(a), self.point(b)
        thick = self.pixels(width)
        if not dash and (a[0] == b[0] or a[1] == b[1]):
            x, y = min(start[0], end[0]), min(start[1], end[1])
            half = thick // 2
            if a[0] == b[0]:
                rect = pygame.Rect(round(x) - half, round(y), thick, round(abs(end[1] - start[1])))
            else:
                rect = pygame.Rect(round(x), round(y) - half, round(abs(end[0] - start[0])), thick)
            veil(self.surface, rect, tint(colour, 1)[:3], round(255 * alpha))
            return
        image, at = self.caches.shapes.stroke((start, end), colour, thick, dash * self.scale)
        self.blit(image, at, alpha)

    def circle(
        self, centre: Offset, radius: float, colour: str, alpha: float = 1.0, ring: float = 0.0
    ) -> None:
        """Draw a disc, or with `ring` a ring of that width inside of it."""
        x, y = self.point(centre)
        wide = radius * self.scale + 2
        if self._out_of_sight(pygame.Rect(x - wide, y - wide, 2 * wide + 2, 2 * wide + 2)):
            return
        thick = self.pixels(ring) if ring else 0
        image = self.caches.shapes.disc(radius * self.scale, colour, thick)
        self.blit(
            image, (round(x - image.get_width() / 2), round(y - image.get_height() / 2)), alpha
        )

    def polygon(
        self,
        points: tuple[Offset, ...] | list[Offset],
        colour: str,
        alpha: float = 1.0,
        edge: str = "",
        width: float = 0.0,
    ) -> None:
        """Draw a filled polygon, with an edge if wanted."""
        thick = self.pixels(width) if edge and width else 0
        image, at = self.caches.shapes.polygon(
            tuple(self.point(point) for point in points), colour, edge, thick
        )
        self.blit(image, at, alpha)

    # Drawings

    def sprite(
        self, name: str, region: Region, colour: str = "", alpha: float = 1.0, angle: float = 0.0
    ) -> None:
        """Draw a sprite as large as fits the region, in its middle."""
        area = self.area(region)
        if self._out_of_sight(area, turned=angle):
            return
        sprites = self.caches.sprites
        try:
            image = sprites.sprite(name, *_least(area.size), colour, angle)
            flags = sprites.blend(name) if image.get_flags() & pygame.SRCALPHA else 0
        except Missing:
            self.missing(name)
            self.circle(region.centre, min(region.size) * 0.4, colour or "#8a6a48", alpha, ring=2)
            return
        self._centred(image, area, alpha, flags)

    def drawing(
        self, key: str, svg_text: str, region: Region, alpha: float = 1.0, angle: float = 0.0
    ) -> None:
        """Draw an SVG composed at run time; equal keys must mean equal texts."""
        area = self.area(region)
        if self._out_of_sight(area, turned=angle):
            return
        image = self.caches.sprites.drawing(key, svg_text, *_least(area.size), angle)
        self._centred(image, area, alpha, 0)

    def _centred(self, image: pygame.Surface, area: pygame.Rect, alpha: float, flags: int) -> None:
        width, height = image.get_size()
        at = area.left + (area.width - width) // 2, area.top + (area.height - height) // 2
        self.blit(image, at, alpha, flags)

    def seat(self, region: Region, colour_index: int, outline: bool = True) -> None:
        """Draw a seat's shape in its colour, with a light edge, a dark one and a small shadow."""
        look = SEATS[colour_index]
        side = min(region.size)
        place = region.middle(side, side)
        self.sprite(look.sprite, place.shift(side * 0.03, side * 0.06), "#1c0f07", 0.4)
        if outline:
            self.sprite(look.sprite, place, SEAT_OUTLINE)
            place = place.inset(side * 0.06)
            # Light grounds swallow the light edge, and yellow with it: the dark one stands there.
            self.sprite(look.sprite, place, look.edge)
            place = place.inset(side * 0.07)
        self.sprite(look.sprite, place, look.colour)

    def meeple(self, region: Region, colour_index: int) -> None:
        """Draw a wooden person of a seat."""
        drawn = meeple(self.caches.sprites, SEATS[colour_index])
        self.drawing(f"meeple {colour_index}", drawn, region)

    # Texts

    def text(
        self,
        region: Region,
        string: str,
        style: Style,
        align: str = "left",
        valign: str = "top",
        wrap: bool = False,
        shrink: bool = True,
        spans: bool = True,
        strike: bool = False,
        drop: float = 0.0,
    ) -> Region:
        """Set a text; `drop` gives it a shadow. Give the region it takes."""
        how = _Setting(align, valign, wrap, shrink, spans, strike, drop)
        area = self.area(region)
        block = self._fitting(region, area, string, style, how)
        top = area.top
        if valign != "top":
            spare = area.height - block.height
            top += spare // 2 if valign == "middle" else spare
        inked = style.of(self.palette.ink(style.colour))
        left, right = area.right, area.left
        for place, line in enumerate(block.lines):
            x = area.left + _offset(align, area.width - line.width)
            left, right = min(left, x), max(right, x + line.width)
            # Letters stand out of their line a little, above and below.
            lies = pygame.Rect(x, top + place * block.leading, line.width, block.leading)
            if not self._out_of_sight(lies.inflate(block.leading, block.leading)):
                self._line(lies.topleft, line, block, inked, how)
        return self._units(pygame.Rect(left, top, right - left, block.height))

    def measure(self, string: str, style: Style, width: float | None = None) -> Size:
        """Give the size a text needs; with `width` it is wrapped to it."""
        block = self._lay_out(string, style, width, 1.0, True)
        return Size(block.width / self.scale, block.height / self.scale)

    def _lay_out(
        self, string: str, style: Style, width: float | None, factor: float, spans: bool
    ) -> Block:
        """Lay a text out at a factor of its style's size, wrapped to `width` units when given."""
        pixels = max(SMALLEST, round(style.size * factor * self.scale))
        limit = None if width is None else max(1, round(width * self.scale))
        blocks = self.caches.blocks
        # The colour is no part of the key: a text that lights up keeps its layout.
        key = (string, style.font, pixels, limit, style.leading, spans)
        found = blocks.get(key)
        if found is None:
            if len(blocks) > MOST_BLOCKS:
                blocks.clear()
            setter = Setter(self.caches.fonts, style.font, pixels, limit)
            found = blocks[key] = setter.block(string, style.leading, spans)
        return found

    def _fitting(
        self, region: Region, area: pygame.Rect, string: str, style: Style, how: _Setting
    ) -> Block:
        """Lay a text out as large as fits; what doesn't fit even when shrunk is noted down."""
        # Its edges lie on whole pixels: a line as wide as the region may be a pixel wider.
        width = min(region.width, area.width / self.scale) if how.wrap else None
        block = None
        for factor in SHRINKS if how.shrink else SHRINKS[:1]:
            block = self._lay_out(string, style, width, factor, how.spans)
            # A lone line may stand a little out of a low box; letters don't fill their line.
            high = block.height if len(block.lines) > 1 else round(block.pixels * 0.9)
            if block.width <= area.width and high <= area.height and not block.too_wide:
                return block
        assert block is not None
        if self.recorder is not None:
            self.recorder.overflows.append(Overflow(self.recorder.item, string, region))
        return block

    def _line(
        self, at: tuple[int, int], line: Line, block: Block, style: Style, how: _Setting
    ) -> None:
        """Draw one line: capitals stand in the middle of its height."""
        # By ascents and descents a line would hang low in Latin and Cyrillic buttons, which
        # have capitals and hardly any descenders; so the capitals are centred instead.
        fonts = self.caches.fonts
        capital = fonts.capital(style.font, block.pixels)
        baseline = at[1] + (block.leading + capital) // 2
        self._note(line, at, block, style)
        drop = self.pixels(how.drop, 0)
        for run in line.runs:
            x = at[0] + run.x
            if run.icon:
                middle = baseline - capital // 2
                box = pygame.Rect(x, middle - run.width // 2, run.width, run.width)
                self.sprite(run.text, self._units(box), style.colour)
                continue
            y = baseline - fonts.ascent(run.font, block.pixels)
            if drop:
                dark = fonts.render(run.font, block.pixels, run.text, "#000000")
                self.blit(dark, (x + drop // 2, y + drop), 0.55)
            self.surface.blit(fonts.render(run.font, block.pixels, run.text, style.colour), (x, y))
        if how.strike and line.width:
            thick = max(1, block.pixels // 14)
            y = baseline - round(capital * 0.45)
            self.surface.fill(style.colour, (at[0] - thick, y, line.width + 2 * thick, thick))

    def _note(self, line: Line, at: tuple[int, int], block: Block, style: Style) -> None:
        """Tell the recorder what colour is set upon what, and how large."""
        if self.recorder is None or not line.width:
            return
        box = pygame.Rect(*at, line.width, block.leading).clip(self.surface.get_rect())
        if not box.width or not box.height:
            return
        red, green, blue, *_ = pygame.transform.average_color(self.surface, box)
        words = " ".join(run.text for run in line.runs)
        self.recorder.pairs.append(
            Pair(self.recorder.item, words, rgb(style.colour), (red, green, blue), block.pixels)
        )
        self.recorder.smallest = min(self.recorder.smallest, block.pixels)

    def _units(self, box: pygame.Rect) -> Region:
        """Give pixels of the surface in units."""
        s, (x, y) = self.scale, self.origin
        return Region((box.x + x) / s, (box.y + y) / s, box.width / s, box.height / s)

    def missing(self, name: str) -> None:
        """Note that something to be drawn does not exist."""
        if self.recorder is not None:
            self.recorder.missing.append((self.recorder.item, name))


def _least(size: tuple[int, int]) -> tuple[int, int]:
    return max(1, size[0]), max(1, size[1])


def _offset(align: str, spare: int) -> int:
    return {"left": 0, "centre": spare // 2, "right": spare}[align]
