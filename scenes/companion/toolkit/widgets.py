"""The widgets of screens for the distance, as items: lines, numbers, rows, buttons, the strip.

Every function takes the `Measures` and the place it may fill, and gives items. What can be pressed
says its key on itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from scenes.companion.toolkit.measures import (
    GAP,
    HEAD,
    LARGE,
    LEAST,
    ROW,
    SUM,
    TEXT,
    Measures,
    cap,
)
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.paint_specs import TextLook
from scenes.ui.picture import Do, Intent, Item
from scenes.ui.theme import WALNUT_INK

BROAD = 0.6
"""Shares of the window's height that a button is wide at most, if its words allow it."""
_SMALLER = 0.81
"""Times that the words of buttons may be smaller where there is little room."""


@dataclass(frozen=True, slots=True)
class SlabLook:
    """What the painters of rows and buttons need besides the words."""

    unit: float
    """The window's height in units."""
    dark: bool
    cap: str = ""
    """What is written on its key."""
    icon: str = ""
    aside: str = ""
    """Words at the right end of a row."""
    seat: int | None = None
    """The colour of the seat whose shape stands before the words."""
    main: bool = False
    size: float = TEXT
    art: str = ""
    """The title whose picture stands before the words, or above them in a tile."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a list. Without an intent it is `Do(id)`, unless `reason` says why not now."""

    id: str
    text: str
    aside: str = ""
    icon: str = ""
    """A sprite's name."""
    seat: int | None = None
    intent: Intent | None = None
    reason: str = ""
    key: str = ""
    lifted: bool = False
    """Chosen."""
    find: str = ""
    """More words by which the row is found when letters are typed."""
    dead: bool = False
    """Only to be read."""
    art: str = ""
    """The title whose picture it shows."""
    brief: str = ""
    """Fewer words that name it as surely, where the others would take a second line."""


@dataclass(frozen=True, slots=True)
class Button:
    """A big button; its key is written on it. Without an intent it is `Do(id)`."""

    id: str
    text: str
    key: str = ""
    intent: Intent | None = None
    reason: str = ""
    main: bool = False
    icon: str = ""
    lifted: bool = False
    """Chosen."""


def line(
    measures: Measures,
    name: str,
    place: Region,
    text: str,
    size: float = TEXT,
    *,
    font: str = "sans",
    align: str = "left",
    valign: str = "middle",
    wrap: bool = False,
    colour: str = "",
) -> Item:
    """Give a line of text, or with `wrap` a few; `size` is a share of the window's height."""
    look = TextLook(measures.style(size, font, colour), align, valign, wrap)
    return Item(name, "text", place, text=text, data=look)


def heading(measures: Measures, name: str, place: Region, text: str, align: str = "left") -> Item:
    """Give a heading within the body."""
    return line(
        measures,
        name,
        place,
        text,
        LARGE,
        font="title",
        align=align,
        colour=measures.colours.heading,
    )


def bare(
    measures: Measures, place: Region, icon: str, about: str, head: str = ""
) -> Iterator[Item]:
    """Say on a page that has nothing yet what will come there, below its sign."""
    side = min(place.height * 0.34, measures.of(0.24))
    sign = place.top(place.height * 0.44).middle(side, side)
    yield Item("bare.sign", "icon", sign, icon, data=measures.colours.heading)
    rest = place.foot(place.height * 0.54)
    if head:
        high = measures.of(0.09)
        yield heading(measures, "bare.head", rest.top(high), head, "centre")
        rest = rest.foot(rest.height - high)
    inner = rest.inset(rest.width * 0.08, 0)
    yield line(measures, "bare.about", inner, about, align="centre", valign="top", wrap=True)


def number(measures: Measures, name: str, place: Region, text: str, size: float = SUM) -> Item:
    """Give a number in the middle of a place: a total, or larger."""
    return line(measures, name, place, text, size, font="bold", align="centre")


def fit(measures: Measures, place: Region) -> int:
    """Tell how many rows a place has room for."""
    return max(1, int((place.height + measures.of(GAP)) / measures.of(ROW + GAP)))


