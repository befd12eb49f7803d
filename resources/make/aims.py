"""Draw the one-colour signs of what cities of the third game ask for.

bronze.py writes them; each sign is a list of path data, painted one over the other.
"""

from __future__ import annotations

from civics import Signs, curve, hexagonal
from shapes import box, disc, polygon, rays


def sheet(x: float, y: float, w: float, h: float, mark: str = "") -> str:
    """Give one small card; mark says what is cut out of it."""
    cx, cy, r = x + w / 2, y + h / 2, min(w, h) * 0.27
    cut = {
        "": "",
        "disc": disc(cx, cy, r),
        "square": box(cx - r, cy - r, 2 * r, 2 * r),
        "triangle": polygon(
            [(cx, cy - r * 1.1), (cx + r * 1.15, cy + r * 0.9), (cx - r * 1.15, cy + r * 0.9)]
        ),
        "diamond": polygon(
            [(cx, cy - r * 1.25), (cx + r * 1.25, cy), (cx, cy + r * 1.25), (cx - r * 1.25, cy)]
        ),
        "star": polygon(rays(5, (r * 1.3, r * 0.55), cx, cy)),
        "bar": box(cx - r * 1.2, cy - r * 0.45, r * 2.4, r * 0.9),
    }[mark]
    return box(x, y, w, h, min(w, h) * 0.16) + " " + cut


def laurel(x: float, y: float, s: float) -> Signs:
    """Give a small crown: who has most."""
    return [
        polygon(
            [
                (x - s, y - s * 0.5),
                (x - s * 0.5, y),
                (x, y - s * 0.8),
                (x + s * 0.5, y),
                (x + s, y - s * 0.5),
                (x + s * 0.8, y + s * 0.62),
                (x - s * 0.8, y + s * 0.62),
            ]
        )
    ]


def arrow(x: float, y: float, s: float, up: bool) -> str:
    """Give an arrow that points up or down."""
    k = -1 if up else 1
    return polygon(
        [
            (x + a * s, y + b * s * k)
            for a, b in (
                (-0.36, -1),
                (0.36, -1),
                (0.36, 0.1),
                (0.86, 0.1),
                (0, 1),
                (-0.86, 0.1),
                (-0.36, 0.1),
            )
        ]
    )


def most_of_technology() -> Signs:
    """A high pile of like cards, crowned, beside a lower one."""
    high = [sheet(60, 396 - 84 * k, 220, 72, "bar") for k in range(4)]
    return [*high, sheet(320, 396, 150, 72), sheet(320, 312, 150, 72), *laurel(170, 84, 78)]


def most_in_terrain() -> Signs:
    """A strip of land full of cubes, crowned."""
    strip = (
        box(14, 262, 484, 212, 24)
        + " "
        + " ".join(box(52 + 144 * k, 308, 120, 120, 18) for k in range(3))
    )
    return [strip, *laurel(256, 146, 116)]


def distinct_in_column() -> Signs:
    """One column of different cards."""
    marks = ("disc", "triangle", "square", "star")
    return [
        *(sheet(166, 18 + 122 * k, 180, 110, m) for k, m in enumerate(marks)),
        box(56, 18, 34, 476, 17),
        box(422, 18, 34, 476, 17),
    ]


def row_contains() -> Signs:
    """One row with three cards in it."""
    return [
        *(
            sheet(20 + 162 * k, 150, 148, 212, m)
            for k, m in enumerate(("disc", "triangle", "square"))
        ),
        box(20, 70, 472, 34, 17),
        box(20, 408, 472, 34, 17),
    ]


def all_kinds_in_terrains() -> Signs:
    """Two strips of land, three different settlers in each."""
    out = []
    for y in (28, 276):
        cuts = " ".join(
            [
                disc(104, y + 104, 50),
                box(210, y + 58, 92, 92, 8),
                polygon([(408, y + 50), (466, y + 154), (350, y + 154)]),
            ]
        )
        out.append(box(14, y, 484, 208, 28) + " " + cuts)
    return out


