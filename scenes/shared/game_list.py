"""Which games there are to play, in the order of the menu, and which of them are damaged."""

from __future__ import annotations

from dataclasses import dataclass

from game.book.problems import Broken, Report
from game.book.title import load
from game.core.registry import titles
from scenes.titles import stage


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A game of the menu: its id and numbers of players, or what is wrong with its data."""

    id: str
    seats: tuple[int, ...] = ()
    report: Report | None = None


def listed_games() -> tuple[ListedGame, ...]:
    """Give every game that has a table, damaged ones last."""
    sound: list[tuple[int, ListedGame]] = []
    broken: list[ListedGame] = []
    for name in titles():
        try:
            cover = load(name).cover
            stage(name)
        except Broken as error:
            broken.append(ListedGame(name, report=error.report))
            continue
        except LookupError:
            continue
        sound.append((cover.order, ListedGame(name, cover.seats)))
    return (*(game for _, game in sorted(sound, key=lambda entry: entry[0])), *broken)


def playable() -> tuple[str, ...]:
    """Give the ids of the games that can be played."""
    return tuple(game.id for game in listed_games() if game.report is None)
