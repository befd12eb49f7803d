"""The history: everything that was entered comes back, nothing doubles, ties are shared."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.clean import clean
from game.core.contract import Line
from game.core.contract import winners as best_seats
from game.core.message import Key
from game.core.registry import titles
from game.storage import exchange
from game.storage.csv_table import as_csv
from game.storage.people import people
from game.storage.play import (
    HIGH,
    LOW,
    Person,
    Play,
    Unfit,
    of_data,
    of_match,
    places,
    rematch,
    to_data,
    winners,
)
from game.storage.plays import Plays
from game.storage.ring_folder import Kept
from tests.build.matches import match_setup, played, seat_counts

LINES = (
    Line("some.score.huts", 12, (("count", 3),)),
    Line("some.score.hunger", -20, (("of", Key("x.y")),)),
)


def play(*totals: int | None, **more: Any) -> Play:
    names = ("Amira", "Tamar", "Ioana", "Henrike", "Mikołaj")
    people = tuple(Person(names[at], at, given=total) for at, total in enumerate(totals))
    return replace(Play("alpha", "2031-06-03", people, "Riga", "cold; windy"), **more)


def some() -> tuple[Play, ...]:
    return (
        play(54, 61, 61, kind="match", origin="save-1", options={"edition": "late"}),
        play(-3, None, day="2031-06-01", note='"quoted", and broken'),
        replace(
            play(0), people=(Person("Amira", 2, lines=LINES, tie=(3, -1)), Person(level="easy"))
        ),
        Play("beta", "2029-12-31"),
    )


def filled(folder: Path) -> Plays:
    plays = Plays(folder)
    for one in some():
        assert isinstance(plays.record(one), str)
    return plays


def test_what_is_kept_comes_back_to_the_last_number(tmp_path: Path) -> None:
    plays = filled(tmp_path)
    assert sorted(map(repr, plays.plays())) == sorted(map(repr, some()))


def test_newest_days_come_first(tmp_path: Path) -> None:
    days = [one.day for one in filled(tmp_path).plays()]
    assert days == sorted(days, reverse=True)


def test_equal_totals_share_the_first_place_and_both_win() -> None:
    tied = play(54, 61, 61, 40)
    assert places(tied) == (3, 1, 1, 4)
    assert winners(tied) == (1, 2)


def test_a_tie_break_that_is_known_parts_equal_totals() -> None:
    tied = play(61, 61, 61)
    parted = tied.person(0, tie=(2,)).person(1, tie=(3,)).person(2, tie=(3,))
    assert places(parted) == (3, 1, 1)


def test_totals_below_nothing_are_as_good_as_others() -> None:
    poor = play(-12, -3, 0)
    assert places(poor) == (3, 2, 1)
    assert of_data(to_data(poor)) == poor


def test_a_total_by_sources_is_their_sum_after_every_edit() -> None:
    one = play(5).person(0, lines=LINES)
    assert one.people[0].total == -8
    edited = one.person(0, lines=(replace(LINES[0], points=30), LINES[1]))
    assert edited.people[0].total == 10


def test_a_play_that_lacks_totals_has_no_places_yet_and_is_kept(tmp_path: Path) -> None:
    half = play(54, None)
    assert places(half) == (None, None)
    assert winners(half) == ()
    name = Plays(tmp_path).record(half)
    assert Plays(tmp_path).get(str(name)).value == half


@pytest.mark.slow
@given(
    st.lists(
        st.tuples(st.integers(0, 4), st.one_of(st.none(), st.integers(LOW, HIGH))),
        min_size=30,
        max_size=30,
    )
)
def test_thirty_edits_are_equal_to_one_fresh_entry(edits: list[tuple[int, int | None]]) -> None:
    edited = play(1, 2, 3, 4, 5)
    final: dict[int, int | None] = dict(enumerate((1, 2, 3, 4, 5)))
    for seat, total in edits:
        edited = edited.person(seat, given=total)
        final[seat] = total
    fresh = play(*(final[seat] for seat in range(5)))
    assert edited == fresh
    assert places(edited) == places(fresh)
    assert to_data(edited) == to_data(fresh)


def test_thirty_edits_on_the_disk_leave_one_play(tmp_path: Path) -> None:
    plays = Plays(tmp_path)
    name = str(plays.record(play(0, 0)))
    for points in range(30):
        kept = plays.get(name).value
        assert kept is not None
        plays.keep(name, kept.person(points % 2, given=points))
    assert plays.plays() == (play(28, 29),)


@pytest.mark.parametrize("title", sorted(titles()))
def test_a_finished_match_becomes_a_play_with_the_same_points_and_winners(title: str) -> None:
    seats = seat_counts(title)[-1]
    match = played(title, seats)
    made = of_match(match_setup(title, seats), match, date(2031, 6, 3), "save")
    scores = match.rules.scores(match.state)
    assert [one.total for one in made.people] == [score.total for score in scores]
    assert winners(made) == best_seats(scores)
    assert of_data(json.loads(json.dumps(to_data(made)))) == made


def test_a_rematch_keeps_people_colours_and_seats() -> None:
    again = rematch(some()[0])
    assert [(c.name, c.colour) for c in again.seats] == [("Amira", 0), ("Tamar", 1), ("Ioana", 2)]
    assert again.options == {"edition": "late"}


def test_what_is_recorded_again_gets_its_new_points_and_keeps_what_was_written(
    tmp_path: Path,
) -> None:
    plays = Plays(tmp_path)
    name = str(plays.record(play(1, 2, origin="sheet", place="", note="")))
    written = plays.get(name).value
    assert written is not None
    plays.keep(name, replace(written, note="what a game", place="Vaasa"))
    assert plays.record(play(3, 4, origin="sheet", day="2031-06-09")) == name
    assert plays.plays() == (play(3, 4, origin="sheet", note="what a game", place="Vaasa"),)


def test_a_broken_file_is_listed_and_in_nobodys_way(tmp_path: Path) -> None:
    plays = filled(tmp_path)
    (tmp_path / "torn.json").write_text('{"format": 1, "ti', "utf-8")
    (tmp_path / "foreign.json").write_text("[]", "utf-8")
    (tmp_path / "newer.json").write_text('{"format": 99}', "utf-8")
    (tmp_path / "odd.json").write_text('{"format": 1, "title": "x", "day": "soon"}', "utf-8")
    broken = {kept.name: kept.broken for kept in plays.list() if kept.value is None}
    assert set(broken) == {"torn", "foreign", "newer", "odd"}
    assert all(broken.values())
    assert len(plays.plays()) == len(some())
    assert plays.remove("torn") is None
    assert len(people(plays.plays())) == 3


def test_a_file_damaged_after_an_edit_gives_the_one_before(tmp_path: Path) -> None:
    plays = Plays(tmp_path)
    name = str(plays.record(play(1, 2)))
    plays.keep(name, play(3, 4))
    (tmp_path / f"{name}.json").write_text("{", "utf-8")
    kept = plays.get(name)
    assert kept.value == play(1, 2)
    assert kept.mended


@pytest.mark.slow
@given(st.recursive(st.one_of(st.none(), st.booleans(), st.integers(), st.text()),
                    lambda s: st.lists(s) | st.dictionaries(st.text(), s), max_leaves=5),
       st.sampled_from(sorted(to_data(some()[2]))))  # fmt: skip
def test_no_data_make_reading_fail_without_words(value: object, name: str) -> None:
    data = {**to_data(some()[2]), name: value}
    told = "companion.play.unfit."
    try:
        of_data(data)
    except Unfit as error:
        told = error.message.key
    assert told.startswith("companion.play.unfit.")


def test_a_disk_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", "utf-8")
    problem = Plays(tmp_path / "file").record(play(1, 2))
    assert not isinstance(problem, str)
    assert problem.key == "companion.play.cannot_keep"
    assert Plays(tmp_path / "file").list() == ()


@pytest.mark.parametrize("kind", ["json", "csv"])
def test_an_export_brought_in_elsewhere_gives_the_same_history(tmp_path: Path, kind: str) -> None:
    ours, theirs = filled(tmp_path / "ours"), Plays(tmp_path / "theirs")
    path = exchange.give(ours, tmp_path, kind, "20310603")
    brought = exchange.bring(theirs, path)
    assert (len(brought.added), brought.known, brought.refused) == (len(some()), 0, ())
    assert theirs.list() == ours.list()


@pytest.mark.parametrize("kind", ["json", "csv"])
def test_an_import_twice_doubles_nothing(tmp_path: Path, kind: str) -> None:
    plays = filled(tmp_path / "ours")
    path = exchange.give(plays, tmp_path, kind, "20310603")
    before = plays.list()
    for _ in range(2):
        brought = exchange.bring(plays, path)
        assert (brought.added, brought.known) == ((), len(some()))
    assert plays.list() == before


WRITTEN = st.text(st.characters(blacklist_categories=["Cs", "Cc"]), max_size=20)
WRITTEN = WRITTEN.map(clean).map(str.strip)
"""What people may write: nothing that cannot be seen, nothing around it."""


NAMED = st.one_of(WRITTEN, WRITTEN.map("='-".__add__))
TOTALS = st.none() | st.integers(LOW, HIGH)


@pytest.mark.slow
@given(st.lists(st.tuples(NAMED, TOTALS), max_size=4), WRITTEN, WRITTEN.map("@".__add__))
def test_whatever_was_written_comes_back_from_a_table(
    people: list[tuple[str, int | None]], place: str, note: str
) -> None:
    made = tuple(Person(name, at, given=total) for at, (name, total) in enumerate(people))
    one = replace(play(), people=made, place=place, note=note)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "own.csv"
        path.write_text(as_csv([Kept("one", one)]), "utf-8-sig", newline="")
        found, refused = exchange.read(path)
    assert not refused
    assert [back.play for back in found] == [one]


def test_no_name_is_written_as_a_formula_of_a_spreadsheet() -> None:
    one = play(1).person(0, name="=1+1")
    assert ",'=1+1," in as_csv([Kept("one", one)])


def test_an_import_changes_nothing_that_was_edited_here_and_says_so(tmp_path: Path) -> None:
    plays = Plays(tmp_path / "ours")
    name = str(plays.record(play(1, 2)))
    path = exchange.give(plays, tmp_path, "json", "x")
    plays.keep(name, play(1, 7))
    brought = exchange.bring(plays, path)
    assert [why.key for _, why in brought.refused] == ["companion.play.unfit.differs"]
    assert plays.plays() == (play(1, 7),)


def test_a_table_made_by_hand_is_understood_with_semicolons_and_real_minus_signs(
    tmp_path: Path,
) -> None:
    path = tmp_path / "own.csv"
    path.write_text("game;day;name;total\nbeta;2030-01-02;Ada;−4\nbeta;2030-01-02;Bo;12\n", "utf-8")
    plays = Plays(tmp_path / "plays")
    exchange.bring(plays, path)
    assert exchange.bring(plays, path).known == 1
    (made,) = plays.plays()
    assert [(one.name, one.total) for one in made.people] == [("Ada", -4), ("Bo", 12)]


def test_what_makes_no_sense_is_refused_with_its_line_and_the_rest_comes_in(tmp_path: Path) -> None:
    path = tmp_path / "own.csv"
    path.write_text(
        "game,day,name,total,lines\nbeta,2030-01-02,Ada,4,\nbeta,someday,Bo,12,\n"
        'beta,2030-01-04,Cy,many,\nbeta,2030-01-05,Di,5,"[{""key"":""k"",""points"":4}]"\n',
        "utf-8",
    )
    brought = exchange.bring(Plays(tmp_path / "plays"), path)
    assert len(brought.added) == 1
    told = [(where.params["number"], why.key.rpartition(".")[2]) for where, why in brought.refused]
    assert told == [(3, "day"), (4, "number"), (5, "sum")]


@pytest.mark.parametrize(
    ("file", "text"),
    [("a.json", "{"), ("a.json", "[]"), ("a.csv", "colour,total\n1,2\n"), ("a.csv", "")],
)
def test_a_file_that_is_no_history_is_refused_in_words(
    tmp_path: Path, file: str, text: str
) -> None:
    (tmp_path / file).write_text(text, "utf-8")
    brought = exchange.bring(Plays(tmp_path / "plays"), tmp_path / file)
    assert len(brought.refused) == 1
    assert not brought.added


def test_names_in_a_file_cannot_lead_out_of_the_folder(tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    row = {"name": "../../outside", **to_data(play(1, 2))}
    path.write_text(json.dumps({"format": 1, "plays": [row]}), "utf-8")
    exchange.bring(Plays(tmp_path / "plays"), path)
    assert [f.parent.name for f in tmp_path.rglob("*-alpha-*.json")] == ["plays"]


def test_people_are_counted_with_shared_wins_and_without_computers() -> None:
    known = {one.name: one for one in people(some())}
    assert set(known) == {"Amira", "Tamar", "Ioana"}
    assert (known["Tamar"].plays, known["Tamar"].wins) == (1, 1)
    assert known["Ioana"].wins == 1
    assert known["Amira"].wins == 0


def test_whoever_plays_alone_beats_nobody() -> None:
    (one,) = people([play(-5), play(-9)])
    assert (one.plays, one.wins) == (2, 0)


def test_names_that_differ_in_capitals_only_are_one_person() -> None:
    other = play(1, 2).person(0, name="amira ")
    assert len(people([play(1, 2), other])) == 2
