"""Small things that several scenes say: dates, names of seats, numbers of players."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import date, datetime
from typing import TYPE_CHECKING

from game.core.message import Key
from game.core.registry import titles
from scenes.base.words import Words
from scenes.ui.measure import legible

if TYPE_CHECKING:
    from game.core.setup import MatchSetup, SeatSetup
    from game.storage.header import Header


def when(words: Words, moment: datetime, today: date) -> str:
    """Say a moment as people do: "today at 21:40", "on June 3, 2031 at 9:05"."""
    time = f"{moment.hour}:{moment.minute:02}"
    days = (today - moment.date()).days
    if days in (0, 1):
        return words.text("date.yesterday" if days else "date.today", time=time)
    month = words.text(f"date.month.{moment.month}")
    day = words.text("date.day", day=moment.day, month=month, year=str(moment.year))
    return words.text("date.other", day=day, time=time)


def shown(words: Words, typed: str, colour: int) -> str:
    """Give a name as it is drawn: the colour's, where none was typed or no font has its letters."""
    return legible(typed) or words.text(f"seat.{colour}")


def name(words: Words, seat_setup: SeatSetup) -> str:
    """Give a seat's name, or its colour's."""
    return shown(words, seat_setup.name, seat_setup.colour)


def names(words: Words, seat_setups: Iterable[SeatSetup]) -> str:
    """Give the names of seats, parted by commas."""
    return ", ".join(name(words, seat_setup) for seat_setup in seat_setups)


def seated(words: Words, setup: MatchSetup) -> str:
    """Give the names of the seats, and of computer players how well and how they play."""
    return ", ".join(_seated(words, setup.title, seat_setup) for seat_setup in setup.seats)


def seated_briefly(words: Words, setup: MatchSetup) -> tuple[str, ...]:
    """Give the same in ever fewer words: without styles, then by the strength of levels alone."""
    from scenes.base.levels import strength_name

    def told(name_of: Callable[[Words, str, str], str]) -> str:
        return ", ".join(
            words.text(
                "saves.computer",
                name=name(words, one),
                level=name_of(words, setup.title, one.level),
            )
            if one.bot
            else name(words, one)
            for one in setup.seats
        )

    return told(level_named), told(strength_name)


def _seated(words: Words, title: str, seat_setup: SeatSetup) -> str:
    called = name(words, seat_setup)
    if not seat_setup.bot:
        return called
    level = level_named(words, title, seat_setup.level)
    if not seat_setup.style:
        return words.text("saves.computer", name=called, level=level)
    style = words.text(f"{title}.style.{seat_setup.style}")
    return words.text("saves.computer_style", name=called, level=level, style=style)


def level_named(words: Words, title: str, level: str) -> str:
    """Say how strong a level of a title is, and what the game calls it."""
    # Late, for the sake of a swift start: strengths are measured ones, read from a sheet.
    from scenes.base.levels import level_name

    return level_name(words, title, titles()[title].levels, level)


def players(words: Words, seats: tuple[int, ...]) -> str:
    """Say for how many players a game is."""
    low, high = min(seats), max(seats)
    if low == high:
        return words.text("title.exactly", count=high)
    return words.text("title.players", low=low, count=high)


def standing(words: Words, header: Header) -> str:
    """Say where a saved match stands."""
    if header.over:
        return words.text("title.finished", round=header.round)
    if header.seat is None:
        return words.text("saves.round", round=header.round)
    seat_setup = header.setup.seats[header.seat]
    return words.text("title.standing", round=header.round, name=name(words, seat_setup))


def joined(words: Words, names: Sequence[str]) -> str:
    """Write several names one after the other, parted as the language does it."""
    text = names[0] if names else ""
    for name in names[1:]:
        text = words.text("list.more", head=text, tail=name)
    return text


def title_name(words: Words, title: str) -> str:
    """Give a title's name; of one that is not installed, its id with spaces."""
    return words.text(called(title)) if title in titles() else title.replace("_", " ").strip()


def called(title: str) -> Key:
    """Give the key of a title's name."""
    return Key(f"{title}.name")


def played(words: Words, setup: MatchSetup) -> str:
    """Name the game of a table, and say where it is played with real pieces."""
    if setup.companion:
        return words.text("companion.referee.saved", title=called(setup.title))
    return words.text(called(setup.title))
