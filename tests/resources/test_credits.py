"""Pictures, sounds and fonts: each is credited, drawable, seamless, audible, small enough."""

from __future__ import annotations

import io
import re
from array import array
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest
import yaml

from game.core.registry import titles
from scenes.table.registry import stage

ROOT = Path(__file__).resolve().parents[2] / "resources"
FOLDERS = [
    *(ROOT / name for name in ("fonts", "sounds")),
    *sorted(p for p in (ROOT / "sounds").iterdir() if p.is_dir()),
    *sorted((ROOT / "sprites").iterdir()),
]
SVGS = sorted((ROOT / "sprites").rglob("*.svg"))
MATERIALS = [stage(title).material for title in titles()]
TEXTURES = [
    *sorted((ROOT / "sprites" / "textures").glob("*.jpg")),
    *(
        ROOT / "sprites" / f"{name}.jpg"
        for name in sorted({n for m in MATERIALS for n in (m.texture, m.surface, m.wood)})
        if "/" in name
    ),
]
SOUNDS = sorted((ROOT / "sounds").rglob("*.ogg"))
KEYS = {"file", "author", "licence", "source", "changed"}
DRAWN = {"svg", "g", "path", "rect", "circle", "ellipse", "polygon", "line"}
FOREIGN = {"style", "class", "filter", "mask", "clip-path"}
Pixels = list[bytes]


def name(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


def entries(folder: Path) -> list[dict[str, str]]:
    listed: list[dict[str, str]] = yaml.safe_load((folder / "CREDITS.yaml").read_text("utf-8"))
    return listed


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda p: p.name)
def test_every_file_has_one_credit_and_every_credit_a_file(folder: Path) -> None:
    files = {p.name for p in folder.iterdir() if p.suffix not in ("", ".yaml", ".txt")}
    listed = [entry["file"] for entry in entries(folder)]
    assert sorted(listed) == sorted(files)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda p: p.name)
def test_a_credit_says_who_under_what_licence_and_what_was_changed(folder: Path) -> None:
    for entry in entries(folder):
        assert set(entry) == KEYS
        assert all(isinstance(v, str) and v.strip() for v in entry.values())


