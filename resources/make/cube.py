"""Turn a die in space and draw it as SVG: the frames of a tumbling die and the title's dice.

In a parallel projection every face of a cube is an affine picture of its flat drawing, so the
faces of pieces.py are reused as they are. Run as `python resources/make/cube.py icons.json`.
"""

from __future__ import annotations

import math
import sys

from icons import load
from pieces import BONE, BONE_LOW, faces
from shapes import Point, document, mix, num, shade, write

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]
DUSK, PAD = "#6d4214", "#e8dabb"
LIGHT: Vector = (-0.42, -0.66, 0.62)
# Corner, right and down vectors of each face of the cube from -1 to 1, y down, z to the viewer.
FACES: tuple[tuple[Vector, Vector, Vector], ...] = (
    ((-1, -1, 1), (2, 0, 0), (0, 2, 0)),
    ((1, -1, -1), (-2, 0, 0), (0, 2, 0)),
    ((-1, -1, -1), (2, 0, 0), (0, 0, 2)),
    ((-1, 1, 1), (2, 0, 0), (0, 0, -2)),
    ((-1, -1, -1), (0, 0, 2), (0, 2, 0)),
    ((1, -1, 1), (0, 0, -2), (0, 2, 0)),
)


def turn(axis: Vector, degrees: float) -> Matrix:
    """Give the rotation around an axis (Rodrigues)."""
    n = math.sqrt(sum(v * v for v in axis))
    x, y, z = (v / n for v in axis)
    a = math.radians(degrees)
    c, s = math.cos(a), math.sin(a)
    k = 1 - c
    return (
        (c + x * x * k, x * y * k - z * s, x * z * k + y * s),
        (y * x * k + z * s, c + y * y * k, y * z * k - x * s),
        (z * x * k - y * s, z * y * k + x * s, c + z * z * k),
    )


def times(m: Matrix, v: Vector) -> Vector:
    """Apply a rotation to a vector."""
    x, y, z = (sum(a * b for a, b in zip(row, v, strict=True)) for row in m)
    return (x, y, z)


def product(a: Matrix, b: Matrix) -> Matrix:
    """Give the rotation that does b first, then a."""
    columns = [times(a, (b[0][i], b[1][i], b[2][i])) for i in range(3)]
    rows = [tuple(column[i] for column in columns) for i in range(3)]
    return (rows[0], rows[1], rows[2])  # type: ignore[return-value]


def hull(points: list[Point]) -> list[Point]:
    """Give the convex outline of some points (gift wrapping by angle-sorted half planes)."""
    rest = sorted(set(points))

    def half(line: list[Point]) -> list[Point]:
        out: list[Point] = []
        for p in line:
            while (
                len(out) > 1
                and (
                    (out[-1][0] - out[-2][0]) * (p[1] - out[-2][1])
                    - (out[-1][1] - out[-2][1]) * (p[0] - out[-2][0])
                )
                <= 0
            ):
                out.pop()
            out.append(p)
        return out[:-1]

    return half(rest) + half(rest[::-1])


def brightness(normal: Vector) -> float:
    """Say how much lighter or darker than plain bone a face is, from −0.34 to 0.04."""
    n = math.sqrt(sum(v * v for v in LIGHT))
    lit = sum(a * b / n for a, b in zip(normal, LIGHT, strict=True))
    return -0.34 + 0.38 * max(0.0, min(1.0, 0.28 + 0.85 * lit))


def die(rotation: Matrix, drawn: list[str], x: float, y: float, side: float) -> str:
    """Draw a turned die around (x, y); drawn holds the flat drawings of its six faces."""
    k = side / 2
    corners = [times(rotation, (a, b, c)) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    inset = 0.93
    outline = hull([(x + p[0] * k * inset, y + p[1] * k * inset) for p in corners])
    points = " ".join(f"{num(px)},{num(py)}" for px, py in outline)
    soft = num(k * 0.17)
    out = [
        f'<polygon points="{points}" fill="{BONE_LOW}" stroke="{BONE_LOW}" '
        f'stroke-width="{soft}" stroke-linejoin="round"/>'
    ]
    for (corner, right, down), inner in zip(FACES, drawn, strict=True):
        o, u, v = (times(rotation, w) for w in (corner, right, down))
        normal = times(
            rotation,
            tuple(  # type: ignore[arg-type]
                c + r / 2 + d / 2 for c, r, d in zip(corner, right, down, strict=True)
            ),
        )
        if normal[2] <= 0.02:
            continue
        tone = brightness(normal)
        fill, rim, pad = (
            mix(c, DUSK, -tone) if tone < 0 else shade(c, tone) for c in (BONE, "#fffaf0", PAD)
        )
        m = ",".join(f"{w * k / 100:.4f}" for w in (u[0], u[1], v[0], v[1]))
        shadow = ""
        if tone < -0.1:
            shadow = (
                f'<rect x="2" y="2" width="96" height="96" rx="15" fill="{DUSK}" '
                f'opacity="{-tone * 0.55:.2f}"/>'
            )
        out.append(
            f'<g transform="matrix({m},{num(x + o[0] * k)},{num(y + o[1] * k)})">'
            f'<rect x="1.5" y="1.5" width="97" height="97" rx="16" fill="{fill}"/>'
            f'<rect x="3.4" y="3.4" width="93.2" height="93.2" rx="14.5" fill="none" '
            f'stroke="{rim}" stroke-width="2" opacity="0.8"/>'
            f'<rect x="8" y="8" width="84" height="84" rx="12" fill="{pad}" opacity="0.6"/>'
            f'<g transform="translate(7,7) scale(0.86)">{inner}</g>{shadow}</g>'
        )
    return "".join(out)


def frames(icons: dict[str, dict[str, str]]) -> list[str]:
    """Draw eight attitudes of one roll; the last one nearly lies flat."""
    art = faces(icons)
    order = [
        "face_food",
        "face_coin",
        "face_workers",
        "face_good",
        "face_goods_skull",
        "face_food_or_workers",
    ]
    drawn = [art[name] for name in order]
    tilt = turn((1, 0.35, 0.15), 28)
    out = []
    for i in range(8):
        roll = product(turn((0.9, 0.45, 0.3), 47 * i + 31), turn((0.2, 1, 0.5), 64 * i))
        out.append(die(product(tilt, roll), drawn, 90, 90, 100))
    return out


def main(source: str) -> None:
    """Write the frames, 180 × 180 each with the middle of the die in the middle."""
    for i, inner in enumerate(frames(load(source))):
        write("ages", f"tumble_{i:02d}", document(inner, 180, 180))


if __name__ == "__main__":
    main(sys.argv[1])
