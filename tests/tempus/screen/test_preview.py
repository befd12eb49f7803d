"""What is shown before a decision is what the engine then does, over positions of whole games."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.tempus.actions import Birth, Build, Commit, Move
from game.tempus.state import UNKNOWN, State
from scenes.table.contract import BoardView
from scenes.tempus import STAGE
from scenes.tempus.hints import changes
from scenes.tempus.mat import TempusMat
from scenes.tempus.selection import Selection, action_of, prepare
from scenes.ui.picture import Act
from tests.build.tempus import rules
from tests.tempus.screen.views import board_view, item, positions


def some(seed: int, seats: int, phase: str, most: int = 12) -> list[State]:
    found = [state for state in positions(seed, seats) if state.phase == phase]
    return Random(seed).sample(found, min(most, len(found)))


@pytest.mark.parametrize("seats", [3, 5])
def test_every_action_can_be_prepared_and_comes_out_of_the_button(seats: int) -> None:
    """The draft of each legal action amounts to that action, whether clicked or hinted."""
    found: set[str] = set()
    states = positions(2, seats)
    for state in (*states[:20], *states[20::2]):
        for kind, action in {type(a).__name__: a for a in rules().legal(state)}.items():
            selection = prepare(state, action, Selection().lens)
            if kind not in ("Done", "End", "Govern"):
                assert action_of(rules(), state, selection) == action, state.phase
            found.add(kind)
    assert {"Lay", "Move", "Settle", "Birth", "Attack", "Ideas", "Build", "Commit"} <= found


@pytest.mark.parametrize("seats", [3, 4])
def test_lit_hexes_are_exactly_those_of_the_engine(seats: int) -> None:
    for state in some(seats, seats, "act"):
        seen = board_view(state)
        moves = [a for a in rules().legal(state) if isinstance(a, Move)]
        for start in sorted({a.start for a in moves})[:2]:
            chosen = replace(seen, selection=replace(seen.selection, start=start, deed="move"))
            lit = {
                int(i.id[4:])
                for i in STAGE.open(chosen).picture
                if i.kind == "spot" and i.data.state == "reach"
            }
            reach = {a.to for a in moves if a.start == start}
            own = {a.start for a in moves}
            assert lit | (reach & own) == reach


def test_promised_points_and_progress_are_those_that_come() -> None:
    checked = 0
    for seed in (2, 4):
        for state in some(seed, 4, "act"):
            mat = TempusMat(board_view(state))
            for action in rules().legal(state):
                if isinstance(action, Move | Birth | Build):
                    told = " ".join(changes(mat, action))
                    after = rules().apply(state, action).state
                    seat = state.seat
                    gain = rules().score_now(after, seat) - rules().score_now(state, seat)
                    assert (f"{abs(gain)} point" in told) == bool(gain)
                    checked += 1
    assert checked > 100


def test_the_chance_shown_is_that_of_the_calculator_of_the_rules() -> None:
    for state in some(6, 4, "attack"):
        fight = state.fight
        assert fight is not None
        seen = board_view(state)
        terrain = rules().tables.terrain[fight.terrain]
        chance = rules().chance(seen.state, (fight.start, fight.target), terrain)
        assert f"{round(chance.win * 100)} %" in item(seen, "duel:odds").data.words


def test_whoever_defends_is_shown_the_chance_to_hold_in_the_colour_of_the_good() -> None:
    hidden = 0
    for seed, seats in ((6, 4), (8, 3), (2, 5)):
        for state in some(seed, seats, "defend"):
            seen = board_view(state)
            odds = item(seen, "duel:odds").data
            veiled = UNKNOWN in seen.state.fight.cards
            chance = rules().chance_to_hold(seen.state, ())
            win = chance.win
            assert item(seen, "duel:defence").data.points == chance.defence
            assert odds.win == 1 - win
            assert sum(part for _, part, good in odds.bars if good) == pytest.approx(odds.win)
            assert f"{round(odds.win * 100)} %" in odds.words
            hidden += veiled
    assert hidden > 5


def test_points_on_the_button_of_the_progress_phase_are_those_counted() -> None:
    found = 0
    for state in some(8, 3, "progress", 30):
        hand = state.tribes[state.seat].hand
        before = rules().progress_now(state, state.seat).total
        for commit in list(rules().legal(state))[1:6]:
            assert isinstance(commit, Commit)
            selection = prepare(state, commit, Selection().lens)
            choice = STAGE.open(replace(board_view(state), selection=selection)).choices()[0]
            gain = rules().progress_now(state, state.seat, commit.cards).total - before
            assert choice.label.endswith(f"+{gain}")
            assert choice.intent == Act(commit)
            found += len(hand) > 0
    assert found


def test_a_hint_glows_on_what_it_is_about() -> None:
    for state in positions(4, 4)[::25]:
        seen: BoardView = board_view(state)
        action = next(iter(rules().legal(state)))
        selection, ids = STAGE.open(seen).hint(action)
        names = {i.id for i in STAGE.open(replace(seen, selection=selection)).picture}
        assert set(ids) <= names


def test_the_race_shows_the_points_of_the_engine() -> None:
    for state in some(4, 4, "act", 5):
        look = item(board_view(state), "race").data
        totals = [rules().progress_now(state, seat).total for seat in range(4)]
        assert [points for _, points, _ in look.seats] == totals
        assert [leads for *_, leads in look.seats] == [t == max(totals) for t in totals]


def test_no_ornament_of_the_sea_lies_under_the_tools_of_the_chart() -> None:
    for phase in ("tile", "act"):
        for state in some(6, 4, phase)[:3]:
            seen = STAGE.open(board_view(state)).picture
            corner = [one.place for one in seen if one.id.startswith("tool:")]
            chart = seen.find("chart")
            assert corner
            assert chart is not None
            signs = [place for _, place in chart.data.water.signs]
            assert not [(a, b) for a in corner for b in signs if a.overlaps(b)]


def test_a_card_keeps_its_size_however_many_lie_beside_it() -> None:
    sizes = set()
    for seats, phase in ((4, "act"), (4, "attack"), (3, "progress")):
        for state in some(6, seats, phase):
            seen = STAGE.open(board_view(state)).picture
            sizes |= {
                (round(i.place.width), round(i.place.height)) for i in seen if i.kind == "idea"
            }
    assert len(sizes) == 1
