"""Draw the pieces of the first game: die bodies and faces, pegs, holes, boxes and city tiles.

Run as `python resources/make/pieces.py PATH/TO/icons.json`; the faces reuse a few icons.
"""

from __future__ import annotations

import sys

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont
from icons import body, load
from shapes import (
    ROOT,
    box,
    dashes,
    disc,
    document,
    ellipse,
    line,
    path,
    place,
    rays,
    rect,
    shade,
    write,
)

INK, WHEAT, HAMMER, SKULL = "#4b2b16", "#9a6418", "#8a3a1e", "#98261a"
BONE, BONE_EDGE, BONE_LOW = "#f4ead3", "#cdb88e", "#8d7650"
PEGS = {
    "wood": "#6d4526",
    "stone": "#7d766d",
    "pottery": "#a8451f",
    "cloth": "#2f6a78",
    "spearheads": "#5c5148",
    "food": "#e0b23e",
    "development": "#b8742a",
}


def numeral(text: str, x: float, y: float, height: float) -> str:
    """Give the path data of digits of the title font, centred on (x, y)."""
    font = TTFont(ROOT / "fonts" / "forum.ttf")
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    k = height / 626
    width = sum(glyphs[names[ord(c)]].width for c in text)
    out, left = [], -width / 2
    for c in text:
        glyph = glyphs[names[ord(c)]]
        pen = SVGPathPen(glyphs)
        glyph.draw(pen)
        out.append(f'<g transform="translate({left:.0f},0)"><path d="{pen.getCommands()}"/></g>')
        left += glyph.width
    # The digits of Forum stand 626 units high in an em of 1000.
    return (
        f'<g transform="translate({x},{y + height / 2:.2f}) scale({k:.5f},{-k:.5f})" '
        f'fill="#47280a">{"".join(out)}</g>'
    )


def ear(x: float, y: float, size: float, turn: float) -> str:
    """Draw one ear of wheat: a stalk, four pairs of grains and one on top."""
    parts = [line("M50,99 C48,76 50,60 50,34", WHEAT, 4.4)]
    for i, at in enumerate((58, 46, 34, 22)):
        for side in (-1, 1):
            grow = 1 - 0.06 * i
            parts.append(
                f'<g transform="translate(50,{at + 6}) scale({side * grow:.2f},{grow:.2f}) '
                f'rotate(32)">{GRAIN}</g>'
            )
    parts.append(f'<g transform="translate(50,22)">{GRAIN}</g>')
    return place("".join(parts), x, y, size, 100, turn)


GRAIN = path("M0,0 C-9,-5 -9,-16 0,-25 C9,-16 9,-5 0,0 Z", WHEAT) + path(
    "M-0.6,-4 C-5.4,-8 -5.2,-15 -0.6,-20.5 Z", "#d39a3a"
)


def tool(icon: str, x: float, y: float, size: float) -> str:
    """Draw one hammer with a light edge along its upper side."""
    dark = f'<g fill="{shade(HAMMER, -0.3)}">{icon}</g>'
    return place(dark, x + 0.7, y + 1.3, size, 512) + place(
        f'<g fill="{HAMMER}">{icon}</g>', x, y, size, 512
    )


def jar(icon: str, x: float, y: float, size: float) -> str:
    """Draw one amphora with painted bands."""
    bands = (
        line("M168,196 Q256,226 344,196", "#e7b273", 12)
        + line("M172,262 Q256,292 340,262", "#e7b273", 12)
        + line("M178,228 l20,24 l20,-14 l20,22 l18,-18 l18,18 l20,-22 l20,14 l20,-24", "#e7b273", 8)
        + line("M216,380 Q256,394 296,380", "#e7b273", 10)
    )
    return place(f'<g fill="{INK}">{icon}</g>{bands}', x, y, size, 512)


def skull(icon: str, x: float, y: float, size: float) -> str:
    """Draw one red skull."""
    return place(f'<g fill="{SKULL}">{icon}</g>', x, y, size, 512)


