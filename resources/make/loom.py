"""Bake what is woven and hammered in the third game: strips of land, folded lands, copper.

resvg-py draws with the project's textures; the PNG and JPG files are twice their logical size.
"""

from __future__ import annotations

import base64
import random
from io import BytesIO

import numpy as np
import resvg_py
from mint import CREAM, FOLDER, TERRAINS, Icons, sign
from numpy.typing import NDArray
from PIL import Image
from shapes import SPRITES, disc, line, path, rays, rect, shade

CELL = (268, 108)
"""Pixels of one land's piece of a strip."""
STITCHES = {
    "mountains": "M-26,12 L-8,-14 L2,0 L12,-10 L27,12 M-13,-6 l6,4 l4,-4",
    "forest": "M0,16 V6 M0,-18 L-14,6 H14 Z M0,-12 L-9,4 M0,-12 L9,4",
    "steppe": "M-14,14 Q-12,-4 -20,-12 M-4,14 Q-2,-8 -4,-18 M6,14 Q6,-4 14,-14 M14,14 q2,-8 8,-10",
    "savanna": "M-2,18 Q2,8 0,2 M0,6 L-13,-6 M0,4 L12,-6 M-25,-6 Q-16,-17 -2,-13 Q12,-19 25,-7 "
    "Q0,-4 -25,-6 M-14,17 H14",
    "desert": "M-30,8 Q-14,-16 4,6 Q16,-6 30,10 M-24,15 H22",
    "jungle": "M0,18 V-16 M0,-17 Q-24,-10 -18,9 Q-8,12 0,6 M0,-17 Q24,-10 18,9 Q8,12 0,6 "
    "M-17,-2 L-5,-4 M17,-2 L5,-4 M-12,-10 L-4,-11 M12,-10 L4,-11",
    "coast": "M-30,4 q7,-14 15,0 t15,0 t15,0 t15,0 M-22,14 q7,-10 14,0 t14,0 t14,0",
}
"""What is embroidered on each land, around the middle of a motif."""


