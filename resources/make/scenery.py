"""Parts of the title pictures: filters, cave paint, strips, hexes, the compass rose.

These drawings use what only a full SVG renderer understands (filters, clip paths, images);
title.py turns them into PNG.
"""

from __future__ import annotations

import math

from shapes import Point, disc, line, path, place, polygon, shade

SEATS = ("#d8552f", "#3557a8", "#efbf3d", "#50b2a1")
SEAT_INK = ("#fff4dc", "#fff4dc", "#5b3c0c", "#12453d")
NOISE = 'type="fractalNoise"'


def rough(name: str, size: float, bite: float) -> str:
    """Give a filter that frays edges by a size and lets a bite of the wall show through."""
    return f"""<filter id="{name}" x="-6%" y="-6%" width="112%" height="112%">
<feTurbulence {NOISE} baseFrequency="0.07" numOctaves="3" seed="4" result="t"/>
<feDisplacementMap in="SourceGraphic" in2="t" scale="{size}" xChannelSelector="R"
 yChannelSelector="G" result="d"/>
<feTurbulence {NOISE} baseFrequency="0.42" numOctaves="2" seed="9" result="s"/>
<feColorMatrix in="s" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -4.4 {bite}" result="m"/>
<feComposite in="d" in2="m" operator="in"/></filter>
"""


ROUGH = rough("rough", 3.2, 3.5) + rough("fine", 1.6, 3.7)
DEFS = f"""<defs>
<filter id="soft" x="-40%" y="-80%" width="180%" height="260%"><feGaussianBlur stdDeviation="6"/>
</filter>
<filter id="wide" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="14"/>
</filter>
<filter id="drop" x="-20%" y="-20%" width="140%" height="160%"><feDropShadow dx="2" dy="4"
 stdDeviation="3.4" flood-color="#140a04" flood-opacity="0.5"/></filter>
<filter id="low" x="-20%" y="-20%" width="140%" height="160%"><feDropShadow dx="1" dy="2"
 stdDeviation="1.5" flood-color="#140a04" flood-opacity="0.5"/></filter>
{ROUGH}<filter id="dust" x="-30%" y="-30%" width="160%" height="160%">
<feGaussianBlur stdDeviation="8" result="b"/>
<feTurbulence {NOISE} baseFrequency="0.6" numOctaves="2" seed="2" result="t"/>
<feColorMatrix in="t" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -5.5 3.9" result="m"/>
<feComposite in="b" in2="m" operator="in"/></filter>
<filter id="wobble" x="-6%" y="-6%" width="112%" height="112%"><feTurbulence {NOISE}
 baseFrequency="0.03" numOctaves="2" seed="11" result="t"/><feDisplacementMap in="SourceGraphic"
 in2="t" scale="8" xChannelSelector="R" yChannelSelector="G"/></filter>
<linearGradient id="ochre" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6b2513"/>
<stop offset="0.55" stop-color="#9c4324"/><stop offset="1" stop-color="#b9683a"/></linearGradient>
<radialGradient id="glow" cx="0.36" cy="0.28" r="0.9"><stop offset="0" stop-color="#fff2d0"
 stop-opacity="0.20"/><stop offset="0.5" stop-color="#fff2d0" stop-opacity="0"/>
<stop offset="1" stop-color="#1a0a02" stop-opacity="0.30"/></radialGradient>
<radialGradient id="dome" cx="0.38" cy="0.32" r="0.75"><stop offset="0" stop-color="#ffdcae"
 stop-opacity="0.42"/><stop offset="0.55" stop-color="#ffdcae" stop-opacity="0"/>
<stop offset="1" stop-color="#260e02" stop-opacity="0.42"/></radialGradient>
</defs>"""
TERRAIN = {
    "G": ("#a9b45c", "#7d8a3a"),
    "F": ("#ddb653", "#a97f24"),
    "H": ("#c08a55", "#8c5b30"),
    "W": ("#5f8355", "#37583a"),
    "M": ("#a59c92", "#6d645e"),
}


def tinted(icon: str, x: float, y: float, size: float, fill: str, turn: float = 0) -> str:
    """Put one icon, coloured, with its middle at (x, y)."""
    return place(f'<g fill="{fill}">{icon}</g>', x, y, size, 512, turn)


