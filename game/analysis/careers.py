"""How people fare: their plays one by one, and summed up by game and by whom they played against.

Everything is counted from the history each time it is asked for. Luck and play come from what lies
beside the save of a match that was analysed; of other plays they are not known.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.analysis import keeping
from game.analysis.shares import chance
from game.core.registry import titles
from game.storage.csv_table import guarded
from game.storage.people import sittings
from game.storage.play import Play, winners

POINTS = 100.0
"""Wins, luck and play are told in points of a hundred."""
RUN = 5
"""Games over which luck and play are averaged along their curves."""
PEOPLE = "people"
"""Stands for a level where nobody but people sat around the table."""


@dataclass(frozen=True, slots=True)
class Outing:
    """One play of one person."""

    title: str
    day: str
    total: int
    rank: int
    seats: int
    against: tuple[str, ...]
    """The levels of the computer players around the table, or `people`."""
    won: float
    """1 for a win, its part for a shared one."""
    lowest: bool = False
    """Whether the fewest points won."""
    balance: tuple[float, float] | None = None
    """Luck and play in points of chance, where the match was analysed."""

    @property
    def par(self) -> float:
        """What a win is worth among equals: so often each would win."""
        return 1 / self.seats


@dataclass(frozen=True, slots=True)
class Sum:
    """Some outings together."""

    outings: tuple[Outing, ...]

    @property
    def plays(self) -> int:
        """Count them."""
        return len(self.outings)

    @property
    def wins(self) -> int:
        """Count the first places, shared ones too, among two or more."""
        return sum(one.won > 0 for one in self.outings)

    @property
    def rate(self) -> float:
        """Say how many of a hundred are won; a shared win counts its part."""
        return POINTS * _mean([one.won for one in self._met])

    @property
    def par(self) -> float:
        """Say how many of a hundred would be won among equals."""
        return POINTS * _mean([one.par for one in self._met])

    @property
    def mean(self) -> float:
        """Give the mean of the totals."""
        return _mean([one.total for one in self.outings])

    @property
    def best(self) -> int:
        """Give the best total: the least where the fewest points win, as the last play had it."""
        better = min if self.outings[-1].lowest else max
        return better([one.total for one in self.outings])

    @property
    def balances(self) -> tuple[tuple[float, float], ...]:
        """Give luck and play of those that were analysed, in their order."""
        return tuple([one.balance for one in self.outings if one.balance is not None])

    @property
    def running(self) -> tuple[tuple[float, float], ...]:
        """Give for each of these the means of it and the few before it: single games jump."""
        found = self.balances
        runs = [found[max(0, at - RUN + 1) : at + 1] for at in range(len(found))]
        return tuple([(_mean([a for a, _ in run]), _mean([b for _, b in run])) for run in runs])

    @property
    def course(self) -> tuple[float, ...]:
        """Give for each outing the mean of its points and those of the few before it."""
        found = [one.total for one in self.outings]
        return tuple(_mean(found[max(0, at - RUN + 1) : at + 1]) for at in range(len(found)))

    @property
    def luck(self) -> float:
        """Give the mean luck of those that were analysed."""
        return _mean([luck for luck, _ in self.balances])

    @property
    def play(self) -> float:
        """Give the mean play of those that were analysed: what own decisions lost or won."""
        return _mean([play for _, play in self.balances])

    @property
    def _met(self) -> list[Outing]:
        # Alone nobody is beaten.
        return [one for one in self.outings if one.seats > 1]


@dataclass(frozen=True, slots=True)
class Career:
    """Somebody of the history with all outings, the oldest first."""

    name: str
    outings: tuple[Outing, ...]
    colour: int = 0
    """Of the seat in the newest: it stands for a name that no font has."""

    @property
    def all(self) -> Sum:
        """Everything together."""
        return Sum(self.outings)

    @property
    def games(self) -> tuple[tuple[str, Sum], ...]:
        """Sum up by game, the one played most first."""
        names = dict.fromkeys([one.title for one in self.outings])
        found = [(name, Sum(tuple(_of(self.outings, name)))) for name in names]
        return tuple(sorted(found, key=lambda game: (-game[1].plays, game[0])))

    @property
    def rivals(self) -> tuple[tuple[str, str, Sum], ...]:
        """Sum up by game and by who sat around the table: each level, or nobody but people."""
        found = []
        for title, made in self.games:
            for level in (*_levels(title, made.outings), PEOPLE):
                met = tuple([one for one in made.outings if level in one.against])
                if met:
                    found.append((title, level, Sum(met)))
        return tuple(found)


def careers(plays: Iterable[Play], saves: Path) -> tuple[Career, ...]:
    """Follow everybody with a name through the history, who played most first."""
    found: dict[str, list[Outing]] = {}
    called: dict[str, tuple[str, int]] = {}
    for sat in sittings(plays):
        called.setdefault(sat.key, (sat.name, sat.colour))
        play, seats = sat.play, len(sat.play.people)
        others = [one.level for at, one in enumerate(play.people) if at != sat.seat]
        levels = tuple(dict.fromkeys([level for level in others if level]))
        first = winners(play)
        outing = Outing(
            play.title,
            play.day,
            sat.total,
            sat.rank,
            seats,
            levels or ((PEOPLE,) if others else ()),
            1 / len(first) if sat.seat in first and seats > 1 else 0.0,
            play.lowest,
            _balance(play, sat.seat, saves),
        )
        found.setdefault(sat.key, []).append(outing)
    # The history gives the newest first.
    made = []
    for key, outings in found.items():
        name, colour = called[key]
        made.append(Career(name, tuple(reversed(outings)), colour))
    return tuple(sorted(made, key=lambda one: (-len(one.outings), one.name.casefold())))


def career(plays: Iterable[Play], name: str, saves: Path) -> Career:
    """Follow one person alone, whose matches are all that is looked up."""
    key = name.casefold()
    own = [sat.play for sat in sittings(plays) if sat.key == key]
    found = [one for one in careers(own, saves) if one.name.casefold() == key]
    return found[0] if found else Career(name, ())


def _balance(play: Play, seat: int, saves: Path) -> tuple[float, float] | None:
    if not play.origin or Path(play.origin).name != play.origin:
        return None
    path = keeping.beside(saves / f"{play.origin}.json")
    if not path.is_file():
        return None
    found = keeping.kept_balances(path, len(play.people))
    if not found:
        return None
    own = found[seat]
    return POINTS * chance(own.luck), POINTS * chance(own.own_play)


def _of(outings: Iterable[Outing], title: str) -> list[Outing]:
    return [one for one in outings if one.title == title]


def _levels(title: str, outings: Iterable[Outing]) -> Sequence[str]:
    """Name the levels that were met, the weakest first; those of older programs come last."""
    met = dict.fromkeys([level for one in outings for level in one.against if level != PEOPLE])
    known = titles()[title].levels if title in titles() else ()
    return [*[level for level in known if level in met], *[one for one in met if one not in known]]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


# As CSV

SUMS = (
    "name", "game", "against", "plays", "wins", "of_hundred", "par",
    "mean", "best", "analysed", "luck", "play",
)  # fmt: skip
OUTINGS = (
    "name", "game", "day", "seats", "against", "total", "rank", "won", "par", "luck", "play",
)  # fmt: skip


def sums_csv(people: Iterable[Career]) -> str:
    """Write a line for each person and game, and one more for each sort of opponents."""
    rows = []
    for one in people:
        games = [(title, "", made) for title, made in one.games]
        for title, against, made in (*games, *one.rivals):
            known = bool(made.balances)
            rows.append(
                (
                    guarded(one.name),
                    title,
                    against,
                    made.plays,
                    made.wins,
                    round(made.rate, 1),
                    round(made.par, 1),
                    round(made.mean, 2),
                    made.best,
                    len(made.balances),
                    round(made.luck, 2) if known else "",
                    round(made.play, 2) if known else "",
                )
            )
    return _table(SUMS, rows)


def outings_csv(people: Iterable[Career]) -> str:
    """Write a line for each play of each person, the oldest first: what curves are made of."""
    rows = []
    for one in people:
        for made in one.outings:
            luck, play = made.balance or ("", "")
            rows.append(
                (
                    guarded(one.name),
                    made.title,
                    made.day,
                    made.seats,
                    " ".join(made.against),
                    made.total,
                    made.rank,
                    round(made.won, 3),
                    round(made.par, 3),
                    luck if isinstance(luck, str) else round(luck, 2),
                    play if isinstance(play, str) else round(play, 2),
                )
            )
    return _table(OUTINGS, rows)


def _table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(heads)
    writer.writerows(rows)
    return out.getvalue()
