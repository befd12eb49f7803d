"""Draw the coloured things of the fourth game: cities, flags, markers, cards, map ornaments."""

from __future__ import annotations

import math
import random

from almanac import SIGNS
from epochs import ERAS
from icons import body
from scenery import rose
from shapes import (
    disc,
    document,
    ellipse,
    line,
    num,
    path,
    place,
    polygon,
    rays,
    rect,
    shade,
    write,
)
from terrain import LANDS, TERRAINS, base, corners, lake, mound, peak, pine, ring, shore

FOLDER = "tempus"
SEATS = {
    "circle": ("#d8552f", "#fff4dc"),
    "square": ("#3557a8", "#fff4dc"),
    "triangle": ("#efbf3d", "#5b3c0c"),
    "diamond": ("#50b2a1", "#12453d"),
    "hexagon": ("#5a2b52", "#fff4dc"),
}
SEA, INK, CREAM, VERMILION = "#3f7f83", "#24484c", "#f6ecd0", "#b33a24"
Icons = dict[str, dict[str, str]]
ORIGINS = {
    "grassland": "high-grass",
    "forest": "pine-tree",
    "mountain": "peaks",
    "idea_war_leader": "spartan-helmet",
}


def sign(icons: Icons, name: str, fill: str, x: float, y: float, size: float) -> str:
    """Put a sign, ours or an icon, with its middle at (x, y)."""
    if name in ORIGINS:
        inner = body(icons, ORIGINS[name])
    else:
        inner = "".join(f'<path d="{d}" fill-rule="evenodd"/>' for d in (SIGNS | ERAS)[name]())
    return place(f'<g fill="{fill}">{inner}</g>', x, y, size, 512)


def seat_mark(shape: str, x: float, y: float, r: float, fill: str, extra: str = "") -> str:
    """Draw the shape of a seat."""
    if shape == "circle":
        return path(disc(x, y, r), fill, extra)
    start, n, k, low = {
        "square": (45, 4, 1.2, 0),
        "triangle": (-90, 3, 1.25, 0.2),
        "diamond": (-90, 4, 1.2, 0),
        "hexagon": (0, 6, 1.08, 0),
    }[shape]
    return path(polygon(rays(n, (r * k,), x, y + r * low, start)), fill, extra)


def tower(shape: str) -> str:
    """Draw a walled city with a plate for its value and a flag, 96 × 116; plate at (48, 74)."""
    c, ink = SEATS[shape]
    dark, light = shade(c, -0.48), shade(c, 0.3)
    wall = (
        "M12,104 V58 h7 v7 h7 v-7 h7 v-22 h6 v6 h6 v-6 h6 v6 h6 v-6 h6 v22 h7 v7 h7 v-7 h7 V104 Z"
    )
    edge = f'stroke="{dark}" stroke-width="4.4" stroke-linejoin="round"'
    cloth = "M49,6 Q60,0 68,6 T84,5 V24 Q74,29 66,24 T49,25 Z"
    return (
        ellipse(53, 106, 41, 8.6, "#10231f", 0.36)
        + f'<g transform="translate(0,5)">{path(wall, dark, edge)}</g>'
        + path(wall, c, edge)
        + path("M12,104 V58 h7 v7 h7 v-7 h7 v46 Z", light, 'opacity="0.35"')
        + path("M77,104 V65 h-7 v39 Z M84,104 V58 h-3 v46 Z", dark, 'opacity="0.3"')
        + line("M34,38 h4 M46,38 h4 M58,38 h4", light, 2.4)
        + line(
            "M16,88 h8 M20,96 h10 M68,96 h8 M74,86 h7 M68,76 h6 M20,76 h7",
            dark,
            1.8,
            'opacity="0.5"',
        )
        + line("M48.5,36 V5", "#3a2416", 3)
        + path(cloth, c, f'stroke="{dark}" stroke-width="2" stroke-linejoin="round"')
        + seat_mark(shape, 65, 14.6, 6, ink)
        + path(disc(48, 75.4, 20.5), dark)
        + path(disc(48, 74, 19.6), "#fff4dc")
        + path(disc(48, 74, 16.8), "#f3e3c0")
    )


def pennant(shape: str) -> str:
    """Draw a flag on its pole, 64 × 88."""
    c, ink = SEATS[shape]
    dark = shade(c, -0.48)
    return (
        ellipse(20, 82, 15, 4.4, "#10231f", 0.4)
        + line("M16,80 V8", "#3a2416", 6)
        + line("M15,78 V10", "#a9773f", 2.6)
        + path(disc(16, 7, 4.6), "#d9a253")
        + path(
            "M18,13 Q34,4 44,13 T60,12 V46 Q48,54 40,46 T18,48 Z",
            c,
            f'stroke="{dark}" stroke-width="2.6" stroke-linejoin="round"',
        )
        + path("M18,13 Q34,4 44,13 L44,22 Q32,16 18,24 Z", shade(c, 0.3), 'opacity="0.6"')
        + seat_mark(shape, 39, 30, 9, ink)
    )


