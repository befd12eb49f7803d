"""Draw the plain symbols of the interface: arrows, marks, switches and the five seat shapes."""

from __future__ import annotations

import math

from shapes import bar, box, disc, polygon, rays, ring, symbol

ARROW = [(96, 256), (272, 88), (272, 190), (424, 190), (424, 322), (272, 322), (272, 424)]


def turned(points: list[tuple[float, float]], degrees: float) -> str:
    """Rotate a polygon around the middle of the box."""
    a = math.radians(degrees)
    c, s = math.cos(a), math.sin(a)
    moved = [(x - 256, y - 256) for x, y in points]
    return polygon([(256 + x * c - y * s, 256 + x * s + y * c) for x, y in moved])


def gear() -> str:
    """Give a wheel with eight teeth and a round hub."""
    points = []
    for i in range(8):
        for shift, r in ((-14.5, 166), (-9.5, 222), (9.5, 222), (14.5, 166)):
            a = math.radians(45 * i + shift)
            points.append((256 + r * math.cos(a), 256 + r * math.sin(a)))
    return polygon(points) + " " + ring(256, 256, 112, 40)


def wedge(x: float) -> str:
    """Give a triangle that points to the right."""
    return f"M{x},96 L{x + 150},256 L{x},416 Z"


def speaker(waves: str) -> str:
    """Give a loudspeaker followed by what comes out of it."""
    return "M52,188 h84 l112,-92 q16,-12 16,10 v300 q0,22 -16,10 l-112,-92 h-84 Z " + waves


def wave(x: float, r: float, width: float) -> str:
    """Give one sound wave: an arc band to the right of the loudspeaker."""
    a = math.radians(42)
    outer = (x + r * math.cos(a), r * math.sin(a))
    inner = (x + (r - width) * math.cos(a), (r - width) * math.sin(a))
    return (
        f"M{outer[0]:.1f},{256 - outer[1]:.1f} A{r},{r} 0 0 1 {outer[0]:.1f},{256 + outer[1]:.1f} "
        f"L{inner[0]:.1f},{256 + inner[1]:.1f} "
        f"A{r - width},{r - width} 0 0 0 {inner[0]:.1f},{256 - inner[1]:.1f} Z"
    )


def turned_cross(x: float, y: float, reach: float, half: float) -> str:
    """Give a diagonal cross around (x, y)."""
    arms = [(half, -half), (reach, -half), (reach, half), (half, half)]
    points = [p for q in range(4) for p in quarter(arms, q)]
    k = math.sqrt(0.5)
    return polygon([(x + (a - b) * k, y + (a + b) * k) for a, b in points])


def quarter(points: list[tuple[float, float]], turns: int) -> list[tuple[float, float]]:
    """Turn points by right angles around the origin, leaving out the shared last one."""
    out = points[:-1]
    for _ in range(turns):
        out = [(-y, x) for x, y in out]
    return out


def corners() -> str:
    """Give four angle brackets that point outwards: full screen."""
    out = []
    for sx, sy in ((1, 1), (-1, 1), (-1, -1), (1, -1)):
        pts = [(-196, -196), (-64, -196), (-64, -146), (-146, -146), (-146, -64), (-196, -64)]
        out.append(polygon([(256 + x * sx, 256 + y * sy) for x, y in pts]))
    return " ".join(out)


