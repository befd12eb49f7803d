"""From brief to advice, whatever the level does."""

from __future__ import annotations

import logging
import pickle
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from game.ai import think
from game.ai.greedy import greedy
from game.core.bot import Advice, Brief
from game.core.registry import titles
from tests.ai.briefs import TITLES, accepted, brief

LEVELS = [(title, level) for title in TITLES for level in (*titles()[title].levels, "random")]


@pytest.mark.parametrize(("title", "level"), LEVELS)
def test_the_same_brief_gives_the_same_advice(title: str, level: str) -> None:
    asked = brief(title, level)
    first = think.think(asked)
    think._bot.cache_clear()
    assert think.think(asked) == first
    assert accepted(asked, first)


@pytest.mark.parametrize(("title", "level"), LEVELS)
def test_brief_and_advice_come_whole_through_a_pickle(title: str, level: str) -> None:
    asked = brief(title, level)
    again = pickle.loads(pickle.dumps(asked))
    assert again == asked
    assert pickle.loads(pickle.dumps(think.think(asked))) == think.think(again)


@pytest.mark.parametrize("title", TITLES)
def test_a_random_player_does_everything_legal_about_equally_often(title: str) -> None:
    asked = brief(title)
    legal = list(think.rules_of(title, {}).legal(asked.view))
    seeds = range(60 * len(legal))
    counts = Counter(str(think.think(replace(asked, seed=str(seed))).action) for seed in seeds)
    assert set(counts) == {str(action) for action in legal}
    assert min(counts.values()) > 25


class Broken:
    """A player that answers nonsense, or fails."""

    def __init__(self, action: Any) -> None:
        self.action = action

    def choose(self, asked: Brief) -> Advice:
        del asked
        if isinstance(self.action, Exception):
            raise self.action
        return Advice(self.action)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("answer", ["nonsense", None, ValueError("lost")])
def test_a_wrong_answer_is_replaced_counted_and_logged(
    title: str,
    answer: Any,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    asked = brief(title, "any")
    monkeypatch.setattr(think, "_bot", lambda *_: Broken(answer))
    with caplog.at_level(logging.ERROR):
        found = think.answer(asked)
    assert found.fault
    assert accepted(asked, found.advice)
    assert caplog.records


@pytest.mark.parametrize("title", TITLES)
def test_the_greedy_answer_is_legal_at_every_decision_of_a_game(title: str) -> None:
    for decisions in range(0, 60, 4):
        asked = brief(title, decisions=decisions)
        assert accepted(asked, greedy(think.rules_of(title, {}), asked.view, asked.seat))