def rows(measures: Measures, place: Region, shown: Sequence[Row]) -> Iterator[Item]:
    """Give rows below each other; there must be room for them (`fit`)."""
    high, y = measures.of(ROW), place.y
    for one in shown:
        yield row(measures, Region(place.x, y, place.width, high), one)
        y += high + measures.of(GAP)


def row(
    measures: Measures, place: Region, one: Row, size: float = TEXT, tile: bool = False
) -> Item:
    """Give one row at a place; as a `tile` its picture is above the words."""
    key = cap(measures.words, one.key) if one.key else ""
    look = SlabLook(
        measures.high, measures.dark, key, one.icon, one.aside, one.seat, size=size, art=one.art
    )
    return Item(
        one.id,
        "distance_row",
        place,
        "tile" if tile else "",
        text=one.text,
        data=look,
        key=one.key,
        lifted=one.lifted,
        intent=None if one.reason or one.dead else one.intent or Do(one.id),
        reason=one.reason,
        group="rows",
    )


def buttons(measures: Measures, place: Region, shown: Sequence[Button]) -> Iterator[Item]:
    """Give big buttons beside each other, as wide as one another if their words allow it."""
    if not shown:
        return
    # The action has the right corner on every page, as it has at the table.
    shown = sorted(shown, key=lambda one: one.main)
    gap = measures.of(GAP * 1.4)
    room = place.width - gap * (len(shown) - 1)
    needs = [_need(measures, one) for one in shown]
    whole = [_around(measures, one) + _words(measures, one) for one in shown]
    full = max(_around(measures, one) + _words(measures, one) / _SMALLER for one in shown)
    each = min(room / len(shown), max(measures.of(BROAD), full))
    if each < room / len(shown) - 1:
        place = place.end(each * len(shown) + gap * (len(shown) - 1))
        room = each * len(shown)
    if max(whole) > each and sum(whole) <= room:
        # One line for all, if of different width, is read sooner than two for some.
        needs = whole
    if max(needs) > each:
        spare = (room - sum(needs)) / len(shown)
        wide = [need + spare for need in needs]
    else:
        wide = [each] * len(shown)
    x, size = place.x, _alike(measures, shown, wide)
    for one, width in zip(shown, wide, strict=True):
        yield button(measures, Region(x, place.y, width, place.height), one, size)
        x += width + gap


def _alike(measures: Measures, shown: Sequence[Button], wide: Sequence[float]) -> float:
    """Give the largest size at which the words of all buttons beside each other stand.

    What would be too small in one line takes two, and then only its longest word counts.
    """
    style, found = measures.style(TEXT, "bold"), 1.0
    for one, width in zip(shown, wide, strict=True):
        room = width - _around(measures, one)
        whole = measure(one.text, style).width
        if whole * _SMALLER > room:
            whole = max((measure(word, style).width for word in one.text.split()), default=0.0)
        found = min(found, room / max(1.0, whole))
    return TEXT * max(_SMALLER, found)


def _words(measures: Measures, one: Button) -> float:
    """Give the width of a button's words in one line, at the least size."""
    return measure(one.text, measures.style(TEXT * _SMALLER, "bold")).width + 2


def _around(measures: Measures, one: Button) -> float:
    """Give what a button needs beside its words: its margins, its key, its icon."""
    style = measures.style(LEAST * 1.03, "bold")
    key = 0.0
    if one.key:
        word = measure(cap(measures.words, one.key), style).width
        key = max(measures.of(0.066), word + measures.of(0.024)) + measures.of(0.016)
    return key + measures.of(0.08 if one.icon else 0) + measures.of(0.042)


def beside(measures: Measures, shown: Sequence[Button]) -> bool:
    """Tell whether buttons have room beside each other at the foot of a page."""
    gaps = measures.of(GAP * 1.4) * (len(shown) - 1)
    return sum(_need(measures, one) for one in shown) + gaps <= measures.foot.width


def _need(measures: Measures, one: Button) -> float:
    """Give the width that a button needs: its key, and its longest word at the least size."""
    style = measures.style(TEXT * _SMALLER, "bold")
    words = max((measure(word, style).width for word in one.text.split()), default=0.0)
    key = (
        measure(cap(measures.words, one.key), style).width + measures.of(0.042) if one.key else 0.0
    )
    return words + key + measures.of(0.08 if one.icon else 0) + measures.of(0.044)


