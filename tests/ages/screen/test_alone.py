"""The result of a game alone: the best scores, computer players beside it, the same dice again."""

from __future__ import annotations

import re
from random import Random

import pytest

from game.ages.title import TITLE, alone
from game.ai.worker import Inline
from game.core.match import Match
from game.core.setup import MatchSetup, SeatSetup
from game.core.title import Spread
from game.opening import open_match
from game.storage.best import Best, Score
from scenes.table.alone import Alone, items
from scenes.table.registry import stage
from scenes.table.result import Result
from scenes.table.session import Session
from scenes.ui.geometry import Region
from scenes.ui.recorder import Recorder
from tests.ages.screen.views import words
from tests.build.ages import components
from tests.build.languages import LANGUAGES
from tests.build.seat import Seated, seat

BASE = {"edition": "base"}
SCREENS = [((1920, 1080), 100), ((1280, 720), 100), ((1280, 720), 150), ((1440, 1080), 100)]


def finished(table: MatchSetup) -> Match:
    match = open_match(table)
    match.begin()
    rng = Random(table.seed)
    while not match.over:
        match.play(rng.choice(list(match.rules.legal(match.state))))
    return match


def result(seed: str = "alone", level: str = "", **settings: object) -> Seated:
    options = {"edition": str(settings.pop("edition", "base"))}
    table = MatchSetup("ages", (SeatSetup("Amira", 0, level),), options, seed, 0)
    session = Session(table, finished(table), Inline())
    seated = seat(session, stage("ages"), **settings)  # type: ignore[arg-type]
    seated.pilot.turn()
    assert isinstance(seated.app.stack.top, Result)
    return seated


def rows(seated: Seated) -> list[tuple[str, ...]]:
    return list(seated.pilot.see("best").data.rows)


def test_a_score_is_entered_with_name_day_and_seed() -> None:
    seated = result()
    place, _, name, day, seed = rows(seated)[0]
    assert (place, name, seed) == ("1.", "Amira", "alone")
    assert re.fullmatch(r"\d\d/\d\d/\d{4}", day)
    assert seated.pilot.see("best").data.mine == 0


def test_looking_at_a_result_again_enters_it_once() -> None:
    result()
    assert len(rows(result())) == 1


def test_several_games_are_sorted_and_the_own_row_is_marked() -> None:
    for seed in ("one", "two", "three"):
        seated = result(seed)
    points = [int(row[1].replace("−", "-")) for row in rows(seated)]
    assert points == sorted(points, reverse=True)
    assert rows(seated)[seated.pilot.see("best").data.mine][4] == "three"


def test_points_below_zero_are_written_with_the_minus_of_texts() -> None:
    lost = Score(-7, "Bo", "2026-05-17", "bad luck", "another game")
    found = Alone("ages", -7, (lost,), 1, {}, frozenset())
    (item,) = items(Region(0, 0, 400, 300), found, words("en"))
    assert item.data.rows[0][1] == "−7"


def test_every_edition_has_a_table_of_its_own() -> None:
    result()
    assert len(rows(result(edition="late"))) == 1


def test_a_computer_player_is_not_entered() -> None:
    seated = result(level="easy")
    assert rows(seated) == []
    assert Best(seated.scene.services.store.folder / "best").scores("ages", "") == ()


def test_each_level_says_how_many_of_its_games_are_behind() -> None:
    look = result().pilot.see("standing").data
    assert [row[0] for row in look.rows] == ["Very easy", "Easy", "Medium", "Hard", "Very hard"]
    assert all(row[1].startswith("better than") for row in look.rows)


def test_the_same_dice_again_plays_the_same_table() -> None:
    seated = result()
    seated.pilot.click("same")
    assert seated.went == ["play ages"]


def test_a_game_cut_short_is_compared_with_nobody() -> None:
    assert alone(components(), TITLE.chosen({**BASE, "early_end": "yes"})) == {}
    assert set(alone(components(), TITLE.chosen(BASE))) == set(TITLE.levels)


def test_a_share_counts_equal_scores_as_half() -> None:
    spread = Spread(10, (2, 0, 2))
    assert [spread.share(points) for points in (9, 10, 11, 12, 13)] == [0, 0.25, 0.5, 0.75, 1]


def test_more_than_one_player_sees_no_table_of_best_scores() -> None:
    table = MatchSetup("ages", (SeatSetup("Amira", 0), SeatSetup("Bo", 1)), BASE, "two", 0)
    seated = seat(Session(table, finished(table), Inline()), stage("ages"))
    seated.pilot.turn()
    assert seated.pilot.picture.find("best") is None
    assert seated.pilot.picture.find("same") is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "interface"), SCREENS)
def test_the_result_of_a_game_alone_can_be_read(
    size: tuple[int, int], interface: int, language: str
) -> None:
    for seed in ("one", "two"):
        seated = result(seed, size=size, interface=interface, language=language)
    seated.app.recorder = notes = Recorder()
    seated.app.draw()
    assert not notes.overflows
    assert not notes.missing
    assert not [(p.item, p.text) for p in notes.faint()]
    assert notes.smallest >= 11
