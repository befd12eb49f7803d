"""Write the credit lists: CREDITS.yaml in every folder and the summary resources/CREDITS.md.

Every file beside a CREDITS.yaml has one entry `{file, author, licence, source, changed}` there;
tests/resources checks it in both directions. Run as `python resources/make/credits.py`.
"""

from __future__ import annotations

from icons import FOLDERS
from shapes import ROOT

OURS = "the Four Ages contributors"
ICONS = "https://game-icons.net"
MIXED = "the Four Ages contributors, with icons by {} (game-icons.net)"
Row = dict[str, str]


def row(file: str, author: str, licence: str, source: str, changed: str) -> Row:
    """Give one entry."""
    return {
        "file": file,
        "author": author,
        "licence": licence,
        "source": source,
        "changed": changed,
    }


def own(file: str, script: str) -> Row:
    """Give the entry of a file we made by one of the scripts."""
    return row(file, OURS, "MIT", f"resources/make/{script}", "own work")


def mixed(file: str, authors: str, script: str) -> Row:
    """Give the entry of our drawing that has icons of others in it."""
    return row(
        file,
        MIXED.format(authors),
        "CC BY 3.0",
        ICONS,
        f"icons recoloured and composed by resources/make/{script}",
    )


BORROWED = {
    "goods_skull": "Delapouite and Lorc",
    "face_good": "Delapouite",
    "face_workers": "Lorc",
    "face_goods_skull": "Delapouite and Lorc",
    "face_food_or_workers": "Lorc",
    "city_built": "Delapouite",
    "city_plan": "Delapouite",
    "box_full": "Lorc",
    "box_plan": "Lorc",
    "box_skull": "Lorc",
    **{f"tumble_{i:02d}": "Delapouite and Lorc" for i in range(8)},
}
GLYPH = {"face_coin", "face_coin_12"}
SYMBOL_SCRIPT = {"famine": "symbols.py", "drought": "symbols.py", "development": "symbols.py"}
MONUMENTS = {
    "step_pyramid",
    "stone_circle",
    "temple",
    "obelisk",
    "hanging_gardens",
    "great_wall",
    "great_pyramid",
}
COVERS = {
    "ages": "Delapouite and Lorc",
    "stoneage": "Caro Asercion, Delapouite and Lorc",
    "tempus": "Delapouite and Lorc",
}
TEXTURES = {"clay", "claylight", "cave", "leather", "linen", "copper", "sea"}


def shared(folder: str, file: str) -> Row | None:
    """Find out who made what one script makes for all titles: covers and materials."""
    name = file.rsplit(".", 1)[0]
    if name in TEXTURES:
        return own(file, "textures.py")
    if name != "cover":
        return None
    return mixed(file, COVERS[folder], "title.py") if folder in COVERS else own(file, "title.py")


def sprite(folder: str, file: str) -> Row:
    """Find out who made one file of sprites/common or sprites/<title>."""
    made = shared(folder, file)
    if made is not None:
        return made
    name = file.rsplit(".", 1)[0]
    table = FOLDERS.get(folder, {})
    if name in table:
        origin, author = table[name]
        return row(file, author, "CC BY 3.0", ICONS, f"icon “{origin}”, recoloured")
    if name in BORROWED:
        script = "icons.py" if name == "goods_skull" else "pieces.py"
        return mixed(file, BORROWED[name], "cube.py" if name.startswith("tumble") else script)
    if name in GLYPH:
        return row(
            file,
            f"{OURS}; digits from Forum by Denis Masharov",
            "MIT, OFL 1.1",
            "resources/make/pieces.py",
            "own work with outlines of the font",
        )
    if file.endswith(".png"):
        return own(file, "baked.py")
    if folder == "common":
        return own(file, "symbols.py")
    script = "monuments.py" if name in MONUMENTS else SYMBOL_SCRIPT.get(name, "pieces.py")
    return own(file, script)


def font(file: str) -> Row:
    """Find out who made one font."""
    if file == "forum.ttf":
        return row(
            file,
            "Denis Masharov",
            "OFL 1.1, see OFL-forum.txt",
            "https://fonts.google.com/specimen/Forum",
            "unchanged",
        )
    if file.startswith("sans"):
        return row(
            file,
            "Adobe (Paul D. Hunt)",
            "OFL 1.1, see OFL-sans.txt",
            "https://github.com/adobe-fonts/source-sans",
            "unchanged",
        )
    return row(
        file,
        "The EB Garamond Project Authors (Georg Duffner, Octavio Pardo)",
        "OFL 1.1, see OFL-serif.txt",
        "https://github.com/octaviopardo/EBGaramond12",
        "subset to Latin and Cyrillic",
    )