def marker(shape: str) -> str:
    """Draw the round wooden marker of a seat on the track of ages, 64 × 68."""
    c, ink = SEATS[shape]
    dark = shade(c, -0.5)
    return (
        ellipse(35, 56, 28, 9, "#1c0f07", 0.32)
        + ellipse(32, 42, 28, 21, dark)
        + rect(4, 28, 56, 14, 0, dark)
        + ellipse(32, 40, 26.6, 19.6, shade(c, -0.28))
        + rect(5.4, 28, 53.2, 12, 0, shade(c, -0.28))
        + ellipse(32, 28, 28, 21, dark)
        + ellipse(32, 27.6, 26.4, 19.4, c)
        + ellipse(32, 27, 22.4, 15.8, shade(c, 0.12))
        + line("M12,20 Q22,9 40,10", shade(c, 0.55), 2, 'opacity="0.8"')
        + place(seat_mark(shape, 50, 50, 30, ink), 32, 27, 36, 100)
    )


def token(spent: bool) -> str:
    """Draw the token of one action, 48 × 52."""
    if spent:
        return path(disc(24, 24, 19), "#2b2417", 'opacity="0.14"') + "".join(
            line(
                f"M{num(24 + 19 * math.cos(a))},{num(24 + 19 * math.sin(a))} "
                f"A19,19 0 0 1 {num(24 + 19 * math.cos(a + 0.34))},"
                f"{num(24 + 19 * math.sin(a + 0.34))}",
                "#8a6a3a",
                2.4,
            )
            for a in (2 * math.pi * k / 12 for k in range(12))
        )
    return (
        path(disc(25, 28, 21), "#1c0f07", 'opacity="0.3"')
        + path(disc(24, 26.4, 21), "#5b1d10")
        + path(disc(24, 24, 21), shade(VERMILION, -0.2))
        + path(disc(24, 23.6, 19.4), "#c9563a")
        + path(disc(24, 23.6, 14.6), VERMILION)
        + path(polygon(rays(8, (11, 4.6), 24, 23.6)), "#f6dcae")
        + line("M9,16 A17.4,17.4 0 0 1 28,6.6", "#f0a58c", 1.8, 'opacity="0.9"')
    )


def mini(icons: Icons, terrain: str) -> str:
    """Draw a land small with its sign, for rows and cards, 64 × 60."""
    fill, ink = TERRAINS[terrain]
    rim = f'stroke="{shade(ink, -0.1)}" stroke-width="1.6" stroke-linejoin="round"'
    return (
        path(polygon(corners(32, 32, 31)), shade(ink, -0.36))
        + path(polygon(corners(32, 28.4, 30.4)), fill, rim)
        + path(
            polygon(corners(32, 28.4, 26.6)),
            "none",
            'stroke="#fff6dc" stroke-width="1.2" opacity="0.5"',
        )
        + sign(icons, terrain, shade(ink, -0.22), 32, 28, 33)
    )


def window(terrain: str) -> str:
    """Draw a landscape for the picture of a card, 160 × 150."""
    fill, ink = TERRAINS[terrain]
    r = random.Random(7)
    sky, far = shade(fill, 0.62), shade(fill, 0.32)
    out = [rect(0, 0, 160, 150, 10, sky), path(disc(126, 30, 15), "#fff4dc", 'opacity="0.85"')]
    out.append(
        path("M0,84 Q34,58 66,76 T130,66 T160,72 V140 Q160,150 150,150 H10 Q0,150 0,140 Z", far)
    )
    if terrain == "mountain":
        out += [peak(36, 96, 34, 52, r), peak(112, 94, 38, 60, r), peak(76, 102, 30, 44, r)]
    out.append(path("M0,104 Q50,88 92,102 T160,96 V140 Q160,150 150,150 H10 Q0,150 0,140 Z", fill))
    if terrain == "forest":
        out += [
            pine(x, y, h, r.uniform(-0.05, 0.14))
            for x, y, h in (
                (16, 112, 50),
                (40, 106, 42),
                (126, 108, 46),
                (147, 116, 54),
                (98, 104, 34),
                (66, 104, 32),
            )
        ]
    if terrain == "hills":
        out += [
            mound(34, 112, 38, 32, 0.1),
            mound(122, 108, 42, 34, 0.06),
            mound(80, 120, 40, 26, 0),
        ]
    if terrain == "farmland":
        out += [
            line(
                f"M{x},150 Q{80 + (x - 80) * 0.55:.0f},124 {80 + (x - 80) * 0.32:.0f},104",
                ink,
                3,
                'opacity="0.65"',
            )
            for x in range(4, 160, 16)
        ]
    if terrain == "grassland":
        out += [
            line(
                f"M{x - 5},{y - 8} Q{x - 2},{y - 4} {x},{y} V{y - 13} M{x},{y} "
                f"Q{x + 2},{y - 5} {x + 6},{y - 9}",
                ink,
                2.6,
            )
            for x, y in (
                (16, 122),
                (44, 114),
                (72, 124),
                (104, 112),
                (132, 122),
                (150, 110),
                (30, 140),
                (92, 142),
                (124, 140),
            )
        ]
    out.append(
        path(
            "M0,134 Q80,120 160,134 V140 Q160,150 150,150 H10 Q0,150 0,140 Z",
            shade(ink, -0.1),
            'opacity="0.55"',
        )
    )
    return "".join(out)


