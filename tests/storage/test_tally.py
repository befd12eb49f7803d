"""A tally is a play of the history whose lines are rounds."""

from __future__ import annotations

from datetime import date

import pytest

from game.storage import exchange, tally
from game.storage.play import Person, Play, of_data, places, title_of, to_data, winners
from game.storage.plays import Plays

DAY = date(2031, 6, 1)


def counted(*rounds: tuple[int, ...], lowest: bool = False) -> Play:
    """Give a tally with these points by round."""
    names = ("Amira", "Tamar", "Ioana")[: len(rounds[0])]
    play = tally.begun("Skat", DAY, tuple(map(Person, names)), lowest)
    for at, scored in enumerate(rounds, 1):
        for seat, points in enumerate(scored):
            play = tally.put(play, seat, at, points)
    return play


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("Skat", "Skat"),
        ("Port Royal", "Port_Royal"),
        ("6 nimmt!", "_6_nimmt"),
        ("Дурак", "Дурак"),
        ("BRONZE", "bronze"),
        ("!?", ""),
    ],
)
def test_a_game_of_any_name_has_an_id_that_the_history_takes(name: str, wanted: str) -> None:
    found = tally.game_id(name)
    assert found == wanted
    assert not found or title_of(found) == found


def test_lowest_or_highest_wins_and_ties_are_shared() -> None:
    high, low = counted((5, 9, 9), (2, -2, -2)), counted((5, 9, 9), (2, -2, -2), lowest=True)
    assert [one.total for one in high.people] == [7, 7, 7]
    assert places(counted((5, 9, 9))) == (3, 1, 1)
    assert places(counted((5, 9, 9), lowest=True)) == (1, 2, 2)
    assert winners(low) == winners(high) == (0, 1, 2)
    assert winners(tally.turned(counted((5, 9, 9)))) == (0,)
    assert tally.turned(tally.turned(high)) == high


def test_an_earlier_line_is_corrected_and_one_is_taken_out() -> None:
    play = counted((1, 2), (3, 4), (5, 6))
    assert [one.total for one in tally.put(play, 0, 2, 30).people] == [36, 12]
    less = tally.without(play, 2)
    assert tally.rounds(less) == 2
    assert [tally.points(less, seat, 2) for seat in range(2)] == [5, 6]


def test_the_first_gap_is_due_next_also_of_whoever_came_later() -> None:
    play = counted((1, 2), (3, 4))
    assert tally.due(play) == (3, 0)
    assert tally.due(tally.put(play, 0, 3, 7)) == (3, 1)
    late = Play(play.title, play.day, (*play.people, Person("Ioana")), kind=play.kind)
    assert tally.due(late) == (1, 2)


def test_a_tally_comes_back_from_the_disk_and_from_a_table() -> None:
    play = counted((5, -9), (2, 0), lowest=True)
    assert of_data(to_data(play)) == play
    plays = Plays()
    name = plays.new_name(play)
    assert plays.keep(name, play) is None
    assert plays.get(name).value == play
    path = exchange.give(plays, plays.folder.parent, "csv", "today")
    (found,), wrong = exchange.read(path)
    assert not wrong
    assert found.play == play
