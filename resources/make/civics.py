"""Draw the one-colour signs of the third game: technologies, settlers, lands.

bronze.py writes them; each sign is a list of path data, painted one over the other.
"""

from __future__ import annotations

import math
from itertools import pairwise

from shapes import Point, bar, box, disc, polygon, rays, ring

Signs = list[str]


def stroke(points: list[Point], width: float) -> Signs:
    """Give a line of straight bars with round joints."""
    return [bar(*a, *b, width) for a, b in pairwise(points)]


def curve(start: Point, by: Point, end: Point, width: float, steps: int = 10) -> Signs:
    """Give a bent line as short bars."""
    points = []
    for k in range(steps + 1):
        t = k / steps
        points.append(
            tuple(
                (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c
                for a, b, c in zip(start, by, end, strict=True)
            )
        )
    return stroke([(p[0], p[1]) for p in points], width)


def domestication() -> Signs:
    """The head of an ox, seen from the front."""

    def side(k: int) -> Signs:
        def at(x: float, y: float) -> str:
            return f"{256 + k * x:.0f},{y:.0f}"

        horn = (
            f"M{at(60, 150)} Q{at(196, 158)} {at(206, 58)} Q{at(212, 20)} {at(178, 0)} "
            f"Q{at(236, 24)} {at(236, 92)} Q{at(226, 222)} {at(64, 216)} Z"
        )
        ear = f"M{at(104, 224)} Q{at(214, 226)} {at(216, 286)} Q{at(150, 308)} {at(104, 268)} Z"
        return [horn, ear]

    head = (
        "M150,176 Q256,128 362,176 Q362,312 322,380 Q318,470 256,476 Q194,470 190,380 "
        "Q150,312 150,176 Z "
    )
    holes = " ".join(
        [
            "M186,262 q42,-14 50,26 q-38,18 -50,-26 Z",
            "M326,262 q-42,-14 -50,26 q38,18 50,-26 Z",
            disc(230, 424, 15),
            disc(282, 424, 15),
        ]
    )
    return [*side(-1), *side(1), head + holes]


def masonry() -> Signs:
    """Courses of hewn stone."""
    rows = ((0, 150, 326, 480), (0, 210, 384, 480), (0, 118, 290, 480), (0, 232, 376, 480))
    out = []
    for i, cuts in enumerate(rows):
        out += [
            box(16 + a, 28 + i * 116, b - a - 18, 98, 16)
            for a, b in zip(cuts, (*cuts[1:3], 498), strict=False)
        ]
    return out


def authority() -> Signs:
    """A crown with a sceptre behind it."""
    crown = "M60,236 L152,300 L206,150 L256,276 L306,150 L360,300 L452,236 L412,404 H100 Z"
    tips = [
        disc(x, y, r) for x, y, r in ((56, 214, 26), (206, 128, 28), (306, 128, 28), (456, 214, 26))
    ]
    band = (
        box(96, 420, 320, 58, 16)
        + " "
        + " ".join(disc(x, 449, 15) for x in (152, 204, 256, 308, 360))
    )
    return [crown, *tips, band, polygon(rays(8, (68, 30), 256, 70))]


def religion() -> Signs:
    """The sun in a crescent above an altar."""
    horns = "M62,70 Q72,262 256,262 Q440,262 450,70 Q396,196 256,196 Q116,196 62,70 Z"
    steps = [box(206, 276, 100, 62, 6), box(140, 350, 232, 60, 8), box(66, 422, 380, 64, 10)]
    return [horns, disc(256, 104, 74), *steps]


def wheel() -> Signs:
    """A wheel with six spokes."""
    out = [ring(256, 256, 232, 52), ring(256, 256, 74, 44)]
    for k in range(6):
        a = math.pi * k / 3 + math.pi / 6
        c, s = math.cos(a), math.sin(a)
        out.append(bar(256 + 62 * c, 256 + 62 * s, 256 + 192 * c, 256 + 192 * s, 34))
    return out


def irrigation() -> Signs:
    """A drop above canals."""
    drop = (
        "M256,10 Q370,160 370,232 A114,114 0 0 1 142,232 Q142,160 256,10 Z "
        "M196,226 q-6,68 56,76 q-92,14 -92,-66 q0,-30 22,-70 q16,24 14,60 Z"
    )
    waves = [
        f"M16,{y} q60,-54 120,0 t120,0 t120,0 t120,0 v40 q-60,54 -120,0 t-120,0 t-120,0 t-120,0 Z"
        for y in (376, 448)
    ]
    return [drop, *waves]


def bronze_casting() -> Signs:
    """A crucible that pours into a mould."""
    c, s = math.cos(math.radians(28)), math.sin(math.radians(28))

    def at(x: float, y: float) -> Point:
        return 212 + x * c - y * s, 152 + x * s + y * c

    pot = [
        at(*p)
        for p in (
            (-150, -86),
            (128, -86),
            (164, -58),
            (116, -32),
            (96, 86),
            (48, 116),
            (-66, 116),
            (-114, 86),
            (-126, -30),
        )
    ]
    stream = "M334,204 Q372,214 376,262 V372 H338 V272 Q336,246 306,236 Z"
    mould = polygon(
        [
            (206, 372),
            (330, 372),
            (330, 404),
            (384, 404),
            (384, 372),
            (500, 372),
            (484, 488),
            (222, 488),
        ]
    )
    return [
        polygon(pot),
        stream,
        mould,
        *(disc(x, y, r) for x, y, r in ((436, 330, 15), (292, 330, 12), (466, 282, 10))),
    ]


def ingot() -> Signs:
    """An ox-hide ingot."""
    return [
        "M40,84 Q72,56 118,92 Q256,140 394,92 Q440,56 472,84 Q486,118 452,150 Q424,256 "
        "452,362 Q486,394 472,428 Q440,456 394,420 Q256,372 118,420 Q72,456 40,428 Q26,394 "
        "60,362 Q88,256 60,150 Q26,118 40,84 Z"
    ]


def farmers() -> Signs:
    """A sickle and an ear of grain."""
    blade = "M288,34 Q494,84 474,286 Q448,430 284,444 Q404,384 404,262 Q402,112 288,34 Z"
    handle = bar(276, 428, 186, 486, 50)
    grain = [
        f"M{x:.0f},{y} q{44 * k},-6 {56 * k},-66 q{-62 * k},4 {-56 * k},66 Z"
        for y in (238, 304, 370)
        for x, k in ((156, 1), (140, -1))
    ]
    tip = "M148,176 q-34,-48 0,-104 q34,56 0,104 Z"
    return [blade, handle, *grain, tip, bar(148, 180, 148, 430, 16)]


def herders() -> Signs:
    """A ram."""
    wool = [
        disc(x, y, r)
        for x, y, r in (
            (126, 232, 72),
            (188, 180, 74),
            (262, 172, 76),
            (318, 220, 72),
            (300, 292, 70),
            (214, 304, 76),
            (138, 294, 66),
        )
    ]
    head = "M330,190 Q384,150 430,186 Q496,214 490,256 Q478,290 422,280 Q372,290 340,256 Z "
    horn = [
        *curve((352, 206), (330, 118), (420, 112), 40),
        *curve((420, 112), (466, 128), (444, 176), 36),
    ]
    legs = [bar(x, 330, x2, 456, 36) for x, x2 in ((132, 120), (196, 196), (258, 262), (312, 324))]
    return [*wool, *legs, head + disc(432, 226, 13), *horn]


def hunters() -> Signs:
    """A drawn bow."""
    bow = curve((176, 40), (520, 96), (472, 336), 44, 14)
    tips = [
        *curve((176, 40), (150, 40), (132, 64), 34),
        *curve((472, 336), (478, 360), (450, 382), 34),
    ]
    string = [*stroke([(140, 62), (140, 372), (450, 376)], 16)]
    shaft = bar(72, 440, 398, 114, 28)
    head = polygon([(474, 38), (444, 166), (402, 110), (346, 68)])
    feathers = [
        polygon([(72, 440), (118, 394), (84, 360), (38, 406)]),
        polygon([(72, 440), (118, 394), (152, 428), (106, 474)]),
    ]
    return [*bow, *tips, *string, shaft, head, *feathers]


def desert() -> Signs:
    """Dunes below the sun."""
    return [
        disc(366, 120, 78),
        "M14,318 Q120,150 254,266 Q210,240 176,292 Q110,336 14,352 Z",
        "M14,378 Q160,330 236,276 Q330,240 498,318 V352 Q330,282 250,336 Q140,398 14,408 Z",
        "M14,436 Q150,424 262,372 Q360,330 498,376 V478 H14 Z",
    ]


def hexagonal(x: float, y: float, r: float) -> str:
    """Give a cube as seen from a corner, in three faces."""
    out = []
    for k in range(3):
        a = [math.radians(-90 + 120 * k + d) for d in (0, 60, 120)]
        points = [(0.0, 0.0), *((math.cos(t), math.sin(t)) for t in a)]
        mx, my = (sum(p[i] for p in points) / 4 for i in (0, 1))
        out.append(
            polygon(
                [
                    (x + r * (mx + (px - mx) * 0.9), y + r * (my + (py - my) * 0.9))
                    for px, py in points
                ]
            )
        )
    return " ".join(out)


def cube() -> Signs:
    """A cube."""
    return [hexagonal(256, 256, 236)]


def province() -> Signs:
    """A medallion with a rim of studs."""
    studs = " ".join(disc(x, y, 15) for x, y in rays(12, (190,), 256, 256))
    return [disc(256, 256, 236) + " " + studs]


def route() -> Signs:
    """Three cubes in a row, bound by a thread."""
    out = [box(40 + 152 * k, 196, 128, 128, 24) for k in range(3)]
    return [
        *out,
        box(8, 246, 496, 28, 12),
        polygon([(430, 90), (504, 150), (430, 210)]),
        box(24, 132, 420, 36, 16),
    ]


def city() -> Signs:
    """A gate between towers before a stepped temple."""
    left = "M20,478 V180 h36 v34 h30 v-34 h36 v34 h30 v264 Z"
    right = "M492,478 V180 h-36 v34 h-30 v-34 h-36 v34 h-30 v264 Z"
    gate = "M172,478 V268 H340 V478 H304 V392 Q304,342 256,342 Q208,342 208,392 V478 Z"
    steps = [box(172, 206, 168, 48, 4), box(198, 144, 116, 50, 4), box(226, 84, 60, 48, 4)]
    return [left, right, gate, *steps]


SIGNS = {
    f.__name__: f
    for f in (
        domestication,
        masonry,
        authority,
        religion,
        wheel,
        irrigation,
        bronze_casting,
        ingot,
        farmers,
        herders,
        hunters,
        desert,
        cube,
        province,
        route,
        city,
    )
}