def medal(icons: Icons, name: str, accent: str) -> str:
    """Draw a sign large on an engraved parchment disc, 200 × 200."""
    ticks = "".join(
        line(
            f"M{num(100 + 78 * math.cos(a))},{num(100 + 78 * math.sin(a))} "
            f"L{num(100 + (86 if k % 4 else 89) * math.cos(a))},"
            f"{num(100 + (86 if k % 4 else 89) * math.sin(a))}",
            INK,
            1.4 if k % 4 else 2.4,
        )
        for k, a in ((k, math.radians(7.5 * k)) for k in range(48))
    )
    return (
        path(disc(102, 106, 94), "#1c0f07", 'opacity="0.26"')
        + path(disc(100, 102.4, 95), "#6b4a2a")
        + path(disc(100, 100, 95), INK)
        + path(disc(100, 100, 92.4), "#f3e6c8")
        + ticks
        + path(disc(100, 100, 75), accent, 'opacity="0.9"')
        + path(disc(100, 100, 72.6), "#faf1da")
        + line("M42,78 A62,62 0 0 1 98,38", "#ffffff", 3, 'opacity="0.6"')
        + sign(icons, name, accent, 102, 102.4, 96)
        + sign(icons, name, INK, 100, 100, 96)
    )


def card_frame() -> str:
    """Draw the frame of an idea, 160 × 240, a window at (10, 38), 140 × 104."""
    return (
        rect(0.8, 0.8, 158.4, 238.4, 15, "#3a2416")
        + rect(2.2, 2.2, 155.6, 231, 13.6, "#f1e2c5")
        + rect(5.6, 5.6, 148.8, 224, 11, "#f8eed8")
        + rect(8.4, 36.4, 143.2, 107.2, 11, "#6b4a2a")
        + line("M16,4 H144", "#ffffff", 1.8, 'opacity="0.8"')
        + line("M30,152 H130", "#b08a55", 1.6)
        + path(polygon(rays(4, (6, 6), 80, 152)), VERMILION)
    )


def card_back() -> str:
    """Draw the back of an idea, 160 × 240: a sea chart with a rose."""
    ways = ((math.radians(22.5 * k), 66 * rhumb(22.5 * k)) for k in range(16))
    rhumbs = "".join(
        line(
            f"M80,120 L{num(80 + math.cos(a) * f)},{num(120 + math.sin(a) * f)}",
            "#f0e2bf",
            0.9,
            'opacity="0.4"',
        )
        for a, f in ways
    )
    waves = "".join(
        line(f"M{x},{y} q5,-5 10,0 t10,0 t10,0", "#8fc0bd", 1.6, 'opacity="0.7"')
        for x, y in ((22, 40), (104, 52), (30, 196), (98, 206), (66, 28), (64, 218))
    )
    return (
        rect(0.8, 0.8, 158.4, 238.4, 15, "#122b2e")
        + rect(2.2, 2.2, 155.6, 231, 13.6, SEA)
        + rect(8, 8, 144, 219, 9, "none", 'stroke="#f0e2bf" stroke-width="2.4"')
        + rect(12.5, 12.5, 135, 210, 6, "none", 'stroke="#24484c" stroke-width="1.6"')
        + rhumbs
        + waves
        + rose(80, 120, 52, "#f0e2bf", INK, "#d8552f")
        + line("M16,4 H144", "#9fd0cb", 1.8, 'opacity="0.8"')
    )


def rhumb(degrees: float) -> float:
    """Say how far a line from the middle of a card back may go before its frame, in 66ths."""
    c, s = abs(math.cos(math.radians(degrees))), abs(math.sin(math.radians(degrees)))
    return min(1 / c if c > 0.01 else 9, 1.56 / s if s > 0.01 else 9)


