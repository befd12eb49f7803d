"""The folder of saves: a ring of three, broken files never in the way, one window a match."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.core.match import Match
from game.core.registry import titles
from game.core.setup import MatchSetup
from game.storage.ring_folder import Unreadable
from game.storage.store import Store
from tests.build.matches import match_setup, played, seat_counts

TITLE = next(iter(sorted(titles())))
SEATS = seat_counts(TITLE)[0]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "saves")


def kept(store: Store, *lengths: int) -> tuple[str, MatchSetup, list[Match]]:
    setting = match_setup(TITLE, SEATS)
    name = store.new_name(setting)
    matches = [played(TITLE, SEATS, decisions=n) for n in lengths]
    for match in matches:
        assert store.keep(name, setting, match) is None
    return name, setting, matches


def test_the_newest_of_a_ring_of_three_is_loaded(store: Store) -> None:
    name, _, matches = kept(store, 3, 6, 9, 12)
    assert store.load(name).match.state == matches[-1].state
    assert sorted(p.name for p in store.folder.glob("*.json")) == sorted(
        [f"{name}.json", f"{name}.1.json", f"{name}.2.json"]
    )


def test_a_truncated_newest_file_costs_at_most_one_decision(store: Store) -> None:
    name, _, matches = kept(store, 3, 6)
    newest = store.folder / f"{name}.json"
    newest.write_bytes(newest.read_bytes()[:100])
    assert store.load(name).match.state == matches[0].state
    (entry,) = store.list()
    assert entry.mended
    assert entry.broken is None


def test_a_broken_save_is_listed_as_broken_beside_the_sound_ones(store: Store) -> None:
    kept(store, 3)
    (store.folder / "torn.json").write_text("{", "utf-8")
    (store.folder / "empty.json").write_bytes(b"")
    assert sorted(e.broken.key for e in store.list() if e.broken) == ["saves.broken.cut"] * 2
    assert len([e for e in store.list() if e.header]) == 1
    assert store.newest() is not None


def test_a_broken_save_can_be_removed(store: Store) -> None:
    store.folder.mkdir(parents=True)
    (store.folder / "torn.json").write_text("{", "utf-8")
    assert store.remove("torn") is None
    assert store.list() == ()


def test_a_finished_match_is_not_offered_to_be_gone_on_with(store: Store) -> None:
    setting = match_setup(TITLE, SEATS)
    store.keep(store.new_name(setting), setting, played(TITLE, SEATS))
    assert store.list()[0].header is not None
    assert store.newest() is None


def test_only_one_window_may_have_a_match_open(store: Store) -> None:
    name, _, _ = kept(store, 3)
    other = Store(store.folder)
    assert store.claim(name)
    assert not other.claim(name)
    store.release(name)
    assert other.claim(name)


def test_a_copy_is_a_match_of_its_own(store: Store) -> None:
    name, _, (match,) = kept(store, 5)
    copy = store.copy(name)
    assert copy != name
    assert store.load(copy).match.log == match.log
    assert len(store.list()) == 2


def test_a_full_disk_says_so_and_leaves_the_older_save(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, setting, (match,) = kept(store, 5)

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    problem = store.keep(name, setting, played(TITLE, SEATS, decisions=9))
    assert problem is not None
    assert problem.key == "saves.cannot_keep"
    assert store.load(name).match.state == match.state
    assert not list(store.folder.glob("*.tmp"))


def test_a_folder_that_cannot_be_made_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", "utf-8")
    store = Store(tmp_path / "file" / "saves")
    setting = match_setup(TITLE, SEATS)
    problem = store.keep("any", setting, played(TITLE, SEATS, decisions=1))
    assert problem is not None
    assert problem.key == "saves.cannot_keep"
    assert store.list() == ()


def test_a_save_that_is_gone_says_so(store: Store) -> None:
    with pytest.raises(Unreadable) as fault:
        store.load("nothing")
    assert fault.value.message.key == "saves.broken.gone"


KILLED = """
import os, sys
from tests.storage.test_store import Store, TITLE, SEATS, played, match_setup
store, setting = Store(__import__("pathlib").Path(sys.argv[1])), match_setup(TITLE, SEATS)
for n in range(1, 1000):
    store.keep("run", setting, played(TITLE, SEATS, decisions=n % 30))
    print(n, flush=True)
"""


@pytest.mark.slow
def test_a_process_killed_while_it_saves_leaves_a_sound_save(store: Store) -> None:
    root = Path(__file__).resolve().parents[2]
    environment = {**os.environ, "PYTHONPATH": str(root)}
    with subprocess.Popen(
        [sys.executable, "-c", KILLED, str(store.folder)],
        stdout=subprocess.PIPE,
        env=environment,
        cwd=root,
    ) as process:
        assert process.stdout is not None
        for _ in range(7):
            process.stdout.readline()
        process.kill()
    assert store.load("run").doubt is None
