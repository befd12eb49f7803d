"""Draw the land of the fourth game: hexes of five kinds, lakes, shores and marks on hexes.

A hex lies in a box of 168 × 160: its middle at (84, 74), its corners 84 from it, flat above and
below; the lower 12 are its thick edge. Shores share that middle in boxes of their own, 300 × 270.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from shapes import Point, disc, ellipse, line, num, path, polygon, rect, shade

SIDE, CX, CY = 84.0, 84.0, 74.0
TERRAINS = {
    "grassland": ("#a9b45c", "#7d8a3a"),
    "farmland": ("#ddb653", "#a97f24"),
    "hills": ("#c08a55", "#8c5b30"),
    "forest": ("#5f8355", "#37583a"),
    "mountain": ("#a59c92", "#6d645e"),
}


def corners(x: float, y: float, side: float) -> list[Point]:
    """Give the corners of a flat-topped hex."""
    return [
        (x + side * math.cos(math.radians(60 * i)), y + side * math.sin(math.radians(60 * i)))
        for i in range(6)
    ]


def spread(r: random.Random, n: int, apart: float, reach: float = 0.74) -> list[Point]:
    """Give up to n places inside a hex, not nearer to each other than apart, from back to front."""
    out: list[Point] = []
    for _ in range(900):
        x, y = r.uniform(-1, 1) * SIDE * reach, r.uniform(-0.8, 0.8) * SIDE * reach
        if abs(x) * 0.577 + abs(y) > SIDE * reach * 0.96:
            continue
        if all(math.hypot(x - a, (y - b) * 1.25) >= apart for a, b in out):
            out.append((x, y))
        if len(out) == n:
            break
    return sorted(((CX + x, CY + y) for x, y in out), key=lambda p: p[1])


def base(terrain: str) -> str:
    """Draw the printed tile with its thick lower edge, lit from the upper left."""
    fill, ink = TERRAINS[terrain]
    top = corners(CX, CY, SIDE * 0.985)
    low = [(x, y + 11) for x, y in top]
    lit = [top[3], top[4], top[5], (CX + 38, CY - 66.5), (CX - 38, CY - 66.5), (CX - 78, CY)]
    rim = f'stroke="{shade(ink, -0.12)}" stroke-width="2" stroke-linejoin="round"'
    return (
        path(
            polygon(
                [top[3], top[2], low[2], low[1], top[1], top[0], low[0], low[1], low[2], low[3]]
            ),
            shade(ink, -0.36),
        )
        + path(polygon(low), shade(ink, -0.36))
        + path(polygon(top), fill, rim)
        + path(polygon(lit), shade(fill, 0.4), 'opacity="0.55"')
        + path(
            polygon(corners(CX, CY, SIDE * 0.87)),
            "none",
            'stroke="#fff6dc" stroke-width="1.7" opacity="0.3"',
        )
    )


def patches(r: random.Random, colours: tuple[str, ...], n: int) -> str:
    """Lay soft flat spots of other tones on the ground."""
    return "".join(
        ellipse(x, y, r.uniform(14, 28), r.uniform(6, 12), r.choice(colours), 0.4)
        for x, y in spread(r, n, 22, 0.6)
    )


def grassland(r: random.Random) -> str:
    """Tufts of grass and a few flowers."""
    fill, ink = TERRAINS["grassland"]
    out = [patches(r, (shade(fill, 0.22), shade(fill, -0.1)), 6)]
    for x, y in spread(r, 15, 25):
        k = r.uniform(0.8, 1.15)
        blades = ((-9, -8, -4, -4, -2), (0, -14, 1, -6, 0), (9, -9, 4, -5, 2))
        d = " ".join(
            f"M{num(x + a * k)},{num(y + b * k)} Q{num(x + c * k)},{num(y + e * k)} "
            f"{num(x + f)},{num(y)}"
            for a, b, c, e, f in blades
        )
        out += [
            ellipse(x + 1, y + 1, 8 * k, 2.6 * k, shade(ink, -0.1), 0.4),
            line(d, shade(ink, -0.15), 3.4),
            line(d, shade(fill, 0.34), 1.1, 'opacity="0.6"'),
        ]
    out += [
        path(disc(x, y, 2.1), r.choice(("#f6ecd0", "#efbf3d", "#d98a5b")))
        for x, y in spread(r, 7, 26)
    ]
    return "".join(out)


def farmland(r: random.Random) -> str:
    """Fields in strips, furrowed in different ways, hedges between."""
    fill, ink = TERRAINS["farmland"]
    hexagon = corners(CX, CY, SIDE * 0.86)
    tilt = r.choice((-1, 1)) * r.uniform(6, 16)
    out, edges = [], [-0.75, r.uniform(-0.36, -0.2), r.uniform(0.1, 0.24), 0.75]
    tones = [shade(fill, 0.2), shade(fill, -0.1), "#c9b24a"]
    r.shuffle(tones)

    def wide(y: float) -> float:
        return SIDE * 0.86 - abs(y - CY) / 1.732

    for i in range(3):
        top, low = CY + edges[i] * SIDE, CY + edges[i + 1] * SIDE
        top, low = max(top, hexagon[4][1] + 0.8), min(low, hexagon[1][1] - 0.8)
        a, b = (0 if i == 0 else tilt), (0 if i == 2 else tilt)
        area = [
            (CX - wide(top - a) + 1, top - a),
            (CX + wide(top + a) - 1, top + a),
            (CX + wide(low + b) - 1, low + b),
            (CX - wide(low - b) + 1, low - b),
        ]
        if top + abs(a) < CY < low - abs(b):
            area[2:2] = [(CX + SIDE * 0.85, CY)]
            area.append((CX - SIDE * 0.85, CY))
        out.append(path(polygon(area), tones[i], 'opacity="0.75"'))
        rows = max(2, round((low - top) / 9))
        for k in range(1, rows):
            t = k / rows
            y1, y2 = (top - a) * (1 - t) + (low - b) * t, (top + a) * (1 - t) + (low + b) * t
            x1, x2 = CX - wide(y1) + 6, CX + wide(y2) - 6
            if (i + k) % 2:
                out.append(
                    line(f"M{x1:.1f},{y1:.1f} L{x2:.1f},{y2:.1f}", ink, 2.6, 'opacity="0.7"')
                )
            else:
                out += [
                    line(
                        f"M{x1 + (x2 - x1) * s:.1f},{y1 + (y2 - y1) * s + 3:.1f} v-7 "
                        f"m-3,1 l3,3 l3,-3",
                        shade(ink, -0.12),
                        1.9,
                    )
                    for s in (j / 11 for j in range(12))
                ]
        if i < 2:
            y1, y2 = low - b, low + b
            x1, x2 = CX - wide(y1) + 3, CX + wide(y2) - 3
            n = 15
            out += [
                path(
                    disc(x1 + (x2 - x1) * j / n, y1 + (y2 - y1) * j / n - 1.5, r.uniform(2.6, 4.4)),
                    r.choice(("#7d8a3a", "#6b7a35", "#8b9743")),
                )
                for j in range(n + 1)
            ]
    return "".join(out)


def mound(x: float, y: float, w: float, h: float, tone: float) -> str:
    """Draw one hill, lit at its left, its foot at y."""
    fill, ink = TERRAINS["hills"]
    body_ = (
        f"M{num(x - w)},{num(y)} Q{num(x - w * 0.35)},{num(y - h * 1.5)} {num(x + w * 0.16)},"
        f"{num(y - h)} Q{num(x + w * 0.62)},{num(y - h * 0.7)} {num(x + w)},{num(y)} "
        f"Q{num(x)},{num(y + h * 0.24)} {num(x - w)},{num(y)} Z"
    )
    dark = (
        f"M{num(x + w * 0.16)},{num(y - h)} Q{num(x + w * 0.62)},{num(y - h * 0.7)} "
        f"{num(x + w)},{num(y)} Q{num(x + w * 0.5)},{num(y + h * 0.16)} {num(x + w * 0.1)},"
        f"{num(y + h * 0.12)} Q{num(x + w * 0.42)},{num(y - h * 0.42)} {num(x + w * 0.16)},"
        f"{num(y - h)} Z"
    )
    return (
        path(
            body_,
            shade(fill, 0.1 + tone),
            f'stroke="{shade(ink, -0.1)}" stroke-width="1.8" stroke-linejoin="round"',
        )
        + path(dark, ink, 'opacity="0.62"')
        + line(
            f"M{num(x - w * 0.78)},{num(y - h * 0.3)} Q{num(x - w * 0.4)},{num(y - h * 0.98)} "
            f"{num(x - w * 0.04)},{num(y - h * 0.99)}",
            "#f7dfb2",
            2,
            'opacity="0.8"',
        )
    )


def hills(r: random.Random) -> str:
    """Rounded hills with bushes."""
    fill = TERRAINS["hills"][0]
    out = [patches(r, (shade(fill, 0.2), shade(fill, -0.12)), 5)]
    spots = [
        (-34, -22, 30, 26),
        (26, -26, 34, 30),
        (-8, 4, 36, 28),
        (42, 14, 28, 24),
        (-40, 26, 30, 24),
        (8, 42, 36, 26),
    ]
    for dx, dy, w, h in spots:
        k = r.uniform(0.86, 1.06)
        out.append(
            mound(
                CX + dx + r.uniform(-4, 4),
                CY + dy + r.uniform(-3, 3),
                w * k,
                h * k,
                r.uniform(-0.02, 0.2),
            )
        )
    out += [
        path(disc(x, y, r.uniform(2.4, 3.8)), r.choice(("#7d8a3a", "#6b6f35")))
        + path(disc(x - 0.9, y - 1, 1.2), "#a9b45c")
        for x, y in spread(r, 9, 20, 0.66)
    ]
    return "".join(out)


def pine(x: float, y: float, h: float, tone: float) -> str:
    """Draw one fir of three skirts, its foot at y."""
    fill, ink = TERRAINS["forest"]
    green = shade(ink, tone)
    out = [
        ellipse(x + h * 0.1, y, h * 0.3, h * 0.08, "#1f3524", 0.5),
        rect(x - h * 0.045, y - h * 0.16, h * 0.09, h * 0.18, 0, "#5b3d22"),
    ]
    for k, (w, top, low) in enumerate(((0.34, 0.62, 0.12), (0.27, 0.84, 0.38), (0.19, 1, 0.62))):
        left, right, t, b = x - w * h, x + w * h, y - top * h, y - low * h
        out.append(
            path(
                f"M{num(x)},{num(t)} L{num(right)},{num(b)} Q{num(x)},{num(b + h * 0.09)} "
                f"{num(left)},{num(b)} Z",
                shade(green, 0.05 * k),
                f'stroke="{shade(ink, -0.3)}" stroke-width="1"',
            )
        )
        out.append(
            path(
                f"M{num(x)},{num(t + 2)} L{num(left + 3)},{num(b - 1)} "
                f"Q{num(x - w * h * 0.4)},{num(b)} {num(x - w * h * 0.16)},{num(b)} Z",
                shade(fill, 0.2),
                'opacity="0.5"',
            )
        )
    return "".join(out)


def forest(r: random.Random) -> str:
    """Firs close together, an oak between."""
    fill, _ = TERRAINS["forest"]
    out = [patches(r, (shade(fill, -0.16), shade(fill, 0.14)), 6)]
    for i, (x, y) in enumerate(spread(r, 15, 23, 0.8)):
        h = r.uniform(34, 44)
        y = min(y + 12, CY + 66)
        if i % 6 == 3:
            out += [
                ellipse(x + 3, y, 12, 3.4, "#1f3524", 0.5),
                rect(x - 2, y - 12, 4, 12, 1, "#5b3d22"),
            ]
            out += [
                path(disc(x + a, y - 19 + b, c), col)
                for a, b, c, col in (
                    (0, 0, 11.5, "#2f4d30"),
                    (-1, -1, 10.4, "#4d7345"),
                    (-3.5, -4, 5.6, "#7a9c5f"),
                    (5, 2, 3.4, "#3d6039"),
                )
            ]
        else:
            out.append(pine(x, y, h, r.uniform(-0.05, 0.16)))
    return "".join(out)


def peak(x: float, y: float, w: float, h: float, r: random.Random) -> str:
    """Draw one mountain with a snow cap, its foot at y."""
    fill, ink = TERRAINS["mountain"]
    tip = (x + r.uniform(-3, 3), y - h)
    ridge = [tip, (x + w * 0.1, y - h * 0.62), (x - w * 0.04, y - h * 0.36), (x + w * 0.12, y)]
    edge = f'stroke="{shade(ink, -0.3)}" stroke-width="1.8" stroke-linejoin="round"'
    snow = [
        tip,
        (tip[0] + w * 0.34, y - h * 0.66),
        (tip[0] + w * 0.14, y - h * 0.6),
        (tip[0] + w * 0.04, y - h * 0.7),
        (tip[0] - w * 0.1, y - h * 0.58),
        (tip[0] - w * 0.22, y - h * 0.66),
        (tip[0] - w * 0.33, y - h * 0.62),
    ]
    return (
        path(polygon([tip, (x + w, y), (x - w, y)]), shade(fill, 0.24), edge)
        + path(polygon([*ridge, (x + w - 1, y - 0.8)]), shade(ink, 0.05))
        + path(polygon(snow), "#f4f1ea")
        + path(polygon([tip, snow[1], snow[2], snow[3]]), "#c9cdd0")
        + line(
            f"M{num(x - w * 0.5)},{num(y - 3)} l{num(w * 0.16)},{num(-h * 0.2)} "
            f"M{num(x - w * 0.24)},{num(y - 4)} l{num(w * 0.08)},{num(-h * 0.24)}",
            ink,
            1.7,
            'opacity="0.7"',
        )
    )


def mountain(r: random.Random) -> str:
    """A range with snow and scree."""
    fill, ink = TERRAINS["mountain"]
    out = [patches(r, (shade(fill, 0.16), shade(fill, -0.1)), 5)]
    for dx, dy, w, h in (
        (-26, 0, 30, 50),
        (28, -4, 28, 44),
        (2, 26, 34, 62),
        (-42, 36, 22, 32),
        (42, 34, 24, 38),
    ):
        out.append(
            peak(
                CX + dx + r.uniform(-4, 4),
                CY + dy + r.uniform(-2, 3),
                w,
                h * r.uniform(0.9, 1.06),
                r,
            )
        )
    for x, y in ((CX - 14, CY + 50), (CX + 12, CY + 54), (CX + 34, CY + 48), (CX - 34, CY + 48)):
        rock = polygon([(x - 4, y + 2), (x - 2, y - 3), (x + 3, y - 2.4), (x + 4.6, y + 2)])
        out.append(path(rock, shade(ink, 0.2), f'stroke="{shade(ink, -0.3)}" stroke-width="1"'))
    return "".join(out)


LANDS: dict[str, Callable[[random.Random], str]] = {
    "grassland": grassland,
    "farmland": farmland,
    "hills": hills,
    "forest": forest,
    "mountain": mountain,
}


def lake() -> str:
    """Draw a hex of still water."""
    top = corners(CX, CY, SIDE * 0.985)
    waves = "".join(
        line(f"M{x},{y} q9,-8 18,0 t18,0 t18,0", "#e6f4ee", 2.6, 'opacity="0.75"')
        for x, y in ((40, 46), (78, 66), (34, 84), (80, 104))
    )
    return (
        path(polygon(top), "#4e939c", 'stroke="#2b656d" stroke-width="2" stroke-linejoin="round"')
        + path(
            polygon(
                [top[3], top[4], top[5], (CX + 36, CY - 60), (CX - 36, CY - 60), (CX - 70, CY)]
            ),
            "#2b656d",
            'opacity="0.4"',
        )
        + path(polygon(corners(CX, CY + 1, SIDE * 0.8)), "#66aab3")
        + ellipse(CX - 8, CY - 10, 38, 22, "#7dbcc2", 0.5)
        + waves
    )


def shore(size: float, colour: str, seed: int) -> str:
    """Draw a pale water blob around a hex, `size` of its side, in a box of 300 × 270."""
    r = random.Random(seed)
    phase = [r.uniform(0, 2 * math.pi) for _ in range(3)]
    points = []
    for i in range(60):
        a = math.radians(6 * i)
        flat = math.cos(math.radians(30)) / math.cos((a % (math.pi / 3)) - math.pi / 6)
        wob = sum(math.sin((k + 5) * a + phase[k]) for k in range(3)) * 0.014
        reach = SIDE * size * (flat * 0.6 + 0.4 * 0.96 + wob)
        points.append((150 + reach * math.cos(a), 135 + reach * math.sin(a)))
    d = f"M{num((points[-1][0] + points[0][0]) / 2)},{num((points[-1][1] + points[0][1]) / 2)}"
    for p, q in zip(points, [*points[1:], points[0]], strict=True):
        d += f" Q{num(p[0])},{num(p[1])} {num((p[0] + q[0]) / 2)},{num((p[1] + q[1]) / 2)}"
    return path(d + " Z", colour)


def ring(colour: str, wash: str, width: float, dashed: bool) -> str:
    """Draw the mark of a hex that may be chosen or is chosen."""
    inner = corners(CX, CY, SIDE * 0.88)
    out = [path(polygon(inner), wash, 'opacity="0.32"')] if wash else []
    for a, b in zip(inner, [*inner[1:], inner[0]], strict=True):
        parts = 4 if dashed else 1
        for k in range(parts):
            s, t = (k + 0.12) / parts, (k + 0.88) / parts
            if not dashed:
                s, t = 0, 1
            d = (
                f"M{num(a[0] + (b[0] - a[0]) * s)},{num(a[1] + (b[1] - a[1]) * s)} "
                f"L{num(a[0] + (b[0] - a[0]) * t)},{num(a[1] + (b[1] - a[1]) * t)}"
            )
            out += [line(d, "#2a190f", width + 2.4, 'opacity="0.35"'), line(d, colour, width)]
    return "".join(out)
