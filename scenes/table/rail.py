"""The rail: a card for each seat, and the chronicle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from scenes.base.words import Words
from scenes.table.contract import Fact, Seat
from scenes.table.layout import Places
from scenes.table.paint_specs import (
    CardLook,
    ChronicleRow,
    FactLook,
    LogLook,
)
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.picture import Do, Item, Tip
from scenes.ui.theme import SMALL

MANY = 6
"""With more facts than that they stand closer."""
SIGN = 26.0 + 4.0
"""Width of a fact's icon and of the gap behind it."""
LOW = 84.0
"""A lower card has less of an edge below its numbers, for they stand close to its name."""
LEAST = 18.0
"""What an icon shrinks to with the gaps around it, where the numbers leave no more."""
APART = 4.0
"""What parts a number from the icon after it."""
VALUE = SMALL.of(font="bold")


@dataclass(frozen=True, slots=True)
class Card:
    """What a seat's card says."""

    seat: int
    who: Seat
    points: int
    facts: tuple[Fact, ...]
    note: str
    active: bool
    shown: bool
    about: str
    """What a computer player is like, for its tooltip."""
    longest: tuple[str, ...] = ()
    """The longest value of each fact on all cards, by which their columns are cut."""


def card(place: Region, card: Card, words: Words) -> tuple[Item, ...]:
    """Draw a seat's card; a click on any part of it lays that seat's board on the mat."""
    open_it = Do("table.seat", card.seat)
    look = CardLook(
        card.who.name,
        card.who.colour,
        card.note,
        card.points,
        words.text("table.points", count=card.points),
        card.active,
        card.shown,
    )
    lines = (card.about,) if card.about else ()
    tip = Tip(card.who.name, card.note, (*lines, words.text("table.open", name=card.who.name)))
    whole = Item(
        f"seat:{card.seat}", "table_seat", place, data=look, intent=open_it, tip=tip, group="seats"
    )
    return (whole, *_facts(place, card, open_it))


def _facts(place: Region, card: Card, open_it: Do) -> tuple[Item, ...]:
    if not card.facts:
        return ()
    many = len(card.facts) > MANY
    edge = 8 if place.height >= LOW else 4
    row = place.inset(8 if many else 14, edge).foot(max(26.0, place.height * 0.34))
    return tuple(
        Item(
            f"seat:{card.seat}:fact:{at}",
            "table_fact",
            where,
            text=fact.value,
            data=FactLook(fact.icon, fact.colour),
            intent=open_it,
            group="seats",
            tip=Tip(fact.label, fact.value, fact.lines, icon=fact.icon),
        )
        for at, (fact, where) in enumerate(zip(card.facts, _columns(row, card), strict=True))
    )


def _columns(row: Region, card: Card) -> tuple[Region, ...]:
    """Cut a row so that every number has its room: equal parts would squeeze the long ones."""
    count = len(card.facts)
    values = card.longest or tuple(fact.value for fact in card.facts)
    needs = [SIGN + measure(value, VALUE).width for value in values]
    spare = (row.width - sum(needs)) / count
    if SIGN + spare < LEAST:
        return row.columns(count, 0 if count > MANY else 2)
    tail = min(APART, max(0.0, APART - spare))
    cut: list[Region] = []
    for need in needs:
        x = cut[-1].right + tail if cut else row.x
        cut.append(Region(x, row.y, need + spare - tail, row.height))
    return tuple(cut)


def together(cards: Sequence[Card]) -> list[Card]:
    """Give the cards of one rail with columns that stand below each other."""
    values = [[fact.value for fact in card.facts] for card in cards]
    if len({len(told) for told in values}) > 1:
        return list(cards)
    longest = tuple(max(column, key=len) for column in zip(*values, strict=True))
    return [replace(card, longest=longest) for card in cards]


@dataclass(frozen=True, slots=True)
class Log:
    """The state of the chronicle on the screen."""

    entries: tuple[ChronicleRow, ...]
    back: int
    folded: bool
    aside: str


def chronicle(place: Region, log: Log, words: Words) -> tuple[Item, ...]:
    """Draw the chronicle with its fold button."""
    look = LogLook(words.text("chronicle.title"), log.aside, log.entries, log.back, log.folded)
    key = "chronicle.unfold" if log.folded else "chronicle.fold"
    fold = Item(
        "chronicle:fold",
        "table_fold",
        place.top(52).end(52).middle(38, 38),
        look="down" if log.folded else "up",
        intent=Do("table.fold"),
        key="l",
        group="seats",
        tip=Tip(words.text(key), keys="L"),
    )
    return Item("chronicle", "table_log", place, data=look), fold


def tabs(
    places: Sequence[Region], names: Sequence[str], labels: Sequence[str], open_one: str, what: str
) -> tuple[Item, ...]:
    """Draw a row of tabs; `what` is the name of the `Do` that opens one."""
    return tuple(
        Item(
            f"{what}:{name}",
            "table_tab",
            place,
            look="open" if name == open_one else "",
            text=label,
            intent=Do(what, name),
            group="tabs",
        )
        for place, name, label in zip(places, names, labels, strict=True)
    )


def seat_tabs(places: Places, log: bool, words: Words) -> tuple[Item, ...]:
    """Draw the tabs of seats and chronicle where they share one place."""
    if not places.rail_tabs:
        return ()
    labels = words.text("table.seats"), words.text("chronicle.title")
    shown = "log" if log else "seats"
    return tabs(places.rail_tabs, ("seats", "log"), labels, shown, "table.side")
