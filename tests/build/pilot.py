"""Plays the program as a person does: real events at what can be seen on the screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame

from scenes.base.page import Page
from scenes.program.app import App
from scenes.table.table import TableScene
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Item, Picture

FRAME = 1 / 60
_MODS = {"ctrl": pygame.KMOD_LCTRL, "shift": pygame.KMOD_LSHIFT, "alt": pygame.KMOD_LALT}


class Pilot:
    """Names items by their ids; fails where a person could not do what is asked."""

    def __init__(self, app: App) -> None:
        self.app = app
        pygame.event.clear()
        self.turn()

    @property
    def page(self) -> Page:
        """The page on top."""
        top = self.app.stack.top
        assert isinstance(top, Page), f"no page on top but {top!r}"
        return top

    @property
    def picture(self) -> Picture:
        """What the top page shows."""
        # The page draws only when a frame comes, and a test may look between two.
        self.page.current()
        return self.page.frame()

    def see(self, name: str) -> Item:
        """Give an item that must be on the screen."""
        item = self.picture.find(name)
        assert item is not None, f"no {name!r}; there are {[i.id for i in self.picture]}"
        return item

    def spot(self, name: str) -> Offset:
        """Find a point of an item, its centre first, where nothing else would take a click."""
        item = self.see(name)
        inside = [point for point in _points(item.place) if self._on_screen(point)]
        assert inside, f"{name!r} lies outside of the window: {item.place}"
        for point in inside:
            found = self.picture.at(point)
            if found is not None and found.id == name:
                return point
        found = self.picture.at(item.place.centre)
        raise AssertionError(f"{name!r} can't be clicked: {found.id if found else 'it is dead'}")

    def click(self, name: str) -> None:
        """Click on an item."""
        self.see_whose_turn()
        self.click_at(self.spot(name))

    def see_whose_turn(self) -> None:
        """Let the time pass that a person needs to see that a turn has begun."""
        while isinstance(self.app.stack.top, TableScene) and self.app.stack.top.deaf:
            self.turn(0.1)

    def click_at(self, at: Offset) -> None:
        """Click on a place."""
        self.move(at)
        self.down(at)
        self.turn()
        self.up(at)
        self.turn()

    def hover(self, name: str) -> None:
        """Move the pointer onto an item."""
        self.move(self.spot(name))

    def drag(self, name: str, to: str | Offset) -> None:
        """Drag an item onto another one, or to a place."""
        self.see_whose_turn()
        start = self.spot(name)
        end = self.spot(to) if isinstance(to, str) else to
        self.move(start)
        self.down(start)
        self.turn()
        # In steps, as a jump onto the goal would never pass what lies on the way.
        for part in (0.25, 0.5, 0.75, 1.0):
            self.move(start.blend(end, part))
        self.up(end)
        self.turn()

    def move(self, at: Offset) -> None:
        """Move the pointer."""
        self._mouse(pygame.MOUSEMOTION, at, rel=(0, 0), buttons=(0, 0, 0))
        self.turn()

    def down(self, at: Offset, button: int = 1) -> None:
        """Post a button going down; no time passes."""
        self._mouse(pygame.MOUSEBUTTONDOWN, at, button=button)

    def up(self, at: Offset, button: int = 1) -> None:
        """Post a button going up; no time passes."""
        self._mouse(pygame.MOUSEBUTTONUP, at, button=button)

    def press(self, *keys: str) -> None:
        """Press keys one after the other: "return", "ctrl+z", "+"."""
        for key in keys:
            self.key_down(key)
            self.turn()

    def key_down(self, key: str) -> None:
        """Post a key going down and up; no time passes."""
        parts = key.split("+") if len(key) > 1 else [key]
        name, mod = parts[-1], 0
        for part in parts[:-1]:
            mod |= _MODS[part]
        sign = {"space": " "}.get(name, name if len(name) == 1 else "")
        self.strike(pygame.key.key_code(name), "" if mod & pygame.KMOD_CTRL else sign, mod)

    def strike(self, code: int, sign: str, mod: int = 0, place: int = 0, times: int = 1) -> None:
        """Post what SDL sends of a key: down, its text, both again while it is held, and up."""
        event = pygame.event.Event
        more = {"key": code, "mod": mod, "unicode": sign, "scancode": place}
        for _ in range(times):
            pygame.event.post(event(pygame.KEYDOWN, more))
            if sign:
                pygame.event.post(event(pygame.TEXTINPUT, text=sign))
        pygame.event.post(event(pygame.KEYUP, more))

    def strike_digit(self, digit: int, sign: str) -> None:
        """Strike the key that is a digit on US keyboards and types another sign on this one."""
        self.strike(ord(sign), sign, place=30 + (digit - 1) % 10)
        self.turn()

    def hold(self, sign: str) -> None:
        """Hold the key of a sign down for a while."""
        self.strike(ord(sign), sign, times=4)
        self.turn()

    def type_text(self, text: str) -> None:
        """Type letters, each by a key of its own."""
        for sign in text:
            self.strike(ord(sign.lower()), sign)
            self.turn()

    def wheel(self, name: str, steps: int) -> None:
        """Turn the wheel over an item."""
        self.move(self.spot(name))
        self.wheel_here(steps)

    def wheel_here(self, steps: float) -> None:
        """Turn the wheel where the pointer is."""
        event = pygame.event.Event(
            pygame.MOUSEWHEEL,
            x=0,
            y=int(steps),
            flipped=False,
            precise_x=0.0,
            precise_y=float(steps),
        )
        pygame.event.post(event)
        self.turn()

    def turn(self, seconds: float = FRAME) -> None:
        """Let one frame pass."""
        self.app.turn(seconds)

    def pause(self, seconds: float) -> None:
        """Let time pass, frame by frame."""
        for _ in range(max(1, round(seconds / FRAME))):
            self.turn()

    def finish_animation(self, limit: float = 20.0) -> None:
        """Let time pass until nothing moves."""
        left = limit
        self.turn()
        while self.app.stack.busy:
            assert left > 0, f"still moving after {limit} seconds"
            self.turn()
            left -= FRAME

    def _on_screen(self, point: Offset) -> bool:
        return self.app.window.region.contains(point)

    def _mouse(self, kind: int, at: Offset, **more: Any) -> None:
        where = self.app.window.pixel(at)
        pygame.event.post(pygame.event.Event(kind, pos=where, **more))


def _points(place: Region) -> Iterator[Offset]:
    """Give the centre first, then points spread over the place."""
    yield place.centre
    for row in (0.5, 0.15, 0.85, 0.3, 0.7):
        for column in (0.5, 0.15, 0.85, 0.3, 0.7):
            yield Offset(place.x + place.width * column, place.y + place.height * row)
