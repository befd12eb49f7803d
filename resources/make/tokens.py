"""Draw the coloured things of the second game: goods, tools, bone dice, card and tile frames."""

from __future__ import annotations

import math

from cube import die as turned_die
from cube import product, turn
from pieces import die, numeral
from shapes import (
    Point,
    box,
    disc,
    document,
    ellipse,
    line,
    path,
    place,
    polygon,
    rays,
    rect,
    shade,
    write,
)

OCHRE, OCHRE_DARK = "#9a3f1c", "#6b2710"
WOOD, BRICK, STONE, GOLD = "#8a5a2e", "#b5532e", "#7f7a72", "#dba52c"
GREEN, SAND, EDGE = "#596a35", "#cf9a4e", "#4a2c16"
BONE = "#f1e2c2"
FOLDER = "stoneage"


def shadow(x: float, y: float, rx: float) -> str:
    """Draw the flat shadow of a thing that lies on the table."""
    return ellipse(x, y, rx, rx * 0.24, "#1c0f07", 0.2) + ellipse(
        x, y, rx * 0.9, rx * 0.17, "#1c0f07", 0.24
    )


def poly(points: list[Point], fill: str, edge: str = "", width: float = 2) -> str:
    """Draw one polygon, with an edge of a colour."""
    rim = f'stroke="{edge}" stroke-width="{width}" stroke-linejoin="round"' if edge else ""
    return path(polygon(points), fill, rim)


def wood() -> str:
    """A log in the round, its end towards us."""
    dark, light = shade(WOOD, -0.5), "#e3bd86"
    body = "M26,30 H74 Q86,32 86,50 Q86,68 74,70 H26 Q8,68 8,50 Q8,32 26,30 Z"
    bark = line("M24,38 H52 M30,46 H64 M20,55 H46 M52,58 H62 M26,64 H56", shade(WOOD, -0.3), 2.2)
    end = (
        ellipse(76, 50, 14.5, 20.2, dark)
        + ellipse(76, 50, 12.4, 18, "#c8965a")
        + ellipse(76, 50, 10.6, 15.6, light)
    )
    rings = "".join(
        f'<ellipse cx="76" cy="50" rx="{a}" ry="{b}" fill="none" stroke="#a8763f" '
        f'stroke-width="1.5"/>'
        for a, b in ((8, 12), (5.2, 8), (2.4, 3.8))
    )
    return (
        shadow(52, 74, 47)
        + path(body, WOOD, f'stroke="{dark}" stroke-width="2.4"')
        + path("M26,31.4 H74 Q78,32 80,36 Q50,40 12,42 Q16,32 26,31.4 Z", shade(WOOD, 0.24))
        + path("M9,56 Q40,62 78,60 V68 Q76,69 74,69 H26 Q12,67 9,56 Z", shade(WOOD, -0.26))
        + bark
        + end
        + rings
        + line("M16,36 l-5,-8 M34,31 l2,-6", dark, 3.2)
    )


def brick() -> str:
    """A sun-dried brick: top light, front base, side dark."""
    dark = shade(BRICK, -0.5)
    return (
        shadow(52, 76, 47)
        + poly([(8, 46), (26, 28), (94, 28), (94, 56), (78, 76), (8, 76)], BRICK, dark, 3)
        + poly([(8, 46), (26, 28), (94, 28), (78, 46)], shade(BRICK, 0.32))
        + poly([(78, 46), (94, 28), (94, 56), (78, 76)], shade(BRICK, -0.32))
        + line("M9,46.8 H78 V75", shade(BRICK, 0.55), 1.6)
        + poly([(30, 40), (40, 33), (70, 33), (62, 40)], shade(BRICK, 0.12))
        + "".join(
            path(disc(x, y, r), shade(BRICK, -0.24))
            for x, y, r in ((22, 62, 2), (40, 68, 1.6), (52, 58, 2.2), (66, 66, 1.7), (33, 55, 1.4))
        )
        + line("M44,52 l6,5 M18,70 l4,2", shade(BRICK, -0.3), 1.6)
    )


