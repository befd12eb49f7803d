"""A few plays for pictures of the history; they are kept in the folder of the given desk."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from game.shelf.play import Person, Play
from scenes.companion import again
from scenes.desk import Desk
from scenes.front import shelf

NAMES = ("Amira", "Henrike", "Mikołaj", "Tamar")
POINTS = ((7, 21, 4, 0, -3), (12, 9, 0, 10, -6), (5, 30, 2, 0, -8), (9, 9, 1, 5, 5))


def keep_samples(desk: Desk) -> str:
    """Keep a play of each game, among them a tie and one that is not finished; name the first."""
    names = []
    for at, title in enumerate(shelf.playable()):
        day = (desk.now().date() - timedelta(days=9 * at)).isoformat()
        play = Play(title, day, (), "Riga", "Rain all evening.", origin=f"sample-{title}")
        names.append(str(desk.plays.record(replace(play, people=_people(play)))))
    half = Play(shelf.playable()[0], "2026-01-31", (Person("Ioana"),), origin="sample-half")
    desk.plays.record(half)
    (desk.plays.folder / "torn.json").write_text("{", "utf-8")
    return names[0]


def _people(play: Play) -> tuple[Person, ...]:
    sources = again.sources(play)
    found = []
    for seat, name in enumerate(NAMES):
        points = POINTS[seat]
        lines = tuple(
            replace(line, points=points[at % len(points)]) for at, line in enumerate(sources)
        )
        found.append(Person(name, seat, lines=lines))
    found[2] = replace(found[2], lines=found[0].lines)
    return tuple(found)