def ship() -> str:
    """Draw a caravel on its way, 128 × 128."""
    sail, red = "#f6ecd0", VERMILION
    edge = 'stroke="#4a3018" stroke-width="1.8" stroke-linejoin="round"'
    hull = "M10,78 L22,66 H30 L34,80 H86 L94,62 H112 L116,66 Q114,96 98,106 H36 Q16,102 10,78 Z"
    return (
        ellipse(64, 108, 52, 7, "#12363a", 0.35)
        + line("M46,80 V16 M76,80 V8 M100,64 V26", "#5b3d22", 3)
        + path("M30,26 Q46,18 64,24 Q70,44 62,64 Q44,58 28,66 Q36,46 30,26 Z", sail, edge)
        + path("M66,18 Q84,10 104,18 Q110,40 100,60 Q82,54 64,62 Q74,40 66,18 Z", sail, edge)
        + path("M92,30 Q104,40 116,58 Q106,56 96,60 Q98,44 92,30 Z", sail, edge)
        + path("M44,22 h8 v14 h13 v8 h-13 v15 h-7 v-15 h-12 v-8 h12 Z", red, 'opacity="0.85"')
        + path("M82,14 h7 v15 h15 v8 h-15 v17 h-7 v-17 h-12 v-8 h12 Z", red, 'opacity="0.85"')
        + path("M76,8 L92,4 L76,2 Z M46,16 L60,12 L46,10 Z", red)
        + path(hull, "#8a5a2e", 'stroke="#3a2010" stroke-width="2.4" stroke-linejoin="round"')
        + line("M14,86 Q60,94 113,78 M20,94 Q60,101 108,90", "#5b3517", 2)
        + line("M12,79 L23,68 M35,81 H86 M95,64 H112", "#d9a86a", 2)
        + "".join(path(disc(x, 88, 2.4), "#3a2010") for x in (44, 58, 72, 86))
        + line("M2,110 q9,-8 18,0 t18,0 t18,0 t18,0 t18,0 t18,0 t16,0", "#d7ebe1", 2.6)
        + line("M14,119 q8,-6 16,0 t16,0 t16,0 t16,0 t16,0", "#d7ebe1", 2, 'opacity="0.7"')
    )


def compass() -> str:
    """Draw the rose of the map, 200 × 200."""
    return rose(100, 100, 92, "#f0e2bf", INK, "#d8552f")


def main(icons: Icons) -> None:
    """Write every coloured thing."""
    for terrain, draw in LANDS.items():
        for n in range(3):
            inner = base(terrain) + draw(random.Random(101 * n + len(terrain)))
            write(FOLDER, f"hex_{terrain}_{n}", document(inner, 168, 160))
        write(FOLDER, f"mini_{terrain}", document(mini(icons, terrain), 64, 60))
        write(FOLDER, f"window_{terrain}", document(window(terrain), 160, 150))
    write(FOLDER, "hex_lake", document(lake(), 168, 160))
    shores = {"far": (1.62, "#498a8c"), "near": (1.28, "#6fa9a5"), "foam": (1.12, "#a9d2c6")}
    for name, (size, colour) in shores.items():
        for n in range(2):
            write(FOLDER, f"shore_{name}_{n}", document(shore(size, colour, n + 3), 300, 270))
    rings = {
        "own": ("#fff3cf", "", 3.6, False),
        "reach": ("#fff3cf", "#fff6dc", 4.0, True),
        "chosen": ("#f2b654", "#f2b654", 6.0, False),
    }
    for name, look in rings.items():
        write(FOLDER, f"hex_{name}", document(ring(*look), 168, 160))
    for shape in SEATS:
        write(FOLDER, f"city_{shape}", document(tower(shape), 96, 116))
        write(FOLDER, f"flag_{shape}", document(pennant(shape), 64, 88))
        write(FOLDER, f"marker_{shape}", document(marker(shape), 64, 68))
    write(FOLDER, "token_ready", document(token(False), 48, 52))
    write(FOLDER, "token_spent", document(token(True), 48, 52))
    for name in [n for n in (*SIGNS, *ERAS, *ORIGINS) if n.startswith(("idea_", "era_"))]:
        accent = "#c98f3f" if name.startswith("idea_") else VERMILION
        write(FOLDER, f"picture_{name}", document(medal(icons, name, accent), 200, 200))
    single = {
        "card_idea": (card_frame, 160, 240),
        "card_back": (card_back, 160, 240),
        "ship": (ship, 128, 128),
        "rose": (compass, 200, 200),
    }
    for name, (make, w, h) in single.items():
        write(FOLDER, name, document(make(), w, h))
