"""The credits: who made the program, and who made what it shows and plays."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from scenes.base.scene import Command
from scenes.base.services import Services
from scenes.menus.column import (
    GUTTER,
    Block,
    Column,
    column,
)
from scenes.menus.credited import KINDS, Thanks, thanks
from scenes.menus.frame import Frame, heading, note
from scenes.menus.scrolling_page import ScrollingPage
from scenes.menus.text_blocks import paragraphs
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.picture import Do, Intent, Item, Picture
from scenes.ui.theme import SMALL

SEE = ", see "
"""What stands in CREDITS.yaml before the file with the words of a licence."""


class CreditsScene(ScrollingPage):
    """A scroll of names."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.thanks = thanks()

    def lay_out(self) -> tuple[Picture, Column]:
        """Give the names, by kind."""
        frame = Frame(self.region, self.services.words, "credits", footed=False, widest=1280.0)
        body = frame.body
        pad = 54.0 if frame.roomy else 22.0
        inner = body.inset(pad, 34.0 if frame.roomy else 14.0)
        blocks = self._blocks(inner.width - GUTTER)
        shown = column("credits", inner, blocks, self.first)
        return Picture((*frame.items(), frame.panel("credits", body), *shown.items)), shown

    def _blocks(self, width: float) -> list[Block]:
        words = self.services.words
        blocks = [
            *paragraphs("lead", words.text("credits.lead"), width),
            *paragraphs("games", words.text("credits.games"), width),
        ]
        for kind in KINDS:
            said = words.text(f"credits.{kind}")
            blocks.append(Block(66.0, partial(_head, kind, said)))
            named = [one for one in self.thanks if one.kind == kind]
            blocks += [self._entry(f"{kind}:{at}", one, width) for at, one in enumerate(named)]
        return blocks

    def _entry(self, name: str, one: Thanks, width: float) -> Block:
        """Name an author, the licence, how many files, and where they are from."""
        words = self.services.words
        count = words.text("credits.files", count=len(one.files))
        licence = one.licence.replace(SEE, f", {words.text('credits.see')} ")
        below = ", ".join(part for part in (licence, count, *one.sources) if part)
        author = measure(one.author, SMALL.of(font="bold", size=24), width).height
        more = measure(below, SMALL, width).height

        def fill(place: Region) -> Iterator[Item]:
            yield note(name, Region(place.x, place.y, width, author + 2), one.author, "strong")
            spot = Region(place.x, place.y + author + 2, width, more + 2)
            yield note(f"{name}.more", spot, below)

        return Block(author + more + 18, fill)

    def do(self, intent: Intent) -> Command | None:
        """Go back."""
        assert isinstance(intent, Do)
        return self.escape()


def _head(kind: str, said: str, place: Region) -> Iterator[Item]:
    yield heading(f"{kind}.head", place.top(52).shift(0, 8), said)
