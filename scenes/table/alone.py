"""What the result of a game alone adds: the best scores, and where this one stands among others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from game.core.registry import titles
from game.core.title import Spread
from game.storage.best import (
    Best,
    Score,
    day_of,
    fingerprint,
    kind_of,
)
from scenes.base.levels import strength
from scenes.base.services import Services
from scenes.base.words import Words, signed
from scenes.table.session import Session
from scenes.ui.geometry import Region
from scenes.ui.picture import Item


@dataclass(frozen=True, slots=True)
class Alone:
    """A game alone beside others."""

    title: str
    points: int
    best: tuple[Score, ...]
    place: int | None
    """Its place in the table from 1, `None` when it is not among the best."""
    levels: Mapping[str, Spread]
    repeated: frozenset[str]
    """Seeds that stand in the table more than once: the same dice were played again."""


@dataclass(frozen=True, slots=True)
class BestLook:
    """The table of best scores."""

    heading: str
    rows: tuple[tuple[str, ...], ...]
    """Place, points, who, day, seed."""
    mine: int
    """The row of this game, -1 for none."""
    none: str


@dataclass(frozen=True, slots=True)
class StandingLook:
    """How the games of each level ended, and where this one stands."""

    heading: str
    rows: tuple[tuple[str, str, int, tuple[int, ...]], ...]
    """Level, words, lowest score, how often each score came."""
    points: int


def alone(services: Services, session: Session, points: int) -> Alone | None:
    """Enter a finished game of one seat into the table of its kind; `None` for other games.

    What a computer player scored is compared and not entered.
    """
    setup, title_data = session.setup, session.title_data
    if len(setup.seats) != 1:
        return None
    offered = titles()[setup.title].alone
    usual = {option.key: option.values[0] for option in title_data.options}
    tables, kind = Best(services.store.folder / "best"), kind_of(setup.options, usual)
    game = fingerprint(setup, session.match)
    seat_setup = setup.seats[0]
    if seat_setup.bot:
        best = tables.scores(setup.title, kind)
    else:
        score = Score(points, seat_setup.name, day_of(services.now()), setup.seed, game)
        best = tables.add(setup.title, kind, score)
    place = next((at for at, score in enumerate(best, 1) if score.game == game), None)
    seeds = [score.seed for score in best]
    return Alone(
        setup.title,
        points,
        best,
        place,
        offered(title_data.components, titles()[setup.title].chosen(setup.options))
        if offered
        else {},
        frozenset(seed for seed in seeds if seeds.count(seed) > 1),
    )


def verdict(found: Alone, name: str, words: Words) -> tuple[str, str]:
    """Say how many points were made, and which place that is."""
    won = words.text("result.alone", name=name, count=found.points)
    if found.place is None:
        return won, ""
    return won, words.text("result.place", place=found.place)


def items(place: Region, found: Alone, words: Words) -> tuple[Item, ...]:
    """Give the table and the comparison side by side."""
    if not found.levels:
        return (Item("best", "result_best", place, data=_best(found, words)),)
    left, right = place.left(place.width * 0.5 - 14), place.end(place.width * 0.5 - 14)
    return (
        Item("best", "result_best", left, data=_best(found, words)),
        Item("standing", "result_standing", right, data=_standing(found, words)),
    )


def _best(found: Alone, words: Words) -> BestLook:
    rows = tuple(
        (f"{at}.", signed(score.points), score.name, _day(score.day, words), _seed(score, found))
        for at, score in enumerate(found.best, 1)
    )
    mine = -1 if found.place is None else found.place - 1
    return BestLook(words.text("result.best"), rows, mine, words.text("result.best_none"))


def _day(day: str, words: Words) -> str:
    """Write a day in numbers, as the language does: the table is narrow."""
    told = date.fromisoformat(day)
    parts = {"day": f"{told:%d}", "month": f"{told:%m}", "year": f"{told:%Y}"}
    return words.text("date.short", **parts)


def _seed(score: Score, found: Alone) -> str:
    return f"{score.seed} ×" if score.seed in found.repeated else score.seed


def _standing(found: Alone, words: Words) -> StandingLook:
    levels = titles()[found.title].levels
    rows = tuple(
        (
            words.text(f"strength.{strength(levels, level)}"),
            words.text("result.better", share=round(100 * spread.share(found.points))),
            spread.low,
            spread.counts,
        )
        for level, spread in found.levels.items()
    )
    return StandingLook(words.text("result.standing"), rows, found.points)
