"""The program on the screen: window, time, inputs and the stack of scenes."""

from __future__ import annotations

import contextlib
import os
import traceback
from collections.abc import Callable
from pathlib import Path

import pygame

from game import paths
from game.core.clean import clean
from game.folders import ROOT, roots
from game.storage import settings
from game.storage.log import LOGGER
from game.storage.settings import Settings
from game.storage.store import Store
from scenes.base.scene import Input, Key, Push, Replace, Scene
from scenes.base.services import Services, Trouble
from scenes.program.inputs import Inputs
from scenes.program.stack import SceneStack
from scenes.program.texts import catalogs
from scenes.program.touch import FINGERS, Touch
from scenes.program.window import NoDisplay, Window
from scenes.ui.caches import Caches
from scenes.ui.recorder import Recorder
from scenes.ui.sound import Speaker

__all__ = ["App", "NoDisplay", "offscreen", "open_services"]

FAST, SLOW = 60, 30
"""Turns in a second while something moves or is touched, and while nothing is."""
CALM, MOST_FAULTS = 2.0, 3
"""More faults than that, each within these seconds of the last, end the program."""
LONGEST = 0.1
"""Seconds that a turn counts for at most, however long it took."""
ENTER = ("return", True)
"""Enter with Alt: full screen, like F11."""


