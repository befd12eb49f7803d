"""The numbers in the sentences of hints are those that counting by hand gives."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

from game.ages.actions import Again, Build, Buy, Discard, Stop
from game.ages.bots.players import net, weights
from game.ages.bots.reasons import said
from game.ages.bots.throw_reasons import better
from game.ages.bots.turn import Turn
from game.ages.bots.weights import Taste
from game.ages.bots.winning import Winning
from game.ages.building import name_of
from game.ages.events import CityBuilt
from game.core.bot import percent
from tests.ages.bots.test_players import ask
from tests.build.ages import Table, components, rules, table


def turn_of(here: Table, level: str = "hard") -> Turn:
    edition, tables, learned = weights(components(), rules()), rules().tables, None
    if level == "hard":
        found = net(components(), rules())
        assert found is not None
        learned = Winning(tables, found)
    own = getattr(edition, level)
    return Turn(tables, here.state, here.state.seat, own, Taste(), winning=learned)


def counted(turn: Turn, again: tuple[int, ...]) -> float:
    """Throw the dice in every way there is, and count how often it comes out better."""
    dice, sides = list(turn.state.dice), len(turn.tables.faces)
    now, found = turn.worth(tuple(sorted(dice))), 0
    for new in product(range(1, sides + 1), repeat=len(again)):
        for at, face in zip(again, new, strict=True):
            dice[at] = face
        found += turn.worth(tuple(sorted(dice))) > now + 1e-9
    every: int = sides ** len(again)
    return found / every


def near_city() -> Table:
    here = table(2).give(0, marks="1 city:4", food=9)
    return here.throw("workers", "food", "food")


def test_the_chance_of_another_throw_is_what_counting_every_throw_gives() -> None:
    turn = turn_of(near_city())
    for again in ((1,), (1, 2), (0, 1, 2)):
        assert better(turn, again) == counted(turn, again)


def test_throwing_again_says_how_often_it_comes_out_better() -> None:
    here = table(2).give(0, food=0).throw("food", "coin", "coin")
    for level in ("hard", "medium"):
        advice = ask(here.state, level)
        assert isinstance(advice.action, Again)
        assert advice.reason is not None
        assert advice.other is not None
        chance = percent(counted(turn_of(here, level), advice.action.dice))
        assert advice.reason.params["percent"] == chance
        assert [advice.other.params[name] for name in ("food", "coins")] == [3, 14]


def test_stopping_says_how_rarely_another_throw_would_help() -> None:
    found = []
    for faces in combinations_with_replacement(("workers", "food", "good", "coin"), 3):
        here = table(2).give(0, marks="2 city:4", food=2).throw(*faces)
        advice = ask(here.state, "medium")
        if not isinstance(advice.action, Stop) or advice.other is None:
            continue
        assert advice.other.params["count"] == 1
        turn = turn_of(here, "medium")
        every = {percent(counted(turn, (die,))) for die in range(3)}
        assert advice.other.params["percent"] in every
        found.append(advice.other.params["percent"])
    assert any(found)


def test_building_and_buying_say_points_and_dice() -> None:
    city = table(2).give(0, marks="2 city:4", food=9).stand("workers", "food", "food")
    advice = ask(city.state)
    assert isinstance(advice.action, Build)
    assert advice.reason is not None
    if advice.action == Build("city:4", 1):
        assert advice.reason.params["count"] == 4
    rich = table(2).give(0, food=9).stand("coin", "coin", "coin")
    rich.state.round = 3
    bought = ask(rich.state)
    assert isinstance(bought.action, Buy)
    assert bought.reason is not None
    points = components().editions["base"].developments[bought.action.development].points
    assert bought.reason.params["count"] == points


def test_giving_up_goods_says_what_the_rest_is_worth() -> None:
    here = table(2).give(0, goods="4 wood 4 stone", food=9).stand("food", "food", "food")
    while here.phase != "discard":
        here.done()
    advice = ask(here.state)
    assert isinstance(advice.action, Discard)
    assert advice.reason is not None
    board = here.of()
    values = [good.values for good in components().sheet.goods]
    left = [have - gone for have, gone in zip(board.goods, advice.action.goods, strict=True)]
    worth = sum(row[count] for row, count in zip(values, left, strict=True))
    assert advice.reason.params["count"] == worth


def test_a_later_city_has_one_name_in_the_thought_and_in_what_is_told_of_it() -> None:
    here = table(2).give(0, marks="4 city:6", food=9).stand("workers", "food", "food")
    thought = said(turn_of(here), Build("city:6", 1)).reason
    assert thought is not None
    built = here.build("city:6", 1).told(CityBuilt)
    assert [event.target for event in built] == ["city:6"]
    assert thought.params["target"] == name_of("city:6")
