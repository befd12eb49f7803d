"""Paint the valley of Stone Age on a cave wall: places, river, figures, trails and hands.

Run as `python resources/make/valley.py PATH/TO/icons.json`; needs resvg-py and Pillow. The drawing
is written as SVG to resources/make/svg and, filters and all, as a picture at twice its logical
size to sprites/stoneage.
"""

from __future__ import annotations

import math
import random
import sys
from io import BytesIO

import resvg_py
from icons import body, load
from PIL import Image
from scenery import hand, mirrored, rough, tinted
from shapes import ROOT, SPRITES, line, num, path, shade

W, H, SCALE = 850, 620, 2
OCHRE, CHARCOAL, RIVER, DEEP = "#8f3a1c", "#2e2018", "#3f6f86", "#24495b"
ICONS = (
    "pine-tree",
    "stone-pile",
    "rock",
    "brick-pile",
    "mammoth",
    "bison",
    "deer",
    "hut",
    "wheat",
    "stone-crafting",
    "palm",
    "caveman",
)
NOISE = 'type="fractalNoise"'
DEFS = f"""<defs>{rough("rough", 3, 3.75)}{rough("fine", 1.4, 3.9)}
<filter id="edge" x="-15%" y="-15%" width="130%" height="130%"><feTurbulence {NOISE}
 baseFrequency="0.045" numOctaves="3" seed="8" result="t"/><feDisplacementMap in="SourceGraphic"
 in2="t" scale="6" xChannelSelector="R" yChannelSelector="G" result="d"/><feTurbulence {NOISE}
 baseFrequency="0.5" numOctaves="2" seed="21" result="s"/><feColorMatrix in="s"
 values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -3.2 2.75" result="m"/>
<feComposite in="d" in2="m" operator="in"/></filter>
<filter id="brush" x="-15%" y="-15%" width="130%" height="130%"><feTurbulence {NOISE}
 baseFrequency="0.045" numOctaves="3" seed="8" result="t"/><feDisplacementMap in="SourceGraphic"
 in2="t" scale="6" xChannelSelector="R" yChannelSelector="G" result="d"/><feTurbulence {NOISE}
 baseFrequency="0.3" numOctaves="2" seed="5" result="s"/><feColorMatrix in="s"
 values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -4 3.1" result="m"/>
<feComposite in="d" in2="m" operator="in"/></filter>
<filter id="dust" x="-30%" y="-30%" width="160%" height="160%">
<feGaussianBlur stdDeviation="9" result="b"/><feTurbulence {NOISE} baseFrequency="0.6"
 numOctaves="2" seed="2" result="t"/><feColorMatrix in="t"
 values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -6 4.3" result="m"/>
<feComposite in="b" in2="m" operator="in"/></filter></defs>"""
GROUNDS = (
    ("#6f7a45", 158, 156, 150, 140, 4, 0.56),
    ("#b4582f", 436, 146, 132, 118, 12, 0.56),
    ("#8b857b", 694, 138, 124, 120, 7, 0.62),
    ("#b98242", 172, 482, 158, 124, 31, 0.55),
    ("#e6c58d", 606, 496, 228, 110, 5, 0.8),
)
"""Colour, middle, radii, seed of the outline and strength of each place's ground."""
STREAM = (
    "M806,36 C786,84 838,130 782,220 C748,266 690,262 600,300 C500,340 440,360 392,418 "
    "C356,462 366,520 348,586"
)


def blob(x: float, y: float, rx: float, ry: float, seed: int) -> str:
    """Give the path data of a round place with an uneven edge."""
    r = random.Random(seed)
    turns = [2 * math.pi * i / 14 for i in range(14)]
    reach = [1 + r.uniform(-0.08, 0.08) for _ in turns]
    pairs = zip(turns, reach, strict=True)
    points = [(x + rx * k * math.cos(a), y + ry * k * math.sin(a)) for a, k in pairs]
    halves = [
        ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        for a, b in zip(points, [*points[1:], points[0]], strict=True)
    ]
    d = f"M{num(halves[-1][0])},{num(halves[-1][1])}"
    for (px, py), (hx, hy) in zip(points, halves, strict=True):
        d += f" Q{num(px)},{num(py)} {num(hx)},{num(hy)}"
    return d + " Z"


def water() -> str:
    """Draw the river from the upper right to the lower left, and the ford where gold is found."""
    pond = blob(584, 318, 196, 66, 21)
    waves = (
        "M440,296 q30,-14 60,0 t60,0 M610,350 q24,-10 48,0 t48,0 M470,344 q20,-9 40,0"
        " M640,284 q26,-10 52,0 t44,2"
    )
    return (
        f'<g filter="url(#edge)"><path d="{STREAM}" fill="none" stroke="{RIVER}" '
        f'stroke-width="62" stroke-linecap="round" opacity="0.9"/></g>'
        '<g filter="url(#edge)">'
        + path(pond, RIVER, 'opacity="0.96"')
        + "</g>"
        + '<g filter="url(#brush)">'
        + line(pond, DEEP, 3, 'opacity="0.5"')
        + line(
            STREAM,
            "#d7e5e2",
            3,
            'opacity="0.5" stroke-dasharray="46 34 18 30" transform="translate(-11,5)"',
        )
        + line(
            STREAM,
            DEEP,
            2.6,
            'opacity="0.5" stroke-dasharray="60 40 24 34" transform="translate(13,-4)"',
        )
        + line(waves, "#d7e5e2", 2.6, 'opacity="0.5"')
        + "</g>"
    )


