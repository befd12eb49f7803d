"""What pictures show of the variants."""

from __future__ import annotations

from dataclasses import replace

from scenes.samples import moments


def test_a_curious_match_shows_what_strong_players_leave_aside() -> None:
    table = dict(moments.settings("ages"))["edition-late"]
    found = moments.every(moments.curious(replace(table, seed="pictures/4")))
    names = {moment.name for moment in found}
    assert {"build-Launch", "trade-Swap", "answer-Counter", "counter-Withdraw"} <= names
