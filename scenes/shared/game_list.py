"""Which games there are to play, in the order of the menu, and which of them are damaged."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.registry import titles
from game.loading.problems import Broken, Report
from scenes.shared.fronts import front


@dataclass(frozen=True, slots=True)
class MenuTitle:
    """A game in the menu: its id and numbers of players, or what is wrong with its data."""

    id: str
    seats: tuple[int, ...] = ()
    report: Report | None = None


def menu_titles() -> tuple[MenuTitle, ...]:
    """Give every game that has a table, damaged ones last."""
    sound: list[tuple[int, MenuTitle]] = []
    broken: list[MenuTitle] = []
    for name in titles():
        try:
            card = front(name)
        except Broken as error:
            # Listed all the same: whoever writes a game must see what is wrong with it.
            broken.append(MenuTitle(name, report=error.report))
            continue
        if card is not None:
            sound.append((card.order, MenuTitle(name, card.seats)))
    return (*(offered for _, offered in sorted(sound, key=lambda entry: entry[0])), *broken)


def playable() -> tuple[str, ...]:
    """Give the ids of the games that can be played."""
    return tuple(offered.id for offered in menu_titles() if offered.report is None)
