"""Saves of older formats: the states they hold, and the game that goes on from them."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from game.core.codec import encode
from game.core.message import Message
from game.core.setup import MatchSetup, SeatSetup
from game.opening import digest_of, open_match
from game.storage import save

OLD = Path(__file__).resolve().parent.parent / "storage" / "old"


def document(number: int) -> Any:
    return json.loads((OLD / f"format-{number}.json").read_text("utf-8"))


def raw(data: Any) -> bytes:
    return json.dumps(data).encode()


def test_a_save_of_format_1_keeps_its_whole_log() -> None:
    loaded = save.restore(raw(document(1)))
    assert loaded.doubt is None
    assert loaded.notes == (), "the snapshot brought forward is the state that the log leads to"
    assert len(loaded.match.log) == len(document(1)["log"])


def test_a_save_of_format_1_whose_log_is_damaged_goes_on_from_its_snapshot() -> None:
    data = document(1)
    data["log"] = data["log"][1:]
    loaded = save.restore(raw(data))
    assert loaded.doubt is not None
    assert encode(loaded.match.state)["boards"][0]["ships"] == 0
    assert loaded.match.state == save.restore(raw(document(1))).match.state


def test_a_save_of_format_1_with_a_damaged_snapshot_goes_by_its_log() -> None:
    damages: tuple[Any, ...] = (None, 7, [], {"boards": 3}, {"boards": [1, None]})
    for damage in damages:
        data = document(1)
        data["snapshot"] = damage
        assert save.restore(raw(data)).match.state == save.restore(raw(document(1))).match.state


def test_a_game_that_began_from_a_snapshot_is_brought_forward_too() -> None:
    data = document(1)
    data["start"], data["log"] = data["snapshot"], []
    loaded = save.restore(raw(data))
    assert loaded.doubt is None
    assert loaded.match.state == save.restore(raw(document(1))).match.state


def test_a_save_in_the_middle_of_a_talk_comes_back_as_it_was_left() -> None:
    loaded = save.restore(raw(document(2)))
    # Its log comes from when the trade step passed over who had nobody to get anything from.
    assert (loaded.doubt, loaded.notes) == (Message("saves.doubt.log"), ())
    assert loaded.match.state.phase == "answer"
    assert loaded.match.state.market.bid is not None


@pytest.mark.published
def test_a_base_game_is_not_bound_to_the_numbers_of_variants() -> None:
    two, one = (SeatSetup(), SeatSetup()), (SeatSetup(),)
    base = digest_of(MatchSetup("ages", two, {"edition": "base"}))
    assert base == document(1)["rules"]
    others = {
        digest_of(MatchSetup("ages", two, {"edition": "late"})),
        digest_of(MatchSetup("ages", two, {"trading": "yes"})),
        digest_of(MatchSetup("ages", one, {"edition": "base"})),
        digest_of(MatchSetup("ages", one, {"edition": "late"})),
    }
    assert len({base, *others}) == 5


def test_a_save_of_a_variant_is_written_and_read() -> None:
    table = MatchSetup("ages", (SeatSetup(),), {"edition": "late"}, "sail", 0)
    match = open_match(table)
    match.begin()
    loaded = save.restore(save.dump(table, match, datetime(2026, 5, 17)))
    assert (loaded.doubt, loaded.notes) == (None, ())
