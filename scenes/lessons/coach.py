"""The coach: a bubble with a sentence, and rings around what it is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.paint_specs import ButtonLook, PanelLook, TextLook
from scenes.ui.picture import SPARED, Do, Item, Picture
from scenes.ui.theme import BODY, FOCUS, SMALL, WALNUT_INK, WALNUT_QUIET

BUBBLE, ON = "coach:bubble", "action"
"""The bubble, and the button that goes on: the main one, which has nothing else to do then."""
RING = "coach:ring:"
"""What the ids of rings begin with; the id of what they are around follows."""
PAD, GAP, HEAD = 18.0, 10.0, 30.0
LOG_LEAST = 120.0
"""The height below which a chronicle is no longer cut short for the bubble."""
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
    """The words on the button that goes on, or nothing."""
    cap: str = ""
    """What is written on that button's key."""
    answer: bool = False
    """Whether it answers something that is not taught now."""
    prompt: str = ""
    """What the prompt says while the table waits for the coach to be read."""
    keys: str = ""
    """How keys come to what is marked, for those who use them."""


def beside(speech: Speech, marks: Sequence[str], picture: Picture, window: Region) -> Picture:
    """Give a picture of the table with the coach beside what is marked."""
    place = _place(speech, marks, picture, window)
    table = (_giving_way(_waiting(item, speech), place) for item in picture)
    return Picture((*table, *_items(speech, marks, picture, place)))


def _waiting(item: Item, speech: Speech) -> Item:
    """Let the table wait for whoever reads, not for a computer player."""
    if speech.on and item.id == "prompt":
        return replace(item, text=speech.prompt)
    if speech.on and item.id == ON:
        look = ButtonLook(key=speech.cap)
        do = Do("table.lesson")
        return replace(
            item, look="action", text=speech.on, data=look, intent=do, reason="", tip=None
        )
    return item


def _giving_way(item: Item, bubble: Region) -> Item:
    """End the chronicle where the bubble begins, or its newest lines would lie below it."""
    if item.id != "chronicle" or not item.place.overlaps(bubble):
        return item
    high = bubble.y - item.place.y
    return replace(item, place=item.place.top(high)) if high >= LOG_LEAST else item


def _items(speech: Speech, marks: Sequence[str], picture: Picture, place: Region) -> Iterator[Item]:
    for name in dict.fromkeys(marks):
        item = picture.find(name)
        if item is not None:
            yield Item(f"{RING}{name}", "coach_ring", item.place)
    edge = PanelLook(16, edge=FOCUS)
    yield Item(BUBBLE, "panel", place, "walnut", data=edge, group=SPARED)
    inner = place.inset(PAD, PAD - 6)
    look = TextLook(SMALL.of(FOCUS), "left", "middle")
    yield Item("coach:head", "text", inner.top(HEAD), text=speech.head, data=look)
    style = BODY.of(ANSWER if speech.answer else WALNUT_INK)
    foot = _foot(speech, inner.width)
    words = Region(inner.x, inner.y + HEAD, inner.width, inner.height - HEAD - foot)
    yield Item("coach:words", "text", words, text=speech.text, data=TextLook(style, wrap=True))
    if speech.keys:
        quiet = TextLook(SMALL.of(WALNUT_QUIET), wrap=True)
        yield Item("coach:keys", "text", inner.foot(foot), text=speech.keys, data=quiet)


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
    inner = width - 2 * PAD
    words = measure(speech.text, BODY, inner).height
    return 2 * (PAD - 6) + HEAD + words + 10 + _foot(speech, inner)


def _foot(speech: Speech, width: float) -> float:
    return measure(speech.keys, SMALL, width).height + 4 if speech.keys else 0.0
