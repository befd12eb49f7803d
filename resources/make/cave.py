"""Paint the places and buildings of the second game as on a cave wall, frayed and speckled.

resvg-py turns the drawings into PNG at twice their logical size: the run-time loader knows no
filters. stoneage.py calls main.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from io import BytesIO

import resvg_py
from icons import body
from PIL import Image
from scenery import hand, mirrored, rough, tinted
from shapes import SPRITES, disc, line, num, path, polygon, shade
from tribe import SIGNS

FOLDER = "stoneage"
W, H, SCALE = 300, 220, 2
OCHRE, CHARCOAL, SAND, RIVER = "#8f3a1c", "#2e2018", "#a9682f", "#3f6f86"
NAMES = (
    "pine-tree",
    "forest",
    "brick-pile",
    "stone-pile",
    "rock",
    "mammoth",
    "bison",
    "deer",
    "caveman",
    "palm",
    "hut",
    "tipi",
    "dolmen",
    "granary",
    "menhir",
    "double-fish",
    "wheat",
)
Icons = dict[str, str]
DEFS = f"""<defs>{rough("rough", 2.6, 3.7)}{rough("fine", 1.3, 3.9)}{rough("edge", 7, 3.2)}
<filter id="dust" x="-30%" y="-30%" width="160%" height="160%">
<feGaussianBlur stdDeviation="8" result="b"/><feTurbulence type="fractalNoise"
 baseFrequency="0.6" numOctaves="2" seed="2" result="t"/><feColorMatrix in="t"
 values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -5.5 3.9" result="m"/>