def stone() -> str:
    """A hewn stone with three faces."""
    dark = shade(STONE, -0.55)
    return (
        shadow(51, 78, 47)
        + poly(
            [(6, 56), (26, 26), (70, 22), (95, 50), (88, 76), (46, 82), (12, 76)], STONE, dark, 3
        )
        + poly([(6, 56), (26, 26), (70, 22), (95, 50), (60, 58), (30, 52)], shade(STONE, 0.42))
        + poly([(95, 50), (88, 76), (46, 81), (60, 58)], shade(STONE, -0.3))
        + poly([(26, 26), (70, 22), (62, 34), (36, 38)], shade(STONE, 0.6))
        + line(
            "M6.6,56 L30,52 L60,58 L95,50 M60,58 L46,81", shade(STONE, 0.7), 1.4, 'opacity="0.7"'
        )
        + line("M20,66 l8,4 M34,62 l-3,9", shade(STONE, -0.34), 1.8)
    )


def gold() -> str:
    """A bar of gold."""
    dark = shade(GOLD, -0.52)
    return (
        shadow(51, 77, 49)
        + poly([(4, 76), (20, 44), (32, 30), (72, 30), (82, 44), (97, 76)], GOLD, dark, 3)
        + poly([(20, 44), (32, 30), (72, 30), (82, 44)], shade(GOLD, 0.55))
        + poly([(82, 44), (72, 30), (97, 76), (90, 76)], shade(GOLD, -0.3))
        + poly([(5, 75.4), (9, 67), (93, 67), (96, 75.4)], shade(GOLD, -0.22))
        + line("M20.6,44.6 H81", "#fff3c4", 1.8)
        + poly([(34, 40), (38, 34), (56, 34), (54, 40)], "#fff6d6")
        + path(polygon(rays(4, (13, 3.2), 78, 25)), "#fff6d6")
        + line("M26,52 L20,64", "#fff3c4", 2.4, 'opacity="0.8"')
    )


def food() -> str:
    """A roast on its bone."""
    bone, dark = "#f6ead0", "#8b6f48"
    meat, deep = "#a8462a", "#5c1d0d"
    edge = f'stroke="{dark}" stroke-width="2.4" stroke-linejoin="round"'
    left = "M20,70 L34,58 L42,66 L30,80 Q32,90 23,91 Q16,92 15,84 Q7,84 8,76 Q9,68 20,70 Z"
    right = "M82,24 Q80,12 89,12 Q96,12 95,19 Q102,20 100,28 Q98,35 89,33 L76,44 L70,36 Z"
    flesh = "M40,30 Q56,14 72,24 Q88,36 80,52 L60,74 Q44,90 28,76 Q16,64 24,48 Z"
    return (
        shadow(50, 90, 40)
        + path(left, bone, edge)
        + path(right, bone, edge)
        + path(flesh, meat, f'stroke="{deep}" stroke-width="2.8" stroke-linejoin="round"')
        + path(
            "M30,72 Q46,84 60,70 L79,50 Q80,46 80,44 Q74,60 54,70 Q40,78 27,68 Z",
            shade(meat, -0.34),
        )
        + path("M40,33 Q54,19 68,25 Q62,28 50,38 Q38,48 30,58 Q24,50 40,33 Z", shade(meat, 0.3))
        + path(
            "M66,28 Q78,32 76,44 Q66,46 60,38 Q58,30 66,28 Z",
            "#e7b48c",
            f'stroke="{deep}" stroke-width="1.6"',
        )
        + path(disc(69, 37, 3.6), bone, f'stroke="{dark}" stroke-width="1.2"')
    )


GOODS = {"wood": wood, "brick": brick, "stone": stone, "gold": gold, "food": food}


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


def small_die(n: int, x: float, y: float, size: float, angle: float = 0) -> str:
    """Draw a die small on a card."""
    return place(f'<g transform="translate(0,-4)">{die(0)}{pips(n)}</g>', x, y, size, 100, angle)


def good(name: str, x: float, y: float, size: float) -> str:
    """Put a good on a card."""
    return place(GOODS[name](), x, y, size, 100)


