"""The scene that nearly all scenes are made of: a picture that answers to mouse and keys."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from scenes.desk import Desk
from scenes.scene import Command, Hover, Input, Key, Pop, Press, Release, Typed, Wheel
from scenes.ui import clipboard, focus, theme, tooltip
from scenes.ui.canvas import Canvas, Mood
from scenes.ui.draw import Painters, draw_item
from scenes.ui.editing import Draft
from scenes.ui.geometry import Offset, Region
from scenes.ui.looks import FieldLook
from scenes.ui.paint import PAINTERS
from scenes.ui.picture import Do, Intent, Item, Picture
from scenes.ui.rest import Rest
from scenes.ui.still import Still

DRAG = 8.0
"""Units that a press must move to become a drag."""
_EMPTY = Picture()


class Page:
    """A scene whose subclass says what is on it (`present`) and what an intent does (`do`).

    Sliders and fields: their intent `Do(name)` comes back as `Do(name, value)`, and
    `Do(name, own)` as `Do(name, (own, value))`, at each change.
    """

    see_through = False
    painters: Painters = PAINTERS

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.region = Region(0, 0, 1920, 1080)
        self.picture = _EMPTY
        self.covered = False
        self.pointer: Offset | None = None
        self.focus = ""
        """The id of what has the focus of the keys."""
        self.by_keys = False
        """Whether keys were used last: then the focus is seen, and has the tips."""
        self.seconds = 0.0
        self._rest = Rest()
        self._still = Still()
        self._old = True
        self._stale = True
        self._drawn: Picture | None = None
        self._hover = ""
        self._pressed: Item | None = None
        self._start = Offset(0, 0)
        self._dragging = False
        self._editing: tuple[Item, Draft] | None = None
        self._canvas: Canvas | None = None

    # What a subclass says

    def present(self) -> Picture:
        """Give the picture for `self.region`."""
        raise NotImplementedError

    def do(self, intent: Intent) -> Command | None:
        """Carry out an intent."""
        raise NotImplementedError

    def frame(self) -> Picture:
        """Give the picture of this very frame; differs from `self.picture` while things move."""
        return self.picture

    def key(self, event: Key) -> Command | None:
        """Take a key that nothing on the page answers to."""
        del event
        return None

    def wheel(self, event: Wheel, item: Item | None) -> Command | None:
        """Take the wheel turning over an item."""
        del event, item
        return None

    def tick(self, seconds: float) -> Command | None:
        """Let time pass, also while covered (`self.covered`)."""
        del seconds
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

    # Scene

    def enter(self) -> None:
        """Be shown for the first time."""
        self.renew()

    def cover(self) -> None:
        """Be covered: let go of everything."""
        self.covered = True
        self._let_go()

    def uncover(self) -> None:
        """Be on top again; words and sizes may have changed meanwhile."""
        self.covered = False
        self._let_go()
        self.renew()

    def leave(self) -> None:
        """Be taken off."""

    def resize(self, region: Region) -> None:
        """Take the whole window's region."""
        self.region = region
        self._let_go()
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
        if self._editing:
            self._stale = True
        return command

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
            return self._edit(lambda draft: draft.typed(event.text)) if self._editing else None
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
        if self._editing and (item is None or item.id != self._editing[0].id):
            self._editing = None
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
            return True
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
        if self._editing:
            return self._edit_key(event)
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
        self.by_keys = True
        self._rest.move(name)
        self._stale = True

    def _act(self, event: Key) -> Command | None:
        """Press what has the focus, else the main choice."""
        item = self.picture.find(self.focus) if self.by_keys else None
        if item is not None and (item.intent or item.reason):
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
        look = item.data if isinstance(item.data, FieldLook) else FieldLook()
        fresh = self._editing is None or self._editing[0].id != item.id
        draft = Draft.of(item.text, look.limit, look.digits)
        if not fresh and at is not None:
            draft = draft.at(self._letter(item, at), False)
        self._editing = (item, draft)
        self.focus = item.id
        self._stale = True

    def _letter(self, item: Item, at: Offset) -> int:
        """Give the number of letters left of a point in a field."""
        if self._canvas is None:
            return len(item.text)
        style = theme.BODY.of(size=min(26, item.place.height * 0.52))
        aim = at.x - item.place.x - 14
        ways = [self._canvas.measure(item.text[:n], style).width for n in range(len(item.text) + 1)]
        return min(range(len(ways)), key=lambda n: abs(ways[n] - aim))

    def _edit(self, change: Any) -> Command | None:
        assert self._editing is not None
        item, draft = self._editing
        fresh = change(draft)
        self._editing = (item, fresh)
        self._stale = True
        return self._report(item, fresh.text) if fresh.text != draft.text else None

    def _edit_key(self, event: Key) -> Command | None:
        assert self._editing is not None
        item, draft = self._editing
        if event.name in ("return", "escape", "tab"):
            self._editing = None
            self.by_keys = True
            self._stale = True
            if event.name == "tab":
                self._focus_on(focus.tab(self.picture, item.id, event.shift))
            return self._report(item, item.text) if event.name == "escape" else None
        if event.ctrl and event.name in ("c", "x"):
            clipboard.copy(draft.chosen)
            return self._edit(lambda d: d.typed("")) if event.name == "x" else None
        if event.ctrl and event.name == "v":
            return self._edit(lambda d: d.typed(clipboard.paste()))
        return self._edit(lambda d: d.pressed(event.name, event.ctrl, event.shift))

    # Keeping in step with the picture

    def _let_go(self) -> None:
        self._pressed, self._dragging, self._editing = None, False, None
        self._hover = ""
        self._rest = Rest()

    def _tip_owner(self) -> str:
        return self.focus if self.by_keys else self._hover

    def _settle(self) -> None:
        """Forget what the new picture lacks: hover, focus, press, tip, field."""
        if self.focus and self.picture.find(self.focus) is None:
            self.focus = ""
        pressed = self._pressed and self.picture.find(self._pressed.id)
        if self._pressed is not None and pressed is None:
            self._pressed, self._dragging = None, False
        if self._editing:
            item, draft = self._editing
            now = self.picture.find(item.id)
            if now is None:
                self._editing = None
            elif now.text != draft.text:
                self._editing = (item, replace(draft, text=now.text).at(draft.caret, False))
        self._find_hover()

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw everything."""
        self.current()
        self._canvas = canvas
        canvas.seconds = self.seconds
        picture = self.frame()
        moods = self._moods()
        if self.see_through:
            if not any(item.kind == "shield" for item in picture):
                canvas.fill(canvas.region, "#0b0603", alpha=0.58)
            for item in picture:
                draw_item(canvas, self._dressed(item), self.painters, moods.get(item.id))
        else:
            still = [self._dressed(item) for item in picture if not self._moving(item)]
            self._still.show(canvas, still, self.painters, moods)
            for item in picture:
                if self._moving(item):
                    draw_item(canvas, self._dressed(item), self.painters, moods.get(item.id))
        self._draw_above(canvas, picture)
        self._drawn = picture
        self._stale = False

    def _moving(self, item: Item) -> bool:
        return item.live or bool(self._editing and self._editing[0].id == item.id)

    def _moods(self) -> dict[str, Mood]:
        moods = {}
        if self._hover and not self.by_keys:
            down = self._pressed is not None and self._pressed.id == self._hover
            moods[self._hover] = Mood(hover=True, pressed=down)
        if self.by_keys and self.focus:
            moods[self.focus] = Mood(focus=True)
        return moods

    def _dressed(self, item: Item) -> Item:
        """Give a field that is being edited its caret."""
        if not self._editing or self._editing[0].id != item.id:
            return item
        draft = self._editing[1]
        look = item.data if isinstance(item.data, FieldLook) else FieldLook()
        return replace(item, data=replace(look, caret=draft.caret, anchor=draft.anchor))

    def _draw_above(self, canvas: Canvas, picture: Picture) -> None:
        """Draw what lies over all items: the dragged one, the focus ring, a tip."""
        if self._dragging and self._pressed is not None and self.pointer is not None:
            dx, dy = self.pointer.x - self._start.x, self.pointer.y - self._start.y
            held = replace(self._pressed, place=self._pressed.place.shift(dx, dy), height=12.0)
            draw_item(canvas, held, self.painters)
        item = picture.find(self.focus) if self.by_keys and self.focus else None
        if item is not None:
            ring(canvas, item.place)
        shown = self._rest.shown(picture) if not self.covered else None
        if shown is not None:
            if canvas.recorder is not None:
                canvas.recorder.item = "tip"
            tooltip.draw(canvas, shown.tip, shown.owner, self.desk.words.text("common.not_now"))


def ring(canvas: Canvas, place: Region) -> None:
    """Draw the ring around what has the focus: gold between two dark lines."""
    outer = place.inset(-7)
    radius = min(16.0, min(outer.size) / 2)
    canvas.outline(outer, "#1b100a", 5.5, radius, alpha=0.85)
    canvas.outline(outer.inset(1.2), theme.FOCUS, 3, radius - 1)
