"""What mouse and keys mean on a picture: hover, press, drag, focus, shortcuts, writing."""

from __future__ import annotations

from dataclasses import dataclass, replace

from scenes.base.scene import Hover, Key, Press, Release, Typed
from scenes.base.text_field import ENDING, TextField
from scenes.ui import focus
from scenes.ui.canvas import Mood
from scenes.ui.geometry import Offset
from scenes.ui.hover_delay import HoverDelay, Shown
from scenes.ui.picture import Do, Intent, Item, Picture

DRAG = 8.0
"""Units that a press must move to become a drag."""
SLIDER_ENDS = {"home": 0.0, "end": 1.0}
"""Keys that move a slider all the way."""
SLIDER_STEP = 0.05
"""How far an arrow key moves a slider, of its whole way."""
NOTHING = Picture()


@dataclass(frozen=True, slots=True)
class Chosen:
    """Something was pressed that can be done."""

    intent: Intent


@dataclass(frozen=True, slots=True)
class Changed:
    """A slider or a field has a new value."""

    item: Item
    value: str | float


@dataclass(frozen=True, slots=True)
class Refused:
    """Something was tried that is not possible now; `at`: where the pointer pressed it."""

    item: Item
    at: Offset | None


@dataclass(frozen=True, slots=True)
class Escaped:
    """The escape key was pressed, and no field was written in."""


@dataclass(frozen=True, slots=True)
class Unanswered:
    """A key was pressed that nothing on the picture answers to."""

    key: Key


Meaning = Chosen | Changed | Refused | Escaped | Unanswered


@dataclass(slots=True)
class Grip:
    """The mouse button held down: on what, since where, and whether that became a drag."""

    item: Item
    start: Offset
    dragging: bool = False

    def pull(self, at: Offset) -> None:
        """Follow the pointer."""
        far = abs(at.x - self.start.x) + abs(at.y - self.start.y)
        self.dragging |= bool(self.item.drop) and far > DRAG

    def carried(self, at: Offset) -> Item:
        """Give the dragged item where the pointer carries it, above the table."""
        moved = self.item.place.shift(at.x - self.start.x, at.y - self.start.y)
        return replace(self.item, place=moved, height=12.0)


@dataclass(slots=True)
class Focus:
    """What the keys act on."""

    name: str = ""
    """The id of the item, or nothing."""
    by_keys: bool = False
    """Whether keys were used last: then the focus is seen, and has the tips."""
    spent: str = ""
    """What was pressed by keys since the focus moved last."""

    def move(self, name: str) -> None:
        """Move by a key."""
        self.name, self.spent, self.by_keys = name, "", True


