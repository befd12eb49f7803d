"""A match looked back upon: positions, index, sight, copies."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.match import Match
from game.core.registry import titles
from game.core.setup import MatchSetup, SeatSetup
from game.opening import open_match
from game.replay.branch import branch
from game.replay.index import UNITS, index_of
from game.replay.record import Record, of_match
from game.replay.sight import alone, sight_of
from tests.build.matches import match_setup, midway, played, seat_counts

TITLES = sorted(titles())


def over(title: str) -> Record:
    seats = min(seat_counts(title))
    return of_match(match_setup(title, seats), played(title, seats))


def running(title: str) -> Record:
    seats = min(seat_counts(title))
    return of_match(match_setup(title, seats), midway(title, seats))


@pytest.mark.parametrize("title", TITLES)
def test_every_place_is_the_position_after_so_many_entries(title: str) -> None:
    record = running(title)
    again = open_match(record.setup)
    for place in range(record.last):
        assert record.state(place) == again.state
        assert record.played(place).entry == record.entry(place)
        again.replay((record.entry(place),))
    assert record.state(record.last) == again.state == record.match.state


def test_there_is_no_place_before_the_beginning_or_after_the_newest() -> None:
    record = running("bronze")
    for place in (-1, record.last + 1):
        with pytest.raises(IndexError):
            record.state(place)


def test_a_record_stays_as_it_was_when_its_match_goes_on_and_back() -> None:
    match: Match = midway("bronze", 2)
    record = of_match(match_setup("bronze", 2), match)
    newest = record.state(record.last)
    match.undo()
    match.play(list(match.rules.legal(match.state))[-1])
    assert record.state(record.last) == newest


@pytest.mark.parametrize("title", TITLES)
def test_forward_by_any_unit_ends_at_the_newest_place_and_back_at_the_first(title: str) -> None:
    index = index_of(over(title))
    for unit in UNITS:
        place, seen = 0, [0]
        while index.after(place, unit) != place:
            place = index.after(place, unit)
            seen.append(place)
        assert place == index.last
        back = [place]
        while index.before(place, unit) != place:
            place = index.before(place, unit)
            back.append(place)
        assert place == 0
        assert back[::-1] in (seen, [0, *seen])


@pytest.mark.parametrize("title", TITLES)
def test_turns_and_rounds_follow_each_other_without_gaps(title: str) -> None:
    record = over(title)
    index = index_of(record)
    for spans in (index.turns, index.rounds):
        assert [span.end for span in spans[:-1]] == [span.first for span in spans[1:]]
        assert spans[-1].end == index.last
    assert [span.round for span in index.rounds] == list(range(1, len(index.rounds) + 1))
    made = [entry.seat for entry in record.match.log if entry.seat is not None]
    assert [decision.seat for decision in index.decisions] == made


def test_what_happened_since_a_seats_last_decision_begins_right_after_it() -> None:
    record = running("bronze")
    index = index_of(record)
    seats = [record.entry(place).seat for place in range(record.last)]
    last = max(place for place, seat in enumerate(seats) if seat == 0)
    own = [place for place in range(last) if seats[place] == 1]
    assert index.since(1) == own[-1] + 1
    assert index_of(of_match(record.setup, open_match(record.setup))).since(1) == 0


@pytest.mark.parametrize("title", TITLES)
def test_in_a_running_match_a_seat_sees_only_what_it_knows_and_afterwards_everything(
    title: str,
) -> None:
    record = running(title)
    rules, state = record.rules, record.state(record.last)
    assert sight_of(record, 1).state(rules, state) == rules.view(state, 1)
    done = over(title)
    middle = done.state(done.last // 2)
    assert sight_of(done, None).state(rules, middle) == middle
    for step in record.history():
        for event in step.step.events:
            assert sight_of(record, 0).event(event) == event.seen_by(0)
            assert sight_of(done, None).event(event) == event


def test_only_a_person_who_plays_alone_looks_with_own_eyes() -> None:
    def seated(*levels: str) -> int | None:
        chairs = tuple(SeatSetup(colour=at, level=level) for at, level in enumerate(levels))
        return alone(replace(running("bronze"), setup=MatchSetup("bronze", chairs)))

    assert (seated("easy", ""), seated("", ""), seated("easy", "hard")) == (1, None, None)


@pytest.mark.parametrize("title", TITLES)
def test_a_copy_stands_at_the_moment_and_has_the_seats_that_were_wished(title: str) -> None:
    record = over(title)
    place = index_of(record).decisions[6].place
    computer = SeatSetup("", 1, titles()[title].levels[0])
    seats = (SeatSetup("Zoe", 3), *(computer for _ in record.setup.seats[1:]))
    setup, match = branch(record, place, seats, "other", "first")
    assert match.state == record.state(place)
    assert setup.seats == seats
    assert (setup.first, setup.seed) == (record.setup.first, "other")
    assert setup.origin is not None
    assert (setup.origin.name, setup.origin.place) == ("first", place)
    assert record.match.state == record.state(record.last)


def test_with_the_same_fate_the_same_decisions_lead_to_the_same_end() -> None:
    record = over("ages")
    place = index_of(record).decisions[5].place
    for seed, alike in ((record.setup.seed, True), ("another", False)):
        _, match = branch(record, place, record.setup.seats, seed, "")
        match.begin()
        for entry in record.match.log[place:]:
            if entry.seat is not None and match.refuse(entry.action) is None:
                match.play(entry.action)
        assert (match.log == record.match.log) == alike


def test_the_start_player_stays_the_same_under_another_seed() -> None:
    for seed in ("a", "b", "c", "d"):
        setup = replace(match_setup("bronze", 4, seed), start=-1)
        record = of_match(setup, open_match(setup))
        for other in ("e", "f", "g"):
            assert branch(record, 0, setup.seats, other, "")[0].first == setup.first
