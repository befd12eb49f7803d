"""Why dice are kept or thrown again, with the chance that another throw is better."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations_with_replacement
from math import factorial, prod

from game.ages.actions import Again, Lead, Split
from game.ages.bots.labour import Marks
from game.ages.bots.turn import Turn
from game.ages.building import name_of
from game.ages.harvest import Harvest, harvest
from game.core.bot import Advice, percent
from game.core.message import Key, Message, Param

Worth = Callable[[tuple[int, ...]], float]
"""The value of dice that stand, by their faces in ascending order."""
HAIR = 1e-9
"""A difference that is no more than rounding."""


def say(name: str, **params: Param) -> Message:
    """Make a sentence of this title's computer players."""
    return Message(f"ages.bot.reason.{name}", params)


def better(turn: Turn, again: Sequence[int], worth: Worth | None = None) -> float:
    """Give the chance that throwing these dice again leaves something worth more than now."""
    value: Worth = worth or turn.worth
    dice, sides = turn.state.dice, len(turn.tables.faces)
    kept = [face for at, face in enumerate(dice) if at not in again]
    now, found = value(tuple(sorted(dice))), 0
    # Multisets with the number of ways they fall: seven dice fall in 279,936 ways.
    for new in combinations_with_replacement(range(1, sides + 1), len(again)):
        if value(tuple(sorted((*kept, *new)))) > now + HAIR:
            found += factorial(len(new)) // prod(map(factorial, Counter(new).values()))
    every: int = sides ** len(again)
    return found / every


def again(turn: Turn, action: Again, worth: Worth | None = None) -> tuple[Message, Message]:
    """Say what most of the dice that stay are good for, how often it succeeds, and what lies."""
    chance = percent(better(turn, action.dice, worth))
    kept = [value for at, value in enumerate(turn.state.dice) if at not in action.dice]
    name, params = _aim(turn, kept, len(action.dice))
    crop = _crop(turn)
    other = say(
        "other_stop",
        food=crop.food_gained,
        workers=crop.workers,
        goods=sum(crop.gained),
        coins=crop.coins,
    )
    return say(name, percent=chance, **params), other


def lead(turn: Turn, action: Lead, worth: Worth | None = None) -> Message:
    """Say on how many of its sides the die thrown once more is better."""
    sides = len(turn.tables.faces)
    hits = round(better(turn, (action.die,), worth) * sides)
    face = turn.tables.faces[turn.state.dice[action.die] - 1]
    return say("lead", face=Key(f"ages.face.{face.id}"), count=hits, sides=sides)


def lead_not(turn: Turn, worth: Worth | None = None) -> Message:
    """Say on how many of its sides the best die would be better, which is not enough."""
    sides = len(turn.tables.faces)
    dice = range(len(turn.state.dice))
    hits = max(round(better(turn, (die,), worth) * sides) for die in dice)
    return say("lead_not", count=hits, sides=sides)


def split(turn: Turn, action: Split) -> tuple[Message, Message | None]:
    """Say who eats and what workers do so, and what one die turned over would change."""
    crop = _crop(turn, action.food)
    choices = turn.tables.tally(turn.state.dice).choices
    cities = turn.tables.city_count(turn.board.cities)
    # What is thought is what will be built: the plan of these very dice.
    mark = most(turn.plan(turn.state.dice, action.food))
    target = name_of(mark[0]) if mark else None
    fed = cities - crop.hungry
    if action.food * 2 > choices or target is None:
        why = say("split_food", count=fed, cities=cities, workers=crop.workers)
    else:
        why = say("split_workers", target=target, count=crop.workers, fed=fed, cities=cities)
    turned = action.food - 1 if action.food * 2 > choices else action.food + 1
    if not 0 <= turned <= choices:
        return why, None
    other = _crop(turn, turned)
    return why, say("other_split", count=other.workers, hungry=other.hungry)


