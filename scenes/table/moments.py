"""Moments: what everybody should notice stands over the table for a short while.

A title only says which events are moments, and with what words and things. Whose turn it is to
see them is the table's affair: people who may see different things see theirs one after the other,
each as soon as the mouse is in the own hand. No pygame here.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.core.event import Event, RoundBegan
from game.core.match import Played
from scenes.table.mat import Mat
from scenes.table.values import Ending
from scenes.ui.picture import Item

BRIEF = "round"
"""The kind of moment that is a line only, and the shortest."""
LEAST, MOST = 1.1, 4.5
"""Seconds that a moment stands at normal speed, at least and at most."""
LETTER = 0.033
"""Seconds that reading a letter takes."""
SOFT = 0.16
"""Seconds in which a moment comes or goes."""


@dataclass(frozen=True, slots=True)
class Side:
    """One of those who meet in a moment: who, what was laid, and what it comes to."""

    seat: int
    pieces: tuple[Item, ...]
    """What was laid, drawn by the title's painters; only the sizes of the places count."""
    sum: int
    won: bool


@dataclass(frozen=True, slots=True)
class Moment:
    """What happened, as one viewer is told it."""

    kind: str
    """"fight", "era", "disaster", "hunger", "feeding", "round", "monument", "last" …"""
    title: str
    lines: tuple[str, ...] = ()
    sprite: str = ""
    seat: int | None = None
    """In whose colour it is framed."""
    personal: bool = False
    """Whether it happens to the viewer, and so is said to that person by name."""
    sides: tuple[Side, ...] = ()
    foot: tuple[str, ...] = ()
    """Lines below the sides."""

    @property
    def seconds(self) -> float:
        """How long it stands at normal speed."""
        letters = len(self.title) + sum(map(len, (*self.lines, *self.foot))) + 25 * len(self.sides)
        return min(MOST, LEAST + LETTER * letters)


MakeMoment = Callable[..., Moment | None]
"""Tells an event as a moment, from the mat after it, the event, and who sees it (`None`: all)."""
MakeEnding = Callable[..., Ending | None]
"""Says of an event how it brings the end about, from the mat and the event."""
AnyMat = Mat[Any, Any, Any]


def by_kind(makers: Mapping[type, MakeMoment]) -> MakeMoment:
    """Tell each kind of event by its own function; the other kinds are no moments."""

    def make(mat: AnyMat, event: Event, viewer: int | None) -> Moment | None:
        maker = makers.get(type(event))
        return None if maker is None else maker(mat, event, viewer)

    return make


def told(
    make: MakeMoment, ending: Ending | None, mat: AnyMat, event: Event, viewer: int | None
) -> Moment | None:
    """Tell an event as a moment: what the title says of it, or what is one in every title."""
    if ending is not None and ending.last:
        return _last(mat, ending.last)
    own = make(mat, event, viewer)
    if own is not None or not isinstance(event, RoundBegan):
        return own
    if event.round == mat.last():
        return _last(mat)
    # The table has just been laid out: that the first round begins tells nobody anything.
    if event.round == 1:
        return None
    return Moment(BRIEF, mat.text("moment.round", round=event.round), sprite="common/refresh")


def _last(mat: AnyMat, *why: str) -> Moment:
    return Moment("last", mat.text("moment.last"), why, "common/hourglass")


@dataclass(frozen=True, slots=True)
class Standing:
    """A moment as it is shown: to whom by name, and how strongly it is drawn."""

    moment: Moment
    to: int | None = None


Told = Callable[[Event, object, int | None], Moment | None]


class Moments:
    """The moments that were not seen yet, for everybody together and for each person."""

    def __init__(self, told: Told) -> None:
        self._told = told
        self._common: deque[Standing] = deque()
        self._own: dict[int, deque[Standing]] = {}
        self._age = 0.0

    def add(self, played: Played, people: tuple[int, ...], apart: bool, viewer: int | None) -> None:
        """Note the moments of a step; `apart`: people may see different things, or want to."""
        for event in played.step.events:
            if not people:
                self._join(self._common, self._tell(event, played, None), None)
            for person in people:
                moment = self._tell(event, played, person)
                to = person if moment is not None and moment.personal and len(people) > 1 else None
                if not apart:
                    self._join(self._common, moment, to)
                else:
                    queue = self._own.setdefault(person, deque())
                    if moment is not None and person != viewer:
                        _thin(queue, moment)
                    self._join(queue, moment, to)

    def _tell(self, event: Event, played: Played, person: int | None) -> Moment | None:
        seen = event.seen_by(person)
        return None if seen is None else self._told(seen, played.step.state, person)

    @staticmethod
    def _join(queue: deque[Standing], moment: Moment | None, to: int | None) -> None:
        standing = None if moment is None else Standing(moment, to)
        # People who look together are told once what all of them are told alike.
        if standing is not None and standing not in queue:
            queue.append(standing)

    def _queue(self, viewer: int | None) -> deque[Standing]:
        if self._common or viewer is None:
            return self._common
        return self._own.setdefault(viewer, deque())

    def shown(self, viewer: int | None) -> Standing | None:
        """Give what stands over the table before `viewer` now."""
        queue = self._queue(viewer)
        return queue[0] if queue else None

    def strength(self, viewer: int | None, pace: float) -> float:
        """Say how strongly it is drawn: softly as it comes and goes."""
        standing = self.shown(viewer)
        if standing is None or not pace:
            return 1.0
        left = standing.moment.seconds / pace - self._age
        return max(0.0, min(1.0, self._age / SOFT, left / SOFT))

    def tick(self, viewer: int | None, seconds: float, pace: float) -> bool:
        """Let time pass; say whether the moment has passed."""
        standing = self.shown(viewer)
        if standing is None:
            return False
        self._age += seconds
        if self._age < standing.moment.seconds / (pace or 1.0):
            return False
        self.skip(viewer)
        return True

    def skip(self, viewer: int | None) -> None:
        """Take away what stands over the table; the next moment follows."""
        self._age = 0.0
        queue = self._queue(viewer)
        if queue:
            queue.popleft()

    def clear(self) -> None:
        """Forget all moments: the match went elsewhere."""
        self._common.clear()
        self._own.clear()
        self._age = 0.0


def _thin(queue: deque[Standing], moment: Moment) -> None:
    """Leave out what somebody who is away need not be told any more: of each kind the newest.

    What happened to that person stays, all of it.
    """
    if moment.personal:
        return
    stale = [one for one in queue if not one.moment.personal and one.moment.kind == moment.kind]
    for one in stale:
        queue.remove(one)
