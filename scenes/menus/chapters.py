"""The chapters of a title's guided games: which are done, where one was left, which are broken."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.lessons.chapters import NAME, PART, Chapter, Listed, first_game, text_key
from game.lessons.trial import lessons
from scenes.base.scene import Command, Push
from scenes.base.services import Services
from scenes.lessons.progress import taught
from scenes.menus.column import Block, Column
from scenes.menus.frame import LISTED, Frame, carded, heading, label, listing, note
from scenes.menus.scrolling_page import ScrollingPage
from scenes.menus.trouble import TroubleScene, of_report
from scenes.shared import common_texts
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.paint_specs import ButtonLook
from scenes.ui.picture import Do, Intent, Item, Picture, Tip
from scenes.ui.theme import PARCHMENT_HEADING, SMALL

ROW, GAP = 76.0, 10.0
NAMES = 16.0
"""Where the names of chapters begin beside their signs."""
PART_HIGH, COUNT = 66.0, 170.0
"""The height of the heading of a part, and the width of what it says is done."""


class ChaptersScene(ScrollingPage):
    """A title's chapters in their order."""

    def __init__(self, services: Services, title: str) -> None:
        super().__init__(services)
        self.title = title
        self.listed = lessons(title)
        self._look()

    def _look(self) -> None:
        self.progress, self.lost = taught(self.services).of(self.title)

    def uncover(self) -> None:
        """Look again what is done."""
        self._look()
        super().uncover()
        self._to_next()

    def resize(self, region: Region) -> None:
        """Begin with the chapter to go on with in sight."""
        super().resize(region)
        self._to_next()

    def _to_next(self) -> None:
        """Scroll down to the chapter to go on with: it may be below what the window shows."""
        at = next((at for at, one in enumerate(self.listed) if one.id == self._next), None)
        if at is None:
            return
        while self.shown.block(f"chapter:{at}") is None and self.first < self.shown.last:
            self.scroll(1)

    def lay_out(self) -> tuple[Picture, Column]:
        """Give the chapters below each other."""
        words = self.services.words
        frame = Frame(self.region, words, "lesson", footed=False, widest=LISTED, aside_used=False)
        name = words.text(common_texts.called(self.title))
        card, body = carded(frame, self.title)
        slab, shown = listing(frame, "chapters", body, self._blocks, self.first)
        items = (*frame.items(words.text("lesson.title", title=name)), *card, slab)
        return Picture((*items, *shown.items)), shown

    def _blocks(self, width: float) -> list[Block]:
        text = self.services.words.text
        said = text("lesson.lost") if self.lost else text("lesson.about")
        high = measure(said, SMALL, width).height + 16
        lead = Block(high, lambda place: [note("lead", place, said)])
        parts = dict.fromkeys(one.part for one in self.listed)
        blocks = [lead]
        for part in parts:
            rows = [(at, one) for at, one in enumerate(self.listed) if one.part == part]
            if len(parts) > 1:
                done = sum(one.id in self.progress.done for _, one in rows)
                blocks.append(Block(PART_HIGH, partial(self._part, part, done, len(rows))))
            for number, (at, one) in enumerate(rows, 1):
                blocks.append(Block(ROW + GAP, partial(self._row, at, number, one)))
        if self.services.teaching is not None:
            if first_game(self.title) <= self.progress.done:
                blocks.append(Block(ROW + 2 * GAP, self._play))
            blocks.append(Block(ROW + GAP, self._practice))
        return blocks

    def _play(self, place: Region) -> Iterator[Item]:
        """Offer a game of one's own to whoever has played the first one."""
        yield Item(
            "play",
            "button",
            place.foot(ROW + GAP).top(ROW),
            "second" if self._next else "action",
            text=self.services.words.text("lesson.play"),
            data=ButtonLook(begin=NAMES, sign="common/flag"),
            intent=Do("play"),
            key="" if self._next else "return",
            group="chapters",
        )

    def _practice(self, place: Region) -> Iterator[Item]:
        """Lead to single positions: what comes after the lessons is to learn from one's own."""
        text = self.services.words.text
        name = text("practice.title")
        yield Item(
            "practice",
            "button",
            place.top(ROW),
            "second",
            text=name,
            data=ButtonLook(begin=NAMES, sign="common/bulb"),
            intent=Do("practice"),
            tip=Tip(name, lines=(text("practice.about"),)),
            group="chapters",
        )

    def _part(self, part: str, done: int, of: int, place: Region) -> Iterator[Item]:
        """Head the chapters of a part: its name, and how many of them are done."""
        text = self.services.words.text
        name = text(text_key(self.title, PART, part)) if part else text("lesson.first_game")
        line = place.foot(PART_HIGH - GAP).top(PART_HIGH - 2 * GAP)
        count = line.end(COUNT)
        yield heading(f"part:{part}", line.left(line.width - COUNT), name)
        if done == of:
            sign = count.end(line.height).inset(4)
            yield Item(f"part.done:{part}", "icon", sign, "common/check", data=PARCHMENT_HEADING)
        else:
            said = text("lesson.part_done", count=done, of=of)
            yield label(f"part.count:{part}", count, said, "quiet", "right")

    def _row(self, at: int, number: int, one: Listed, place: Region) -> Iterator[Item]:
        text = self.services.words.text
        spot = place.top(ROW)
        sound, done = one.chapter is not None, one.id in self.progress.done
        name = text(text_key(self.title, one.id, NAME)) if sound else text("lesson.broken")
        here = sound and self._next == one.id
        mark = "check" if done else "play" if here else ""
        sign = "common/warning" if one.chapter is None else self._sign(one.chapter)
        tip = Tip(name, lines=(text("lesson.left"),)) if self.progress.left == one.id else None
        yield Item(
            f"chapter:{at}",
            "button",
            spot,
            "action" if here else "second",
            text=f"{number}. {name}",
            data=ButtonLook(begin=NAMES, sign=sign, mark=mark and f"common/{mark}"),
            intent=Do("chapter", one.id) if sound else Do("broken", at),
            key="return" if here else "",
            tip=tip,
            group="chapters",
        )

    def _sign(self, chapter: Chapter) -> str:
        """Name the picture that stands for a chapter: something of what it teaches."""
        own = f"{self.title}/{chapter.sign}"
        return own if chapter.sign and "/" not in chapter.sign else chapter.sign or "common/book"

    @property
    def _next(self) -> str:
        """The chapter to go on with: the one that was left, else the first that is not done."""
        able = [one.id for one in self.listed if one.chapter is not None]
        if self.progress.left in able:
            return self.progress.left
        return next((name for name in able if name not in self.progress.done), "")

    def do(self, intent: Intent) -> Command | None:
        """Open a chapter or a game, say what is wrong with one, or go back."""
        assert isinstance(intent, Do)
        if intent.name == "broken":
            return Push(TroubleScene(self.services, of_report(self.listed[intent.value].report)))
        teaching = self.services.teaching
        if intent.name == "play" and teaching is not None:
            return Push(teaching.game(self.title))
        if intent.name == "chapter" and teaching is not None:
            return Push(teaching.lesson(self.title, intent.value, False))
        if intent.name == "practice" and teaching is not None:
            return Push(teaching.practice(self.title))
        return self.escape()
