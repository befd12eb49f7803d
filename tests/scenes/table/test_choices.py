"""The prompt and the buttons say what can be done, whosever board is looked at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

import pytest

from game.core.contract import Turn
from game.core.message import Message
from game.i18n.catalog import Catalog
from game.loading.problems import Problem
from scenes.table.contract import BoardView, Choice, Mat
from scenes.table.registry import stage
from tests.build.titles import offered
from tests.build.views import Views
from tests.conformance.cases import CASES, SEEDS, Case, decisions, game

WIDEST = {
    (case.title, tuple(case.options.items())): case
    for case in sorted(CASES, key=lambda case: case.seats)
}
"""The largest table of each set of options."""
cases = pytest.mark.parametrize(
    "case",
    [
        case
        for case in CASES
        if case in WIDEST.values() and offered(case.title, "screen.views", "VIEWS")
    ],
    ids=str,
)


@dataclass(frozen=True)
class Keys:
    """A language that says the key of each text, and whether it tells a number that is 0."""

    english: Catalog
    language = "en"
    share = 100
    faults: tuple[Problem, ...] = ()
    undrawn: frozenset[str] = frozenset()

    def has(self, key: str) -> bool:
        return self.english.has(key)

    def text(self, key: str, /, **params: object) -> str:
        found = self.english.find(key)
        told = found is not None and "{count}" in str(found[1])
        return f"{key} of nothing" if told and params.get("count") == 0 else key

    def say(self, message: Message) -> str:
        return message.key


def in_keys(seen: BoardView) -> BoardView:
    """Give the same view in the language of keys."""
    assert isinstance(seen.words, Catalog)
    return replace(seen, words=Keys(seen.words))


def views(case: Case, most: int) -> Iterator[BoardView]:
    """Give what deciding seats see in a game, with nothing chosen and with things chosen."""
    match = game(case, SEEDS[0])
    made: Views = offered(case.title, "screen.views", "VIEWS")
    for state in decisions(match, most):
        assert isinstance(match.rules.pending(state), Turn)
        seen = made.board_view(state, by=match.rules)
        yield seen
        legal = list(match.rules.legal(seen.state))
        kinds: Mapping[type, Any] = {type(action): action for action in reversed(legal)}
        for action in kinds.values():
            yield replace(seen, selection=mat_of(seen, case).prepare(action))


def mat_of(seen: BoardView, case: Case) -> Mat[Any, Any, Any]:
    return stage(case.title).open(seen)


def asked(seen: BoardView, case: Case) -> tuple[Any, ...]:
    mat = mat_of(seen, case)
    return mat.prompt(), mat.choices(), mat.fresh()


@cases
def test_prompt_and_buttons_are_the_same_whosever_board_is_open(case: Case) -> None:
    other = {}
    for seen in views(case, 30):
        own = asked(seen, case)
        for shown in range(case.seats):
            there = asked(replace(seen, shown=shown), case)
            if there != own:
                other[seen.pending.phase, shown == seen.me] = own, there  # type: ignore[union-attr]
    assert not other


def families(choices: tuple[Choice, ...], pressed: bool) -> set[str]:
    """Name the buttons that can be pressed, or that cannot."""
    made = (one.label.removesuffix("_none") for one in choices if bool(one.intent) is pressed)
    return {label.removesuffix(" of nothing") for label in made}


@cases
def test_every_button_can_be_pressed_now_or_after_something_is_chosen(case: Case) -> None:
    dead = set()
    for seen in views(case, 40):
        mat = mat_of(in_keys(seen), case)
        left = families(mat.choices(), pressed=False)
        for action in mat.rules.legal(mat.state) if left else ():
            left -= families(mat.with_selection(mat.prepare(action)).choices(), pressed=True)
            if not left:
                break
        dead |= {(mat.phase, label) for label in left}
    assert not dead


@cases
def test_no_prompt_and_no_button_asks_for_nothing(case: Case) -> None:
    empty = set()
    for seen in views(case, 40):
        mat = mat_of(in_keys(seen), case)
        said = (mat.prompt().text, *(one.label for one in mat.choices()))
        empty |= {(mat.phase, words) for words in said if words.endswith("of nothing")}
    assert not empty
