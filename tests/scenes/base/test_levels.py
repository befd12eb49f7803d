import pytest

from game.core.ladder import Ladder, Measured, Rung, Starts
from game.core.registry import titles
from scenes.base import levels as spoken
from scenes.base.levels import STRENGTHS, begins, strength, wins
from scenes.command_line.texts import english


def test_strengths_rise_with_the_levels_however_many_a_title_has() -> None:
    for count in range(1, 8):
        levels = [f"level {at}" for at in range(count)]
        found = [STRENGTHS.index(strength(levels, level)) for level in levels]
        assert found == sorted(set(found))
        assert found[0] + found[-1] == len(STRENGTHS) - 1, "as far from the middle at both ends"


def test_titles_with_as_many_levels_call_them_alike() -> None:
    said: dict[int, set[tuple[str, ...]]] = {}
    for title in titles().values():
        words = tuple(strength(title.levels, level) for level in title.levels)
        said.setdefault(len(title.levels), set()).add(words)
    assert all(len(words) == 1 for words in said.values())


def measured(monkeypatch: pytest.MonkeyPatch, seats: int) -> None:
    """Let every title have been measured alike."""
    rungs = (Rung(0.93, 0.9, 0.95, "one", 99), Rung(0.66, 0.6, 0.7, "two", 99))
    who = (Measured(0.42, 0.35, 0.49), Measured(0.58, 0.51, 0.65))
    even = (Measured(0.3, 0.2, 0.4), Measured(0.3, 0.2, 0.4), Measured(0.4, 0.3, 0.5))
    found = Ladder(seats, rungs, (Starts(99, who), Starts(99, even)))
    monkeypatch.setattr(spoken, "ladder", lambda _: found)


def test_a_level_says_how_many_of_ten_it_wins_and_against_whom(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    measured(monkeypatch, 2)
    assert wins(english(), "any", "one") == "Wins 9 of 10 against random moves."
    assert wins(english(), "any", "two") == "Wins 7 of 10 against “Easy”."
    assert wins(english(), "any", "three") == ""
    measured(monkeypatch, 3)
    assert wins(english(), "any", "two") == "Wins 7 of 10 among “Easy”."


def test_who_begins_is_spoken_of_only_where_it_matters(monkeypatch: pytest.MonkeyPatch) -> None:
    measured(monkeypatch, 2)
    told = "Among equals, whoever plays second wins most often: 58 of 100 games."
    assert [begins(english(), "any", seats) for seats in (2, 3, 4)] == [told, "", ""]
