"""Motion: dice fly and land, pegs walk along their rows, boxes fill one after the other."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.ages.events import DiceThrown
from scenes.ages import STAGE
from scenes.table.table import painters
from scenes.table.timeline import Track
from scenes.ui.canvas import Canvas
from scenes.ui.draw import draw_item
from scenes.ui.picture import Item, Picture
from tests.ages.screen.views import board_view, positions
from tests.build.ages import Table, rules, table
from tests.build.board import STOCK
from tests.build.views import ends_well


def pictures(before: Table, after: Table) -> tuple[Picture, Picture]:
    seat = before.state.seat
    return tuple(  # type: ignore[return-value]
        STAGE.open(board_view(one, shown=seat, me=False)).picture for one in (before, after)
    )


def cues(before: Table, after: Table) -> tuple[list[Track], Picture, Picture]:
    look, goal = pictures(before, after)
    found = [STAGE.cue(event, look, goal) for event in after.events]
    return [cue for cue in found if cue is not None], look, goal


def frozen(now: Table) -> Table:
    copy = Table(now.rules, now.state)
    now.events.clear()
    return copy


def at(track: Track, t: float, goal: Picture, name: str) -> Item:
    shown = track.at(t, goal).get(name)
    assert shown is not None, f"{name} is not shown at {t}"
    return shown


def thrown(dice: int = 3) -> tuple[Track, Picture, Picture]:
    now = table().give(0, cities=dice)
    before = frozen(now)
    now.throw(*("food", "coin", "good", "workers", "good", "food", "coin")[:dice])
    look, goal = pictures(before, now)
    event = next(e for e in now.events if isinstance(e, DiceThrown))
    cue = STAGE.cue(event, look, goal)
    assert cue is not None
    return cue, look, goal


def test_dice_fly_show_changing_faces_and_land_where_they_lie() -> None:
    cue, _, goal = thrown()
    air = [at(cue, 0.2 + step * 0.05, goal, "die:0") for step in range(6)]
    assert [item.kind for item in air] == ["tumbling"] * 5 + ["settling"]
    assert len({item.data.sprites for item in air[:5]}) > 3
    assert max(item.height for item in air) > 30
    assert at(cue, cue.seconds, goal, "die:0") == goal.find("die:0")


def test_a_die_that_leaves_for_its_first_throw_is_not_blank() -> None:
    cue, _, goal = thrown()
    lifted = at(cue, 0.0, goal, "die:0")
    blank = replace(lifted, kind="tumbling", data=lifted.data.body)
    drawn = []
    for item in (lifted, blank):
        surface = pygame.Surface((1400, 900), pygame.SRCALPHA)
        draw_item(Canvas(surface, 1.0, STOCK), item, painters(STAGE))
        drawn.append(pygame.image.tobytes(surface, "RGBA"))
    assert drawn[0] != drawn[1]


@pytest.mark.parametrize("dice", [3, 7])
def test_a_throw_takes_five_to_seven_tenths_of_a_second_with_any_number_of_dice(dice: int) -> None:
    cue, _, _ = thrown(dice)
    assert 0.5 <= cue.seconds <= 0.7
    assert [name for _, name in cue.sounds()] == ["dice"]


def test_dice_land_one_after_the_other() -> None:
    cue, _, goal = thrown()
    landing = [
        next(t / 100 for t in range(200) if at(cue, t / 100, goal, f"die:{die}").kind == "die")
        for die in range(3)
    ]
    assert landing == sorted(set(landing))


def test_only_the_dice_thrown_again_fly() -> None:
    now = table().throw("food", "coin", "good")
    before = frozen(now)
    now.again(1, to=("workers",))
    found, _, goal = cues(before, now)
    assert set(found[0].at(0.3, goal)) == {"die:1"}


def test_dice_of_a_turn_that_passed_on_at_once_still_show_their_faces() -> None:
    now = (
        table()
        .give(0, food=9)
        .throw("food", "food", "goods_skull")
        .again(0, 1, to=("good", "goods_skull"))
    )
    before = frozen(now)
    now.again(0, to=("goods_skull",))
    assert now.state.seat == 1 or now.state.phase == "buy"
    found, look, goal = cues(before, now)
    last = at(found[0], 5.0, goal, "die:0")
    assert last.data.face == "ages/face_goods_skull"
    assert look.find("die:0") is not None


def test_pegs_walk_and_end_where_the_sheet_shows_them() -> None:
    now = table().throw("good", "good", "coin")
    before = frozen(now)
    now.do(next(iter(rules().legal(now.state))))
    found, look, goal = cues(before, now)
    walk = found[0]
    middle = at(walk, walk.seconds / 3, goal, "peg:wood").place.x
    start, end = look.find("peg:wood"), goal.find("peg:wood")
    assert start is not None
    assert end is not None
    assert start.place.x < middle < end.place.x
    assert at(walk, walk.seconds, goal, "peg:wood").place.x == pytest.approx(end.place.x)


def test_boxes_fill_one_after_the_other_with_a_sound_each() -> None:
    now = table().stand("workers", "workers", "coin")
    before = frozen(now)
    now.build("obelisk", 4)
    found, _, goal = cues(before, now)
    steps = range(20)
    fills = [
        at(found[0], found[0].seconds * s / 20, goal, "monument:obelisk").data.boxes.filled
        for s in steps
    ]
    assert fills == sorted(fills)
    assert set(fills) == {0, 1, 2, 3}
    assert at(found[0], 9.0, goal, "monument:obelisk").data.boxes.filled == 4
    assert len(found[0].sounds()) == 4


def test_a_finished_monument_glows_and_sounds() -> None:
    now = table().stand("workers", "coin", "coin")
    before = frozen(now)
    now.build("step_pyramid", 3)
    found, _, goal = cues(before, now)
    glow = found[1]
    assert at(glow, glow.seconds / 2, goal, "glow:monument:step_pyramid").alpha > 0.9
    assert glow.sounds()[0][1] == "monument"
    assert not glow.at(glow.seconds, goal)


def test_a_development_drops_into_its_hole() -> None:
    now = table().give(0, goods="4 wood").stand("coin", "food", "food")
    before = frozen(now)
    now.buy("irrigation", "wood")
    look, goal = pictures(before, now)
    track = STAGE.cue(now.events[0], look, goal)
    assert track is not None
    heights = [
        item.height
        for t in range(100)
        if (item := track.at(track.seconds * t / 100, goal).get("peg:irrigation")) is not None
    ]
    assert heights[0] > 10
    assert heights == sorted(heights, reverse=True)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_every_step_of_a_game_can_be_shown_and_ends_as_the_state(seed: int) -> None:
    states = positions(seed, 3)
    for state in states[::4]:
        for action in list(rules().legal(state))[:3]:
            step = rules().apply(state, action)
            look = STAGE.open(board_view(state, shown=state.seat, me=False)).picture
            goal = STAGE.open(board_view(step.state, shown=state.seat, me=False)).picture
            for event in step.events:
                ends_well(STAGE, event, look, goal)


def test_a_skull_locks_with_a_knock() -> None:
    now = table()
    before = frozen(now)
    now.throw("goods_skull", "coin", "good")
    found, _, _ = cues(before, now)
    assert [name for cue in found for _, name in cue.sounds()] == ["dice", "ages/die_lock"]
