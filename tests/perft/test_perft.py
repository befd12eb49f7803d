"""Perft counts hold, and a brute-force enumeration through `refuse` confirms them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from game.core.contract import AnyRules
from game.core.registry import titles
from tests.conformance.cases import CASES, SEEDS, Case, decisions, game
from tests.perft.walk import by_action, count, counts, files, legal, read

MOST = 2_000
"""Counts up to this size are confirmed by brute force too."""

FILES = [path for title in sorted(titles()) for path in files(title)]
every = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
WRITE = "if that is meant: python -m tests.golden --write"


def forced(title: str) -> Any:
    """Give the listing of a title that tries every conceivable action on `refuse`.

    Its `everything.py` offers `universe(rules, state)` and `spare(rules, state, action)`, which
    tells the actions that `legal` leaves out on purpose though they are accepted.
    """
    module = import_module(f"tests.{title}.everything")

    def listing(rules: AnyRules, state: Any) -> list[Any]:
        accepted = [a for a in module.universe(rules, state) if rules.refuse(state, a) is None]
        return [action for action in accepted if not module.spare(rules, state, action)]

    return listing


@every
def test_the_counts_hold(path: Path) -> None:
    position = read(path)
    assert position.counts
    for depth, wanted in position.counts.items():
        found = count(position, position.state, depth, legal)
        told = f"depth {depth}; {WRITE} {path.parts[-3]}\n{by_action(position, depth)}"
        assert found == wanted, told


@pytest.mark.shared
@pytest.mark.slow
@every
def test_brute_force_finds_the_same_counts(path: Path) -> None:
    position = read(path)
    listing = forced(path.parts[-3])
    small = {depth: wanted for depth, wanted in position.counts.items() if wanted <= MOST}
    assert small
    found = counts(position, max(small), listing)
    assert {depth: found[depth] for depth in small} == small


@pytest.mark.parametrize("case", CASES, ids=str)
def test_brute_force_finds_the_legal_actions_all_through_a_game(case: Case) -> None:
    match = game(case, SEEDS[0])
    listing = forced(case.title)
    for state in decisions(match, 18):
        found = list(listing(match.rules, state))
        assert len(found) == len(set(found))
        assert set(found) == set(match.rules.legal(state))
