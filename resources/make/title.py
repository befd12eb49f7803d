"""Compose the pictures of the four title cards and the two dice of the continue card.

Run as `python resources/make/title.py PATH/TO/icons.json`; needs resvg-py and Pillow. Each picture
is written as SVG to resources/make/svg and as PNG at twice its logical size to sprites/<id>/cover,
the dice to sprites/title.
"""

from __future__ import annotations

import base64
import math
import random
import re
import sys
from io import BytesIO

import resvg_py
from cube import die, product, turn
from icons import body, load
from pieces import faces, hole, peg
from PIL import Image
from scenery import (
    DEFS,
    cube,
    hand,
    hexagon,
    meeple,
    mirrored,
    picture,
    rose,
    tile,
    tinted,
)
from shapes import ROOT, SPRITES, disc, line, path, place, polygon, shade

W, H, SCALE = 422, 320, 2
Icons = dict[str, dict[str, str]]
ICONS = ("meeple", "mammoth", "bison", "deer", "caveman", "palm", "caravel", "pine-tree", "peaks")


def thrown(art: dict[str, str], names: str, x: float, y: float, s: float, spin: float) -> str:
    """Draw one die lying on the table with its shadow; names are its three seen faces."""
    front, top, left = names.split()
    order = [front, front, top, top, left, left]
    attitude = product(product(turn((0, 0, 1), spin), turn((1, 0, 0), -33)), turn((0, 1, 0), 40))
    shadow = (
        f'<ellipse cx="{x + s * 0.16:.1f}" cy="{y + s * 0.62:.1f}" rx="{s * 0.8:.1f}" '
        f'ry="{s * 0.26:.1f}" fill="#2a0f04" opacity="0.55" filter="url(#soft)"/>'
    )
    return shadow + die(attitude, [art["face_" + n] for n in order], x, y, s)


def wedges(seed: int) -> str:
    """Press rows of wedges into wet clay: no real script, only its look."""
    r = random.Random(seed)
    out = []
    for row in range(5):
        for col in range(10):
            if r.random() < 0.24:
                continue
            x, y = 24 + col * 42 + r.uniform(-5, 5), 26 + row * 35 + r.uniform(-2, 2)
            out.append(
                f'<g transform="translate({x:.0f},{y:.0f}) rotate({r.choice([0, 0, -90, -45])})">'
                + path("M-6,-9 L6,-9 L1.4,1 L0,13 L-1.4,1 Z", "#70341a")
                + line("M6,-8.6 L1.6,1.4 L0.6,12", "#f6bd95", 1.1)
                + "</g>"
            )
    return f'<g opacity="0.5">{"".join(out)}</g>'


def ages(icons: Icons) -> str:
    """Two bone dice on clay above a pegged board."""
    art = faces(icons)
    out = [picture("clay", 0, 0, W, W), wedges(5)]
    out.append('<clipPath id="board"><path d="M-9,222 L440,184 V340 H-9 Z"/></clipPath>')
    out.append('<g filter="url(#drop)"><path d="M-9,222 L440,184 V340 H-9 Z" fill="#8a5c33"/></g>')
    out.append(
        f'<g clip-path="url(#board)"><g transform="rotate(-4.8 211 240)">'
        f"{picture('oak', -30, 160, 480, 480)}</g></g>"
    )
    out.append(line("M-9,223.4 L440,185.4", "#ffe6bb", 2.6, 'opacity="0.75"'))
    pegs = {
        (0, 4): "#6d4526",
        (0, 6): "#e0b23e",
        (1, 2): "#8d857b",
        (1, 7): "#2f6a78",
        (2, 1): "#a8451f",
        (2, 5): "#b8742a",
    }
    for row in range(3):
        for col in range(10):
            x, y = 28 + col * 45 + row * 4, 252 - col * 3.8 + row * 40
            out.append(place(hole(), x, y, 54, 48))
    for (row, col), c in pegs.items():
        out.append(place(peg(c), 28 + col * 45 + row * 4, 251 - col * 3.8 + row * 40, 54, 48))
    out.append(thrown(art, "food_or_workers coin good", 138, 124, 104, -9))
    out.append(thrown(art, "workers food coin", 300, 112, 104, 12))
    return "".join(out)