def grounds() -> str:
    """Draw the ground of every place, its outline drawn once over."""
    out = []
    for colour, x, y, rx, ry, seed, strong in GROUNDS:
        d = blob(x, y, rx, ry, seed)
        inner = blob(x, y + 6, rx * 0.86, ry * 0.84, seed + 1)
        paint = path(d, colour, f'opacity="{strong}"')
        paint += path(inner, shade(colour, 0.22), 'opacity="0.35"')
        stroke = line(d, shade(colour, -0.48), 3.4, 'opacity="0.66"')
        out.append(f'<g filter="url(#edge)">{paint}</g><g filter="url(#brush)">{stroke}</g>')
    return "".join(out)


def figures(icons: dict[str, str]) -> str:
    """Draw trees, heaps of clay and stone, beasts and the village."""
    out = ['<g filter="url(#rough)">']
    for x, y, s in ((50, 96, 92), (112, 62, 108), (184, 48, 112), (252, 84, 98), (296, 136, 80)):
        out.append(tinted(icons["pine-tree"], x, y, s, "#3c4a2a"))
    for name, x, y, s, c in (
        ("stone-pile", 636, 66, 88, "#4f4942"),
        ("rock", 716, 54, 92, "#5d564e"),
        ("stone-pile", 778, 92, 62, "#4f4942"),
    ):
        out.append(tinted(icons[name], x, y, s, c))
    for x, y, s in ((370, 70, 68), (434, 54, 84), (502, 72, 68)):
        out.append(tinted(icons["brick-pile"], x, y, s, "#7a2f16"))
    out.append(tinted(icons["mammoth"], 104, 426, 116, OCHRE))
    out.append(mirrored(tinted(icons["bison"], 226, 416, 86, CHARCOAL), 226))
    out.append(mirrored(tinted(icons["deer"], 298, 452, 64, "#8a4a22"), 298))
    out.append(tinted(icons["stone-crafting"], 470, 438, 70, "#5b2f16"))
    out.append(tinted(icons["hut"], 606, 430, 88, "#7a3a1a"))
    out.append(tinted(icons["wheat"], 736, 438, 78, "#93641a"))
    out.append(tinted(icons["wheat"], 774, 456, 56, "#93641a"))
    out.append('</g><g filter="url(#fine)">')
    out.append(mirrored(tinted(icons["caveman"], 322, 396, 44, CHARCOAL), 322))
    out.append("</g>")
    return "".join(out)


def trail(start: tuple[float, float], end: tuple[float, float], by: tuple[float, float]) -> str:
    """Draw a path of painted dots along a bow."""
    dots = []
    for i in range(1, 12):
        t = i / 12
        x, y = (
            (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c
            for a, b, c in zip(start, by, end, strict=True)
        )
        dots.append(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="4" fill="#7a3a1a"/>')
    return "".join(dots)


def signs(icons: dict[str, str]) -> str:
    """Draw the trails between the places, hands of those who were here, and tally marks."""
    tally = " ".join(f"M{26 + k * 13},{592 - k % 2} l-2,22" for k in range(5))
    return (
        '<g opacity="0.6" filter="url(#fine)">'
        + trail((400, 470), (270, 290), (330, 330))
        + trail((440, 420), (430, 290), (400, 350))
        + "</g>"
        + hand(icons["palm"], 60, 336, 56, -12, OCHRE)
        + hand(icons["palm"], 122, 348, 44, 14, "#3a2a1f")
        + f'<g filter="url(#fine)">{line(tally, "#7f2f18", 5)}</g>'
    )


def main(source: str) -> None:
    """Write the drawing and the picture."""
    loaded = load(source)
    icons = {name: body(loaded, name) for name in ICONS}
    inner = DEFS + signs(icons) + water() + grounds() + figures(icons)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{W}" height="{H}" '
        f'viewBox="0 0 {W} {H}">{inner}</svg>\n'
    )
    (ROOT / "make" / "svg" / "valley.svg").write_text(svg, "utf-8")
    png = resvg_py.svg_to_bytes(svg_string=svg, zoom=SCALE)
    image = Image.open(BytesIO(bytes(png))).convert("RGBA")
    target = SPRITES / "stoneage" / "valley.png"
    target.parent.mkdir(parents=True, exist_ok=True)
    small = image.quantize(255, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    small.save(target, optimize=True)


if __name__ == "__main__":
    main(sys.argv[1])
