"""Draw the one-colour signs of the ages of the fourth game; tempus.py writes them."""

from __future__ import annotations

from almanac import Signs, battlement, stroke, wave
from shapes import bar, box, disc, ring


def era_start() -> Signs:
    """A camp fire."""
    flame = (
        "M262,20 Q286,110 360,180 Q414,244 384,318 Q362,372 300,384 Q340,316 282,248 "
        "Q276,300 236,316 Q216,352 236,384 Q150,372 132,300 Q120,226 184,170 Q190,206 "
        "212,214 Q262,140 262,20 Z"
    )
    return [flame, bar(70, 404, 442, 476, 46), bar(70, 476, 442, 404, 46)]


def era_writing() -> Signs:
    """A quill over a written page."""
    page = (
        "M60,40 H300 L290,86 Q250,190 232,330 L296,330 V486 H60 Q36,486 36,462 V64 Q36,40 "
        "60,40 Z "
        + " ".join(
            box(82, 104 + 64 * k, w, 28, 10) for k, w in enumerate((150, 130, 112, 104, 170, 130))
        )
    )
    quill = (
        "M486,18 Q500,180 414,290 Q372,350 296,372 L270,470 L236,476 Q250,300 330,186 "
        "Q390,92 486,18 Z M452,76 Q330,190 286,356 Q390,270 452,76 Z"
    )
    return [page, quill, "M436,110 Q350,210 300,330 Q400,262 436,110 Z"]


def era_agriculture() -> Signs:
    """A sickle with cut grain."""
    blade = "M170,40 Q420,0 472,214 Q490,392 312,440 Q410,352 372,226 Q324,90 170,40 Z"
    handle = bar(300, 424, 214, 486, 54)
    out = [blade, handle]
    for x, lean in ((66, -30), (146, 0), (226, 30)):
        for k in range(4):
            y = 330 - 44 * k
            cx = x + lean * k * 0.16
            out += [
                f"M{cx:.0f},{y} q{s * 40},-8 {s * 46},-58 q{-s * 46},6 {-s * 46},58 Z"
                for s in (-1, 1)
            ]
        out.append(bar(x + lean * 0.7, 140, x - lean * 0.4, 440, 14))
    return out


def era_cities() -> Signs:
    """Roofs within a wall."""

    def house(x: float, y: float, w: float, h: float) -> str:
        return f"M{x},{y} L{x + w / 2},{y - w * 0.46:.0f} L{x + w},{y} V{y + h} H{x} Z " + box(
            x + w * 0.36, y + h * 0.34, w * 0.28, h * 0.4, 4
        )

    return [
        house(40, 236, 136, 110),
        house(196, 176, 140, 170),
        house(356, 246, 124, 100),
        battlement(14, 366, 484, 122, 6) + " M224,488 V440 Q224,412 256,412 Q288,412 288,440 "
        "V488 Z",
    ]


def era_roads() -> Signs:
    """A paved road that winds to the horizon."""
    road = (
        "M86,488 Q150,350 286,300 Q356,270 268,222 Q220,196 262,140 L318,140 Q296,186 350,212 "
        "Q470,272 368,340 Q320,370 330,488 Z "
    )
    stones = " ".join(
        [
            "M196,396 l70,-26 l16,34 l-80,18 Z",
            "M168,446 l58,-8 l-6,34 l-62,4 Z",
            "M250,438 l52,-6 l4,36 l-58,4 Z",
            "M300,318 l44,-16 l10,28 l-38,12 Z",
        ]
    )
    return [
        road + stones,
        "M20,120 Q120,20 226,120 Q330,40 490,120 V130 H20 Z",
        box(390, 392, 60, 96, 12),
        disc(420, 386, 30),
    ]


