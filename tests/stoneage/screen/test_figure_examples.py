"""The worked examples of the rules say what the rules say, of whatever state they are asked."""

from __future__ import annotations

from scenes.stoneage import figures
from scenes.stoneage.stands import Stands
from tests.build.stoneage import Table, components, rules, table


def stands(**states: Table) -> Stands:
    made = Stands(rules(), components(), {})
    vars(made).update({name: there.state for name, there in states.items()})
    return made


def rolled() -> Table:
    there = table(2).give(0, tools="2 1").stand(0, "forest 3").work()
    return there.act("forest").roll(2, 3, 5)


def test_a_roll_is_divided_by_the_number_of_its_place() -> None:
    params = figures.rolling(stands(rolled=rolled())).params
    assert (params["dice"], params["total"], params["divisor"], params["amount"]) == (
        "2 + 3 + 5", 10, 3, 3,
    )  # fmt: skip


def test_all_fresh_tools_are_added_to_the_roll() -> None:
    params = figures.using(stands(rolled=rolled())).params
    assert (params["value"], params["total"], params["amount"]) == (3, 13, 4)
