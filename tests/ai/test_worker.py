"""A worker always answers, whatever happens to its process, and leaves nothing behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.ai import worker
from game.ai.think import think
from game.ai.worker import Inline, Lent, Process, Ticket
from game.core.bot import Advice, Brief
from tests.ai.briefs import TITLES, accepted, brief, dies, dies_once, sleeps

TITLE = TITLES[0]
PATIENCE = 30

Make = Callable[..., Process]


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def make() -> Iterator[Make]:
    """Make workers that are closed when the test is over."""
    made: list[Process] = []

    def build(answer: Callable[[Brief], Advice] = think, clock: Clock | None = None) -> Process:
        made.append(Process(answer, clock or time.monotonic))
        return made[-1]

    yield build
    for process in made:
        process.close()


def wait(process: Process, ticket: Ticket) -> Advice:
    """Poll until there is an answer."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        advice = process.poll(ticket)
        if advice is not None:
            return advice
        time.sleep(0.005)
    raise AssertionError("no answer")


def test_the_process_answers_as_thinking_at_once_does(make: Make) -> None:
    process, asked = make(), brief(TITLE)
    process.start(TITLE, {})
    ticket = process.submit(asked, place=7)
    assert ticket.place == 7
    assert wait(process, ticket) == think(asked) == _inline(asked)
    assert process.poll(ticket) is None
    assert not process.faults


def _inline(asked: Brief) -> Advice | None:
    inline = Inline()
    return inline.poll(inline.submit(asked))


@pytest.mark.slow
def test_questions_are_answered_in_turn_and_each_to_its_ticket(make: Make) -> None:
    process = make()
    questions = [replace(brief(TITLE), seed=str(number)) for number in range(5)]
    tickets = [process.submit(asked) for asked in questions]
    for asked, ticket in reversed(list(zip(questions, tickets, strict=True))):
        assert wait(process, ticket) == think(asked)


def test_a_killed_process_is_replaced_and_the_question_answered(make: Make) -> None:
    process, asked = make(), brief(TITLE)
    wait(process, process.submit(asked))
    first = process.pid
    assert first
    os.kill(first, signal.SIGKILL)
    assert wait(process, process.submit(asked)) == think(asked)
    assert process.pid != first
    assert process.faults


@pytest.mark.slow
def test_a_process_that_dies_while_thinking_is_asked_once_more(make: Make, tmp_path: Path) -> None:
    process = make(dies_once)
    asked = replace(brief(TITLE), seed=str(tmp_path / "mark"))
    assert wait(process, process.submit(asked)) == think(asked)
    assert len(process.faults) == 1


@pytest.mark.slow
def test_a_process_that_always_dies_ends_in_a_greedy_answer(make: Make) -> None:
    process, asked = make(dies), brief(TITLE)
    advice = wait(process, process.submit(asked))
    assert accepted(asked, advice)
    assert advice.fault == "the process died"
    assert process.faults == ["the process died"] * worker.TRIES


@pytest.mark.slow
def test_a_dropped_question_is_never_answered(make: Make) -> None:
    process, asked = make(), brief(TITLE)
    early, waiting, kept = (process.submit(asked) for _ in range(3))
    process.drop(early)
    process.drop(waiting)
    assert wait(process, kept) == think(asked)
    assert process.poll(early) is None
    assert process.poll(waiting) is None


def test_a_closed_worker_leaves_no_process(make: Make) -> None:
    process = make(sleeps)
    process.submit(brief(TITLE))
    pid = process.pid
    process.close()
    assert pid not in [child.pid for child in multiprocessing.active_children()]
    assert process.pid is None
    with pytest.raises(ProcessLookupError):
        os.kill(pid or 0, 0)


def test_without_processes_the_answer_is_thought_here(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(kind: str) -> None:
        raise OSError(f"no {kind}")

    monkeypatch.setattr(multiprocessing, "get_context", none)
    process, asked = make(), brief(TITLE)
    assert process.poll(process.submit(asked)) == think(asked)
    assert process.faults


def test_a_worker_that_is_lent_stays_warm_when_a_table_closes(make: Make) -> None:
    process, asked = make(), brief(TITLE)
    first, second = Lent(process), Lent(process)
    wait(process, first.submit(asked))
    pid = process.pid
    left = first.submit(asked)
    first.close()
    kept = second.submit(asked)
    assert wait(process, kept) == think(asked)
    assert process.poll(left) is None
    assert process.pid == pid


def test_an_inline_worker_forgets_what_is_dropped() -> None:
    inline = Inline()
    ticket = inline.submit(brief(TITLE))
    inline.drop(ticket)
    assert inline.poll(ticket) is None
