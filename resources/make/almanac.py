"""Draw the one-colour signs of the fourth game: ideas, actions, things on the map.

tempus.py writes them; each sign is a list of path data, painted one over the other. Those of the
ages are in epochs.py.
"""

from __future__ import annotations

import math
from itertools import pairwise

from shapes import Point, bar, box, disc, polygon, rays, ring

Signs = list[str]


def stroke(points: list[Point], width: float) -> Signs:
    """Give a line of straight bars with round joints."""
    return [bar(*a, *b, width) for a, b in pairwise(points)]


def arc(x: float, y: float, r: float, start: float, end: float, width: float) -> str:
    """Give a band along a circle, from an angle to another, in degrees."""
    big = int(abs(end - start) > 180)
    (c1, s1), (c2, s2) = (
        (math.cos(math.radians(a)), math.sin(math.radians(a))) for a in (start, end)
    )
    o, i = r + width / 2, r - width / 2
    return (
        f"M{x + o * c1:.1f},{y + o * s1:.1f} A{o},{o} 0 {big} 1 {x + o * c2:.1f},"
        f"{y + o * s2:.1f} L{x + i * c2:.1f},{y + i * s2:.1f} A{i},{i} 0 {big} 0 "
        f"{x + i * c1:.1f},{y + i * s1:.1f} Z"
    )


def wave(y: float, thick: float = 38) -> str:
    """Give one line of water over the whole width."""
    return (
        f"M16,{y} q60,-54 120,0 t120,0 t120,0 t120,0 v{thick} q-60,54 -120,0 t-120,0 "
        "t-120,0 t-120,0 Z"
    )


def hills() -> Signs:
    """Three mounds."""
    return [
        "M196,270 Q330,60 496,270 Q420,232 360,292 Q296,214 196,270 Z",
        "M14,360 Q130,150 262,300 Q330,356 352,366 Q180,330 14,392 Z",
        "M60,470 Q240,250 470,402 Q490,436 492,470 Z",
    ]


def farmland() -> Signs:
    """A ploughed field with ears of grain."""

    def grain(x: float, y: float, k: float) -> Signs:
        out = [bar(x, y, x, y - 190 * k, 18 * k)]
        for i in range(3):
            at = y - (96 + 44 * i) * k
            out += [
                f"M{x},{at:.0f} q{58 * s * k:.0f},{-4 * k:.0f} {66 * s * k:.0f},{-70 * k:.0f} "
                f"q{-64 * s * k:.0f},{4 * k:.0f} {-66 * s * k:.0f},{70 * k:.0f} Z"
                for s in (-1, 1)
            ]
        return [
            *out,
            f"M{x},{y - 178 * k:.0f} q{-34 * k:.0f},{-44 * k:.0f} 0,{-92 * k:.0f} "
            f"q{34 * k:.0f},{48 * k:.0f} 0,{92 * k:.0f} Z",
        ]

    furrows = [
        f"M20,{y} Q256,{y - 60} 492,{y} V{y + 34} Q256,{y - 26} 20,{y + 34} Z" for y in (388, 452)
    ]
    return [*grain(256, 356, 1.2), *grain(116, 366, 0.92), *grain(396, 366, 0.92), *furrows]


def sea() -> Signs:
    """Three waves."""
    return [wave(110, 46), wave(236, 46), wave(362, 46)]


def lake() -> Signs:
    """Water within its shore."""
    return [
        ring(256, 256, 236, 40),
        *(
            f"M{x},{y} q32,-34 64,0 t64,0 t64,0 v32 q-32,-34 -64,0 t-64,0 t-64,0 Z"
            for x, y in ((160, 180), (120, 262), (190, 344))
        ),
    ]


def baby() -> Signs:
    """A swaddled child."""
    wrap = (
        "M256,470 Q150,452 128,322 Q118,254 150,206 Q200,262 256,262 Q312,262 362,206 "
        "Q394,254 384,322 Q362,452 256,470 Z "
    )
    folds = " ".join(
        [
            "M158,300 Q250,372 366,300 L370,330 Q256,400 154,330 Z",
            "M178,386 Q256,430 340,386 L326,414 Q256,446 196,414 Z",
        ]
    )
    face = (
        disc(256, 142, 106)
        + " "
        + disc(216, 144, 15)
        + " "
        + disc(296, 144, 15)
        + " "
        + "M216,180 Q256,222 296,180 Q256,202 216,180 Z"
    )
    curl = "M250,46 Q230,10 262,4 Q300,6 286,34 Q278,22 266,28 Q262,36 272,46 Z"
    return [wrap + folds, face, curl]


