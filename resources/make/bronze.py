"""Make every picture of the third game, with their credits.

Run as `python resources/make/bronze.py PATH/TO/icons.json`; see icons.py. The drawings are in
civics.py (signs), aims.py (what cities ask for), mint.py (cubes, tokens, cards) and loom.py (what
is baked from textures).
"""

from __future__ import annotations

import sys

import loom
import mint
from aims import AIMS
from civics import SIGNS
from credits import collection
from icons import body, load
from shapes import document, symbol, write

FOLDER = "bronze"
LORC, DELAPOUITE = "Lorc", "Delapouite"
ICONS = {
    "pottery": ("amphora", DELAPOUITE),
    "mountains": ("peaks", LORC),
    "forest": ("pine-tree", LORC),
    "steppe": ("high-grass", DELAPOUITE),
    "savanna": ("baobab", DELAPOUITE),
    "jungle": ("monstera-leaf", DELAPOUITE),
    "coast": ("big-wave", LORC),
    "first_player": ("mammoth", DELAPOUITE),
}
BAKED = ("strip_", "land_back", "medallion", "card_bronze_casting", "place_card")
SCRIPTS = {
    "": "mint.py",
    **dict.fromkeys(SIGNS, "civics.py"),
    "city_": "aims.py",
    "cube_": "mint.py",
    "route_": "mint.py",
    **dict.fromkeys(BAKED, "loom.py"),
}
BORROWED = {
    **{
        f"{start}_{name}": ICONS[name][1]
        for name in ICONS
        for start in ("roundel", "chip", "card", "picture")
    },
    "land_back": DELAPOUITE,
}


def main(source: str) -> None:
    """Write everything."""
    icons = load(source)
    for name, (origin, _) in ICONS.items():
        write(FOLDER, name, document(body(icons, origin), 512, 512, 'fill="#000000"'))
    for name, draw in SIGNS.items():
        symbol(FOLDER, name, *draw())
    for name, draw in AIMS.items():
        symbol(FOLDER, f"city_{name}", *draw())
    mint.bake_free(icons)
    loom.main(icons)
    collection(FOLDER, ICONS, BORROWED, SCRIPTS)


if __name__ == "__main__":
    main(sys.argv[1])
