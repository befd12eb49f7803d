"""The parts of screens for the distance, as items: lines, numbers, rows, buttons, tables.

Every function takes the `Kit` and the place it may fill, and gives items. What can be pressed
says its key on itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from scenes.companion.kit import GAP, LARGE, ROW, SUM, TEXT, Kit, cap
from scenes.ui.geometry import Region
from scenes.ui.looks import TextLook
from scenes.ui.measure import measure
from scenes.ui.picture import Do, Intent, Item


@dataclass(frozen=True, slots=True)
class Face:
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


def line(
    kit: Kit,
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
    look = TextLook(kit.style(size, font, colour), align, valign, wrap)
    return Item(name, "text", place, text=text, data=look)


def heading(kit: Kit, name: str, place: Region, text: str, align: str = "left") -> Item:
    """Give a heading within the body."""
    return line(kit, name, place, text, LARGE, font="title", align=align, colour=kit.inks.heading)


def number(kit: Kit, name: str, place: Region, text: str, size: float = SUM) -> Item:
    """Give a number in the middle of a place: a total, or larger."""
    return line(kit, name, place, text, size, font="bold", align="centre")


def fit(kit: Kit, place: Region) -> int:
    """Tell how many rows a place has room for."""
    return max(1, int((place.height + kit.of(GAP)) / kit.of(ROW + GAP)))


def rows(kit: Kit, place: Region, shown: Sequence[Row]) -> Iterator[Item]:
    """Give rows below each other; there must be room for them (`fit`)."""
    high, y = kit.of(ROW), place.y
    for one in shown:
        yield row(kit, Region(place.x, y, place.width, high), one)
        y += high + kit.of(GAP)


def row(kit: Kit, place: Region, one: Row) -> Item:
    """Give one row at a place."""
    key = cap(kit.words, one.key) if one.key else ""
    face = Face(kit.high, kit.dark, key, one.icon, one.aside, one.seat)
    return Item(
        one.id, "far_row", place, text=one.text, data=face, key=one.key, lifted=one.lifted,
        intent=None if one.reason or one.dead else one.intent or Do(one.id), reason=one.reason,
        group="rows",
    )  # fmt: skip


def buttons(kit: Kit, place: Region, shown: Sequence[Button]) -> Iterator[Item]:
    """Give big buttons beside each other, as wide as one another if their words allow it."""
    if not shown:
        return
    gap = kit.of(GAP * 1.4)
    room = place.width - gap * (len(shown) - 1)
    needs = [_need(kit, one) for one in shown]
    each = room / len(shown)
    if max(needs) > each:
        spare = (room - sum(needs)) / len(shown)
        wide = [need + spare for need in needs]
    else:
        wide = [each] * len(shown)
    x = place.x
    for one, width in zip(shown, wide, strict=True):
        yield button(kit, Region(x, place.y, width, place.height), one)
        x += width + gap


def _need(kit: Kit, one: Button) -> float:
    """Give the width that a button needs: its key, and its longest word at the least size."""
    style = kit.style(TEXT * 0.81, "bold")
    words = max((measure(word, style).width for word in one.text.split()), default=0.0)
    key = measure(cap(kit.words, one.key), style).width + kit.of(0.042) if one.key else 0.0
    return words + key + kit.of(0.08 if one.icon else 0) + kit.of(0.044)


def button(kit: Kit, place: Region, one: Button) -> Item:
    """Give one big button."""
    key = cap(kit.words, one.key) if one.key else ""
    face = Face(kit.high, kit.dark, key, one.icon, main=one.main)
    return Item(
        one.id, "far_button", place, text=one.text, data=face, key=one.key, reason=one.reason,
        intent=None if one.reason else one.intent or Do(one.id), group="buttons",
    )  # fmt: skip


def marked(item: Item) -> Item:
    """Give a button or a row as the one that is chosen."""
    face = item.data
    return replace(item, data=replace(face, main=True) if isinstance(face, Face) else face)


def chosen(shown: Sequence[Row], sought: str) -> list[Row]:
    """Give the rows of which a word begins with what was typed, or several in turn."""
    wanted = sought.casefold().split()
    return [one for one in shown if _fits(f"{one.text} {one.find}".casefold().split(), wanted)]


def _fits(words: Sequence[str], wanted: Sequence[str]) -> bool:
    return all(any(word.startswith(part) for word in words) for part in wanted)


def plain(value: Any) -> str:
    """Write a number as it stands on a sheet: with a real minus sign."""
    return str(value).replace("-", "−")
