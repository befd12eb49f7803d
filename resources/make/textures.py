"""Make the table's materials: seamless noise textures, 1024 × 1024, saved as JPEG.

Run as `python resources/make/textures.py [NAME…]`; needs numpy, scipy and Pillow. Every field
is periodic in both directions, so the pictures tile; brightness stays within a few per cent.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy.ndimage import gaussian_filter, map_coordinates
from scipy.spatial import cKDTree
from shapes import SPRITES

SIZE = 1024
Field = NDArray[np.float64]
Y, X = np.mgrid[0:SIZE, 0:SIZE].astype(float)


class Maker:
    """One seeded source of periodic noise."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)

    def noise(self, sx: float, sy: float | None = None) -> Field:
        """Give smooth noise with mean 0 and deviation 1; sx, sy are blur widths in pixels."""
        raw = self.rng.standard_normal((SIZE, SIZE))
        field = gaussian_filter(raw, (sx if sy is None else sy, sx), mode="wrap")
        return np.asarray((field - field.mean()) / field.std())

    def grain(self, blur: float, warp: Field) -> Field:
        """Give horizontal wood lines, bent by a warp in pixels."""
        rows = gaussian_filter(self.rng.standard_normal(SIZE), blur, mode="wrap")
        return np.asarray(map_coordinates(rows / rows.std(), [Y + warp], order=1, mode="grid-wrap"))


def colour(text: str) -> Field:
    """Turn #rrggbb into three numbers."""
    return np.array([int(text[i : i + 2], 16) for i in (1, 3, 5)], float)


def paint(base: str, tints: list[tuple[Field, str]], light: Field) -> Image.Image:
    """Mix tints into a base colour, then brighten or darken by a fraction."""
    image = np.ones((SIZE, SIZE, 3)) * colour(base)
    for amount, tint in tints:
        share = np.clip(amount, 0, 1)[..., None]
        image = image * (1 - share) + colour(tint) * share
    image *= (1 + light)[..., None]
    return Image.fromarray(np.clip(image, 0, 255).astype("uint8"))


