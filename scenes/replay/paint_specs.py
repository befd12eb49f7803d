"""What the painters of the replay need to know of an item besides its place and words."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Stretch:
    """A part of the track, from 0 to 1: a round, or the turn of a seat."""

    start: float
    end: float
    text: str = ""
    colour: int | None = None


@dataclass(frozen=True, slots=True)
class TrackLook:
    """The track of the bar: where on it one is, its rounds and turns."""

    at: float
    rounds: tuple[Stretch, ...]
    turns: tuple[Stretch, ...]

    def __float__(self) -> float:
        """Give where the knob is, as sliders do."""
        return self.at


@dataclass(frozen=True, slots=True)
class StepLook:
    """A button of the bar: its sprite, and whether it points back."""

    icon: str
    back: bool
