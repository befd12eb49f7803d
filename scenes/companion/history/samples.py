"""A few plays for pictures of the history; they are kept in the folder of the given services."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import replace
from datetime import date, timedelta

from game.analysis.careers import Career
from game.storage import tally
from game.storage.play import Person, Play, of_match
from scenes.base.scene import Scene
from scenes.base.services import Services
from scenes.companion.history.career_pages import CurvesPage, RivalsPage
from scenes.companion.history.course_page import CoursePage
from scenes.companion.history.edit_page import EditPage
from scenes.companion.history.exchange_pages import FilesPage
from scenes.companion.history.history_page import HistoryPage
from scenes.companion.history.people_pages import PeoplePage, StatisticsPage
from scenes.companion.history.play_page import PlayPage
from scenes.companion.history.tally_pages import RoundPage, RoundsPage, TalliesPage, TallyPage
from scenes.samples import moments
from scenes.shared import game_list
from scenes.shared.links import Links

BALANCES = (
    (11.7, -20.5),
    (131.1, -51.7),
    (-23.7, -17.6),
    (-32.1, -77.2),
    (32.6, -59.8),
    (16.5, -56.1),
)
"""Luck and play of a seat, the next one each time, in six games of middling computer players of the
first title (`moments.setting(title, 2)` with the seeds "pictures/0" to "pictures/5"), as
`analysed_quickly` found them. Measured once: it takes longer than all other pictures."""
NAMES = ("Amira", "Henrike", "Mikołaj", "Tamar")
POINTS = ((7, 21, 4, 0, 3), (12, 9, 0, 10, 6), (5, 30, 2, 0, 8), (9, 9, 1, 5, 5))
EARLIER = 6
"""Plays of the first game, so that curves have something to show."""


def keep_samples(services: Services) -> str:
    """Keep a play of each game, earlier ones of the first, and one not finished; name the first."""
    names, today = [], services.now().date()
    for at, title in enumerate(game_list.playable()):
        for number in range(EARLIER if at == 0 else 1):
            day = today - timedelta(days=9 * at + 23 * number)
            play = replace(_play(title, number, day), place="Riga", note="Rain all evening.")
            names.append(str(services.plays.record(play)))
    half = Play(game_list.playable()[0], "2026-01-03", (Person("Ioana"),), origin="sample-half")
    services.plays.record(half)
    (services.plays.folder / "torn.json").write_text("{", "utf-8")
    return names[0]


def _play(title: str, number: int, day: date) -> Play:
    """Give a match that was really played, as if people had: points that nobody can have mislead.

    The seats go round, so that now one wins and now another.
    """
    setup, match = moments.quick(title, number)
    play = of_match(setup, match, day, f"sample-{title}-{number}")
    count = len(play.people)
    people = tuple(
        replace(one, name=NAMES[(at + number) % count], level="", style="")
        for at, one in enumerate(play.people)
    )
    return replace(play, people=people)


def screens(services: Services, links: Links) -> Iterator[tuple[str, Scene]]:
    """Give the screens of the history, first an empty one."""
    # In a folder of its own: the screens are asked for twice, light and dark.
    nobody = copy(services)
    nobody.home = services.home / "nobody"
    yield "history-empty", HistoryPage(nobody, links)
    name = keep_samples(services)
    play = services.plays.get(name).value
    assert play is not None
    yield "history", HistoryPage(services, links)
    yield "play", PlayPage(services, links, name)
    yield "play-edit", EditPage(services, name, play)
    everybody = PeoplePage(services, services.plays.plays())
    yield "people", everybody
    known = everybody.career(0)
    yield "person", StatisticsPage(services, known)
    yield "rivals", RivalsPage(services, known)
    yield "course", CoursePage(services, known)
    yield "curves", CurvesPage(services, _analysed(known))
    yield "files", FilesPage(services)
    # Where nothing is kept, in the dark as in the light.
    yield "tally-none", TalliesPage(nobody)
    yield from _tallies(services)


def _tallies(services: Services) -> Iterator[tuple[str, Scene]]:
    """Give the pages of tallies: one that is running, and the list of its lines."""
    people = tuple(Person(name, at) for at, name in enumerate(NAMES))
    play = tally.begun("_6_nimmt", services.now().date(), people, True)
    for at, scores in enumerate(POINTS, 1):
        for seat, _ in enumerate(people):
            play = tally.put(play, seat, at, scores[seat])
    name = services.plays.new_name(play)
    services.plays.keep(name, play)
    page = TallyPage(services, name, play)
    yield "tallies", TalliesPage(services)
    yield "tally", page
    yield "tally-lines", RoundsPage(page)
    yield "tally-line", RoundPage(page, 2)


def _analysed(known: Career) -> Career:
    """Give somebody to whom analysed games of the first title belong."""
    first = known.outings[0]
    made = [replace(first, balance=balance) for balance in BALANCES]
    return Career(known.name, tuple(made))
