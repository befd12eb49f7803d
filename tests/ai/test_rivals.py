"""Two checkouts meet: both apply the rules, seats move on, and what differs is found out."""

from __future__ import annotations

from typing import Any

import pytest

from tests import rivals
from tests.build.source import ROOT
from tests.rival_side import Side
from tests.rivals import Disagreement, Meeting, Rival, meet, report, taken

OPTIONS = {"edition": "base"}
SEEDS = range(4)


class Near(Rival):
    """The other side without a process of its own; it may count wrongly."""

    def __init__(self, wrong: int = 0) -> None:
        self._side, self._wrong = Side(), wrong

    def tell(self, do: str, **order: object) -> None:
        getattr(self._side, do)(order)

    def ask(self, do: str, **order: object) -> dict[str, Any]:
        found: dict[str, Any] = getattr(self._side, do)(order)
        if do == "end":
            found["totals"][0] += self._wrong
        return found


def meeting(here: str = "easy", there: str = "easy") -> Meeting:
    return Meeting("ages", OPTIONS, 2, taken(2, 1, 0), rivals.Side(here), rivals.Side(there))


def test_a_checkout_against_itself_wins_exactly_its_part() -> None:
    found = report(meeting(), meet(Near(), meeting(), 2, SEEDS))
    assert (found["share"], found["lead"], found["faults"]) == (0.5, 0.0, 0)


def test_the_better_side_wins_more_than_its_part() -> None:
    found = report(meeting("easy", "random"), meet(Near(), meeting("easy", "random"), 4, SEEDS))
    assert found["share"] > found["par"] == 0.5
    assert found["here"] == "easy"
    assert "1 random of the other" in rivals.line(found)


def test_a_side_that_counts_otherwise_is_found_out() -> None:
    with pytest.raises(Disagreement, match="points here"):
        meet(Near(wrong=1), meeting(), 1, SEEDS)


def test_our_seats_move_on_by_one_and_are_spread() -> None:
    assert [taken(4, 1, game) for game in range(3)] == [{0}, {1}, {2}]
    assert [taken(4, 2, game) for game in range(3)] == [{0, 2}, {1, 3}, {2, 0}]


@pytest.mark.slow
def test_a_checkout_in_a_process_of_its_own_plays_the_same_as_one_in_ours() -> None:
    with Rival(ROOT) as other:
        assert meet(other, meeting(), 2, SEEDS) == meet(Near(), meeting(), 2, SEEDS)


@pytest.mark.slow
def test_a_folder_that_is_no_checkout_says_so(tmp_path: Any) -> None:
    with pytest.raises(Disagreement, match="gave up"), Rival(tmp_path) as other:
        meet(other, meeting(), 1, SEEDS)
