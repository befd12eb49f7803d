"""Draw the coloured things of the third game: cubes, tokens, spots, cards with their heads."""

from __future__ import annotations

from collections.abc import Callable

from civics import SIGNS
from icons import body
from shapes import disc, document, ellipse, line, path, place, polygon, rays, rect, shade, write

FOLDER = "bronze"
INK, CARD, INDIGO, VERDIGRIS = "#2f2418", "#f3e7cd", "#34437e", "#3f8f80"
CREAM = "#fff4dc"
TERRAINS = {
    "mountains": ("#918f97", "#55525c"),
    "forest": ("#5d8257", "#2f4a2c"),
    "steppe": ("#afb866", "#66702c"),
    "savanna": ("#d9a850", "#8a5a14"),
    "desert": ("#e6d09c", "#9a7436"),
    "jungle": ("#40805f", "#1d4a33"),
    "coast": ("#5596ae", "#23556b"),
}
"""Fill and ink of each land."""
TECHNOLOGIES = {
    "irrigation": "#3d6f87",
    "pottery": "#b5532e",
    "domestication": "#7d6a35",
    "authority": "#7a4b8f",
    "religion": "#8f6f1e",
    "masonry": "#75706a",
    "wheel": "#34437e",
    "bronze_casting": "#a85f38",
}
SEATS = {
    "circle": ("#d8552f", CREAM),
    "square": ("#3557a8", CREAM),
    "triangle": ("#efbf3d", "#5b3c0c"),
    "diamond": ("#50b2a1", "#12453d"),
    "hexagon": ("#5a2b52", CREAM),
}
Icons = dict[str, dict[str, str]]
ORIGINS = {
    "pottery": "amphora",
    "mountains": "peaks",
    "forest": "pine-tree",
    "steppe": "high-grass",
    "savanna": "baobab",
    "jungle": "monstera-leaf",
    "coast": "big-wave",
    "first_player": "mammoth",
}


def sign(icons: Icons, name: str, fill: str, x: float, y: float, size: float) -> str:
    """Put a sign, ours or an icon, with its middle at (x, y)."""
    if name in ORIGINS:
        inner = body(icons, ORIGINS[name])
    else:
        inner = "".join(f'<path d="{d}" fill-rule="evenodd"/>' for d in SIGNS[name]())
    return place(f'<g fill="{fill}">{inner}</g>', x, y, size, 512)


def mark(shape: str, x: float, y: float, r: float, fill: str) -> str:
    """Draw the shape of a seat."""
    if shape == "circle":
        return path(disc(x, y, r), fill)
    if shape == "square":
        return rect(x - r * 0.88, y - r * 0.88, r * 1.76, r * 1.76, r * 0.2, fill)
    start, n, k, low = {
        "triangle": (-90, 3, 1.25, 0.2),
        "diamond": (-90, 4, 1.2, 0),
        "hexagon": (0, 6, 1.08, 0),
    }[shape]
    return path(polygon(rays(n, (r * k,), x, y + r * low, start)), fill)


def cube(shape: str) -> str:
    """Draw a wooden cube seen from a little above, 72 × 80."""
    colour, ink = SEATS[shape]
    dark = shade(colour, -0.52)
    return (
        ellipse(40, 68, 33, 9, "#1c0f07", 0.22)
        + rect(7, 13, 64, 62, 9, "#1c0f07", 'opacity="0.3"')
        + rect(3, 4, 66, 68, 10, dark)
        + rect(4.6, 5.6, 62.8, 64.6, 8.6, shade(colour, -0.34))
        + rect(4.6, 5.6, 62.8, 52, 8.6, colour)
        + path("M5,48 V14 Q5,6 13,6 H59 Q67,6 67,14 V20 Q36,16 5,48 Z", shade(colour, 0.13))
        + line("M13,7.6 H58", shade(colour, 0.5), 2.4, 'opacity="0.85"')
        + line("M8,58.6 H64", shade(colour, -0.5), 1.4, 'opacity="0.5"')
        + mark(shape, 36, 31.6, 13.4, ink)
    )


def cube_plan() -> str:
    """Draw the dashed place of a cube that will be laid, 72 × 80."""
    dashes = 'stroke-dasharray="11 7"'
    edge = "M14,7 H58 M65,14 V62 M58,69 H14 M7,62 V14"
    return (
        rect(6, 6, 60, 64, 9, CREAM, 'opacity="0.35"')
        + line(edge, INK, 5.4, 'opacity="0.35"')
        + line(edge, "#fffaf0", 3.2, dashes)
    )


