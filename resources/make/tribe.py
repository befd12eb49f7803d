"""Draw the one-colour signs of the second game: people in the manner of cave walls, and culture.

stoneage.py writes them; each sign is a list of path data, painted one over the other.
"""

from __future__ import annotations

import math
from itertools import pairwise

from shapes import Point, bar, box, disc, polygon, rays

Limb = tuple[float, float, float]


def limb(*joints: Limb) -> list[str]:
    """Give a limb through joints (x, y, radius): tapered bars with round joints."""
    out = [disc(x, y, r) for x, y, r in joints]
    for (x1, y1, r1), (x2, y2, r2) in pairwise(joints):
        a = math.atan2(y2 - y1, x2 - x1) + math.pi / 2
        c, s = math.cos(a), math.sin(a)
        out.append(
            polygon(
                [
                    (x1 + c * r1, y1 + s * r1),
                    (x2 + c * r2, y2 + s * r2),
                    (x2 - c * r2, y2 - s * r2),
                    (x1 - c * r1, y1 - s * r1),
                ]
            )
        )
    return out


def leaf(x: float, y: float, length: float, wide: float, degrees: float) -> str:
    """Give one pointed leaf that grows from (x, y) in a direction."""
    a = math.radians(degrees)
    c, s = math.cos(a), math.sin(a)

    def at(along: float, across: float) -> str:
        return f"{x + c * along - s * across:.1f},{y + s * along + c * across:.1f}"

    return (
        f"M{at(0, 0)} C{at(length * 0.2, wide)} {at(length * 0.7, wide)} {at(length, 0)} "
        f"C{at(length * 0.7, -wide)} {at(length * 0.2, -wide)} {at(0, 0)} Z"
    )


def ear(x: float, y: float, size: float) -> list[str]:
    """Give an ear of grain with its stalk, its foot at (x, y)."""
    top = y - size
    out = limb((x, y, size * 0.035), (x, top + size * 0.2, size * 0.03))
    for i in range(4):
        at = top + size * (0.56 - i * 0.13)
        out += [leaf(x, at, size * 0.26, size * 0.085, a) for a in (-140, -40)]
    return [*out, leaf(x, top + size * 0.2, size * 0.24, size * 0.08, -90)]


def farmer() -> list[str]:
    """Somebody bends over a digging stick beside grain."""
    body = limb((236, 176, 44), (178, 296, 36))
    return [
        disc(286, 104, 46),
        *body,
        *limb((186, 296, 32), (212, 374, 24), (182, 462, 20), (214, 468, 13)),
        *limb((170, 296, 32), (112, 372, 24), (78, 456, 20), (110, 464, 13)),
        *limb((246, 178, 26), (310, 236, 19), (354, 268, 18)),
        *limb((222, 196, 24), (258, 284, 18), (320, 318, 17)),
        *limb((392, 166, 13), (282, 452, 13)),
        polygon([(292, 420), (262, 490), (304, 466)]),
        *ear(438, 474, 250),
        *ear(374, 480, 158),
    ]


def toolmaker() -> list[str]:
    """Somebody kneels and strikes a flint with a raised hammer."""
    return [
        disc(208, 118, 46),
        *limb((186, 196, 44), (158, 318, 40)),
        *limb((164, 322, 36), (262, 350, 28), (232, 452, 22), (278, 462, 15)),
        *limb((152, 326, 34), (112, 430, 26), (44, 456, 17)),
        *limb((196, 200, 26), (292, 206, 20), (336, 134, 18)),
        *limb((176, 216, 24), (236, 292, 19), (322, 322, 18)),
        *limb((284, 172, 12), (404, 64, 12)),
        polygon([(362, 46), (424, 20), (474, 84), (434, 132)]),
        polygon([(306, 366), (340, 318), (398, 326), (448, 364), (430, 392), (330, 398)]),
        polygon([(314, 408), (444, 402), (474, 474), (290, 474)]),
        *(
            bar(x1, y1, x2, y2, 15)
            for x1, y1, x2, y2 in ((424, 296, 454, 256), (446, 320, 496, 300), (402, 286, 406, 240))
        ),
    ]


def hut_builder() -> list[str]:
    """Somebody carries a beam to the frame of a hut."""
    return [
        disc(150, 150, 44),
        *limb((148, 224, 42), (142, 330, 36)),
        *limb((150, 332, 32), (186, 402, 24), (178, 474, 19), (208, 478, 13)),
        *limb((134, 332, 32), (108, 404, 24), (66, 466, 19), (94, 474, 13)),
        *limb((166, 216, 25), (218, 158, 19), (206, 96, 17)),
        *limb((132, 222, 25), (70, 176, 19), (88, 112, 17)),
        *limb((14, 92, 19), (316, 72, 19)),
        *limb((244, 476, 15), (392, 162, 12)),
        *limb((500, 476, 15), (354, 162, 12)),
        *limb((372, 186, 11), (372, 300, 12)),
        *limb((304, 330, 13), (444, 330, 13)),
        *limb((272, 404, 13), (472, 404, 13)),
        *limb((330, 262, 12), (414, 262, 12)),
    ]


