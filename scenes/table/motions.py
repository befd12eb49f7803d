"""Small motions that any title may use: beats, a glow, words for a while, things on their way."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from scenes.table.timeline import Shown, smooth
from scenes.ui.geometry import Region
from scenes.ui.picture import Item, Picture

END = 1e-6
"""Seconds within which a motion is at its end: tracks in a row add up times that are not exact."""


@dataclass(frozen=True, slots=True)
class Drum:
    """Sounds at even distances, one for each of several small things that happen."""

    name: str
    count: int
    beat: float
    first: float = 0.0
    """Seconds until the first one."""
    seconds: float = 0.0

    def at(self, t: float, picture: Picture) -> Shown:
        """Change nothing."""
        del t, picture
        return {}

    def sounds(self) -> tuple[tuple[float, str], ...]:
        """List the beats."""
        return tuple((self.first + at * self.beat, self.name) for at in range(self.count))


@dataclass(frozen=True, slots=True)
class Shine:
    """Light around an item, strongest in the middle of its time; its painter is "glow"."""

    item: Item
    sound: str = ""
    look: str = ""
    """What that painter knows: a colour, a form."""
    seconds: float = 0.7

    def at(self, t: float, picture: Picture) -> Shown:
        """Draw the ring over the item."""
        del picture
        if t >= self.seconds - END:
            return {}
        part = math.sin(t / self.seconds * math.pi)
        name = f"glow:{self.item.id}"
        ring = Item(name, "glow", self.item.place, look=self.look, alpha=part, live=True)
        return {name: ring}

    def sounds(self) -> tuple[tuple[float, str], ...]:
        """Give its sound at the start."""
        return ((0.0, self.sound),) if self.sound else ()


@dataclass(frozen=True, slots=True)
class Fly:
    """An item on its way from `start` to its place, with a sound as it begins or arrives."""

    item: Item
    start: Region
    seconds: float
    sound: str = ""
    arc: float = 0.0
    fades: bool = False
    """Whether it vanishes as it arrives."""
    lands: bool = False
    """Whether the sound comes at the end."""

    def at(self, t: float, picture: Picture) -> Shown:
        """Show it where it is by then."""
        del picture
        if t >= self.seconds - END:
            return {self.item.id: None if self.fades else self.item}
        part = smooth(t / self.seconds)
        place = self.start.blend(self.item.place, part)
        high = math.sin(part * math.pi) * self.arc
        alpha = self.item.alpha * (1 - part * 0.9 if self.fades else 1)
        return {self.item.id: replace(self.item, place=place, height=high, alpha=alpha, live=True)}

    def sounds(self) -> tuple[tuple[float, str], ...]:
        """Give its sound."""
        when = max(0.0, self.seconds - 0.04) if self.lands else 0.0
        return ((when, self.sound),) if self.sound else ()


@dataclass(frozen=True, slots=True)
class Flight:
    """Something that is on its way from where it lies to another place, and is gone then."""

    item: Item
    end: Region
    seconds: float = 0.5
    wait: float = 0.0
    """Seconds of these before it sets out."""

    def at(self, t: float, picture: Picture) -> Shown:
        """Show it in its arc."""
        del picture
        own = t - self.wait
        if own < 0 or own >= self.seconds - self.wait:
            return {}
        part = smooth(own / (self.seconds - self.wait))
        width, height = self.item.place.size
        goal = self.end.middle(width, height)
        lift = math.sin(part * math.pi) * max(30.0, min(width, height) * 0.5)
        cover = min(1.0, (1 - part) * 5)
        place = self.item.place.blend(goal, part)
        shown = replace(self.item, place=place, height=lift, alpha=cover, live=True)
        return {self.item.id: shown}

    def sounds(self) -> tuple[tuple[float, str], ...]:
        """Make no sound."""
        return ()


@dataclass(frozen=True, slots=True)
class Caption:
    """Words that stand for a while."""

    item: Item
    seconds: float = 1.1

    def at(self, t: float, picture: Picture) -> Shown:
        """Show them, softly at first and last."""
        del picture
        if t >= self.seconds:
            return {}
        cover = max(0.0, min(1.0, t * 6, (self.seconds - t) * 6))
        return {self.item.id: replace(self.item, alpha=cover, live=True)}

    def sounds(self) -> tuple[tuple[float, str], ...]:
        """Make no sound."""
        return ()