def weave(seed: int) -> NDArray[np.float64]:
    """Give the light and shade of linen for one cell; it goes on over its left and right edge."""
    w, h = CELL
    r = np.random.default_rng(seed)
    y, x = np.mgrid[0:h, 0:w]
    warp = np.sin(2 * np.pi * x * (w // 4) / w + r.normal(0, 0.25, (h, 1)))
    weft = np.sin(
        2 * np.pi * y / 4
        + np.interp(np.arange(w), np.linspace(0, w, 9), np.append(a := r.normal(0, 0.6, 8), a[0]))[
            None, :
        ]
    )
    thread = r.normal(0, 1, (h, 1)) * 0.5 + r.normal(0, 1, (1, w)) * 0.5
    cloth: NDArray[np.float64] = (
        1 + 0.035 * warp + 0.035 * weft + 0.028 * thread + r.normal(0, 0.012, (h, w))
    )
    return cloth


def embroidery(terrain: str) -> str:
    """Draw stitched edges, motifs in the land's ink and a seam, for one cell at logical size."""
    fill, ink = TERRAINS[terrain]
    light = shade(fill, 0.38)
    motifs = "".join(
        f'<g transform="translate({x},{y}) scale(0.8)">'
        + line(STITCHES[terrain], ink, 3.4, 'opacity="0.30"')
        + line(STITCHES[terrain], light, 1.3, 'opacity="0.35" stroke-dasharray="4 3"')
        + "</g>"
        for x, y in ((22, 27), (67, 27), (112, 27))
    )
    seam = line("M0,0 V54", ink, 1.6, 'stroke-dasharray="2 4.75" opacity="0.55"')
    edges = line(
        "M2.1,4.6 H134 M2.1,48.6 H134", CREAM, 1.7, 'stroke-dasharray="8.2 5.2" opacity="0.72"'
    )
    shadows = (
        f'<rect x="0" y="0" width="134" height="1.3" fill="#ffffff" opacity="0.35"/>'
        f'<rect x="0" y="51.6" width="134" height="2.4" fill="{ink}" opacity="0.55"/>'
    )
    return motifs + seam + edges + shadows


def render(inner: str, w: float, h: float, zoom: float = 2) -> Image.Image:
    """Give a drawing as a picture at a multiple of its logical size."""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
        f'viewBox="0 0 {w} {h}">{inner}</svg>'
    )
    data = bytes(resvg_py.svg_to_bytes(svg_string=svg, zoom=zoom))
    return Image.open(BytesIO(data)).convert("RGBA")


def strip(terrain: str, seed: int) -> Image.Image:
    """Weave one land's piece of a strip."""
    fill = TERRAINS[terrain][0]
    rgb = np.array([int(fill[i : i + 2], 16) for i in (1, 3, 5)], float)
    cloth = np.clip(rgb * weave(seed)[..., None], 0, 255).astype("uint8")
    image = Image.fromarray(cloth).convert("RGBA")
    image.alpha_composite(render(embroidery(terrain), 134, 54))
    return image.convert("RGB")


def texture(name: str, x: float, y: float, w: float, h: float, clip: str) -> str:
    """Lay a texture, cut by a clip path."""
    data = (SPRITES / "bronze" / f"{name}.jpg").read_bytes()
    return (
        f'<g clip-path="url(#{clip})"><image href="data:image/jpeg;base64,'
        f'{base64.b64encode(data).decode()}" x="{x}" y="{y}" width="{w}" height="{h}" '
        f'preserveAspectRatio="xMidYMid slice"/></g>'
    )


def land_back(icons: Icons) -> Image.Image:
    """Fold one land over: linen with stitched edges, rings and a mammoth, 124 × 420."""
    out = [
        '<clipPath id="c"><rect x="2" y="2" width="120" height="414" rx="9"/></clipPath>',
        rect(1, 1, 122, 419, 10, "#4f3a1d"),
        rect(2, 2, 120, 414, 9, "#cdb68a"),
        '<g opacity="0.55" style="mix-blend-mode:multiply">',
        texture("linen", 0, 0, 420, 420, "c"),
        "</g>",
    ]
    out += [
        line(f"M2,{y} H122", "#8a6a3a", 1.2, 'opacity="0.4"')
        + line(f"M2,{y + 1.6} H122", "#fff6dc", 1.2, 'opacity="0.45"')
        for y in (140, 280)
    ]
    out += [
        '<rect x="9" y="9" width="106" height="400" rx="6" fill="none" stroke="#8a5b33" '
        'stroke-width="2" stroke-dasharray="8 5.5"/>'
    ]
    for r in (46, 34, 25):
        out.append(
            f'<circle cx="62" cy="210" r="{r}" fill="none" stroke="#8a5b33" '
            'stroke-width="2.6" opacity="0.8"/>'
        )
    out += [path(disc(x, y, 2.7), "#8a5b33") for x, y in rays(12, (40,), 62, 210)]
    out.append(sign(icons, "first_player", "#8a5b33", 62, 210, 33))
    for y, k in ((62, -1), (358, 1)):
        out.append(
            line(
                f"M22,{y} l10,{-12 * k} l10,{12 * k} l10,{-12 * k} l10,{12 * k} "
                f"l10,{-12 * k} l10,{12 * k} l10,{-12 * k} l10,{12 * k}",
                "#a4552d",
                2.6,
            )
        )
        out += [path(disc(x, y + 16 * k, 2.4), "#3f8f80") for x in range(22, 106, 10)]
    return render("".join(out), 124, 421)


def medallion() -> Image.Image:
    """Hammer a disc of copper with a studded rim; its number comes from the table, 80 × 80."""
    out = [
        '<defs><clipPath id="c"><circle cx="40" cy="39" r="36"/></clipPath><radialGradient '
        'id="d" cx="0.36" cy="0.3" r="0.8"><stop offset="0" stop-color="#ffe2b8" '
        'stop-opacity="0.5"/><stop offset="0.55" stop-color="#ffdcae" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#260e02" stop-opacity="0.5"/></radialGradient></defs>',
        path(disc(41.5, 42.6, 36.4), "#1c0f07", 'opacity="0.32"'),
        path(disc(40, 40.4, 37.4), "#4a2412"),
        texture("copper", -20, -20, 230, 230, "c"),
        '<circle cx="40" cy="39" r="36" fill="url(#d)"/>',
    ]
    for r, c, w, o in (
        (35.4, "#ffd3a4", 1.5, 0.9),
        (28, "#5a2b13", 2.2, 0.95),
        (26.6, "#ffc898", 1, 0.7),
    ):
        out.append(
            f'<circle cx="40" cy="39" r="{r}" fill="none" stroke="{c}" '
            f'stroke-width="{w}" opacity="{o}"/>'
        )
    for x, y in rays(16, (31.8,), 40, 39):
        out += [
            path(disc(x + 0.4, y + 0.8, 2), "#4a220e"),
            path(disc(x, y, 1.8), "#2c6d61"),
            path(disc(x - 0.4, y - 0.5, 1), "#8fd6c6"),
        ]
    return render("".join(out), 80, 80)


def copper_card(icons: Icons) -> Image.Image:
    """Cast the back of every technology card, 150 × 84: copper with a crucible in relief."""
    out = [
        '<clipPath id="c"><rect x="1.6" y="1.6" width="146.8" height="79" rx="9.8"/></clipPath>',
        rect(0.6, 0.6, 148.8, 82.8, 11, "#3a1a0b"),
        texture("copper", -40, -60, 260, 260, "c"),
        rect(
            1.6, 1.6, 146.8, 79, 9.8, "none", 'stroke="#f6c597" stroke-width="1.4" opacity="0.75"'
        ),
        rect(7, 36, 136, 40, 7, "#4a2110", 'opacity="0.30"'),
    ]
    for dx, dy, c in ((0.9, 1.3, "#f6c597"), (-0.7, -1, "#2f1307"), (0, 0, "#5b2a13")):
        out.append(sign(icons, "bronze_casting", c, 75 + dx, 56 + dy, 36))
        out += [sign(icons, "ingot", c, x + dx, 56 + dy, 26) for x in (32, 118)]
    return render("".join(out), 150, 84)


def hoard(icons: Icons) -> Image.Image:
    """Lay a walnut tray's empty place for a card, 150 × 84, pressed into copper."""
    r = random.Random(3)
    dents = "".join(
        path(
            disc(r.uniform(8, 142), r.uniform(8, 76), r.uniform(3, 7)), "#000000", 'opacity="0.035"'
        )
        for _ in range(24)
    )
    return render(
        rect(1, 1, 148, 82, 10, "#1c0a04", 'opacity="0.34"')
        + dents
        + line("M10,2.2 H140", "#140602", 2, 'opacity="0.5"')
        + line("M10,82 H140", "#f2bd8d", 1.3, 'opacity="0.35"')
        + '<rect x="5" y="5" width="140" height="74" rx="7" fill="none" stroke="#e0a878" '
        'stroke-width="1.5" stroke-dasharray="7 5" opacity="0.5"/>'
        + f'<g opacity="0.16">{sign(icons, "ingot", "#ffd9b0", 75, 42, 40)}</g>',
        150,
        84,
    )


def main(icons: Icons) -> None:
    """Write every baked thing."""
    folder = SPRITES / FOLDER
    for seed, terrain in enumerate(TERRAINS):
        strip(terrain, seed + 1).save(folder / f"strip_{terrain}.jpg", quality=88)
    for name, image in (
        ("land_back", land_back(icons)),
        ("medallion", medallion()),
        ("card_bronze_casting", copper_card(icons)),
        ("place_card", hoard(icons)),
    ):
        palette = image.quantize(255, method=Image.Quantize.FASTOCTREE)
        palette.save(folder / f"{name}.png", optimize=True)
