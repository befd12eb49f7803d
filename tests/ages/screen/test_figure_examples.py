"""The worked examples of the rules say what the rules say, of whatever state they are asked."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from game.ages.options import Options
from scenes.ages import figures
from scenes.ages.stands import Stands
from tests.build.ages import components


def made() -> Stands:
    return Stands(components(), Options())


def numbers(params: Mapping[str, object]) -> list[int]:
    """Give the numbers of an example in the order in which its sentence gets them."""
    found: list[int] = []
    for value in params.values():
        inner = getattr(value, "params", {})
        found.append(inner.get("count", value if isinstance(value, int) else -1))
    return found


def test_a_board_throws_a_die_for_each_city() -> None:
    here = made()
    dice = here.rules.dice_count(here.board())
    assert numbers(figures.throwing(here).params) == [dice, dice]


def test_hunger_is_worked_out_from_the_dice_that_lie_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = made()
    state = here.owner(here.state("keep", ("good",) * 4), food=1)
    monkeypatch.setattr(figures, "_hungry", lambda _: state)
    crop, _ = here.rules.forecast(state)
    assert numbers(figures.feeding(here).params) == [1, 0, crop.eaten, crop.food, crop.hungry]
    assert crop.hungry == 3


def test_what_is_too_much_follows_the_goods_of_the_board() -> None:
    here = made()
    board = figures._surplus(here).boards[0]
    assert numbers(figures.giving_up(here).params) == [
        sum(board.goods),
        here.rules.surplus(board),
    ]


def test_the_store_is_doubled_by_the_rules() -> None:
    late = Stands(components(), Options(edition="late"))
    board = figures._preserving(late).boards[0]
    assert numbers(figures.preserving(late).params) == [board.food, late.rules.preserved(board)]
