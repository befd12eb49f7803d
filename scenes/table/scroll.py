"""The picture of a finished match: score cards, how the points grew, what chance gave."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from game.core.contract import Score
from game.i18n.languages import language
from scenes.base.words import Words
from scenes.table import alone
from scenes.table.alone import Alone
from scenes.table.contract import Odds, Seat
from scenes.table.standing import (
    Row,
    ranking,
    rows,
    tie,
)
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item, Picture, Tip

EXPLAINED = ("analysis", "same", "rematch")
"""Ways on that say more when they are pointed at."""
LOW = 900.0
"""Below this height cards and charts share one place, behind tabs."""
FEW = 4
"""Kinds of chance up to which their table fits below the cards without taking from the heading."""


@dataclass(frozen=True, slots=True)
class Ended:
    """A finished match, as it is told."""

    title: str
    verdict: str
    why: str
    rounds: str
    cause: str
    """What brought the match to its end; empty where that is not known."""
    seats: tuple[Seat, ...]
    scores: tuple[Score, ...]
    course: tuple[tuple[int, ...], ...]
    odds: tuple[Odds, ...]
    alone: Alone | None = None
    """For a game of one seat: the games it is compared with."""
    lesson: str = ""
    """The name of the chapter that it was the end of; then other ways lead on."""


@dataclass(frozen=True, slots=True)
class CardLook:
    """A seat's score card."""

    name: str
    colour: int
    place: int | None
    lines: tuple[tuple[str, int] | None, ...]
    total: int
    unit: str
    tie: tuple[str, int] | None
    won: bool
    aside: str = ""
    """The tie-break that some card names: each leaves room for it, so that all lines agree."""


@dataclass(frozen=True, slots=True)
class CourseLook:
    """How the points grew: totals after each round, seat by seat, and the seats' colours."""

    heading: str
    totals: tuple[tuple[int, ...], ...]
    colours: tuple[int, ...]
    unit: str


@dataclass(frozen=True, slots=True)
class ChanceLook:
    """What chance gave against expectation."""

    heading: str
    about: str
    odds: tuple[Odds, ...]
    colours: tuple[int, ...]
    due: tuple[tuple[str, ...], ...]
    """The words for what was to be expected, for each row and seat."""


@dataclass(frozen=True, slots=True)
class HeadLook:
    """The heading of the scroll: what the match was, the colours of who won."""

    title: str
    why: str
    rounds: str
    colours: tuple[int, ...]
    cause: str = ""
    won: bool = True
    """Whether laurels are due: not for a game alone that others have beaten."""


@dataclass(frozen=True, slots=True)
class _Places:
    scroll: Region
    head: Region
    cards: Region | None
    charts: Region | None
    tabs: tuple[Region, ...]
    buttons: Region


def picture(region: Region, ended: Ended, words: Words, charts: bool) -> Picture:
    """Make the picture; `charts` opens them where they share one place with the cards."""
    low = region.height < LOW
    lines = len(rows(ended.scores, words))
    places = _places(region, low, charts, lines, len(ended.odds) > FEW)
    items = [
        Item("ground", "ground", region, look="walnut"),
        Item("scroll", "result_scroll", places.scroll),
        _head(places.head, ended),
        *_tabs(places, charts, words),
        *_cards(places.cards, ended, words),
        *_charts(places.charts, ended, words),
        *_buttons(places.buttons, words, ways(ended.lesson, ended.alone is not None)),
    ]
    return Picture(tuple(items))


def _places(region: Region, low: bool, charts: bool, lines: int, full: bool) -> _Places:
    margin = 14.0 if low else 28.0
    high = 66.0 if low else 84.0
    buttons = region.inset(margin).foot(high)
    width = min(1720.0, region.width - 2 * margin)
    top = region.y + margin
    scroll = Region(region.centre.x - width / 2, top, width, buttons.y - top - margin)
    inner = scroll.inset(44 if not low else 30, 20 if low or full else 30)
    head = inner.top(104 if low else 150 if full else 168)
    rest = Region(inner.x, head.bottom + 12, inner.width, inner.bottom - head.bottom - 12)
    row = buttons.middle(width, high)
    if not low:
        more = (0.025 if full else 0.035) * max(0, lines - 6)
        cards = rest.top(rest.height * min(0.62, 0.5 + more))
        below = Region(rest.x, cards.bottom + 22, rest.width, rest.bottom - cards.bottom - 22)
        return _Places(scroll, head, cards, below, (), row)
    tabs = rest.top(44).middle(min(620.0, rest.width), 44).columns(2, 10)
    body = Region(rest.x, rest.y + 54, rest.width, rest.height - 54)
    return _Places(scroll, head, None if charts else body, body if charts else None, tabs, row)


