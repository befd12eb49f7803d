"""Draw the program's emblem, and write it as every icon that a system asks for.

Run as `python resources/make/emblem.py`; needs resvg-py and Pillow. It is a bone die on bronze: the
drawing is written as SVG and in the usual sizes to resources/desktop, and as the icons of Windows
and macOS to shipping.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import resvg_py
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
DESKTOP, SHIPPING = ROOT / "resources" / "desktop", ROOT / "shipping"
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
WINDOWS = (16, 24, 32, 48, 64, 128, 256)
MACOS = (16, 32, 64, 128, 256, 512)
TOP, MIDDLE, FOOT, HALF = 94.0, 190.0, 306.0, 178.0
"""Where the die's upper corner, its outer corners and its sides' feet lie; half its width."""
Point = tuple[float, float]


def face(corner: Point, right: Point, down: Point, fill: str, pips: tuple[Point, ...]) -> str:
    """Draw a face from one corner and its two edges, with pips at parts of these edges."""

    def at(u: float, v: float) -> str:
        x = corner[0] + right[0] * u + down[0] * v
        y = corner[1] + right[1] * u + down[1] * v
        return f"{x:.1f},{y:.1f}"

    outline = " ".join((at(0, 0), at(1, 0), at(1, 1), at(0, 1)))
    matrix = " ".join(f"{part:.1f}" for part in (*right, *down, *corner))
    holes = "".join(f'<circle cx="{u}" cy="{v}" r="0.115"/>' for u, v in pips)
    return (
        f'<polygon points="{outline}" fill="{fill}" stroke="{fill}" stroke-width="20" '
        f'stroke-linejoin="round"/>'
        f'<g transform="matrix({matrix})" fill="#5a2f0d">{holes}</g>'
    )


def drawing() -> str:
    """Give the emblem as SVG."""
    middle = 256.0
    upper: Point = (middle, TOP)
    left: Point = (middle - HALF, TOP + (MIDDLE - TOP))
    lean: Point = (HALF, MIDDLE - TOP)
    back: Point = (-HALF, MIDDLE - TOP)
    fall: Point = (0.0, FOOT - MIDDLE + 62)
    front: Point = (middle, 2 * MIDDLE - TOP)
    two = ((0.28, 0.28), (0.72, 0.72))
    three = (*two, (0.5, 0.5))
    one = ((0.5, 0.5),)
    die = (
        face(upper, lean, back, "#fff6e2", one)
        + face(left, lean, fall, "#ecd9b4", two)
        + face(front, (HALF, TOP - MIDDLE), fall, "#cfb182", three)
    )
    shadow = '<ellipse cx="256" cy="428" rx="160" ry="24" fill="#2a1405" opacity="0.35"/>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">'
        '<linearGradient id="bronze" x1="0" y1="0" x2="0" y2="1">'
        '<stop offset="0" stop-color="#e2a04a"/><stop offset="1" stop-color="#a8621f"/>'
        "</linearGradient>"
        '<rect x="16" y="16" width="480" height="480" rx="104" fill="#4a2a0c"/>'
        '<rect x="32" y="32" width="448" height="448" rx="90" fill="url(#bronze)"/>'
        f'{shadow}<g transform="translate(26 6) scale(0.9)">{die}</g></svg>\n'
    )


def raster(svg: str, size: int) -> Image.Image:
    """Give the drawing in pixels."""
    # Drawn larger first: edges of small icons come out more even so.
    big = resvg_py.svg_to_bytes(svg_string=svg, width=max(512, size), height=max(512, size))
    image = Image.open(BytesIO(bytes(big))).convert("RGBA")
    return image if image.width == size else image.resize((size, size), Image.Resampling.LANCZOS)


def main() -> None:
    """Write all of them."""
    svg = drawing()
    (DESKTOP / "icons").mkdir(parents=True, exist_ok=True)
    (DESKTOP / "icons" / "scalable.svg").write_text(svg, "utf-8")
    images = {size: raster(svg, size) for size in sorted({*SIZES, *WINDOWS, *MACOS})}
    for size in SIZES:
        images[size].save(DESKTOP / "icons" / f"{size}.png", optimize=True)
    largest = images[256]
    others = [images[size] for size in WINDOWS if size != 256]
    sizes = [(size, size) for size in WINDOWS]
    largest.save(SHIPPING / "four-ages.ico", sizes=sizes, append_images=others)
    images[512].save(
        SHIPPING / "four-ages.icns", append_images=[images[size] for size in MACOS[:-1]]
    )


if __name__ == "__main__":
    main()
