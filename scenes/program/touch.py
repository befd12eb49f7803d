"""Fingers into what a mouse would do: taps click, long presses hover, swipes turn the wheel.

What can be dragged, sliders too, is dragged.

SDL tells each touch twice, as a finger and as a mouse; only the finger counts here, and `Inputs`
leaves out the mouse that was none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from scenes.base.scene import Hover, Input, Press, Release, Wheel
from scenes.ui.geometry import Offset
from scenes.ui.tooltip import DELAY

FINGERS = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
SLIP = 16.0
"""Units that a finger may move and still be at one place."""
LONG = DELAY
"""Seconds after which a press is a look at something: its tooltip stands then."""
ROW = 80.0
"""Units of a swipe that are one step of the wheel."""
NOWHERE = Offset(-1e4, -1e4)
"""Where nothing lies: what is let go there goes back."""
_MOUSE = -1
"""SDL's number of the touch device that is the mouse, where mice are told as fingers too."""


class Touch:
    """Follows one finger; a second one ends what the first began."""

    def __init__(
        self,
        place: Callable[[tuple[float, float]], Offset],
        grips: Callable[[Offset], bool],
        meant: Callable[[Offset, bool], Offset],
    ) -> None:
        self._place = place
        self._meant = meant
        """The place that a finger means, which is broader than what it can hit: when it taps,
        or when it rests to be told what lies there."""
        self._grips = grips
        """Whether what lies at a place follows a finger, instead of being swiped."""
        self._down: set[int] = set()
        self._finger: int | None = None
        self._start = self._here = Offset(0, 0)
        self._seconds = 0.0
        self._way = ""
        """What it has become: "" still at its place, "swipe" or "drag"."""
        self._turned = 0
        """Steps that were swiped so far."""

    def tick(self, seconds: float) -> None:
        """Let time pass: a finger that stays becomes a long press."""
        self._seconds += seconds

    def take(self, event: pygame.event.Event) -> Iterator[Input]:
        """Give the inputs that an event of a finger means, in their order."""
        if getattr(event, "touch_id", 0) == _MOUSE:
            return
        at = self._place((event.x, event.y))
        if event.type == pygame.FINGERDOWN:
            yield from self._lay(event.finger_id, at)
        elif event.type == pygame.FINGERUP:
            self._down.discard(event.finger_id)
            if event.finger_id == self._finger:
                yield from self._lift(at)
        elif event.finger_id == self._finger:
            yield from self._move(at)

    def forget(self) -> Iterator[Input]:
        """Take all fingers as lifted (the window lost the focus)."""
        self._down.clear()
        yield from self._end()

    def _lay(self, finger: int, at: Offset) -> Iterator[Input]:
        alone = not self._down
        self._down.add(finger)
        if not alone:
            yield from self._end()
            return
        self._finger, self._start, self._here = finger, at, at
        self._seconds, self._way, self._turned = 0.0, "", 0
        yield Hover(self._meant(at, True))

    def _end(self) -> Iterator[Input]:
        """End what a finger began, with nothing done."""
        if self._finger is not None and self._way == "drag":
            yield Release(NOWHERE)
            yield Hover(None)
        self._finger = None

    def _move(self, at: Offset) -> Iterator[Input]:
        self._here = at
        far = abs(at.x - self._start.x) + abs(at.y - self._start.y)
        if not self._way and far > SLIP:
            self._way = "drag" if self._grips(self._start) else "swipe"
            yield Press(self._start) if self._way == "drag" else Hover(None)
        if self._way == "drag":
            yield Hover(at)
        elif self._way == "swipe":
            steps = int((at.y - self._start.y) / ROW)
            if steps != self._turned:
                yield Wheel(self._start, steps - self._turned, first=not self._turned)
                self._turned = steps

    def _lift(self, at: Offset) -> Iterator[Input]:
        self._finger = None
        if self._way == "drag":
            yield Release(at)
            yield Hover(None)
        elif not self._way and self._seconds < LONG:
            at = self._meant(self._start, False)
            yield Press(at)
            yield Release(at)
            yield Hover(None)
        # After a long press the tooltip stays until the next touch: under the finger it was hidden.