def stoneage(icons: Icons) -> str:
    """A painted wall: a mammoth, the hunt and stencilled hands."""
    i = {n: body(icons, n) for n in ICONS}
    out = [picture("cave", 0, 0, W, W)]
    out.append(
        '<g opacity="0.5"><path d="M-20,300 Q90,262 190,286 T440,262 V340 H-20 Z" '
        'fill="#a9662f" filter="url(#wide)"/></g>'
    )
    out.append('<g filter="url(#rough)">')
    out.append(tinted(i["mammoth"], 165, 141, 240, "#5c2012"))
    out.append(tinted(i["mammoth"], 164, 139, 228, "url(#ochre)"))
    out.append('</g><g filter="url(#fine)">')
    out.append(mirrored(tinted(i["bison"], 350, 92, 116, "#3b271b"), 350))
    out.append(tinted(i["deer"], 54, 256, 96, "#8f3a1c"))
    out.append(tinted(i["deer"], 118, 282, 60, "#a9552c"))
    out.append(mirrored(tinted(i["caveman"], 284, 238, 92, "#2a1b13"), 284))
    out.append(mirrored(tinted(i["caveman"], 212, 276, 68, "#3a251a"), 212))
    marks = " ".join(f"M{28 + k * 14},{20 + k % 2} l{-1 + k % 3},25" for k in range(7))
    out.append(line(marks, "#84331a", 5))
    dots = "".join(path(disc(298 + 14 * k, 30 - 5 * math.sin(k), 4.2), "#84331a") for k in range(8))
    out.append(f"{dots}</g>")
    out.append(hand(i["palm"], 372, 206, 80, 12, "#8f3a1c"))
    out.append(hand(i["palm"], 370, 284, 48, -16, "#4a2f20"))
    return "".join(out)


STRIPS = ("#918f97", "#5d8257", "#afb866", "#d9a850", "#e6d09c", "#40805f", "#5596ae")
INKS = ("#55525c", "#2f4a2c", "#66702c", "#8a5a14", "#9a7436", "#1d4a33", "#23556b")


def landscape(kind: int, y: float) -> str:
    """Stitch the sign of one landscape all along its strip."""
    signs = (
        "l9,-13 l9,13",
        "m0,0 l6,-14 l6,14 h-12",
        "m2,0 v-9 m5,9 v-13 m5,13 v-9",
        "m0,0 q8,-16 16,0",
        "q6,-8 12,0 t12,0",
        "q2,-12 10,-12 q0,12 -10,12",
        "q5,-7 10,0 t10,0",
    )
    marks = " ".join(f"M{x},{y} {signs[kind]}" for x in range(268, 440, 34))
    return line(marks, INKS[kind], 2, 'opacity="0.6"')


def ox(x: float, y: float) -> str:
    """Chase the head of an ox into metal: horns, brow, muzzle and a ring."""
    head = "M-30,-24 Q0,-36 30,-24 Q27,8 17,24 Q14,44 0,46 Q-14,44 -17,24 Q-27,8 -30,-24 Z "
    horns = (
        "M-14,-27 Q-50,-20 -60,-46 Q-64,-58 -57,-72 Q-54,-46 -14,-41 Z "
        "M14,-27 Q50,-20 60,-46 Q64,-58 57,-72 Q54,-46 14,-41 Z"
    )
    poll = "M-17,-26 Q-20,-42 0,-45 Q20,-42 17,-26 Q0,-34 -17,-26 Z"
    ears = "M-31,-20 Q-52,-14 -54,-2 Q-38,-2 -29,-8 Z M31,-20 Q52,-14 54,-2 Q38,-2 29,-8 Z"
    face = (
        path("M-20,-12 q8,-6 12,4 q-8,4 -12,-4 Z M20,-12 q-8,-6 -12,4 q8,4 12,-4 Z", "#4a220e")
        + line("M-9,33 q4,-5 6,1 M9,33 q-4,-5 -6,1 M-9,41 q9,4 18,0", "#4a220e", 2.4)
        + line("M-7,-26 Q-3,4 -9,22 M7,-26 Q3,4 9,22", "#4a220e", 1.6, 'opacity="0.7"')
        + path("M0,-30 l5,9 l-5,9 l-5,-9 Z", "#3f8f80")
        + '<circle cx="0" cy="50" r="9" fill="none" stroke="#e9bd7c" stroke-width="3.4"/>'
    )
    out = []
    for dx, dy, c in ((1.4, 2.2, "#f6c597"), (-1.2, -1.8, "#3c1a0a")):
        relief = path(f"{horns} {head} {ears} {poll}", c)
        out.append(f'<g transform="translate({x + dx},{y + dy})">{relief}</g>')
    out.append(
        f'<g transform="translate({x},{y})">{path(horns, "#e0ae77")}'
        f"{path(ears, '#9c5730')}{path(head, '#b96f40')}{path(poll, '#9c5730')}{face}</g>"
    )
    return "".join(out)


