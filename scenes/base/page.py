"""The scene that nearly all scenes are: a picture that answers to mouse and keys.

A screen subclasses `Page` and says

* `present()`: the picture for `self.region`, made of `Item`s from what the scene knows. It changes
  nothing: it is called whenever the picture may have become another one, also twice in a row;
* `do(intent)`: what happens when an item with that intent was pressed. Sliders and fields: their
  intent `Do(name)` comes back as `Do(name, value)`, and `Do(name, own)` as
  `Do(name, (own, value))`, at each change. It may return a command: `Push(scene, then)`,
  `Pop(result)`, `Replace(scene)`. Afterwards the picture is made anew;
* `painters`: how the kinds of its items are drawn, if there are others than the shared ones.

More only where it is needed: `key` and `wheel` for what no item answers to, `escape`, `refused`,
`tick` for what goes on by itself, `frame` and `busy` for what moves, `largest` and `wakeful` for
the window. `self.renew()` has the picture made anew, `self.redraw()` only drawn again. Questions
(yes or no, a number, one of several verbs) are pages of `dialog`: `Push(page, then)`.

A menu screen with a heading, a way back and a list subclasses `ScrollingPage` instead.
The table is never subclassed: a title describes itself to the one table scene.
"""
# ruff: noqa: B027 (what a page may leave out does nothing)

from __future__ import annotations

from abc import ABC, abstractmethod

from scenes.base.interaction import NOTHING, Changed, Chosen, Escaped, Interaction, Meaning, Refused
from scenes.base.scene import LARGEST, Command, Input, Key, Pop, Wheel
from scenes.base.services import Services
from scenes.ui.canvas import Canvas
from scenes.ui.draw import Painters
from scenes.ui.even import even
from scenes.ui.geometry import Offset, Region
from scenes.ui.hover_delay import Shown
from scenes.ui.layers import Above, Layers
from scenes.ui.paint import PAINTERS
from scenes.ui.picture import Do, Intent, Item, Picture