def spot(icons: Icons, kind: str, ready: bool) -> str:
    """Draw an open spot for settlers of a kind, 48 × 48; a ready one has a double ring."""
    if not ready:
        return (
            path(disc(24, 24.8, 20.4), "#1c0f07", 'opacity="0.25"')
            + path(disc(24, 24, 20), "#6b5335")
            + path(disc(24, 24, 18.4), "#f5ead0")
            + sign(icons, kind, "#574327", 24, 24, 26)
        )
    return (
        path(disc(24, 24, 23.2), INK, 'opacity="0.4"')
        + path(disc(24, 24, 22.4), CREAM)
        + path(disc(24, 24, 20.4), "#a33a1b")
        + path(disc(24, 24, 16.8), "#fbf2dc")
        + sign(icons, kind, INK, 24, 24, 25)
    )


def roundel(icons: Icons, terrain: str) -> str:
    """Draw the sign of a land in a disc of its ink, 64 × 64."""
    fill, ink = TERRAINS[terrain]
    return (
        path(disc(32, 33.6, 29.4), "#1c0f07", 'opacity="0.3"')
        + path(disc(32, 32, 29.6), CREAM)
        + path(disc(32, 32, 27.4), ink)
        + path(disc(32, 31.2, 25.6), shade(ink, 0.07))
        + line("M12.4,22 A22,22 0 0 1 51.6,22", shade(fill, 0.3), 1.4, 'opacity="0.55"')
        + sign(icons, terrain, CREAM, 32, 31.6, 40)
    )


def chip(icons: Icons, terrain: str) -> str:
    """Draw the sign of a land on a small square, 50 × 44, for cards."""
    ink = TERRAINS[terrain][1]
    return (
        rect(1, 1, 48, 42, 8, shade(ink, -0.25))
        + rect(1, 1, 48, 40.4, 8, ink)
        + sign(icons, terrain, CREAM, 25, 21, 36)
    )


def route_token(terrain: str) -> str:
    """Draw the token of a trade route, 84 × 96; its number comes from the table."""
    fill, ink = TERRAINS[terrain]
    holes = "".join(
        path(disc(x, 78, 3.2), shade(fill, 0.35), 'opacity="0.75"') for x in (26, 42, 58)
    )
    return (
        rect(5, 9, 76, 84, 18, "#1c0f07", 'opacity="0.3"')
        + rect(2, 2, 80, 90, 18, shade(ink, -0.4))
        + rect(3.4, 3.4, 77.2, 82, 16.6, ink)
        + rect(
            9,
            9,
            66,
            70.8,
            12,
            "none",
            f'stroke="{shade(fill, 0.2)}" stroke-width="1.8" opacity="0.65"',
        )
        + line("M20,5.6 H64", "#ffffff", 2, 'opacity="0.5"')
        + holes
    )


def head(icons: Icons, name: str) -> str:
    """Draw a technology card, 150 × 84: a coloured head for the name, its sign in a window."""
    colour = TECHNOLOGIES[name]
    top = "M1.6,31 V11 Q1.6,2 11,2 H139 Q148.4,2 148.4,11 V31 Z"
    return (
        rect(0.6, 0.6, 148.8, 82.8, 11, "#4a3018")
        + rect(1.6, 1.8, 146.8, 78.6, 9.8, CARD)
        + path(top, colour)
        + rect(1.6, 30.6, 146.8, 1.8, 0, shade(colour, -0.45))
        + line("M11,3.6 H139", shade(colour, 0.45), 1.6, 'opacity="0.85"')
        + rect(6, 36.6, 47, 41, 6, shade(colour, 0.72))
        + rect(6, 36.6, 47, 41, 6, "none", f'stroke="{shade(colour, 0.2)}" stroke-width="1.2"')
        + sign(icons, name, shade(colour, -0.25), 29.5, 57, 36)
    )


def picture(icons: Icons, name: str) -> str:
    """Draw a technology large, 200 × 200: its sign inlaid in a clay disc."""
    colour = TECHNOLOGIES[name]
    studs = "".join(path(disc(x, y, 3), shade(colour, 0.55)) for x, y in rays(32, (84,), 100, 98))
    return (
        ellipse(104, 176, 80, 18, "#1c0f07", 0.25)
        + path(disc(100, 102, 94), shade(colour, -0.5))
        + path(disc(100, 98, 94), shade(colour, -0.12))
        + path(disc(100, 97, 90), colour)
        + studs
        + path(disc(100, 98, 76), shade(colour, -0.42))
        + path(disc(100, 99.6, 74), "#efe0c0")
        + sign(icons, name, shade(colour, 0.5), 101, 101.4, 98)
        + sign(icons, name, shade(colour, -0.42), 100, 99, 98)
        + line("M36,34 A90,90 0 0 1 150,24", shade(colour, 0.6), 2.4, 'opacity="0.7"')
    )


