"""Matches without a window: counted rightly, and equal for equal seeds."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from game.ai import tournament
from game.ai.tournament import Endless, Result, Spec, Unfit, run, spec, turned, wilson
from game.core.registry import titles
from game.loading.title import load
from tests.ai.briefs import TITLES

TITLE = TITLES[0]
LOWEST, *_, HIGHEST = titles()[TITLE].levels


def plain(found: dict[str, Any]) -> dict[str, Any]:
    """Leave out how long it took."""
    return {name: value for name, value in found.items() if name != "seconds"}


@pytest.mark.slow
def test_results_do_not_depend_on_the_number_of_processes() -> None:
    alone = run(TITLE, [LOWEST, "random"], 5, 3, rotate=True)
    together = run(TITLE, [LOWEST, "random"], 5, 3, jobs=2, rotate=True)
    assert plain(alone) == plain(together)


def test_other_seeds_give_other_games() -> None:
    one, two = (run(TITLE, ["random", "random"], 3, seed) for seed in (1, 2))
    assert one["steps"] != two["steps"] or one["seats"] != two["seats"]


def test_a_report_holds_what_the_command_line_promises() -> None:
    found = run(TITLE, [LOWEST, "random"], 2, "abc")
    assert {"title", "options", "games", "seed", "seconds", "steps", "rounds_mean"} <= set(found)
    assert found["title"] == TITLE
    assert found["seed"] == "abc"
    for row in found["seats"]:
        assert {"bot", "wins", "score_mean", "score_min", "score_max"} <= set(row)
        assert row["score_min"] <= row["score_mean"] <= row["score_max"]
    assert sum(row["wins"] for row in found["seats"]) == pytest.approx(2)


def test_rows_follow_the_players_and_not_the_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    def strong_wins(fixture: tournament.Fixture) -> Result:
        scores = tuple(9 if player.level == HIGHEST else 1 for player in fixture.seats)
        return Result(scores, tuple(float(points == 9) for points in scores), 5, 50, 0)

    monkeypatch.setattr(tournament, "play", strong_wins)
    found = run(TITLE, ["random", HIGHEST, LOWEST], 3, 1, rotate=True)
    assert [row["bot"] for row in found["seats"]] == ["random", HIGHEST, LOWEST]
    assert [row["wins"] for row in found["seats"]] == [0, 3, 0]


def test_players_move_on_by_a_seat_and_meet_the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tournament.Fixture] = []

    def watch(fixture: tournament.Fixture) -> Result:
        seen.append(fixture)
        return Result((0, 0), (0.5, 0.5), 1, 1, 0)

    monkeypatch.setattr(tournament, "play", watch)
    run(TITLE, [LOWEST, HIGHEST], 4, 1, rotate=True)
    levels = [[player.level for player in fixture.seats] for fixture in seen]
    assert levels == [[LOWEST, HIGHEST], [HIGHEST, LOWEST]] * 2
    assert seen[0].seed == seen[1].seed != seen[2].seed == seen[3].seed


def test_a_shared_win_counts_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "play", lambda _: Result((4, 4, 1), (0.5, 0.5, 0.0), 3, 9, 0))
    found = run(TITLE, ["random", "random", "random"], 10, 1)
    assert [row["wins"] for row in found["seats"]] == [5, 5, 0]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("wizard", "tournament.level"),
        (f"{HIGHEST}:none_such", "tournament.style"),
        ("random:builder", "tournament.style"),
        ("", "tournament.level"),
    ],
)
def test_unknown_players_are_refused_with_a_reason(text: str, key: str) -> None:
    with pytest.raises(Unfit) as caught:
        run(TITLE, [text, "random"], 1, 1)
    assert caught.value.refusal.key == key


def test_no_games_and_wrong_numbers_of_players_are_refused() -> None:
    with pytest.raises(Unfit):
        run(TITLE, ["random", "random"], 0, 1)
    with pytest.raises(Unfit):
        run(TITLE, ["random"] * 9, 1, 1)
    with pytest.raises(Unfit):
        run(TITLE, ["random", "random"], 1, 1, options={"moon": "full"})


def test_players_who_never_end_a_game_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "LONGEST", 3)
    with pytest.raises(Endless) as caught:
        run(TITLE, ["random", LOWEST], 1, "dice")
    # As it comes home from another process.
    refusal = pickle.loads(pickle.dumps(caught.value)).refusal
    assert refusal.key == "tournament.endless"
    assert refusal.params == {"count": 3, "players": f"random, {LOWEST}", "seed": "dice/0"}


def test_a_player_is_written_as_it_is_read() -> None:
    for text in ("random", HIGHEST, f"{HIGHEST}:{titles()[TITLE].styles(load(TITLE))[0]}"):
        assert str(spec(TITLE, text)) == text


def test_turning_seats_brings_every_player_to_every_seat() -> None:
    players = [Spec("a"), Spec("b"), Spec("c")]
    seats = [turned(players, by) for by in range(3)]
    assert [row[0].level for row in seats] == ["a", "c", "b"]
    assert turned(players, 3) == tuple(players)


def test_the_interval_of_wilson_is_that_of_the_books() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10)[1] == pytest.approx(1.0)
