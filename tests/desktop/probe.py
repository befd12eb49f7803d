"""`python -m tests.desktop.probe`: a window with one coloured square, asked about by its parent.

Each line of its input is answered with a line of JSON: the window's number, the sizes of window and
surface, the square's middle in pixels of the window, and what the pointer is on.
"""

from __future__ import annotations

import json
import select
import sys
from collections.abc import Mapping
from typing import Any

import pygame

from game.storage.settings import Settings
from scenes.base.page import Page
from scenes.program.app import App, open_services
from scenes.program.window import Window
from scenes.ui.canvas import Canvas
from scenes.ui.draw import Painter
from scenes.ui.geometry import Region
from scenes.ui.paint import PAINTERS
from scenes.ui.picture import Do, Intent, Item, Picture

COLOUR = "#00ff40"


def square(canvas: Canvas, item: Item) -> None:
    """Draw a square of one colour."""
    canvas.fill(item.place, COLOUR)


class Target(Page):
    """A square to be pointed at."""

    painters: Mapping[str, Painter] = {**PAINTERS, "square": square}

    def present(self) -> Picture:
        """Give the square near the lower right corner, where a wrong scale shows most."""
        place = Region(self.region.width - 300, self.region.height - 300, 200, 200)
        ground = Item("ground", "ground", self.region, look="walnut")
        return Picture((ground, Item("square", "square", place, intent=Do("hit"))))

    def do(self, intent: Intent) -> None:
        """Do nothing."""


def told(app: App, page: Target) -> dict[str, Any]:
    """Say how things are."""
    centre = page.current().items[1].place.centre
    hovered = page._interaction.hovered
    return {
        "window": pygame.display.get_wm_info()["window"],
        "size": pygame.display.get_window_size(),
        "surface": app.window.size,
        "square": app.window.pixel(centre),
        "hovered": hovered.id if hovered is not None else "",
        "full": app.window.full,
    }


def main() -> None:
    """Open the window and go on until the input ends."""
    services = open_services(Settings())
    services.keep = lambda _settings: None
    app = App(services, Window((1000, 600), "probe"))
    page = Target(services)
    app.show(page)
    clock = pygame.time.Clock()
    while True:
        app.turn(clock.tick(60) / 1000)
        if not select.select([sys.stdin], [], [], 0)[0]:
            continue
        word = sys.stdin.readline().strip()
        if not word:
            break
        print(json.dumps(told(app, page)), flush=True)
    app.close()


if __name__ == "__main__":
    main()