def disc_of_copper(x: float, y: float, r: float) -> str:
    """A hammered shield with verdigris studs."""
    out = [
        f'<clipPath id="disc"><circle cx="{x}" cy="{y}" r="{r - 2}"/></clipPath>',
        f'<g filter="url(#drop)"><circle cx="{x}" cy="{y}" r="{r}" fill="#5e3019"/></g>',
        picture("copper", x - r, y - r, 2 * r, 2 * r, "disc"),
        f'<circle cx="{x}" cy="{y}" r="{r - 2}" fill="url(#dome)"/>',
        f'<circle cx="{x}" cy="{y}" r="{r - 3}" fill="none" stroke="#ffd0a0" stroke-width="2" '
        f'opacity="0.75"/>',
    ]
    for k in (0.83, 0.6):
        out.append(
            f'<circle cx="{x}" cy="{y}" r="{r * k}" fill="none" stroke="#5a2b13" '
            f'stroke-width="3.4"/><circle cx="{x}" cy="{y + 2}" r="{r * k}" fill="none" '
            f'stroke="#ffc898" stroke-width="1.2" opacity="0.8"/>'
        )
    for i in range(20):
        a = math.radians(18 * i)
        px, py = x + r * 0.715 * math.cos(a), y + r * 0.715 * math.sin(a)
        out += [
            path(disc(px + 0.8, py + 1.6, 7), "#4a220e"),
            path(disc(px, py, 6.6), "#2c6d61"),
            path(disc(px - 0.8, py - 1.2, 5.4), "#5db2a2"),
            path(disc(px - 2, py - 2.6, 1.7), "#e2f7ef"),
        ]
    return "".join(out) + ox(x, y + 8)


def bronze(_: Icons) -> str:
    """Seven strips of land on linen, cubes marching, a copper shield."""
    out = [picture("linen", 0, 0, W, W)]
    for i, c in enumerate(STRIPS):
        y = 14 + i * 43.4
        out.append(
            f'<g filter="url(#low)"><rect x="-10" y="{y}" width="450" height="37" fill="{c}"/></g>'
        )
        out.append(
            f'<clipPath id="s{i}"><rect x="-10" y="{y}" width="450" height="37"/></clipPath>'
            f'<g opacity="0.55" style="mix-blend-mode:multiply">'
            f"{picture('linen', -10, y - 60, 450, 450, f's{i}')}</g>"
        )
        out.append(
            f'<path d="M-10,{y + 3.8:.1f} H440 M-10,{y + 33.2:.1f} H440" fill="none" '
            'stroke="#fff7e0" stroke-width="1.6" stroke-dasharray="9 6" opacity="0.75"/>'
        )
        out.append(landscape(i, y + 26))
    out.append(disc_of_copper(146, 162, 120))
    march = (
        (302, 0, 0),
        (356, 1, 3),
        (394, 1, 3),
        (330, 2, 1),
        (372, 3, 1),
        (298, 4, 0),
        (340, 4, 0),
        (382, 4, 0),
        (322, 5, 2),
        (366, 6, 2),
    )
    out += [cube(seat, x, 32 + row * 43.4, 31) for x, row, seat in march]
    return "".join(out)


LAND = {
    (0, 0): "W",
    (1, 0): "G",
    (2, 0): "F",
    (0, 1): "M",
    (1, 1): "H",
    (2, 1): "G",
    (3, 0): "H",
    (3, 1): "W",
    (1, 2): "F",
    (2, 2): "M",
    (-1, 1): "G",
    (0, 2): "F",
    (3, 2): "G",
    (-1, 2): "H",
}
SIDE = 38.0


def spot(q: int, r: int) -> tuple[float, float]:
    """Give the middle of a hex of the title's island."""
    return 188 + q * SIDE * 1.5, 104 + r * SIDE * 1.732 + (q % 2) * SIDE * 0.866