def mirrored(drawing: str, x: float) -> str:
    """Flip a drawing around the vertical through x."""
    return f'<g transform="translate({2 * x},0) scale(-1,1)">{drawing}</g>'


def picture(texture: str, x: float, y: float, w: float, h: float, clip: str = "") -> str:
    """Lay a piece of texture; clip names a clip path."""
    cut = f' clip-path="url(#{clip})"' if clip else ""
    return (
        f'<image href="{texture}.jpg" x="{x}" y="{y}" width="{w}" height="{h}" '
        f'preserveAspectRatio="xMidYMid slice"{cut}/>'
    )


def seat_mark(seat: int, x: float, y: float, r: float) -> str:
    """Draw the shape of a seat: circle, square, triangle or diamond."""
    ink = SEAT_INK[seat]
    if seat == 0:
        return path(disc(x, y, r), ink)
    angles = {1: (45, 135, 225, 315), 2: (-90, 30, 150), 3: (0, 90, 180, 270)}[seat]
    points = [
        (
            x + r * 1.15 * math.cos(math.radians(a)),
            y + r * 1.15 * math.sin(math.radians(a)) + (r * 0.16 if seat == 2 else 0),
        )
        for a in angles
    ]
    return path(polygon(points), ink)


def cube(seat: int, x: float, y: float, s: float) -> str:
    """Draw one small wooden cube seen from a little above."""
    c = SEATS[seat]
    a, low = s / 2, s * 0.17
    return (
        f'<g filter="url(#low)"><rect x="{x - a}" y="{y - a}" width="{s}" height="{s}" rx="5" '
        f'fill="{shade(c, -0.38)}"/></g>'
        f'<rect x="{x - a}" y="{y - a}" width="{s}" height="{s - low}" rx="5" fill="{c}"/>'
        + line(f"M{x - a + 5},{y - a + 1.6} h{s - 10}", shade(c, 0.4), 1.6)
        + seat_mark(seat, x, y - low / 2, s * 0.19)
    )


def meeple(icon: str, seat: int, x: float, y: float, s: float) -> str:
    """Draw one standing wooden person."""
    c = SEATS[seat]
    dark = shade(c, -0.45)
    edge = f'<g stroke="{dark}" stroke-width="34" stroke-linejoin="round">'
    return (
        f'<ellipse cx="{x + s * 0.05}" cy="{y + s * 0.42}" rx="{s * 0.46}" ry="{s * 0.12}" '
        f'fill="#1c0f07" opacity="0.4"/>'
        + place(f'{edge}<g fill="{dark}">{icon}</g></g>', x, y + s * 0.055, s, 512)
        + place(f'{edge}<g fill="{dark}">{icon}</g></g>', x, y, s, 512)
        + tinted(icon, x, y, s, c)
        + seat_mark(seat, x, y + s * 0.07, s * 0.1)
    )


def hand(icon: str, x: float, y: float, s: float, turn: float, paint: str) -> str:
    """Draw a stencilled hand: a sprayed cloud with the wall left bare inside."""
    return (
        f'<ellipse cx="{x}" cy="{y}" rx="{s * 0.62}" ry="{s * 0.66}" fill="{paint}" opacity="0.9" '
        f'filter="url(#dust)"/>' + f'<g opacity="0.94">{tinted(icon, x, y, s, "#ecd3a4", turn)}</g>'
    )


def hexagon(x: float, y: float, side: float) -> list[Point]:
    """Give the corners of a flat-topped hex."""
    return [
        (x + side * math.cos(math.radians(60 * i)), y + side * math.sin(math.radians(60 * i)))
        for i in range(6)
    ]


def grass(x: float, y: float, s: float, ink: str) -> str:
    """Draw six tufts."""
    out = []
    for dx, dy in (
        (-0.4, -0.18),
        (0.1, -0.34),
        (0.42, 0.02),
        (-0.12, 0.12),
        (0.22, 0.42),
        (-0.38, 0.4),
    ):
        px, py, q = x + dx * s, y + dy * s, s * 0.14
        out.append(
            line(
                f"M{px - q:.1f},{py - q * 0.7:.1f} Q{px - q * 0.3:.1f},{py - q * 0.2:.1f} "
                f"{px - q * 0.2:.1f},{py + q * 0.5:.1f} M{px:.1f},{py - q * 1.2:.1f} "
                f"V{py + q * 0.5:.1f} M{px + q:.1f},{py - q * 0.7:.1f} "
                f"Q{px + q * 0.3:.1f},{py - q * 0.2:.1f} "
                f"{px + q * 0.2:.1f},{py + q * 0.5:.1f}",
                ink,
                s * 0.045,
                'opacity="0.85"',
            )
        )
    return "".join(out)