def planks(m: Maker, count: int) -> tuple[Field, Field, Field]:
    """Give per-pixel plank shift, plank tone and the seams between planks."""
    height = SIZE // count
    index = (Y // height).astype(int)
    shift = m.rng.uniform(0, SIZE, count)[index]
    tone = m.rng.normal(0, 1, count)[index]
    within = Y % height
    seam = np.where(within < 2, -0.42, 0.0) + np.where((within >= 2) & (within < 4), 0.10, 0.0)
    return shift, tone, seam + np.where(within > height - 3, -0.06, 0.0)


def walnut() -> Image.Image:
    """Dark planks for the table itself."""
    m = Maker(7)
    shift, tone, seam = planks(m, 4)
    warp = m.noise(150, 22) * 11 + m.noise(300, 60) * 8 + shift
    lines = 0.5 * m.grain(0.9, warp) + 0.45 * m.grain(2.6, warp * 1.02)
    lines = gaussian_filter(lines, (0.6, 5), mode="wrap")
    pores = np.clip(m.noise(9, 0.7) - 1.3, 0, 2)
    light = 0.085 * lines + 0.035 * m.noise(180, 9) + 0.03 * tone - 0.05 * pores + seam
    return paint("#2c1d14", [(0.22 + 0.13 * m.noise(110, 40), "#3b2617")], light)


def oak() -> Image.Image:
    """Light wood for peg boards and trays."""
    m = Maker(11)
    warp = m.noise(170, 34) * 12
    lines = 0.6 * m.grain(2.2, warp) + 0.3 * m.grain(7, warp)
    lines = gaussian_filter(lines, (0.6, 7), mode="wrap")
    pores = np.clip(m.noise(7, 0.6) - 1.5, 0, 2)
    light = 0.046 * lines + 0.018 * m.noise(150, 5) - 0.055 * pores
    return paint("#b98655", [(0.25 + 0.16 * m.noise(160, 50), "#a8713f")], light)


def mottled(m: Maker, base: str, tint: str, speck: str, strength: float) -> Image.Image:
    """Baked earth: soft clouds, a fine tooth and a few dark grains."""
    grains = np.clip((m.noise(1.5) - 2.2) * 0.4, 0, 0.3)
    pale = np.clip((m.noise(1.8) - 2.4) * 0.4, 0, 0.25)
    light = strength * (0.018 * m.noise(1.2) + 0.024 * m.noise(12) + 0.022 * m.noise(70))
    return paint(
        base, [(0.2 + 0.17 * m.noise(100), tint), (grains, speck), (pale, "#fff0d8")], light
    )


def clay() -> Image.Image:
    """Baked clay, the mat of the first game."""
    return mottled(Maker(3), "#b96f4a", "#c98257", "#7c4128", 1.0)


def claylight() -> Image.Image:
    """Light clay, the sheet people write on."""
    return mottled(Maker(4), "#e2bf98", "#d9ae82", "#a8764c", 0.72)


def parchment() -> Image.Image:
    """Parchment with faint fibres, for cards."""
    m = Maker(5)
    fibre = np.clip(m.noise(14, 0.8) - 1.9, 0, 1) + np.clip(m.noise(0.8, 14) - 2.1, 0, 1)
    light = 0.008 * m.noise(1.4) + 0.009 * m.noise(6) + 0.014 * m.noise(70) - 0.03 * fibre
    return paint("#f1e2c5", [(0.18 + 0.14 * m.noise(110), "#ead2a8")], light)


def leather() -> Image.Image:
    """Tanned leather: a net of fine creases around pebbles."""
    m = Maker(6)
    distance = cells(m, 13, 5.5)[1]
    crease = np.clip(1 - distance / 2.6, 0, 1)
    bump = gaussian_filter(np.clip(distance, 0, 5), 1.0, mode="wrap")
    slope = np.roll(bump, 1, 0) - np.roll(bump, -1, 0) + np.roll(bump, 1, 1) - np.roll(bump, -1, 1)
    light = -0.07 * gaussian_filter(crease, 0.7, mode="wrap") - 0.012 * slope
    light += 0.018 * m.noise(2) + 0.032 * m.noise(90)
    return paint("#6f4527", [(0.2 + 0.16 * m.noise(120), "#7f5331")], light)


def cells(m: Maker, step: int, jitter: float) -> tuple[Field, Field]:
    """Give the distance to the nearest point of a jittered grid, and how far the second is."""
    count = SIZE // step
    pitch = SIZE / count
    gx, gy = np.meshgrid(np.arange(count) * pitch, np.arange(count) * pitch)
    points = (
        np.c_[
            (gx + m.rng.uniform(-jitter, jitter, gx.shape)).ravel(),
            (gy + m.rng.uniform(-jitter, jitter, gy.shape)).ravel(),
        ]
        % SIZE
    )
    tree = cKDTree(points, boxsize=SIZE)
    near, _ = tree.query(np.c_[X.ravel(), Y.ravel()], k=2)
    near = near.reshape(SIZE, SIZE, 2)
    return near[..., 0], near[..., 1] - near[..., 0]


def linen() -> Image.Image:
    """Woven linen: warp and weft over and under, with thick threads here and there."""
    m = Maker(8)
    pitch = 8
    warp = np.cos(2 * np.pi * X / pitch + 0.5 * m.noise(2, 120))
    weft = np.cos(2 * np.pi * Y / pitch + 0.5 * m.noise(120, 2))
    over = np.cos(np.pi * (np.floor(X / pitch) + np.floor(Y / pitch)))
    weave = np.where(over > 0, warp, weft)
    weave = gaussian_filter(weave, 0.8, mode="wrap")
    slub = m.noise(1.6, 70) + m.noise(70, 1.6)
    light = 0.026 * weave + 0.012 * slub + 0.016 * m.noise(100)
    return paint("#e6dcc6", [(0.2 + 0.13 * m.noise(110), "#dccfb2")], light)


def copper() -> Image.Image:
    """Hammered copper: shallow dents that catch the light."""
    m = Maker(9)
    near, _ = cells(m, 27, 13)
    dent = gaussian_filter((near / 27) ** 2, 1.8, mode="wrap")
    slope = (np.roll(dent, -1, 1) - np.roll(dent, 1, 1)) * 0.8
    slope += np.roll(dent, -1, 0) - np.roll(dent, 1, 0)
    light = 0.085 * slope / np.abs(slope).max() + 0.022 * m.noise(60) + 0.006 * m.noise(1)
    return paint("#a85f38", [(0.16 + 0.14 * m.noise(120), "#bd7448")], light)


def cave() -> Image.Image:
    """A cave wall: ochre stains, soft cracks, lime."""
    m = Maker(10)
    crack = np.clip(0.09 - np.abs(m.noise(38) + 0.3 * m.noise(11)), 0, 0.09) / 0.09
    crack = gaussian_filter(crack, 1.1, mode="wrap") * np.clip(m.noise(90), 0, 1)
    light = 0.018 * m.noise(1.8) + 0.022 * m.noise(20) + 0.018 * m.noise(100) - 0.07 * crack
    tints = [
        (0.22 + 0.13 * m.noise(130), "#c9955c"),
        (np.clip(0.09 * m.noise(60), 0, 0.18), "#b06a3a"),
        (np.clip(0.1 * m.noise(80), 0, 0.24), "#efd9b0"),
    ]
    return paint("#d8b483", tints, light)


def sea() -> Image.Image:
    """A sea chart: broad depths and rows of faint waves."""
    m = Maker(12)
    phase = 2 * np.pi * (Y + 7 * m.noise(60, 18)) / 32
    wave = np.clip(np.sin(phase), 0, 1) ** 3 * np.clip(m.noise(90, 40) - 0.2, 0, 1)
    light = 0.010 * m.noise(1.4) + 0.012 * m.noise(26, 2) + 0.024 * m.noise(110) + 0.045 * wave
    return paint("#3f7f83", [(0.24 + 0.18 * m.noise(140), "#2f6c75")], light)


MATERIALS: dict[str, Callable[[], Image.Image]] = {
    f.__name__: f
    for f in (walnut, oak, clay, claylight, parchment, leather, linen, copper, cave, sea)
}


FOLDERS = {
    "clay": "ages",
    "claylight": "ages",
    "cave": "stoneage",
    "leather": "stoneage",
    "linen": "bronze",
    "copper": "bronze",
    "sea": "tempus",
}
"""Titles whose own a material is; the others are the shell's."""


def main(names: list[str]) -> None:
    """Write the named textures, or all of them."""
    for name in names or list(MATERIALS):
        folder = SPRITES / FOLDERS.get(name, "textures")
        folder.mkdir(parents=True, exist_ok=True)
        MATERIALS[name]().save(folder / f"{name}.jpg", quality=86, subsampling=0, optimize=True)


if __name__ == "__main__":
    main(sys.argv[1:])
