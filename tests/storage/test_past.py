"""Saves that are damaged in one way or another show what they still tell."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from game.core.codec import encode
from game.core.setup import Origin
from game.storage import save
from game.storage.header import setup_of
from game.storage.past import data_of, record_of
from game.storage.ring_folder import Unreadable
from game.storage.store import Store
from tests.build.matches import match_setup, played

SETUP = match_setup("bronze", 2)
MATCH = played("bronze", 2)
DATA = save.dump(SETUP, MATCH, datetime(2031, 6, 3, 21, 40))
STEPS = len(MATCH.log)


def spoilt(change: Callable[[dict[str, Any]], object]) -> bytes:
    document = json.loads(DATA)
    change(document)
    return json.dumps(document).encode()


def unknown_action(document: dict[str, Any]) -> None:
    document["log"][30]["action"] = {"is": "Dance"}


def other_data(document: dict[str, Any]) -> None:
    document["rules"] = "other"
    unknown_action(document)


def other_end(document: dict[str, Any]) -> None:
    document["rules"] = "other"
    document["snapshot"] = encode(MATCH.at(STEPS - 1))


def both(document: dict[str, Any]) -> None:
    unknown_action(document)
    document["snapshot"] = None


CASES: dict[str, tuple[bytes, str, int]] = {
    "whole": (DATA, "", STEPS),
    "an entry that nobody knows": (spoilt(unknown_action), "replay.doubt.log", 31),
    "other data": (spoilt(other_data), "replay.doubt.data", 31),
    "another end": (spoilt(other_end), "replay.doubt.other", STEPS + 1),
    "no log": (spoilt(lambda d: d.pop("log")), "replay.doubt.none", 0),
    "a spoilt beginning": (spoilt(lambda d: d.update(start={})), "replay.doubt.none", 0),
    "neither log nor end": (spoilt(both), "replay.doubt.lost", 30),
    "nothing but the beginning": (
        spoilt(lambda d: d.update(log=7, snapshot=7)),
        "replay.doubt.start",
        0,
    ),
    "a torn file": (DATA[: len(DATA) // 2], "replay.doubt.cut", 66),
}


@pytest.mark.parametrize("name", CASES)
def test_a_damaged_save_shows_what_it_still_tells(name: str) -> None:
    data, doubt, last = CASES[name]
    record = record_of(data)
    assert (record.doubt.key if record.doubt else "", record.last) == (doubt, last)
    for place in range(min(30, record.last)):
        assert record.state(place) == MATCH.at(place)
    ending = name not in ("neither log nor end", "nothing but the beginning", "a torn file")
    if ending and name != "another end":
        assert record.state(record.last) == MATCH.state
    assert len(list(record.history())) == record.last


@pytest.mark.parametrize("data", [b"", b"{}", DATA[:40], b'{"format":99,"log":[]}'])
def test_what_is_no_save_is_refused_with_a_reason(data: bytes) -> None:
    with pytest.raises(Unreadable):
        record_of(data)


def test_the_file_before_a_damaged_one_is_shown_where_it_tells_more(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.keep("game", SETUP, MATCH)
    store.keep("game", SETUP, MATCH)
    (tmp_path / "game.json").write_bytes(CASES["a torn file"][0])
    record = store.record("game")
    assert (record.doubt, record.last) == (None, STEPS)
    with pytest.raises(Unreadable):
        store.record("none")


def test_a_copy_knows_in_its_save_whose_it_is() -> None:
    origin = Origin("bronze-20310603", 12, 3)
    copied = replace(SETUP, origin=origin)
    document = json.loads(save.dump(copied, MATCH, datetime(2031, 6, 3)))
    assert setup_of(document).origin == origin
    document["table"]["origin"] = {"name": 7}
    assert setup_of(document).origin is None


def test_saves_of_older_formats_show_all_that_todays_rules_can_follow() -> None:
    found = {
        file.stem: record_of(file.read_bytes())
        for file in (Path(__file__).parent / "old").glob("*.json")
    }
    doubts = {name: record.doubt.key for name, record in found.items() if record.doubt}
    assert doubts == {"format-2": "replay.doubt.log"}
    assert found["format-2"].last == 9
    assert found["format-1"].last == 48


def test_a_file_laid_out_by_an_editor_that_breaks_off_is_shown_as_far_as_it_goes() -> None:
    data = json.dumps(json.loads(DATA), indent=2).encode()
    found = record_of(data[: data.index(b'"snapshot"') // 2])
    assert found.doubt is not None
    assert found.doubt.key == "replay.doubt.cut"
    assert found.last > 30


@pytest.mark.parametrize("change", [unknown_action, other_end])
def test_a_record_with_a_gap_is_written_and_made_again_with_it(
    change: Callable[[dict[str, Any]], object],
) -> None:
    found = record_of(spoilt(change))
    again = record_of(data_of(found, datetime(2031, 6, 3)))
    assert again.rest == found.rest
    assert again.last == found.last
