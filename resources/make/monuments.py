"""Draw the seven monuments in colour, each with an outline of its own, on a 128 × 128 box."""

from __future__ import annotations

import math

from shapes import Point, disc, document, ellipse, line, path, polygon, rect, shade, write

LIGHT, MID, DARK, INK = "#f0dcb0", "#cfa269", "#96643a", "#4a2a16"
GOLD, GOLD_DARK, LEAF, LEAF_DARK = "#e8b540", "#b07a1c", "#7f9a45", "#4b6b33"
EDGE = f'stroke="{INK}" stroke-width="2.4" stroke-linejoin="round"'


def shape(points: list[Point], fill: str, edge: bool = False) -> str:
    """Draw one filled polygon, with a dark edge when it is an outline."""
    return path(polygon(points), fill, EDGE if edge else "")


def ground() -> str:
    """Draw the patch of earth every monument stands on."""
    return ellipse(64, 117, 60, 8, "#5b3a1f", 0.28)


def step_pyramid() -> str:
    """Draw four steps, a stair up the middle and a shrine."""
    out = [ground()]
    for i, half in enumerate((58, 46, 34, 22)):
        y = 98 - 20 * i
        out.append(rect(64 - half, y, 2 * half, 20, 1.5, MID, EDGE))
        out.append(
            shape(
                [
                    (64 + half * 0.38, y + 1.2),
                    (64 + half - 1.2, y + 1.2),
                    (64 + half - 1.2, y + 18.8),
                    (64 + half * 0.38, y + 18.8),
                ],
                DARK,
            )
        )
        out.append(rect(65.4 - half, y + 1.2, 2 * half - 2.8, 3.6, 0.5, LIGHT))
    out.append(shape([(53, 118), (57.5, 38), (70.5, 38), (75, 118)], LIGHT, True))
    out += [
        line(f"M{56 - (y - 44) * 0.035:.1f},{y} H{72 + (y - 44) * 0.035:.1f}", DARK, 1.8)
        for y in range(46, 116, 8)
    ]
    out.append(rect(51, 20, 26, 18, 1, MID, EDGE))
    out.append(rect(59, 25, 10, 13, 1, INK))
    out.append(rect(47, 13, 34, 8, 1.5, LIGHT, EDGE))
    return "".join(out)


def standing(x: float, y: float, w: float, h: float, tone: float) -> str:
    """Draw one rough standing stone, its foot at y."""
    body = [(x, y), (x + w * 0.06, y - h), (x + w * 0.9, y - h * 1.01), (x + w, y)]
    dark = [(x + w * 0.62, y - 1), (x + w * 0.58, y - h + 1), (x + w * 0.88, y - h), (x + w, y)]
    colours = [shade(c, tone) for c in ("#c9c0b2", "#8d8378")]
    return shape(body, colours[0], True) + shape(dark, colours[1])


def lintel(x: float, y: float, w: float, tone: float) -> str:
    """Draw one stone laid across two others."""
    h = 13.0
    body = [(x, y - h + 1), (x + w - 2, y - h - 1), (x + w, y), (x + 1.5, y + 0.5)]
    low = [(x + 2, y - 4), (x + w - 1, y - 4.6), (x + w - 1, y - 0.8), (x + 2.5, y - 0.6)]
    return shape(body, shade("#ddd5c6", tone), True) + shape(low, shade("#8d8378", tone))


def stone_circle() -> str:
    """Draw a ring of stones with three gates."""
    out = [ellipse(64, 104, 60, 19, "#7f9a45"), ellipse(64, 106, 44, 11, "#9cb45c")]
    out += [standing(x, 84, 11, 32, -0.3) for x in (34, 50, 67, 83)]
    out += [lintel(32, 53, 31, -0.25), lintel(65, 53, 31, -0.25)]
    out += [standing(x, 106, 15, 56, -0.06) for x in (6, 30, 83, 107)]
    out += [lintel(3, 52, 45, 0), lintel(80, 52, 45, 0)]
    out += [standing(44, 120, 16, 44, 0.05), standing(69, 120, 15, 58, 0.05)]
    return "".join(out)


def temple() -> str:
    """Draw a temple front with five columns."""
    out = [ground(), rect(8, 108, 112, 11, 1.5, MID, EDGE), rect(14, 98, 100, 11, 1.5, LIGHT, EDGE)]
    out.append(rect(22, 54, 84, 44, 0, "#5b3319"))
    for i in range(5):
        x = 20 + 18.8 * i
        out += [rect(x, 54, 13, 44, 1, LIGHT, EDGE), rect(x + 7.5, 55.4, 4.3, 41.4, 0, MID)]
        out += [line(f"M{x + 4.6},60 V93", MID, 1.2), rect(x - 1.6, 51, 16.2, 5, 1.2, LIGHT, EDGE)]
    out.append(rect(12, 41, 104, 11, 1, MID, EDGE))
    out += [rect(20 + 16 * i, 43.6, 6, 6, 0.6, "#b4532c") for i in range(6)]
    out.append(shape([(64, 8), (122, 41), (6, 41)], LIGHT, True))
    out.append(shape([(64, 17), (103, 38.4), (25, 38.4)], "#b4532c"))
    out.append(path(disc(64, 30, 5.6), GOLD))
    return "".join(out)