def test_fonts_carry_their_licence_beside_them() -> None:
    for entry in entries(ROOT / "fonts"):
        licence = re.search(r"OFL-\w+\.txt", entry["licence"])
        assert licence
        text = (ROOT / "fonts" / licence[0]).read_text("utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in text


def test_every_named_icon_author_is_in_the_summary() -> None:
    summary = (ROOT / "CREDITS.md").read_text("utf-8")
    for folder in FOLDERS:
        for entry in entries(folder):
            if entry["source"] == "https://game-icons.net" and "with icons" not in entry["author"]:
                assert entry["author"] in summary


def test_every_drawing_uses_only_what_the_loader_understands() -> None:
    assert not {name(svg): beyond(svg) for svg in SVGS if beyond(svg)}


def beyond(svg: Path) -> list[str]:
    """List what the loader does not understand of a drawing, or would draw out of shape."""
    root = ElementTree.fromstring(svg.read_text("utf-8"))
    found = [tag for each in root.iter() if (tag := each.tag.rsplit("}", 1)[-1]) not in DRAWN]
    found += [key for each in root.iter() for key in FOREIGN & set(each.keys())]
    x, y, w, h = map(float, root.attrib["viewBox"].split())
    if (x, y) != (0, 0) or abs(root_ratio(root) - w / h) > 1e-6 * w / h:
        found.append("viewBox")
    return found


def root_ratio(root: ElementTree.Element) -> float:
    """Give the width over the height that a drawing says it has."""
    return float(root.attrib["width"]) / float(root.attrib["height"])


def test_every_drawing_shows_something_and_stays_inside_its_frame() -> None:
    assert not {name(svg): bare for svg in SVGS if (bare := bareness(svg))}


def bareness(svg: Path) -> str:
    """Say what is wrong with a drawing 96 pixels large: its size, or too little to see."""
    text = svg.read_text("utf-8")
    w, h = map(float, re.findall(r'viewBox="0 0 (\S+) ([^"]+)"', text)[0])
    k = 96 / max(w, h)
    size = (round(w * k), round(h * k))
    frame = f'width="{size[0]}" height="{size[1]}"'
    sized = re.sub(r'width="\S+" height="\S+"', frame, text, count=1)
    surface = pygame.image.load(io.BytesIO(sized.encode()), "x.svg")
    if surface.get_size() != size:
        return f"{surface.get_size()} instead of {size}"
    shown = surface.get_bounding_rect(min_alpha=40)
    return "" if shown.width * shown.height >= 0.1 * size[0] * size[1] else f"only {shown} shown"


def test_a_symbol_names_the_colour_to_replace_once_on_its_root() -> None:
    symbols = [p for p in SVGS if "#000000" in p.read_text("utf-8")]
    assert {p for p in SVGS if p.parent.name == "common"} <= set(symbols)
    for symbol in symbols:
        text = symbol.read_text("utf-8")
        assert text.count("#000000") == 1
        assert ElementTree.fromstring(text).attrib["fill"] == "#000000"
        assert ElementTree.fromstring(text).attrib["viewBox"] == "0 0 512 512"


def lines(surface: pygame.Surface) -> Pixels:
    """Give the pixel rows, each three bytes each pixel."""
    w, h = surface.get_size()
    data = pygame.image.tobytes(surface, "RGB")
    return [data[3 * w * y : 3 * w * (y + 1)] for y in range(h)]


def step(one: bytes, other: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


@pytest.mark.parametrize("texture", TEXTURES, ids=name)
def test_a_texture_goes_on_over_its_edges_without_a_seam(texture: Path) -> None:
    picture = pygame.image.load(str(texture))
    for surface in (picture, pygame.transform.rotate(picture, 90)):
        rows = lines(surface)
        inside = max(step(rows[y], rows[y + 1]) for y in range(0, len(rows) - 1, 16))
        inside = max(inside, step(rows[255], rows[256]))
        assert step(rows[-1], rows[0]) <= 1.3 * inside + 0.6


@pytest.mark.parametrize("texture", TEXTURES, ids=name)
def test_a_texture_is_calm_and_small(texture: Path) -> None:
    assert texture.stat().st_size <= 400_000
    small = pygame.transform.smoothscale(pygame.image.load(str(texture)), (64, 64))
    greys = [sum(small.get_at((x, y))[:3]) / 3 for x in range(64) for y in range(64)]
    mean = sum(greys) / len(greys)
    spread = (sum((g - mean) ** 2 for g in greys) / len(greys)) ** 0.5
    assert spread / mean <= 0.06


def test_title_pictures_are_twice_their_logical_size() -> None:
    for title in titles():
        card = ROOT / "sprites" / f"{stage(title).cover}.png"
        assert pygame.image.load(str(card)).get_size() == (844, 640)
    dice = pygame.image.load(str(ROOT / "sprites" / "title" / "dice.png"))
    edges = [
        dice.get_at((x, y))[3] for x in range(dice.get_width()) for y in (0, dice.get_height() - 1)
    ]
    assert max(edges) <= 8


def test_the_shadow_fades_to_nothing_at_its_edge() -> None:
    shadow = pygame.image.load(str(ROOT / "sprites" / "common" / "shadow.png"))
    assert shadow.get_size() == (192, 192)
    border = [shadow.get_at((i, 0))[3] for i in range(192)]
    middle = [shadow.get_at((x, y))[3] for x in (64, 96, 127) for y in (64, 96, 127)]
    assert max(border) == 0
    assert max(middle) - min(middle) <= 3
    assert min(middle) >= 100


@pytest.fixture(scope="module")
def mixer() -> Iterator[None]:
    ours = pygame.mixer.get_init() is None
    if ours:
        pygame.mixer.init(44100, -16, 1)
    yield
    if ours:
        pygame.mixer.quit()


@pytest.mark.parametrize("sound", SOUNDS, ids=lambda p: p.stem)
@pytest.mark.usefixtures("mixer")
def test_a_sound_is_short_audible_and_not_clipped(sound: Path) -> None:
    assert sound.read_bytes()[:4] == b"OggS"
    loaded = pygame.mixer.Sound(str(sound))
    assert 0.02 <= loaded.get_length() <= (3.0 if sound.stem in ("win", "monument") else 1.1)
    samples = array("h", loaded.get_raw())
    assert 1500 <= max(map(abs, samples)) <= 29000
    assert abs(sum(samples) / len(samples)) <= 60
    assert abs(samples[0]) <= 600
    assert abs(samples[-1]) <= 600


def test_resources_stay_within_their_share_of_the_repository() -> None:
    total = sum(p.stat().st_size for p in ROOT.rglob("*") if "__pycache__" not in p.parts)
    assert total <= 12_000_000
