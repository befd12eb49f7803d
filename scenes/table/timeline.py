"""Motion as values that are pure in time: at `t` seconds a track says how items look."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

from scenes.ui.geometry import Region
from scenes.ui.picture import Item, Picture

Ease = Callable[[float], float]
Shown = dict[str, Item | None]
"""Items that look different for now, by id; `None` hides one, new ids are drawn on top."""


def linear(t: float) -> float:
    """Move evenly."""
    return t


def smooth(t: float) -> float:
    """Start and end gently."""
    return t * t * (3 - 2 * t)


def out(t: float) -> float:
    """Start fast, end gently."""
    return 1 - (1 - t) ** 3


def bounce(t: float) -> float:
    """Arrive, rise once a little, and settle."""
    if t < 0.7:
        return (t / 0.7) ** 2
    return 1 - 0.12 * math.sin((t - 0.7) / 0.3 * math.pi)


class Track(Protocol):
    """Something that takes time."""

    @property
    def seconds(self) -> float:
        """How long it takes at normal speed."""

    def at(self, t: float, picture: Picture) -> Shown:
        """Say how items look `t` seconds after the start; `picture` is how it all will end.

        Items that are not named look as they did before the step.
        """

    def sounds(self) -> tuple[tuple[float, str], ...]:
        """List the sounds as (seconds after the start, name)."""


@dataclass(frozen=True, slots=True)
class Wait:
    """Nothing moves."""

    seconds: float

    def at(self, t: float, picture: Picture) -> Shown:
        """Change nothing."""
        del t, picture
        return {}

    def sounds(self) -> tuple[tuple[float, str], ...]:
        """Make no sound."""
        return ()


@dataclass(frozen=True, slots=True)
class Sound:
    """A sound; takes no time."""

    name: str
    seconds: float = 0.0

    def at(self, t: float, picture: Picture) -> Shown:
        """Change nothing."""
        del t, picture
        return {}

    def sounds(self) -> tuple[tuple[float, str], ...]:
        """Give the sound."""
        return ((0.0, self.name),)


@dataclass(frozen=True, slots=True)
class Pose:
    """An item drawn by a function of the time 0..1: `pose(item, t)` gives how it looks."""

    item: str
    seconds: float
    pose: Callable[[Item, float], Item | None]
    ease: Ease = linear

    def at(self, t: float, picture: Picture) -> Shown:
        """Ask the function; an item that the picture lacks is left out."""
        item = picture.find(self.item)
        if item is None:
            return {}
        part = self.ease(min(1.0, t / self.seconds)) if self.seconds > 0 else 1.0
        return {self.item: self.pose(item, part)}

    def sounds(self) -> tuple[tuple[float, str], ...]:
        """Make no sound."""
        return ()


def glide(item: Item, start: Region, seconds: float = 0.35, arc: float = 0.0) -> Pose:
    """Move an item from `start` to its place, `arc` units high in the middle of its way."""

    def pose(there: Item, t: float) -> Item:
        lift = math.sin(t * math.pi) * arc
        return replace(there, place=start.blend(there.place, t), height=lift, live=True)

    return Pose(item.id, seconds, pose, smooth)


def fade(item: Item, seconds: float = 0.25, away: bool = False) -> Pose:
    """Let an item appear, or with `away` vanish."""

    def pose(there: Item, t: float) -> Item:
        return replace(there, alpha=there.alpha * (1 - t if away else t), live=True)

    return Pose(item.id, seconds, pose)


@dataclass(frozen=True, slots=True)
class Sequence:
    """Tracks one after the other."""

    tracks: tuple[Track, ...]

    @property
    def seconds(self) -> float:
        """The sum of its tracks."""
        return sum(track.seconds for track in self.tracks)

    def at(self, t: float, picture: Picture) -> Shown:
        """Look as the tracks up to the one that runs at `t`; those before it show their end."""
        shown: Shown = {}
        for track in self.tracks:
            # A track that has not begun is not asked: its items still look as before the step.
            if t < 0:
                break
            shown.update(track.at(min(t, track.seconds), picture))
            t -= track.seconds
        return shown

    def sounds(self) -> tuple[tuple[float, str], ...]:
        """List the sounds of all tracks, each after those before it."""
        found: list[tuple[float, str]] = []
        start = 0.0
        for track in self.tracks:
            found += [(start + when, name) for when, name in track.sounds()]
            start += track.seconds
        return tuple(found)


@dataclass(frozen=True, slots=True)
class Parallel:
    """Tracks at the same time, each `stagger` seconds after the one before."""

    tracks: tuple[Track, ...]
    stagger: float = 0.0

    @property
    def seconds(self) -> float:
        """Until the last one ends."""
        ends = [place * self.stagger + track.seconds for place, track in enumerate(self.tracks)]
        return max(ends, default=0.0)

    def at(self, t: float, picture: Picture) -> Shown:
        """Look as all tracks do at `t`: not yet begun at their beginning, ended at their end."""
        shown: Shown = {}
        for place, track in enumerate(self.tracks):
            own = min(max(0.0, t - place * self.stagger), track.seconds)
            shown.update(track.at(own, picture))
        return shown

    def sounds(self) -> tuple[tuple[float, str], ...]:
        """List the sounds of all tracks."""
        return tuple(
            (place * self.stagger + when, name)
            for place, track in enumerate(self.tracks)
            for when, name in track.sounds()
        )
