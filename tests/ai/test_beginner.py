"""Beginners by the lessons: every title has one; each maxim decides something that is legal."""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from game.ai.think import rules_of
from game.core.bot import Brief
from game.core.registry import titles
from game.lessons.chapters import has_lessons
from game.loading.title import load
from tests.beginner import Beginner, Maxim, Seen, beginner
from tests.build.titles import offered
from tests.duel import play

TITLES = [title for title in sorted(titles()) if offered(title, "maxims", "MAXIMS")]

MANY = 60
"""Games in which each maxim must have had something to say."""


def test_every_title_with_lessons_has_a_beginner_who_goes_by_them() -> None:
    assert [title for title in titles() if has_lessons(title) and title not in TITLES] == []


@pytest.mark.parametrize("title", TITLES)
def test_each_maxim_decides_something_and_only_what_may_be_done(title: str) -> None:
    rules, used, wrong = rules_of(title, {}), Counter[str](), list[str]()
    maxims = importlib.import_module(f"tests.{title}.maxims").MAXIMS

    def watched(maxim: Maxim) -> Maxim:
        def rule(seen: Seen) -> Any:
            action = maxim(seen)
            if action is not None:
                used[maxim.__name__] += 1
                if seen.rules.refuse(seen.view, action) is not None:
                    wrong.append(f"{maxim.__name__}: {action}")
            return action

        return rule

    player = Beginner(rules, [watched(maxim) for maxim in maxims])
    seats = max(2, min(load(title).cover.seats))
    for seed in range(MANY):
        play(rules, [player] * seats, str(seed))
        if len(used) == len(maxims):
            break
    assert not wrong
    assert [maxim.__name__ for maxim in maxims if not used[maxim.__name__]] == []


@pytest.mark.parametrize("title", TITLES)
def test_a_beginner_decides_the_same_in_the_same_place(title: str) -> None:
    rules = rules_of(title, {})
    seats = max(2, min(load(title).cover.seats))
    one, other = (play(rules, [beginner(title, rules)] * seats, "7") for _ in range(2))
    assert one == other


class Numbers:
    """A game in which one number is named, and is the score."""

    def legal(self, state: tuple[int, ...]) -> tuple[int, ...]:
        return state

    def apply(self, _: object, action: int, quiet: bool) -> SimpleNamespace:
        assert quiet
        return SimpleNamespace(state=action)

    def scores(self, state: int) -> list[SimpleNamespace]:
        return [SimpleNamespace(total=state)]


def chosen(numbers: tuple[int, ...], maxims: Sequence[Maxim]) -> Any:
    rules: Any = Numbers()
    return Beginner(rules, maxims).choose(Brief("", {}, numbers, 0, "", seed="1")).action


def test_the_first_maxim_that_says_something_decides() -> None:
    assert chosen((1, 2, 3), [lambda _: None, lambda _: 2, lambda _: 1]) == 2


def test_where_no_maxim_says_anything_points_decide() -> None:
    assert chosen((1, 3, 2), [lambda _: None]) == 3


def test_a_single_choice_needs_no_thought() -> None:
    assert chosen((1,), [lambda _: 2]) == 1
