"""Copy the icons of game-icons.net we use into resources/sprites, ready to be recoloured.

Run as `python resources/make/icons.py PATH/TO/icons.json` with the file of the npm package
@iconify-json/game-icons. AUTHORS says who drew which; credits.py reads it.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

from shapes import document, place, write

LORC, DELAPOUITE = "Lorc", "Delapouite"
COMMON = {
    "undo": ("anticlockwise-rotation", DELAPOUITE),
    "redo": ("clockwise-rotation", DELAPOUITE),
    "bulb": ("light-bulb", LORC),
    "trophy": ("trophy-cup", DELAPOUITE),
    "laurel": ("laurels", LORC),
    "hourglass": ("hourglass", LORC),
    "save": ("save", DELAPOUITE),
    "trash": ("trash-can", DELAPOUITE),
    "robot": ("vintage-robot", DELAPOUITE),
    "dice": ("rolling-dices", DELAPOUITE),
    "pencil": ("pencil", DELAPOUITE),
    "scroll": ("scroll-quill", DELAPOUITE),
    "eye": ("semi-closed-eye", LORC),
    "refresh": ("cycle", LORC),
    "palette": ("palette", DELAPOUITE),
    "book": ("open-book", LORC),
    "exit": ("exit-door", DELAPOUITE),
    "meeple": ("meeple", DELAPOUITE),
    "meeple_group": ("meeple-group", DELAPOUITE),
    "meeple_king": ("meeple-king", DELAPOUITE),
    "camera": ("photo-camera", DELAPOUITE),
}
AGES = {
    "food": ("wheat", LORC),
    "workers": ("flat-hammer", LORC),
    "good": ("amphora", DELAPOUITE),
    "skull": ("death-skull", LORC),
    "coin": ("crown-coin", LORC),
    "wood": ("wood-pile", DELAPOUITE),
    "stone": ("stone-pile", DELAPOUITE),
    "pottery": ("painted-pottery", DELAPOUITE),
    "cloth": ("rolled-cloth", DELAPOUITE),
    "spearheads": ("stone-spear", LORC),
    "city": ("village", DELAPOUITE),
    "scroll": ("scroll-unfurled", LORC),
    "leadership": ("caesar", DELAPOUITE),
    "irrigation": ("plant-watering", DELAPOUITE),
    "agriculture": ("sickle", DELAPOUITE),
    "quarrying": ("mining", LORC),
    "medicine": ("herbs-bundle", DELAPOUITE),
    "coinage": ("two-coins", DELAPOUITE),
    "caravans": ("camel", DELAPOUITE),
    "religion": ("prayer", LORC),
    "granaries": ("granary", DELAPOUITE),
    "masonry": ("trowel", DELAPOUITE),
    "engineering": ("crane", DELAPOUITE),
    "architecture": ("egyptian-temple", DELAPOUITE),
    "empire": ("byzantin-temple", DELAPOUITE),
    "preservation": ("porcelain-vase", DELAPOUITE),
    "shipping": ("trireme", DELAPOUITE),
    "smithing": ("anvil", LORC),
    "commerce": ("scales", LORC),
    "pestilence": ("plague-doctor-profile", DELAPOUITE),
    "invasion": ("crossed-swords", LORC),
    "revolt": ("fist", LORC),
}
FOLDERS = {"common": COMMON, "ages": AGES}


def body(icons: dict[str, dict[str, str]], name: str) -> str:
    """Give the bare paths of one icon; refuse one that brings colours of its own."""
    text = icons[name]["body"].replace(' fill="currentColor"', "")
    if re.search(r"fill=|stroke|<(?!path|g|/g)", text):
        raise SystemExit(f"{name}: more than plain paths")
    return text


def load(source: str) -> dict[str, dict[str, str]]:
    """Read the icon table of the package."""
    table: dict[str, dict[str, str]] = json.loads(Path(source).read_text("utf-8"))["icons"]
    return table


def goods_skull(icons: dict[str, dict[str, str]]) -> str:
    """Set two amphorae above a skull: what that die face brings."""
    jar, skull = body(icons, "amphora"), body(icons, "death-skull")
    return (
        place(jar, 128, 132, 250, 512)
        + place(jar, 384, 132, 250, 512)
        + place(skull, 256, 378, 256, 512)
    )


def main(source: str) -> None:
    """Write every icon of both folders."""
    icons = load(source)
    for folder, table in FOLDERS.items():
        for name, (origin, _) in table.items():
            root = 'fill="#000000"'
            write(folder, name, document(body(icons, origin), 512, 512, root))
    write("ages", "goods_skull", document(goods_skull(icons), 512, 512, 'fill="#000000"'))


if __name__ == "__main__":
    main(sys.argv[1])
