"""The table plays every title that is found, with people, computers, and broken workers."""

from __future__ import annotations

import os
import signal
import time
from itertools import count

import pygame
import pytest

from game.ai.worker import Inline, Process
from game.core.registry import titles
from game.i18n.languages import FIRST
from game.opening import open_match
from scenes.table.registry import stage
from scenes.table.result import Result
from scenes.table.session import Session
from scenes.ui.picture import Act, Do
from scenes.ui.static_layer import StaticLayer
from tests.build.cues import moves
from tests.build.languages import LANGUAGES
from tests.build.matches import match_setup, played, seat_counts
from tests.build.seat import SPARING, Seated, seat

TITLES = sorted(titles())
PRESSES = count()
"""What is pressed changes each time, so that no two choices are pressed in turns for ever."""
STRIDE = 7919
"""Sends what is chosen all over a long list of legal actions."""


def at_table(title: str, seats: int, bots: int, worker: object = None) -> Seated:
    chosen = match_setup(title, seats, "stage", bots)
    session = Session(chosen, open_match(chosen), worker or Inline())  # type: ignore[arg-type]
    return seat(session, stage(title))


def test_a_title_without_a_stage_is_named() -> None:
    with pytest.raises(LookupError, match="nothing"):
        stage("nothing")


@pytest.mark.varies("title")
@pytest.mark.parametrize("title", TITLES)
def test_a_person_plays_to_the_end_against_computers_by_clicks(title: str) -> None:
    seated = at_table(title, seat_counts(title)[0], seat_counts(title)[0] - 1)
    session = seated.scene.session
    seated.app.one_of = SPARING
    for _ in range(2000):
        if isinstance(seated.app.stack.top, Result):
            break
        if seated.scene.controller.view.me is None:
            seated.app.turn(0.02)
        else:
            press_something(seated)
    assert session.match.over
    assert isinstance(seated.app.stack.top, Result)


def press_something(seated: Seated) -> None:
    """Click on the main choice; make it ready, as a hint would, where it waits for something."""
    if not main(seated):
        prepare(seated)
    picture = seated.pilot.picture
    for item in (picture.find("action"), picture.find("second:0")):
        if item is not None and item.intent:
            seated.pilot.click(item.id)
            return
    ways = [i for i in picture if isinstance(i.intent, Act)]
    ways += [i for i in picture if isinstance(i.intent, Do) and "table." not in i.intent.name]
    seated.pilot.click(ways[next(PRESSES) % len(ways)].id)


def main(seated: Seated) -> bool:
    """Tell whether the main choice can be pressed."""
    action = seated.pilot.picture.find("action")
    return action is not None and action.intent is not None


def prepare(seated: Seated) -> None:
    """Choose one of the legal actions, the way the table does it for a hint."""
    moves = seated.scene.controller
    mat = moves.view.mat()
    if mat.me is None:
        return
    legal = list(mat.rules.legal(mat.state))
    moves.now.selection, _ = mat.hint(legal[next(PRESSES) * STRIDE % len(legal)])
    seated.scene.renew()


@pytest.mark.slow
@pytest.mark.varies("title")
@pytest.mark.parametrize("title", TITLES)
def test_a_killed_worker_does_not_stop_the_game(title: str) -> None:
    worker = Process(slack=60.0)  # a busy machine is no fault of the game
    seated = at_table(title, seat_counts(title)[0], seat_counts(title)[0], worker)
    session = seated.scene.session
    until(seated, lambda: session.steps >= 2)
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGTERM)
    steps = session.steps
    until(seated, lambda: session.steps >= steps + 4 or session.match.over)
    seated.app.close()
    assert worker.pid is None


@pytest.mark.slow
@pytest.mark.parametrize("title", [title for title in TITLES if moves(title)])
def test_the_corner_waits_for_whom_the_screen_shows(title: str) -> None:
    seats = seat_counts(title)[-1]
    chosen = match_setup(title, seats, "stage", seats - 1)
    session = Session(chosen, open_match(chosen), Inline())
    seated = seat(session, stage(title), speed="normal")
    view = seated.scene.controller.view
    seen = 0
    for _ in range(2000):
        if view.me is not None:
            press_something(seated)
        seated.app.turn(0.02)
        shown = view.playback.seat
        if view.playback.blocking and shown in session.bots and shown != session.seat:
            item = seated.scene.current().find("action")
            assert item is not None
            assert view.seats[shown].name in item.text
            seen += 1
            if seen > 3:
                break
    assert seen


def until(seated: Seated, there: object, limit: float = 60.0) -> None:
    """Let time pass until something is so."""
    end = time.monotonic() + limit
    while not there():  # type: ignore[operator]
        assert time.monotonic() < end, "it never came"
        seated.app.turn(0.02)
        time.sleep(0.01)


@pytest.mark.slow
@pytest.mark.varies("title")
@pytest.mark.parametrize("title", TITLES)
def test_what_is_shown_is_the_state_after_every_step_undone_and_redone(title: str) -> None:
    seated = at_table(title, seat_counts(title)[-1], 0)
    session, director = seated.scene.session, seated.scene.controller.director
    back = 0
    seated.app.one_of = SPARING
    for _ in range(40):
        if session.match.over:
            break
        press_something(seated)
        if isinstance(session.undoes(), int):
            seated.scene.controller.undo()
            assert director.playback.state is session.match.state
            seated.scene.controller.redo()
            back += 1
        assert director.playback.state is session.match.state
    assert back or any(entry.seat is None for entry in session.match.log), "nothing undone"


@pytest.mark.slow
@pytest.mark.varies("title")
@pytest.mark.parametrize("title", TITLES)
def test_what_is_painted_in_parts_is_the_same_as_all_of_it_painted_afresh(title: str) -> None:
    seats = seat_counts(title)[-1]
    chosen = match_setup(title, seats, "parts", seats - 1)
    session = Session(chosen, open_match(chosen), Inline())
    seated = seat(session, stage(title), (960, 540), speed="normal")
    seated.app.one_of = 1
    for frame in range(160):
        if session.match.over:
            break
        if (
            seated.scene.controller.view.playback.blocking
            or seated.scene.controller.view.me is None
        ):
            seated.app.turn(0.05)
        else:
            press_something(seated)
        if frame % 4 == 0:
            in_parts, kept = drawn(seated), seated.scene.layers.still
            seated.scene.layers.still = StaticLayer()
            assert drawn(seated) == in_parts, f"frame {frame}"
            seated.scene.layers.still = kept


def drawn(seated: Seated) -> bytes:
    """Draw what is on the screen, and give its pixels."""
    seated.app.draw()
    return pygame.image.tobytes(seated.app.window.surface, "RGB")


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_every_event_of_a_game_is_told_in_every_language(title: str) -> None:
    match = played(title, seat_counts(title)[-1], "told")
    chosen = match_setup(title, seat_counts(title)[-1], "told")
    seated = seat(Session(chosen, match, Inline()), stage(title), speed="normal")
    lines = {}
    for language in LANGUAGES:
        seated.app.services.change(language=language)
        seated.scene.renew()
        seated.scene.current()
        lines[language] = [entry.text for entry in seated.scene.controller.view.entries()]
    english = lines.pop(FIRST)
    assert english
    for told in lines.values():
        assert len(told) == len(english)
        assert sum(a == b for a, b in zip(english, told, strict=True)) < max(1, len(told) / 10)
    assert not [line for told in (english, *lines.values()) for line in told if _gap(line)]


def _gap(line: str) -> bool:
    return "{" in line or not line
