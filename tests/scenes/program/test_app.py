from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pygame
import pytest

from scenes.base.scene import Key, Quit, Typed, Wheel
from scenes.base.services import Trouble
from scenes.program.app import App, offscreen
from scenes.program.inputs import Inputs, key_name
from scenes.program.window import LEAST
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Item
from tests.build.board import STOCK, Board, item, make_services, stage
from tests.build.pilot import Pilot


def window(size: tuple[int, int], interface: int = 100) -> App:
    return offscreen(size, interface, make_services(), STOCK)


@pytest.mark.parametrize(
    ("size", "interface", "units"),
    [
        ((1920, 1080), 100, (1920, 1080)),
        ((3840, 2160), 100, (1920, 1080)),
        ((1280, 720), 100, (1920, 1080)),
        ((1920, 1080), 150, (1280, 720)),
        ((1280, 960), 100, (1440, 1080)),
        ((2560, 1080), 100, (2560, 1080)),
        ((3840, 1080), 100, (3840, 1080)),
        ((1000, 1000), 100, (1440, 1440)),
        ((960, 1200), 125, (1152, 1440)),
    ],
)
def test_the_window_is_1080_units_high_or_1440_wide_divided_by_the_interface_size(
    size: tuple[int, int], interface: int, units: tuple[int, int]
) -> None:
    assert window(size, interface).window.region == Region(0, 0, *units)


def test_letters_stay_readable_when_a_small_interface_meets_a_small_window() -> None:
    app = window((960, 540), 75)
    assert app.window.scale == 0.5


def test_windows_beyond_all_ratios_get_bars_and_clicks_still_hit() -> None:
    for size in ((2400, 540), (1000, 1500)):
        pilot, board = stage(item("a"), size=size)
        box = pilot.app.window.box
        assert 3 / 4 - 0.01 <= box.width / box.height <= 3.61
        pilot.click("a")
        assert len(board.done) == 1


class Drifting:
    """A window that comes back from full screen a little beside where it was, as under icewm."""

    position: int | Iterable[int] = (140, 100)

    def set_fullscreen(self, desktop: bool = False) -> None:
        del desktop
        self.position = (0, 0)

    def set_windowed(self) -> None:
        self.position = (145, 124)

    def maximize(self) -> None:
        self.position = (1, 1)


@pytest.mark.parametrize(("maximized", "place"), [(False, (140, 100)), (True, (1, 1))])
def test_a_window_is_put_back_where_it_was_before_full_screen(
    monkeypatch: pytest.MonkeyPatch, maximized: bool, place: tuple[int, int]
) -> None:
    native = Drifting()
    monkeypatch.setattr("scenes.program.window._native", lambda: native)
    app = window((1280, 720))
    app.window.stretched(maximized)
    for full in (True, False):
        app.window.fill_screen(full)
        for _ in range(8):
            app.window.settle(0.1)
    assert native.position == place


def test_a_tiny_window_shrinks_the_smallest_picture_and_clicks_still_hit() -> None:
    pilot, board = stage(item("a"), size=(480, 270))
    assert pilot.app.window.canvas().surface.get_size() == LEAST
    pilot.click("a")
    assert len(board.done) == 1


def test_nothing_is_drawn_while_nothing_changes() -> None:
    pilot, _ = stage(item("a"), item("b", 500))
    pilot.pause(1)
    before = pilot.app.frames
    pilot.pause(2)
    assert pilot.app.frames == before
    pilot.hover("a")
    assert pilot.app.frames > before


def test_resizing_tells_all_scenes_and_redraws() -> None:
    pilot, board = stage(item("a"))
    pilot.app.window.resize((1600, 1200))
    pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, size=(1600, 1200), w=1600, h=1200))
    pilot.turn()
    assert board.region == Region(0, 0, 1440, 1080)


class Leaving(Board):
    """Counts how often it was left."""

    left = 0

    def leave(self) -> None:
        """Count."""
        self.left += 1


