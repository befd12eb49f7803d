"""A warning holds an action back once; Enter goes on; off is silence."""

from __future__ import annotations

import pytest

from game.core.message import Message
from scenes.table.session import Session
from scenes.ui.picture import Act, Do
from tests.build.toy import Mark
from tests.scenes.table.test_table import prompt, table


@pytest.fixture(autouse=True)
def _wasteful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every action of the toy lose something."""
    lost = (Message("toy.reason"),)
    monkeypatch.setattr(Session, "warnings", lambda _session, _action: lost)


def _act() -> Act:
    return Act(Mark((0,)))


def test_a_warning_holds_an_action_back_until_enter() -> None:
    seated = table(coach="warns")
    seated.scene.do(_act())
    seated.scene.renew()
    assert seated.scene.session.steps == 0
    assert "toy.reason" in prompt(seated)
    seated.pilot.press("return")
    assert seated.scene.session.match.log[0].action == Mark((0,))


def test_the_same_is_not_said_twice_in_a_turn() -> None:
    seated = table(coach="warns")
    seated.scene.do(_act())
    seated.scene.controller.revise(Do("spot", 1))
    seated.scene.do(_act())
    assert seated.scene.session.steps == 1


@pytest.mark.parametrize("coach", ["off", "asks"])
def test_a_coach_that_is_off_or_only_asked_holds_nothing_back(coach: str) -> None:
    seated = table(coach=coach)
    seated.scene.do(_act())
    assert seated.scene.session.steps == 1


def test_a_coach_that_is_off_gives_no_hints() -> None:
    seated = table(coach="off")
    seated.pilot.press("h")
    assert not seated.scene.session.hinting
    assert "off" in prompt(seated)
