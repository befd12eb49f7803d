"""Make every picture of the fourth game, with their credits.

Run as `python resources/make/tempus.py PATH/TO/icons.json`; see icons.py. The drawings are in
almanac.py and epochs.py (signs), terrain.py (hexes, shores) and atlas.py (cities, markers, cards,
ornaments).
"""

from __future__ import annotations

import sys

import atlas
from almanac import SIGNS
from credits import collection
from epochs import ERAS
from icons import body, load
from shapes import document, symbol, write

FOLDER = "tempus"
LORC, DELAPOUITE = "Lorc", "Delapouite"
ICONS = {
    "grassland": ("high-grass", DELAPOUITE),
    "forest": ("pine-tree", LORC),
    "mountain": ("peaks", LORC),
    "action_fight": ("crossed-swords", LORC),
    "action_have_ideas": ("light-bulb", LORC),
    "idea_war_leader": ("spartan-helmet", DELAPOUITE),
    "serpent": ("sea-serpent", LORC),
    "whale": ("whale-tail", DELAPOUITE),
}
SCRIPTS = {
    "": "atlas.py",
    **dict.fromkeys(SIGNS, "almanac.py"),
    **dict.fromkeys(ERAS, "epochs.py"),
    "city_": "atlas.py",
    "hex_": "terrain.py",
    "shore_": "terrain.py",
}
BORROWED = {
    **{f"mini_{name}": ICONS[name][1] for name in ("grassland", "forest", "mountain")},
    "picture_idea_war_leader": DELAPOUITE,
}


def main(source: str) -> None:
    """Write everything."""
    icons = load(source)
    for name, (origin, _) in ICONS.items():
        write(FOLDER, name, document(body(icons, origin), 512, 512, 'fill="#000000"'))
    for name, draw in (SIGNS | ERAS).items():
        symbol(FOLDER, name, *draw())
    atlas.main(icons)
    collection(FOLDER, ICONS, BORROWED, SCRIPTS)


if __name__ == "__main__":
    main(sys.argv[1])
