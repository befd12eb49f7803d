"""Bake the soft things the SVG loader cannot draw: a drop shadow to slice and the vignette.

Run as `python resources/make/baked.py`; needs numpy, scipy and Pillow.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter
from shapes import SPRITES

Field = NDArray[np.float64]


def black(alpha: Field) -> Image.Image:
    """Give a black picture whose strength is alpha, 0 to 1."""
    out = np.zeros((*alpha.shape, 4), "uint8")
    out[..., 3] = np.clip(np.rint(alpha * 255), 0, 255)
    return Image.fromarray(out)


def shadow() -> Image.Image:
    """Nine slices of 64 px; the caster's edge lies 32 px inside, its corners are 20 px round."""
    size, inset = 192, 32
    mask = Image.new("L", (size, size))
    ImageDraw.Draw(mask).rounded_rectangle(
        (inset, inset, size - 1 - inset, size - 1 - inset), 20, fill=255
    )
    soft = gaussian_filter(np.asarray(mask, float) / 255, 10.5, mode="constant")
    soft /= soft.max()
    y, x = np.mgrid[0:size, 0:size]
    edge = np.minimum.reduce([x, y, size - 1 - x, size - 1 - y])
    return black(0.62 * soft * np.clip(edge / 6, 0, 1))


def vignette() -> Image.Image:
    """Darkness that grows away from the lamp at the upper left; stretch it over the window."""
    h, w = 270, 480
    y, x = np.mgrid[0:h, 0:w]
    r = np.hypot((x / w - 0.42) / 1.05, (y / h - 0.36) / 0.95)
    k = np.clip((r - 0.28) / 0.62, 0, 1)
    return black(0.5 * k * k * (3 - 2 * k))


def main() -> None:
    """Write both pictures."""
    for make in (shadow, vignette):
        make().save(SPRITES / "common" / f"{make.__name__}.png", optimize=True)


if __name__ == "__main__":
    main()