def walls(x: float, y: float, s: float, c: str) -> str:
    """Draw a small walled city."""
    d = (
        f"M{x - s * 0.5},{y + s * 0.36} V{y - s * 0.12} h{s * 0.12} v{s * 0.1} h{s * 0.1} "
        f"V{y - s * 0.34} h{s * 0.1} v{s * 0.09} h{s * 0.1} v{-s * 0.09} h{s * 0.1} "
        f"v{s * 0.09} h{s * 0.1} v{-s * 0.09} h{s * 0.1} V{y - s * 0.02} h{s * 0.1} v{-s * 0.1} "
        f"h{s * 0.12} V{y + s * 0.36} Z"
    )
    rim = f'stroke="{shade(c, -0.5)}" stroke-width="2.2" stroke-linejoin="round"'
    door = f"M{x - 4},{y + s * 0.36} v{-s * 0.2} a4,4 0 0 1 8,0 v{s * 0.2} Z"
    return f'<g filter="url(#low)">{path(d, c, rim)}{path(door, shade(c, -0.5))}</g>'


def tempus(icons: Icons) -> str:
    """An island of hexes on a sea chart, a rose, a ship."""
    i = {n: body(icons, n) for n in ICONS}
    out = [picture("sea", 0, 0, W, W)]
    for k in range(32):
        a = 2 * math.pi * k / 32
        out.append(
            f'<line x1="78" y1="84" x2="{78 + 620 * math.cos(a):.0f}" '
            f'y2="{84 + 620 * math.sin(a):.0f}" stroke="#f0e2bf" stroke-width="1" '
            f'opacity="{0.26 if k % 2 == 0 else 0.12}"/>'
        )
    places = sorted(LAND, key=lambda p: (spot(*p)[1], p[0]))
    for grow, op in ((1.66, 0.15), (1.27, 0.38)):
        shore = "".join(path(polygon(hexagon(*spot(*p), SIDE * grow)), "#c4eadb") for p in places)
        out.append(f'<g opacity="{op}" filter="url(#wobble)">{shore}</g>')
    out += [tile(LAND[p], *spot(*p), SIDE, i["pine-tree"], i["peaks"]) for p in places]
    x, y = spot(1, 1)
    out.append(walls(x, y - 1, 38, "#d8552f"))
    for seat, p in ((3, (2, 0)), (0, (0, 2)), (3, (3, 1)), (2, (1, 0))):
        px, py = spot(*p)
        out.append(meeple(i["meeple"], seat, px, py - 1, 37))
    out.append(rose(78, 84, 68, "#f0e2bf", "#24484c", "#d8552f"))
    wake = "M18,290 q14,6 28,0 t28,0 t28,0 M30,299 q12,5 24,0 t24,0"
    out.append(line(wake, "#e9f3e4", 2, 'opacity="0.55"'))
    out.append(
        tinted(i["caravel"], 66, 256, 80, "#17383c") + tinted(i["caravel"], 64, 252, 80, "#f4e7c6")
    )
    dots = 'stroke-dasharray="1 7"'
    out.append(line("M112,244 Q134,226 152,232", "#f0e2bf", 2.6, dots))
    return "".join(out)


def dice(icons: Icons) -> str:
    """The two dice of the continue card, on nothing."""
    art = faces(icons)
    return thrown(art, "food workers coin", 72, 62, 70, -7) + thrown(
        art, "good food workers", 148, 70, 70, 11
    )


def render(inner: str, w: int, h: int, name: str, shine: bool) -> Image.Image:
    """Keep the SVG source and give the picture at twice its size."""
    light = f'<rect width="{w}" height="{h}" fill="url(#glow)"/>' if shine else ""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
        f'viewBox="0 0 {w} {h}">{DEFS}{inner}{light}</svg>\n'
    )
    target = ROOT / "make" / "svg" / f"{name}.svg"
    target.parent.mkdir(exist_ok=True)
    target.write_text(svg, encoding="utf-8")
    png = resvg_py.svg_to_bytes(svg_string=re.sub(r'href="(\w+)\.jpg"', embed, svg), zoom=SCALE)
    return Image.open(BytesIO(bytes(png))).convert("RGBA")


def embed(match: re.Match[str]) -> str:
    """Replace the name of a texture by its data."""
    data = next(SPRITES.glob(f"*/{match[1]}.jpg")).read_bytes()
    return f'href="data:image/jpeg;base64,{base64.b64encode(data).decode()}"'


def main(source: str) -> None:
    """Write the five pictures."""
    icons = load(source)
    folder = SPRITES / "title"
    folder.mkdir(exist_ok=True)
    for draw in (ages, stoneage, bronze, tempus):
        image = render(draw(icons), W, H, draw.__name__, True).convert("RGB")
        image.save(SPRITES / draw.__name__ / "cover.png", optimize=True)
    render(dice(icons), 236, 150, "dice", False).save(folder / "dice.png", optimize=True)


if __name__ == "__main__":
    main(sys.argv[1])
