"""Puts a match on a table that a pilot can play at."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.shelf.settings import Settings
from scenes.base.desk import Desk
from scenes.base.page import Page
from scenes.base.scene import Command, Scene
from scenes.program.app import App, offscreen, open_desk
from scenes.stage.contract import Stage
from scenes.stage.doors import Doors
from scenes.stage.session import Session
from scenes.stage.table import TableScene
from scenes.ui.picture import Intent, Item, Picture
from tests.build.board import STOCK
from tests.build.pilot import Pilot


class Blank(Page):
    """Stands for a scene around the table."""

    def __init__(self, desk: Desk, name: str) -> None:
        super().__init__(desk)
        self.name = name

    def present(self) -> Picture:
        """Give nothing but a ground."""
        return Picture((Item("ground", "ground", self.region, look="walnut"),))

    def do(self, intent: Intent) -> Command | None:
        """Do nothing."""
        del intent
        return None


@dataclass
class Seated:
    """A table on the screen of an app without a display."""

    app: App
    scene: TableScene
    pilot: Pilot
    went: list[str] = field(default_factory=list)
    """The doors that were used."""


def doors(desk: Desk, went: list[str]) -> Doors:
    """Give doors that lead to blank scenes and note where one went."""

    def to(name: str) -> Scene:
        went.append(name)
        return Blank(desk, name)

    return Doors(
        rules=lambda table, section: to(f"rules {table.title} {section}".strip()),
        settings=lambda: to("settings"),
        home=lambda: to("home"),
        setup=lambda table: to(f"setup {table.title}"),
        play=lambda table: to(f"play {table.title}"),
    )


def seat(
    session: Session,
    stage: Stage,
    size: tuple[int, int] = (1280, 720),
    interface: int = 100,
    **settings: Any,
) -> Seated:
    """Open an app and sit down; unless asked for, nothing moves and computers do not wait."""
    chosen = Settings(**{"speed": "none", "pace": 0, **settings})
    desk = open_desk(chosen)
    app = offscreen(size, interface, desk, STOCK)
    went: list[str] = []
    scene = TableScene(desk, session, stage, doors(desk, went))
    app.show(scene)
    return Seated(app, scene, Pilot(app), went)