def test_closing_the_window_leaves_every_scene_once() -> None:
    services = make_services()
    first, second = Leaving(services, (item("a"),)), Leaving(services, (item("b"),))
    app = offscreen((960, 540), 100, services, STOCK)
    app.show(first)
    app.show(second)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    app.turn(0.01)
    assert (first.left, second.left, len(app.stack)) == (1, 1, 0)


def test_the_loop_ends_when_the_last_scene_is_gone() -> None:
    services = make_services()
    board = Board(services, (item("a"),))
    app = offscreen((960, 540), 100, services, STOCK)
    board.tick = lambda _seconds: Quit()  # type: ignore[method-assign,assignment]
    app.run(board)
    assert not len(app.stack)


@pytest.mark.parametrize("keys", ["f11", "alt+return"])
def test_full_screen_is_switched_by_its_keys_and_kept(keys: str) -> None:
    pilot, board = stage(item("a"))
    pilot.press(keys)
    assert board.services.settings.full_screen
    assert pilot.app.window.full
    pilot.press(keys)
    assert not board.services.settings.full_screen
    assert pilot.app.window.size == (1280, 720)


def test_settings_are_applied_at_once() -> None:
    pilot, board = stage(item("a"), size=(1920, 1080))
    board.services.change(interface=150, palette="contrast", language="ru")
    pilot.turn()
    assert board.region == Region(0, 0, 1280, 720)
    assert board.services.words.language == "ru"


def test_a_failing_scene_is_told_of_instead_of_a_traceback() -> None:
    told: list[Trouble] = []
    pilot, board = stage(item("a"))
    safe = Board(board.services, (item("back"),))

    def tell(trouble: Trouble) -> Board:
        told.append(trouble)
        return safe

    board.services.trouble = tell
    board.do = lambda _intent: 1 // 0  # type: ignore[assignment, return-value]
    pilot.click("a")
    assert pilot.app.stack.top is safe
    assert told[0].kind == "ZeroDivisionError"
    assert told[0].where.startswith("tests/")
    assert "ZeroDivisionError" in told[0].details


def test_without_a_trouble_scene_a_failing_scene_ends_the_program_in_a_sentence() -> None:
    pilot, board = stage(item("a"))
    board.do = lambda _intent: 1 // 0  # type: ignore[assignment, return-value]
    with pytest.raises(RuntimeError, match="ZeroDivisionError in tests/"):
        pilot.click("a")
    assert not len(pilot.app.stack)


def test_a_trouble_scene_that_fails_itself_ends_the_program_instead_of_failing_for_ever() -> None:
    pilot, board = stage(item("a"))
    broken = Board(board.services, lambda: 1 // 0)  # type: ignore[arg-type, return-value]
    board.services.trouble = lambda _trouble: broken
    board.do = lambda _intent: 1 // 0  # type: ignore[assignment, return-value]
    at = pilot.spot("a")
    pilot.down(at)
    pilot.up(at)
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        pilot.pause(1)
    assert not len(pilot.app.stack)


def test_a_shot_is_a_picture_of_the_window(tmp_path: Path) -> None:
    pilot, _ = stage(item("a"), Item("g", "ground", Region(0, 0, 1920, 1080)))
    pilot.app.shot(tmp_path / "deep" / "shot.png")
    assert pygame.image.load(str(tmp_path / "deep" / "shot.png")).get_size() == (1280, 720)


def key(code: int, **more: Any) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, **{"mod": 0, "unicode": "", **more})


@pytest.mark.parametrize(
    ("event", "name"),
    [
        (key(pygame.K_RETURN), "return"),
        (key(pygame.K_KP_ENTER), "return"),
        (key(pygame.K_ESCAPE), "escape"),
        (key(pygame.K_EQUALS, unicode="+", mod=pygame.KMOD_SHIFT), "+"),
        (key(pygame.K_KP_PLUS, unicode="+"), "+"),
        (key(pygame.K_KP3), "3"),
        (key(pygame.K_MINUS, unicode="6", scancode=35, mod=pygame.KMOD_SHIFT), "6"),
        (key(pygame.K_h, unicode="h"), "h"),
        (key(0x440, unicode="р", scancode=11), "h"),
        (key(pygame.K_F1), "f1"),
        (key(pygame.K_SPACE, unicode=" "), "space"),
    ],
)
def test_keys_are_named_alike_on_all_layouts(event: pygame.event.Event, name: str) -> None:
    window((960, 540))
    assert key_name(event) == name