def advise_keep(
    turn: Turn, action: object, other: Sequence[int], worth: Worth | None = None
) -> Advice:
    """Give the decision about the dice with its reason.

    Stopping names what the dice bring and how rarely throwing `other`, the next best, does better.
    """
    if isinstance(action, Again):
        reason, lying = again(turn, action, worth)
        return Advice(action, reason, other=lying)
    rest = _chance("other_again", turn, other, worth) if other else None
    return Advice(action, _brings(turn), other=rest)


def named(turn: Turn, workers: int) -> Key | None:
    """Name what so many workers would do first; nothing when they would do nothing."""
    mark = first_mark(turn, workers)
    return name_of(mark[0]) if mark else None


def first_mark(turn: Turn, workers: int) -> tuple[str, int] | None:
    """Give the target that takes most of so many workers, and how many boxes."""
    return most(turn.aim(workers))


def most(marks: Marks) -> tuple[str, int] | None:
    """Give the target of which most boxes are marked."""
    return max(marks, key=lambda mark: mark[1]) if marks else None


def left_of(turn: Turn, target: str) -> int:
    """Count the boxes of a target that are not marked yet."""
    tables, board = turn.tables, turn.board
    at = tables.monument_place.get(target, -1)
    if at >= 0:
        return tables.monument_boxes[at] - board.monuments[at]
    place = tables.city_ids.index(target)
    return tables.city_boxes[place] - board.cities[place]


def _crop(turn: Turn, food: int | None = None) -> Harvest:
    dice = turn.state.dice
    food = turn.split(dice)[1] if food is None else food
    return harvest(turn.tables, turn.board, dice, food, turn.traits)


def _brings(turn: Turn) -> Message:
    """Name the best that the dice do as they lie: what they finish or buy, else what they are."""
    crop = _crop(turn)
    # Where dice are still to be divided, what they build is decided, and said, only then.
    divided = not turn.tables.tally(turn.state.dice).choices
    mark = most(turn.plan(turn.state.dice, 0)) if divided else None
    if mark and mark[1] == left_of(turn, mark[0]):
        return say("finish", count=mark[1], target=name_of(mark[0]))
    deal = turn.treasure.deal(crop.goods, crop.coins, crop.food)
    buy = (deal.ending if turn.state.ending else deal.going).buy
    if buy is not None:
        name = Key(f"ages.development.{buy.development}")
        return say("afford", development=name, count=turn.tables.costs[buy.development])
    if mark:
        return say("mark", count=mark[1], target=name_of(mark[0]), left=left_of(turn, mark[0]))
    return say(
        "bring",
        food=crop.food_gained,
        workers=crop.workers,
        goods=sum(crop.gained),
        coins=crop.coins,
    )


def _chance(name: str, turn: Turn, again: Sequence[int], worth: Worth | None) -> Message:
    return say(name, count=len(again), percent=percent(better(turn, again, worth)))


def _aim(turn: Turn, kept: Sequence[int], thrown: int) -> tuple[str, dict[str, Param]]:
    """Name what most of the dice that stay are good for."""
    faces = [turn.tables.faces[value - 1] for value in kept]
    workers = sum(face.workers for face in faces)
    coins = sum(face.coins + 4 * face.goods for face in faces if not face.skulls)
    food = sum(face.food for face in faces if not face.choice)
    if not workers + coins + food:
        return "throw_all", {"count": thrown}
    if 3 * workers >= max(coins, 3 * food):
        # One worker for each die thrown again is what an aim is reckoned with.
        target = named(turn, workers + thrown)
        if target is not None:
            return "keep_workers", {"target": target, "count": workers}
    if coins < 3 * food:
        return "keep_food", {"count": turn.tables.city_count(turn.board.cities)}
    money = sum(face.coins for face in faces)
    reach = turn.treasure.deal(turn.board.goods, money + 3 * thrown, 0)
    buy = reach.going.buy or reach.ending.buy or reach.trigger.buy
    if buy is None:
        return "keep_goods", {"count": sum(face.goods for face in faces)}
    name = Key(f"ages.development.{buy.development}")
    return "keep_coins", {"development": name, "count": turn.tables.costs[buy.development]}
