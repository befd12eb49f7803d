"""The worked examples of the rules say what the rules say, of whatever state they are asked."""

from __future__ import annotations

from scenes.tempus import figures
from scenes.tempus.stands import Stands
from tests.build.tempus import Table, at, components, rules, table


def stands(**states: Table) -> Stands:
    made = Stands(rules(), components(), {})
    vars(made).update({name: there.state for name, there in states.items()})
    return made


def test_progress_is_counted_for_everybody() -> None:
    there = table(3, round=2).put(0, "4.5 2").city(1, "2.2 3", "6.2 2")
    counts = [there.rules.progress_now(there.state, seat).total for seat in range(3)]
    params = figures.racing(stands(progressing=there)).params
    assert params["counts"] == " · ".join(map(str, counts))
    assert params["most"] == max(counts) > 0


def test_the_reach_of_the_best_placed_person_is_counted() -> None:
    there = table(3).put(0, "4.5")
    params = figures.walking(stands(acting=there)).params
    assert params["count"] == len(there.rules.reach(there.state, at("4.5"))) > 0


def test_the_supply_is_what_is_not_on_the_island() -> None:
    there = table(3).put(0, "4.5 3")
    params = figures.bearing(stands(acting=there)).params
    assert [getattr(params[name], "params", {})["count"] for name in ("there", "left")] == [
        3, there.rules.supply(there.state, 0),
    ]  # fmt: skip