def battlement(x: float, y: float, w: float, h: float, teeth: int) -> str:
    """Give a wall with merlons whose crown is at y and foot at y + h."""
    step = w / (2 * teeth - 1)
    d = f"M{x:.1f},{y + h:.1f} V{y:.1f}"
    for k in range(teeth):
        d += f" h{step:.1f}" + (f" v{step:.1f} h{step:.1f} v{-step:.1f}" if k < teeth - 1 else "")
    return d + f" V{y + h:.1f} Z"


def city() -> Signs:
    """Towers behind a wall with a gate."""
    gate = "M216,484 V400 Q216,350 256,350 Q296,350 296,400 V484 Z"
    windows = " ".join(box(x, 150, 26, 60, 13) for x in (222, 264))
    return [
        battlement(24, 240, 150, 244, 3),
        battlement(338, 240, 150, 244, 3),
        battlement(166, 72, 180, 412, 3) + " " + gate + " " + windows,
    ]


def banner() -> Signs:
    """A flag on a pole."""
    return [
        box(92, 24, 40, 470, 18),
        disc(112, 36, 34),
        "M148,70 Q240,20 330,74 T490,66 L446,178 L490,292 Q400,342 318,294 T148,292 Z",
    ]


def idea_education() -> Signs:
    """An open book."""
    left = "M244,122 Q160,62 28,82 Q20,84 20,94 V394 Q20,404 30,402 Q160,384 244,444 Z "
    lines_ = " ".join(
        f"M64,{y} Q140,{y - 8} 206,{y + 24} v26 Q140,{y + 18} 64,{y + 26} Z"
        for y in (150, 216, 282)
    )
    right = "M268,122 Q352,62 484,82 Q492,84 492,94 V394 Q492,404 482,402 Q352,384 268,444 Z "
    other = " ".join(
        f"M448,{y} Q372,{y - 8} 306,{y + 24} v26 Q372,{y + 18} 448,{y + 26} Z"
        for y in (150, 216, 282)
    )
    return [
        left + lines_,
        right + other,
        "M22,424 Q160,408 256,464 Q352,408 490,424 V452 Q352,438 256,492 Q160,438 22,452 Z",
    ]


def idea_fortress() -> Signs:
    """A strong tower with a shield."""
    shield = "M256,222 L346,250 V330 Q346,402 256,440 Q166,402 166,330 V250 Z"
    inner = "M256,258 V400 Q198,374 198,326 V274 Z"
    return [
        battlement(70, 28, 372, 128, 4),
        box(40, 456, 432, 40, 8),
        f"M104,172 H408 V440 H104 Z {shield}",
        inner,
    ]


def idea_medicine() -> Signs:
    """A mortar with herbs."""
    bowl = (
        "M52,248 H460 Q470,248 468,262 Q452,392 340,430 V452 H384 V488 H128 V452 H172 V430 "
        "Q60,392 44,262 Q42,248 52,248 Z"
    )
    leaves = [
        "M150,232 Q40,190 58,58 Q178,90 172,232 Z",
        "M196,232 Q150,120 226,20 Q296,116 246,232 Z",
    ]
    return [bowl, *leaves, *stroke([(296, 226), (418, 62)], 46), disc(424, 54, 40)]


def idea_transport() -> Signs:
    """A cart with a spoked wheel."""
    out = [
        "M24,150 H420 Q432,150 430,164 L414,262 H250 Q210,214 150,214 Q92,214 60,262 H52 "
        "L20,166 Q16,150 24,150 Z",
        bar(410, 230, 500, 190, 28),
        ring(150, 358, 130, 34),
        disc(150, 358, 34),
        ring(372, 388, 98, 30),
        disc(372, 388, 26),
    ]
    for k in range(6):
        a = math.pi * k / 3
        out.append(bar(150, 358, 150 + 108 * math.cos(a), 358 + 108 * math.sin(a), 20))
        out.append(bar(372, 388, 372 + 80 * math.cos(a + 0.5), 388 + 80 * math.sin(a + 0.5), 16))
    return [*out, *(box(60 + 88 * k, 62, 72, 76, 10) for k in range(4))]


def idea_sanitation() -> Signs:
    """An aqueduct and a drop of water."""
    arches = (
        "M16,282 H496 V330 H16 Z M16,350 H496 V486 H432 V452 A48,48 0 0 0 336,452 V486 H304 "
        "V452 A48,48 0 0 0 208,452 V486 H176 V452 A48,48 0 0 0 80,452 V486 H16 Z"
    )
    drop = (
        "M256,14 Q346,130 346,176 A90,90 0 0 1 166,176 Q166,130 256,14 Z "
        "M206,172 q0,58 52,64 q-74,10 -76,-56 q2,-24 16,-50 q12,16 8,42 Z"
    )
    side = [f"M{x},120 q40,62 40,84 a40,40 0 0 1 -80,0 q0,-22 40,-84 Z" for x in (84, 428)]
    return [arches, drop, *side]