def antler(side: int) -> list[str]:
    """Give one antler of a head-dress; side is −1 or 1."""

    def at(x: float, y: float, r: float) -> Limb:
        return 256 + side * x, y, r

    return [
        *limb(at(22, 118, 13), at(74, 70, 13), at(96, 10, 10)),
        *limb(at(62, 82, 11), at(126, 62, 8)),
        *limb(at(84, 50, 10), at(132, 20, 7)),
        *limb(at(48, 94, 10), at(46, 40, 7)),
    ]


def shaman() -> list[str]:
    """Somebody in a robe with antlers raises both arms, a staff in one hand."""
    robe = "M214,196 Q256,176 298,196 L330,330 Q352,420 372,478 Q256,500 140,478 Q160,420 182,330 Z"
    return [
        *antler(-1),
        *antler(1),
        disc(256, 142, 46),
        robe,
        *limb((226, 214, 25), (142, 250, 20), (96, 164, 18)),
        *limb((286, 214, 25), (370, 250, 20), (418, 168, 18)),
        *limb((418, 84, 12), (430, 478, 14)),
        *(leaf(420, 92, 62, 20, a) for a in (-140, -90, -40)),
        disc(94, 140, 24),
    ]


def writing() -> list[str]:
    """A tablet with scratched signs: a beast, water, the sun and strokes."""
    tablet = "M118,30 H398 q50,0 50,50 V432 q0,50 -50,50 H118 q-54,0 -54,-50 V80 q0,-50 54,-50 Z "
    beast = (
        "M116,150 q4,-34 40,-34 h52 q16,-34 44,-30 l-12,22 q14,20 -8,34 l-6,64 h-22 l-4,-44 "
        "h-36 l-6,44 h-22 Z "
    )
    waves = " ".join(
        f"M106,{y} q28,-34 56,0 t56,0 t56,0 v24 q-28,-34 -56,0 t-56,0 t-56,0 Z" for y in (254, 326)
    )
    sun = disc(356, 140, 34)
    beams = " ".join(
        bar(
            356 + 50 * math.cos(a),
            140 + 50 * math.sin(a),
            356 + 70 * math.cos(a),
            140 + 70 * math.sin(a),
            16,
        )
        for a in (math.pi * k / 4 for k in range(8))
    )
    strokes = " ".join(bar(x, 258, x, 352, 24) for x in (308, 350, 392))
    foot = " ".join(disc(x, 420, 17) for x in (128, 180, 232, 284, 336, 388))
    return [tablet + beast + waves + sun + " " + beams + " " + strokes + " " + foot]


def weaving() -> list[str]:
    """Cloth on a standing loom: a beam, warp with weights, a woven band."""
    out = [box(36, 40, 440, 40, 18), box(62, 30, 36, 452, 16), box(414, 30, 36, 452, 16)]
    for row in range(5):
        for column in range(5):
            if (row + column) % 2 == 0:
                out.append(box(124 + column * 54, 92 + row * 42, 50, 38, 5))
            else:
                out += [
                    box(124 + column * 54, 92 + row * 42, 21, 38, 5),
                    box(153 + column * 54, 92 + row * 42, 21, 38, 5),
                ]
    for column in range(5):
        x = 149 + column * 54
        out += [box(x - 7, 300, 14, 110), disc(x, 430, 24)]
    return out


def time() -> list[str]:
    """A moon within the ring of days, as scratched into bone."""
    moon = "M318,112 A150,150 0 1 0 358,352 A128,128 0 0 1 318,112 Z"
    days = [disc(x, y, 19 if i % 7 else 27) for i, (x, y) in enumerate(rays(21, (222,), 256, 256))]
    return [moon, *days]


def gold() -> list[str]:
    """A shining bar."""

    def spark(x: float, y: float, r: float) -> str:
        return polygon(rays(4, (r, r * 0.26), x, y))

    return [
        polygon([(136, 222), (376, 222), (422, 300), (90, 300)]),
        polygon([(80, 318), (432, 318), (490, 456), (22, 456)]),
        spark(256, 110, 96),
        spark(98, 152, 56),
        spark(414, 152, 56),
    ]


def river() -> list[str]:
    """Water running down, with nuggets in it."""

    def wave(y: float) -> str:
        return (
            f"M20,{y} q59,-66 118,0 t118,0 t118,0 t118,0 v44 q-59,66 -118,0 t-118,0 "
            f"t-118,0 t-118,0 Z"
        )

    def nugget(x: float, y: float, k: float) -> str:
        return polygon(
            [
                (x + a * k, y + b * k)
                for a, b in ((-34, 8), (-14, -26), (24, -22), (38, 10), (10, 30))
            ]
        )

    return [
        wave(94),
        wave(198),
        wave(302),
        nugget(112, 440, 1.2),
        nugget(256, 456, 0.9),
        nugget(392, 436, 1.35),
    ]