def tops() -> dict[str, str]:
    """Draw what the upper half of a card brings, 120 × 100; numbers come from the table."""
    disc_ = (
        path(disc(60, 52, 41), "#5e2a10")
        + path(disc(60, 50, 41), "#8f3a1c")
        + "".join(path(disc(x, y, 2.2), "#e8b98c") for x, y in rays(24, (35,), 60, 50))
        + path(disc(60, 50, 29), "#a9512d")
    )
    field = "".join(line(f"M8,{y} Q60,{y - 14} 112,{y}", "#8a5a14", 3.4) for y in (84, 93))
    backs = place(back(False), 48, 50, 84, 214, -9) + place(back(False), 70, 51, 84, 214, 8)
    return {
        "dice_for_all": small_die(1, 36, 27, 42, -6)
        + small_die(4, 83, 26, 42, 5)
        + small_die(6, 37, 73, 42, 4)
        + small_die(3, 84, 74, 42, -5),
        "roll_resource": small_die(5, 34, 28, 44, -7) + small_die(2, 84, 28, 44, 6),
        "food": good("food", 60, 50, 92),
        "points": disc_,
        "tool": place(hafted(2), 60, 50, 88, 100),
        "agriculture": ears(60, 88, 80) + field,
        "extra_card": backs,
        "one_use_tool": path(
            disc(60, 50, 45), "none", 'stroke="#8f3a1c" stroke-width="3.4" stroke-dasharray="11 8"'
        )
        + place(hafted(1), 60, 50, 74, 100, 16),
        "choose_resources": good("wood", 34, 26, 52)
        + good("brick", 88, 28, 50)
        + good("stone", 34, 74, 50)
        + good("gold", 87, 76, 50),
    }


def ears(x: float, y: float, size: float) -> str:
    """Draw three ears of grain, their feet at (x, y)."""
    shine = "M-1,-3 C-4,-7 -4,-12 -1,-16 Z"
    grain = "M0,0 C-7,-4 -7,-13 0,-20 C7,-13 7,-4 0,0 Z"
    out = []
    for turn_, k in ((-20, 0.86), (20, 0.86), (0, 1)):
        parts = [line("M0,0 Q3,-30 0,-56", "#7d5410", 3.4)]
        for i in range(4):
            for side in (-1, 1):
                parts.append(
                    f'<g transform="translate(0,{-40 - i * 11}) rotate({34 * side})">'
                    f"{path(grain, '#8a5a14')}{path(shine, '#d39a3a')}</g>"
                )
        parts.append(f'<g transform="translate(0,-76)">{path(grain, "#8a5a14")}</g>')
        out.append(
            f'<g transform="translate({x},{y}) rotate({turn_}) '
            f'scale({size / 100 * k:.3f})">{"".join(parts)}</g>'
        )
    return "".join(out)


def zigzag(x: float, y: float, w: float, colour: str) -> str:
    """Draw a painted border of teeth."""
    n = max(2, round(w / 10))
    step = w / n
    d = "".join(
        f" L{x + step * (i + 0.5):.1f},{y + 5} L{x + step * (i + 1):.1f},{y}" for i in range(n)
    )
    return path(f"M{x},{y}{d} Z", colour)


def civ_card(foot: str) -> str:
    """Draw the frame of a card of civilization, 122 × 214: parchment above, a foot of a colour."""
    lower = "M1.4,114 H120.6 V200 Q120.6,212.6 108,212.6 H14 Q1.4,212.6 1.4,200 Z"
    return (
        rect(0.8, 0.8, 120.4, 212.4, 13, EDGE)
        + rect(2, 2, 118, 208, 11.6, BONE)
        + rect(6, 6, 110, 106, 7, "#e9d5aa")
        + rect(7.4, 7.4, 107.2, 103.2, 6, "#f3e6c8")
        + path(lower, shade(foot, -0.36))
        + path("M2,114 H120 V197 Q120,209 108,209 H14 Q2,209 2,197 Z", foot)
        + rect(2, 112.6, 118, 2.4, 0, EDGE)
        + zigzag(4, 117, 114, shade(foot, -0.3))
        + line("M3.4,116.4 H118.6", shade(foot, 0.36), 1.4, 'opacity="0.7"')
        + line("M14,3.6 H108", "#fffaf0", 1.8, 'opacity="0.9"')
    )


