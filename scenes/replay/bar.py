"""The bar below the table: buttons for each way to go, and the track with rounds and seats.

No pygame here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.replay.index import Index, Span
from scenes.base.words import Words
from scenes.replay.marks import Mark
from scenes.replay.paint_specs import StepLook, Stretch, TrackLook
from scenes.table.contract import Seat
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.picture import Do, Item, Tip
from scenes.ui.theme import SMALL

HIGH, LOW = 76.0, 62.0
"""Height of the bar in a large window and in a small one."""
KNOB = 16.0
"""Half the width of the knob, for which the track leaves room at both ends, as sliders do."""
_STEPS = (
    ("round", "common/pace_instant"),
    ("turn", "common/pace_fast"),
    ("decision", "common/pace_normal"),
)


def height(region: Region) -> float:
    """Give how much of a window the bar takes."""
    return LOW if region.height < 860 else HIGH


def items(
    place: Region,
    index: Index,
    at: int,
    seats: Sequence[Seat],
    marks: Sequence[Mark],
    words: Words,
) -> Iterator[Item]:
    """Lay the bar out at the foot of a window; `at` is the place that is shown."""
    yield Item("replay:bar", "replay_bar", place)
    inner = place.inset(14, 6)
    side = inner.height
    units = _STEPS if index.rounds else _STEPS[1:]
    ways = len(units) * (side + 6)
    for number, (unit, icon) in enumerate(units):
        where = Region(inner.x + number * (side + 6), inner.y, side, side)
        yield _step(unit, icon, -1, where, at > 0, words)
    for number, (unit, icon) in enumerate(reversed(units)):
        where = Region(inner.right - ways + 6 + number * (side + 6), inner.y, side, side)
        yield _step(unit, icon, 1, where, at < index.last, words)
    track = Region(inner.x + ways + 6, inner.y, inner.width - 2 * ways - 12, inner.height)
    yield _track(track, index, at, seats, words)
    yield from _marks(track, index, marks)


def _step(unit: str, icon: str, way: int, place: Region, able: bool, words: Words) -> Item:
    side = "forth" if way > 0 else "back"
    said = words.text(f"replay.{side}.{unit}")
    keys = words.text(f"replay.keys.{side}_{unit}")
    return Item(
        f"replay:{side}:{unit}",
        "replay_step",
        place,
        data=StepLook(icon, way < 0),
        intent=Do("step", (unit, way)) if able else None,
        reason="" if able else words.text("replay.newest" if way > 0 else "replay.oldest"),
        group="replay",
        tip=Tip(said, keys=keys),
    )


def part(place: int, index: Index) -> float:
    """Give where on the track a place lies, from 0 to 1."""
    return place / index.last if index.last else 0.0


def nearest(value: float, index: Index) -> int:
    """Give the stop next to a point of the track."""
    wanted = value * index.last
    return min((0, *index.stops("decision")), key=lambda stop: abs(stop - wanted))


def _track(place: Region, index: Index, at: int, seats: Sequence[Seat], words: Words) -> Item:
    way = place.width - 2 * KNOB
    look = TrackLook(
        part(at, index),
        tuple(_stretch(span, index, _number(span, index, way)) for span in index.rounds),
        tuple(
            _stretch(span, index, "", seats[span.seat].colour)
            for span in index.turns
            if span.seat is not None
        ),
    )
    tip = Tip(words.text("replay.track"), lines=(words.text("replay.track_about"),))
    # Of the kind that follows the pointer while it is held.
    return Item(
        "replay:track", "slider", place, data=look, intent=Do("track"), group="replay", tip=tip
    )


def _number(span: Span, index: Index, way: float) -> str:
    """Give the number of a round where there is room for it."""
    room = (part(span.end, index) - part(span.first, index)) * way
    text = str(span.round)
    return text if measure(text, SMALL).width + 8 <= room else ""


def _stretch(span: Span, index: Index, text: str, colour: int | None = None) -> Stretch:
    return Stretch(part(span.first, index), part(span.end, index), text, colour)


def _marks(track: Region, index: Index, marks: Sequence[Mark]) -> Iterator[Item]:
    way = track.inset(KNOB, 0)
    for number, mark in enumerate(marks):
        x = way.x + part(mark.place, index) * way.width
        yield Item(
            f"replay:mark:{number}",
            "replay_mark",
            Region(x - 9, track.y - 4, 18, 18),
            look=mark.colour,
            intent=Do("go", mark.place),
            group="marks",
            tip=mark.tip,
        )