class Interaction:
    """Turns inputs into what they mean on the picture that is on the screen.

    It owns everything that lasts from one input to the next. It does nothing by itself: the page
    carries out what `take` gives. With `goes_on` Enter, after something was pressed by keys, goes
    on with the main choice.
    """

    def __init__(self, goes_on: bool = False) -> None:
        self.focus = Focus()
        self.tips = HoverDelay()
        self.stale = True
        """Whether something looks different since the picture was drawn last."""
        self._goes_on = goes_on
        self._picture = NOTHING
        self._seen: Picture | None = None
        self._pointer: Offset | None = None
        self._hover = ""
        self._grip: Grip | None = None
        self._text_field: TextField | None = None

    # What it is told

    def settle(self, picture: Picture) -> None:
        """Answer to another picture from now on: forget hover, focus, press that it lacks."""
        self._picture = picture
        if self.focus.name and picture.find(self.focus.name) is None:
            self.focus.name = ""
        if self._grip is not None and picture.find(self._grip.item.id) is None:
            self._grip = None
        if self._text_field and not self._text_field.settle(picture):
            self._text_field = None
        self._find_hover()

    def drawn(self, picture: Picture) -> None:
        """Learn what the player sees."""
        self._seen, self.stale = picture, False

    def hide(self) -> None:
        """Take no clicks until the picture was drawn as it is now."""
        self._seen = NOTHING

    def resized(self) -> None:
        """Take no clicks at places of before; what never was drawn answers all the same."""
        if self._seen is not None:
            self.hide()

    def let_go(self) -> None:
        """Forget what was hovered, pressed, dragged and written in."""
        self._grip = self._text_field = None
        self._hover = ""
        # The focus came where it is before: its tip was read, and would only cover something.
        self.tips = HoverDelay(self.focus.name if self.focus.by_keys else "", hushed=True)

    def tick(self, seconds: float) -> None:
        """Let time pass: tips come and go."""
        self.tips.move(self.focus.name if self.focus.by_keys else self._hover)
        self.stale |= self.tips.tick(seconds)

    def move_focus(self, name: str) -> None:
        """Give an item the focus, as a key does."""
        self.focus.move(name)
        self.tips.move(name)
        self.stale = True

    def write_in(self, item: Item, at: Offset | None = None) -> None:
        """Begin to write in a field, or put the caret where the pointer pressed."""
        if self._text_field is None or self._text_field.item.id != item.id:
            self._text_field = TextField.on(item)
        elif at is not None:
            self._text_field.point(at)
        self.focus.name = item.id
        self.stale = True

    def stop_writing(self) -> None:
        """Leave the field as it is."""
        self._text_field = None

    # What it shows

    @property
    def writing(self) -> str:
        """The id of the field that is being written in, or nothing."""
        return self._text_field.item.id if self._text_field is not None else ""

    @property
    def hovered(self) -> Item | None:
        """What the pointer is on."""
        return self._picture.find(self._hover) if self._hover else None

    @property
    def carried(self) -> Item | None:
        """What is being dragged, where it is now."""
        if self._grip is None or not self._grip.dragging or self._pointer is None:
            return None
        return self._grip.carried(self._pointer)

    def ringed(self, picture: Picture) -> Item | None:
        """Give what has the ring of the focus."""
        return picture.find(self.focus.name) if self.focus.by_keys and self.focus.name else None

    def tip(self, picture: Picture) -> Shown | None:
        """Give the tip that is due."""
        return self.tips.shown(picture)

    def moods(self) -> dict[str, Mood]:
        """Give how items are touched just now, by id."""
        moods = {}
        if self._hover and not self.focus.by_keys:
            down = self._grip is not None and self._grip.item.id == self._hover
            moods[self._hover] = Mood(hover=True, pressed=down)
        if self.focus.by_keys and self.focus.name:
            moods[self.focus.name] = Mood(focus=True)
        return moods

    def dressed(self, item: Item) -> Item:
        """Give an item as it is drawn: a field with its caret and selection."""
        text_field = self._text_field
        return (
            text_field.dressed(item)
            if text_field is not None and text_field.item.id == item.id
            else item
        )

    # Inputs

    def take(self, event: Hover | Press | Release | Key | Typed) -> Meaning | None:
        """Take an input; give what it means, if anything is to be done about it."""
        if isinstance(event, Hover):
            return self._move(event.at)
        if isinstance(event, Press):
            return self._press(event.at) if event.button == 1 else None
        if isinstance(event, Release):
            return self._release(event.at) if event.button == 1 else None
        if isinstance(event, Typed):
            return self._write(self._text_field, event) if self._text_field else None
        return self._key(event)

    # Pointer

    def _move(self, at: Offset | None) -> Meaning | None:
        if at != self._pointer and at is not None:
            self.stale |= self.focus.by_keys
            self.focus.by_keys = False
        self._pointer = at
        self._find_hover()
        if self._grip is None or at is None:
            return None
        if self._grip.item.kind == "slider":
            return _slid(self._grip.item, at)
        self._grip.pull(at)
        self.stale |= self._grip.dragging
        return None

    def _find_hover(self) -> None:
        item = self._picture.at(self._pointer) if self._pointer else None
        name = item.id if item is not None and item.kind != "shield" else ""
        if name != self._hover:
            self._hover = name
            self.stale = True
        if not self.focus.by_keys and self.tips.move(name):
            self.stale = True

    def _press(self, at: Offset) -> Meaning | None:
        self._grip = None
        self._move(at)
        self.focus.by_keys = False
        self.tips.hush()
        self.stale = True
        item = self._picture.at(at)
        if self._text_field and (item is None or item.id != self._text_field.item.id):
            self._text_field = None
        if item is None or item.kind == "shield" or not self._was_seen(item):
            return None
        self.focus.name = item.id
        if not item.intent:
            return _refused(item, at)
        self._grip = Grip(item, at)
        if item.kind == "slider":
            return _slid(item, at)
        if item.kind == "field":
            self.write_in(item, at)
        return None

    def _release(self, at: Offset) -> Meaning | None:
        moved, grip = self._move(at), self._grip
        self._grip = None
        self.stale = True
        item = self._picture.at(at)
        if grip is None or item is None or grip.item.kind in ("slider", "field"):
            return moved
        if grip.dragging and item.id != grip.item.id:
            return Chosen(Do("drop", (grip.item.id, item.id))) if item.drop else None
        # Between press and release the picture may have changed: only what was pressed counts.
        if item.id == grip.item.id and item.intent == grip.item.intent and item.intent:
            return Chosen(item.intent)
        return None

    def _was_seen(self, item: Item) -> bool:
        """Tell whether the player saw this item when reaching for it.

        Clicks come in faster than frames: a second one must not hit what only the first one
        brought there.
        """
        if self._seen is None:
            return True  # used without a window
        drawn = self._seen.find(item.id)
        return drawn is not None and (drawn.intent, drawn.reason) == (item.intent, item.reason)

    # Keys

    def _key(self, event: Key) -> Meaning | None:
        self.stale |= self.tips.dismiss()
        if self._text_field:
            return self._write(self._text_field, event)
        if event.name in focus.DIRECTIONS and not (event.ctrl or event.alt):
            return self._arrow(event.name)
        if event.name in SLIDER_ENDS and (slider := self._slider) is not None:
            return Changed(slider, SLIDER_ENDS[event.name])
        if event.name == "tab":
            self.move_focus(focus.tab(self._picture, self.focus.name, event.shift))
            return None
        if event.name == "escape":
            self.tips.hush()
            return Escaped()
        if event.name in ("return", "space") and not (event.ctrl or event.alt):
            return self._act(event)
        return self._shortcut(event)

    def _arrow(self, direction: str) -> Meaning | None:
        slider = self._slider
        if slider is not None and direction in ("left", "right"):
            step = SLIDER_STEP if direction == "right" else -SLIDER_STEP
            return Changed(slider, min(1.0, max(0.0, float(slider.data or 0) + step)))
        start = self.focus.name or self._hover
        self.move_focus(focus.step(self._picture, start, direction))
        return None

    @property
    def _slider(self) -> Item | None:
        """The slider that has the focus, if it can be moved."""
        item = self._picture.find(self.focus.name)
        return item if item is not None and item.kind == "slider" and item.intent else None

    def _act(self, event: Key) -> Meaning | None:
        """Press what has the focus; where that cannot be pressed Enter is the main choice.

        Space is never more than the focus: it shows the tip of what cannot be pressed.
        """
        focused = self.focus
        item = self._picture.find(focused.name) if focused.by_keys else None
        goes_on = self._goes_on and event.name == "return" and focused.spent == focused.name
        # There is nothing to press about a slider: its value is where it was moved to.
        pressed = item is not None and item.kind != "slider" and (item.intent or item.reason)
        if item is not None and pressed and not goes_on:
            focused.spent = item.id
            return self._press_by_key(item)
        if item is not None and event.name == "space":
            self.tips.show(item.id)
            self.stale = True
            return None
        return self._shortcut(event)

    def _shortcut(self, event: Key) -> Meaning | None:
        if not (event.ctrl or event.alt):
            able = [
                it for it in focus.targets(self._picture) if it.key and (it.intent or it.reason)
            ]
            # The digit at the key's place first: on some keyboards it types + or - besides.
            for name in (event.digit, event.name):
                # The topmost first: where two items have one key, the one in front answers.
                for item in reversed(able):
                    if item.key == name:
                        return self._press_by_key(item)
        return Unanswered(event)

    def _press_by_key(self, item: Item) -> Meaning | None:
        self.tips.hush()
        if not self._was_seen(item):
            return None
        if not item.intent:
            return _refused(item, None)
        if item.kind == "field":
            self.write_in(item)
            return None
        return Chosen(item.intent)

    # Text fields

    def _write(self, text_field: TextField, event: Key | Typed) -> Meaning | None:
        before = text_field.edited.text
        if isinstance(event, Typed):
            text_field.write(event)
        elif event.name in ENDING:
            return self._end_writing(text_field, event)
        else:
            text_field.press(event)
        self.stale = True
        after = text_field.edited.text
        return Changed(text_field.item, after) if after != before else None

    def _end_writing(self, text_field: TextField, event: Key) -> Meaning | None:
        self._text_field = None
        self.move_focus(text_field.item.id)
        if event.name == "tab":
            self.move_focus(focus.tab(self._picture, text_field.item.id, event.shift))
        return Changed(text_field.item, text_field.item.text) if event.name == "escape" else None


def _refused(item: Item, at: Offset | None) -> Refused | None:
    return Refused(item, at) if item.reason else None


def _slid(item: Item, at: Offset) -> Changed:
    knob = min(16.0, item.place.height / 2)
    way = item.place.inset(knob, 0)
    return Changed(item, min(1.0, max(0.0, (at.x - way.x) / way.width)))
