"""Sharing the history: written to files and brought in from files, in a folder that is named."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from game.core.clean import one_line, path_text
from game.storage import exchange
from game.storage.exchange import Brought
from game.storage.importing import Importing
from game.storage.log import LOGGER
from scenes.base.scene import Command, Push, Scene
from scenes.base.services import Services
from scenes.companion.history import play_scores
from scenes.companion.history.importing_page import ImportingPage
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.measures import GAP
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.questions import AskChoice
from scenes.companion.toolkit.widgets import Button, Row, heading, line
from scenes.ui.picture import Do, Item

PATIENCE = 0.15
"""Seconds that an import may take before it gets a page of its own."""


class FilesPage(DistancePage):
    """Where files lie, and what can be done with them."""

    def heading(self) -> str:
        """Name the page."""
        return self.services.words.text("companion.play.files")

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Say where the files lie, and what each kind is for."""
        place = layout.place
        measures, text = self.measures, self.services.words.text
        folder = path_text(exchange.folder(self.services.home))
        upper, lower = place.rows(2, measures.of(GAP))
        yield line(measures, "about", upper, text("companion.files.about"), valign="top", wrap=True)
        yield heading(
            measures, "folder", lower.top(measures.of(0.09)), text("companion.files.folder")
        )
        rest = lower.foot(lower.height - measures.of(0.1))
        yield line(measures, "path", rest, folder, valign="top", wrap=True)

    def actions(self) -> Sequence[Button]:
        """Give both kinds of export, and the import."""
        text = self.services.words.text
        return (
            Button("csv", text("companion.files.csv"), "c"),
            Button("json", text("companion.files.json"), "j"),
            Button("import", text("companion.files.import"), "i"),
        )

    def act(self, name: str, _value: object) -> Command | None:
        """Write a file, or ask which one to read."""
        if name != "import":
            self._give(name)
            return None
        words, found = self.services.words, exchange.files(self.services.home)
        if not found:
            folder = path_text(exchange.folder(self.services.home))
            self.refuse(words.text("companion.files.none", folder=folder))
            return None
        rows = [Row(str(at), one_line(file.name, 60)) for at, file in enumerate(found)]
        question = AskChoice(self.services, words.text("companion.files.which"), rows)
        return Push(question, lambda at: None if at is None else self._bring(found[int(at)]))

    def _give(self, kind: str) -> None:
        services, words = self.services, self.services.words
        # With the time in its name no export writes over one before.
        stamp = services.now().strftime("%Y%m%d-%H%M%S")
        try:
            path = exchange.give(services.plays, services.home, kind, stamp)
        except OSError as error:
            LOGGER.warning("cannot write the history: %s", error)
            folder = path_text(exchange.folder(services.home))
            self.refuse(words.text("companion.files.cannot", folder=folder))
            return
        self.tell(words.text("companion.files.given", file=path.name))

    def _bring(self, file: Path) -> Command:
        services, name = self.services, one_line(file.name, 60)
        running = Importing(services.plays, file)

        def told(brought: Brought, stopped: bool) -> Scene:
            return ImportedPage(services, name, brought, stopped)

        # A file of an evening is through before anybody could read a bar.
        brought = running.poll(PATIENCE)
        if brought is not None:
            return Push(told(brought, False))
        return Push(ImportingPage(services, name, running, told))


class ImportedPage(DistancePage):
    """What came of an import: what is new, what was known, what was refused and why."""

    def __init__(
        self, services: Services, file: str, brought: Brought, stopped: bool = False
    ) -> None:
        super().__init__(services)
        self.file, self.brought = file, brought
        if stopped:
            self.refuse(services.words.text("companion.files.stopped"))

    def heading(self) -> str:
        """Name the file."""
        return self.file

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give a row for each finding."""
        words, text, brought = self.services.words, self.services.words.text, self.brought
        rows = [
            Row("added", text("companion.files.added"), str(len(brought.added)), dead=True),
            Row("known", text("companion.files.known"), str(brought.known), dead=True),
            Row("refused", text("companion.files.refused"), str(len(brought.refused)), dead=True),
        ]
        for at, (where, why) in enumerate(brought.refused):
            said = text("companion.files.why", where=words.say(where), why=words.say(why))
            # Each by itself: whoever mends the file must know every place, not only the first.
            rows.append(Row(f"refused:{at}", said, icon="common/warning", intent=Do("say", said)))
        rows += [
            Row(
                f"new:{name}",
                play_scores.headline(words, play),
                play_scores.outcome(words, play),
                icon="common/plus",
                dead=True,
            )
            for name, play in brought.plays.items()
        ]
        return layout.listed(rows)

    def act(self, name: str, value: Any) -> Command | None:
        """Say a refusal whole, where its row has no room for it."""
        if name == "say":
            self.refuse(value)
        return None