def button(measures: Measures, place: Region, one: Button, size: float = TEXT) -> Item:
    """Give one big button."""
    key = cap(measures.words, one.key) if one.key else ""
    look = SlabLook(measures.high, measures.dark, key, one.icon, main=one.main, size=size)
    return Item(
        one.id,
        "distance_button",
        place,
        text=one.text,
        data=look,
        key=one.key,
        lifted=one.lifted,
        reason=one.reason,
        intent=None if one.reason else one.intent or Do(one.id),
        group="buttons",
    )


def chosen(shown: Sequence[Row], sought: str) -> list[Row]:
    """Give the rows of which a word begins with what was typed, or several in turn."""
    wanted = sought.casefold().split()
    return [one for one in shown if _fits(f"{one.text} {one.find}".casefold().split(), wanted)]


def _fits(words: Sequence[str], wanted: Sequence[str]) -> bool:
    return all(any(word.startswith(part) for word in words) for part in wanted)


def initial(text: str) -> str:
    """Begin a row with a capital letter, as all rows of a list do."""
    return text[:1].upper() + text[1:]


def plain(value: Any) -> str:
    """Write a number as it stands on a sheet: with a real minus sign."""
    return str(value).replace("-", "−")


def ground(measures: Measures) -> Item:
    """Give what a page lies on: parchment or walnut, tinted by the material of its title."""
    look, place = measures.colours.ground, measures.region
    if not measures.dress:
        return Item("ground", "ground", place, look)
    return Item("ground", "distance_ground", place, look, data=(measures.dress, measures.dark))


def art(measures: Measures, place: Region) -> Item:
    """Give the picture of the page's title in a frame."""
    return Item("art", "distance_art", place, measures.dress, data=measures.of(0.02))


def strip(measures: Measures, heading: str, page: int, pages: int) -> Iterator[Item]:
    """Give the strip; its buttons mean `Do("page:back")`, `Do("page:turn")`, `Do("page:light")`."""
    words, head = measures.words, measures.head
    yield Item("strip", "distance_strip", head, measures.dress)
    inner = head.inset(measures.of(0.03), measures.of(0.022))
    back = inner.left(measures.of(0.175))
    light = inner.end(measures.of(0.17))
    yield _tool(measures, "page:back", back, "escape", "common/arrow_left")
    yield _tool(measures, "page:light", light, "f2", "common/bulb")
    right = light.x
    if pages > 1:
        place = Region(light.x - measures.of(0.39), inner.y, measures.of(0.375), inner.height)
        count = words.text("companion.page.page", page=page + 1, pages=pages)
        yield _tool(measures, "page:turn", place, "page down", "", count)
        right = place.x
    x = back.right + measures.of(0.025)
    place = Region(x, head.y, right - x - measures.of(0.02), head.height)
    style = measures.style(_size(measures, place, heading), "title", WALNUT_INK)
    thumb = inner.height * 1.36
    # A long heading needs the room more than the picture does.
    if measures.dress and measure(heading, style).width + thumb + measures.of(0.02) <= place.width:
        small = Region(x, inner.y, thumb, inner.height)
        yield Item("thumb", "distance_art", small, measures.dress, data=measures.of(0.01))
        left = x + thumb + measures.of(0.02)
        place = Region(left, head.y, place.right - left, head.height)
    yield Item("heading", "distance_name", place, text=heading, data=style)


def _size(measures: Measures, place: Region, heading: str) -> float:
    """Give the largest size of the heading at which it stands in its place, if any does."""
    for size in (HEAD, 0.06, TEXT):
        if measure(heading, measures.style(size, "title")).width * 0.8 <= place.width:
            return size
    return LEAST * 1.25


def _tool(
    measures: Measures, name: str, place: Region, key: str, icon: str, text: str = ""
) -> Item:
    look = SlabLook(measures.high, True, cap(measures.words, key), icon)
    # Page keys are the page's own: they turn back and forth, this button only forth.
    own = "" if key == "page down" else key
    return Item(
        name, "distance_button", place, text=text, data=look, intent=Do(name), key=own, group="head"
    )
