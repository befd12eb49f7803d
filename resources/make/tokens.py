"""Draw the small things of the second game: bone dice, tools, price tags, rings to stand on."""

from __future__ import annotations

import math

from cube import die as turned_die
from cube import product, turn
from goods import poly
from pieces import die, numeral
from shapes import disc, document, ellipse, line, path, place, rect, shade, write

OCHRE, OCHRE_DARK = "#9a3f1c", "#6b2710"
FOLDER = "stoneage"


def pips(n: int) -> str:
    """Draw the dots of one face in ochre, as if a fingertip had pressed them on."""
    spots = {
        1: ((0, 0),),
        2: ((-1, -1), (1, 1)),
        3: ((-1, -1), (0, 0), (1, 1)),
        4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
        5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
        6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    }[n]
    out = []
    for a, b in spots:
        x, y = 50 + a * 24, 49.5 + b * 24
        out += [
            path(disc(x, y - 0.7, 9.6), OCHRE_DARK),
            path(disc(x, y + 0.7, 9), OCHRE),
            path(disc(x + 0.4, y + 1.7, 7.2), shade(OCHRE, 0.1)),
        ]
    return "".join(out)


def tumbling() -> list[str]:
    """Draw eight attitudes of a rolling die; the last nearly lies flat."""
    drawn = [pips(n) for n in (1, 6, 2, 5, 3, 4)]
    tilt = turn((1, 0.35, 0.15), 28)
    return [
        turned_die(
            product(
                tilt, product(turn((0.9, 0.45, 0.3), 47 * i + 31), turn((0.2, 1, 0.5), 64 * i))
            ),
            drawn,
            90,
            90,
            100,
        )
        for i in range(8)
    ]


def hafted(kind: int) -> str:
    """Draw one tool, better from 1 to 4, in a box of 100."""
    wood_, dark, flint = "#7a4c26", "#3c2211", "#8b857b"
    edge = f'stroke="{dark}" stroke-width="2.4" stroke-linejoin="round"'
    cord = "#d9b078"
    if kind == 1:
        shape = "M50,8 Q74,26 78,56 Q80,84 50,94 Q20,84 22,56 Q26,26 50,8 Z"
        return (
            path(shape, flint, edge)
            + path(
                "M50,10 L60,34 L48,54 L64,72 L50,93 Q78,84 77,56 Q73,27 50,10 Z", shade(flint, -0.3)
            )
            + path("M50,10 L36,36 L42,58 L30,76 Q22,70 23,56 Q27,27 50,10 Z", shade(flint, 0.3))
            + line("M36,36 L60,34 M42,58 L48,54 M42,58 L50,92", shade(flint, -0.45), 1.6)
        )
    handle = {
        2: "M26,96 L54,22 L64,26 L37,99 Z",
        3: "M22,95 L62,12 L72,17 L32,99 Z",
        4: "M45,98 L45,8 L57,8 L57,98 Z",
    }[kind]
    out = [path(handle, wood_, edge)]
    if kind == 2:
        out += [
            path("M34,22 Q58,2 86,18 L80,50 Q56,52 30,42 Z", flint, edge),
            path("M34,23 Q58,4 85,19 Q60,20 44,32 Z", shade(flint, 0.34)),
            path("M31,41 Q56,51 79,49 L82,36 Q56,44 31,41 Z", shade(flint, -0.28)),
            line("M47,20 L62,46 M64,16 L46,44", cord, 4),
        ]
    elif kind == 3:
        out += [
            path("M14,44 Q30,12 66,16 L96,34 Q66,34 54,40 Q34,42 14,44 Z", flint, edge),
            path("M15,43 Q31,14 66,17 Q40,24 15,43 Z", shade(flint, 0.36)),
            path("M54,40 Q66,34 95,34 L74,24 Q60,28 54,40 Z", shade(flint, -0.24)),
            line("M52,12 L64,42 M68,14 L50,40", cord, 4),
        ]
    else:
        out += [
            path("M45,18 Q24,6 8,14 Q2,36 12,58 Q30,60 45,46 Z", flint, edge),
            path("M57,18 Q78,6 94,14 Q100,36 90,58 Q72,60 57,46 Z", flint, edge),
            path("M9,15 Q3,36 12,57 Q16,36 9,15 Z", shade(flint, 0.5)),
            path("M93,15 Q99,36 90,57 Q86,36 93,15 Z", shade(flint, -0.2)),
            path("M45,19 Q28,10 12,15 Q30,22 45,30 Z", shade(flint, 0.3)),
            line("M42,22 L60,32 M60,22 L42,32 M42,34 L60,44 M60,34 L42,44", cord, 4),
            line("M45,66 H57 M45,74 H57 M45,82 H57", cord, 3),
        ]
    return "".join(out)


