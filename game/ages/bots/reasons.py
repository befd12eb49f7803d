"""Why a computer player does something, in sentences for the table, each with its number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.ages import buying, preserving, trading
from game.ages.actions import (
    Accept,
    Action,
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
    Swap,
    Withdraw,
)
from game.ages.bots.throw_reasons import first_mark, lead, lead_not, left_of, say, split
from game.ages.bots.treasure import kept
from game.ages.bots.turn import Turn
from game.ages.building import name_of
from game.ages.disaster import disaster, spendable
from game.ages.state import Bid
from game.core.bot import Advice
from game.core.message import Key, Message

Why = Message | tuple[Message, Message | None]
Bargain = Accept | Counter | Decline | Offer | Withdraw


def said(turn: Turn, action: Action) -> Advice:
    """Give an action with its reason; without one where there was no choice."""
    explained = _REASONS.get(type(action))
    why = explained(turn, action) if explained else (None, None)
    reason, other = why if isinstance(why, tuple) else (why, None)
    return Advice(action, reason, other=other)


def _done(turn: Turn, action: Done) -> Why:
    """Say what stays unused, and that nothing would be gained by it."""
    del action
    tables, state, board = turn.tables, turn.state, turn.board
    if state.phase == "lead":
        return lead_not(turn)
    if state.phase == "build":
        return say("build_not", count=state.workers)
    if state.phase == "trade":
        return say("trade_not", count=tables.worth(board.goods))
    if state.ending and turn.traits.per_good:
        points = turn.traits.per_good * sum(_stay(turn))
        return say("save_last", count=points), _dearest(turn, "")
    purse = buying.purse(tables, board, state.coins)
    return say("save", count=purse), _dearest(turn, "")


def _stay(turn: Turn) -> tuple[int, ...]:
    """Give the goods that lie there after the turn when nothing is bought."""
    goods, tables = turn.board.goods, turn.tables
    return goods if turn.traits.keep else kept(goods, tables.values, tables.keep)


def _dearest(turn: Turn, but: str) -> Message | None:
    """Name the development besides `but` that would bring most points now."""
    points = {
        buy.development: turn.tables.traits((buy.development,)).points
        for buy in buying.options(turn.tables, turn.state)
        if isinstance(buy, Buy) and buy.development != but
    }
    if not points:
        return None
    best = max(points, key=lambda name: points[name])
    return say("other_buy", development=Key(f"ages.development.{best}"), count=points[best])


def _build(turn: Turn, action: Build) -> Why:
    return _built(turn, action), _elsewhere(turn, action)


def _built(turn: Turn, action: Build) -> Message:
    tables, name = turn.tables, name_of(action.target)
    at = tables.monument_place.get(action.target, -1)
    left = left_of(turn, action.target) - action.boxes
    if left:
        return say("begin", target=name, count=action.boxes, left=left)
    if at < 0:
        return say("city", target=name, count=tables.city_count(turn.board.cities) + 1)
    monument = tuple(tables.edition.monuments.values())[at]
    if turn.state.firsts[at] < 0:
        first = "whole" if turn.prospect.alone else "first"
        return say(first, target=name, count=monument.first, later=monument.later)
    return say("later", target=name, count=monument.later)


def _elsewhere(turn: Turn, action: Build) -> Message | None:
    """Name the target besides this one for which these workers would do most."""
    targets = turn.labour.endings() if turn.state.ending else turn.labour.gains()
    marks = [
        (gain, boxes, name)
        for name, gains in targets
        for boxes, gain in gains
        if boxes <= turn.state.workers and gain > 0 and name != action.target
    ]
    if not marks:
        return None
    _, boxes, name = max(marks)
    left = left_of(turn, name) - boxes
    target = name_of(name)
    if left:
        return say("other_begin", target=target, count=boxes, left=left)
    return say("other_finish", target=target, count=boxes)


def _engineer(turn: Turn, action: Engineer) -> Why:
    workers = action.goods * turn.traits.haul
    every = turn.state.workers + workers
    mark = first_mark(turn, every)
    if mark is None:
        return say("engineer", count=every, stone=action.goods)
    return say("engineer_for", count=every, stone=action.goods, target=name_of(mark[0]))


def _buy(turn: Turn, action: Buy) -> Why:
    name = Key(f"ages.development.{action.development}")
    have = len(turn.board.developments) + 1
    if have >= turn.tables.to_end and not turn.state.ending:
        return say("buy_last", development=name, count=have), _dearest(turn, action.development)
    points = turn.tables.traits((action.development,)).points
    return say("buy", development=name, count=points), _dearest(turn, action.development)


def _discard(turn: Turn, action: Discard) -> Why:
    tables, goods = turn.tables, turn.board.goods
    stays = tuple(have - less for have, less in zip(goods, action.goods, strict=True))
    kept, every = tables.worth(stays), tables.worth(goods)
    return say("discard", count=kept, before=every)


def _preserve(turn: Turn, action: Preserve) -> Why:
    del action
    tables, food = turn.tables, turn.board.food
    after = preserving.preserved(tables, food, turn.traits.times)
    cities = tables.city_count(turn.board.cities)
    return say("preserve", count=after, before=food, cities=cities)


def _spend(turn: Turn, action: Spend) -> Why:
    """Say how many boxes the pieces make the others mark, and how many none or all would."""
    tables, state = turn.tables, turn.state
    skulls = tables.tally(state.dice).skulls

    def boxes(pieces: int) -> int:
        blow = disaster(tables, state.boards, turn.seat, skulls, pieces)
        return sum(count for seat, count in blow.boxes if seat != turn.seat) if blow else 0

    most = spendable(tables, state.boards, turn.seat, skulls)
    if action.goods:
        return say("spend", count=boxes(action.goods)), say("other_spend", count=boxes(0))
    return say("spend_none", count=boxes(0)), say("other_spend_all", count=boxes(most), most=most)


def _launch(turn: Turn, action: Launch) -> Why:
    del turn
    return say("launch", count=action.ships)


def _swap(turn: Turn, action: Swap) -> Why:
    tables, goods = turn.tables, list(turn.board.goods)
    before = tables.worth(tuple(goods))
    goods[tables.place[action.give]] -= 1
    goods[tables.place[action.get]] += 1
    good = Key(f"ages.good.{action.get}")
    return say("swap", good=good, count=tables.worth(tuple(goods)), before=before)


def _bargain(name: str) -> Callable[[Turn, Bargain], Why]:
    """Say what a deal would make of the worth of the own goods."""

    def explained(turn: Turn, action: Bargain) -> Why:
        bid = turn.state.market.bid
        give, get = _terms(turn, bid, action)
        after = trading.after(turn.board, give, get)
        tables = turn.tables
        return say(name, count=tables.worth(after.goods), before=tables.worth(turn.board.goods))

    return explained


def _terms(turn: Turn, bid: Bid | None, action: Bargain) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Give what this seat would give and get: by its own words, else by the bid that lies."""
    if isinstance(action, (Offer, Counter)):
        return action.give, action.get
    assert bid is not None
    return (bid.give, bid.get) if bid.by == turn.seat else (bid.get, bid.give)


_REASONS: Mapping[type, Callable[[Turn, Any], Why]] = {
    Lead: lead,
    Done: _done,
    Split: split,
    Build: _build,
    Engineer: _engineer,
    Buy: _buy,
    Discard: _discard,
    Preserve: _preserve,
    Spend: _spend,
    Launch: _launch,
    Swap: _swap,
    Offer: _bargain("offer"),
    Accept: _bargain("accept"),
    Decline: _bargain("decline"),
    Counter: _bargain("counter"),
    Withdraw: _bargain("withdraw"),
}