def terrain(kind: str, x: float, y: float, s: float, pine: str, peaks: str) -> str:
    """Draw the mark of one terrain inside its hex."""
    ink = TERRAIN[kind][1]
    if kind == "G":
        return grass(x, y, s, ink)
    if kind == "F":
        return "".join(
            line(
                f"M{x - s * 0.52 + q:.1f},{y - s * 0.33 + q * s * 0.22:.1f} "
                f"q{s * 0.26:.1f},{-s * 0.1:.1f} {s * 0.52:.1f},0 t{s * 0.52:.1f},0",
                ink,
                s * 0.055,
                'opacity="0.8"',
            )
            for q in range(4)
        )
    if kind == "W":
        return "".join(
            tinted(pine, x + dx * s, y + (dy - 0.06) * s, k * s, ink)
            for dx, dy, k in ((-0.34, 0, 0.64), (0.32, -0.08, 0.68), (0, 0.22, 0.74))
        )
    if kind == "M":
        return tinted(peaks, x, y - s * 0.02, s * 1.18, ink)
    out = []
    for dx, dy, k in ((-0.26, 0.08, 0.42), (0.28, -0.04, 0.46), (0.02, 0.36, 0.5)):
        px, py, r = x + dx * s, y + dy * s, k * s
        out.append(
            path(
                f"M{px - r:.1f},{py:.1f} Q{px:.1f},{py - r * 1.25:.1f} {px + r:.1f},{py:.1f} Z",
                ink,
                'opacity="0.85"',
            )
        )
        out.append(
            line(
                f"M{px - r * 0.7:.1f},{py - r * 0.24:.1f} Q{px - r * 0.3:.1f},"
                f"{py - r * 0.66:.1f} {px:.1f},{py - r * 0.63:.1f}",
                "#f0d3a4",
                s * 0.03,
            )
        )
    return "".join(out)


def tile(kind: str, x: float, y: float, s: float, pine: str, peaks: str) -> str:
    """Draw one printed hex with its thick lower edge."""
    fill, ink = TERRAIN[kind]
    rim = f'stroke="{shade(ink, -0.1)}" stroke-width="1.2"'
    pale = 'stroke="#fff6dc" stroke-width="1" opacity="0.35"'
    return (
        path(polygon(hexagon(x, y + s * 0.12, s * 0.985)), shade(ink, -0.3))
        + path(polygon(hexagon(x, y, s * 0.985)), fill, rim)
        + path(polygon(hexagon(x, y, s * 0.86)), "none", pale)
        + terrain(kind, x, y, s, pine, peaks)
    )


def rose(x: float, y: float, r: float, ink: str, dark: str, accent: str) -> str:
    """Draw a compass rose with sixteen points."""
    out = [f'<g transform="translate({x},{y})">']
    out += [
        f'<circle r="{r * k}" fill="none" stroke="{ink}" stroke-width="{w}" opacity="{o}"/>'
        for k, w, o in ((0.74, 1.6, 0.75), (0.69, 1, 0.5), (0.30, 1, 0.5))
    ]
    for n, start, reach, wide in ((8, 22.5, 0.6, 0.075), (4, 45, 0.8, 0.11), (4, 0, 1, 0.15)):
        for i in range(n):
            left = accent if n == 4 and start == 0 and i == 0 else dark
            out.append(
                f'<g transform="rotate({start + 360 / n * i})">'
                + path(f"M0,{-r * reach} L{r * wide},{-r * wide} L0,0 Z", ink)
                + path(
                    f"M0,{-r * reach} L{-r * wide},{-r * wide} L0,0 Z",
                    left,
                    f'stroke="{ink}" stroke-width="0.9"',
                )
                + "</g>"
            )
    out.append(f'<circle r="{r * 0.07}" fill="{accent}" stroke="{ink}" stroke-width="1.4"/></g>')
    return "".join(out)
