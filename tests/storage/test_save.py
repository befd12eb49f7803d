"""Saved matches: what was saved comes back, and what is broken says so without losing anything."""

from __future__ import annotations

import json
from copy import deepcopy
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.codec import encode
from game.core.match import Match
from game.core.registry import titles
from game.storage import save
from game.storage.migrate import FORMAT
from game.storage.ring_folder import Unreadable
from tests.build.matches import match_setup, midway, played, seat_counts

NOW = datetime(2026, 5, 17, 21, 40)
OLD = Path(__file__).parent / "old"


def document(title: str) -> dict[str, Any]:
    """Save a match somewhere before its end, however short it is."""
    seats = seat_counts(title)[0]
    match = midway(title, seats)
    parsed: dict[str, Any] = json.loads(save.dump(match_setup(title, seats), match, NOW))
    return parsed


def raw(data: dict[str, Any]) -> bytes:
    return json.dumps(data).encode()


@pytest.fixture(params=sorted(titles()))
def title(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("decisions", [0, 1, 25, None])
def test_a_match_comes_back_as_it_was(title: str, decisions: int | None) -> None:
    for seats in seat_counts(title):
        match = played(title, seats, decisions=decisions)
        loaded = save.restore(save.dump(match_setup(title, seats), match, NOW))
        assert loaded.doubt is None
        assert loaded.notes == ()
        assert loaded.setup == match_setup(title, seats)
        assert loaded.match.state == match.state
        assert loaded.match.log == match.log


def test_loading_rolls_no_dice_again_and_the_next_ones_are_the_same(title: str) -> None:
    seats = seat_counts(title)[0]
    match = played(title, seats, decisions=12)
    loaded = save.restore(save.dump(match_setup(title, seats), match, NOW)).match
    rng = Random(4)
    while not match.over:
        action = rng.choice(list(match.rules.legal(match.state)))
        match.play(action)
        loaded.play(action)
        assert loaded.state == match.state


def test_the_header_tells_the_list_what_it_needs(title: str) -> None:
    data = document(title)
    head = save.header(save.parse(raw(data)))
    match: Match = save.restore(raw(data)).match
    assert head.round == match.state.round
    assert head.saved_at == NOW
    assert head.totals == tuple(s.total for s in match.rules.scores(match.state))
    assert not head.over


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "saves.broken.cut"),
        (b'{"format": 1, "title"', "saves.broken.cut"),
        (b"\xff\xfe\x00", "saves.broken.cut"),
        (b"[1, 2]", "saves.broken.foreign"),
        (b'{"format": "1"}', "saves.broken.foreign"),
        (b'{"format": 999}', "saves.broken.newer"),
        (b'{"format": 0}', "saves.broken.old"),
        (b'{"format": 1, "title": "chess"}', "saves.broken.title"),
        (b"[" * 100_000, "saves.broken.cut"),
    ],
)
def test_what_is_no_save_says_why(data: bytes, key: str) -> None:
    with pytest.raises(Unreadable) as fault:
        save.restore(data)
    assert fault.value.message.key == key


def test_a_log_edited_by_hand_leaves_the_snapshot_and_a_doubt(title: str) -> None:
    data = document(title)
    stranger = {**data["log"][0], "seat": 77}
    data["log"].insert(len(data["log"]) // 2, stranger)
    loaded = save.restore(raw(data))
    assert loaded.doubt is not None
    assert loaded.doubt.key == "saves.doubt.log"
    assert encode(loaded.match.state) == data["snapshot"]
    assert loaded.match.log == []


def test_what_goes_on_from_a_snapshot_can_be_saved_and_loaded_again(title: str) -> None:
    data = document(title)
    data["log"][-1]["seat"] = 77
    loaded = save.restore(raw(data))
    match = loaded.match
    match.begin()
    match.play(next(iter(match.rules.legal(match.state))))
    again = save.restore(save.dump(loaded.setup, match, NOW))
    assert again.doubt is None
    assert again.match.state == match.state


def test_an_edited_snapshot_loses_nothing_because_the_log_is_the_truth(title: str) -> None:
    data = document(title)
    truth = save.restore(raw(data)).match.state
    data["snapshot"]["round"] = 55
    loaded = save.restore(raw(data))
    assert loaded.doubt is None
    assert loaded.match.state == truth


def test_a_save_from_other_data_loses_nothing_where_the_match_comes_out_the_same(
    title: str,
) -> None:
    data = document(title)
    data["rules"] = "0" * 16
    loaded = save.restore(raw(data))
    assert loaded.doubt is None
    assert len(loaded.match.log) == len(data["log"])


def test_a_save_from_other_data_goes_on_from_its_snapshot_and_says_so(title: str) -> None:
    data = document(title)
    data["rules"] = "0" * 16
    data["log"].pop()
    loaded = save.restore(raw(data))
    assert loaded.doubt is not None
    assert loaded.doubt.key == "saves.doubt.data"


def test_with_neither_log_nor_snapshot_it_is_broken(title: str) -> None:
    data = document(title)
    data["log"][0] = {"seat": 0, "action": {"is": "Nothing"}}
    data["snapshot"] = {"is": "State"}
    with pytest.raises(Unreadable) as fault:
        save.restore(raw(data))
    assert fault.value.message.key == "saves.broken.both"


def test_every_old_format_still_loads() -> None:
    files = sorted(OLD.glob("*.json"))
    formats = {json.loads(f.read_text("utf-8"))["format"] for f in files}
    assert formats == set(range(1, FORMAT + 1))
    for file in files:
        loaded = save.restore(file.read_bytes())
        assert loaded.match.rules.scores(loaded.match.state)


SOUND = {
    title: save.dump(match_setup(title, seats), played(title, seats, decisions=9), NOW)
    for title, seats in ((title, seat_counts(title)[0]) for title in titles())
}


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_random_damage_gives_findings_never_tracebacks(data: st.DataObject) -> None:
    document = bytearray(SOUND[data.draw(st.sampled_from(sorted(SOUND)))])
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(document) - 1))
        document[at : at + data.draw(st.integers(0, 5))] = data.draw(st.binary(max_size=4))
    _opens_or_says_why(bytes(document))


def _spots(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path] if path else []
    if isinstance(data, (dict, list)):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            found += _spots(value, (*path, key))
    return found


JUNK = st.sampled_from(
    [None, -1, 0, 7, 10**9, 1.5, "", "x", [], {}, True, [1, "a"], {"is": "State"}]
)


@pytest.mark.slow
@settings(max_examples=150, deadline=None)
@given(st.data())
def test_any_value_replaced_by_junk_gives_findings_never_tracebacks(data: st.DataObject) -> None:
    document = json.loads(SOUND[data.draw(st.sampled_from(sorted(SOUND)))])
    spots = _spots(document)
    for _ in range(data.draw(st.integers(1, 2))):
        *way, last = data.draw(st.sampled_from(spots))
        inner = document
        try:
            for key in way:
                inner = inner[key]
            inner[last] = deepcopy(data.draw(JUNK))
        except (KeyError, IndexError, TypeError):
            continue
    _opens_or_says_why(json.dumps(document).encode())


def _opens_or_says_why(data: bytes) -> None:
    key = ""
    try:
        match = save.restore(data).match
    except Unreadable as fault:
        key = fault.message.key
    if key:
        assert key.startswith("saves.broken.")
        return
    match.begin()
    if not match.over:
        match.play(next(iter(match.rules.legal(match.state))))
    match.rules.scores(match.state)