def pairs_with_wild() -> Signs:
    """A card and a bronze one, bound together."""
    small = (
        "M300,150 Q312,138 332,152 Q388,172 444,152 Q464,138 476,150 Q482,166 468,180 "
        "Q456,256 468,332 Q482,346 476,362 Q464,374 444,360 Q388,340 332,360 Q312,374 "
        "300,362 Q294,346 308,332 Q320,256 308,180 Q294,166 300,150 Z"
    )
    return [
        sheet(26, 118, 196, 276, "star"),
        small,
        *curve((124, 92), (256, -20), (388, 106), 34),
        *curve((124, 420), (256, 532), (388, 406), 34),
    ]


def distinct_technologies() -> Signs:
    """Six cards, all different."""
    marks = ("disc", "triangle", "square", "star", "diamond", "bar")
    return [
        sheet(18 + 164 * (k % 3), 26 + 236 * (k // 3), 148, 220, m) for k, m in enumerate(marks)
    ]


def per_province() -> Signs:
    """A medallion with one stroke: each counts."""
    studs = " ".join(disc(x, y, 14) for x, y in rays(12, (192,), 256, 256))
    return [disc(256, 256, 236) + " " + studs + " " + polygon(rays(5, (132, 56), 256, 266))]


def fewest_provinces() -> Signs:
    """A medallion and an arrow down."""
    studs = " ".join(disc(x, y, 10) for x, y in rays(12, (126,), 176, 178))
    return [disc(176, 178, 160) + " " + studs, arrow(394, 376, 124, False)]


def per_route() -> Signs:
    """A route with a star."""
    return [
        box(14, 300, 484, 156, 26)
        + " "
        + " ".join(box(52 + 144 * k, 328, 120, 100, 16) for k in range(3)),
        polygon(rays(5, (138, 58), 256, 152)),
    ]


def most_cubes_left() -> Signs:
    """A heap of cubes and an arrow up."""
    return [
        hexagonal(104, 378, 96),
        hexagonal(280, 378, 96),
        hexagonal(192, 222, 96),
        arrow(408, 140, 118, True),
    ]


def fewest_cubes_left() -> Signs:
    """One cube and an arrow down."""
    return [hexagonal(140, 336, 128), arrow(388, 256, 138, False)]


def full_rows() -> Signs:
    """Two rows of four cards."""
    return [sheet(14 + 124 * k, y, 112, 190, "") for k in range(4) for y in (40, 282)] + [
        box(14, 244, 484, 24, 12),
        box(14, 486, 484, 22, 11),
    ]


def high_column() -> Signs:
    """A column of six cards with an arrow up."""
    return [*(box(40, 22 + 80 * k, 220, 66, 12) for k in range(6)), arrow(390, 256, 140, True)]


def no_technology_above() -> Signs:
    """Three like cards below a lid."""
    return [
        box(20, 56, 472, 44, 20),
        *(sheet(124, 130 + 122 * k, 264, 108, "disc") for k in range(3)),
        box(20, 56, 40, 130, 18),
        box(452, 56, 40, 130, 18),
    ]


def wild_in_each_column() -> Signs:
    """Four columns, an ingot in each."""
    out = []
    for k, low in enumerate((0, 2, 1, 3)):
        x = 14 + 124 * k
        for row in range(4):
            y = 24 + 118 * row
            out.append(
                sheet(x, y, 112, 106, "diamond")
                if row == low
                else box(x, y, 112, 106, 16) + " " + box(x + 16, y + 16, 80, 74, 8)
            )
    return out


AIMS = {
    f.__name__: f
    for f in (
        most_of_technology,
        most_in_terrain,
        distinct_in_column,
        row_contains,
        all_kinds_in_terrains,
        pairs_with_wild,
        distinct_technologies,
        per_province,
        fewest_provinces,
        per_route,
        most_cubes_left,
        fewest_cubes_left,
        full_rows,
        high_column,
        no_technology_above,
        wild_in_each_column,
    )
}
