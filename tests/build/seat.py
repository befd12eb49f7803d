"""Puts a match on a table that a pilot can play at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.ai.worker import Inline
from game.core.setup import MatchSetup
from game.opening import open_match
from game.storage.settings import Settings
from scenes.base.page import Page
from scenes.base.scene import Command, Scene
from scenes.base.services import Services
from scenes.program.app import App, open_services
from scenes.program.window import Window
from scenes.table.contract import Stage
from scenes.table.exits import Exits
from scenes.table.registry import stage
from scenes.table.session import Session
from scenes.table.table import TableScene
from scenes.ui.picture import Intent, Item, Picture
from tests.build.board import STOCK
from tests.build.pilot import Pilot

SPARING = 40
"""Of so many frames one is drawn while a whole game is played."""


class Blank(Page):
    """Stands for a scene around the table."""

    def __init__(self, services: Services, name: str) -> None:
        super().__init__(services)
        self.name = name

    def present(self) -> Picture:
        """Give nothing but a ground."""
        return Picture((Item("ground", "ground", self.region, look="walnut"),))

    def do(self, intent: Intent) -> Command | None:
        """Do nothing."""
        del intent
        return None


class SparingApp(App):
    """An app that draws few of its frames: drawing is most of what a game on the screen takes."""

    # A click is three frames, so that most of what a test does is drawn even so.
    one_of = 6
    asked = 0

    def shot(self, path: Path) -> None:
        """Draw what is there now, and write it to a file."""
        self.asked = -1
        super().shot(path)

    def draw(self) -> None:
        """Draw one of so many frames; of the others say only that the player saw them."""
        self.asked += 1
        top = self.stack.top
        # Who notes what is drawn wants to see it.
        due = self.recorder is not None or self.asked % self.one_of == 0
        if due or not isinstance(top, Page):
            super().draw()
        else:
            top.current()
            top.count_as_seen(top.frame())


@dataclass
class Seated:
    """A table on the screen of an app without a display."""

    app: SparingApp
    scene: TableScene
    pilot: Pilot
    went: list[str] = field(default_factory=list)
    """The doors that were used."""

    def until_over(self, step: Callable[[], object], most: int = 2500) -> None:
        """Take steps until the match is over, which it must be after so many."""
        match = self.scene.session.match
        self.app.one_of = SPARING
        for _ in range(most):
            if match.over:
                break
            step()
        assert match.over


def exits(services: Services, went: list[str]) -> Exits:
    """Give doors that lead to blank scenes and note where one went."""

    def to(name: str) -> Scene:
        went.append(name)
        return Blank(services, name)

    return Exits(
        rules=lambda table, section: to(f"rules {table.title} {section}".strip()),
        settings=lambda: to("settings"),
        home=lambda: to("home"),
        setup=lambda table: to(f"setup {table.title}"),
        play=lambda table: to(f"play {table.title}"),
        replay=lambda past: to(f"replay {past.record.last}"),
    )


def seat(
    session: Session,
    stage: Stage,
    size: tuple[int, int] = (1280, 720),
    interface: int = 100,
    **settings: Any,
) -> Seated:
    """Open an app and sit down; unless asked for, nothing moves and computers do not wait."""
    # With motion a game of hundreds of steps would take minutes.
    chosen = Settings(**{"speed": "none", "pace": 0, "coach": "asks", "respite": 0, **settings})
    services = open_services(chosen)
    services.settings = services.settings.changed(interface=interface)
    app = SparingApp(services, Window(size, "Four Ages", STOCK), wait=lambda _rate: 0.0)
    went: list[str] = []
    scene = TableScene(services, session, stage, exits(services, went))
    app.show(scene)
    return Seated(app, scene, Pilot(app), went)


def sit(table: MatchSetup, **settings: Any) -> Seated:
    """Sit down at a table that is set up, its computer players deciding at once."""
    return seat(Session(table, open_match(table), Inline()), stage(table.title), **settings)
