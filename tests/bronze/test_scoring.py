"""Final scores, ties, and the worked example of fifty points (F1, F6)."""

from __future__ import annotations

import pytest

from game.core.contract import winners
from tests.build.bronze import Table, rules, table

CITIES = {
    "mohenjo_daro": 5,
    "hattusa": 5,
    "nafplion": 2,
    "thebes": 0,
    "su_nuraxi": 6,
    "ugarit": 6,
    "phaistos": 4,
    "liman_tepe": 3,
}


def example() -> Table:
    """Lay out the scoring example of the rules; the matrix is ours and fits all they say."""
    game = table(3).set(tokens=(6, 5, 4, 4, 4, 4, 4, 4, 4)).owned(0, 0).owned(1, 1).owned(2, 0)
    return game.give(
        0,
        matrix="pottery wheel pottery | masonry religion authority"
        " | religion authority religion | bronze_casting masonry",
        routes={"desert": 5, "coast": 3},
        cities=" ".join(CITIES),
    )


def test_example_final_scoring_is_fifty_points() -> None:
    game = example()
    assert game.lines() == {"provinces": 10, "routes": 9, "cities": 31}
    assert game.points() == 50 == rules().score_now(game.state, 0)


@pytest.mark.parametrize("city", CITIES)
def test_example_final_scoring_city_by_city(city: str) -> None:
    assert example().worth(city) == CITIES[city]


def test_example_final_scoring_rests_on_what_the_rules_say_of_the_matrix() -> None:
    matrix = example().of().matrix
    laid = [card for column in matrix for card in column]
    assert set(laid) == {
        "bronze_casting",
        "wheel",
        "pottery",
        "masonry",
        "religion",
        "authority",
    }
    assert max(laid.count(card) for card in laid) <= 3
    assert min(laid.count("bronze_casting"), laid.count("wheel")) == 1
    assert sorted(map(len, matrix))[0] == 2
    assert len(set(matrix[1])) == 3
    assert all(len(set(column)) <= 3 for column in matrix)
    assert 8 <= len(laid) <= 18


def test_provinces_score_what_stands_on_them() -> None:
    game = table().set(tokens=(4, 5, 6, 4, 5, 6, 4)).owned(0, 1).owned(1, 1).owned(2, 0)
    assert (game.points(0), game.points(1)) == (6, 9)


def rival(*seats: tuple[int, dict[str, int], str]) -> Table:
    """Give each seat (points of one province, trade tokens, cities)."""
    game = table(4).set(tokens=tuple(seat[0] for seat in seats) + (4,) * (11 - len(seats)))
    for seat, (points, routes, cities) in enumerate(seats):
        game.give(seat, routes=routes, cities=cities, matrix=" ".join(["wheel"] * 6))
        if points:
            game.owned(seat, seat)
    return game


def won(game: Table) -> tuple[int, ...]:
    return winners(rules().scores(game.state))


def test_f6_tb_city_equal_totals_go_to_the_most_city_points() -> None:
    assert won(rival((4, {"desert": 3}, "thebes"), (10, {"coast": 3}, ""))) == (0,)


def test_f6_tb_trade_then_to_the_most_trade_points() -> None:
    game = rival((4, {"desert": 5}, "thebes"), (7, {"coast": 3}, "thebes"))
    assert game.points(0) == game.points(1) == 16
    assert won(game) == (0,)


def test_f6_tb_shared_then_the_win_is_shared() -> None:
    assert won(rival((4, {"desert": 3}, "thebes"), (4, {"coast": 3}, "thebes"))) == (0, 1)


def test_f6_each_step_counts_only_among_those_still_tied() -> None:
    game = rival(
        (4, {"desert": 3}, "thebes"),
        (7, {}, "thebes"),
        (3, {"coast": 7}, ""),
    )
    assert {game.points(seat) for seat in range(3)} == {13}
    assert won(game) == (0,), "the most trade points of all are out of it"


def test_f6_a_higher_total_wins_whatever_the_ties() -> None:
    assert won(rival((4, {"desert": 3}, "thebes"), (15, {}, ""))) == (1,)


def test_the_lines_count_tokens_and_cities() -> None:
    score = rules().scores(example().state)[0]
    assert [dict(line.params)["count"] for line in score.lines] == [2, 2, 8]
    assert score.tie == (31, 9, 10)
