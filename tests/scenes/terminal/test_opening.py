"""The way to a terminal's match: arguments, questions, saves; the same saves as the window."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from game.ai.worker import Inline
from game.core.setup import SeatSetup
from game.opening import open_match
from scenes.base.services import Services
from scenes.program.start import first, furnish
from scenes.table.table import TableScene
from scenes.terminal.opening import Unplayable, Wish, listed, play
from tests.build import matches
from tests.build.matches import match_setup
from tests.build.source import ROOT
from tests.build.spoken import Scripted, services


def played(kept: Services, wish: Wish, lines: Iterable[str] = ()) -> Scripted:
    """Play by a wish of the command line and these lines."""
    talk = Scripted(lines)
    play(kept, wish, talk, Inline())
    return talk


def test_seats_are_names_and_levels_with_styles(tmp_path: Path) -> None:
    kept = services(tmp_path)
    played(kept, Wish("ages", ("Ana", "hard:builder", "easy"), seed="words"))
    (entry,) = kept.store.list()
    assert entry.header is not None
    assert entry.header.setup.seed == "words"
    assert entry.header.setup.seats == (
        SeatSetup("Ana"),
        SeatSetup("", 1, "hard", "builder"),
        SeatSetup("", 2, "easy"),
    )


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        (Wish("ages", ("Ana", "hard:dancer")), "There is no style “dancer”"),
        (Wish("ages", ("Ana", "easy:")), "There is no style “”"),
        (Wish("ages", ("Ana", "Ana")), "Ana"),
        (Wish("bronze", ("Ana",)), "1"),
        (Wish("ages", ("Ana", "Bo"), {"edition": "none"}), "edition"),
        (Wish(save="gone"), "There is no saved game “gone”"),
        (Wish(resume=True), "There is no game to go on with."),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(tmp_path: Path, wish: Wish, why: str) -> None:
    with pytest.raises(Unplayable) as told:
        played(services(tmp_path), wish)
    assert why in str(told.value)


def test_whoever_says_nothing_is_asked_seat_by_seat(tmp_path: Path) -> None:
    kept = services(tmp_path)
    lines = ["2", "Ana", "very easy", "", "1", "2", ""]
    talk = played(kept, Wish("ages"), lines)
    (entry,) = kept.store.list()
    assert entry.header is not None
    setup = entry.header.setup
    assert [(seat.name, seat.level) for seat in setup.seats] == [("Ana", ""), ("", "easy")]
    assert setup.options["edition"] == "late"
    assert "Ana: throw your dice." in talk.text or "Blue" in talk.text


def test_questions_that_nobody_answers_begin_nothing(tmp_path: Path) -> None:
    kept = services(tmp_path)
    talk = played(kept, Wish("ages"), ["2", "Ana"])
    assert talk.heard[-1] == "Nothing was begun."
    assert kept.store.list() == ()


@pytest.mark.parametrize("lines", [["quit"], ["2", "Quit"], ["2", "Ana", "", "", "quit"]])
def test_whoever_leaves_the_questions_begins_nothing(tmp_path: Path, lines: list[str]) -> None:
    kept = services(tmp_path)
    # More lines follow: the match would begin with them if the word were taken for an answer.
    talk = played(kept, Wish("ages"), [*lines, *[""] * 9])
    assert talk.heard[-1] == "Nothing was begun."
    assert kept.store.list() == ()


def test_a_match_of_the_terminal_opens_in_the_window(tmp_path: Path) -> None:
    kept = services(tmp_path)
    played(kept, Wish("ages", ("Ana", "Bo"), seed="words"), ["1", "let the dice"])
    (entry,) = kept.store.list()
    state = kept.store.load(entry.name).match.state
    scene = first(furnish(kept), True, None)
    assert isinstance(scene, TableScene)
    assert scene.session.match.state == state
    scene.session.close()


def test_a_match_of_the_window_opens_in_the_terminal(tmp_path: Path) -> None:
    kept = services(tmp_path)
    setup = match_setup("ages", 2)
    table = furnish(kept).play(setup)
    assert isinstance(table, TableScene)
    table.session.begin()
    table.session.play(next(iter(table.session.match.rules.legal(table.session.match.state))))
    state = table.session.match.state
    table.session.close()
    (entry,) = kept.store.list()
    assert list(listed(kept)) == [
        f"Saved game {entry.name}: Roll Through the Ages, Round 1 · Red to play"
    ]
    for wish in (Wish(save=entry.name), Wish(resume=True), Wish("ages", resume=True)):
        assert "Red: choose dice to throw again" in played(kept, wish).text
    assert kept.store.load(entry.name).match.state == state


def test_a_match_that_is_open_elsewhere_is_left_alone(tmp_path: Path) -> None:
    kept, other = services(tmp_path), services(tmp_path)
    setup = match_setup("ages", 2)
    kept.store.keep("busy", setup, open_match(setup))
    kept.store.claim("busy")
    with pytest.raises(Unplayable, match="“busy” is open elsewhere"):
        played(other, Wish(save="busy"))


def test_a_match_that_ends_in_words_stands_in_the_history(tmp_path: Path) -> None:
    kept, whole = services(tmp_path), matches.played("ages", 2)
    setup = match_setup("ages", 2)
    near = open_match(setup)
    last = max(at for at, entry in enumerate(whole.log) if entry.seat is not None)
    near.replay(whole.log[:last])
    kept.store.keep("near", setup, near)
    talk = played(kept, Wish(save="near"), ["1"] * 30)
    (entry,) = kept.plays.plays()
    assert entry.origin == "near"
    assert "The game is over." in talk.heard


@pytest.mark.slow
def test_lines_that_are_piped_play_and_their_end_leaves(tmp_path: Path) -> None:
    command = [sys.executable, "main.py", "play", "ages", "--seats", "Ana,easy"]
    environment = {**os.environ, "FOUR_AGES_HOME": str(tmp_path), "SDL_VIDEODRIVER": "none"}
    done = subprocess.run(
        [*command, "--language", "de", "--seed", "words"],
        cwd=ROOT,
        env=environment,
        input=b"1\nPunkte\n",
        capture_output=True,
    )
    said = done.stdout.decode()
    assert (done.returncode, done.stderr) == (0, b"")
    assert "Ana: 0 Punkte." in said
    assert said.splitlines()[-1].startswith("Die Partie wartet als „ages-")
