"""What is shown of a match's past: as its seat may see it, or everything once it is over."""

from __future__ import annotations

from bisect import bisect_left

from game.core.contract import Chance, Pending
from game.core.event import Event
from game.replay.sight import Sight
from scenes.base.words import Words
from scenes.replay.past_session import PastSession
from scenes.table.contract import Stage
from scenes.table.director import Playback
from scenes.table.paint_specs import ChronicleRow
from scenes.table.view import Now, View
from scenes.ui.geometry import Region


class PastView(View):
    """The view of a table that stands at a moment of the past."""

    def __init__(
        self, stage: Stage, session: PastSession, words: Words, sight: Sight, region: Region
    ) -> None:
        self.sight, self.past = sight, session
        playback = Playback(session.record.state(session.record.last))
        super().__init__(stage, session, words, Now(home=sight.seat or 0), playback)
        self.region, self.keepable = region, False
        self.chronicle.sees = self._sees
        self.chronicle.add(0, tuple(session.record.history()))

    def _sees(self, event: Event, viewer: int | None) -> Event | None:
        del viewer
        return self.sight.event(event)

    def known(self, state: object) -> object:
        """Give a state as far as it may be seen by now."""
        return self.sight.state(self.past.record.rules, state)

    @property
    def viewer(self) -> int | None:
        """The seat that looks back, or the public."""
        return self.sight.seat

    def acting(self, pending: Pending) -> int | None:
        """Name the seat that acts; chance belongs to the seat whose turn it is."""
        if isinstance(pending, Chance) and not self.playback.blocking:
            # Otherwise the board would go back and forth while a match is played step by step.
            return self.past.record.rules.seat(self.playback.state)
        return super().acting(pending)

    def entries(self) -> tuple[ChronicleRow, ...]:
        """Tell the whole chronicle, also what comes after the moment."""
        record = self.past.record
        return self.chronicle.entries(
            self.told, self.words, self.seats, self.sight.seat, record.last
        )

    @property
    def places(self) -> tuple[int, ...]:
        """The places in the log of all lines of the chronicle."""
        return self.chronicle.places(self.words, self.sight.seat)

    def told_until(self, place: int) -> int:
        """Give how many lines of the chronicle tell what lies before a place."""
        return bisect_left(self.places, place)
