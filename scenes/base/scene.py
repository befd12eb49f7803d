"""What a scene is, what it may be told, and what it may ask the stack to do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from scenes.ui.geometry import Offset, Region

if TYPE_CHECKING:
    from scenes.ui.canvas import Canvas


LARGEST = 200
"""Per cent: the interface size that scenes bear that do not say otherwise."""


@dataclass(frozen=True, slots=True)
class Press:
    """A mouse button went down (1 left, 2 middle, 3 right)."""

    at: Offset
    button: int = 1


@dataclass(frozen=True, slots=True)
class Release:
    """A mouse button went up."""

    at: Offset
    button: int = 1


@dataclass(frozen=True, slots=True)
class Hover:
    """The pointer moved to `at`; `None`: it left the window."""

    at: Offset | None


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned by so many whole `steps` (up is positive), never by none."""

    at: Offset
    steps: int
    first: bool = True
    """Whether a movement begins with it; a swipe over many rows goes on with others."""


@dataclass(frozen=True, slots=True)
class Key:
    """A key went down: pygame's lower-case name of it ("return", "f1", "+"), and modifiers."""

    name: str
    ctrl: bool = False
    shift: bool = False
    alt: bool = False
    digit: str = ""
    """The digit that the key types, or that stands at its place on other keyboards."""
    held: bool = field(default=False, compare=False)
    """Whether it went down before, and only goes on."""


@dataclass(frozen=True, slots=True)
class Typed:
    """Text came from the keyboard."""

    text: str
    key: Key | None = None
    """The press that typed it; none where text comes from an input method."""

    @property
    def digits(self) -> str:
        """What it is where only digits are written."""
        own = self.key is None or (self.text.isascii() and self.text.isdigit())
        return self.text if own or self.key is None else self.key.digit


Input = Press | Release | Hover | Wheel | Key | Typed


@dataclass(frozen=True, slots=True)
class Push:
    """Put a scene on top; `then` receives its result when it is popped."""

    scene: Scene
    then: Callable[[Any], Command | None] | None = None


@dataclass(frozen=True, slots=True)
class Pop:
    """Take the scene off and hand `result` to the one beneath."""

    result: Any = None


@dataclass(frozen=True, slots=True)
class Replace:
    """Put `scene` in the place of this one; `whole` clears the stack beneath it too."""

    scene: Scene
    whole: bool = False


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave the program."""


Command = Push | Pop | Replace | Quit


class Scene(Protocol):
    """One layer of the screen. Methods return commands; the stack carries them out in between."""

    see_through: bool
    """Whether what lies beneath is drawn too, dimmed."""

    @property
    def largest(self) -> int:
        """The largest interface size in per cent at which it can be read."""

    @property
    def wakeful(self) -> bool:
        """Whether the display must not go to sleep while it is open, covered or not."""

    def meant(self, at: Offset, asked: bool = False) -> Offset:
        """Give the place that a finger at a place means; `asked`: that rests to be told of it."""

    def grips(self, at: Offset) -> bool:
        """Tell whether what lies at a place follows a finger: else a swipe there scrolls."""

    @property
    def cursor(self) -> str:
        """Which pointer fits where it is: "arrow", "hand" or "text"."""

    @property
    def hears(self) -> object:
        """What takes text that is typed now.

        Where it is another one after a key went down, what that key types belongs to nobody.
        """

    def enter(self) -> None:
        """Be shown for the first time."""

    def cover(self) -> None:
        """Be covered by another scene."""

    def uncover(self) -> None:
        """Take the input again, after what covered it was taken off."""

    def leave(self) -> None:
        """Be taken off for good; also called when the window closes."""

    def handle(self, event: Input) -> Command | None:
        """Take an input; only the top scene gets any."""

    def update(self, seconds: float, covered: bool) -> Command | None:
        """Let time pass."""

    def resize(self, region: Region) -> None:
        """Learn the whole region of the window in logical units (also before `enter`)."""

    @property
    def busy(self) -> bool:
        """Whether something moves, so that the next frame must be drawn."""

    @property
    def stale(self) -> bool:
        """Whether the picture changed since it was drawn last."""

    def draw(self, canvas: Canvas) -> None:
        """Draw everything."""
