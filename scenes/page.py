"""The scene that nearly all scenes are made of: a picture that answers to mouse and keys."""

from __future__ import annotations

from dataclasses import replace

from scenes.answering import Answering
from scenes.desk import Desk
from scenes.scene import Command
from scenes.ui.canvas import Canvas, Mood
from scenes.ui.draw import Painters
from scenes.ui.geometry import Region
from scenes.ui.paint import PAINTERS
from scenes.ui.picture import Item, Picture
from scenes.ui.sheet import Above, Sheet


class Page(Answering):
    """A scene whose subclass says what is on it (`present`) and what an intent does (`do`).

    Sliders and fields: their intent `Do(name)` comes back as `Do(name, value)`, and
    `Do(name, own)` as `Do(name, (own, value))`, at each change.
    """

    painters: Painters = PAINTERS

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.region = Region(0, 0, 1920, 1080)
        self.covered = False
        self._sheet = Sheet()

    def frame(self) -> Picture:
        """Give the picture of this very frame; differs from `self.picture` while things move."""
        return self.picture

    def tick(self, seconds: float) -> Command | None:
        """Let time pass, also while covered (`self.covered`)."""
        del seconds
        return None

    # Scene

    def enter(self) -> None:
        """Be shown for the first time."""
        self._unseen()
        self.renew()

    def cover(self) -> None:
        """Be covered: let go of everything."""
        self.covered = True
        self._let_go()

    def uncover(self) -> None:
        """Be on top again; words and sizes may have changed meanwhile."""
        self.covered = False
        self._let_go()
        self._unseen()
        self.renew()

    def leave(self) -> None:
        """Be taken off."""

    def resize(self, region: Region) -> None:
        """Take the whole window's region."""
        self.region = region
        self._let_go()
        if self._drawn is not None:
            self._unseen()
        self.renew()

    @property
    def busy(self) -> bool:
        """Whether the next frame must be drawn in any case."""
        return False

    @property
    def stale(self) -> bool:
        """Whether something changed since the page was drawn."""
        return self._stale

    @property
    def cursor(self) -> str:
        """Which pointer fits: "arrow", "hand" or "text"."""
        item = self.picture.find(self._hover) if self._hover else None
        if item is None or not item.intent:
            return "arrow"
        return "text" if item.kind == "field" else "hand"

    def update(self, seconds: float, covered: bool) -> Command | None:
        """Let time pass."""
        self.covered = covered
        self.seconds += seconds
        command = self.tick(seconds)
        self.current()
        if not covered:
            self._rest.move(self._tip_owner())
            self._stale |= self._rest.tick(seconds)
        self._stale |= self._pen is not None
        return command

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw everything."""
        self.current()
        self._canvas = canvas
        canvas.seconds = self.seconds
        picture = self.frame()
        items = [self._dressed(item) for item in picture]
        moods = self._moods()
        if self.see_through:
            self._sheet.over(canvas, items, self.painters, moods)
        else:
            live = frozenset((self._pen.item.id,)) if self._pen else frozenset()
            self._sheet.opaque(canvas, items, live, self.painters, moods)
        self._sheet.above(canvas, self._above(picture), self.painters)
        self._drawn = picture
        self._stale = False

    def _dressed(self, item: Item) -> Item:
        pen = self._pen
        return pen.dressed(item) if pen is not None and pen.item.id == item.id else item

    def _moods(self) -> dict[str, Mood]:
        moods = {}
        if self._hover and not self.by_keys:
            down = self._pressed is not None and self._pressed.id == self._hover
            moods[self._hover] = Mood(hover=True, pressed=down)
        if self.by_keys and self.focus:
            moods[self.focus] = Mood(focus=True)
        return moods

    def _above(self, picture: Picture) -> Above:
        if self.covered:
            return Above()
        held = None
        if self._dragging and self._pressed is not None and self.pointer is not None:
            dx, dy = self.pointer.x - self._start.x, self.pointer.y - self._start.y
            held = replace(self._pressed, place=self._pressed.place.shift(dx, dy), height=12.0)
        item = picture.find(self.focus) if self.by_keys and self.focus else None
        not_now = self.desk.words.text("common.not_now")
        return Above(held, item, self._rest.shown(picture), not_now)