def coin(value: str) -> str:
    """Draw a struck coin that says what it is worth."""
    beads = "".join(path(disc(x, y, 1.25), "#7d5015") for x, y in rays(28, (31.5,), 50, 50))
    return (
        path(disc(50, 51.6, 38), "#5e390d")
        + path(disc(50, 49.6, 38), "#8a5a1d")
        + path(disc(50, 49.4, 36), "#d09a44")
        + beads
        + path(disc(50, 49.4, 27.2), "#8a5a1d")
        + path(disc(50, 50.4, 25.8), "#dcae5c")
        + line("M26,33 A29.5,29.5 0 0 1 66,24.5", "#f5d896", 1.6, 'opacity="0.8"')
        + numeral(value, 50, 50, 31 if len(value) == 1 else 27)
    )


def faces(icons: dict[str, dict[str, str]]) -> dict[str, str]:
    """Draw the six faces, and the coin that Coinage makes richer."""
    hammer, amphora, death = (body(icons, n) for n in ("flat-hammer", "amphora", "death-skull"))
    split = line("M89,13 L13,89", INK, 2.2, 'opacity="0.45"')
    return {
        "face_food": ear(26, 54, 66, -16) + ear(74, 54, 66, 16) + ear(50, 47, 76, 0),
        "face_good": jar(amphora, 50, 50, 84),
        "face_goods_skull": jar(amphora, 28, 31, 48)
        + jar(amphora, 72, 31, 48)
        + skull(death, 50, 73, 41),
        "face_workers": tool(hammer, 50, 28, 44)
        + tool(hammer, 27, 70, 44)
        + tool(hammer, 73, 70, 44),
        "face_food_or_workers": split
        + ear(20, 45, 50, -14)
        + ear(43, 26, 50, 10)
        + tool(hammer, 57, 78, 34)
        + tool(hammer, 79, 55, 34),
        "face_coin": coin("7"),
        "face_coin_12": coin("12"),
    }


def die(tone: float) -> str:
    """Draw a bone die without its face: a box of 100 × 108, the face lies on the upper 100."""
    bone, edge, low = (shade(c, tone) for c in (BONE, BONE_EDGE, BONE_LOW))
    return (
        rect(0.5, 0.5, 99, 107, 19, low)
        + rect(0.5, 0.5, 99, 104, 19, edge)
        + rect(0.5, 0.5, 99, 98.5, 18.5, bone)
        + rect(
            2.6,
            2.6,
            94.8,
            94,
            16.5,
            "none",
            f'stroke="{shade("#fffaf0", tone)}" stroke-width="2" opacity="0.9"',
        )
        + rect(7, 7, 86, 85.5, 13.5, shade("#e8dabb", tone), 'opacity="0.6"')
        + line("M20,4.2 H62", "#ffffff", 1.6, 'opacity="0.55"')
    )


def hole() -> str:
    """Draw a drilled hole in a 48 × 48 box, nine units in radius."""
    return (
        path(disc(24, 24, 9), "#4a2d15")
        + path(disc(24, 25.6, 6.6), "#2c180a")
        + line("M15,24.6 a9,9 0 0 0 18,0", "#f0cf9a", 1.3, 'opacity="0.6"')
    )


def peg(colour: str) -> str:
    """Draw a peg that stands in a hole, in the same 48 × 48 box."""
    top = shade(colour, 0.12)
    return (
        ellipse(28.4, 29.6, 14.4, 12.6, "#1c0f07", 0.16)
        + ellipse(27.4, 28.4, 13.4, 12.2, "#1c0f07", 0.26)
        + path(disc(24, 23.4, 14), shade(colour, -0.45))
        + path(disc(23.6, 21.3, 12.2), colour)
        + path(disc(23.2, 20.3, 10), top)
        + ellipse(19.6, 16, 4.4, 2.8, "#ffffff", 0.42)
    )


