"""Tells of a fault: what went wrong, where, and what to do; never a traceback by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.core.clean import path_text
from game.loading.problems import Report
from game.paths import log_file
from scenes.base.scene import Command, Pop, Quit, Replace, Scene
from scenes.base.services import Services, Trouble
from scenes.menus.column import (
    GUTTER,
    Block,
    Column,
    column,
)
from scenes.menus.frame import Frame, heading
from scenes.menus.scrolling_page import ScrollingPage
from scenes.menus.text_blocks import paragraphs
from scenes.ui import clipboard
from scenes.ui.geometry import Region
from scenes.ui.paint_specs import ButtonLook
from scenes.ui.picture import Do, Intent, Item, Picture
from scenes.ui.theme import SMALL

DATA = "Broken"
DISK = ("OSError", "PermissionError", "FileExistsError", "IsADirectoryError")
READ = ("FileNotFoundError", "UnicodeDecodeError", "EOFError")
MOST = 60
"""Lines of details that are shown; all of them are copied."""


def of_report(report: Report) -> Trouble:
    """Make the trouble of files that cannot be used: the first place, and all lines."""
    lines = report.lines()
    place = lines[0].split(": ")[0] if lines else ""
    return Trouble(DATA, place, "\n".join(lines), log_file())


class TroubleScene(ScrollingPage):
    """What went wrong, in a sentence; with `home` there is a way to the title."""

    def __init__(
        self, services: Services, trouble: Trouble, home: Callable[[], Scene] | None = None
    ) -> None:
        super().__init__(services)
        self.trouble = trouble
        self.home = home
        self.copied = False

    def lay_out(self) -> tuple[Picture, Column]:
        """Give the sentence, the place, what to do, and the details below."""
        words = self.services.words
        # After a fault there may be nothing sound to go back to, so no arrow promises it.
        frame = Frame(self.region, words, "trouble", widest=1440.0, backed=False)
        items = [*frame.items()]
        pad, edge = (44.0, 30.0) if frame.roomy else (20.0, 14.0)
        blocks = self._blocks(frame.body.width - 2 * pad - GUTTER)
        # A sheet as long as what is on it: half a page of nothing looks like a form.
        high = sum(block.high for block in blocks) + 2 * edge + 8
        body = frame.body.top(min(frame.body.height, high))
        items.append(frame.panel("trouble", body))
        shown = column("trouble", body.inset(pad, edge), blocks, self.first)
        return Picture((*items, *shown.items, *self._actions(frame))), shown

    def _blocks(self, width: float) -> list[Block]:
        words, trouble = self.services.words, self.trouble
        parts = [("what", self._what()), ("where", trouble.where), ("do", self._advice())]
        blocks: list[Block] = []
        for name, said in parts:
            if said:
                blocks.append(_heading(name, words.text(f"trouble.{name}")))
                blocks += paragraphs(name, said, width)
        if trouble.log is not None:
            blocks += paragraphs(
                "log", words.text("trouble.log", place=path_text(trouble.log)), width
            )
        if trouble.details:
            blocks.append(_heading("details", words.text("trouble.details")))
            # The last lines of a traceback name the fault, the first ones only the way to it.
            lines = trouble.details.splitlines()[-MOST:]
            for at, line in enumerate(lines):
                blocks += paragraphs(f"line.{at}", _plain(line), width, SMALL)
        return blocks

    def _what(self) -> str:
        words, kind = self.services.words, self.trouble.kind
        if kind == DATA:
            return words.text("trouble.data", count=len(self.trouble.details.splitlines()))
        for kinds, key in ((DISK, "disk"), (READ, "read")):
            if kind in kinds:
                return words.text(f"trouble.{key}", kind=kind)
        return words.text("trouble.unexpected", kind=kind)

    def _advice(self) -> str:
        kind = self.trouble.kind
        name = "data" if kind == DATA else "disk" if kind in DISK else "default"
        return self.services.words.text(f"trouble.do_{name}")

    def _actions(self, frame: Frame) -> Iterator[Item]:
        words = self.services.words
        yield Item(
            "home",
            "button",
            frame.action,
            "action",
            text=words.text("trouble.back"),
            data=ButtonLook(key=words.text("common.key_enter") if frame.roomy else ""),
            intent=Do("home"),
            key="return",
            group="actions",
        )
        said = words.text("trouble.copied" if self.copied else "trouble.copy")
        yield Item(
            "copy",
            "button",
            frame.second(1),
            "second",
            text=said,
            intent=Do("copy"),
            data=ButtonLook("common/check" if self.copied else "common/copy"),
            group="actions",
        )
        yield Item(
            "leave",
            "button",
            frame.foot.left(frame.second(1).width * 0.7).middle(frame.second(1).width * 0.7, 56),
            "quiet",
            text=words.text("trouble.leave"),
            intent=Do("leave"),
            data=ButtonLook(begin=1),
            group="actions",
        )

    def do(self, intent: Intent) -> Command | None:
        """Go to the title, copy the details, or leave the program."""
        assert isinstance(intent, Do)
        if intent.name == "leave":
            return Quit()
        if intent.name == "copy":
            trouble = self.trouble
            clipboard.copy(f"{trouble.kind}\n{trouble.where}\n{trouble.details}")
            self.copied = True
            return None
        return self.escape()

    def escape(self) -> Command | None:
        """Go to the title, or back where there is none."""
        return Replace(self.home(), whole=True) if self.home is not None else Pop()


def _heading(name: str, said: str) -> Block:
    def fill(place: Region) -> Iterator[Item]:
        yield heading(f"{name}.head", place.top(46), said)

    return Block(52.0, fill)


def _plain(line: str) -> str:
    """Take the marks of bold and icons out of a line that was not written for readers."""
    return line.replace("**", "* *").replace(":", ":\u200b")
