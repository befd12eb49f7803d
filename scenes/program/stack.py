"""The stack of scenes: what is on top gets the input, what is seen gets drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from scenes.base.scene import LARGEST, Command, Input, Key, Pop, Push, Quit, Replace, Scene, Typed
from scenes.ui.canvas import Canvas
from scenes.ui.geometry import Offset, Region


@dataclass(slots=True)
class _Layer:
    scene: Scene
    then: Callable[[Any], Command | None] | None = None
    waiting: Command | None = None
    """What the scene wanted while it was covered: done when it is on top again."""


class SceneStack:
    """Carries out the commands that scenes return, never while scenes are being walked."""

    def __init__(self, region: Region) -> None:
        self.region = region
        self._layers: list[_Layer] = []
        self._heard: object = None
        """What took typed text when the last key went down."""

    def __len__(self) -> int:
        return len(self._layers)

    @property
    def top(self) -> Scene | None:
        """The scene that gets the input."""
        return self._layers[-1].scene if self._layers else None

    @property
    def seen(self) -> tuple[Scene, ...]:
        """The scenes to be drawn, bottom first."""
        first = len(self._layers) - 1
        while first > 0 and self._layers[first].scene.see_through:
            first -= 1
        return tuple(layer.scene for layer in self._layers[max(0, first) :])

    @property
    def largest(self) -> int:
        """The largest interface size in per cent that suits all scenes that are seen."""
        return min((scene.largest for scene in self.seen), default=LARGEST)

    @property
    def wakeful(self) -> bool:
        """Whether a scene, covered or not, must keep the display awake."""
        return any(layer.scene.wakeful for layer in self._layers)

    @property
    def busy(self) -> bool:
        """Whether something that is seen moves."""
        return any(scene.busy for scene in self.seen)

    @property
    def stale(self) -> bool:
        """Whether something that is seen changed."""
        return any(scene.stale for scene in self.seen)

    def do(self, command: Command | None) -> None:
        """Carry out a command of the top scene, and what follows from it."""
        while command is not None:
            command = self._once(command)

    def handle(self, event: Input) -> None:
        """Give an input to the top scene, unless it is text of a key that led to that scene."""
        if isinstance(event, Key) and not event.held:
            self._heard = self._hears
        if self._layers and not (_writes_on(event) and self._heard != self._hears):
            self.do(self._layers[-1].scene.handle(event))

    def meant(self, at: Offset, asked: bool = False) -> Offset:
        """Give the place of the top scene that a finger at a place means, by a tap or by rest."""
        return at if self.top is None else self.top.meant(at, asked)

    def grips(self, at: Offset) -> bool:
        """Tell whether what lies at a place of the top scene follows a finger."""
        return self.top is not None and self.top.grips(at)

    @property
    def _hears(self) -> object:
        top = self.top
        return None if top is None else (id(top), top.hears)

    def update(self, seconds: float) -> None:
        """Let time pass in all scenes; what a covered one wants waits until it is on top."""
        # The command of one scene may take others off before their turn in this round comes.
        for layer in tuple(self._layers):
            if layer not in self._layers:
                continue
            top = layer is self._layers[-1]
            command = layer.scene.update(seconds, not top)
            if top:
                self.do(command)
            elif command is not None:
                layer.waiting = command

    def draw(self, canvas: Canvas) -> None:
        """Draw what is seen."""
        for scene in self.seen:
            scene.draw(canvas)

    def resize(self, region: Region) -> None:
        """Tell all scenes how large the window is."""
        self.region = region
        for layer in self._layers:
            layer.scene.resize(region)

    def _once(self, command: Command) -> Command | None:
        if isinstance(command, Push):
            if self._layers:
                self._layers[-1].scene.cover()
            self._enter(_Layer(command.scene, command.then))
            return None
        if isinstance(command, Pop):
            return self._pop(command.result)
        if isinstance(command, Replace):
            self._replace(command)
            return None
        assert isinstance(command, Quit)
        self.clear()
        return None

    def _enter(self, layer: _Layer) -> None:
        layer.scene.resize(self.region)
        self._layers.append(layer)
        layer.scene.enter()

    def _pop(self, result: Any) -> Command | None:
        if not self._layers:
            return None
        gone = self._layers.pop()
        gone.scene.leave()
        waiting = None
        if self._layers:
            below = self._layers[-1]
            below.scene.uncover()
            waiting, below.waiting = below.waiting, None
        # The answer to what was asked comes first; what the scene wanted meanwhile may be
        # out of date by then, so it is only done when the answer leads nowhere.
        command = gone.then(result) if gone.then else None
        return command or waiting

    def _replace(self, command: Replace) -> None:
        # Whoever pushed the scene that is replaced still waits for a result.
        then = self._layers[-1].then if self._layers and not command.whole else None
        if command.whole:
            self.clear()
        elif self._layers:
            self._layers.pop().scene.leave()
        self._enter(_Layer(command.scene, then))

    def clear(self) -> None:
        """Take everything off, the top first."""
        while self._layers:
            self._layers.pop().scene.leave()


def _writes_on(event: Input) -> bool:
    """Tell whether an input is text of a key, or a sign whose key is held down."""
    if isinstance(event, Typed):
        return event.key is not None
    return isinstance(event, Key) and event.held and len(event.name) == 1
