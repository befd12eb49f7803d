"""How the kept pictures are made, and how far two of them are apart."""

from __future__ import annotations

import io
from pathlib import Path

import pygame
from PIL import Image, ImageChops

from game.ai.worker import Inline
from game.core.contract import Turn
from game.core.registry import titles
from game.core.setup import MatchSetup, SeatSetup
from game.storage.settings import Settings
from game.storage.store import Store
from scenes.menus.title import TitleScene
from scenes.program.app import App, offscreen, open_services
from scenes.program.start import furnish
from scenes.table.registry import stage
from scenes.table.session import Session
from scenes.table.table import TableScene
from tests.build.matches import match_setup, midway, seat_counts
from tests.build.titles import folder

SIZE, KEPT = (1280, 720), (480, 270)
DECISIONS = 30
GAMES = 4
HERE = Path(__file__).resolve().parent


def names() -> tuple[str, ...]:
    """Name every kept picture: the title scene and a table of each title."""
    return ("title", *sorted(titles()))


def file(name: str, language: str) -> Path:
    """Give the place of a kept picture: with the tests of its title, or here."""
    place = folder(name) / "snapshot" if name in titles() else HERE
    return place / f"{name}-{language}.png"


def draw(name: str, language: str, kept: Path) -> Image.Image:
    """Draw a picture anew; the same on every machine with the same pygame."""
    services = open_services(
        Settings(language=language, speed="none", pace=0, respite=0), Store(kept)
    )
    app = offscreen(SIZE, 100, services)
    house = furnish(services)
    app.show(_home(house) if name == "title" else _table(house, name))
    app.turn(0.05)
    app.draw()
    return _small(app)


def _home(house: object) -> TitleScene:
    """Open the menu with so many games at most: a further game changes no picture."""
    home: TitleScene = house.home()  # type: ignore[attr-defined]
    home.titles = home.titles[:GAMES]
    return home


def _table(house: object, title: str) -> TableScene:
    """Seat a person where the decision is, so many random decisions into a match."""
    seats = max(seat_counts(title))
    match = midway(title, seats, most=DECISIONS)
    assert isinstance(match.pending, Turn)
    seat_setups = tuple(SeatSetup("", place, "") for place in range(seats))
    plain = match_setup(title, seats)
    seated = MatchSetup(title, seat_setups, plain.options, plain.seed, 0)
    session = Session(seated, match, Inline())
    return TableScene(house.services, session, stage(title), house.exits())  # type: ignore[attr-defined]


def _small(app: App) -> Image.Image:
    data = pygame.image.tobytes(app.window.surface, "RGB")
    whole = Image.frombytes("RGB", app.window.surface.get_size(), data)
    return whole.resize(KEPT, Image.Resampling.LANCZOS)


def distance(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """Give the mean difference (0..255), and the part of the pixels that differ by over 32."""
    grey = ImageChops.difference(one, other).convert("L")
    counts = grey.histogram()
    total = sum(counts)
    return sum(level * n for level, n in enumerate(counts)) / total, sum(counts[33:]) / total


def png(picture: Image.Image) -> bytes:
    """Give a picture as a small PNG file."""
    out = io.BytesIO()
    picture.save(out, "PNG", optimize=True)
    return out.getvalue()