def tool_maker() -> list[str]:
    """A stone hammer over a flint that splits."""
    return [
        *limb((86, 300, 18), (330, 120, 18)),
        polygon([(262, 66), (330, 28), (434, 150), (410, 214), (350, 218)]),
        polygon([(116, 402), (178, 330), (242, 320), (226, 394), (250, 452), (152, 470)]),
        polygon([(272, 318), (350, 338), (412, 412), (352, 468), (284, 454), (258, 392)]),
        *(
            bar(x1, y1, x2, y2, 20)
            for x1, y1, x2, y2 in (
                (262, 284, 262, 236),
                (438, 330, 480, 298),
                (452, 386, 500, 386),
                (60, 402, 20, 380),
            )
        ),
    ]


def field() -> list[str]:
    """Three ears above furrows."""
    furrows = [
        f"M20,{y} Q256,{y - 64} 492,{y} V{y + 30} Q256,{y - 34} 20,{y + 30} Z" for y in (400, 456)
    ]
    return [*ear(256, 372, 344), *ear(122, 386, 290), *ear(390, 386, 290), *furrows]


def dice_for_all() -> list[str]:
    """Four dice."""

    def cube(x: float, y: float, pips: tuple[Point, ...]) -> str:
        return (
            box(x, y, 208, 208, 42)
            + " "
            + " ".join(disc(x + 104 + a * 56, y + 104 + b * 56, 25) for a, b in pips)
        )

    return [
        cube(32, 32, ((0, 0),)),
        cube(272, 32, ((-1, -1), (1, 1))),
        cube(32, 272, ((-1, -1), (0, 0), (1, 1))),
        cube(272, 272, ((-1, -1), (1, -1), (-1, 1), (1, 1))),
    ]


def roll_resource() -> list[str]:
    """Two dice above a heap."""

    def cube(x: float, y: float, pips: tuple[Point, ...]) -> str:
        return (
            box(x, y, 216, 216, 44)
            + " "
            + " ".join(disc(x + 108 + a * 56, y + 108 + b * 56, 26) for a, b in pips)
        )

    return [
        cube(28, 30, ((-1, -1), (0, 0), (1, 1))),
        cube(268, 30, ((-1, 0), (1, 0))),
        polygon(
            [(40, 482), (118, 330), (196, 284), (256, 352), (330, 300), (420, 346), (474, 482)]
        ),
    ]


def card(x: float, y: float, w: float, h: float) -> str:
    """Give the outline of a card."""
    return box(x, y, w, h, 28)


def extra_card() -> list[str]:
    """A card, and one more."""
    plus = (
        box(246, 176, 56, 200, 14)
        + " "
        + box(174, 248, 72, 56, 14)
        + " "
        + box(302, 248, 72, 56, 14)
    )
    return [
        "M66,92 h26 V396 h-26 q-30,0 -30,-30 V122 q0,-30 30,-30 Z",
        card(112, 44, 324, 424) + " " + plus,
    ]


def one_use_tool() -> list[str]:
    """A chipped hand axe within a broken ring: once only."""
    out = []
    for i in range(10):
        a, b = math.radians(36 * i), math.radians(36 * i + 22)
        points = [
            (256 + r * math.cos(t), 256 + r * math.sin(t))
            for r, ends in ((240, (a, (a + b) / 2, b)), (206, (b, (a + b) / 2, a)))
            for t in ends
        ]
        out.append(polygon(points))
    flint = "M256,76 Q336,150 350,256 Q354,366 256,432 Q158,366 162,256 Q176,150 256,76 Z "
    chips = polygon(
        [
            (256, 116),
            (284, 196),
            (246, 256),
            (286, 330),
            (256, 398),
            (232, 330),
            (212, 262),
            (240, 196),
        ]
    )
    return [*out, flint + chips]


def choose_resources() -> list[str]:
    """Two open hands' worth: two heaps side by side under an arrow."""
    return [
        polygon([(20, 476), (58, 372), (128, 336), (200, 374), (234, 476)]),
        polygon([(278, 476), (312, 374), (384, 336), (454, 372), (492, 476)]),
        polygon(
            [(256, 30), (376, 168), (300, 168), (300, 300), (212, 300), (212, 168), (136, 168)]
        ),
    ]


def points() -> list[str]:
    """A carved disc with a star."""
    return [disc(256, 256, 228) + " " + disc(256, 256, 194), polygon(rays(5, (160, 70), 256, 268))]


def first_player() -> list[str]:
    """A leader's staff with feathers."""
    return [
        *limb((256, 492, 17), (256, 150, 15)),
        disc(256, 118, 60) + " " + disc(256, 118, 27),
        *(leaf(256, 186, 190, 34, a) for a in (40, 66, 114, 140)),
        *(leaf(256, 72, 62, 22, a) for a in (-130, -90, -50)),
    ]


SIGNS = {
    f.__name__: f
    for f in (
        farmer,
        toolmaker,
        hut_builder,
        shaman,
        writing,
        weaving,
        time,
        gold,
        river,
        tool_maker,
        field,
        dice_for_all,
        roll_resource,
        extra_card,
        one_use_tool,
        choose_resources,
        points,
        first_player,
    )
}
