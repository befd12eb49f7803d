"""Whatever moves, what is shown ends as the engine's state."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.match import Match
from scenes.table.director import (
    SPEED_VARIABLE,
    Director,
    Playback,
    chosen_speed,
    laid_over,
    transition,
)
from scenes.table.timeline import (
    Parallel,
    Sequence,
    Sound,
    Wait,
    fade,
    glide,
)
from scenes.ui.geometry import Region
from scenes.ui.picture import Item, Picture
from tests.build.toy import Cast, Mark, Thrown, session


def item(name: str, x: float) -> Item:
    return Item(name, "text", Region(x, 0, 10, 10))


def compose(state: Any, seat: int | None) -> Picture:
    del seat
    return Picture((item("die", state.face * 100.0), item("points", sum(state.points))))


def cue(event: Any, before: Picture, after: Picture) -> Any:
    die, old = after.find("die"), before.find("die")
    if isinstance(event, Thrown) and die and old:
        return Sequence((Sound("dice"), glide(die, old.place, 1.0)))
    return None


class Stand:
    """A director of a toy match, with what it was heard to play."""

    def __init__(self, speed: str = "normal") -> None:
        self.match: Match = session().match
        self.heard: list[str] = []
        self.director = Director(Playback(self.match.state), compose, cue, self.heard.append, speed)

    def throw(self) -> None:
        for action in (Mark(()), Cast()):
            played = self.match.play(action)
            assert isinstance(played, list)
            self.director.show(played, self.look)

    @property
    def look(self) -> Picture:
        return self.director.look(compose(self.director.playback.state, None))

    def x(self, name: str) -> float:
        found = self.look.find(name)
        assert found is not None
        return found.place.x


def test_during_a_cue_the_rest_looks_as_before() -> None:
    stand = Stand()
    stand.throw()
    stand.director.update(0.5)
    face = stand.match.state.face
    assert 0 < stand.x("die") < face * 100
    assert stand.x("points") == 0
    assert stand.heard == ["dice"]


def test_after_a_cue_the_state_is_shown_and_the_rest_follows_without_blocking() -> None:
    stand = Stand()
    stand.throw()
    stand.director.update(1.0)
    assert not stand.director.playback.blocking
    assert stand.director.playback.state is stand.match.state
    assert stand.x("die") == stand.match.state.face * 100
    stand.director.update(1.0)
    assert not stand.director.busy
    assert stand.x("points") == stand.match.state.face


def test_skipping_ends_everything_in_one_frame() -> None:
    stand = Stand()
    stand.throw()
    stand.throw()
    stand.director.skip()
    assert not stand.director.busy
    assert stand.director.playback.state is stand.match.state


def test_steps_that_come_while_one_is_shown_wait_their_turn() -> None:
    stand = Stand()
    stand.throw()
    first = stand.match.state
    stand.throw()
    stand.director.update(1.0)
    assert stand.director.playback.blocking
    assert stand.director.playback.state.turns == first.turns
    stand.director.update(1.0)
    assert stand.director.playback.state is stand.match.state


@pytest.mark.parametrize(("speed", "ends"), [("fast", True), ("slow", False)])
def test_speeds_are_applied_in_one_place(speed: str, ends: bool) -> None:
    stand = Stand(speed)
    stand.throw()
    stand.director.update(0.55)
    assert stand.director.playback.blocking is not ends


@pytest.mark.parametrize("speed", ["none", "instant"])
def test_instant_speeds_block_nobody_but_still_sound(speed: str) -> None:
    stand = Stand(speed)
    stand.throw()
    assert not stand.director.playback.blocking
    assert stand.heard == ["dice"]
    assert stand.x("die") == stand.match.state.face * 100


def test_switching_motion_off_in_the_middle_of_it_ends_it() -> None:
    stand = Stand()
    stand.throw()
    stand.director.speed = "none"
    stand.director.update(0.01)
    assert stand.director.playback.state is stand.match.state


def test_a_cue_that_shows_nothing_on_this_board_takes_no_time() -> None:
    stand = Stand()
    away = glide(item("elsewhere", 0), Region(9, 9, 1, 1))
    stand.director = Director(
        Playback(stand.match.state), compose, lambda *_: away, stand.heard.append, "normal"
    )
    stand.throw()
    assert not stand.director.playback.blocking


def test_a_jump_shows_the_other_state_at_once() -> None:
    stand = Stand()
    start = stand.match.state
    stand.throw()
    stand.director.jump(start, stand.look, 0)
    assert stand.director.playback.state is start
    assert not stand.director.playback.blocking


def test_the_environment_may_choose_the_speed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen_speed("slow") == "slow"
    monkeypatch.setenv(SPEED_VARIABLE, "none")
    assert chosen_speed("slow") == "none"
    monkeypatch.setenv(SPEED_VARIABLE, "warp")
    assert chosen_speed("slow") == "slow"


def test_what_appears_and_vanishes_fades_and_what_moved_glides() -> None:
    before = Picture((item("old", 0), item("both", 0)))
    after = Picture((item("both", 100), item("new", 5)))
    track = transition(before, after)
    shown = laid_over(after, track.at(0.05, after))
    found = {i.id: i for i in shown}
    assert 0 < found["new"].alpha < 1
    assert 0 < found["old"].alpha < 1
    assert 0 < found["both"].place.x < 100
    ended = laid_over(after, track.at(track.seconds, after))
    assert [(i.id, i.place, i.alpha) for i in ended] == [(i.id, i.place, 1) for i in after]


def test_another_board_is_not_blended_but_changed() -> None:
    before = Picture(tuple(item(f"a{n}", n) for n in range(40)))
    after = Picture(tuple(item(f"b{n}", n) for n in range(40)))
    assert transition(before, after).seconds == 0


def test_a_row_of_tracks_keeps_the_ends_of_those_before() -> None:
    a, b = item("a", 100), item("b", 100)
    picture = Picture((a, b))
    row = Sequence((glide(a, Region(0, 0, 10, 10), 1), Wait(1), glide(b, Region(0, 0, 10, 10), 1)))
    assert set(row.at(0.5, picture)) == {"a"}
    late = row.at(2.5, picture)
    assert late["a"] is not None
    assert late["a"].place == a.place
    assert late["b"] is not None
    assert 0 < late["b"].place.x < 100
    assert row.seconds == 3


def test_tracks_at_the_same_time_start_one_after_the_other() -> None:
    a, b = item("a", 100), item("b", 100)
    picture = Picture((a, b))
    both = Parallel((fade(a, 1), fade(b, 1)), stagger=0.5)
    shown = both.at(0.5, picture)
    assert shown["a"] is not None
    assert shown["a"].alpha == 0.5
    assert shown["b"] is not None
    assert shown["b"].alpha == 0
    assert both.seconds == 1.5
    assert Parallel((Sound("x"), Sound("y")), 0.25).sounds() == ((0.0, "x"), (0.25, "y"))