def rows(folder: str) -> list[Row]:
    """Give the entries of all files of one folder of resources."""
    files = sorted(
        p.name
        for p in (ROOT / folder).iterdir()
        if p.is_file() and p.name != "CREDITS.yaml" and not p.name.startswith("OFL")
    )
    if folder == "fonts":
        return [font(f) for f in files]
    if folder.startswith("sounds"):
        return [row(f, OURS, "CC0 1.0", "resources/make/sounds.py", "own work") for f in files]
    if folder == "sprites/textures":
        return [own(f, "textures.py") for f in files]
    if folder == "sprites/title":
        return [mixed(f, "Delapouite and Lorc", "title.py") for f in files]
    return [sprite(folder.rsplit("/", 1)[1], f) for f in files]


def folders() -> list[str]:
    """List the folders this script credits; a further title's script writes its own list."""
    sprites = (f"sprites/{name}" for name in ("ages", "common", "textures", "title"))
    return ["fonts", "sounds", "sounds/ages", *sprites]


def collection(
    folder: str,
    icons: dict[str, tuple[str, str]],
    borrowed: dict[str, str],
    scripts: dict[str, str],
) -> None:
    """Write the list of a further title's folder.

    `icons` are the copied ones with origin and author, `borrowed` names the authors of icons in our
    drawings; `scripts` says by the start of a file's name which script draws it, "" for the rest.
    """
    out = []
    for file in sorted(p.name for p in (ROOT / "sprites" / folder).iterdir()):
        if file == "CREDITS.yaml":
            continue
        made = shared(folder, file)
        if made is not None:
            out.append(made)
            continue
        name = file.rsplit(".", 1)[0]
        script = next(scripts[s] for s in sorted(scripts, reverse=True) if name.startswith(s))
        if name in icons:
            origin, author = icons[name]
            out.append(row(file, author, "CC BY 3.0", ICONS, f"icon “{origin}”, recoloured"))
        elif name in borrowed:
            out.append(mixed(file, borrowed[name], script))
        else:
            out.append(own(file, script))
    (ROOT / "sprites" / folder / "CREDITS.yaml").write_text(listing(out), encoding="utf-8")


def quoted(value: str) -> str:
    """Write a YAML string."""
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


def listing(entries: list[Row]) -> str:
    """Write entries as YAML, one per line group."""
    out = []
    for entry in entries:
        lines = [f"{key}: {quoted(value)}" for key, value in entry.items()]
        out.append("- " + "\n  ".join(lines))
    return "\n".join(out) + "\n"


SUMMARY = f"""# Credits

Each folder here has a `CREDITS.yaml` that names author, licence, source and change of every file.
This page is the summary.

## Icons

Icons made by {{authors}} – [game-icons.net]({ICONS}),
[CC BY 3.0](https://creativecommons.org/licenses/by/3.0/), recoloured; some are parts of larger
drawings of ours (die faces, boxes, city tiles, title pictures).

## Fonts

* **Forum** by Denis Masharov – SIL Open Font License 1.1, unchanged (`fonts/OFL-forum.txt`).
* **Source Sans 3** by Adobe (Paul D. Hunt) – SIL Open Font License 1.1, unchanged
  (`fonts/OFL-sans.txt`).
* **EB Garamond** by the EB Garamond Project Authors (Georg Duffner, Octavio Pardo) – SIL Open Font
  License 1.1, subset to Latin and Cyrillic (`fonts/OFL-serif.txt`).

## Our own work

All other symbols, pieces, monuments, textures and pictures are drawn by {OURS} (MIT, as the
program). The sounds are synthesised by `make/sounds.py` and given to everybody
([CC0 1.0](https://creativecommons.org/publicdomain/zero/1.0/)).

## Making them again

The scripts in `make/` write every file; they need developer tools only (numpy, scipy, Pillow,
fontTools, resvg-py, sox) and, for the icons, `icons.json` of the npm package
`@iconify-json/game-icons`. Order: `icons.py`, `symbols.py`, `pieces.py`, `cube.py`,
`monuments.py`, `textures.py`, `baked.py`, `title.py`, `sounds.py`, `credits.py`. The pictures of
each further title, with their credits, come from the script of its name.
"""


def main() -> None:
    """Write all lists and the summary."""
    authors = {author for table in FOLDERS.values() for _, author in table.values()}
    for folder in folders():
        (ROOT / folder / "CREDITS.yaml").write_text(listing(rows(folder)), encoding="utf-8")
    names = ", ".join(sorted(authors | {"Caro Asercion", "Quoting"}))
    (ROOT / "CREDITS.md").write_text(SUMMARY.format(authors=names), encoding="utf-8")


if __name__ == "__main__":
    main()
