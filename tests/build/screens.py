"""Every screen of the program as it is laid out in a window, presented and never drawn."""

from __future__ import annotations

from collections.abc import Iterator

from game.ai.worker import Inline
from game.core.registry import titles
from game.storage.store import Store
from scenes.base.page import Page
from scenes.base.services import Trouble
from scenes.companion.registry import samples
from scenes.menus.chapters import ChaptersScene
from scenes.menus.credits import CreditsScene
from scenes.menus.results import ResultsScene
from scenes.menus.rules import RulesScene
from scenes.menus.saves import SavesScene
from scenes.menus.settings import SettingsScene
from scenes.menus.setup import SetupScene
from scenes.menus.title import TitleScene
from scenes.menus.trouble import TroubleScene
from scenes.shared import new_game
from scenes.shared.new_game import NewGame
from scenes.table.registry import stage
from scenes.table.session import Session
from scenes.table.table import TableScene
from scenes.ui.geometry import Region
from tests.build.board import make_services
from tests.build.matches import match_setup, midway, seat_counts
from tests.build.menus import TODAY, Guide, save, some_title, ways
from tests.build.seat import exits


def window(size: tuple[int, int], interface: int = 100) -> Region:
    """Give a window's region in units."""
    high = 1080 * 100 / interface
    return Region(0, 0, round(high * size[0] / size[1], 2), round(high, 2))


def menus(region: Region, language: str = "en") -> Iterator[tuple[str, Page]]:
    """Give the screens around the table."""
    services = make_services(language=language)
    services.store, services.now = Store(), lambda: TODAY
    services.teaching = Guide(services)
    links, title = ways(services), some_title()
    save(services.store)
    fault = Trouble("ValueError", "scenes/table/table.py:12", "Traceback")
    scenes: dict[str, Page] = {
        "title": TitleScene(services, links),
        "chapters": ChaptersScene(services, title),
        "setup": SetupScene(services, links, title),
        "saves": SavesScene(services, links),
        "results": ResultsScene(services, links),
        "settings": SettingsScene(services),
        "rules": RulesScene(services, title),
        "credits": CreditsScene(services),
        "trouble": TroubleScene(services, fault),
    }
    for name, scene in scenes.items():
        yield name, laid(scene, region)


def setups(region: Region, language: str = "en") -> Iterator[tuple[str, Page]]:
    """Give the set-up of each title with every seat taken, and with its variants unfolded."""
    services = make_services(language=language)
    for title in titles():
        for unfolded in (False, True):
            scene = SetupScene(services, ways(services), title)
            while isinstance(more := new_game.add(scene.game), NewGame):
                scene.game = more
            scene.unfolded, scene.tab = unfolded, "options" if unfolded else "seats"
            yield f"{title} {'variants' if unfolded else 'seats'}", laid(scene, region)


def tables(region: Region, language: str = "en") -> Iterator[tuple[str, Page]]:
    """Give the table of each title in the middle of a full match, a person's turn."""
    for title in titles():
        services = make_services(language=language, speed="none", coach="asks")
        seats = max(seat_counts(title))
        setup = match_setup(title, seats)
        session = Session(setup, midway(title, seats), Inline())
        scene = TableScene(services, session, stage(title), exits(services, []))
        yield title, laid(scene, region)


def companions(region: Region, language: str = "en") -> Iterator[tuple[str, Page]]:
    """Give the screens beside a real table, in telling states."""
    services = make_services(language=language)
    services.store, services.now = Store(), lambda: TODAY
    services.teaching = Guide(services)
    for name, scene in samples(services, ways(services)):
        assert isinstance(scene, Page)
        yield name, laid(scene, region)


def laid(scene: Page, region: Region) -> Page:
    """Lay a page out in a window."""
    scene.resize(region)
    scene.enter()
    return scene
