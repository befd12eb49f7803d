"""From steps of the engine to motion; whatever happens, what is shown ends as the engine's state.

The director knows one still picture maker, `compose(state, seat)`: how the mat looks in a state
while `seat`'s board lies large on it. During a step the mat looks as before it, except for what
its tracks move; then it looks as after it, and what still differs glides or fades on its own,
which blocks nobody.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from game.core.match import Played
from scenes.table import timeline
from scenes.table.contract import Cue
from scenes.table.timeline import (
    Parallel,
    Shown,
    Track,
    fade,
    glide,
)
from scenes.ui.picture import Item, Picture

SPEEDS = {"none": 0.0, "instant": 0.0, "fast": 2.0, "normal": 1.0, "slow": 0.6}
"""How fast tracks run; 0: they end at once. "instant" still fades what appears and vanishes."""
SPEED_VARIABLE = "FOUR_AGES_SPEED"

Compose = Callable[[Any, int | None], Picture]
_PROBES = (0.0, 0.25, 0.5, 0.75, 1.0)
"""Parts of a track's time at which it is asked whether it shows anything: some begin late."""


def chosen_speed(setting: str) -> str:
    """Give the speed of the settings, or the one that the environment asks for."""
    wanted = os.environ.get(SPEED_VARIABLE, "")
    return wanted if wanted in SPEEDS else setting


@dataclass(slots=True)
class Playback:
    """How far the match is shown: the director moves it on, whoever makes pictures reads it."""

    state: Any
    """The state that the mat shows."""
    seat: int | None = None
    """Whose step is shown or was shown last."""
    waiting: deque[Played] = field(default_factory=deque)
    """Steps that come after the one being shown."""
    running: bool = False
    """Whether a step is being shown."""

    @property
    def blocking(self) -> bool:
        """Whether steps are left to show, so that the table takes no decisions."""
        return self.left > 0

    @property
    def left(self) -> int:
        """How many steps are not shown to their end yet."""
        return len(self.waiting) + self.running


@dataclass(slots=True)
class _Run:
    """A track that plays over a picture."""

    track: Track
    under: Picture
    """How everything looks that the track does not name."""
    goal: Picture
    elapsed: float = 0.0

    @property
    def look(self) -> Picture:
        return laid_over(self.under, self.track.at(self.elapsed, self.goal))

    @property
    def ended(self) -> bool:
        return self.elapsed >= self.track.seconds


def _noted_by_nobody(played: Played) -> None:
    del played


