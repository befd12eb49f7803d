"""A computer player on a slow machine stays the player it is: fewer samples, never another one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai import worker
from game.ai.think import think
from game.ai.worker import Process, Ticket
from game.core.bot import Advice, Brief, Limit
from game.core.message import Message
from tests.ai.briefs import TITLES, accepted, brief
from tests.ai.slow_child import Clock, Slow
from tests.build.titles import folder

TITLE = TITLES[0]
IDEAS = 40
MINUTE = 60.0


def counts(asked: Brief) -> Advice:
    """Think about forty ideas, and say how many there was time for."""
    thought = len(list(asked.limit.within(range(IDEAS))))
    return replace(think(asked), reason=Message("thought", {"count": thought}))


def thought(advice: Advice) -> object:
    assert advice.reason is not None
    return advice.reason.params["count"]


def wait(process: Process, ticket: Ticket, clock: Clock, step: float = 0.5) -> Advice:
    """Let time pass until there is an answer."""
    until = clock.now + 10 * MINUTE
    while clock.now < until:
        advice = process.poll(ticket)
        if advice is not None:
            return advice
        clock.now += step
    raise AssertionError("no answer")


def asked(seconds: float = 1.0) -> Brief:
    return brief(TITLE, limit=Limit(seconds=seconds))


def test_the_start_of_a_process_is_no_thinking() -> None:
    clock = Clock()
    process = Process(counts, clock, begin=Slow(clock, start=30.0, sample=0.02))
    advice = wait(process, process.submit(asked()), clock)
    assert (thought(advice), advice.fault, process.faults) == (IDEAS, "", [])
    assert clock.now >= 30.0


def test_a_hundred_times_slower_the_answer_has_fewer_samples_and_is_no_makeshift() -> None:
    clock = Clock()
    slow = Slow(clock, start=30.0, sample=2.0)
    process = Process(counts, clock, begin=slow)
    for _ in range(6):
        advice = wait(process, process.submit(asked()), clock)
        assert advice.fault == ""
        assert 1 <= int(str(thought(advice))) < IDEAS
    assert (process.faults, slow.begun) == ([], 1)


def test_patience_grows_on_a_slow_machine_up_to_what_a_person_accepts() -> None:
    clock = Clock()
    process = Process(counts, clock, begin=Slow(clock, start=1.0, sample=0.5))
    took = []
    for _ in range(6):
        ticket, began = process.submit(asked()), clock.now
        wait(process, ticket, clock, step=0.25)
        took.append(clock.now - began)
    assert took[1:] == sorted(took[1:])
    assert took[2] >= 4.0
    assert worker.LONGEST <= took[-1] <= worker.LONGEST + 1.0


def test_on_a_fast_machine_patience_stays_as_it_is() -> None:
    clock = Clock()
    process = Process(counts, clock, begin=Slow(clock, start=1.0, sample=0.02))
    for _ in range(6):
        assert thought(wait(process, process.submit(asked()), clock, step=0.1)) == IDEAS


def test_a_player_answers_at_once_when_it_is_asked_to() -> None:
    clock = Clock()
    process = Process(counts, clock, begin=Slow(clock, start=1.0, sample=1.0))
    ticket = process.submit(asked(seconds=60.0))
    for clock.now in (1.0, 2.0, 3.0, 4.5):
        assert process.poll(ticket) is None
    process.hurry(ticket)
    clock.now = 5.0
    advice = process.poll(ticket)
    assert advice is not None
    assert advice.fault == ""
    assert thought(advice) == 4


def test_a_player_asked_to_hurry_before_its_process_is_ready_answers_by_one_sample() -> None:
    clock = Clock()
    process = Process(counts, clock, begin=Slow(clock, start=20.0, sample=1.0))
    ticket = process.submit(asked(seconds=60.0))
    process.hurry(ticket)
    advice = wait(process, ticket, clock)
    assert (thought(advice), advice.fault) == (1, "")
    assert clock.now < 23.0


def test_a_dropped_question_holds_up_the_next_one_for_one_sample_only() -> None:
    clock = Clock()
    process = Process(counts, clock, begin=Slow(clock, start=0.0, sample=1.0))
    gone = process.submit(asked(seconds=60.0))
    process.poll(gone)
    process.drop(gone)
    ticket = process.submit(asked(seconds=4.0))
    advice = wait(process, ticket, clock)
    assert advice.fault == ""
    assert clock.now <= 7.0


@pytest.mark.parametrize("dies", [1, 2])
def test_a_process_that_dies_in_the_middle_is_followed_by_another(dies: int) -> None:
    clock = Clock()
    slow = Slow(clock, start=1.0, sample=0.02, dies=dies)
    process = Process(counts, clock, begin=slow)
    advice = wait(process, process.submit(asked()), clock)
    assert accepted(asked(), advice)
    assert process.faults == ["the process died"] * dies
    assert advice.fault == ("" if dies < worker.TRIES else "the process died")


def test_a_process_that_hangs_is_asked_anew_for_one_sample_before_a_makeshift_must_do() -> None:
    clock = Clock()
    briefs: list[Brief] = []

    def keeps(what: Brief) -> Advice:
        briefs.append(what)
        return counts(what)

    slow = Slow(clock, start=1.0, sample=10_000.0)
    process = Process(keeps, clock, begin=slow)
    advice = wait(process, process.submit(asked()), clock)
    assert advice.fault == "the process took too long"
    assert [briefs[0].limit.samples, briefs[-1].limit.samples] == [0, 1]
    assert slow.begun == worker.TRIES


def test_a_process_that_never_gets_ready_is_given_up() -> None:
    clock = Clock()
    process = Process(counts, clock, begin=Slow(clock, start=1e9, sample=1.0))
    advice = wait(process, process.submit(asked()), clock)
    assert accepted(asked(), advice)
    assert advice.fault == "the process does not get ready"


@pytest.mark.parametrize("title", TITLES)
def test_the_strong_player_is_itself_on_a_machine_a_hundred_times_slower(title: str) -> None:
    question = brief(title, "hard", decisions=9, limit=Limit(seconds=1.0))
    clock = Clock()
    slow = Slow(clock, start=30.0, sample=2.0)
    process = Process(think, clock, begin=slow)
    advice = wait(process, process.submit(question), clock, step=2.0)
    assert accepted(question, advice)
    assert (advice.fault, process.faults) == ("", [])
    assert slow.thought <= 3


@pytest.mark.parametrize("title", [title for title in TITLES if (folder(title) / "bots").is_dir()])
def test_every_strong_player_listens_while_it_searches(title: str) -> None:
    asks: list[int] = []

    def enough() -> bool:
        asks.append(1)
        return True

    for decisions in range(1, 12):
        question = brief(title, "hard", decisions, Limit(enough=enough))
        assert accepted(question, think(question))
    assert asks
