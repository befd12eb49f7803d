"""The book of rules: a table of contents at the left, the page at the right."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.core.setup import OURS
from game.lessons.chapters import has_lessons
from scenes.base.scene import Command, Key, Pop, Push
from scenes.base.services import Services
from scenes.menus import text_blocks
from scenes.menus.choice import games
from scenes.menus.column import GUTTER, Column, column
from scenes.menus.frame import Frame, heading, label
from scenes.menus.rules_book import rules_pages
from scenes.menus.scrolling_page import ScrollingPage
from scenes.shared import common_texts, game_list
from scenes.table.pages import RulesPage
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.paint_specs import ButtonLook
from scenes.ui.picture import Do, Intent, Item, Picture, Tip
from scenes.ui.theme import STRONG

ROW = 46.0
LEAST_ROW = 38.0


class RulesScene(ScrollingPage):
    """The rules of a title, opened at a section ("" or an unknown one: at the beginning)."""

    def __init__(
        self,
        services: Services,
        title: str = "",
        section: str = "",
        options: Mapping[str, str] | None = None,
        edition: str = OURS,
    ) -> None:
        super().__init__(services)
        self.titles = game_list.playable()
        self.options = dict(options or {})
        self.edition = (title, edition)
        self._open(title or next(iter(self.titles), ""), section)

    def _open(self, title: str, section: str = "") -> None:
        self.title = title
        self.leaves: tuple[RulesPage, ...] = rules_pages(
            title, self.options, self._edition_of(title)
        )
        names = [rules_page.section for rules_page in self.leaves]
        self.page = names.index(section) if section in names else 0
        self.first = 0

    def _edition_of(self, title: str) -> str:
        # An edition belongs to one game; in another game its name may stand for something else.
        return self.edition[1] if title == self.edition[0] else OURS

    @property
    def rules_page(self) -> RulesPage:
        """The page that is open."""
        return self.leaves[self.page]

    def lay_out(self) -> tuple[Picture, Column]:
        """Give the open page, and the contents where there is room."""
        frame = Frame(self.region, self.services.words, "rules", footed=False)
        items = [*frame.items(), *self._books(frame)]
        body = frame.body
        row = (body.height - 40) / len(self.leaves)
        # Contents that had to scroll are left out: the arrows above the page reach every page too.
        if row >= LEAST_ROW and self.region.width >= 1300:
            left = body.left(min(440.0, body.width * 0.27))
            items.append(frame.panel("contents", left, "oak"))
            items += self._contents(left.inset(16, 20), min(ROW, row))
            body = body.end(body.width - left.width - 24)
        items.append(frame.panel("page", body))
        pad = 48.0 if frame.roomy else 22.0
        inner = body.inset(pad, 30.0 if frame.roomy else 14.0)
        items += self._head(inner.top(60))
        rest = Region(inner.x, inner.y + 74, inner.width, inner.height - 74)
        shown = self._text(rest)
        return Picture((*items, *shown.items)), shown

    def _text(self, place: Region) -> Column:
        # As if there were a scroll bar: heights decide whether there is one, and it changes them.
        blocks = text_blocks.rules_page(self.services.words, self.rules_page, place.width - GUTTER)
        return column("page", place, blocks, self.first)

    def _head(self, place: Region) -> Iterator[Item]:
        """Name the page, with the ways to the one before and the one after it."""
        words = self.services.words
        title = words.text(self.rules_page.title)
        room = place.width - 140
        if self.services.teaching is not None and has_lessons(self.title):
            said = words.text("lesson.learn")
            wide = measure(said, STRONG.of(size=24)).width + 96
            room -= wide + 12
            learn = Region(place.right - 128 - wide, place.y + 3, wide, 54)
            tip = Tip(said, lines=(words.text("lesson.learn_tip"),))
            look = ButtonLook("common/book", size=24)
            yield Item(
                "lessons",
                "button",
                learn,
                "second",
                said,
                look,
                Do("lessons"),
                tip=tip,
                group="pages",
            )
        yield heading("page.title", place.left(room), title)
        for at, (name, icon) in enumerate((("previous", "arrow_left"), ("next", "arrow_right"))):
            to = self.page + (1 if at else -1)
            able = 0 <= to < len(self.leaves)
            spot = Region(place.right - 116 + at * 62, place.y + 3, 54, 54)
            yield Item(
                name,
                "front_tool",
                spot,
                data=ButtonLook(f"common/{icon}"),
                intent=Do("page", to) if able else None,
                group="pages",
                tip=Tip(words.text(f"rules.{name}")),
            )

    def _books(self, frame: Frame) -> Iterator[Item]:
        """Offer the books of all games, or name the only one."""
        words = self.services.words
        if len(self.titles) < 2:
            if self.title:
                name = words.text(common_texts.called(self.title))
                yield label("book", frame.aside, name, "flavour", "right")
            return
        yield from games(words, "book", self.titles, self.title, frame.aside)

    def _contents(self, place: Region, row: float) -> Iterator[Item]:
        for at, rules_page in enumerate(self.leaves):
            line = Region(place.x, place.y + at * row, place.width, row - 4)
            yield Item(
                f"page:{rules_page.section}",
                "front_entry",
                line,
                text=self.services.words.text(rules_page.title),
                intent=Do("page", at),
                lifted=at == self.page,
                group="contents",
            )

    def do(self, intent: Intent) -> Command | None:
        """Turn to a page, open another title's rules, or go back."""
        assert isinstance(intent, Do)
        if intent.name == "back":
            return self.escape()
        if intent.name == "lessons" and self.services.teaching is not None:
            return Push(self.services.teaching.chapters(self.title))
        if intent.name == "page":
            self._turn(int(intent.value))
        elif intent.name == "book":
            self._open(intent.value)
        return None

    def _turn(self, page: int) -> None:
        if 0 <= page < len(self.leaves):
            self.page, self.first = page, 0
            self.renew()

    def key(self, event: Key) -> Command | None:
        """Close with F1; turn pages with + and −."""
        if event.name == "f1":
            return Pop()
        if event.name in ("+", "-"):
            self._turn(self.page + (1 if event.name == "+" else -1))
        return None
