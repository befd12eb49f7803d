"""The program itself, and a match in it that is looked back upon."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.core.match import Match
from game.core.setup import MatchSetup
from game.replay.record import of_match
from game.storage.settings import Settings
from scenes.program.app import open_services
from scenes.program.start import House, furnish
from scenes.program.window import Window
from scenes.replay.replay_scene import ReplayScene
from scenes.table.exits import Past
from tests.build.board import STOCK
from tests.build.pilot import Pilot
from tests.build.seat import SparingApp


@dataclass
class Program:
    """The whole program on a window without a display."""

    house: House
    app: SparingApp
    pilot: Pilot

    @property
    def past(self) -> ReplayScene:
        """The replay on top."""
        top = self.app.stack.top
        assert isinstance(top, ReplayScene), top
        return top


def program(size: tuple[int, int] = (1280, 720), interface: int = 100, **settings: Any) -> Program:
    """Open the program with nothing on it; unless asked for, nothing moves."""
    chosen = {"speed": "none", "pace": 0, "respite": 0, **settings}
    services = open_services(Settings(**chosen))
    house = furnish(services)
    services.settings = services.settings.changed(interface=interface)
    app = SparingApp(services, Window(size, "Four Ages", STOCK), wait=lambda _rate: 0.0)
    # What is looked at are the pictures as values: few of them must be painted.
    app.one_of, house.app = 10, app
    return Program(house, app, Pilot(app))


def look_back(
    setup: MatchSetup, match: Match, seat: int | None = None, name: str = "", **settings: Any
) -> Program:
    """Open the program with the past of a match on top."""
    there = program(**settings)
    there.app.show(there.house.look_back(Past(of_match(setup, match), seat), name))
    there.pilot.turn()
    return there
