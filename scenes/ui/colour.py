"""Colours are "#rrggbb" strings everywhere; this is the little arithmetic they need."""

from __future__ import annotations

from functools import lru_cache

RGB = tuple[int, int, int]


@lru_cache(4096)
def rgb(colour: str) -> RGB:
    """Split "#rrggbb" into 0..255 each."""
    digits = colour.lstrip("#")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def name(colour: RGB) -> str:
    """Write red, green and blue as "#rrggbb"."""
    return "#{:02x}{:02x}{:02x}".format(*(max(0, min(255, round(part))) for part in colour))


@lru_cache(4096)
def shade(colour: str, factor: float) -> str:
    """Make it darker (factor −1..0, towards black) or lighter (0..1, towards white)."""
    if factor < 0:
        parts = [part * (1 + factor) for part in rgb(colour)]
    else:
        parts = [part + (255 - part) * factor for part in rgb(colour)]
    return name((round(parts[0]), round(parts[1]), round(parts[2])))


@lru_cache(4096)
def blend(colour: str, to: str, factor: float) -> str:
    """Give the colour `factor` (0..1) of the way from one to the other."""
    parts = [a + (b - a) * factor for a, b in zip(rgb(colour), rgb(to), strict=True)]
    return name((round(parts[0]), round(parts[1]), round(parts[2])))


def luminance(colour: RGB) -> float:
    """Give the relative luminance 0..1 as WCAG defines it."""

    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(part) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: RGB, other: RGB) -> float:
    """Give the contrast ratio 1..21 of two colours."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