class Page(ABC):
    """A scene whose subclass says what is on it (`present`) and what an intent does (`do`)."""

    see_through = False
    painters: Painters = PAINTERS
    enter_goes_on = False
    """Whether Enter, after something was pressed by keys, goes on with the main choice."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.region = Region(0, 0, 1920, 1080)
        self.picture = NOTHING
        """The picture as it was presented last; `current` gives it as of now."""
        self.covered = False
        self.seconds = 0.0
        self.layers = Layers()
        """The layers that the page is drawn in."""
        self._interaction = Interaction(self.enter_goes_on)
        self._old = True
        self._stale = True

    # What a subclass says

    @abstractmethod
    def present(self) -> Picture:
        """Give the picture for `self.region`, changing nothing."""

    @abstractmethod
    def do(self, intent: Intent) -> Command | None:
        """Carry out an intent."""

    def frame(self) -> Picture:
        """Give the picture of this very frame; differs from `self.picture` while things move."""
        return self.picture

    def tick(self, seconds: float) -> Command | None:
        """Let time pass, also while covered (`self.covered`)."""

    def key(self, event: Key) -> Command | None:
        """Take a key that nothing on the page answers to."""

    def wheel(self, event: Wheel, item: Item | None) -> Command | None:
        """Take the wheel turning over an item."""

    def escape(self) -> Command | None:
        """Take the escape key: a see-through page closes."""
        return Pop() if self.see_through else None

    def refused(self, item: Item) -> None:
        """Learn that something was tried that is not possible now."""

    def say_why(self, item: Item, at: Offset | None) -> None:
        """Tell the player why an item can't be used: a tip at it, or where it was pressed."""
        self._interaction.tips.refuse(item, at)
        self.services.play("error")
        self.redraw()

    def completed(self, shown: Shown) -> Shown:
        """Give a tip as it is drawn, with what the page has to add to it."""
        return shown

    # For subclasses

    @property
    def pointed(self) -> Item | None:
        """What the pointer is on, or the focus while keys are used."""
        if self.by_keys:
            return self.picture.find(self.focus) if self.focus else None
        return self._interaction.hovered

    def renew(self) -> None:
        """Let the picture be made anew."""
        self._old = True
        self._stale = True

    def redraw(self) -> None:
        """Let the same picture be drawn again (something in `frame` moved)."""
        self._stale = True

    def current(self) -> Picture:
        """Give the picture as of now."""
        if self._old:
            self._old = False
            self.picture = Picture(even(self.present()))
            self._interaction.settle(self.picture)
        return self.picture

    def fire(self, intent: Intent) -> Command | None:
        """Carry out an intent as if its item had been pressed."""
        if isinstance(intent, Do):
            self.services.play("click")
        command = self.do(intent)
        self.renew()
        return command

    @property
    def focus(self) -> str:
        """The id of what has the focus of the keys."""
        return self._interaction.focus.name

    @focus.setter
    def focus(self, name: str) -> None:
        """Move the focus without showing it."""
        self._interaction.focus.name = name

    def focus_on(self, name: str) -> None:
        """Move the focus as a key does: it is seen, and its tip comes."""
        self._interaction.move_focus(name)

    @property
    def by_keys(self) -> bool:
        """Whether keys were used last: then the focus is seen, and has the tips."""
        return self._interaction.focus.by_keys

    @property
    def writing(self) -> bool:
        """Whether a text field is being written in."""
        return bool(self._interaction.writing)

    def write_in(self, field: Item) -> None:
        """Begin to write in a text field."""
        self._interaction.write_in(field)

    def stop_writing(self) -> None:
        """Leave the text field as it is."""
        self._interaction.stop_writing()

    @property
    def tip(self) -> Shown | None:
        """The tip that is shown now."""
        return self._interaction.tip(self.picture)

    # Scene

    def enter(self) -> None:
        """Be shown for the first time."""
        self._interaction.hide()
        self.renew()

    def cover(self) -> None:
        """Forget what was pressed, hovered and written in, since another scene takes the input."""
        self.covered = True
        self._interaction.let_go()

    def uncover(self) -> None:
        """Take the input again; words and sizes may have changed while it was covered."""
        self.covered = False
        self._interaction.let_go()
        self._interaction.hide()
        self.renew()

    def leave(self) -> None:
        """Learn that the page is closed for good."""

    def resize(self, region: Region) -> None:
        """Take the whole window's region."""
        self.region = region
        self._interaction.let_go()
        self._interaction.resized()
        self.renew()

    @property
    def busy(self) -> bool:
        """Whether the next frame must be drawn in any case."""
        return False

    @property
    def stale(self) -> bool:
        """Whether something changed since the page was drawn."""
        return self._stale or self._interaction.stale

    @property
    def cursor(self) -> str:
        """Which pointer fits: "arrow", "hand" or "text"."""
        item = self._interaction.hovered
        if item is None or not item.intent:
            return "arrow"
        return "text" if item.kind == "field" else "hand"

    @property
    def hears(self) -> object:
        """What takes text that is typed now: the field that is written in."""
        return self._interaction.writing

    @property
    def largest(self) -> int:
        """The largest interface size in per cent at which it can be read."""
        return LARGEST

    @property
    def wakeful(self) -> bool:
        """Whether the display must not go to sleep."""
        return False

    def meant(self, at: Offset, asked: bool = False) -> Offset:
        """Give the place that a finger at a place means: fingers are broad."""
        return self.current().meant(at, asked)

    def grips(self, at: Offset) -> bool:
        """Tell whether what lies at a place can be dragged, or is a slider."""
        item = self.current().at(at)
        return item is not None and bool(item.intent) and (item.kind == "slider" or bool(item.drop))

    def handle(self, event: Input) -> Command | None:
        """Take an input."""
        self.current()
        if isinstance(event, Wheel):
            return self.wheel(event, self.picture.at(event.at))
        meaning = self._interaction.take(event)
        return None if meaning is None else self._carry_out(meaning)

    def update(self, seconds: float, covered: bool) -> Command | None:
        """Let time pass."""
        self.covered = covered
        self.seconds += seconds
        command = self.tick(seconds)
        self.current()
        if not covered:
            self._interaction.tick(seconds)
        self._stale |= self.writing  # the caret blinks
        return command

    def draw(self, canvas: Canvas) -> None:
        """Draw everything."""
        self.current()
        canvas.seconds = self.seconds
        picture, hand = self.frame(), self._interaction
        items = [hand.dressed(item) for item in picture]
        if self.see_through:
            self.layers.over(canvas, items, self.painters, hand.moods())
        else:
            # The field being written in is drawn in every frame, as what moves is: its caret
            # would otherwise have the still layer painted anew at each blink.
            live = frozenset((hand.writing,)) if hand.writing else frozenset()
            self.layers.opaque(canvas, items, live, self.painters, hand.moods())
        self.layers.above(canvas, self._above(picture), self.painters)
        self.count_as_seen(picture)

    def count_as_seen(self, picture: Picture) -> None:
        """Count a picture as seen by the player: what is in it takes clicks."""
        self._interaction.drawn(picture)
        self._stale = False

    # Inside

    def _carry_out(self, meaning: Meaning) -> Command | None:
        if isinstance(meaning, Chosen):
            return self.fire(meaning.intent)
        if isinstance(meaning, Changed):
            return self._report(meaning.item, meaning.value)
        if isinstance(meaning, Refused):
            self.say_why(meaning.item, meaning.at)
            self.refused(meaning.item)
            return None
        if isinstance(meaning, Escaped):
            self.renew()
            return self.escape()
        return self.key(meaning.key)

    def _report(self, item: Item, value: str | float) -> Command | None:
        """Hand the new value of a slider or field to the scene."""
        intent = item.intent
        if not isinstance(intent, Do):
            return None
        command = self.do(Do(intent.name, value if intent.value is None else (intent.value, value)))
        self.renew()
        return command

    def _above(self, picture: Picture) -> Above:
        if self.covered:
            return Above()
        hand, not_now = self._interaction, self.services.words.text("common.not_now")
        shown = hand.tip(picture)
        tip = self.completed(shown) if shown is not None else None
        return Above(hand.carried, hand.ringed(picture), tip, not_now)
