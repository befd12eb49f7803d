"""Draw the goods of the second game as they lie on the table: four resources and food."""

from __future__ import annotations

from shapes import Point, disc, document, ellipse, line, path, polygon, rays, shade, write

WOOD, BRICK, STONE, GOLD = "#8a5a2e", "#b5532e", "#7f7a72", "#dba52c"
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


def main() -> None:
    """Write every good."""
    for name, draw in GOODS.items():
        write(FOLDER, f"piece_{name}", document(draw(), 100, 100))
