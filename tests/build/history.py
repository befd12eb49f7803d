"""Plays for tests of the history, and the history opened with them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import sleep
from typing import Any

from game.analysis.careers import PEOPLE, Career, Outing
from game.core.registry import titles
from game.storage.play import Person, Play
from game.storage.plays import Plays
from scenes.companion.history.exchange_pages import ImportedPage
from scenes.companion.history.history_page import HistoryPage
from scenes.shared.game_list import menu_titles
from tests.build.distance import far
from tests.build.menus import Front, some_title

NAMES = ("Amira", "Tamar", "Ioana", "Henrike", "Mikołaj")


def play(*totals: int | None, **more: Any) -> Play:
    """Give a play of some title with a total for each of some people."""
    people = tuple(Person(NAMES[at], at, given=total) for at, total in enumerate(totals))
    return replace(Play(some_title(), "2031-06-01", people, "Riga", "cold"), **more)


def history(*shown: Play, **more: object) -> Front:
    """Open the history with these plays in it."""
    for one in shown:
        assert isinstance(Plays().record(one), str)
    return far(HistoryPage, **more)  # type: ignore[arg-type]


def followed() -> Career:
    """Give somebody with three analysed games of one title and one of another."""
    games = zip((0, 0, 0, 1), ((12.0, -30.0), (-8.0, 4.5), (2.0, -1.0), (3.0, -2.0)), strict=True)
    known = [one.id for one in menu_titles()]
    return Career(
        NAMES[0],
        tuple(
            [
                Outing(known[at], "2031-06-01", 20, 1, 2, (PEOPLE,), 1.0, balance=balance)
                for at, balance in games
            ]
        ),
    )


def travelled() -> Career:
    """Give somebody who has met every level of every title."""
    met = [(title.id, level) for title in menu_titles() for level in titles()[title.id].levels]
    outings = [Outing(title, "2031-06-01", 20, 1, 2, (level,), 1.0) for title, level in met]
    return Career(NAMES[0], tuple(outings))


def only(there: Front) -> Play:
    """Give the only play that is kept."""
    (one,) = there.services.plays.plays()
    assert isinstance(one, Play)
    return one


def press(there: Front, *keys: str) -> None:
    """Press keys; what begins with a quote is typed."""
    for key in keys:
        if key.startswith('"'):
            there.pilot.type_text(key[1:])
        else:
            there.pilot.press(key)


def imported(there: Front) -> None:
    """Let the window turn until an import has come to its end."""
    wait(there, lambda: isinstance(there.page, ImportedPage))


def wait(there: Front, until: Callable[[], bool]) -> None:
    """Let the window turn until something has come about that another thread does."""
    for _ in range(4000):
        if until():
            return
        there.pilot.turn()
        sleep(0.005)
    raise AssertionError(there.texts())
