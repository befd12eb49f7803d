"""What happened, kept as events and told in the player's language of the moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace

from game.core.event import Event, GameEnded, RoundBegan, TurnBegan
from game.core.match import Played
from game.core.message import Message
from scenes.base.words import Words, sentences
from scenes.table.contract import LogLine, Seat
from scenes.table.paint_specs import ChronicleRow

Tell = Callable[[Event], LogLine | None]


@dataclass(frozen=True, slots=True)
class Record:
    """An event, and why a computer player decided so, where it is the first thing told of that."""

    place: int
    """Of the entry in the log that it belongs to."""
    seat: int | None
    event: Event


@dataclass(slots=True)
class _Told:
    """What a viewer was told in a language so far."""

    rows: list[tuple[int, ChronicleRow]] = field(default_factory=list)
    """Each with the place in the log that it belongs to."""
    done: int = 0
    """How many records that covers; not all of them are told."""


class Chronicle:
    """The records of a match, in order."""

    def __init__(self) -> None:
        self._records: list[Record] = []
        self._told: dict[tuple[str, int | None], _Told] = {}
        """By language and viewer: both change every line, and people at one mouse take turns."""
        self._reasons: dict[int, tuple[Message, ...]] = {}
        """Why computer players did what they did, by the place in the log."""

    def __len__(self) -> int:
        return len(self._records)

    def add(self, place: int, played: Sequence[Played], reason: tuple[Message, ...] = ()) -> None:
        """Add steps whose first one stands at `place` of the log, and why it was done."""
        if reason:
            self._reasons[place] = reason
        for at, step in enumerate(played):
            for event in step.step.events:
                self._records.append(Record(place + at, step.entry.seat, event))

    def events(self, steps: int) -> Iterable[Event]:
        """Give what happened in the first `steps` entries of the log."""
        return (r.event for r in self._records if r.event is not None and r.place < steps)

    def cut(self, steps: int) -> None:
        """Forget what belongs to entries from `steps` on: they were taken back."""
        # All is told anew afterwards: undo is rare, so nothing is kept for it that could be wrong.
        self._records = [record for record in self._records if record.place < steps]
        self._reasons = {at: why for at, why in self._reasons.items() if at < steps}
        self._told.clear()

    def entries(
        self, tell: Tell, words: Words, seats: Sequence[Seat], viewer: int | None, steps: int
    ) -> tuple[ChronicleRow, ...]:
        """Tell the first `steps` entries of the log to `viewer`; what was told before is kept."""
        # Each event is told once, since telling it opens a mat.
        told = self._told.setdefault((words.language, viewer), _Told())
        for record in self._records[told.done :]:
            event = record.event.seen_by(viewer)
            row = _entry(event, tell, words, seats) if event is not None else None
            if row is not None:
                first = not told.rows or told.rows[-1][0] != record.place
                told.rows.append((record.place, self._reasoned(record.place, row, first, words)))
        told.done = len(self._records)
        return tuple(row for place, row in told.rows if place < steps)

    def _reasoned(self, place: int, row: ChronicleRow, first: bool, words: Words) -> ChronicleRow:
        """Put why something was done to the first line that tells of it."""
        why = self._reasons.get(place, ())
        if not why or not first or row.heading:
            return row
        return replace(row, thought=sentences(words, why))


def _entry(event: Event, tell: Tell, words: Words, seats: Sequence[Seat]) -> ChronicleRow | None:
    # Every line has its seat's colour, so a line that only names the turn says nothing more.
    if isinstance(event, TurnBegan):
        return None
    if isinstance(event, RoundBegan):
        return ChronicleRow(words.text("chronicle.round", round=event.round), heading=True)
    if isinstance(event, GameEnded):
        return ChronicleRow(words.text("chronicle.ended"), heading=True)
    log_line = tell(event)
    if log_line is None:
        return None
    colour = None if log_line.seat is None else seats[log_line.seat].colour
    return ChronicleRow(log_line.text, colour, log_line.sprite, log_line.heading)
