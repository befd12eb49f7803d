"""Why a computer player does something, in one short message for the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.ages.actions import (
    Accept,
    Action,
    Again,
    Build,
    Buy,
    Counter,
    Decline,
    Discard,
    Done,
    Engineer,
    Launch,
    Lead,
    Offer,
    Preserve,
    Spend,
    Split,
    Stop,
    Swap,
    Withdraw,
)
from game.ages.bots.labour import Marks
from game.ages.bots.turn import Turn
from game.ages.building import name_of
from game.core.message import Key, Message, Param

AVERAGE = 1
"""Workers that a die thrown again is reckoned to bring when an aim is named."""


def explain(turn: Turn, action: Action) -> Message | None:
    """Give the reason for an action, or `None` where there was no choice."""
    explained = _REASONS.get(type(action))
    return explained(turn, action) if explained else None


def _say(name: str, **params: Param) -> Message:
    return Message(f"ages.bot.reason.{name}", params)


def _stop(turn: Turn, action: Stop) -> Message:
    del action
    # Where dice are still to be divided, what they build is decided, and said, only then.
    target = None if turn.tables.tally(turn.state.dice).choices else _planned(turn, 0)
    if target is not None:
        return _say("enough", target=target)
    return _say("stop")


def _again(turn: Turn, action: Again) -> Message:
    """Name what most of the dice that stay are good for."""
    kept = tuple(value for at, value in enumerate(turn.state.dice) if at not in action.dice)
    faces = [turn.tables.faces[value - 1] for value in kept]
    workers = sum(face.workers for face in faces)
    coins = sum(face.coins + 4 * face.goods for face in faces if not face.skulls)
    food = sum(face.food for face in faces if not face.choice)
    if not workers + coins + food:
        return _say("throw_all")
    if 3 * workers >= max(coins, 3 * food):
        target = _target(turn, workers + AVERAGE * len(action.dice))
        if target is not None:
            return _say("keep_workers", target=target)
    if coins >= 3 * food:
        return _goods(turn, kept)
    return _say("keep_food", count=turn.tables.city_count(turn.board.cities))


def _goods(turn: Turn, kept: tuple[int, ...]) -> Message:
    spare = len(turn.state.dice) - len(kept)
    coins = sum(turn.tables.faces[value - 1].coins for value in kept)
    reach = turn.treasure.deal(turn.board.goods, coins + 3 * spare, 0)
    buy = reach.going.buy or reach.ending.buy or reach.trigger.buy
    if buy is None:
        return _say("keep_goods")
    return _say("keep_coins", development=Key(f"ages.development.{buy.development}"))


def _target(turn: Turn, workers: int) -> Key | None:
    """Name what so many workers would do first; nothing when they would do nothing."""
    return _most(turn.aim(workers))


def _planned(turn: Turn, food: int) -> Key | None:
    """Name what the dice as they lie build most of: what is thought is what will be done."""
    return _most(turn.plan(turn.state.dice, food))


def _most(marks: Marks) -> Key | None:
    return name_of(max(marks, key=lambda mark: mark[1])[0]) if marks else None


def _lead(turn: Turn, action: Lead) -> Message:
    face = turn.tables.faces[turn.state.dice[action.die] - 1]
    return _say("lead", face=Key(f"ages.face.{face.id}"))


_NOTHING = {"lead": "lead_not", "build": "build_not", "trade": "trade_not"}


def _done(turn: Turn, action: Done) -> Message:
    del action
    return _say(_NOTHING.get(turn.state.phase, "save"))


def _split(turn: Turn, action: Split) -> Message:
    choices = turn.tables.tally(turn.state.dice).choices
    if action.food * 2 > choices:
        return _say("split_food")
    target = _planned(turn, action.food)
    return _say("split_food") if target is None else _say("split_workers", target=target)


def _build(turn: Turn, action: Build) -> Message:
    tables, name = turn.tables, name_of(action.target)
    at = tables.monument_place.get(action.target, -1)
    if at < 0:
        place = tables.city_ids.index(action.target)
        done = turn.board.cities[place] + action.boxes == tables.city_boxes[place]
        return _say("city" if done else "begin", target=name)
    if turn.board.monuments[at] + action.boxes < tables.monument_boxes[at]:
        return _say("begin", target=name)
    monument = tuple(tables.edition.monuments.values())[at]
    if turn.state.firsts[at] < 0:
        first = "whole" if turn.prospect.alone else "first"
        return _say(first, target=name, count=monument.first)
    return _say("later", target=name, count=monument.later)


def _engineer(turn: Turn, action: Engineer) -> Message:
    return _say("engineer", count=action.goods * turn.traits.haul)


def _buy(turn: Turn, action: Buy) -> Message:
    name = Key(f"ages.development.{action.development}")
    last = len(turn.board.developments) + 1 >= turn.tables.to_end
    if last and not turn.state.ending:
        return _say("buy_last", development=name)
    points = turn.tables.traits((action.development,)).points
    return _say("buy", development=name, count=points)


def _discard(turn: Turn, action: Discard) -> Message:
    del turn, action
    return _say("discard")


def _preserve(turn: Turn, action: Preserve) -> Message:
    del action
    return _say("preserve", count=turn.tables.city_count(turn.board.cities))


def _spend(turn: Turn, action: Spend) -> Message:
    del turn
    return _say("spend", count=action.goods) if action.goods else _say("spend_none")


def _launch(turn: Turn, action: Launch) -> Message:
    del turn
    return _say("launch", count=action.ships)


def _swap(turn: Turn, action: Swap) -> Message:
    del turn
    return _say("swap", good=Key(f"ages.good.{action.get}"))


def _fixed(name: str) -> Callable[[Turn, Any], Message]:
    return lambda _turn, _action: _say(name)


_REASONS: Mapping[type, Callable[[Turn, Any], Message]] = {
    Stop: _stop,
    Again: _again,
    Lead: _lead,
    Done: _done,
    Split: _split,
    Build: _build,
    Engineer: _engineer,
    Buy: _buy,
    Discard: _discard,
    Preserve: _preserve,
    Spend: _spend,
    Launch: _launch,
    Swap: _swap,
    Offer: _fixed("offer"),
    Accept: _fixed("accept"),
    Decline: _fixed("decline"),
    Counter: _fixed("counter"),
    Withdraw: _fixed("withdraw"),
}
