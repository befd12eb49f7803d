"""Make every picture of the second game, with their credits.

Run as `python resources/make/stoneage.py PATH/TO/icons.json`; see icons.py. The drawings are in
tribe.py (signs), goods.py, tokens.py (dice, tools), deck.py (cards, tiles) and cave.py (paintings).
"""

from __future__ import annotations

import sys

import cave
import deck
import goods
import tokens
from credits import collection
from icons import body, load
from shapes import document, symbol, write
from tribe import SIGNS

FOLDER = "stoneage"
LORC, DELAPOUITE = "Lorc", "Delapouite"
ICONS = {
    "food": ("meat", LORC),
    "wood": ("log", DELAPOUITE),
    "brick": ("clay-brick", DELAPOUITE),
    "stone": ("stone-block", DELAPOUITE),
    "tool": ("stone-axe", LORC),
    "agriculture": ("wheat", LORC),
    "hut": ("hut", DELAPOUITE),
    "building": ("huts-village", DELAPOUITE),
    "hunting": ("mammoth", DELAPOUITE),
    "forest": ("forest", DELAPOUITE),
    "clay_pit": ("brick-pile", DELAPOUITE),
    "quarry": ("stone-pile", DELAPOUITE),
    "healing": ("herbs-bundle", DELAPOUITE),
    "pottery": ("painted-pottery", DELAPOUITE),
    "art": ("venus-of-willendorf", DELAPOUITE),
    "music": ("djembe", DELAPOUITE),
    "transport": ("wood-canoe", DELAPOUITE),
}
SIGN = dict.fromkeys(SIGNS, "tribe.py")
PAINTINGS = dict.fromkeys(("place_", *(f"building_{n}" for n in cave.BUILDINGS)), "cave.py")
SCRIPTS = {
    "": "tokens.py",
    "piece_": "goods.py",
    **dict.fromkeys(("top_", "civ_card_", "building_tile", "building_back"), "deck.py"),
    **SIGN,
    **PAINTINGS,
    "tool_": "tokens.py",
    "tool_maker": "tribe.py",
    "valley": "valley.py",
}
BORROWED = {
    **{f"place_{draw.__name__}": "Caro Asercion, Delapouite and Lorc" for draw in cave.PLACES},
    **{f"building_{name}": "Delapouite and Lorc" for name in cave.BUILDINGS},
    "valley": "Caro Asercion, Delapouite and Lorc",
}


def main(source: str) -> None:
    """Write everything."""
    icons = load(source)
    for name, (origin, _) in ICONS.items():
        write(FOLDER, name, document(body(icons, origin), 512, 512, 'fill="#000000"'))
    for name, draw in SIGNS.items():
        symbol(FOLDER, name, *draw())
    goods.main()
    tokens.main()
    deck.main()
    cave.main(icons)
    collection(FOLDER, ICONS, BORROWED, SCRIPTS)


if __name__ == "__main__":
    main(sys.argv[1])