def _head(place: Region, ended: Ended) -> Item:
    best = [score for score, rank in ranking(ended.scores) if rank == 1]
    colours = tuple(ended.seats[score.seat].colour for score in best)
    rounds = ended.lesson or ended.rounds
    look = HeadLook(ended.title, ended.why, rounds, colours, ended.cause, _best(ended))
    return Item("head", "result_head", place, text=ended.verdict, data=look)


def _best(ended: Ended) -> bool:
    """Tell whether nobody was better: of a game alone, whether it heads its table."""
    return ended.alone is None or ended.alone.place == 1


def _tabs(places: _Places, charts: bool, words: Words) -> tuple[Item, ...]:
    names = ("cards", words.text("result.source")), ("charts", words.text("result.charts"))
    return tuple(
        Item(
            f"tab:{name}",
            "table_tab",
            place,
            look="open" if (name == "charts") == charts else "",
            text=label,
            intent=Do("tab", name),
            group="tabs",
        )
        for place, (name, label) in zip(places.tabs, names, strict=False)
    )


def _cards(place: Region | None, ended: Ended, words: Words) -> tuple[Item, ...]:
    if place is None:
        return ()
    table = rows(ended.scores, words)
    count = len(ended.scores)
    if ended.alone is not None:
        left = place.left(min(400.0, place.width * 0.3))
        rest = place.end(place.width - left.width - 32)
        card = _card(left, ended.scores[0], 1, table, ended, words)
        card = replace(card, data=replace(card.data, place=ended.alone.place, won=_best(ended)))
        return (card, *alone.items(rest, ended.alone, words))
    width = min(400.0, (place.width - 20 * (count - 1)) / count)
    whole = place.middle(width * count + 20 * (count - 1), place.height)
    ranked = ranking(ended.scores)
    return tuple(
        _card(where, score, rank, table, ended, words)
        for where, (score, rank) in zip(whole.columns(count, 20), ranked, strict=True)
    )


def _card(
    place: Region,
    score: Score,
    rank: int,
    table: Sequence[Row],
    ended: Ended,
    words: Words,
) -> Item:
    seat = ended.seats[score.seat]
    at = [s.seat for s in ended.scores].index(score.seat)
    look = CardLook(
        seat.name,
        seat.colour,
        rank,
        tuple(row.cells[at] for row in table),
        score.total,
        words.text("table.points", count=score.total),
        tie(score, ended.scores, words),
        rank == 1,
        max((told[0] for told in _ties(ended, words)), key=len, default=""),
    )
    return Item(f"score:{score.seat}", "result_card", place, data=look)


def _ties(ended: Ended, words: Words) -> Iterator[tuple[str, int]]:
    told = (tie(score, ended.scores, words) for score in ended.scores)
    return (one for one in told if one is not None)


def _charts(place: Region | None, ended: Ended, words: Words) -> tuple[Item, ...]:
    if place is None:
        return ()
    colours = tuple(seat.colour for seat in ended.seats)
    course = CourseLook(words.text("result.course"), ended.course, colours, ended.rounds)
    if not ended.odds:
        return (Item("course", "result_course", place, data=course),)
    left, right = place.columns(2, 32)
    due = tuple(
        tuple(words.text("result.due", due=_number(value, words)) for value in odds.due)
        for odds in ended.odds
    )
    chance = ChanceLook(
        words.text("result.luck"), words.text("result.luck_about"), ended.odds, colours, due
    )
    return (
        Item("course", "result_course", left, data=course),
        Item("fate", "result_fate", right, data=chance),
    )


def _number(value: float, words: Words) -> str:
    text = f"{value:.1f}" if value < 10 else f"{value:.0f}"
    return text.replace(".", language(words.language).decimal)


def ways(lesson: str, alone: bool) -> dict[str, str]:
    """Name the ways on, the main one last; alone the same chance can come again."""
    if lesson:
        return {"look": "result.look", "again": "lesson.again", "leave": "lesson.list"}
    # Alone nobody is beaten, so there is no luck to be told from play.
    names = ("home", "look", "replay", "same" if alone else "analysis", "new", "rematch")
    return {name: f"result.{name}" for name in names}


def _buttons(row: Region, words: Words, found: Mapping[str, str]) -> tuple[Item, ...]:
    return tuple(
        Item(
            name,
            "button",
            place,
            look="action" if name == [*found][-1] else "second",
            text=words.text(key),
            intent=Do(name),
            group="buttons",
            tip=Tip(words.text(key), lines=(words.text(f"{key}_about"),))
            if name in EXPLAINED
            else None,
        )
        for (name, key), place in zip(found.items(), row.columns(len(found), 16), strict=True)
    )