<feComposite in="b" in2="m" operator="in"/></filter>
<linearGradient id="red" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6b2513"/>
<stop offset="0.6" stop-color="#9c4324"/><stop offset="1" stop-color="#b9683a"/></linearGradient>
<linearGradient id="pine" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2f3d22"/>
<stop offset="1" stop-color="#5f6d3a"/></linearGradient>
<linearGradient id="rust" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6d2610"/>
<stop offset="1" stop-color="#b4582f"/></linearGradient>
<linearGradient id="grey" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#45403a"/>
<stop offset="1" stop-color="#857d73"/></linearGradient>
<linearGradient id="straw" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7d5410"/>
<stop offset="1" stop-color="#c08a2c"/></linearGradient></defs>"""


def painted(*parts: str, fine: bool = False) -> str:
    """Fray the edges of drawings and let the wall show through."""
    return f'<g filter="url(#{"fine" if fine else "rough"})">{"".join(parts)}</g>'


def ground(colour: str, seed: int) -> str:
    """Draw the earth of a place, its outline drawn once over with a dark finger."""
    r = random.Random(seed)
    spots = []
    for i in range(16):
        a, k = 2 * math.pi * i / 16, 1 + r.uniform(-0.06, 0.06)
        spots.append((150 + 140 * k * math.cos(a), 116 + 95 * k * math.sin(a)))
    middles = [
        ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        for a, b in zip(spots, [*spots[1:], spots[0]], strict=True)
    ]
    d = (
        f"M{num(middles[-1][0])},{num(middles[-1][1])}"
        + "".join(
            f" Q{num(p[0])},{num(p[1])} {num(m[0])},{num(m[1])}"
            for p, m in zip(spots, middles, strict=True)
        )
        + " Z"
    )
    inner = f'<g transform="translate(21,20) scale(0.86)">{path(d, shade(colour, 0.26))}</g>'
    return (
        f'<g transform="translate(-5,-5)" filter="url(#edge)"><g opacity="0.6">'
        f'{path(d, colour)}</g><g opacity="0.4">{inner}</g></g>'
        + painted(line(d, shade(colour, -0.5), 3.2, 'opacity="0.7"'))
    )


def sign(name: str, x: float, y: float, size: float, fill: str) -> str:
    """Put one sign of ours, coloured, with its middle at (x, y)."""
    d = "".join(f'<path d="{p}" fill-rule="evenodd"/>' for p in SIGNS[name]())
    return tinted(d, x, y, size, fill)


def dots(x: float, y: float, n: int, colour: str = OCHRE) -> str:
    """Press a row of fingertips on the wall."""
    return "".join(
        path(disc(x + 9.5 * i, y - 3 * math.sin(i * 0.8), 2.9), colour) for i in range(n)
    )


def tally(x: float, y: float, n: int, colour: str = OCHRE) -> str:
    """Draw strokes that count."""
    return line(
        " ".join(f"M{x + 8 * k},{y + k % 2} l{-1 + k % 3},15" for k in range(n)), colour, 3.2
    )


def forest(i: Icons) -> str:
    """Pines around a clearing, a stag between them."""
    trees = (
        (34, 92, 78),
        (76, 60, 92),
        (128, 42, 96),
        (184, 48, 90),
        (232, 72, 92),
        (268, 112, 76),
        (22, 150, 62),
        (276, 168, 62),
    )
    return (
        ground("#6f7a45", 4)
        + painted(*(tinted(i["pine-tree"], x, y, s, "url(#pine)") for x, y, s in trees))
        + painted(tinted(i["deer"], 150, 132, 62, OCHRE), tally(196, 168, 6, CHARCOAL), fine=True)
    )


def clay_pit(i: Icons) -> str:
    """Layers of clay cut into a slope, heaps of bricks and somebody digging."""
    layers = "".join(
        line(
            f"M{40 + 9 * k},{78 + 15 * k} q{46 - 4 * k},{26 - 3 * k} {92 - 7 * k},8 "
            f"t{92 - 7 * k},2",
            c,
            6,
            'opacity="0.8"',
        )
        for k, c in enumerate(("#7a2f16", "#a44d28", "#7a2f16", "#c87a4c"))
    )
    piles = ((84, 44, 66), (142, 34, 78), (206, 46, 66))
    return (
        ground("#b4582f", 12)
        + painted(layers)
        + painted(*(tinted(i["brick-pile"], x, y, s, "url(#rust)") for x, y, s in piles))
        + painted(sign("farmer", 216, 148, 66, CHARCOAL), dots(66, 176, 9, "#6d2610"), fine=True)
    )


def quarry(i: Icons) -> str:
    """Rock walls, rubble and somebody who breaks stone."""
    rocks = (
        ("rock", 96, 62, 106),
        ("stone-pile", 40, 100, 66),
        ("rock", 180, 52, 88),
        ("stone-pile", 244, 92, 88),
        ("stone-pile", 140, 84, 58),
    )
    return (
        ground("#8b857b", 7)
        + painted(*(tinted(i[n], x, y, s, "url(#grey)") for n, x, y, s in rocks))
        + painted(sign("toolmaker", 104, 152, 72, OCHRE), tally(190, 156, 7, CHARCOAL), fine=True)
    )


def river(i: Icons) -> str:
    """A broad bend of water with fish, and gold at its edge."""
    bed = "M-20,70 Q70,20 150,70 T320,96 V176 Q236,204 150,160 T-20,166 Z"
    foam = "".join(
        line(f"M{x},{y} q14,-9 28,0 t28,0 t28,0", "#d7e5e2", 2.6, 'opacity="0.75"')
        for x, y in ((28, 76), (150, 96), (64, 150), (206, 160), (204, 126))
    )
    nuggets = "".join(
        path(
            polygon(
                [(x + a * k, y + b * k) for a, b in ((-6, 1), (-2, -5), (4, -4), (6, 2), (1, 5))]
            ),
            c,
        )
        for x, y, k, c in (
            (236, 56, 1.9, "#dba52c"),
            (254, 70, 1.4, "#f2cf72"),
            (219, 70, 1.2, "#dba52c"),
            (270, 56, 1.2, "#c98f20"),
            (58, 190, 1.4, "#dba52c"),
            (76, 198, 1.1, "#f2cf72"),
        )
    )
    banks = line(
        "M-20,66 Q70,16 150,66 T320,92 M-20,170 Q70,120 150,164 T320,180",
        "#24495b",
        3.4,
        'opacity="0.7"',
    )
    return (
        f'<g filter="url(#edge)" opacity="0.95">{path(bed, RIVER)}</g>'
        + painted(banks, foam)
        + painted(
            tinted(i["double-fish"], 112, 112, 62, "#1d3a48"), nuggets, dots(14, 30, 8), fine=True
        )
    )


def hunting(i: Icons) -> str:
    """A mammoth, bison and deer, and hunters with spears."""
    herd = (
        tinted(i["mammoth"], 106, 84, 132, "#56200f"),
        tinted(i["mammoth"], 105, 82.6, 126, "url(#red)"),
        mirrored(tinted(i["bison"], 236, 70, 78, CHARCOAL), 236),
    )
    hunters = (
        mirrored(tinted(i["caveman"], 196, 140, 56, CHARCOAL), 196),
        mirrored(tinted(i["caveman"], 246, 154, 46, "#4a2f20"), 246),
        tinted(i["deer"], 52, 168, 54, SAND),
        tinted(i["deer"], 96, 178, 40, OCHRE),
        tally(128, 176, 5),
    )
    return ground("#b98242", 31) + painted(*herd) + painted(*hunters, fine=True)


def tool_maker(i: Icons) -> str:
    """Somebody strikes flint below a row of tools and hands on the wall."""
    return (
        ground("#d3aa6a", 5)
        + painted(
            sign("toolmaker", 120, 118, 132, "url(#red)"),
            tinted(i["stone-pile"], 212, 164, 54, "url(#grey)"),
        )
        + (hand(i["palm"], 226, 74, 58, 14, OCHRE) + painted(tally(58, 38, 7), fine=True))
    )


def hut(i: Icons) -> str:
    """A hut of hides, a family before it."""
    return (
        ground("#d3aa6a", 6)
        + painted(tinted(i["hut"], 156, 84, 150, "url(#rust)"))
        + painted(
            sign("first_player", 46, 120, 78, CHARCOAL),
            mirrored(sign("farmer", 254, 140, 62, OCHRE), 254),
            dots(96, 182, 12),
            fine=True,
        )
    )


def field(i: Icons) -> str:
    """Grain above furrows, a farmer with a digging stick, the sun."""
    furrows = "".join(
        line(
            f"M{34 + 4 * k},{152 + 14 * k} Q150,{128 + 13 * k} {268 - 4 * k},{152 + 14 * k}",
            "#7d5410",
            4,
            'opacity="0.8"',
        )
        for k in range(4)
    )
    beams = " ".join(
        f"M{238 + 25 * math.cos(a):.1f},{48 + 25 * math.sin(a):.1f} L"
        f"{238 + 36 * math.cos(a):.1f},{48 + 36 * math.sin(a):.1f}"
        for a in (math.pi * k / 6 for k in range(12))
    )
    return (
        ground("#cfa24e", 9)
        + painted(furrows, tinted(i["wheat"], 190, 112, 106, "url(#straw)"))
        + painted(
            sign("farmer", 88, 110, 116, OCHRE),
            path(disc(238, 48, 17), OCHRE),
            line(beams, OCHRE, 3.6),
            fine=True,
        )
    )


PLACES: tuple[Callable[[Icons], str], ...] = (
    forest,
    clay_pit,
    quarry,
    river,
    hunting,
    tool_maker,
    hut,
    field,
)
BUILDINGS = {
    "hut": (("hut", 53, 50, 82, "url(#rust)"),),
    "tipi": (("tipi", 44, 50, 82, "url(#rust)"), ("tipi", 86, 66, 44, CHARCOAL)),
    "village": (
        ("hut", 28, 40, 40, CHARCOAL),
        ("hut", 78, 42, 44, "url(#rust)"),
        ("hut", 48, 66, 58, "url(#red)"),
    ),
    "dolmen": (("dolmen", 53, 54, 78, "url(#grey)"),),
    "granary": (("granary", 53, 50, 80, "url(#rust)"),),
    "menhir": (("menhir", 34, 54, 74, "url(#grey)"), ("menhir", 78, 60, 56, "url(#grey)")),
}


def building(parts: tuple[tuple[str, float, float, float, str], ...], i: Icons) -> str:
    """Draw one building on a strip of earth, 106 × 102."""
    earth = path("M-4,92 q26,-14 54,-3 t60,-4 V108 H-4 Z", "#a06c37")
    return painted(*(tinted(i[n], x, y, s, c) for n, x, y, s, c in parts), earth)


def bake(name: str, inner: str, w: int, h: int) -> None:
    """Save one painting with a palette of its own."""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
        f'viewBox="0 0 {w} {h}">{DEFS}{inner}</svg>'
    )
    image = Image.open(BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, zoom=SCALE))))
    small = image.convert("RGBA").quantize(200, method=Image.Quantize.FASTOCTREE)
    small.save(SPRITES / FOLDER / f"{name}.png", optimize=True)


def main(icons: dict[str, dict[str, str]]) -> None:
    """Write every painting."""
    i = {name: body(icons, name) for name in NAMES}
    for draw in PLACES:
        bake(f"place_{draw.__name__}", draw(i), W, H)
    for name, parts in BUILDINGS.items():
        bake(f"building_{name}", building(parts, i), 106, 102)
