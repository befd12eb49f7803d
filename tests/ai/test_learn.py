"""A net learns what no sum tells, from games that are there to be tuned on, and fits the sheet."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from game.ages.bots.players import net as net_of
from game.ages.bots.weights import Net
from game.ai.think import rules_of
from game.loading.title import load
from tests import learn
from tests.learn import Learner, Sample, fit, loss, samples, written

EITHER = [Sample({"one": 1.0}, 1.0), Sample({"other": 1.0}, 1.0)]
BOTH_OR_NONE = [Sample({"one": 1.0, "other": 1.0}, 0.0), Sample({}, 0.0)]
RULES: Any = rules_of("ages", {})


def known_net() -> Net:
    found = net_of(load("ages"), RULES)
    assert found is not None
    return found


def test_a_net_learns_what_no_sum_of_its_inputs_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    known, random = [*EITHER, *BOTH_OR_NONE], Random(5)
    monkeypatch.setattr(learn, "BATCH", len(known))
    monkeypatch.setattr(learn, "PACE", 0.03)
    learner = Learner.fresh(["one", "other"], 8, random)
    before = loss(learner.chance, known)
    fit(learner, known, 600, random)
    assert before > 0.5
    assert loss(learner.chance, known) < 0.1


def test_positions_of_a_game_are_told_by_inputs_of_the_net_and_by_who_won() -> None:
    found = list(samples(RULES, known_net(), None, [1]))
    told = {name for sample in found for name in sample.inputs}
    learned = {name for name in told if name in known_net().inputs}
    # One seat's share of the win is what the other lacks.
    assert {sample.won for sample in found} in ({0.0, 1.0}, {0.5})
    assert {"own.points", "other.points", "round"} <= learned


def test_equal_seeds_give_equal_positions() -> None:
    one, other = (list(samples(RULES, known_net(), None, [3])) for _ in range(2))
    assert one == other


def test_what_is_learned_stands_in_the_sheet_below_its_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    net = known_net()
    learner = Learner.fresh(list(net.inputs), len(net.cells), Random(1))
    (tmp_path / "nets.yaml").write_text("# Words.\neditions: {}\n", "utf-8")
    monkeypatch.setattr(learn, "data_of", lambda _: tmp_path)
    learn.keep(learner, net)
    text = (tmp_path / "nets.yaml").read_text("utf-8")
    assert text.startswith("# Words.\neditions:")
    assert yaml.safe_load(text)["editions"]["base"] == written(learner, net)
    assert set(written(learner, net)) == {field.name for field in fields(Net)}