def obelisk() -> str:
    """Draw a slender needle with a gilt tip and carved signs."""
    out = [ground(), shape([(24, 119), (28, 106), (100, 106), (104, 119)], MID, True)]
    out += [shape([(36, 106), (39, 94), (89, 94), (92, 106)], LIGHT, True)]
    out += [shape([(67, 94.8), (88.4, 94.8), (91, 105), (69, 105)], DARK)]
    out += [shape([(46, 94), (53, 26), (75, 26), (82, 94)], LIGHT, True)]
    out += [shape([(68, 93), (67, 27), (74.2, 27), (80.8, 93)], MID)]
    out += [shape([(53, 26), (64, 4), (75, 26)], GOLD, True)]
    out += [shape([(65.5, 8.5), (73.4, 25), (67, 25)], GOLD_DARK)]
    marks = (
        "M58,36 h6 M57,44 q3,-5 6,0 q-3,5 -6,0 M56.6,53 v6 M62.6,53 v6 M56,66 l7,6 "
        "M63,66 l-7,6 M55.4,80 h8 M55.2,85 h8.4"
    )
    return "".join(out) + line(marks, "#8a4a22", 2)


def vine(x: float, y: float, drop: float) -> str:
    """Draw one hanging tuft of leaves."""
    return path(
        f"M{x - 6},{y} q-3,{drop * 0.5} 1,{drop} q4,{drop * 0.3} 6,{-drop * 0.2} "
        f"q5,{-drop * 0.3} 5,{-drop * 0.8} Z",
        LEAF_DARK,
    ) + path(
        f"M{x - 4},{y} q-2,{drop * 0.4} 1,{drop * 0.74} q3,{drop * 0.1} 4,{-drop * 0.3} "
        f"q2,{-drop * 0.2} 2,{-drop * 0.44} Z",
        LEAF,
    )


def palm(x: float, y: float, h: float) -> str:
    """Draw one palm tree, its foot at y."""
    out = [line(f"M{x},{y} q{h * 0.1:.1f},{-h * 0.5:.1f} 0,{-h:.1f}", "#6d4526", 3.4)]
    for a, r in ((-170, 15), (-140, 15), (-40, 15), (-10, 15), (-90, 12)):
        ex = x + r * math.cos(math.radians(a))
        ey = y - h + r * 0.75 * math.sin(math.radians(a)) + 4
        out.append(
            path(
                f"M{x},{y - h:.1f} Q{(x + ex) / 2:.1f},{y - h - 11:.1f} {ex:.1f},{ey:.1f} "
                f"Q{(x + ex) / 2:.1f},{y - h - 2:.1f} {x},{y - h:.1f} Z",
                LEAF_DARK,
            )
        )
    return "".join(out)