class Director:
    """Shows one step after the other."""

    def __init__(
        self,
        playback: Playback,
        compose: Compose,
        cue: Cue,
        play: Callable[[str], None],
        speed: str,
    ) -> None:
        self.playback = playback
        self.speed = speed
        self.arrived: Callable[[Played], None] = _noted_by_nobody
        """Told of each step once it was shown."""
        self._compose = compose
        self._cue = cue
        self._play = play
        self._current: Played | None = None
        self._step: _Run | None = None
        self._after: _Run | None = None

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return self.playback.blocking or self._after is not None

    def show(self, played: Iterable[Played], from_look: Picture) -> None:
        """Show steps, one after the other, beginning with how the mat looks now."""
        self._after = None
        # `from_look` has what is left of the last softening: running on, it would come back.
        idle = not self.playback.blocking
        self.playback.waiting.extend(played)
        if idle:
            self._next(from_look)

    def jump(self, state: Any, from_look: Picture, seat: int | None) -> None:
        """Show another state at once (undo, a load); what differs glides softly."""
        self.playback.waiting.clear()
        self._run(None)
        self.playback.state, self.playback.seat = state, seat
        self._soften(from_look)

    def skip(self) -> None:
        """End all motion within this frame; sounds not yet made are left out."""
        # Every step is arrived at, not only the last: whose board is shown comes from them.
        if self._step is not None and self._current is not None:
            self._arrive(self._current)
        while self.playback.waiting:
            self._arrive(self.playback.waiting.popleft())
        self._run(None)
        self._after = None

    def update(self, seconds: float) -> None:
        """Let time pass."""
        if self._after is not None:
            self._after.elapsed += seconds
            if self._after.ended:
                self._after = None
        if self._step is not None:
            pace = SPEEDS[self.speed]
            self._advance(self._step, seconds * pace if pace else self._step.track.seconds)

    def look(self, still: Picture) -> Picture:
        """Give the mat as it looks now; `still` is how it looks when nothing moves."""
        if self._step is not None:
            return self._step.look
        if self._after is not None:
            return laid_over(still, self._after.track.at(self._after.elapsed, still))
        return still

    def _advance(self, run: _Run, seconds: float) -> None:
        since, run.elapsed = run.elapsed, run.elapsed + seconds
        for when, name in run.track.sounds():
            # Open below: a sound falls into one frame only, and those at 0 are made at the start.
            if since < when <= run.elapsed:
                self._play(name)
        if run.ended:
            # However late the frame comes: the next step begins from exactly the end of this one.
            run.elapsed = run.track.seconds
            look = run.look
            self._run(None)
            if self._current is not None:
                self._arrive(self._current)
            self._next(look)

    def _run(self, step: _Run | None) -> None:
        self._step = step
        self.playback.running = step is not None

    def _arrive(self, played: Played) -> None:
        self.playback.state = played.step.state
        self._follow(played)
        self.arrived(played)

    def _follow(self, played: Played) -> None:
        # What chance decides has no seat: it belongs to whoever acted before it.
        if played.entry.seat is not None:
            self.playback.seat = played.entry.seat

    def _next(self, look: Picture) -> None:
        """Begin the next step that takes time; soften the rest when there is none."""
        while self.playback.waiting:
            played = self._current = self.playback.waiting.popleft()
            self._follow(played)
            # Both pictures show the board of whoever acts, or nothing would match between them.
            under = self._compose(played.before, self.playback.seat)
            goal = self._compose(played.step.state, self.playback.seat)
            track = self._track(played, under, goal)
            if track is not None:
                self._run(_Run(track, under, goal))
                self._sound_of_start(track)
                return
            self._arrive(played)
        self._soften(look)

    def _track(self, played: Played, under: Picture, goal: Picture) -> Track | None:
        """Put the tracks of a step's events in a row; without motion only a sound is left."""
        found = [self._cue(event, under, goal) for event in played.step.events]
        tracks = [track for track in found if track is not None]
        if SPEEDS[self.speed] == 0:
            self._first_sound(tracks)
            return None
        seen = [track for track in tracks if _visible(track, goal)]
        # What happens on a board that is not shown takes no time, but is heard.
        self._first_sound([track for track in tracks if track not in seen])
        row = timeline.Sequence(tuple(seen))
        return row if row.seconds > 0 else None

    def _first_sound(self, tracks: Sequence[Track]) -> None:
        for track in tracks:
            for _, name in track.sounds()[:1]:
                self._play(name)
                return

    def _sound_of_start(self, track: Track) -> None:
        for when, name in track.sounds():
            if when <= 0:
                self._play(name)

    def _soften(self, look: Picture) -> None:
        if self.speed == "none":
            return
        goal = self._compose(self.playback.state, self.playback.seat)
        track = transition(look, goal, glides=self.speed != "instant")
        self._after = _Run(track, goal, goal) if track.seconds > 0 else None


def laid_over(picture: Picture, shown: Shown) -> Picture:
    """Put items in the place of those of the same id; new ones come on top."""
    if not shown:
        return picture
    rest = dict(shown)
    items: list[Item] = []
    for item in picture:
        if item.id in shown:
            changed = rest.pop(item.id, None)
            if changed is not None:
                items.append(changed)
        else:
            items.append(item)
    items += [item for item in rest.values() if item is not None]
    return Picture(tuple(items))


def transition(look: Picture, goal: Picture, glides: bool = True) -> Parallel:
    """Let what moved glide, what is new appear, and what is gone vanish.

    A picture in which nearly everything is another one is not blended: it is simply changed.
    """
    old = {item.id: item for item in look}
    new = {item.id: item for item in goal}
    moved = [i for i in goal if i.id in old and i.id in new and _moved(old[i.id], i)]
    fresh = [i for i in goal if i.id not in old]
    gone = [i for i in look if i.id not in new]
    # As when another board is opened: two boards shining through each other cannot be read.
    if len(fresh) + len(gone) > max(24, len(new) // 3):
        return Parallel(())
    tracks: list[Track] = [fade(item, 0.2) for item in fresh]
    tracks += [_Ghost(replace(item, intent=None, reason="", tip=None)) for item in gone]
    if glides:
        tracks += [glide(item, old[item.id].place, 0.25) for item in moved]
    return Parallel(tuple(tracks))


@dataclass(frozen=True, slots=True)
class _Ghost:
    """What is no longer in the picture vanishes slowly, on top of it."""

    item: Item
    seconds: float = 0.15

    def at(self, t: float, picture: Picture) -> Shown:
        """Show less and less of it."""
        # It may have come back meanwhile (undo, redo): then the real item is enough.
        if t >= self.seconds or picture.find(self.item.id) is not None:
            return {}
        part = self.item.alpha * (1 - t / self.seconds)
        return {self.item.id: replace(self.item, alpha=part, live=True)}

    def sounds(self) -> tuple[tuple[float, str], ...]:
        """Make no sound."""
        return ()


def _moved(before: Item, after: Item) -> bool:
    return before.kind == after.kind and before.place != after.place


def _visible(track: Track, goal: Picture) -> bool:
    """Tell whether a track shows anything at all on this picture (another board may lie there)."""
    if track.seconds <= 0:
        return False
    return any(track.at(part * track.seconds, goal) for part in _PROBES)