def idea_weapons() -> Signs:
    """A sword."""
    blade = "M492,20 L470,140 L230,380 L132,282 L372,42 Z M418,74 L196,296 L214,314 L438,92 Z"
    return [
        blade,
        *stroke([(84, 238), (274, 428)], 52),
        bar(156, 356, 70, 442, 56),
        disc(56, 456, 48),
        disc(80, 234, 34),
        disc(278, 432, 34),
    ]


def idea_religion() -> Signs:
    """Hands below a rising light."""
    rays_ = [
        bar(
            256 + r * math.cos(a),
            212 + r * math.sin(a),
            256 + 196 * math.cos(a),
            212 + 196 * math.sin(a),
            26,
        )
        for a, r in ((math.radians(d), 118) for d in (-180, -150, -120, -90, -60, -30, 0))
    ]
    left = (
        "M44,280 Q60,268 78,290 L136,372 Q150,384 158,372 V330 Q164,312 182,318 Q246,352 246,"
        "430 V492 H128 Q118,452 84,420 Q44,374 36,304 Q34,288 44,280 Z"
    )
    right = (
        "M468,280 Q452,268 434,290 L376,372 Q362,384 354,372 V330 Q348,312 330,318 Q266,352 "
        "266,430 V492 H384 Q394,452 428,420 Q468,374 476,304 Q478,288 468,280 Z"
    )
    return [disc(256, 212, 82), *rays_, left, right]


def idea_government() -> Signs:
    """A house of council with columns."""
    return [
        "M256,24 L492,164 V198 H20 V164 Z " + disc(256, 122, 34),
        *(box(58 + 92 * k, 216, 58, 190, 8) for k in range(2)),
        *(box(304 + 92 * k, 216, 58, 190, 8) for k in range(2)),
        "M212,406 V288 Q212,236 256,236 Q300,236 300,288 V406 Z",
        box(40, 416, 432, 32, 4),
        box(14, 458, 484, 36, 4),
    ]


def action_move() -> Signs:
    """Footsteps of a way."""

    def sole(x: float, y: float, k: int) -> Signs:
        toes = [
            disc(x + k * dx, y - dy, r)
            for dx, dy, r in (
                (-34, 118, 24),
                (4, 130, 20),
                (36, 122, 17),
                (62, 102, 15),
                (80, 78, 13),
            )
        ]
        body = (
            f"M{x - k * 44},{y - 20} q{-k * 8},-66 {k * 44},-70 q{k * 74},4 {k * 70},70 "
            f"q{-k * 8},44 {-k * 22},84 q{k * 10},62 {-k * 38},66 q{-k * 50},0 {-k * 46},-70 "
            f"q{k * 2},-40 {-k * 8},-80 Z"
        )
        return [*toes, body]

    return [*sole(156, 356, -1), *sole(346, 186, 1)]


def action_build_city() -> Signs:
    """A tower that rises, and a plus."""
    gate = "M150,484 V404 Q150,364 184,364 Q218,364 218,404 V484 Z"
    return [
        battlement(40, 190, 288, 294, 4)
        + " "
        + gate
        + " "
        + box(112, 284, 34, 50, 12)
        + " "
        + box(222, 284, 34, 50, 12),
        box(384, 56, 56, 200, 14),
        box(312, 128, 200, 56, 14),
        box(10, 470, 350, 26, 6),
    ]


def fight_point() -> Signs:
    """A burst with a fist of steel: one point of strength."""
    return [
        polygon(rays(12, (244, 168), 256, 256))
        + " "
        + "M256,116 L366,152 V258 Q366,352 256,398 Q146,352 146,258 V152 Z",
        "M256,154 L330,178 V258 Q330,326 256,358 Z",
    ]


def progress() -> Signs:
    """Steps that rise, an arrow above."""
    return [
        box(24, 388, 104, 100, 10),
        box(142, 306, 104, 182, 10),
        box(260, 224, 104, 264, 10),
        box(378, 142, 104, 346, 10),
        *stroke([(40, 318), (250, 108)], 36),
        polygon([(176, 60), (316, 42), (298, 182)]),
    ]


SIGNS = {
    f.__name__: f
    for f in (
        hills,
        farmland,
        sea,
        lake,
        baby,
        city,
        banner,
        idea_education,
        idea_fortress,
        idea_medicine,
        idea_transport,
        idea_sanitation,
        idea_weapons,
        idea_religion,
        idea_government,
        action_move,
        action_build_city,
        fight_point,
        progress,
    )
}
SIGNS["action_have_babies"] = baby