def hanging_gardens() -> str:
    """Draw three terraces on arches, overgrown, with palms and falling water."""
    out = [ground(), palm(50, 22, 12), palm(78, 22, 14), palm(24, 52, 15), palm(103, 52, 16)]
    for i, half in enumerate((58, 42, 24)):
        y = 84 - 32 * i
        out.append(rect(64 - half, y, 2 * half, 34, 1.5, MID, EDGE))
        out.append(rect(65.4 - half, y + 1.2, 2 * half - 2.8, 5, 0.5, LIGHT))
        step = 19.0
        n = int(half * 2 // step)
        for j in range(n):
            x = 64 + (j - (n - 1) / 2) * step
            out.append(path(f"M{x - 5.5},{y + 33} v-12 a5.5,5.5 0 0 1 11,0 v12 Z", "#5b3319"))
    out.append(path("M60,24 h8 v95 h-8 Z", "#5fa7b8"))
    out.append(line("M62.6,28 V116 M65.8,34 V112", "#d8f0ef", 1.2))
    for x, y, d in (
        (12, 86, 20),
        (30, 86, 13),
        (47, 86, 22),
        (82, 86, 14),
        (100, 86, 22),
        (117, 86, 16),
        (27, 54, 18),
        (46, 54, 14),
        (84, 54, 19),
        (101, 54, 15),
        (46, 22, 16),
        (82, 22, 18),
    ):
        out.append(vine(x, y, d))
    for half, y in ((58, 85), (42, 53), (24, 21)):
        out += [
            ellipse(64 + s * k, y, 7, 4.6, LEAF if (k + s) % 2 else LEAF_DARK)
            for s in (-1, 1)
            for k in range(12, half, 11)
        ]
    out += [
        path(disc(x, y, 2.2), "#d8552f")
        for x, y in (
            (18, 84),
            (39, 86),
            (92, 85),
            (111, 84),
            (34, 52),
            (95, 52),
            (52, 20),
            (76, 20),
        )
    ]
    return "".join(out)


def tower(x: float, y: float, w: float, h: float) -> str:
    """Draw one watch tower with battlements, its foot at y."""
    top = [rect(x - 3 + (w + 6 - 7) / 3 * i, y - h - 8, 7, 9, 1, LIGHT, EDGE) for i in range(4)]
    return (
        "".join(top)
        + rect(x - 4, y - h - 2, w + 8, 9, 1.2, LIGHT, EDGE)
        + shape([(x, y), (x + 1, y - h + 7), (x + w - 1, y - h + 7), (x + w, y)], MID, True)
        + shape(
            [
                (x + w * 0.6, y - 1),
                (x + w * 0.6, y - h + 8.4),
                (x + w - 2, y - h + 8.4),
                (x + w - 1.2, y - 1),
            ],
            DARK,
        )
        + path(f"M{x + w * 0.3:.1f},{y - h * 0.4:.1f} v-9 a4.4,4.4 0 0 1 8.8,0 v9 Z", INK)
    )


def great_wall() -> str:
    """Draw a wall that climbs over hills, with two towers."""
    out = [
        path("M4,120 Q10,70 46,74 Q74,34 112,50 Q126,56 126,84 Q126,110 122,120 Z", LEAF_DARK),
        path("M4,120 Q28,90 70,100 Q98,86 125,98 Q124,112 121,120 Z", LEAF),
    ]
    wall = (
        "M3,119 V92 Q30,94 46,74 Q62,54 84,58 T120,38 V70 Q104,76 88,92 Q66,90 54,108 "
        "Q40,119 20,119 Z"
    )
    out.append(path(wall, MID, EDGE))
    out.append(line("M3.4,97 Q34,98 49,78 Q64,59 85,62 T118.6,43", LIGHT, 5))
    out.append(line("M5,110 Q38,110 55,90 Q70,72 90,75 T118.6,57", DARK, 1.6))
    for x, y in ((8, 90), (19, 89), (30, 85), (40, 77), (75, 55), (113, 45)):
        out.append(rect(x - 3.4, y - 6, 7, 8, 1, LIGHT, EDGE))
    out += [tower(47, 104, 24, 56), tower(88, 84, 20, 46)]
    return "".join(out)


def great_pyramid() -> str:
    """Draw a smooth pyramid with a gilt top, a small one behind it, under the sun."""
    out = [path(disc(103, 30, 17), GOLD), path(disc(103, 30, 12.5), "#f2cf72"), ground()]
    out += [
        shape([(100, 64), (126, 117), (70, 117)], MID, True),
        shape([(100, 66), (125, 116), (104, 116)], DARK),
    ]
    out += [
        shape([(54, 12), (108, 118), (3, 118)], LIGHT, True),
        shape([(54.6, 15), (106.4, 116.8), (67, 116.8)], MID),
    ]
    for i in range(1, 8):
        y = 12 + 13.2 * i
        half = (y - 12) * 0.49
        edge = 54 + (y - 12) * 0.122
        out.append(line(f"M{54 - half + 2:.1f},{y:.1f} H{edge:.1f}", "#c69a62", 1.3))
        out.append(line(f"M{edge:.1f},{y:.1f} H{54 + half - 2:.1f}", DARK, 1.3))
    for i, y in enumerate((51.6, 64.8, 78, 91.2, 104.4)):
        xs = [54 + (j - 2) * 15 + (7 if i % 2 else 0) for j in range(-1, 5)]
        half = (y - 12) * 0.45
        out += [line(f"M{x},{y} v13", "#c69a62", 1.1) for x in xs if abs(x - 54) < half]
    out += [
        shape([(54, 12), (64.2, 32), (43.8, 32)], GOLD, True),
        shape([(54.6, 15), (62.4, 30.8), (56.6, 30.8)], GOLD_DARK),
    ]
    out.append(path("M46,118 v-9 h11 v9 Z", INK))
    return "".join(out)


DRAWN = (
    step_pyramid,
    stone_circle,
    temple,
    obelisk,
    hanging_gardens,
    great_wall,
    great_pyramid,
)


def main() -> None:
    """Write the seven drawings."""
    for draw in DRAWN:
        write("ages", draw.__name__, document(draw(), 128, 128))


if __name__ == "__main__":
    main()
