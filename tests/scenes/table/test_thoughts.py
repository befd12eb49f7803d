"""Why something was done is told with the deed, and hints name the next best."""

from __future__ import annotations

from game.core.bot import Advice
from game.core.message import Message
from tests.build import toy
from tests.build.toy import Mark, Thinker
from tests.scenes.table.test_table import prompt, table, wait


def test_a_thought_stands_at_the_line_of_its_deed() -> None:
    seated = table(toy.session(bots=[0], worker=Thinker(Mark((0,)))))
    wait(seated, 1)
    rows = seated.scene.controller.view.entries()
    thoughts = [row for row in rows if row.thought]
    assert [bool(row.text) for row in thoughts] == [True]
    assert "toy.reason" in thoughts[0].thought


def test_a_reason_that_others_may_not_know_is_no_thought() -> None:
    secret = Advice(Mark((0,)), Message("toy.reason"), secret=True)
    seated = table(toy.session(bots=[0], worker=Thinker(secret)))
    wait(seated, 1)
    assert not any(row.thought for row in seated.scene.controller.view.entries())
    assert not seated.scene.session.reasons


def test_taking_back_takes_the_thought_with_the_deed() -> None:
    game = toy.session(bots=[0], worker=Thinker(Mark((0,))))
    seated = table(game)
    wait(seated, 1)
    chronicle = seated.scene.controller.view.chronicle
    chronicle.cut(0)
    assert not any(row.thought for row in seated.scene.controller.view.entries())


def test_a_hint_says_what_the_next_best_would_have_given() -> None:
    other = Message("toy.other")
    hint = Advice(Mark((1,)), Message("toy.reason"), other=other)
    seated = table(toy.session(worker=Thinker(hint)))
    seated.pilot.press("h")
    seated.app.turn(0.02)
    assert prompt(seated).endswith("toy.reason toy.other")
