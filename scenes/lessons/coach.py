"""The coach: a bubble with a sentence, and rings around what it is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.paint_specs import ButtonLook, PanelLook, TextLook
from scenes.ui.picture import Do, Item, Picture
from scenes.ui.theme import BODY, FOCUS, SMALL, WALNUT_INK

BUBBLE, ON = "coach:bubble", "coach:on"
RING = "coach:ring:"
"""What the ids of rings begin with; the id of what they are around follows."""
PAD, GAP, BUTTON, HEAD = 18.0, 10.0, 56.0, 30.0
WIDE = 520.0
"""The width of a bubble that found no room in the rail."""
ANSWER = "#ffb9a3"
"""The ink of an answer to what is not taught: that of warnings on wood."""


@dataclass(frozen=True, slots=True)
class Speech:
    """What the coach says now."""

    head: str
    text: str
    on: str = ""
    """The words on a button that goes on, or nothing."""
    answer: bool = False
    """Whether it answers something that is not taught now."""


def items(speech: Speech, marks: Sequence[str], picture: Picture, window: Region) -> Iterator[Item]:
    """Give the coach for a picture of the table."""
    for name in dict.fromkeys(marks):
        item = picture.find(name)
        if item is not None:
            yield Item(f"{RING}{name}", "coach_ring", item.place)
    place = _place(speech, marks, picture, window)
    yield Item(BUBBLE, "panel", place, "walnut", data=PanelLook(16, edge=FOCUS))
    inner = place.inset(PAD, PAD - 6)
    look = TextLook(SMALL.of(FOCUS), "left", "middle")
    yield Item("coach:head", "text", inner.top(HEAD), text=speech.head, data=look)
    style = BODY.of(ANSWER if speech.answer else WALNUT_INK)
    foot = BUTTON + GAP if speech.on else 0.0
    words = Region(inner.x, inner.y + HEAD, inner.width, inner.height - HEAD - foot)
    yield Item(
        "coach:words",
        "text",
        words,
        text=speech.text,
        data=TextLook(style, valign="middle", wrap=True),
    )
    if speech.on:
        yield Item(
            ON,
            "button",
            inner.foot(BUTTON),
            "action",
            text=speech.on,
            data=ButtonLook(),
            intent=Do("table.lesson"),
            key="return",
            group="lesson",
        )


def _place(speech: Speech, marks: Sequence[str], picture: Picture, window: Region) -> Region:
    """Find where the bubble covers neither what is marked nor what decides."""
    kept = [*marks, *(item.id for item in picture if item.group == "actions"), "prompt"]
    barred = [item.place.inset(-GAP) for name in kept if (item := picture.find(name)) is not None]
    spots = list(_spots(speech, picture, window))
    free = (spot for spot in spots if not any(spot.overlaps(place) for place in barred))
    return next(free, spots[0])


def _spots(speech: Speech, picture: Picture, window: Region) -> Iterator[Region]:
    """Give the places in the order of their worth: above the buttons, then around the mat."""
    action, mat = picture.find("action"), picture.find("mat")
    assert action is not None
    assert mat is not None
    above = min(item.place.y for item in picture if item.group == "actions")
    high = _height(speech, action.place.width)
    yield Region(action.place.x, above - GAP - high, action.place.width, high)
    for wide in (WIDE, 380.0):
        high = _height(speech, wide)
        inner = mat.place.inset(14)
        for y in (inner.bottom - high, inner.y, inner.centre.y - high / 2):
            for x in (inner.right - wide, inner.x, inner.centre.x - wide / 2):
                yield Region(x, y, wide, high)
    yield Region(window.x, window.y, action.place.width, _height(speech, action.place.width))


def _height(speech: Speech, width: float) -> float:
    words = measure(speech.text, BODY, width - 2 * PAD).height
    return 2 * (PAD - 6) + HEAD + words + 10 + (BUTTON + GAP if speech.on else 0.0)
