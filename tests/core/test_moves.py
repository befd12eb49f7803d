"""The table of moves that every title declares, and the engine that reads it."""

from __future__ import annotations

import importlib
from dataclasses import dataclass, replace
from typing import Any, get_args

import pytest

from game.core.chance import Outcome, Roll
from game.core.contract import Chance, Over, Turn
from game.core.event import Events
from game.core.message import Refusal, refuse
from game.core.moves import Engine, Move, Moves
from game.core.registry import titles
from game.loading.title import load

each = pytest.mark.parametrize("title", sorted(titles()))


def engine_of(title: str) -> Any:
    rules = titles()[title].rules(load(title), {})
    assert isinstance(rules, Engine)
    return rules


def declared(title: str) -> tuple[type, type]:
    """Give the state and the union of actions that a title's rules are written for."""
    base = next(b for b in vars(type(engine_of(title)))["__orig_bases__"] if len(get_args(b)) == 3)
    _, state, action = get_args(base)
    return state, action


@each
def test_every_action_of_a_title_has_a_row(title: str) -> None:
    rows = engine_of(title).moves.rows
    assert set(rows) == set(get_args(declared(title)[1]))


@each
def test_every_action_and_its_state_can_be_kept(title: str) -> None:
    state, _ = declared(title)
    assert {state, Outcome, *engine_of(title).moves.rows} <= set(titles()[title].types)


@each
def test_every_phase_of_a_title_lists_its_actions(title: str) -> None:
    state, _ = declared(title)
    listed = engine_of(title).moves.legal
    phases = getattr(importlib.import_module(state.__module__), "PHASES", tuple(listed))
    assert set(listed) == set(phases)


@each
def test_every_row_belongs_to_phases_that_there_are(title: str) -> None:
    moves = engine_of(title).moves
    assert [row.action for row in moves.rows.values() if not row.phases] == []
    assert {phase for row in moves.rows.values() for phase in row.phases} <= set(moves.legal)


@each
def test_every_phase_but_the_end_is_some_actions_or_chances(title: str) -> None:
    moves = engine_of(title).moves
    asked = {phase for row in moves.rows.values() for phase in row.phases}
    for phase in set(moves.legal) - asked - {"over"}:
        state = replace(engine_of(title).setup(max(load(title).cover.seats)), phase=phase)
        assert isinstance(engine_of(title).pending(state), Chance)


@dataclass(frozen=True)
class Add:
    number: int


@dataclass(frozen=True)
class Slow(Add):
    """An action that belongs to two phases."""


@dataclass(frozen=True)
class Cheat:
    """An action that this game never has."""


@dataclass
class Sum:
    total: int = 0
    round: int = 1
    seat: int = 0
    phase: str = "add"

    def clone(self) -> Sum:
        return replace(self)


def add(tables: None, after: Sum, action: Add, told: Events) -> None:
    del tables, told
    after.total += action.number
    after.phase = "throw" if after.total == 1 else "over"


def answer(tables: None, after: Sum, outcome: Outcome, told: Events) -> None:
    del tables, told
    after.total += int(outcome.values[0])
    after.phase = "add"


def small(tables: None, state: Sum, action: Add) -> Refusal | None:
    del tables, state
    return None if action.number < 3 else refuse("sum.refuse.large")


class Sums(Engine[None, Sum, Add]):
    def waits(self, state: Sum) -> bool:
        return state.phase == "throw"

    def asks(self, state: Sum) -> Chance:
        return Chance(Roll(1), state.phase, (state.total,))


MOVES: Moves[None, Sum, Add] = Moves(
    "sum",
    (
        Move(Add, ("add",), add, small),
        Move(Slow, ("add", "throw"), add),
        Move(Cheat, ("add",), add, barred=lambda _, __: refuse("sum.refuse.honest")),
    ),
    {"add": lambda _, __: [Add(1), Add(2)], "over": lambda _, __: ()},
    answer,
)
RULES = Sums(MOVES, None)


def test_pending_is_a_turn_a_chance_or_the_end() -> None:
    assert RULES.pending(Sum()) == Turn(0, "add")
    assert RULES.pending(Sum(phase="throw")) == Chance(Roll(1), "throw", (0,))
    assert RULES.pending(Sum(phase="over")) == Over()


def test_the_list_is_that_of_the_phase_and_empty_while_chance_is_waited_for() -> None:
    assert list(RULES.legal(Sum())) == [Add(1), Add(2)]
    assert list(RULES.legal(Sum(phase="throw"))) == []


@pytest.mark.parametrize(
    ("action", "phase", "key"),
    [
        (Add(2), "add", None),
        (Add(3), "add", "sum.refuse.large"),
        (Add(2), "over", "sum.refuse.step"),
        (Add(2), "throw", "sum.refuse.step"),
        (Cheat(), "over", "sum.refuse.honest"),
        ("add", "add", "sum.refuse.unknown"),
    ],
)
def test_a_refusal_says_why(action: object, phase: str, key: str | None) -> None:
    refusal = RULES.refuse(Sum(phase=phase), action)
    assert (refusal and refusal.key) == key


@pytest.mark.parametrize(
    ("action", "steps"),
    [(Add(1), ("sum.phase.add",)), (Slow(1), ("sum.phase.add", "sum.phase.throw"))],
)
def test_the_refusal_of_a_step_names_every_phase_of_the_action(
    action: Add | Slow, steps: tuple[str, ...]
) -> None:
    refusal = RULES.refuse(Sum(phase="over"), action)
    assert refusal is not None
    assert refusal.params == {"step": steps, "count": len(steps)}


def test_what_comes_by_itself_follows_actions_and_answers() -> None:
    def follow(_: None, after: Sum, __: Events) -> None:
        after.round += 1

    rules = Sums(Moves("sum", MOVES.rows.values(), MOVES.legal, answer, follow), None)
    assert rules.apply(Sum(), Add(2)).state.round == 2
    assert rules.apply(Sum(phase="throw"), Outcome((6,))).state.round == 2


def test_a_step_is_sealed_as_the_row_of_its_action_says() -> None:
    row = Move(Add, ("add",), add, seals=lambda before, after, _: after.total > before.total + 1)
    rules = Sums(Moves("sum", (row,), MOVES.legal, answer), None)
    assert rules.apply(Sum(), Add(2)).sealed
    assert not rules.apply(Sum(), Add(1)).sealed
    assert not rules.apply(Sum(phase="throw"), Outcome((6,))).sealed


def test_a_step_leaves_the_old_state_alone() -> None:
    before = Sum()
    assert RULES.apply(before, Add(2)).state == Sum(2, phase="over")
    assert before == Sum()


def test_what_is_refused_or_was_not_asked_raises() -> None:
    with pytest.raises(ValueError, match=r"sum\.refuse\.large"):
        RULES.apply(Sum(), Add(3))
    for outcome, phase in ((Outcome((7,)), "throw"), (Outcome((6,)), "add")):
        with pytest.raises(ValueError, match="answers nothing that was asked"):
            RULES.apply(Sum(phase=phase), outcome)


def test_a_quiet_step_is_trusted() -> None:
    assert RULES.apply(Sum(), Add(7), quiet=True).state.total == 7