def back(plain: bool = True) -> str:
    """Draw the back of a card: leather with a painted spiral, 122 × 214 within 214 when small."""
    spiral = "M52,110 q0,-9 9,-9 q13,0 13,14 q0,19 -21,19 q-27,0 -27,-26 q0,-31 33,-31 q39,0 39,38"
    inner = (
        rect(0.8, 0.8, 120.4, 212.4, 13, "#2a160a")
        + rect(2, 2, 118, 207.6, 11.6, "#6f4527")
        + path(
            box(9, 9, 104, 194, 8),
            "none",
            'stroke="#e0b67c" stroke-width="2" stroke-dasharray="8 5"',
        )
        + line(spiral, "#3f2210", 9)
        + line(spiral, "#d9b078", 5)
        + "".join(path(disc(x, y, 3.2), "#d9b078") for x in (30, 46, 61, 76, 92) for y in (34, 180))
        + zigzag(18, 44, 86, "#a9623a")
        + zigzag(18, 162, 86, "#a9623a")
        + line("M14,3.8 H108", "#b98a5a", 1.6, 'opacity="0.8"')
    )
    return inner if plain else f'<g transform="translate(46,0)">{inner}</g>'


def building_tile() -> str:
    """Draw the frame of a building tile, 122 × 204, with a window for its picture."""
    return (
        rect(0.8, 0.8, 120.4, 202.4, 11, EDGE)
        + rect(2, 2, 118, 196.5, 10, "#b98b55")
        + rect(2.4, 2.4, 117.2, 193, 9.6, "#e9cf9d")
        + rect(7, 7, 108, 106, 7, "#8a5b2e")
        + rect(8.4, 8.4, 105.2, 103.2, 6, "#d9ad70")
        + line("M12,3.8 H110", "#fff4d8", 1.8, 'opacity="0.85"')
        + "".join(path(disc(x, 120, 1.7), "#a9743c") for x in range(14, 112, 9))
    )


def tile_back() -> str:
    """Draw the back of a building tile, 122 × 204."""
    hut = "M61,62 L104,112 H92 V142 H30 V112 H18 Z"
    return (
        rect(0.8, 0.8, 120.4, 202.4, 11, EDGE)
        + rect(2, 2, 118, 196.5, 10, "#8a5b2e")
        + rect(2.4, 2.4, 117.2, 193, 9.6, "#b98450")
        + path(box(9, 9, 104, 180, 7), "none", 'stroke="#5e3b1c" stroke-width="2.4"')
        + path(hut, "#7a3a1a")
        + path("M52,142 v-18 q9,-12 18,0 v18 Z", "#b98450")
        + line("M61,62 l-8,-14 M61,62 l9,-13 M61,62 v-17", "#7a3a1a", 4)
        + line("M12,3.8 H110", "#e3bd86", 1.6, 'opacity="0.8"')
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
    """Write every coloured thing."""
    for name, draw in GOODS.items():
        write(FOLDER, f"piece_{name}", document(draw(), 100, 100))
    for n in range(1, 7):
        write(FOLDER, f"die_{n}", document(die(0) + pips(n), 100, 108))
    write(FOLDER, "die_body", document(die(0), 100, 108))
    for i, inner in enumerate(tumbling()):
        write(FOLDER, f"tumble_{i:02d}", document(inner, 180, 180))
    for n in range(1, 5):
        write(FOLDER, f"tool_{n}", document(tool(n), 96, 92))
    for n in range(2, 5):
        write(FOLDER, f"once_{n}", document(once(n), 96, 92))
    for name, inner in tops().items():
        write(FOLDER, f"top_{name}", document(inner, 120, 100))
    frames = {
        "civ_card_green": civ_card(GREEN),
        "civ_card_sand": civ_card(SAND),
        "civ_card_back": back(),
    }
    for name, inner in frames.items():
        write(FOLDER, name, document(inner, 122, 214))
    write(FOLDER, "building_tile", document(building_tile(), 122, 204))
    write(FOLDER, "building_back", document(tile_back(), 122, 204))
    write(FOLDER, "price_tag", document(plaque(), 80, 36))
    write(FOLDER, "ring_free", document(ring(False), 48, 30))
    write(FOLDER, "ring_plan", document(ring(True), 48, 30))
