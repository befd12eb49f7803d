"""Opens the scenes around the table for tests; what lies beyond them is a page that says so."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any

from game.core.registry import titles
from game.core.setup import MatchSetup
from game.practice.puzzle import Puzzle
from game.storage.store import Store
from scenes.base.page import Page
from scenes.base.scene import Scene
from scenes.base.services import Services
from scenes.companion.menu import MenuPage
from scenes.menus.chapters import ChaptersScene
from scenes.menus.rules import RulesScene
from scenes.menus.setup import SetupScene
from scenes.program.window import Window
from scenes.shared.game_list import menu_titles
from scenes.shared.links import Links
from scenes.ui import focus
from scenes.ui.picture import Intent, Picture
from tests.build.board import STOCK, make_services
from tests.build.matches import match_setup, played
from tests.build.pilot import Pilot
from tests.build.seat import SparingApp

TODAY = datetime(2031, 6, 3, 21, 40)


def some_title() -> str:
    """Give a title that can be played."""
    assert titles()
    return menu_titles()[0].id


class Elsewhere(Page):
    """A scene beyond: which one, and what it was given."""

    def __init__(self, services: Services, name: str, given: Any) -> None:
        super().__init__(services)
        self.name = name
        self.given = given

    def present(self) -> Picture:
        """Show nothing."""
        return Picture()

    def do(self, intent: Intent) -> None:
        """Do nothing."""


@dataclass
class Front:
    """A window with a scene around the table in it."""

    pilot: Pilot
    services: Services
    store: Store

    @property
    def page(self) -> Page:
        """The page on top."""
        return self.pilot.page

    @property
    def beyond(self) -> Elsewhere:
        """The scene beyond that is on top now."""
        assert isinstance(self.page, Elsewhere), self.page
        return self.page

    def see(self, name: str) -> Any:
        """Give an item that must be there."""
        return self.pilot.see(name)

    def has(self, name: str) -> bool:
        """Tell whether an item is there."""
        return self.pilot.picture.find(name) is not None

    def texts(self) -> str:
        """Give all words on the screen."""
        return "\n".join(item.text for item in self.pilot.picture)


class Guide:
    """Makes the scenes of guided games; a chapter itself lies beyond."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def chapters(self, title: str) -> Scene:
        """Make the list of chapters."""
        return ChaptersScene(self.services, title)

    def lesson(self, *given: object) -> Scene:
        """Say which chapter was opened."""
        return Elsewhere(self.services, "lesson", given)

    def practice(self, title: str) -> Scene:
        """Say whose single positions were opened."""
        return Elsewhere(self.services, "practice", title)

    def puzzle(self, puzzle: Puzzle, back: str) -> Scene:
        """Say which single position was opened."""
        return Elsewhere(self.services, "puzzle", (puzzle, back))

    def game(self, title: str) -> Scene:
        """Say which game's set-up was opened."""
        return Elsewhere(self.services, "game", (title,))


def ways(services: Services) -> Links:
    """Give ways that lead to pages which can be asked where they are."""

    def to(name: str) -> Callable[..., Scene]:
        return lambda *given: Elsewhere(services, name, given)

    links = Links(
        play=to("play"),
        resume=to("resume"),
        result=to("result"),
        replay=to("replay"),
        setup=lambda like: SetupScene(services, links, like.title, like),
        companion=lambda: MenuPage(services, links),
    )
    return links


def front(
    make: Callable[[Services, Links], Page],
    size: tuple[int, int] = (1280, 720),
    interface: int = 100,
    store: Store | None = None,
    **chosen: object,
) -> Front:
    """Open a window of a size with the scene that `make` makes."""
    services = make_services(interface=interface, **chosen)
    services.store = store or Store()
    # Texts say "today" and "yesterday", so the day must not depend on when tests run.
    services.now = lambda: TODAY
    services.rules = partial(RulesScene, services)
    services.teaching = Guide(services)
    app = SparingApp(services, Window(size, "Four Ages", STOCK), wait=lambda _rate: 0.0)
    app.show(make(services, ways(services)))
    return Front(Pilot(app), services, services.store)


def save(store: Store, seats: int = 0, decisions: int | None = 12, seed: str = "kept") -> str:
    """Keep a match played at random, to its end with `decisions=None`; give its name."""
    title = some_title()
    count = seats or min(menu_titles()[0].seats)
    setting: MatchSetup = match_setup(title, count, seed, bots=1)
    name = store.new_name(setting)
    problem = store.keep(name, setting, played(title, count, seed, decisions))
    assert problem is None
    return name


def damage(store: Store, name: str = "broken", text: str = '{"format": 1, "ti') -> str:
    """Put a file that is no save into the folder; give its name."""
    store.folder.mkdir(parents=True, exist_ok=True)
    (store.folder / f"{name}.json").write_text(text, "utf-8")
    return name


_KEYS = (*focus.DIRECTIONS, "tab")


def _next(picture: Picture, here: str, key: str, order: tuple[str, ...]) -> str:
    if key == "tab":
        return focus.tab(picture, here, False, order)
    return focus.step(picture, here, key)


def paths(
    picture: Picture, start: str = "", but: frozenset[str] = frozenset(), goal: str = ""
) -> dict[str, tuple[str, ...]]:
    """Give, for each item that the focus can reach, the keys that lead to it, `but` those.

    With a goal only as many as are found on the way there: full tables take seconds.
    """
    found: dict[str, tuple[str, ...]] = {start: ()}
    open_ = [start]
    # Looked for once: on a map with hundreds of hexes that costs more than all the rest.
    order = focus.stops(picture)
    while open_ and not (goal and goal in found):
        here = open_.pop(0)
        for key in (key for key in _KEYS if key not in but):
            there = _next(picture, here, key, order)
            if there not in found:
                found[there] = (*found[here], key)
                open_.append(there)
    return found


def go(there: Front, name: str) -> None:
    """Move the focus to an item by keys alone."""
    for key in paths(there.pilot.picture, there.page.focus)[name]:
        there.pilot.press(key)
    assert there.page.focus == name


def unreachable(there: Front) -> set[str]:
    """Name what can be clicked but not be reached by keys."""
    picture = there.pilot.picture
    return {item.id for item in picture if item.intent} - set(paths(picture))
