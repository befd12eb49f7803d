"""The list of single positions: that of the day, and what people lost most with."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.analysis.measures import shared
from game.analysis.shares import chance
from game.practice.finding import Task
from scenes.analysis.telling import POINTS
from scenes.base.dialog import Notice
from scenes.base.scene import Command, Push, Replace
from scenes.menus.column import Block, Column
from scenes.menus.covers import picture_of
from scenes.menus.frame import LISTED, Frame, carded, heading, listing, note
from scenes.menus.scrolling_page import ScrollingPage
from scenes.practice.desk import Desk
from scenes.practice.laying import Laying
from scenes.shared import common_texts
from scenes.shared.game_list import playable
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.paint_specs import ButtonLook
from scenes.ui.picture import Do, Intent, Item, Picture, Tip
from scenes.ui.theme import SMALL

ROW, GAP, HEAD = 76.0, 10.0, 56.0
WORDS = 16.0
"""Where the words of rows begin beside their signs."""


class PracticePage(ScrollingPage):
    """The single positions of a title."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.services)
        self.desk = desk
        self._look()

    def _look(self) -> None:
        self.tasks, self.solved = self.desk.tasks, self.desk.solved

    def uncover(self) -> None:
        """Look again what is solved."""
        self._look()
        super().uncover()

    def lay_out(self) -> tuple[Picture, Column]:
        """Give the rows below each other."""
        words = self.services.words
        frame = Frame(self.region, words, "practice", footed=False, widest=LISTED, aside_used=False)
        card, body = carded(frame, self.desk.title)
        slab, shown = listing(frame, "practice", body, self._blocks, self.first)
        name = words.text(common_texts.called(self.desk.title))
        head = words.text("practice.of", title=name)
        items = (*frame.items(head), *card, slab)
        return Picture((*items, *shown.items)), shown

    def _blocks(self, width: float) -> list[Block]:
        text = self.services.words.text
        blocks = [
            self._note("lead", text("practice.about"), width),
            Block(ROW + GAP, self._daily),
            Block(HEAD, partial(_head, "mistakes", text("practice.mistakes"))),
        ]
        if not self.tasks:
            blocks.append(self._note("none", text("practice.none"), width))
        for at, task in enumerate(self.tasks):
            blocks.append(Block(ROW + GAP, partial(self._row, at, task)))
        others = [title for title in playable() if title != self.desk.title]
        if others and self.services.teaching is not None:
            blocks.append(Block(HEAD, partial(_head, "others", text("practice.others"))))
            blocks += [Block(ROW + GAP, partial(self._other, title)) for title in others]
        return blocks

    def _other(self, title: str, place: Region) -> Iterator[Item]:
        """Lead to the single positions of another game."""
        yield Item(
            f"other:{title}",
            "button",
            place.top(ROW),
            "second",
            text=self.services.words.text(common_texts.called(title)),
            data=ButtonLook(begin=WORDS, sign=picture_of(title)),
            intent=Do("other", title),
            group="practice",
        )

    def _note(self, name: str, said: str, width: float) -> Block:
        high = measure(said, SMALL, width).height + 16
        return Block(high, lambda place: (note(name, place, said),))

    def _daily(self, place: Region) -> Iterator[Item]:
        said = self.services.words.text("practice.daily")
        tip = Tip(said, lines=(self.services.words.text("practice.daily_about"),))
        yield self._button("daily", said, self.desk.today, Do("daily"), tip, place)

    def _row(self, at: int, task: Task, place: Region) -> Iterator[Item]:
        words, decision, match = self.services.words, task.decision, task.match.header
        assert match is not None
        said = words.text(
            f"practice.row.{decision.mark(shared().marks)}",
            name=common_texts.name(words, task.chair),
            round=decision.round,
            points=round(POINTS * chance(decision.loss), 1),
        )
        day = match.saved_at.replace(tzinfo=None)
        when = common_texts.when(words, day, self.services.now().date())
        tip = Tip(common_texts.seated(words, match.setup), lines=(when,))
        yield self._button(f"task:{at}", said, task.name, Do("task", task.name), tip, place)

    def _button(
        self, name: str, said: str, known: str, intent: Do, tip: Tip, place: Region
    ) -> Item:
        sign = "hourglass" if intent.name == "daily" else "bulb"
        mark = "check" if known in self.solved else "play"
        look = ButtonLook(begin=WORDS, sign=f"common/{sign}", mark=f"common/{mark}")
        return Item(
            name,
            "button",
            place.top(ROW),
            "second",
            text=said,
            data=look,
            intent=intent,
            tip=tip,
            group="practice",
        )

    def do(self, intent: Intent) -> Command | None:
        """Open a position, or go back."""
        assert isinstance(intent, Do)
        if intent.name == "daily":
            return Push(Laying(self.desk))
        if intent.name == "other" and self.services.teaching is not None:
            return Replace(self.services.teaching.practice(intent.value))
        if intent.name == "task":
            puzzle = self.desk.puzzle(intent.value)
            if puzzle is not None:
                return Push(self.desk.table(puzzle))
            text = self.services.words.text
            return Push(Notice(self.services, text("practice.gone"), text("practice.gone_about")))
        return self.escape()


def _head(name: str, said: str, place: Region) -> Iterator[Item]:
    yield heading(name, place, said)
