"""The book of rules: what is in it and a search at the left, the page at the right."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from game.core.setup import OURS
from game.lessons.chapters import has_lessons
from scenes.base.scene import Command, Key, Pop, Push, Wheel
from scenes.base.services import Services
from scenes.menus import figures, rules_contents, rules_search
from scenes.menus.choice import games
from scenes.menus.column import GUTTER, Block, Column, column
from scenes.menus.figures import Plate
from scenes.menus.frame import Frame, heading, label
from scenes.menus.rules_book import rules_pages
from scenes.menus.rules_layout import Way, chips, page_blocks
from scenes.menus.scrolling_page import ScrollingPage
from scenes.shared import common_texts, game_list
from scenes.table.pages import RulesPage
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.paint_specs import ButtonLook
from scenes.ui.picture import Do, Intent, Item, Picture, Tip
from scenes.ui.theme import STRONG

FIELD = 52.0
"""Height of the field in which one writes what is sought."""

TALL = 560.0
"""Units of height from which on the ways to other pages keep their place at the foot."""


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
        self.sought = ""
        """The words that are looked for."""
        self.listing = False
        """Whether contents and search lie where else the page is, for want of room beside it."""
        self.scrolled = 0
        """How far the contents were turned by the wheel, from where they would stand."""
        self._plates: dict[tuple[str, str], tuple[Plate, ...]] = {}
        self._sheets: dict[str, tuple[rules_search.Sheet, ...]] = {}
        self._blocks: dict[tuple[str, str, float, float], list[Block]] = {}

    def _edition_of(self, title: str) -> str:
        # An edition belongs to one game; in another game its name may stand for something else.
        return self.edition[1] if title == self.edition[0] else OURS

    @property
    def rules_page(self) -> RulesPage:
        """The page that is open."""
        return self.leaves[self.page]

    def plates(self, page: RulesPage) -> tuple[Plate, ...]:
        """Give the figures of a page as they are laid out in the language of the program."""
        words = self.services.words
        key = (words.language, page.section)
        if key not in self._plates:
            self._plates[key] = tuple(figures.plate(words, figure) for figure in page.figures)
        return self._plates[key]

    @property
    def hits(self) -> list[rules_search.Hit]:
        """The pages on which the words that are sought stand."""
        words = self.services.words
        if not self.sought.strip():
            return []
        if words.language not in self._sheets:
            self._sheets[words.language] = tuple(
                rules_search.sheet(words, page, self.plates(page)) for page in self.leaves
            )
        return rules_search.find(self._sheets[words.language], self.sought)

    # What it looks like

    @property
    def beside(self) -> bool:
        """Whether contents and search have a place of their own."""
        return self.region.width >= 1300

    def lay_out(self) -> tuple[Picture, Column]:
        """Give the open page, with contents and search beside it where there is room."""
        frame = Frame(self.region, self.services.words, "rules", footed=False)
        items = [*frame.items(), *self._books(frame)]
        body = frame.body
        if self.beside:
            left = body.left(min(440.0, body.width * 0.27))
            items.append(frame.panel("contents", left, "oak"))
            items += self._aside(left.inset(16, 18)).items
            body = body.end(body.width - left.width - 24)
        items.append(frame.panel("page", body, "oak" if self._listed else "parchment"))
        pad = 44.0 if frame.roomy else 22.0
        inner = body.inset(pad, 26.0 if frame.roomy else 14.0)
        if self._listed:
            items += self._closer(inner.top(54).end(54))
            shown = self._aside(inner)
            return Picture((*items, *shown.items)), shown
        items += self._head(inner.top(60))
        rest = Region(inner.x, inner.y + 70, inner.width, inner.height - 70)
        shown = self._text(rest)
        return Picture((*items, *shown.items)), shown

    @property
    def _listed(self) -> bool:
        return self.listing and not self.beside

    def _text(self, place: Region) -> Column:
        page, words = self.rules_page, self.services.words
        # As if there were a scroll bar: heights decide whether there is one, and it changes them.
        wide = place.width - GUTTER
        ways = [Way(leaf.section, words.text(leaf.title)) for leaf in self._seen(page)]
        foot = chips(page.section, ways, place.width)
        pinned = place.height >= TALL
        room = place.height - sum(block.high for block in foot) if pinned else place.height
        key = (words.language, page.section, wide, room)
        if key not in self._blocks:
            self._blocks[key] = page_blocks(words, page, self.plates(page), wide, room)
        if not pinned:
            return column("page", place, [*self._blocks[key], *foot], self.first)
        shown = column("page", place.top(room), self._blocks[key], self.first)
        low = column("see", place.foot(place.height - room), foot)
        return replace(shown, items=(*shown.items, *low.items))

    def _seen(self, page: RulesPage) -> Iterator[RulesPage]:
        known = {leaf.section: leaf for leaf in self.leaves}
        yield from (known[section] for section in page.see if section in known)

    def _head(self, place: Region) -> Iterator[Item]:
        """Name the page, with the ways to the one before and the one after it."""
        words = self.services.words
        title = words.text(self.rules_page.title)
        tools = [("previous", "arrow_left"), ("next", "arrow_right")]
        tools += [] if self.beside else [("find", "search")]
        wide = 62 * len(tools)
        room = place.width - wide - 16
        if self.services.teaching is not None and has_lessons(self.title):
            said = words.text("lesson.learn")
            broad = measure(said, STRONG.of(size=24)).width + 96
            room -= broad + 12
            learn = Region(place.x + room + 12, place.y + 3, broad, 54)
            yield Item(
                "lessons",
                "button",
                learn,
                "second",
                said,
                ButtonLook("common/book", size=24),
                Do("lessons"),
                tip=Tip(said, lines=(words.text("lesson.learn_tip"),)),
                group="pages",
            )
        yield heading("page.title", place.left(room), title)
        for at, (name, icon) in enumerate(tools):
            to = self.page + (1 if at else -1)
            turn = Do("page", to) if 0 <= to < len(self.leaves) else None
            spot = Region(place.right - wide + at * 62 + 8, place.y + 3, 54, 54)
            yield Item(
                name,
                "front_tool",
                spot,
                data=ButtonLook(f"common/{icon}"),
                intent=Do("listing") if name == "find" else turn,
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

    def _closer(self, place: Region) -> Iterator[Item]:
        tip = Tip(self.services.words.text("rules.close"))
        look = ButtonLook("common/close")
        yield Item(
            "close", "front_tool", place, data=look, intent=Do("listing"), group="find", tip=tip
        )

    def _aside(self, place: Region) -> Column:
        """Give the field, and below it what was found, or all pages."""
        words = self.services.words
        spare = 66 if self._listed else 0
        top = rules_contents.field(words, place.top(FIELD).left(place.width - spare), self.sought)
        rest = Region(place.x, place.y + FIELD + 12, place.width, place.height - FIELD - 12)
        if self.sought.strip():
            blocks = rules_contents.hits(words, self.hits, rest.width - GUTTER)
            begin = 0
        else:
            names = [(leaf.section, words.text(leaf.title)) for leaf in self.leaves]
            row = rest.height / len(names)
            blocks = rules_contents.pages(names, self.page, row)
            begin = max(0, self.page - int(rest.height / blocks[0].high) // 2)
        first = self.first if self._listed else begin + self.scrolled
        shown = column("contents", rest, blocks, first)
        return Column((*top, *shown.items), *_rest(shown))

    # What it does

    def do(self, intent: Intent) -> Command | None:
        """Turn to a page, open another title's rules, look for words, or go back."""
        assert isinstance(intent, Do)
        match intent.name:
            case "back":
                return Pop()
            case "lessons" if self.services.teaching is not None:
                return Push(self.services.teaching.chapters(self.title))
            case "page":
                self._turn(int(intent.value))
            case "to":
                self.show(intent.value)
            case "book":
                self._open(intent.value)
            case "seek":
                self.sought, self.scrolled = str(intent.value), 0
                self.first = 0 if self._listed else self.first
            case "listing":
                self.listing, self.first = not self.listing, 0
        return None

    def show(self, section: str) -> None:
        """Open the page of a section, if there is one."""
        names = [leaf.section for leaf in self.leaves]
        if section in names:
            self._turn(names.index(section))

    def _turn(self, page: int) -> None:
        if 0 <= page < len(self.leaves):
            self.page, self.first, self.scrolled, self.listing = page, 0, 0, False
            self.renew()

    def key(self, event: Key) -> Command | None:
        """Close with F1; turn pages with + and −; look for words with Ctrl+F."""
        if event.name == "f1":
            return Pop()
        if event.name in ("+", "-"):
            self._turn(self.page + (1 if event.name == "+" else -1))
        if event.ctrl and event.name == "f":
            self.listing, self.first = not self.beside, 0
            self.renew()
            field = self.current().find("seek")
            if field is not None:
                self.write_in(field)
        return None

    def escape(self) -> Command | None:
        """Leave off looking for words; then go back."""
        if self.sought or self._listed:
            self.sought, self.listing = "", False
            self.renew()
            return None
        return Pop()

    def wheel(self, event: Wheel, item: Item | None) -> Command | None:
        """Scroll what lies under the pointer: the contents or the page."""
        panel = self.current().find("contents.panel")
        if panel is not None and panel.place.contains(event.at):
            self.scrolled -= event.steps
            self.renew()
            return None
        return super().wheel(event, item)


def _rest(shown: Column) -> tuple[int, int, int, tuple[tuple[Item, ...], ...]]:
    return shown.first, shown.shown, shown.last, shown.parts
