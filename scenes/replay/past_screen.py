"""The screen of a moment of the past: the table as it was, and what can be done with it."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.contract import Over
from scenes.base.words import Words
from scenes.replay.past_view import PastView
from scenes.table import corner
from scenes.table.contract import BoardView, Choice, Prompt
from scenes.table.corner import Corner
from scenes.table.layout import Places
from scenes.table.mat import AnyMat
from scenes.table.screen import Screen
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.paint_specs import ButtonLook
from scenes.ui.picture import Do, Item, Tip
from scenes.ui.theme import STRONG

TAG, BELOW = 34.0, 13.0
"""Height of the plate that says that this is the past, and how far it reaches below the mat."""


class PastScreen(Screen):
    """Makes the picture of a moment that has been."""

    tools = ("replay.branch.play", "replay.shot")

    def __init__(self, view: PastView) -> None:
        super().__init__(view)
        self.aside = ""
        """Which decision of how many it is."""
        self.playing = False
        """Whether the match goes on by itself."""
        self.mat = Region(0, 0, 0, 0)
        """Where the mat lies."""

    def prompt(self, mat: AnyMat) -> Prompt:
        """Say who was to decide, and which decision it is."""
        over = isinstance(mat.board_view.pending, Over)
        return Prompt(
            self.view.words.text("table.over" if over else "table.playing"), aside=self.aside
        )

    def choices(self, mat: AnyMat) -> tuple[Choice, ...]:
        """Give the button that lets the match go on by itself, or stop."""
        del mat
        words, key = self.view.words, "replay.pause" if self.playing else "replay.play"
        tip = Tip(words.text(key), lines=(words.text("replay.play_about"),), keys="Enter")
        icon = "common/pause" if self.playing else "common/play"
        return (Choice(words.text(key), Do("table.pause"), tip=tip, icon=icon),)

    def corner(self, places: Places, choices: tuple[Choice, ...]) -> tuple[Item, ...]:
        """Give playing, the speeds, playing on from here, and the picture."""
        self.mat = places.mat
        what = Corner(choices, "", "", "", False, self.view.speed)
        usual = corner.corner(places, what, self.view.words)
        kept = (item for item in usual if item.id not in ("undo", "hint"))
        return (*kept, *_tools(places, self.view.words))

    def note(self, seat: int, turn: int | None, board_view: BoardView) -> str:
        """Say whose turn it was: nobody thinks here."""
        if seat == turn:
            return self.view.words.text("table.playing")
        return super().note(seat, turn, board_view)

    def edge(self, places: Places) -> tuple[Item, ...]:
        """Frame the mat in the colour of the past."""
        return (Item("replay:frame", "replay_frame", places.mat),)

    def ring(self, places: Places) -> tuple[Item, ...]:
        """Give the plate that says that this is the past."""
        text = self.view.words.text("replay.tag")
        width = measure(text, STRONG.of(size=22)).width + 2 * TAG
        plate = Region(places.mat.x + 24, places.mat.bottom + BELOW - TAG, width, TAG)
        return (Item("replay:tag", "replay_tag", plate, text=text),)


def _tools(places: Places, words: Words) -> Iterator[Item]:
    yield _tool("from_here", "common/flag", "b", places.undo, words)
    yield _tool("shot", "common/camera", "p", places.hint, words)


def _tool(name: str, icon: str, key: str, place: Region, words: Words) -> Item:
    said = words.text(f"replay.{name}")
    short = words.text("replay.branch.play") if name == "from_here" else said
    return Item(
        f"replay:{name}",
        "button",
        place,
        look="second",
        text=short if place.width > 1.5 * place.height else "",
        data=ButtonLook(icon=icon, size=corner.TOOL),
        intent=Do(name),
        key=key,
        group="actions",
        tip=Tip(said, lines=(words.text(f"replay.{name}_about"),), keys=key.upper()),
    )
