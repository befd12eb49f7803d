"""Opens the program: services, window, the first scene, and what leads from scene to scene."""

from __future__ import annotations

import io
from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING

import pygame

from game import paths
from game.storage import log, settings
from game.storage.log import LOGGER
from game.storage.write import sweep
from scenes.menus.splash import splash
from scenes.program.texts import catalogs
from scenes.program.window import NoDisplay, Window
from scenes.ui.theme import PALETTES

if TYPE_CHECKING:
    from game.ai.worker import Process
    from game.core.match import Match
    from game.core.message import Message
    from game.core.setup import MatchSetup
    from game.practice.puzzle import Puzzle
    from game.storage.save import Loaded
    from game.storage.settings import Settings
    from scenes.base.scene import Scene
    from scenes.base.services import Services, Trouble
    from scenes.practice.desk import Desk
    from scenes.program.app import App
    from scenes.table.exits import Exits, Past
    from scenes.table.session import Session

USUAL = (1280, 720)
PICTURE = (320, 180)
"""Device pixels of the small picture in the list of saved games."""


class House:
    """Makes every scene, so that none of them knows how another is made.

    Each is imported when it is first made: most of them nobody opens, and all of them together
    take longer than everything else at the start.
    """

    def __init__(self, services: Services) -> None:
        self.services = services
        self.app: App | None = None
        from scenes.shared.links import Links

        self.ways = Links(
            play=self.play,
            resume=self.resume,
            result=self.result,
            replay=self.replay,
            setup=self.setup,
            companion=self.companion,
        )

    @cached_property
    def worker(self) -> Process:
        """Where computer players think, at whichever table: it stays warm between two matches."""
        from game.ai.worker import Process

        return Process()

    def close(self) -> None:
        """Let no computer player think any more."""
        if "worker" in self.__dict__:
            self.worker.close()

    def home(self) -> Scene:
        """Make the title scene."""
        from scenes.menus.title import TitleScene

        return TitleScene(self.services, self.ways)

    def setup(self, like: MatchSetup) -> Scene:
        """Make the set-up of a new match like one that was played."""
        from scenes.menus.setup import SetupScene

        return SetupScene(self.services, self.ways, like.title, like)

    def companion(self) -> Scene:
        """Make the helper beside a real table."""
        from scenes.companion.menu import MenuPage

        return MenuPage(self.services, self.ways)

    def settings(self) -> Scene:
        """Make the settings."""
        from scenes.menus.settings import SettingsScene

        return SettingsScene(self.services)

    def rules(
        self,
        title: str = "",
        section: str = "",
        options: Mapping[str, str] | None = None,
        edition: str = "",
    ) -> Scene:
        """Make the book of rules."""
        from scenes.menus.rules import RulesScene

        return RulesScene(self.services, title, section, options, edition)

    def trouble(self, fault: Trouble) -> Scene:
        """Make the scene that tells of a fault."""
        from scenes.menus.trouble import TroubleScene

        return TroubleScene(self.services, fault, self.home)

    def play(self, setup: MatchSetup) -> Scene:
        """Make the table of a new match."""
        from game.opening import open_match

        # Whoever plays a copy once more from the beginning plays a match like any other.
        setup = replace(setup, origin=None)
        name = self.services.store.new_name(setup)
        self.services.store.claim(name)
        return self._table(setup, open_match(setup), name)

    def resume(self, loaded: Loaded, name: str) -> Scene:
        """Make the table of a saved match that is claimed already."""
        return self._table(loaded.setup, loaded.match, name)

    def result(self, loaded: Loaded) -> Scene:
        """Make the table of a finished match, which opens its result by itself."""
        return self.watch(loaded.setup, loaded.match)

    def replay(self, name: str) -> Scene:
        """Make the past of a saved match, as the only person in it may see it, or the public."""
        from game.replay.sight import alone
        from scenes.table.exits import Past

        record = self.services.store.record(name)
        return self.look_back(Past(record, alone(record)), name)

    def look_back(self, past: Past, name: str = "") -> Scene:
        """Make the past of a match, which has a name if it is kept."""
        from scenes.replay.replay_scene import ReplayScene
        from scenes.replay.ways import Ways
        from scenes.table.registry import stage

        exits = self.exits(name)
        ways = Ways(exits.rules, self.play_on, self._png, name)
        return ReplayScene(self.services, past, stage(past.record.setup.title), ways)

    def play_on(self, setup: MatchSetup, match: Match) -> Scene:
        """Make the table of a copy that stands at some moment, and keep it from now on."""
        store = self.services.store
        name = store.new_name(setup)
        store.claim(name)
        match.begin()
        store.keep(name, setup, match)
        return self._table(setup, match, name)

    def _png(self, scene: Scene) -> bytes:
        """Give a picture of a scene by itself, as large as the window."""
        if self.app is None:
            return b""
        file = io.BytesIO()
        pygame.image.save(self.app.portrait(scene), file, "moment.png")
        return file.getvalue()

    def watch(self, setup: MatchSetup, match: Match) -> Scene:
        """Make the table of a match that is not saved."""
        from game.ai.worker import Lent
        from scenes.table.registry import stage
        from scenes.table.session import Session
        from scenes.table.table import TableScene

        session = Session(setup, match, Lent(self.worker))
        return TableScene(self.services, session, stage(setup.title), self.exits())

    def exits(self, name: str = "") -> Exits:
        """Give the makers of the scenes that a table leads to; `name`: under which it is kept."""
        from scenes.table.exits import Exits

        return Exits(
            rules=lambda setup, section: self.rules(
                setup.title, section, setup.options, setup.edition
            ),
            settings=self.settings,
            home=self.home,
            setup=self.ways.setup,
            play=self.play,
            replay=lambda past: self.look_back(past, name),
        )

    def chapters(self, title: str) -> Scene:
        """Make the list of a title's chapters."""
        from scenes.menus.chapters import ChaptersScene

        return ChaptersScene(self.services, title)

    def lesson(self, title: str, chapter: str, anew: bool) -> Scene:
        """Make the table of a chapter."""
        from game.ai.worker import Lent
        from scenes.lessons.opening import open_lesson

        return open_lesson(
            self.services, self.exits(), lambda: Lent(self.worker), title, chapter, anew
        )

    def practice(self, title: str) -> Scene:
        """Make the list of a title's single positions."""
        from scenes.practice.practice_page import PracticePage

        return PracticePage(self._desk(title))

    def puzzle(self, puzzle: Puzzle, back: str) -> Scene:
        """Make the table of a single position."""
        return self._desk(puzzle.title).table(puzzle, back)

    def _desk(self, title: str) -> Desk:
        from game.ai.worker import Lent
        from scenes.practice.desk import Desk

        return Desk(self.services, self.exits(), partial(Lent, self.worker), title)

    def game(self, title: str) -> Scene:
        """Make the set-up of a game of one's own."""
        from scenes.menus.setup import SetupScene

        return SetupScene(self.services, self.ways, title)

    def _table(self, setup: MatchSetup, match: Match, name: str) -> Scene:
        from game.ai.worker import Lent
        from scenes.companion.referee.match_page import MatchPage
        from scenes.table.registry import stage
        from scenes.table.session import Session
        from scenes.table.table import TableScene

        store = self.services.store
        if setup.bots:
            self.worker.start(setup.title, setup.options, setup.edition)

        def keep(session: Session) -> Message | None:
            return self.services.keep_match(name, session.setup, session.match)

        def leave() -> None:
            try:
                if self.app is not None:
                    # The table alone: what lies over it is not what a saved game looks like.
                    store.keep_picture(name, small(self.app.portrait(scene)))
            finally:
                store.release(name)

        session = Session(setup, match, Lent(self.worker), keep, leave=leave)
        make = MatchPage if setup.companion else TableScene
        scene: Scene = make(self.services, session, stage(setup.title), self.exits(name))
        return scene


