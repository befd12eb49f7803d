"""How a page answers to mouse and keys: hover, press, drag, focus, shortcuts, writing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import Any

from scenes.desk import Desk
from scenes.scene import Command, Hover, Input, Key, Pop, Press, Release, Typed, Wheel
from scenes.ui import focus
from scenes.ui.canvas import Canvas
from scenes.ui.geometry import Offset
from scenes.ui.pen import ENDING, Pen
from scenes.ui.picture import Do, Intent, Item, Picture
from scenes.ui.rest import Rest

DRAG = 8.0
"""Units that a press must move to become a drag."""
_EMPTY = Picture()


class Answering(ABC):
    """Turns inputs into intents of the picture; `Page` adds what is drawn and when."""

    see_through = False
    enter_goes_on = False
    """Whether Enter, after something was pressed by keys, goes on with the main choice."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.picture = _EMPTY
        self.pointer: Offset | None = None
        self.focus = ""
        """The id of what has the focus of the keys."""
        self.by_keys = False
        """Whether keys were used last: then the focus is seen, and has the tips."""
        self.seconds = 0.0
        self._spent = ""
        """What was pressed by keys since the focus moved last."""
        self._rest = Rest()
        self._old = True
        self._stale = True
        self._drawn: Picture | None = None
        self._hover = ""
        self._pressed: Item | None = None
        self._start = Offset(0, 0)
        self._dragging = False
        self._pen: Pen | None = None
        self._canvas: Canvas | None = None

    # What a subclass says

    @abstractmethod
    def present(self) -> Picture:
        """Give the picture for `self.region`."""

    @abstractmethod
    def do(self, intent: Intent) -> Command | None:
        """Carry out an intent."""

    def key(self, event: Key) -> Command | None:
        """Take a key that nothing on the page answers to."""
        del event
        return None

    def wheel(self, event: Wheel, item: Item | None) -> Command | None:
        """Take the wheel turning over an item."""
        del event, item
        return None

    def escape(self) -> Command | None:
        """Take the escape key: a see-through page closes."""
        return Pop() if self.see_through else None

    def refused(self, item: Item) -> None:
        """Learn that something was tried that is not possible now."""
        del item

    # For subclasses

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
            self.picture = self.present()
            self._settle()
        return self.picture

    # Inputs

    def handle(self, event: Input) -> Command | None:
        """Take an input."""
        self.current()
        if isinstance(event, Hover):
            return self._move(event.at)
        if isinstance(event, Press):
            return self._press(event) if event.button == 1 else None
        if isinstance(event, Release):
            return self._release(event) if event.button == 1 else None
        if isinstance(event, Wheel):
            return self.wheel(event, self.picture.at(event.at))
        if isinstance(event, Typed):
            return self._write(self._pen, event) if self._pen else None
        return self._key(event)

    # Pointer

    def _move(self, at: Offset | None) -> Command | None:
        if at != self.pointer and at is not None:
            self._stale |= self.by_keys
            self.by_keys = False
        self.pointer = at
        self._find_hover()
        if self._pressed is None or at is None:
            return None
        if self._pressed.kind == "slider":
            return self._slide(self._pressed, at)
        far = abs(at.x - self._start.x) + abs(at.y - self._start.y)
        self._dragging |= bool(self._pressed.drop) and far > DRAG
        self._stale |= self._dragging
        return None

    def _find_hover(self) -> None:
        item = self.picture.at(self.pointer) if self.pointer else None
        name = item.id if item is not None and item.kind != "shield" else ""
        if name != self._hover:
            self._hover = name
            self._stale = True
        if not self.by_keys and self._rest.move(name):
            self._stale = True

    def _press(self, event: Press) -> Command | None:
        self._move(event.at)
        self.by_keys = False
        self._rest.hush()
        self._stale = True
        item = self.picture.at(event.at)
        if self._pen and (item is None or item.id != self._pen.item.id):
            self._pen = None
        if item is None or item.kind == "shield" or not self._seen(item):
            return None
        self.focus = item.id
        self._start = event.at
        if not item.intent:
            self._refuse(item, event.at)
            return None
        self._pressed = item
        if item.kind == "slider":
            return self._slide(item, event.at)
        if item.kind == "field":
            self._begin(item, event.at)
        return None

    def _release(self, event: Release) -> Command | None:
        self._move(event.at)
        pressed, dragging = self._pressed, self._dragging
        self._pressed, self._dragging = None, False
        self._stale = True
        item = self.picture.at(event.at)
        if pressed is None or item is None or pressed.kind in ("slider", "field"):
            return None
        if dragging and item.id != pressed.id:
            return self._fire(Do("drop", (pressed.id, item.id))) if item.drop else None
        if item.id == pressed.id and item.intent == pressed.intent:
            return self._fire(item.intent)
        return None

    def _seen(self, item: Item) -> bool:
        """Tell whether the player saw this item when reaching for it."""
        if self._drawn is None:
            return True  # used without a window
        drawn = self._drawn.find(item.id)
        return drawn is not None and (drawn.intent, drawn.reason) == (item.intent, item.reason)

    def _refuse(self, item: Item, at: Offset | None) -> None:
        if item.reason:
            self._rest.refuse(item, at)
            self.desk.play("error")
            self.refused(item)
            self._stale = True

    def _fire(self, intent: Intent | None) -> Command | None:
        if intent is None:
            return None
        if isinstance(intent, Do):
            self.desk.play("click")
        command = self.do(intent)
        self.renew()
        return command

    def _slide(self, item: Item, at: Offset) -> Command | None:
        knob = min(16.0, item.place.height / 2)
        way = item.place.inset(knob, 0)
        return self._report(item, min(1.0, max(0.0, (at.x - way.x) / way.width)))

    def _report(self, item: Item, value: Any) -> Command | None:
        """Hand the new value of a slider or field to the scene."""
        intent = item.intent
        if not isinstance(intent, Do):
            return None
        command = self.do(Do(intent.name, value if intent.value is None else (intent.value, value)))
        self.renew()
        return command

    # Keys

    def _key(self, event: Key) -> Command | None:
        self._stale |= self._rest.dismiss()
        if self._pen:
            return self._write(self._pen, event)
        if event.name in focus.DIRECTIONS and not (event.ctrl or event.alt):
            return self._arrow(event.name)
        if event.name == "tab":
            self._focus_on(focus.tab(self.picture, self.focus, event.shift))
            return None
        if event.name == "escape":
            self._rest.hush()
            self.renew()
            return self.escape()
        if event.name in ("return", "space") and not (event.ctrl or event.alt):
            return self._act(event)
        return self._shortcut(event)

    def _arrow(self, direction: str) -> Command | None:
        item = self.picture.find(self.focus)
        if item is not None and item.kind == "slider" and direction in ("left", "right"):
            step = 0.05 if direction == "right" else -0.05
            return self._report(item, min(1.0, max(0.0, float(item.data or 0) + step)))
        start = self.focus or self._hover
        self._focus_on(focus.step(self.picture, start, direction))
        return None

    def _focus_on(self, name: str) -> None:
        self.focus = name
        self._spent = ""
        self.by_keys = True
        self._rest.move(name)
        self._stale = True

    def _act(self, event: Key) -> Command | None:
        """Press what has the focus, else the main choice."""
        item = self.picture.find(self.focus) if self.by_keys else None
        goes_on = self.enter_goes_on and event.name == "return" and self._spent == self.focus
        if item is not None and (item.intent or item.reason) and not goes_on:
            self._spent = item.id
            return self._press_by_key(item)
        return self._shortcut(replace(event, name="return"))

    def _shortcut(self, event: Key) -> Command | None:
        if not (event.ctrl or event.alt):
            for item in reversed(focus.targets(self.picture)):
                if item.key and item.key == event.name and (item.intent or item.reason):
                    return self._press_by_key(item)
        return self.key(event)

    def _press_by_key(self, item: Item) -> Command | None:
        self._rest.hush()
        if not self._seen(item):
            return None
        if not item.intent:
            self._refuse(item, None)
            return None
        if item.kind == "field":
            self._begin(item, None)
            return None
        return self._fire(item.intent)

    # Text fields

    def _begin(self, item: Item, at: Offset | None) -> None:
        if self._pen is None or self._pen.item.id != item.id:
            self._pen = Pen.on(item)
        elif at is not None and self._canvas is not None:
            self._pen.point(self._canvas, at)
        self.focus = item.id
        self._stale = True

    def _write(self, pen: Pen, event: Key | Typed) -> Command | None:
        before = pen.draft.text
        if isinstance(event, Typed):
            pen.typed(event.text)
        elif event.name in ENDING:
            return self._end_writing(pen, event)
        else:
            pen.press(event)
        self._stale = True
        after = pen.draft.text
        return self._report(pen.item, after) if after != before else None

    def _end_writing(self, pen: Pen, event: Key) -> Command | None:
        self._pen = None
        self._focus_on(pen.item.id)
        if event.name == "tab":
            self._focus_on(focus.tab(self.picture, pen.item.id, event.shift))
        return self._report(pen.item, pen.item.text) if event.name == "escape" else None

    # Keeping in step with the picture

    def _let_go(self) -> None:
        self._pressed, self._dragging, self._pen = None, False, None
        self._hover = ""
        self._rest = Rest()

    def _unseen(self) -> None:
        """Take no clicks until the page was drawn as it is now."""
        self._drawn = _EMPTY

    def _tip_owner(self) -> str:
        return self.focus if self.by_keys else self._hover

    def _settle(self) -> None:
        """Forget what the new picture lacks: hover, focus, press, tip, field."""
        if self.focus and self.picture.find(self.focus) is None:
            self.focus = ""
        pressed = self._pressed and self.picture.find(self._pressed.id)
        if self._pressed is not None and pressed is None:
            self._pressed, self._dragging = None, False
        if self._pen and not self._pen.settle(self.picture):
            self._pen = None
        self._find_hover()
