"""What is listed as legal, against brute force through `refuse`, on rich boards."""

from __future__ import annotations

import pytest

from tests.ages.everything import spare, universe
from tests.build.ages import Table, table

RICH = "granaries engineering masonry agriculture"


def brute(game: Table) -> set[object]:
    rules, state = game.rules, game.state
    accepted = [a for a in universe(rules, state) if rules.refuse(state, a) is None]
    return {action for action in accepted if not spare(rules, state, action)}


@pytest.mark.parametrize(
    "goods",
    ["2 stone", "5 wood 2 stone 1 pottery", "1 wood 1 stone 1 pottery 1 cloth 1 spearheads"],
)
@pytest.mark.parametrize("food", [0, 4, 11])
def test_brute_force_finds_the_same_on_rich_boards(goods: str, food: int) -> None:
    game = table(4).give(0, food=food, goods=goods, developments=RICH, cities=5)
    game.throw("coin", "workers", "food_or_workers", "coin", "good")
    seen = set()
    while (game.state.seat, game.phase) != (1, "throw"):
        seen.add(game.phase)
        assert set(game.legal) == brute(game)
        game.do(game.legal[0])
    assert {"keep", "split", "build", "buy"} <= seen


def test_brute_force_finds_the_same_discards() -> None:
    game = table().give(0, goods="4 wood 3 stone 2 pottery 1 cloth 4 spearheads")
    game.stand("food", "food", "food").done()
    assert game.phase == "discard"
    assert set(game.legal) == brute(game)
