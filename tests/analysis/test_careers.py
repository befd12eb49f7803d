"""How people fare: beside what equals would win, with luck and play where they are known."""

from __future__ import annotations

import csv
import io
from dataclasses import replace

import pytest

from game.analysis import keeping
from game.analysis.analyst import balances
from game.analysis.careers import PEOPLE, Career, Sum, career, careers, outings_csv, sums_csv
from game.analysis.shares import chance
from game.storage.play import LOWEST, TALLY, WINS, Person, Play
from game.storage.store import Store
from tests.build.analysis import analysed


def play(*people: tuple[str, str, int], day: str = "2031-06-01", origin: str = "") -> Play:
    """Give a play with name, level and total of everybody."""
    made = [
        Person(name, at, level, given=points) for at, (name, level, points) in enumerate(people)
    ]
    return Play("bronze", day, tuple(made), origin=origin)


def of(name: str, *plays: Play) -> Career:
    return career(plays, name, Store().folder)


def test_of_a_hundred_stands_beside_what_equals_would_win() -> None:
    two = play(("Mia", "", 9), ("", "easy", 3))
    four = play(("Mia", "", 1), ("", "easy", 3), ("", "easy", 4), ("", "easy", 5))
    found = of("Mia", two, four).all
    assert (found.plays, found.wins) == (2, 1)
    assert found.rate == 50.0
    assert found.par == pytest.approx(37.5)


def test_a_shared_win_counts_its_part() -> None:
    found = of("Mia", play(("Mia", "", 9), ("Tim", "", 9), ("Eva", "", 2))).all
    assert (found.wins, found.rate) == (1, 50.0)


def test_a_game_alone_is_a_play_and_no_win() -> None:
    found = of("Mia", play(("Mia", "", 70))).all
    assert (found.plays, found.wins, found.rate, found.par, found.mean) == (1, 0, 0.0, 0.0, 70.0)


@pytest.mark.parametrize(("wins", "best"), [(LOWEST, -9), ("highest", 5)])
def test_the_best_total_is_the_least_where_the_fewest_points_win(wins: str, best: int) -> None:
    made = [play(("Mia", "", points), ("Tim", "", 0)) for points in (5, -9)]
    counted = [replace(one, kind=TALLY, options={WINS: wins}) for one in made]
    found = of("Mia", *counted).all
    assert (found.best, found.mean, found.wins) == (best, -2.0, 1)


def test_wins_are_told_apart_by_the_levels_around_the_table() -> None:
    found = of(
        "Mia",
        play(("Mia", "", 9), ("", "hard", 3)),
        play(("Mia", "", 1), ("", "hard", 3)),
        play(("Mia", "", 9), ("", "easy", 3)),
        play(("Mia", "", 9), ("Tim", "", 10)),
    )
    told = [(level, made.plays, made.wins) for _, level, made in found.rivals]
    assert told == [("easy", 1, 1), ("hard", 2, 1), (PEOPLE, 1, 0)]


def test_names_that_differ_in_capitals_are_one_person_and_the_oldest_play_comes_first() -> None:
    newest = play(("mia", "", 9), ("Tim", "", 3), day="2031-06-02")
    found = careers([newest, play(("Mia", "", 5), ("Tim", "", 3))], Store().folder)
    assert [one.name for one in found] == ["mia", "Tim"]
    assert [one.day for one in found[0].outings] == ["2031-06-01", "2031-06-02"]


def test_luck_and_play_come_from_what_lies_beside_the_save() -> None:
    store, report = Store(), analysed("random")
    path = keeping.beside(store.folder / "kept.json")
    keeping.keep(path, keeping.mark_of(report.record), report.stage, True)
    known = play(("Mia", "", 9), ("Tim", "", 3), origin="kept")
    unknown = replace(known, origin="gone")
    found = careers([unknown, known], store.folder)[0]
    own = balances(report.stage, 2)[0]
    assert found.all.balances == ((100 * chance(own.luck), 100 * chance(own.own_play)),)
    assert found.outings[1].balance is None


@pytest.mark.parametrize("origin", ["../kept", "a/b", "..", "."])
def test_an_origin_is_no_path(origin: str) -> None:
    found = of("Mia", play(("Mia", "", 9), ("Tim", "", 3), origin=origin))
    assert found.outings[0].balance is None


def test_the_tables_hold_every_person_game_and_play() -> None:
    found = careers([play(("=Mia", "", 9), ("", "hard", 3))], Store().folder)
    sums = list(csv.DictReader(io.StringIO(sums_csv(found))))
    assert [(row["name"], row["against"], row["of_hundred"]) for row in sums] == [
        ("'=Mia", "", "100.0"),
        ("'=Mia", "hard", "100.0"),
    ]
    (made,) = csv.DictReader(io.StringIO(outings_csv(found)))
    assert (made["won"], made["par"], made["luck"], made["against"]) == ("1.0", "0.5", "", "hard")


def test_the_running_means_hold_a_game_and_the_few_before_it() -> None:
    out = of("Mia", play(("Mia", "", 9), ("", "hard", 3))).outings[0]
    values = [(float(at), -float(at)) for at in range(7)]
    made = Sum(tuple([replace(out, balance=value) for value in values]))
    assert made.running[:3] == ((0.0, 0.0), (0.5, -0.5), (1.0, -1.0))
    assert made.running[6] == (4.0, -4.0)
