"""Drawings at exact device pixels: SVG by rewriting its size and its black, PNG by scaling."""

from __future__ import annotations

import io
import re
from functools import lru_cache
from pathlib import Path

import pygame

from scenes.ui.cache import Cache
from scenes.ui.colour import shade
from scenes.ui.theme import SeatLook

_ROOT = re.compile(r"<svg\b([^>]*)>(.*)</svg>\s*$", re.DOTALL)
_BOX = re.compile(r'viewBox="([^"]+)"')
_SIDES = re.compile(r'\s(?:width|height|viewBox|xmlns(?::\w+)?|version)="[^"]*"')
Box = tuple[float, float, float, float]


class Missing(LookupError):
    """There is no sprite of that name."""


class Sprites:
    """The files of some folders as surfaces of any size, colour and angle."""

    def __init__(self, *folders: Path, limit: int = 48 << 20) -> None:
        self._folders = folders
        self._texts: dict[str, str | None] = {}
        self._pictures: dict[str, pygame.Surface] = {}
        self._kept = Cache(limit)

    def sprite(
        self, name: str, width: int, height: int, colour: str = "", angle: float = 0.0
    ) -> pygame.Surface:
        """Give a sprite as large as fits the given pixels; `Missing` when there is none."""
        key = (name, width, height, colour, round(angle) % 360)
        return self._kept.get(key, lambda: self._make(*key))

    def drawing(
        self, key: str, text: str, width: int, height: int, angle: float = 0.0
    ) -> pygame.Surface:
        """Give a drawing composed at run time, kept by its key."""
        turn = round(angle) % 360
        return self._kept.get(
            ("drawing", key, width, height, turn), lambda: rasterise(text, width, height, "", turn)
        )

    def text(self, name: str) -> str:
        """Give the SVG text of a sprite; `Missing` when there is none."""
        if name not in self._texts:
            files = (folder / f"{name}.svg" for folder in self._folders)
            file = next((file for file in files if file.is_file()), None)
            self._texts[name] = None if file is None else file.read_text("utf-8")
        found = self._texts[name]
        if found is None:
            raise Missing(name)
        return found

    def read(self, name: str) -> pygame.Surface:
        """Read a picture file at its own size; `Missing` when there is none."""
        found = load(*(folder / name for folder in self._folders))
        if found is None:
            raise Missing(name)
        return found

    def inked(self, name: str) -> bool:
        """Tell whether a sprite takes the colour it is asked for; others have their own."""
        try:
            return "#000000" in self.text(name)
        except Missing:
            return False

    def blend(self, name: str) -> int:
        """Give the blit flag of a sprite: scaled pictures have premultiplied alpha."""
        return 0 if self._texts.get(name) else pygame.BLEND_PREMULTIPLIED

    def clear(self) -> None:
        """Forget all surfaces."""
        self._kept.clear()

    def _make(self, name: str, width: int, height: int, colour: str, turn: int) -> pygame.Surface:
        try:
            text = self.text(name)
        except Missing:
            return fitted(self._picture(name), width, height, turn)
        return rasterise(text, width, height, colour, turn)

    def _picture(self, name: str) -> pygame.Surface:
        if name not in self._pictures:
            self._pictures[name] = self.read(name)
        return self._pictures[name]


def load(*paths: Path) -> pygame.Surface | None:
    """Read the first picture file there is; a name without an ending stands for PNG, else JPG."""
    for path in paths:
        for file in (path, path.with_suffix(".png"), path.with_suffix(".jpg")):
            if file.is_file():
                return pygame.image.load(str(file))
    return None


def ready(surface: pygame.Surface) -> pygame.Surface:
    """Put a surface with alpha into the format that is blitted fastest."""
    return surface.convert_alpha() if pygame.display.get_surface() else surface


