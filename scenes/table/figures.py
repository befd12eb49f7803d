"""Figures for rules pages: a title's own mat, laid out for a small state instead of a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Generic, Protocol, TypeVar

from game.core.chance import Seeded
from game.core.contract import Rules, Turn
from game.core.match import Match
from game.core.message import Key, Message
from scenes.base.words import Words
from scenes.table.mat import M
from scenes.table.pages import (
    CallOut,
    Cell,
    Figure,
    Paragraph,
    RulesPage,
    Stand,
    TableBlock,
)
from scenes.table.values import BoardView, Seat
from scenes.ui.geometry import Region
from scenes.ui.picture import Item, Picture

S = TypeVar("S")
A = TypeVar("A")
T = TypeVar("T")
W = TypeVar("W", bound="Stands")
PLACE = Region(0, 0, 1464, 960)
"""A mat on which every title lays out everything at once, one unit of the mat to a unit."""


def figure(
    mat: type[M],
    stand: Callable[[], Stand],
    shows: tuple[str, ...],
    *calls: CallOut | str | tuple[str, Cell],
    region: Region = PLACE,
    tab: str = "",
) -> Figure:
    """Make a figure of a title's mat; a call-out is an item alone, or an item and its text."""
    picture = partial(_picture, mat, stand, region, tab)
    return Figure(mat.title, picture, shows, called(*calls), stand)


def called(*calls: CallOut | str | tuple[str, Cell]) -> tuple[CallOut, ...]:
    """Give call-outs written in short: an item alone, or an item and its text."""
    made = (CallOut(call) if isinstance(call, str) else call for call in calls)
    return tuple(CallOut(*call) if isinstance(call, tuple) else call for call in made)


def _picture(
    mat: type[M],
    stand: Callable[[], Stand],
    region: Region,
    tab: str,
    words: Words,
) -> Picture:
    shown = open_mat(mat, stand(), region, tab, words)
    return Picture(tuple(item.on_window(shown.unit) for item in shown.picture))


def open_mat(mat: type[M], stand: Stand, region: Region, tab: str, words: Words) -> M:
    """Lay out a mat for what a figure shows, seen by whoever decides."""
    rules, state = stand.rules, stand.state
    pending = rules.pending(state)
    seat = pending.seat if isinstance(pending, Turn) else None
    seats = tuple(Seat(words.text(f"seat.{at}"), at) for at in range(len(rules.scores(state))))
    view = BoardView(
        rules=rules,
        components=stand.components,
        options=stand.options,
        state=rules.view(state, 0 if seat is None else seat),
        pending=pending,
        seats=seats,
        me=seat,
        shown=0 if seat is None else seat,
        selection=None,
        words=words,
        region=region,
        tab=tab,
    )
    return mat(view)


def part(picture: Picture, shows: tuple[str, ...]) -> Region:
    """Give the smallest part of a picture that holds all items whose ids begin so."""
    places = [item.place for item in picture if item.id.startswith(shows)]
    if not places:
        return Region(0, 0, 1, 1)
    left, top = min(place.x for place in places), min(place.y for place in places)
    right = max(place.right for place in places)
    bottom = max(place.bottom for place in places)
    return Region(left, top, right - left, bottom - top)


def meant(picture: Picture, name: str, shown: Region) -> Item | None:
    """Give the item that a call-out points at: of that id, else the first seen that begins so."""
    found = picture.find(name)
    if found is not None:
        return found
    alike = [item for item in picture if item.id.startswith(name)]
    return next((item for item in alike if item.place.inside(shown)), alike[0] if alike else None)


def summed(stand: Stand, seat: int = 0) -> TableBlock:
    """Add up a seat's points as a worked example: each source, and what all come to."""
    score = stand.rules.scores(stand.state)[seat]
    rows: list[tuple[Cell, ...]] = [
        (Message(line.key, dict(line.params)), line.points) for line in score.lines if line.points
    ]
    heads = (Key("rules.sum"), Key("rules.sum_points"))
    return TableBlock(heads, (*rows, (Key("rules.sum_total"), score.total)), (3, 1))


Call = CallOut | str | tuple[str, Cell]
Worked = Paragraph | TableBlock


class Stands(Protocol):
    """The states that the figures of a title show, each an attribute."""

    def at(self, when: str) -> Stand:
        """Give the state of that name."""


def of(mat: type[M], when: str, shows: tuple[str, ...], *calls: Call) -> Callable[[W], Figure]:
    """Say how a figure is made of the stands' state of that name."""

    def make(stands: W) -> Figure:
        return figure(mat, partial(stands.at, when), shows, *calls)

    return make


@dataclass(frozen=True)
class Gallery(Generic[T]):
    """What is added to the pages of a title, by their sections."""

    title: str
    figures: Mapping[str, tuple[Callable[[T], Figure], ...]]
    examples: Mapping[str, Callable[[T], Worked]]
    see: Mapping[str, tuple[str, ...]]
    topics: Mapping[str, tuple[str, ...]]

    def dressed(self, page: RulesPage, stands: T) -> RulesPage:
        """Give a page its figures, its example, its ways to others, and what it explains."""
        section = page.section
        work = self.examples.get(section)
        return replace(
            page,
            figures=tuple(make(stands) for make in self.figures.get(section, ())),
            examples=() if work is None else (partial(work, stands),),
            see=self.see.get(section, ()),
            topics=self.topics.get(section, ()),
        )


def text(title: str, name: str) -> Key:
    """Give the text of a call-out."""
    return Key(f"{title}.rules.figure.{name}")


def count(title: str, noun: str, number: int) -> Message:
    """Give a number with its noun."""
    return Message(f"{title}.rules.n.{noun}", {"count": number})


def example(title: str, name: str, /, **params: object) -> Paragraph:
    """Give the sentence of a worked example."""
    return Paragraph(f"{title}.rules.example.{name}", params)


def walked(
    rules: Rules[S, A],
    seats: int,
    seed: str,
    wanted: Callable[[S], bool],
    first: Callable[[A], int],
    most: int = 400,
) -> S:
    """Play a match as it may come, the same each time, until a state is as wanted; give that.

    A figure's state is one that a game leads to, whatever the sheets say. When no such state
    comes, it is the last one in which somebody decided. Actions for which `first` gives less are
    preferred.
    """
    match = Match(rules, rules.setup(seats, 0), Seeded(seed))
    choose = Random(seed)
    match.begin()
    found: S = match.state
    for _ in range(most):
        if match.over or wanted(match.state):
            break
        found = match.state
        able = list(rules.legal(found))
        # Whoever leaves off at once never gets far enough to show anything.
        busy = [action for action in able if type(action).__name__ not in ("Done", "Decline")]
        best = min(first(action) for action in busy or able)
        match.play(choose.choice([action for action in busy or able if first(action) == best]))
    return found if match.over else match.state
