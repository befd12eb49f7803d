"""The title: the game that waits, the games there are, and the ways from here."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from scenes.base.desk import Desk
from scenes.base.dialog import Confirm
from scenes.base.page import Page
from scenes.base.scene import Command, Push, Quit, Scene
from scenes.front import hall
from scenes.front.credits import CreditsScene
from scenes.front.hall import Hall, Last
from scenes.front.listed import ALL
from scenes.front.results import ResultsScene
from scenes.front.rules import RulesScene
from scenes.front.saves import SavesScene
from scenes.front.settings import SettingsScene
from scenes.front.setup import SetupScene
from scenes.front.trouble import TroubleScene, of_report
from scenes.shared import common_texts, game_list, resuming
from scenes.shared.links import Links
from scenes.ui.picture import Do, Intent, Picture


class TitleScene(Page):
    """What the program opens with."""

    painters = ALL

    def __init__(self, desk: Desk, ways: Links) -> None:
        super().__init__(desk)
        self.ways = ways
        self.titles = game_list.menu_titles()
        self._last = desk.store.newest()

    def uncover(self) -> None:
        """Look again which game was played last."""
        self._last = self.desk.store.newest()
        super().uncover()

    def present(self) -> Picture:
        """Give the title in the language as it is now."""
        return hall.picture(Hall(self.desk.words, self.region, self.titles, self._resumable()))

    def _resumable(self) -> Last | None:
        listed = self._last
        if listed is None or listed.header is None:
            return None
        header, words, today = listed.header, self.desk.words, self.desk.now().date()
        standing = common_texts.standing(words, header)
        saved = common_texts.when(words, _naive(header.saved_at), today)
        return Last(listed.name, header.setup, standing, saved)

    def do(self, intent: Intent) -> Command | None:
        """Go where the player points."""
        assert isinstance(intent, Do)
        desk, name, value = self.desk, intent.name, intent.value
        if name == "language":
            desk.change(language=value)
            return None
        if name == "leave":
            return Quit()
        if name == "continue":
            return resuming.resume(desk, self.ways, value)
        if name == "new":
            return Push(SetupScene(desk, self.ways, value))
        if name == "broken":
            return self._broken(value)
        if name == "rules":
            return Push(RulesScene(desk, value or ""))
        return Push(_SCENES[name](desk, self.ways))

    def _broken(self, title: str) -> Command | None:
        report = next(one.report for one in self.titles if one.id == title)
        return Push(TroubleScene(self.desk, of_report(report))) if report else None

    def escape(self) -> Command | None:
        """Ask before leaving: escape alone never closes the program."""
        words = self.desk.words
        dialog = Confirm(
            self.desk,
            words.text("title.leave_title"),
            words.text("title.leave_about"),
            words.text("title.leave"),
            words.text("title.stay"),
        )
        return Push(dialog, lambda leave: Quit() if leave else None)


_SCENES: dict[str, Callable[[Desk, Links], Scene]] = {
    "companion": lambda _desk, ways: ways.companion(),
    "saves": SavesScene,
    "results": ResultsScene,
    "credits": lambda desk, _ways: CreditsScene(desk),
    "settings": lambda desk, _ways: SettingsScene(desk),
}


def _naive(moment: datetime) -> datetime:
    return moment.replace(tzinfo=None)
