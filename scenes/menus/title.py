"""The title: the saved game to go on with, all games, and buttons to every other screen."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from scenes.base.dialog import Confirm
from scenes.base.page import Page
from scenes.base.scene import Command, Push, Quit, Scene
from scenes.base.services import Services
from scenes.menus import title_layout
from scenes.menus.chapters import learnable, wave
from scenes.menus.credits import CreditsScene
from scenes.menus.results import ResultsScene
from scenes.menus.rules import RulesScene
from scenes.menus.saves import SavesScene
from scenes.menus.scrolling_page import ALL
from scenes.menus.settings import SettingsScene
from scenes.menus.setup import SetupScene
from scenes.menus.title_layout import Last, TitleLayout
from scenes.menus.trouble import TroubleScene, of_report
from scenes.shared import common_texts, game_list, resuming
from scenes.shared.links import Links
from scenes.ui.picture import Do, Intent, Picture


class TitleScene(Page):
    """What the program opens with."""

    painters = ALL

    def __init__(self, services: Services, ways: Links) -> None:
        super().__init__(services)
        self.ways = ways
        self.titles = game_list.menu_titles()
        self._last = services.store.newest()
        self._learnable = learnable(services, self.titles)

    def uncover(self) -> None:
        """Look again which game was played last."""
        self._last = self.services.store.newest()
        self._learnable = learnable(self.services, self.titles)
        super().uncover()

    def present(self) -> Picture:
        """Give the title in the language as it is now."""
        return title_layout.picture(
            TitleLayout(
                self.services.words, self.region, self.titles, self._resumable(), self._learnable
            )
        )

    def _resumable(self) -> Last | None:
        listed = self._last
        if listed is None or listed.header is None:
            return None
        header, words, today = listed.header, self.services.words, self.services.now().date()
        standing = common_texts.standing(words, header)
        saved = common_texts.when(words, _naive(header.saved_at), today)
        return Last(listed.name, header.setup, standing, saved)

    def do(self, intent: Intent) -> Command | None:
        """Go where the player points."""
        assert isinstance(intent, Do)
        services, name, value = self.services, intent.name, intent.value
        if name == "language":
            services.change(language=value)
            return None
        if name == "leave":
            return Quit()
        if name == "continue":
            return resuming.resume(services, self.ways, value)
        if name == "new":
            return Push(SetupScene(services, self.ways, value))
        if name == "broken":
            return self._broken(value)
        if name == "rules":
            return Push(RulesScene(services, value or ""))
        if name == "lessons" and services.teaching is not None:
            return Push(services.teaching.chapters(value))
        if name == "wave":
            wave(services, value)
            self._learnable = learnable(services, self.titles)
            return None
        return Push(_SCENES[name](services, self.ways))

    def _broken(self, title: str) -> Command | None:
        report = next(one.report for one in self.titles if one.id == title)
        return Push(TroubleScene(self.services, of_report(report))) if report else None

    def escape(self) -> Command | None:
        """Ask before leaving: escape alone never closes the program."""
        words = self.services.words
        dialog = Confirm(
            self.services,
            words.text("title.leave_title"),
            words.text("title.leave_about"),
            words.text("title.leave"),
            words.text("title.stay"),
        )
        return Push(dialog, lambda leave: Quit() if leave else None)


_SCENES: dict[str, Callable[[Services, Links], Scene]] = {
    "companion": lambda _services, ways: ways.companion(),
    "saves": SavesScene,
    "results": ResultsScene,
    "credits": lambda services, _ways: CreditsScene(services),
    "settings": lambda services, _ways: SettingsScene(services),
}


def _naive(moment: datetime) -> datetime:
    return moment.replace(tzinfo=None)
