"""Make every picture of the second game, with their credits.

Run as `python resources/make/stoneage.py PATH/TO/icons.json`; see icons.py. The drawings are in
tribe.py (signs), tokens.py (pieces, dice, cards) and cave.py (paintings).
"""

from __future__ import annotations

import sys

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
SCRIPTS = {"": "tokens.py", **SIGN, "tool_": "tokens.py", "tool_maker": "tribe.py"}


def main(source: str) -> None:
    """Write everything."""
    icons = load(source)
    for name, (origin, _) in ICONS.items():
        write(FOLDER, name, document(body(icons, origin), 512, 512, 'fill="#000000"'))
    for name, draw in SIGNS.items():
        symbol(FOLDER, name, *draw())
    tokens.main()
    collection(FOLDER, ICONS, {}, SCRIPTS)


if __name__ == "__main__":
    main(sys.argv[1])