def bone_tile(w: float, h: float) -> str:
    """Draw a flat tile of bone with a thick lower edge."""
    return (
        rect(1, 1, w - 2, h - 2, 12, "#3a210f")
        + rect(1, 1, w - 2, h - 7, 12, "#9a7440")
        + rect(2.6, 2, w - 5.2, h - 9.5, 11, "#dcbd86")
        + rect(6, 5.6, w - 12, h - 17, 8, "#e8cf9f")
        + line(f"M14,4 H{w - 14}", "#fff4d8", 1.8, 'opacity="0.8"')
    )


def tool(value: int) -> str:
    """Draw the tile of a tool of a value, 96 × 92."""
    return (
        bone_tile(96, 92)
        + place(hafted(value), 36, 43, 62, 100, 0)
        + numeral(str(value), 76, 60, 28)
    )


def once(value: int) -> str:
    """Draw a tool that serves once, with a dashed edge, 96 × 92."""
    dashes = line("M14,7.5 H84 M14,80 H84", "#9a3f1c", 2.6, 'stroke-dasharray="7 6"') + line(
        "M8,14 V75 M88,14 V75", "#9a3f1c", 2.6, 'stroke-dasharray="7 6"'
    )
    return (
        bone_tile(96, 92)
        + dashes
        + place(hafted(1), 36, 43, 56, 100, 18)
        + numeral(str(value), 74, 60, 28)
    )


def plaque() -> str:
    """Draw the leather tag below a card that says its price, 80 × 36."""
    return (
        poly([(1, 1), (79, 1), (71, 35), (9, 35)], "#2c190c", "#2c190c", 2)
        + poly([(2.4, 2), (77.6, 2), (70.4, 31), (9.6, 31)], "#6a4526")
        + line("M7,6.5 H73", "#d9b078", 1.4, 'stroke-dasharray="4 4" opacity="0.7"')
    )


def ring(planned: bool) -> str:
    """Draw where a person may stand, 48 × 30."""
    colour, width = ("#f2b654", 3.4) if planned else ("#2e2018", 2.6)
    arcs = []
    for i in range(6):
        ends = [
            (24 + 20 * math.cos(a), 15 + 12 * math.sin(a))
            for a in (math.radians(60 * i + 4), math.radians(60 * i + 50))
        ]
        (x1, y1), (x2, y2) = ends
        arcs.append(f"M{x1:.2f},{y1:.2f} A20,12 0 0 1 {x2:.2f},{y2:.2f}")
    return ellipse(24, 15, 20, 12, "#f6e3ba", 0.6) + line(" ".join(arcs), colour, width)


def main() -> None:
    """Write every small thing."""
    for n in range(1, 7):
        write(FOLDER, f"die_{n}", document(die(0) + pips(n), 100, 108))
    write(FOLDER, "die_body", document(die(0), 100, 108))
    for i, inner in enumerate(tumbling()):
        write(FOLDER, f"tumble_{i:02d}", document(inner, 180, 180))
    for n in range(1, 5):
        write(FOLDER, f"tool_{n}", document(tool(n), 96, 92))
    for n in range(2, 5):
        write(FOLDER, f"once_{n}", document(once(n), 96, 92))
    write(FOLDER, "price_tag", document(plaque(), 80, 36))
    write(FOLDER, "ring_free", document(ring(False), 48, 30))
    write(FOLDER, "ring_plan", document(ring(True), 48, 30))
