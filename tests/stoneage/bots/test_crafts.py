"""Exact chances: tools and rolls against every roll there is, counted one by one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import pytest

from game.stoneage.bots.crafts import Helper, Task, help_to_come, rests
from game.stoneage.bots.stock import reach

WOOD, BRICK, GOLD = Task(2, 3, 2.0), Task(1, 4, 3.0), Task(2, 6, 5.0)


def parts(helpers: tuple[Helper, ...]) -> Iterator[tuple[Helper, ...]]:
    for count in range(len(helpers) + 1):
        yield from combinations(helpers, count)


def by_hand(tasks: tuple[Task, ...], helpers: tuple[Helper, ...]) -> float:
    """Try every roll and after it every set of helpers; the whole worth, not only the help."""
    if not tasks:
        return 0.0
    task, rolls, total = tasks[0], list(product(range(1, 7), repeat=tasks[0].dice)), 0.0
    for roll in rolls:
        best = float("-inf")
        for part in parts(helpers):
            left = list(helpers)
            for helper in part:
                left.remove(helper)
            amount = (sum(roll) + sum(helper.value for helper in part)) // task.divisor
            value = amount * task.unit - sum(helper.cost for helper in part)
            best = max(best, value + by_hand(tasks[1:], tuple(left)))
        total += best
    return total / len(rolls)


@pytest.mark.parametrize("tasks", [(WOOD,), (BRICK, GOLD), (WOOD, BRICK), (BRICK, BRICK, BRICK)])
@pytest.mark.parametrize(
    "helpers",
    [
        (Helper(1, 0.0),),
        (Helper(1, 0.0), Helper(2, 0.0)),
        (Helper(1, 0.0), Helper(3, 1.5)),
        (Helper(4, 0.0), Helper(4, 9.0)),
    ],
)
def test_the_use_of_tools_to_come_is_exact(
    tasks: tuple[Task, ...], helpers: tuple[Helper, ...]
) -> None:
    wanted = by_hand(tasks, helpers) - by_hand(tasks, ())
    assert help_to_come(tasks, helpers) == pytest.approx(wanted)


def test_more_tools_never_help_less() -> None:
    tasks = (WOOD, GOLD)
    one = help_to_come(tasks, (Helper(2, 0.0),))
    two = help_to_come(tasks, (Helper(2, 0.0), Helper(1, 0.0)))
    assert two > one > 0
    assert help_to_come((), (Helper(2, 0.0),)) == help_to_come(tasks, ()) == 0


@pytest.mark.parametrize(("dice", "divisor"), [(1, 2), (2, 3), (3, 5), (2, 6)])
def test_what_division_leaves_over_is_exact(dice: int, divisor: int) -> None:
    rolls = [sum(roll) for roll in product(range(1, 7), repeat=dice)]
    for rest, chance in rests(dice, divisor):
        assert chance == pytest.approx(sum(r % divisor == rest for r in rolls) / len(rolls))


@pytest.mark.parametrize(("dice", "divisor", "amount", "plus"), [(2, 3, 2, 0), (3, 5, 2, 3)])
def test_the_chance_to_reach_an_amount_is_exact(
    dice: int, divisor: int, amount: int, plus: int
) -> None:
    rolls = [sum(roll) for roll in product(range(1, 7), repeat=dice)]
    enough = sum((roll + plus) // divisor >= amount for roll in rolls)
    assert reach(dice, divisor, amount, plus) == pytest.approx(enough / len(rolls))
