"""The page that prints score sheets into PDF files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.core.clean import path_text
from game.core.setup import OURS
from game.loading import editions
from game.storage.log import LOGGER
from scenes.base.scene import Command, Push
from scenes.base.services import Services
from scenes.companion.registry import Feature
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.questions import AskChoice
from scenes.companion.toolkit.widgets import Row
from scenes.pads import press
from scenes.pads.registry import printable
from scenes.shared import common_texts
from scenes.ui.picture import Do, Item

_OWN = "own:"
"""Before an edition's name in the ids of rows: ours has none, and theirs can be anything."""


def folder(services: Services) -> Path:
    """Give the folder that printed sheets lie in."""
    return services.home / "sheets"


class PaperPage(DistancePage):
    """A row for each game, below those for the paper and the look."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.paper = next(iter(press.PAPERS))
        self.colour = False

    def heading(self) -> str:
        """Give the name of this part."""
        return self.services.words.text("companion.paper.title")

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give the rows."""
        words, text = self.services.words, self.services.words.text
        look = text(f"companion.paper.{'colour' if self.colour else 'black'}")
        size = text(f"companion.paper.size.{self.paper}")
        rows = [
            Row("paper", text("companion.paper.paper"), size, key="p"),
            Row("colour", text("companion.paper.look"), look, key="c"),
        ]
        for at, title in enumerate(printable(), 1):
            name = common_texts.title_name(words, title)
            intent = Do("print", title)
            rows.append(Row(f"print:{title}", name, key=str(at), intent=intent, art=title))
        return layout.tiles(rows)

    def act(self, name: str, value: object) -> Command | None:
        """Change paper or look, or print the sheets of a game."""
        if name == "paper":
            sizes = [*press.PAPERS]
            self.paper = sizes[(sizes.index(self.paper) + 1) % len(sizes)]
        elif name == "colour":
            self.colour = not self.colour
        else:
            return self._chosen(str(value))
        self.renew()
        return None

    def _chosen(self, title: str) -> Command | None:
        own = editions.sound(title)
        if not own:
            self._print(title, OURS)
            return None
        text = self.services.words.text
        rows = [Row(_OWN, text("setup.edition_ours"))]
        rows += [Row(f"{_OWN}{name}", name) for name in own]
        question = AskChoice(self.services, text("setup.edition"), rows)
        return Push(question, lambda answer: self._answered(title, answer))

    def _answered(self, title: str, answer: str | None) -> None:
        if answer is not None:
            self._print(title, answer.removeprefix(_OWN))

    def _print(self, title: str, edition: str) -> None:
        """Write the sheets of a game, and say where they lie or why they do not."""
        words, place = self.services.words, folder(self.services)
        order = press.Order(self.paper, words.language, self.colour, edition)
        try:
            files = press.press(place, (title,), order, words)
        except OSError as error:
            LOGGER.warning("cannot print sheets to %s: %s", path_text(place), error)
            self.refuse(words.text("companion.paper.cannot", folder=path_text(place)))
            return
        self.tell(words.text("companion.paper.done", count=len(files), folder=path_text(place)))


FEATURE = Feature("companion.paper.title", 25, lambda services, _links: PaperPage(services),
                  "common/printer")  # fmt: skip