def era_trade() -> Signs:
    """A balance."""
    pan = "M{x},330 a92,92 0 0 0 184,0 Z"
    out = [
        box(236, 70, 40, 380, 12),
        box(146, 446, 220, 44, 18),
        disc(256, 64, 40),
        *stroke([(96, 138), (416, 138)], 34),
    ]
    for x in (96, 416):
        out += [
            *stroke([(x - 74, 320), (x, 144)], 18),
            *stroke([(x + 74, 320), (x, 144)], 18),
            pan.format(x=x - 92),
        ]
    return out


def era_ships() -> Signs:
    """A ship under full sail."""
    hull = "M28,354 H120 L140,386 H410 L432,330 H492 Q486,436 410,464 H120 Q48,446 28,354 Z"
    sails = [
        "M130,70 Q196,100 186,188 Q182,290 120,326 Q246,336 252,320 Q262,150 130,70 Z",
        "M270,36 Q372,90 364,186 Q362,290 290,330 Q430,340 440,312 Q446,130 270,36 Z",
    ]
    return [hull, *sails, box(236, 20, 26, 366, 10), "M262,22 L336,12 L262,2 Z", wave(470, 26)]


def era_printing() -> Signs:
    """A screw press with a sheet."""
    frame = [
        box(64, 30, 56, 462, 10),
        box(392, 30, 56, 462, 10),
        box(64, 30, 384, 62, 10),
        box(30, 460, 452, 36, 8),
    ]
    screw = [box(226, 92, 60, 110, 4), bar(120, 176, 420, 130, 26), box(156, 206, 200, 52, 10)]
    sheet = (
        box(146, 288, 220, 136, 8)
        + " "
        + " ".join(box(172, y, w, 18, 6) for y, w in ((310, 168), (346, 140), (382, 168)))
    )
    return [*frame, *screw, sheet, box(120, 432, 272, 26, 4)]


def era_industry() -> Signs:
    """A factory with smoke and a cog."""
    works = "M24,488 V262 L134,196 V262 L244,196 V262 L354,196 V488 Z " + " ".join(
        box(x, 330, 52, 60, 6) for x in (66, 164, 262)
    )
    chimney = "M380,488 L392,150 H464 L478,488 Z"
    return [
        works,
        chimney,
        disc(430, 100, 40),
        disc(372, 66, 36),
        disc(306, 56, 28),
        disc(256, 70, 18),
    ]


def era_trains() -> Signs:
    """A steam engine."""
    boiler = "M150,214 H420 Q470,222 470,300 V358 H150 Z"
    cab = "M34,120 H190 V150 H176 V358 H48 V150 H34 Z " + box(76, 176, 72, 78, 8)
    wheels = [d for x in (112, 236, 352) for d in (ring(x, 414, 62, 22), disc(x, 414, 20))]
    return [
        boiler,
        cab,
        *wheels,
        box(360, 128, 62, 92, 6),
        box(344, 108, 94, 32, 8),
        box(246, 170, 56, 50, 16),
        "M440,372 H500 L482,470 H436 Z",
        box(100, 402, 268, 24, 10),
        disc(424, 62, 34),
        disc(360, 44, 26),
        disc(306, 58, 18),
    ]


def era_flight() -> Signs:
    """A flying machine with two wings."""
    return [
        box(20, 128, 472, 52, 24),
        box(56, 300, 400, 48, 22),
        *(bar(x, 150, x2, 324, 16) for x, x2 in ((92, 112), (420, 400), (180, 196), (332, 316))),
        "M256,150 Q330,190 318,300 Q306,370 256,374 Q206,370 194,300 Q182,190 256,150 Z",
        bar(256, 260, 256, 30, 22),
        bar(256, 260, 256, 488, 22),
        disc(256, 260, 44),
        *(disc(x, 428, 34) for x in (176, 336)),
        bar(176, 420, 226, 350, 16),
        bar(336, 420, 286, 350, 16),
    ]


ERAS = {
    f.__name__: f
    for f in (
        era_start,
        era_writing,
        era_agriculture,
        era_cities,
        era_roads,
        era_trade,
        era_ships,
        era_printing,
        era_industry,
        era_trains,
        era_flight,
    )
}