def small(surface: pygame.Surface) -> bytes:
    """Give a PNG of the screen, shrunk for the list of saved games."""
    shrunk = pygame.transform.smoothscale(surface, PICTURE)
    file = io.BytesIO()
    pygame.image.save(shrunk, file, "small.png")
    return file.getvalue()


def furnish(services: Services) -> House:
    """Put the scenes that every scene may need among the services."""
    house = House(services)
    services.trouble = house.trouble
    services.rules = house.rules
    services.teaching = house
    return house


def start(
    resume: bool, title: str | None, language: str | None, size: tuple[int, int] | None
) -> str:
    """Run the window until it is closed; gives a sentence when it cannot be opened."""
    log.start()
    # Whatever was killed while it wrote left half a file behind, and nobody else takes it away.
    sweep(paths.home())
    kept_settings = settings.load()
    # This time only: what is kept on the disk stays as the player chose it.
    chosen = replace(kept_settings, language=language) if language else kept_settings
    try:
        window = Window(size or USUAL, catalogs()[chosen.language].text("app.name"))
    except NoDisplay as error:
        LOGGER.error("no display: %s", error)
        return f"there is no display to open a window on ({error})"
    for fault in catalogs()[chosen.language].faults:
        LOGGER.warning("a text stays English: %s", fault.line())
    begin(window, chosen)
    from scenes.program.app import App, open_services

    services = open_services(kept_settings)
    services.settings = chosen
    house = furnish(services)
    app = house.app = App(services, window)
    try:
        opening = first(house, resume, title)
        if (title or resume) and _leads_back(opening):
            # The way back from these leads to what lies beneath them.
            app.show(house.home())
        app.run(opening)
    finally:
        app.close()
        house.close()
        # What was played is looked at now, when its title is loaded: the next start need not.
        services.store.newest()
        log.stop()
    return ""


def begin(window: Window, chosen: Settings) -> None:
    """Show the ground and the program's name at once, before the rest is even imported."""
    window.interface = chosen.interface
    window.fill_screen(chosen.full_screen)
    canvas = window.canvas()
    canvas.palette = PALETTES[chosen.palette]
    splash(canvas, catalogs()[chosen.language], window.region)
    window.show()
    # Some systems show nothing of a window before its events are asked for.
    pygame.event.pump()


def _leads_back(scene: Scene) -> bool:
    from scenes.menus.saves import SavesScene
    from scenes.menus.setup import SetupScene

    return isinstance(scene, (SetupScene, SavesScene))


def first(house: House, resume: bool, title: str | None) -> Scene:
    """Choose the scene that the command line asks for."""
    if title:
        from scenes.menus.setup import SetupScene

        return SetupScene(house.services, house.ways, title)
    if resume:
        return _last(house)
    return house.home()


def _last(house: House) -> Scene:
    """Go on with the last game; where that cannot be, show the list that says why."""
    from game.storage.ring_folder import Unreadable
    from scenes.menus.saves import SavesScene

    store = house.services.store
    newest = store.newest()
    if newest is None:
        return house.home()
    try:
        loaded = store.load(newest.name)
    except Unreadable:
        return SavesScene(house.services, house.ways)
    if loaded.doubt is not None or not store.claim(newest.name):
        return SavesScene(house.services, house.ways)
    return house.resume(loaded, newest.name)
