"""The worked examples of the rules say what the rules say, of whatever state they are asked."""

from __future__ import annotations

from game.bronze.rules import BronzeRules
from scenes.bronze import figures
from scenes.bronze.stands import Stands
from tests.build.bronze import components, strip, table


def stands(**states: object) -> Stands:
    made = Stands(BronzeRules(components(), {}), components(), {})
    vars(made).update(states)
    return made


def test_the_card_that_is_laid_wakes_what_it_wakes() -> None:
    game = table(2).give(0, matrix="wheel wheel | religion").hold("wheel")
    params = figures.laying(stands(laying=game.state)).params
    awake = game.rules.preview(game.state, "wheel", 0).awake
    assert params["cards"] == len(awake) == 3
    assert figures.waking(stands(laying=game.state)).params["counts"] == "3 · 2"


def test_the_longest_row_is_measured_where_it_lies() -> None:
    game = strip("desert", "RR RRR")
    example = figures.rowing(stands(late=game.state))
    assert example.params["long"] == game.rules.longest(game.state, 0, "desert") == 5
    assert example.params["terrain"] == "bronze.terrain.desert"


def test_settlements_of_a_land_are_counted() -> None:
    game = table(2).give(0, on="0 *")
    example = figures.leading(stands(late=game.state))
    assert example.params["first"] == game.rules.counts(game.state, 0)[0] > 0
    assert example.params["second"] == 0