@lru_cache(512)
def box(text: str) -> Box:
    """Give the view box of an SVG text."""
    found = _BOX.search(text)
    if found is None:
        return 0.0, 0.0, 512.0, 512.0
    x, y, width, height = (float(part) for part in found[1].replace(",", " ").split())
    return x, y, width, height


def body(text: str, colour: str = "") -> str:
    """Give what an SVG text draws, as a group to be put into another one, in a colour."""
    found = _ROOT.search(text)
    assert found is not None, text[:80]
    group = f"<g{_SIDES.sub('', found[1])}>{found[2]}</g>"
    return group.replace("#000000", colour) if colour else group


def rasterise(
    text: str, width: int, height: int, colour: str = "", angle: int = 0
) -> pygame.Surface:
    """Draw an SVG text as large as fits the pixels, turned counter-clockwise by `angle` degrees.

    A turned drawing keeps its scale; its surface grows around the same centre.
    """
    x, y, w, h = box(text)
    scale = min(width / w, height / h)
    inner = body(text)
    if angle:
        middle = f"{x + w / 2} {y + h / 2}"
        inner = f'<g transform="rotate({-angle} {middle})">{inner}</g>'
        side = (w * w + h * h) ** 0.5
        x, y, w, h = x + (w - side) / 2, y + (h - side) / 2, side, side
    if colour:
        inner = inner.replace("#000000", colour)
    wide, high = max(1, round(w * scale)), max(1, round(h * scale))
    # Pixels that don't match the box's ratio exactly would stretch the drawing: fit the box.
    fit = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" '
        f'viewBox="{x} {y} {wide / scale} {high / scale}">{inner}</svg>'
    )
    return ready(pygame.image.load(io.BytesIO(fit.encode()), "x.svg"))


def fitted(surface: pygame.Surface, width: int, height: int, angle: int) -> pygame.Surface:
    """Scale a picture into the pixels and turn it; alpha becomes premultiplied: no dark edges."""
    w, h = surface.get_size()
    scale = min(width / w, height / h)
    size = max(1, round(w * scale)), max(1, round(h * scale))
    if not surface.get_flags() & pygame.SRCALPHA and not angle:
        scaled = pygame.transform.smoothscale(deep(surface, 0), size)
        return scaled.convert() if pygame.display.get_surface() else scaled
    soft = pygame.transform.smoothscale(deep(surface, pygame.SRCALPHA).premul_alpha(), size)
    return ready(pygame.transform.rotozoom(soft, angle, 1.0) if angle else soft)


def deep(surface: pygame.Surface, flags: int) -> pygame.Surface:
    """Give a surface with 32 bits for each pixel; works without a display."""
    fresh = pygame.Surface(surface.get_size(), flags, 32)
    fresh.blit(surface, (0, 0))
    return fresh


def meeple(sprites: Sprites, look: SeatLook) -> str:
    """Compose a wooden person: flat shadow, dark edge, lit body, shape on the chest."""
    dark, light = shade(look.colour, -0.42), shade(look.colour, 0.28)
    outline = sprites.text("common/meeple")
    edge = f'stroke="{dark}" stroke-width="34" stroke-linejoin="round"'
    figure = body(outline, dark).replace("<g", f"<g {edge}", 1)
    lit = body(outline, "url(#lit)")
    mark = body(sprites.text(look.sprite), look.mark)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -24 560 560">'
        '<defs><linearGradient id="lit" gradientUnits="userSpaceOnUse" x1="0" y1="40" x2="0" '
        f'y2="480"><stop offset="0" stop-color="{light}"/>'
        f'<stop offset="0.55" stop-color="{look.colour}"/></linearGradient></defs>'
        '<ellipse cx="272" cy="478" rx="240" ry="52" fill="#1c0f07" fill-opacity="0.38"/>'
        f'<g transform="translate(0 26)">{figure}</g>{figure}{lit}'
        f'<g transform="translate(202 232) scale(0.21)">{mark}</g></svg>'
    )
