"""Path and element builders shared by the scripts that write the project's own SVG files.

Only elements that the run-time loader (nanosvg) understands are produced: paths, rects, circles,
ellipses, polygons, groups with affine transforms and opacity.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SPRITES = ROOT / "sprites"
Point = tuple[float, float]


def num(value: float) -> str:
    """Write a number with at most two decimals and no trailing zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def polygon(points: Iterable[Point]) -> str:
    """Give the path data of a closed polygon."""
    return "M" + " L".join(f"{num(x)},{num(y)}" for x, y in points) + " Z"


def disc(x: float, y: float, r: float) -> str:
    """Give the path data of a full circle."""
    r_ = num(r)
    return (
        f"M{num(x - r)},{num(y)} a{r_},{r_} 0 1 0 {num(2 * r)},0 a{r_},{r_} 0 1 0 {num(-2 * r)},0 Z"
    )


def ring(x: float, y: float, r: float, width: float) -> str:
    """Give the path data of a ring; the fill rule must be evenodd."""
    return disc(x, y, r) + " " + disc(x, y, r - width)


def box(x: float, y: float, w: float, h: float, r: float = 0) -> str:
    """Give the path data of a rectangle with round corners."""
    if not r:
        return polygon([(x, y), (x + w, y), (x + w, y + h), (x, y + h)])
    a = f"a{num(r)},{num(r)} 0 0 1"
    return (
        f"M{num(x + r)},{num(y)} h{num(w - 2 * r)} {a} {num(r)},{num(r)} "
        f"v{num(h - 2 * r)} {a} {num(-r)},{num(r)} h{num(2 * r - w)} "
        f"{a} {num(-r)},{num(-r)} v{num(2 * r - h)} {a} {num(r)},{num(-r)} Z"
    )


def dashes(x: float, y: float, w: float, h: float, r: float, on: float, off: float) -> str:
    """Give the path data of the dashed outline of a rectangle with round corners.

    The program's own loader goes wrong with dashes along round corners: at some sizes it leaves
    whole lines beside them, and others each time.
    """
    middles = ((x + w - r, y + r), (x + w - r, y + h - r), (x + r, y + h - r), (x + r, y + r))
    way = [
        (cx + r * math.cos(math.radians(a)), cy + r * math.sin(math.radians(a)))
        for (cx, cy), start in zip(middles, (-90, 0, 90, 180), strict=True)
        for a in range(start, start + 91, 10)
    ]
    way.append(way[0])
    gone = [0.0]
    for one, two in pairwise(way):
        gone.append(gone[-1] + math.dist(one, two))
    step = gone[-1] / round(gone[-1] / (on + off))
    parts = []
    for begin in [step * at for at in range(round(gone[-1] / step))]:
        end = begin + step * on / (on + off)
        within = [point for point, far in zip(way, gone, strict=True) if begin < far < end]
        points = (_along(way, gone, begin), *within, _along(way, gone, end))
        parts.append("M" + " L".join(f"{num(px)},{num(py)}" for px, py in points))
    return " ".join(parts)


def _along(way: Sequence[Point], gone: Sequence[float], far: float) -> Point:
    """Give the point of a way that lies so far from its beginning."""
    at = max(n for n in range(len(way) - 1) if gone[n] <= far)
    part = (far - gone[at]) / (gone[at + 1] - gone[at])
    (ax, ay), (bx, by) = way[at], way[at + 1]
    return ax + (bx - ax) * part, ay + (by - ay) * part


def bar(x1: float, y1: float, x2: float, y2: float, width: float) -> str:
    """Give the path data of a straight bar with round ends."""
    a = math.atan2(y2 - y1, x2 - x1)
    r = width / 2
    dx, dy = -math.sin(a) * r, math.cos(a) * r
    arc = f"A{num(r)},{num(r)} 0 0 0"
    return (
        f"M{num(x1 + dx)},{num(y1 + dy)} L{num(x2 + dx)},{num(y2 + dy)} "
        f"{arc} {num(x2 - dx)},{num(y2 - dy)} L{num(x1 - dx)},{num(y1 - dy)} "
        f"{arc} {num(x1 + dx)},{num(y1 + dy)} Z"
    )


def rays(n: int, radii: Sequence[float], x: float, y: float, start: float = -90) -> list[Point]:
    """Give n rounds of points at the radii, evenly spread around (x, y)."""
    total = n * len(radii)
    out = []
    for i in range(total):
        a = math.radians(start + 360 * i / total)
        r = radii[i % len(radii)]
        out.append((x + r * math.cos(a), y + r * math.sin(a)))
    return out


def shade(colour: str, k: float) -> str:
    """Mix a #rrggbb colour with black (k < 0) or white (k > 0)."""
    rgb = [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    mixed = [v * (1 + k) if k < 0 else v + (255 - v) * k for v in rgb]
    return "#" + "".join(f"{max(0, min(255, round(v))):02x}" for v in mixed)


def mix(colour: str, other: str, k: float) -> str:
    """Blend two #rrggbb colours, k of the second."""
    pairs = ((int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a * (1 - k) + b * k):02x}" for a, b in pairs)


def path(d: str, fill: str, extra: str = "") -> str:
    """Give one path element."""
    return f'<path d="{d}" fill="{fill}"{" " + extra if extra else ""}/>'


def line(d: str, colour: str, width: float, extra: str = "") -> str:
    """Give one stroked path with round ends."""
    tail = " " + extra if extra else ""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{num(width)}" '
        f'stroke-linecap="round" stroke-linejoin="round"{tail}/>'
    )


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, opacity: float = 1) -> str:
    """Give one filled ellipse."""
    op = "" if opacity == 1 else f' opacity="{num(opacity)}"'
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{fill}"{op}/>'


def rect(x: float, y: float, w: float, h: float, r: float, fill: str, extra: str = "") -> str:
    """Give one filled rectangle with round corners."""
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" '
        f'rx="{num(r)}" fill="{fill}"{" " + extra if extra else ""}/>'
    )


def place(inner: str, x: float, y: float, size: float, of: float, turn: float = 0) -> str:
    """Put a drawing of an `of` × `of` box with its middle at (x, y), scaled to `size`."""
    rotate = f" rotate({num(turn)})" if turn else ""
    return (
        f'<g transform="translate({num(x)},{num(y)}){rotate} scale({size / of:.4f}) '
        f'translate({num(-of / 2)},{num(-of / 2)})">{inner}</g>'
    )


def document(inner: str, w: float, h: float, root: str = "") -> str:
    """Wrap elements into an SVG file of the given size."""
    tail = " " + root if root else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(w)}" height="{num(h)}" '
        f'viewBox="0 0 {num(w)} {num(h)}"{tail}>{inner}</svg>\n'
    )


def write(folder: str, name: str, text: str) -> None:
    """Save one SVG file below resources/sprites."""
    target = SPRITES / folder / f"{name}.svg"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")


def symbol(folder: str, name: str, *paths: str) -> None:
    """Save one recolourable symbol: a single #000000 on the root, paths below it."""
    root = 'fill="#000000" fill-rule="evenodd"'
    inner = "".join(f'<path d="{d}"/>' for d in paths)
    write(folder, name, document(inner, 512, 512, root))