TRIANGLE_ROUNDED = (
    "M230,66 Q256,26 282,66 L474,404 Q492,446 448,448 H64 Q20,446 38,404 Z "
    "M256,170 q-32,0 -30,30 l12,112 q3,18 18,18 t18,-18 l12,-112 q2,-30 -30,-30 Z "
)
SYMBOLS = {
    "arrow_left": turned(ARROW, 0),
    "arrow_up": turned(ARROW, 90),
    "arrow_right": turned(ARROW, 180),
    "arrow_down": turned(ARROW, 270),
    "plus": " ".join([box(222, 84, 68, 344, 22), box(84, 222, 138, 68), box(290, 222, 138, 68)]),
    "minus": box(84, 222, 344, 68, 22),
    "search": (
        "M208,64 a144,144 0 0 1 0,288 a144,144 0 0 1 0,-288 Z "
        "M208,124 a84,84 0 0 0 0,168 a84,84 0 0 0 0,-168 Z "
        "M300,346 L346,300 L458,412 L412,458 Z"
    ),
    "check": polygon([(62, 280), (116, 226), (206, 316), (398, 108), (452, 160), (208, 424)]),
    "cross": turned(
        [
            (222, 60),
            (290, 60),
            (290, 222),
            (452, 222),
            (452, 290),
            (290, 290),
            (290, 452),
            (222, 452),
            (222, 290),
            (60, 290),
            (60, 222),
            (222, 222),
        ],
        45,
    ),
    "close": turned(
        [
            (236, 56),
            (276, 56),
            (276, 236),
            (456, 236),
            (456, 276),
            (276, 276),
            (276, 456),
            (236, 456),
            (236, 276),
            (56, 276),
            (56, 236),
            (236, 236),
        ],
        45,
    ),
    "help": ring(256, 256, 216, 40)
    + " M256,118 q-84,0 -90,84 h54 q2,-36 36,-36 q34,0 34,30 q0,24 -30,44 q-32,22 -32,66 v12 h54"
    " v-8 q0,-20 24,-38 q40,-30 40,-78 q0,-76 -90,-76 Z " + disc(255, 366, 32),
    "info": ring(256, 256, 216, 40)
    + " "
    + disc(256, 158, 34)
    + " M196,214 h92 v130 h34 v42 h-126 v-42 h34 v-88 h-34 Z",
    "cog": gear(),
    "lock": "M120,226 v-52 a136,136 0 0 1 272,0 v52 h24 q22,0 22,22 v196 q0,22 -22,22 H96 "
    "q-22,0 -22,-22 V248 q0,-22 22,-22 Z M178,226 h156 v-52 a78,78 0 0 0 -156,0 Z "
    "M256,288 a38,38 0 0 0 -20,70 l-14,60 h68 l-14,-60 a38,38 0 0 0 -20,-70 Z",
    "folder": "M40,118 q0,-26 26,-26 h120 q18,0 28,14 l24,32 h192 q26,0 26,26 v26 H96 L40,380 Z "
    "M112,246 h378 q14,0 10,16 l-46,142 q-6,16 -24,16 H62 Z",
    "copy": box(168, 44, 264, 320, 30) + " M80,148 h52 v232 q0,20 20,20 h192 v44 q0,24 -24,24 "
    "H104 q-24,0 -24,-24 Z",
    "warning": TRIANGLE_ROUNDED + disc(256, 382, 32),
    "speaker": speaker(wave(236, 124, 38) + " " + wave(236, 216, 38)),
    "speaker_off": speaker(turned_cross(392, 256, 92, 21)),
    "fullscreen": corners(),
    "flag": box(84, 40, 40, 436, 18) + " M136,64 q78,-36 150,0 t150,-4 v212 q-78,36 -150,4 "
    "t-150,0 Z",
    "star": polygon(rays(5, (218, 94), 256, 270)),
    "person": disc(256, 142, 94) + " M72,462 q0,-204 184,-204 t184,204 q0,12 -12,12 H84 "
    "q-12,0 -12,-12 Z",
    "home": "M256,46 L490,262 l-36,38 L424,272 V448 q0,18 -18,18 H308 V330 H204 V466 H106 "
    "q-18,0 -18,-18 V272 L58,300 L22,262 Z",
    "shield": "M256,30 L446,92 V252 Q446,402 256,486 Q66,402 66,252 V92 Z",
    "crown": "M40,136 L150,238 L256,76 L362,238 L472,136 L430,372 H82 Z "
    + box(82, 396, 348, 50, 14),
    "play": "M136,80 q0,-34 30,-18 l260,176 q24,18 0,36 L166,450 q-30,16 -30,-18 Z",
    "crate": "M256,196 L40,108 L96,36 L256,100 L416,36 L472,108 Z "
    "M62,176 L240,248 V484 L62,404 Z M450,176 L272,248 V484 L450,404 Z",
    "calculator": box(84, 28, 344, 456, 40)
    + " "
    + box(132, 76, 248, 92, 12)
    + " "
    + " ".join(disc(168 + x * 88, 240 + y * 80, 28) for x in range(3) for y in range(3)),
    "printer": box(128, 28, 256, 116, 12)
    + " M64,176 H448 q36,0 36,36 v150 q0,30 -30,30 H416 V296 H96 v96 H58 q-30,0 -30,-30 V212 "
    "q0,-36 36,-36 Z " + box(136, 330, 240, 154, 10) + " " + disc(414, 236, 18),
    "pause": box(122, 72, 96, 368, 22) + " " + box(294, 72, 96, 368, 22),
    "pace_slow": wedge(181),
    "pace_normal": wedge(106) + " " + wedge(256),
    "pace_fast": " ".join(map(wedge, (31, 181, 331))),
    "pace_instant": wedge(71) + " " + wedge(221) + " " + box(381, 96, 60, 320, 16),
    "mouse": "M236,44 V232 H108 V184 Q108,52 236,44 Z M276,44 Q404,52 404,184 V232 H276 Z "
    "M108,272 H404 V326 Q404,470 256,470 T108,326 Z",
    "key": "M86,72 H426 q40,0 40,40 V376 q0,64 -64,64 H110 q-64,0 -64,-64 V112 q0,-40 40,-40 Z "
    "M116,104 q-18,0 -18,18 V308 q0,18 18,18 H396 q18,0 18,-18 V122 q0,-18 -18,-18 Z",
    "seat_circle": disc(256, 256, 206),
    "seat_square": box(74, 74, 364, 364, 34),
    "seat_triangle": polygon([(256, 46), (494, 446), (18, 446)]),
    "seat_diamond": polygon([(256, 16), (496, 256), (256, 496), (16, 256)]),
    "seat_hexagon": polygon(rays(6, (222,), 256, 256, 0)),
}
# Paths of their own: what lies over each other in one path is a hole.
WHISTLE = [
    disc(322, 312, 150) + " " + disc(322, 312, 58),
    "M240,176 H28 q-16,0 -16,16 v64 q0,16 16,16 h190 Z",
    *(bar(*line, 34) for line in ((250, 120, 236, 52), (330, 112, 336, 40), (410, 126, 438, 62))),
]
TALLY = [
    *(bar(x, 70, x, 442, 44) for x in (96, 196, 296, 396)),
    bar(36, 372, 456, 140, 44),
]
CURVE = [
    box(36, 40, 40, 436, 16),
    box(60, 436, 416, 40, 16),
    bar(128, 352, 224, 240, 40),
    bar(224, 240, 312, 296, 40),
    bar(312, 296, 436, 116, 40),
]
FAMINE = [
    "M28,268 H484 Q476,392 352,430 V462 H160 V430 Q36,392 28,268 Z",
    bar(150, 170, 388, 170, 22),
    *(bar(x, 110 + d, x, 230 - d, 22) for x, d in ((190, 16), (244, 4), (298, 0), (352, 10))),
    polygon([(150, 170), (92, 116), (92, 224)]),
    "M392,112 q84,0 84,58 t-84,58 Z M428,138 a15,15 0 1 0 0.1,0 Z",
]
TABLET = " ".join(
    [
        "M112,34 H400 q44,0 44,44 V434 q0,44 -44,44 H112 q-44,0 -44,-44 V78 q0,-44 44,-44 Z",
        *(
            polygon([(x - 26, y), (x + 26, y), (x + 7, y + 34), (x, y + 92), (x - 7, y + 34)])
            for x, y in (
                (150, 92),
                (222, 92),
                (362, 92),
                (290, 218),
                (362, 218),
                (150, 344),
                (290, 344),
            )
        ),
        *(
            polygon([(x, y - 24), (x, y + 24), (x + 32, y + 7), (x + 84, y), (x + 32, y - 7)])
            for x, y in ((262, 128), (122, 256), (196, 390))
        ),
    ]
)
DROUGHT = " ".join(
    [
        disc(256, 168, 84),
        *(
            polygon(
                [
                    (256 + r * math.cos(a + w), 168 + r * math.sin(a + w))
                    for r, w in ((106, -0.13), (158, 0), (106, 0.13))
                ]
            )
            for a in (math.radians(180 + 30 * i) for i in range(-1, 8))
        ),
        polygon([(20, 316), (150, 316), (176, 372), (128, 410), (136, 484), (20, 484)]),
        polygon([(176, 316), (318, 316), (330, 356), (296, 398), (206, 376)]),
        polygon([(344, 316), (492, 316), (492, 404), (412, 388), (356, 362)]),
        polygon([(196, 400), (292, 422), (318, 484), (162, 484), (156, 424)]),
        polygon([(320, 408), (348, 384), (408, 412), (492, 428), (492, 484), (346, 484)]),
    ]
)


def main() -> None:
    """Write every symbol."""
    for name, d in SYMBOLS.items():
        symbol("common", name, d)
    symbol("common", "whistle", *WHISTLE)
    symbol("common", "tally", *TALLY)
    symbol("common", "curve", *CURVE)
    symbol("ages", "famine", *FAMINE)
    symbol("ages", "drought", DROUGHT)
    symbol("ages", "development", TABLET)


if __name__ == "__main__":
    main()