def test_a_held_enter_key_acts_once_but_held_arrows_go_on() -> None:
    window((960, 540))
    inputs = Inputs(lambda at: Offset(*at))
    assert [bool(inputs.of(key(pygame.K_RETURN))) for _ in range(3)] == [True, False, False]
    assert [bool(inputs.of(key(pygame.K_LEFT))) for _ in range(3)] == [True, True, True]
    inputs.of(pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN))
    assert inputs.of(key(pygame.K_RETURN)) == Key("return")


def test_the_wheel_turns_where_the_pointer_is() -> None:
    inputs = Inputs(lambda at: Offset(*at))
    turned = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1)
    assert inputs.of(turned) is None
    inputs.of(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 6)))
    assert inputs.of(turned) == Wheel(Offset(5, 6), 1)
    inputs.of(pygame.event.Event(pygame.WINDOWLEAVE))
    assert inputs.pointer is None


@pytest.mark.parametrize(
    "parts", [[0.1] * 10, [0.25] * 4, [0.5, 0.5], [1 / 3] * 3, [1.0], [-0.2, 0.5, 0.5]]
)
def test_parts_of_a_step_of_the_wheel_are_summed(parts: list[float]) -> None:
    inputs = Inputs(lambda at: Offset(*at))
    inputs.of(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 6)))
    turned = [pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=0, precise_y=part) for part in parts]
    assert [given for event in turned if (given := inputs.of(event))] == [Wheel(Offset(5, 6), 1)]


@pytest.mark.parametrize(
    ("event", "name", "digit"),
    [
        (key(pygame.K_MINUS, unicode="-", scancode=35), "-", "6"),
        (key(pygame.K_PLUS, unicode="+", scancode=30), "+", "1"),
        (key(0xE9, unicode="é", scancode=31), "2", "2"),
        (key(pygame.K_MINUS, unicode="6", scancode=35, mod=pygame.KMOD_SHIFT), "6", "6"),
        (key(pygame.K_KP3, unicode="3"), "3", "3"),
        (key(pygame.K_MINUS, unicode="-", scancode=45), "-", ""),
        (key(pygame.K_a, unicode="a", scancode=4), "a", ""),
    ],
)
def test_a_key_is_the_digit_of_its_place_besides_what_it_types(
    event: pygame.event.Event, name: str, digit: str
) -> None:
    window((960, 540))
    given = Inputs(lambda at: Offset(*at)).of(event)
    assert isinstance(given, Key)
    assert (given.name, given.digit) == (name, digit)


def test_letters_that_are_typed_arrive_as_text() -> None:
    inputs = Inputs(lambda at: Offset(*at))
    typed = pygame.event.Event(pygame.TEXTINPUT, text="ж")
    assert inputs.of(typed) == Typed("ж")
    pressed = inputs.of(key(pygame.K_5, unicode="5"))
    assert inputs.of(pygame.event.Event(pygame.TEXTINPUT, text="5")) == Typed(
        "5", Key("5", digit="5")
    )
    assert inputs.of(typed) == Typed("ж")
    assert pressed == Key("5", digit="5")


def test_the_pilot_refuses_to_click_what_something_else_hides() -> None:
    cover = item("cover", place=Region(90, 90, 300, 100))
    pilot, _ = stage(item("a"), cover)
    with pytest.raises(AssertionError, match="cover"):
        pilot.click("a")
    with pytest.raises(AssertionError, match="no 'nobody'"):
        Pilot(pilot.app).see("nobody")