class App:
    """Turns events into inputs, lets time pass, and draws when something changed."""

    def __init__(
        self, services: Services, window: Window, wait: Callable[[int], float] | None = None
    ) -> None:
        self.services = services
        self.window = window
        self.stack = SceneStack(window.region)
        self.inputs = Inputs(window.units)
        self.touch = Touch(window.share, self.stack.grips, self.stack.meant)
        self.frames = 0
        """Frames drawn so far."""
        self.recorder: Recorder | None = None
        self._wait = wait or _waiter()
        self._awake = 0.0
        self._dirty = True
        self._faults = 0
        self._sound = CALM
        """Seconds since the last fault."""
        services.changed = self.apply
        pygame.key.set_repeat(400, 45)
        self.apply(services.settings)

    def run(self, first: Scene) -> None:
        """Show a scene and go on until the last one is gone."""
        self.show(first)
        while len(self.stack):
            lively = self.stack.busy or self._awake > 0
            # Nothing is drawn while nothing changes; fewer turns spare the battery besides.
            self.turn(self._wait(FAST if lively else SLOW))

    def show(self, scene: Scene) -> None:
        """Put a scene on top."""
        self._guarded(lambda: self.stack.do(Push(scene)))
        self._fit()
        self._dirty = True

    def turn(self, seconds: float) -> None:
        """Take what happened, let `seconds` pass, and draw if anything changed."""
        self.advance(seconds)
        if self._dirty or self.stack.stale or self.stack.busy:
            self.draw()

    def advance(self, seconds: float) -> None:
        """Take what happened and let `seconds` pass, but draw nothing."""
        # After a pause (a dragged window, a sleeping laptop) motions go on where they were.
        seconds = min(seconds, LONGEST)
        self._awake = max(0.0, self._awake - seconds)
        self._sound += seconds
        self.touch.tick(seconds)
        for event in pygame.event.get():
            self._take(event)
        self.window.settle(seconds)
        self._guarded(lambda: self.stack.update(seconds))
        # A scene that came or went may bear another interface size than the one before.
        self._fit()

    def draw(self) -> None:
        """Draw a frame."""
        if not len(self.stack):
            return
        canvas = self.window.canvas()
        canvas.palette = self.services.palette
        canvas.recorder = self.recorder
        # Before drawing: a fault while drawing shows the trouble scene, which must be drawn too.
        self._dirty = False
        self._guarded(lambda: self.stack.draw(canvas))
        self.window.show()
        self.frames += 1
        top = self.stack.top
        self.window.point(top.cursor if top is not None else "arrow")

    def portrait(self, scene: Scene) -> pygame.Surface:
        """Give what a scene looks like by itself, whether it is shown, covered or taken off."""
        canvas = self.window.spare()
        canvas.palette = self.services.palette
        scene.draw(canvas)
        return canvas.surface

    def shot(self, path: Path) -> None:
        """Write what is on the screen to a file, in the format by which its name ends."""
        self.draw()
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(self.window.surface, str(path))

    def apply(self, chosen: Settings) -> None:
        """Make the window fit the settings."""
        self._fit()
        self.window.fill_screen(chosen.full_screen)
        pygame.display.set_caption(self.services.words.text("app.name"))
        self._resized()

    def close(self) -> None:
        """Leave all scenes, so that they keep what must be kept, and close the window."""
        self._leave()
        self.window.close()

    def _leave(self) -> None:
        # A scene is taken off before it is told to leave: none that fails is tried twice.
        while len(self.stack):
            with contextlib.suppress(Exception):
                self.stack.clear()

    def _take(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self._leave()
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self.window.resized()
            self._resized()
        elif event.type in (pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED):
            self.window.stretched(event.type == pygame.WINDOWMAXIMIZED)
            self._dirty = True
        elif event.type == pygame.WINDOWEXPOSED:
            self._dirty = True
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.inputs.forget()
            for given in self.touch.forget():
                self._input(given)
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self._look_again()
        elif event.type in FINGERS:
            for given in self.touch.take(event):
                self._input(given)
        elif (heard := self.inputs.of(event)) is not None:
            self._input(heard)

    def _input(self, given: Input) -> None:
        self._awake = 1.0
        if isinstance(given, Key) and (given.name == "f11" or (given.name, given.alt) == ENTER):
            self.services.change(full_screen=not self.services.settings.full_screen)
            return
        self._guarded(lambda: self.stack.handle(given))

    def _look_again(self) -> None:
        """Show what was translated while the window was left for an editor."""
        if self.services.renewed():
            self._guarded(lambda: self.stack.resize(self.window.region))
            self._dirty = True

    def _fit(self) -> None:
        """Keep the display awake if asked to, and all that is seen at a size that can be read."""
        self.window.keep_awake(self.stack.wakeful)
        size = min(self.services.settings.interface, self.stack.largest)
        if size != self.window.interface:
            self.window.interface = size
            self._resized()

    def _resized(self) -> None:
        if self.window.region != self.stack.region:
            self._guarded(lambda: self.stack.resize(self.window.region))
        self._dirty = True

    def _guarded(self, work: Callable[[], None]) -> None:
        """Do something; a fault goes to the log and is told by the trouble scene."""
        try:
            work()
            return
        except Exception as error:
            LOGGER.exception("a scene failed")
            fault = _fault(error)
        self._faults = self._faults + 1 if self._sound < CALM else 1
        self._sound = 0.0
        make = self.services.trouble
        if make is None or self._faults > MOST_FAULTS:
            self._leave()
            raise RuntimeError(f"{fault.kind} in {fault.where}; see {fault.log}")
        # The scene that failed may fail again when it is left; those beneath it must still save.
        self._leave()
        self._guarded(lambda: self.stack.do(Replace(make(fault), whole=True)))
        self._dirty = True


def _fault(error: Exception) -> Trouble:
    """Describe an exception for people: what, where, and the details for a report."""
    frames = traceback.extract_tb(error.__traceback__)
    where = ""
    if frames:
        file = Path(frames[-1].filename)
        inside = file.is_relative_to(ROOT)
        where = f"{file.relative_to(ROOT) if inside else file.name}:{frames[-1].lineno}"
    told = "".join(traceback.format_exception(error)).replace(f"{ROOT}{os.sep}", "")
    # What a fault quotes may be the very letters that cannot be drawn.
    details = "\n".join(map(clean, told.splitlines()))
    return Trouble(type(error).__name__, where, details, paths.log_file())


def _waiter() -> Callable[[int], float]:
    clock = pygame.time.Clock()
    return lambda rate: clock.tick(rate) / 1000


def open_services(chosen: Settings | None = None, store: Store | None = None) -> Services:
    """Lay out the services from the program's own folders."""
    return Services(
        settings=chosen or settings.load(),
        catalogs=catalogs(),
        renewed=catalogs().refresh,
        speaker=Speaker(*(root / "resources" / "sounds" for root in roots())),
        store=store or Store(),
        keep=settings.save,
    )


def offscreen(
    size: tuple[int, int] = (1920, 1080),
    interface: int = 100,
    services: Services | None = None,
    caches: Caches | None = None,
) -> App:
    """Open a program without a screen, for pictures and tests; time passes only by `turn`."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    # A signal that ends programs ends this one: there is no window whose closing it could ask for.
    os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"
    if pygame.display.get_init() and pygame.display.get_driver() != "dummy":
        pygame.display.quit()
    services = services or open_services(Settings())
    services.settings = services.settings.changed(interface=interface)
    window = Window(size, "Four Ages", caches)
    return App(services, window, wait=lambda _rate: 0.0)
