"""Motion of this title as values pure in time: walking, flying, growing, shining."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from scenes.stage.timeline import Shown, bounce, out, smooth
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Item, Picture

RISE, SHINE = 0.5, 0.6


@dataclass(frozen=True, slots=True)
class Walk:
    """A person on the way from hex to hex."""

    figure: Item
    points: tuple[Offset, ...]
    seconds: float
    left: Item | None
    """Who stays behind."""
    before: str
    """The id of those who stood there until now."""
    end: Item | None
    hop: float

    def at(self, t: float, picture: Picture) -> Shown:
        """Show it where it is by then."""
        del picture
        shown: Shown = {self.before: self.left}
        if t >= self.seconds:
            if self.end is not None:
                shown[self.end.id] = self.end
            return shown
        part = t / self.seconds * (len(self.points) - 1)
        at = min(int(part), len(self.points) - 2)
        rest = smooth(part - at)
        x, y = self.points[at].blend(self.points[at + 1], rest)
        wide, high = self.figure.place.size
        place = Region(x - wide / 2, y - high / 2, wide, high)
        lift = math.sin(rest * math.pi) * self.hop
        shown[self.figure.id] = replace(self.figure, place=place, height=lift, live=True)
        return shown

    def sounds(self) -> tuple[tuple[float, str], ...]:
        """Give a step for each hex."""
        steps = len(self.points) - 1
        return tuple((self.seconds * (n + 0.85) / steps, "wood") for n in range(steps))


@dataclass(frozen=True, slots=True)
class Fly:
    """An item on its way from a place to where it belongs."""

    item: Item
    start: Region
    seconds: float
    sound: str = ""
    arc: float = 0.0
    fades: bool = False
    """Whether it vanishes as it arrives."""

    def at(self, t: float, picture: Picture) -> Shown:
        """Show it where it is by then."""
        del picture
        if t >= self.seconds:
            return {self.item.id: None if self.fades else self.item}
        part = smooth(t / self.seconds)
        place = self.start.blend(self.item.place, part)
        high = math.sin(part * math.pi) * self.arc
        alpha = self.item.alpha * (1 - part * 0.9 if self.fades else 1)
        return {self.item.id: replace(self.item, place=place, height=high, alpha=alpha, live=True)}

    def sounds(self) -> tuple[tuple[float, str], ...]:
        """Give its sound."""
        return ((0.0, self.sound),) if self.sound else ()


@dataclass(frozen=True, slots=True)
class Grow:
    """An item that comes to be: it falls in from above, or swells up."""

    item: Item
    sound: str
    seconds: float = RISE
    falls: float = 0.0
    hides: tuple[str, ...] = ()
    """Ids of what it takes the place of."""

    def at(self, t: float, picture: Picture) -> Shown:
        """Show how far it has come."""
        del picture
        shown: Shown = dict.fromkeys(self.hides)
        if t >= self.seconds:
            shown[self.item.id] = self.item
            return shown
        part = t / self.seconds
        if self.falls:
            drop = (1 - bounce(part)) * self.falls
            shown[self.item.id] = replace(self.item, height=drop, alpha=min(1, part * 3), live=True)
        else:
            zoom = 0.3 + 0.7 * out(part)
            shown[self.item.id] = replace(self.item, zoom=zoom, alpha=min(1, part * 2), live=True)
        return shown

    def sounds(self) -> tuple[tuple[float, str], ...]:
        """Give its sound as it lands."""
        return ((self.seconds * (0.6 if self.falls else 0.1), self.sound),)


@dataclass(frozen=True, slots=True)
class Shine:
    """Light around something, strongest in the middle of its time."""

    item: Item
    sound: str = ""
    look: str = ""
    seconds: float = SHINE

    def at(self, t: float, picture: Picture) -> Shown:
        """Draw the ring over the item."""
        del picture
        if t >= self.seconds:
            return {}
        part = math.sin(t / self.seconds * math.pi)
        name = f"glow:{self.item.id}"
        ring = Item(name, "glow", self.item.place, look=self.look, alpha=part, live=True)
        return {name: ring}

    def sounds(self) -> tuple[tuple[float, str], ...]:
        """Give its sound at the start."""
        return ((0.0, self.sound),) if self.sound else ()