def city_card() -> str:
    """Draw the frame of a city, 172 × 126, an indigo head for its name."""
    top = "M1.8,40 V12 Q1.8,2 12,2 H160 Q170.2,2 170.2,12 V40 Z"
    teeth = "".join(f"M{x},40 v5 h6 v-5 Z " for x in range(4, 168, 12))
    return (
        rect(0.6, 0.6, 170.8, 124.8, 12, shade(INDIGO, -0.45))
        + rect(1.8, 1.8, 168.4, 120, 10.8, CARD)
        + path(top, INDIGO)
        + path(teeth, INDIGO)
        + line("M12,3.8 H160", shade(INDIGO, 0.45), 1.6, 'opacity="0.8"')
        + rect(1.8, 117, 168.4, 4.8, 2, shade(INDIGO, 0.3), 'opacity="0.5"')
    )


def city_back() -> str:
    """Draw the back of a city card, 172 × 126."""
    gate = "".join(f'<path d="{d}" fill-rule="evenodd"/>' for d in SIGNS["city"]())
    waves = "".join(
        line(f"M12,{y} " + "q7.5,-7 15,0 t15,0 " * 5, shade(INDIGO, 0.35), 1.8, 'opacity="0.7"')
        for y in (18, 112)
    )
    return (
        rect(0.6, 0.6, 170.8, 124.8, 12, shade(INDIGO, -0.5))
        + rect(1.8, 1.8, 168.4, 120, 10.8, INDIGO)
        + line("M12,3.8 H160", shade(INDIGO, 0.45), 1.6, 'opacity="0.8"')
        + waves
        + place(f'<g fill="#dfc58d">{gate}</g>', 86, 64, 76, 512)
    )


def start() -> str:
    """Draw the start section, 58 × 420: a rolled edge of cloth with fringes and a band of signs."""
    fringe = "".join(
        line(f"M14,{y} q-7,{3 if k % 2 else -3} -12,0", "#a4552d", 3.4)
        for k, y in enumerate(range(8, 416, 9))
    )
    signs = "".join(
        path(polygon(rays(4, (11, 11), 37, y)), "#a4552d" if k % 2 else VERDIGRIS)
        + path(polygon(rays(4, (5, 5), 37, y)), CARD)
        for k, y in enumerate(range(30, 400, 30))
    )
    return (
        rect(14, 4, 44, 414, 6, "#1c0f07", 'opacity="0.25"')
        + fringe
        + rect(12, 1, 46, 414, 6, "#8a6a3a")
        + rect(13.4, 2.4, 43.2, 411.2, 5, "#d9c395")
        + line("M19,8 V408 M53,8 V408", "#8a5b33", 2, 'stroke-dasharray="7 5"')
        + signs
    )


def bake_free(icons: Icons) -> None:
    """Write every coloured thing that needs no texture."""
    for shape in SEATS:
        write(FOLDER, f"cube_{shape}", document(cube(shape), 72, 80))
    write(FOLDER, "cube_plan", document(cube_plan(), 72, 80))
    for kind in ("farmers", "herders", "hunters"):
        write(FOLDER, f"spot_{kind}", document(spot(icons, kind, False), 48, 48))
        write(FOLDER, f"ready_{kind}", document(spot(icons, kind, True), 48, 48))
    drawn: dict[str, tuple[Callable[[Icons, str], str], int, int]] = {
        "roundel": (roundel, 64, 64),
        "chip": (chip, 50, 44),
    }
    for terrain in TERRAINS:
        for start_, (draw, w, h) in drawn.items():
            write(FOLDER, f"{start_}_{terrain}", document(draw(icons, terrain), w, h))
        write(FOLDER, f"route_{terrain}", document(route_token(terrain), 84, 96))
    for name in TECHNOLOGIES:
        if name != "bronze_casting":
            write(FOLDER, f"card_{name}", document(head(icons, name), 150, 84))
        write(FOLDER, f"picture_{name}", document(picture(icons, name), 200, 200))
    write(FOLDER, "card_city", document(city_card(), 172, 126))
    write(FOLDER, "back_city", document(city_back(), 172, 126))
    write(FOLDER, "start", document(start(), 58, 420))