def ghost() -> str:
    """Draw the dashed light ring that says where a peg will stand."""
    dashes = 'stroke-dasharray="5.4 3.8"'
    return (
        f'<circle cx="24" cy="24" r="13" fill="#fff3da" opacity="0.2"/>'
        f'<circle cx="24" cy="24" r="13" fill="none" stroke="#3a2010" stroke-width="4.4" '
        f'opacity="0.3"/><circle cx="24" cy="24" r="13" fill="none" stroke="#fff3da" '
        f'stroke-width="2.6" {dashes}/>'
    )


def tile(icon: str, built: bool) -> str:
    """Draw a city tile of 56 × 60: fired clay when built, a dashed outline when planned."""
    if built:
        return (
            rect(2, 2, 52, 56, 9, "#4f2410")
            + rect(2, 2, 52, 53, 9, "#7c3b1e")
            + rect(3.2, 3, 49.6, 49.6, 8, "#ad5a32")
            + line("M11,4.6 H44", "#f3b78d", 1.6, 'opacity="0.8"')
            + place(f'<g fill="#6f3216">{icon}</g>', 28.4, 29.4, 41, 512)
            + place(f'<g fill="#fbe6cc">{icon}</g>', 28, 28, 41, 512)
        )
    outline = 2.8, 2.8, 50.4, 53, 9
    return (
        path(box(*outline), "#f3e0be")
        + path(dashes(*outline, 5, 4), "none", 'stroke="#8a5b3a" stroke-width="1.6"')
        + place(f'<g fill="#a5764d">{icon}</g>', 28, 28.6, 39, 512)
    )


def boxes(hammer: str, death: str) -> dict[str, str]:
    """Draw the worker and disaster boxes, 24 × 24 each."""
    frame = 'stroke="#7d5232" stroke-width="1.6"'
    empty = rect(2, 2, 20, 20, 4, "#f9edd5", frame) + line(
        "M6,4.2 H18", "#c9a67a", 1.4, 'opacity="0.5"'
    )
    return {
        "box_empty": empty,
        "box_full": rect(2, 2, 20, 20, 4, "#8a3a1e", 'stroke="#5b2412" stroke-width="1.6"')
        + line("M6,4.4 H18", "#d98a63", 1.3, 'opacity="0.8"')
        + place(f'<g fill="#fbe6cc">{hammer}</g>', 12, 12.2, 14.5, 512),
        "box_skull": empty + place(f'<g fill="#8f2217">{death}</g>', 12, 12.3, 14.5, 512),
        "box_plan": rect(2, 2, 20, 20, 4, "#e9b98c")
        + path(
            box(2, 2, 20, 20, 4),
            "none",
            'stroke="#8a3a1e" stroke-width="2" stroke-dasharray="3.6 2.6"',
        )
        + place(f'<g fill="#8a3a1e" opacity="0.75">{hammer}</g>', 12, 12.2, 13.5, 512),
    }


def main(source: str) -> None:
    """Write every piece."""
    icons = load(source)
    village = body(icons, "village")
    for name, inner in faces(icons).items():
        write("ages", name, document(inner, 100, 100))
    write("ages", "die_body", document(die(0), 100, 108))
    write("ages", "die_body_locked", document(die(-0.14), 100, 108))
    write("ages", "hole", document(hole(), 48, 48))
    write("ages", "peg_ghost", document(ghost(), 48, 48))
    for name, colour in PEGS.items():
        write("ages", f"peg_{name}", document(peg(colour), 48, 48))
    write("ages", "city_built", document(tile(village, True), 56, 60))
    write("ages", "city_plan", document(tile(village, False), 56, 60))
    for name, inner in boxes(body(icons, "flat-hammer"), body(icons, "death-skull")).items():
        write("ages", name, document(inner, 24, 24))


if __name__ == "__main__":
    main(sys.argv[1])
