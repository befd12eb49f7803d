"""Drawing of the replay: the bar, its track and buttons, and what marks the past."""

from __future__ import annotations

from collections.abc import Mapping

from scenes.replay.paint_specs import StepLook, Stretch, TrackLook
from scenes.ui.canvas import Canvas
from scenes.ui.draw import Painter, deaf, touched
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Item
from scenes.ui.theme import FOCUS, PARCHMENT_HEADING, SEATS, SMALL, STRONG, WALNUT_INK, WALNUT_QUIET

PAST = "#8fb7d6"
"""The colour of what has been: cool, as nothing else on the table is."""


def bar(canvas: Canvas, item: Item) -> None:
    """Draw the ground of the bar."""
    canvas.fill(item.place, "#0b0503", 0, 0.55)
    canvas.fill(item.place.top(2), PAST, 0, 0.6)


@touched
def step(canvas: Canvas, item: Item) -> None:
    """Draw a button that goes on or back."""
    look: StepLook = item.data
    able, place = bool(item.intent), item.place
    warm = able and (canvas.mood.hover or canvas.mood.focus)
    canvas.fill(place, "#5a3d27" if warm else "#2c1a0e", 10, 0.9 if able else 0.5)
    canvas.outline(place, FOCUS if warm else "#8a6440", 1.5, 10, alpha=1.0 if able else 0.4)
    icon = place.inset(place.width * 0.22)
    ink = WALNUT_INK if able else WALNUT_QUIET
    angle = 180.0 if look.back else 0.0
    canvas.sprite(look.icon, icon, ink, 1.0 if able else 0.4, angle)


def track(canvas: Canvas, item: Item) -> None:
    """Draw the track: rounds as fields with their numbers, below them whose turns they were."""
    look: TrackLook = item.data
    place = item.place
    way = place.inset(min(16.0, place.height / 2), 0)
    upper = way.top(place.height * 0.58)
    lower = Region(way.x, upper.bottom + 2, way.width, place.height * 0.26)
    canvas.well(Region(place.x, place.y, place.width, place.height), "#241408", 10)
    for number, stretch in enumerate(look.rounds):
        where = _along(upper, stretch)
        canvas.fill(where, "#6b4a2a" if number % 2 else "#543619", 0, 0.85)
        if stretch.text:
            canvas.text(where, stretch.text, SMALL.of(WALNUT_INK), "centre", "middle")
    for stretch in look.turns:
        colour = SEATS[stretch.colour or 0].colour
        canvas.fill(_along(lower, stretch).inset(0.5, 0), colour, 0)
    x = way.x + look.at * way.width
    done = Region(way.x, upper.y, max(1.0, x - way.x), lower.bottom - upper.y)
    canvas.fill(done, PAST, 0, 0.16)
    knob = Region(x - 3, place.y - 3, 6, place.height + 6)
    canvas.fill(knob.inset(-2), "#0b0503", 5, 0.8)
    canvas.fill(knob, FOCUS, 3)
    canvas.circle(Offset(x, place.y + place.height / 2), 9, FOCUS)


def _along(way: Region, stretch: Stretch) -> Region:
    start, end = (way.x + part * way.width for part in (stretch.start, stretch.end))
    return Region(start, way.y, max(1.0, end - start), way.height)


@touched
def mark(canvas: Canvas, item: Item) -> None:
    """Draw a mark on the bar."""
    centre, radius = item.place.centre, 7.0 if canvas.mood.hover else 6.0
    canvas.circle(centre, radius + 2, "#0b0503")
    canvas.circle(centre, radius, item.look)


@deaf
def frame(canvas: Canvas, item: Item) -> None:
    """Frame the table of a moment that is past."""
    for width, alpha in ((8.0, 0.25), (4.0, 0.9)):
        canvas.outline(item.place.inset(-2), PAST, width, 20, alpha=alpha)


@deaf
def tag(canvas: Canvas, item: Item) -> None:
    """Say on the edge of the mat that this is the past."""
    canvas.fill(item.place, "#12202b", item.place.height / 2, 0.94)
    canvas.outline(item.place, PAST, 2, item.place.height / 2)
    icon = item.place.left(item.place.height + 4).middle(20, 20)
    canvas.sprite("common/hourglass", icon, PAST)
    words = item.place.end(item.place.width - item.place.height - 6)
    canvas.text(words, item.text, STRONG.of("#dcecf7", 22), "left", "middle")


@touched
def line(canvas: Canvas, item: Item) -> None:
    """Light up a line of the chronicle: the one that was shown last, or that is pointed at."""
    if item.look == "now":
        canvas.fill(item.place, "#3f7aa6", 6, 0.2)
        canvas.fill(item.place.left(4), "#3f7aa6", 2)
    if canvas.mood.hover or canvas.mood.focus:
        canvas.outline(item.place, PARCHMENT_HEADING, 1.5, 6, alpha=0.7)


PAINTERS: Mapping[str, Painter] = {
    "replay_bar": bar,
    "replay_step": step,
    "replay_mark": mark,
    "replay_frame": frame,
    "replay_tag": tag,
    "replay_line": line,
    "slider": track,
}
