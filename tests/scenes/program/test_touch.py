"""Fingers do what a mouse does, once, and nothing can be reached by a hovering mouse alone."""

from __future__ import annotations

from collections.abc import Iterable

import pygame
import pytest

from scenes.base.scene import Hover, Input, Press, Release, Wheel
from scenes.menus.credits import CreditsScene
from scenes.menus.settings import SettingsScene
from scenes.program.touch import LONG, NOWHERE, ROW, SLIP, Touch
from scenes.ui.geometry import Offset
from tests.build.menus import Front, front

AT = Offset(500, 500)
DOWN, MOVED, UP = pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP


def finger(kind: int, at: Offset = AT, one: int = 1, device: int = 7) -> pygame.event.Event:
    return pygame.event.Event(kind, x=at.x, y=at.y, finger_id=one, touch_id=device)


def told(events: Iterable[pygame.event.Event | float], grips: bool = False) -> list[Input]:
    """Give the inputs of events of fingers, and of seconds that pass between them."""
    touch = Touch(lambda at: Offset(*at), lambda _: grips, lambda at, _: at)
    found: list[Input] = []
    for event in events:
        if isinstance(event, float):
            touch.tick(event)
        else:
            found += touch.take(event)
    return found


def test_a_tap_clicks_and_leaves_no_hover() -> None:
    tap: list[pygame.event.Event | float] = [
        finger(DOWN),
        0.1,
        finger(UP, AT + Offset(SLIP / 2, 0)),
    ]
    assert told(tap) == [Hover(AT), Press(AT), Release(AT), Hover(None)]


def test_a_long_press_hovers_and_clicks_nothing() -> None:
    assert told([finger(DOWN), LONG + 0.01, finger(UP)]) == [Hover(AT)]


def test_a_swipe_turns_the_wheel_where_it_began_and_clicks_nothing() -> None:
    down = [finger(MOVED, AT + Offset(0, way)) for way in (20, ROW + 5, 3 * ROW + 5)]
    assert told([finger(DOWN), *down, finger(UP, AT + Offset(0, 3 * ROW))]) == [
        Hover(AT), Hover(None), Wheel(AT, 1), Wheel(AT, 2, first=False),
    ]  # fmt: skip
    up = [finger(DOWN), finger(MOVED, AT + Offset(0, -ROW)), finger(UP)]
    assert told(up)[-1] == Wheel(AT, -1)


def test_what_can_be_dragged_follows_the_finger() -> None:
    to = AT + Offset(200, 40)
    assert told([finger(DOWN), finger(MOVED, to), finger(UP, to)], grips=True) == [
        Hover(AT), Press(AT), Hover(to), Release(to), Hover(None),
    ]  # fmt: skip


def test_a_second_finger_ends_what_the_first_began() -> None:
    to = AT + Offset(200, 40)
    both = [finger(DOWN), finger(DOWN, to, 2), finger(UP), finger(UP, to, 2)]
    assert told(both) == [Hover(AT)]
    drag = [finger(DOWN), finger(MOVED, to), finger(DOWN, to, 2), finger(UP, to)]
    assert told(drag, grips=True)[-2:] == [Release(NOWHERE), Hover(None)]
    assert told([*both, finger(DOWN), finger(UP)])[-3:] == [Press(AT), Release(AT), Hover(None)]


def test_what_was_dragged_goes_back_when_the_window_loses_its_fingers() -> None:
    touch = Touch(lambda at: Offset(*at), lambda _: True, lambda at, _: at)
    given = [*touch.take(finger(DOWN)), *touch.take(finger(MOVED, AT + Offset(200, 0)))]
    assert given[1] == Press(AT)
    assert list(touch.forget()) == [Release(NOWHERE), Hover(None)]
    assert list(touch.forget()) == list(touch.take(finger(UP))) == []


def test_a_mouse_that_is_told_as_a_finger_is_no_finger() -> None:
    assert told([finger(DOWN, device=-1), finger(UP, device=-1)]) == []


def touch(there: Front, kind: int, at: Offset) -> None:
    """Post what SDL sends of a finger: the finger, and the mouse that it makes of it."""
    window = there.pilot.app.window
    pixel = window.pixel(at)
    share = Offset(pixel[0] / window.size[0], pixel[1] / window.size[1])
    pygame.event.post(finger(kind, share))
    mouse = {DOWN: pygame.MOUSEBUTTONDOWN, UP: pygame.MOUSEBUTTONUP, MOVED: pygame.MOUSEMOTION}
    more = {"rel": (0, 0), "buttons": (1, 0, 0)} if kind == MOVED else {"button": 1}
    pygame.event.post(pygame.event.Event(mouse[kind], pos=pixel, touch=True, **more))


def tap(there: Front, name: str) -> None:
    at = there.pilot.spot(name)
    touch(there, DOWN, at)
    there.pilot.turn()
    touch(there, UP, at)
    there.pilot.turn()


def test_a_tap_acts_once_though_it_is_told_as_finger_and_mouse() -> None:
    there = front(lambda services, _: SettingsScene(services))
    muted = there.services.settings.muted
    tap(there, "muted")
    assert there.services.settings.muted is not muted
    tap(there, "muted")
    assert there.services.settings.muted is muted


def test_a_long_press_shows_the_tip_and_it_stays_until_the_next_touch() -> None:
    there = front(lambda services, _: SettingsScene(services))
    at = there.pilot.spot("muted")
    touch(there, DOWN, at)
    for _ in range(8):
        there.pilot.turn(0.08)
    touch(there, UP, at)
    there.pilot.turn()
    assert not there.services.settings.muted
    assert there.page.tip is not None
    touch(there, DOWN, there.pilot.spot("reset"))
    there.pilot.turn()
    assert there.page.tip is None


@pytest.mark.parametrize("way", [-1, 1])
def test_a_swipe_scrolls_a_list_and_chooses_nothing(way: int) -> None:
    there = front(lambda services, _: CreditsScene(services))
    page = there.page
    assert isinstance(page, CreditsScene)
    page.scroll(2)
    there.pilot.turn()
    before = page.first
    at = Offset(600, 400)
    touch(there, DOWN, at)
    touch(there, MOVED, at + Offset(0, way * (ROW + 4)))
    touch(there, UP, at + Offset(0, way * (ROW + 4)))
    there.pilot.turn()
    assert page.first == before - way
    assert there.page is page


def test_a_slider_follows_the_finger() -> None:
    there = front(lambda services, _: SettingsScene(services))
    place = there.see("volume").place
    start, end = place.centre, Offset(place.right - 30, place.centre.y)
    touch(there, DOWN, start)
    touch(there, MOVED, end)
    touch(there, UP, end)
    there.pilot.turn()
    assert there.services.settings.volume > 85
