"""The positions that a list offers: of people, from whole analyses, the worst first."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.analysis import keeping
from game.core.match import Match
from game.core.setup import MatchSetup
from game.practice.finding import EACH, opened, tasks
from game.replay.record import of_match
from game.storage.solved import Solved
from game.storage.store import Store
from tests.build.matches import match_setup, played
from tests.build.practice import NAME, keep_analysed


def over(bots: int = 1) -> tuple[MatchSetup, Match]:
    return match_setup("stoneage", 2, bots=bots), played("stoneage", 2)


def choices(match: Match, seat: int) -> list[int]:
    """Name the places at which a seat had something to choose among."""
    record = of_match(match_setup("stoneage", 2), match)
    return [
        at
        for at, entry in enumerate(match.log)
        if entry.seat == seat and len(list(record.rules.legal(record.state(at)))) > 1
    ]


def kept(losses: list[float], seat: int = 0) -> Store:
    store, (setup, match) = Store(), over()
    places = choices(match, seat)[: len(losses)]
    keep_analysed(store, setup, match, dict(zip(places, losses, strict=True)))
    return store


def test_the_costliest_decision_comes_first_and_none_below_dubious() -> None:
    found = tasks(kept([4, 20, 1]), "stoneage")
    assert [round(task.decision.loss / 164) for task in found] == [20, 4]


def test_a_match_gives_only_the_positions_that_cost_most() -> None:
    found = tasks(kept([10.0 + at for at in range(EACH + 2)]), "stoneage")
    assert len(found) == EACH
    assert round(found[-1].decision.loss / 164) == 12


def test_what_a_computer_player_lost_is_no_task() -> None:
    assert not tasks(kept([20], seat=1), "stoneage")


def test_matches_of_another_title_are_left_out() -> None:
    assert not tasks(kept([20]), "bronze")


def test_a_task_leads_to_its_position() -> None:
    store = kept([20])
    task = tasks(store, "stoneage")[0]
    found = opened(store, task)
    assert found is not None
    assert found.open().state == found.record.state(task.decision.place)
    assert task.chair.name == "Mia"


def test_an_analysis_of_another_match_offers_nothing_to_play() -> None:
    store, (setup, match) = kept([20]), over()
    task = tasks(store, "stoneage")[0]
    other = of_match(replace(setup, seed="another"), match)
    path = keeping.beside(store.folder / f"{NAME}.json")
    stage, _ = keeping.load(path, store.record(NAME))
    keeping.keep(path, keeping.mark_of(other), stage, True)
    assert opened(store, task) is None


@pytest.mark.slow
@pytest.mark.parametrize("whole", [True, False])
def test_only_a_whole_analysis_is_listed(whole: bool) -> None:
    store = kept([20])
    path, record = keeping.beside(store.folder / f"{NAME}.json"), store.record(NAME)
    stage, _ = keeping.load(path, record)
    keeping.keep(path, keeping.mark_of(record), stage, whole)
    assert bool(tasks(store, "stoneage")) == whole


def test_what_was_solved_stays_ticked_for_its_title_alone() -> None:
    folder = Store().folder / "solved"
    assert Solved(folder).tick("bronze", "a/1") is None
    assert Solved(folder).tick("bronze", "b/2") is None
    assert Solved(folder).of("bronze") == {"a/1", "b/2"}
    assert not Solved(folder).of("ages")


def test_a_damaged_list_of_what_was_solved_counts_as_empty() -> None:
    folder = Store().folder / "solved"
    Solved(folder).tick("bronze", "a/1")
    (folder / "bronze.json").write_bytes(b'{"format":1,"solved":[1]}')
    assert not Solved(folder).of("bronze")
