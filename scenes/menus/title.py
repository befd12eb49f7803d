"""The title: the saved game to go on with, all games, and buttons to every other screen."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from types import MappingProxyType

from scenes.base.dialog import Confirm
from scenes.base.page import Page
from scenes.base.scene import Command, Push, Quit, Scene
from scenes.base.services import Services
from scenes.menus import controls, covers, title_layout
from scenes.menus.lesson_offers import learnable, wave
from scenes.menus.title_layout import Last, TitleLayout
from scenes.shared import common_texts, game_list
from scenes.shared.links import Links
from scenes.shared.tongues import tongues
from scenes.ui.draw import Painter
from scenes.ui.paint import PAINTERS
from scenes.ui.picture import Do, Intent, Picture


class TitleScene(Page):
    """What the program opens with."""

    painters: Mapping[str, Painter] = MappingProxyType(
        {
            **PAINTERS,
            **covers.PAINTERS,
            "front_cycle": controls.cycle,
            "front_back": controls.back,
        }
    )

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
                self.services.words,
                self.region,
                self.titles,
                self._resumable(),
                self._learnable,
                tongues(self.services.words, self.services.catalogs),
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
            from scenes.shared.resuming import resume

            return resume(services, self.ways, value)
        if name == "broken":
            return self._broken(value)
        if name == "lessons" and services.teaching is not None:
            return Push(services.teaching.chapters(value))
        if name == "practice":
            return self._practice()
        if name == "wave":
            wave(services, value)
            self._learnable = learnable(services, self.titles)
            return None
        return Push(self._scene(name, value))

    def _practice(self) -> Command | None:
        """Open the single positions of the game played last; the others are a click from there."""
        teaching, sound = self.services.teaching, game_list.playable()
        if teaching is None or not sound:
            return None
        listed = self._last
        last = listed.header.setup.title if listed is not None and listed.header else ""
        return Push(teaching.practice(last if last in sound else sound[0]))

    def _scene(self, name: str, value: str) -> Scene:
        """Make what a button leads to; it is imported only now, for the sake of a swift start."""
        services, ways = self.services, self.ways
        if name == "companion":
            return ways.companion()
        if name == "rules":
            from scenes.menus.rules import RulesScene

            return RulesScene(services, value or "")
        if name == "settings":
            from scenes.menus.settings import SettingsScene

            return SettingsScene(services)
        if name == "new":
            from scenes.menus.setup import SetupScene

            return SetupScene(services, ways, value)
        if name == "saves":
            from scenes.menus.saves import SavesScene

            return SavesScene(services, ways)
        if name == "results":
            from scenes.menus.results import ResultsScene

            return ResultsScene(services, ways)
        if name == "credits":
            from scenes.menus.credits import CreditsScene

            return CreditsScene(services)
        raise LookupError(f"no button is called {name}")

    def _broken(self, title: str) -> Command | None:
        from scenes.menus.trouble import TroubleScene, of_report

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


def _naive(moment: datetime) -> datetime:
    return moment.replace(tzinfo=None)
