"""The steps of a turn one after the other; a step in which nothing is possible ends by itself.

Every function here fills in a fresh clone that nobody else has seen yet (`draft`). `events` takes
the events; `None` leaves them out.
"""

from __future__ import annotations

from game.ages import building, buying, discarding, shipping, throwing, trading
from game.ages.actions import Build, Buy
from game.ages.disaster import Blow, disaster, spendable
from game.ages.events import (
    BoxesMarked,
    CitiesFed,
    CityBuilt,
    DevelopmentBought,
    DiceStopped,
    DiceThrown,
    DisasterStruck,
    EndTriggered,
    FoodCollected,
    GoodsCollected,
    GoodsDiscarded,
    GoodsGiven,
    MonumentBuilt,
)
from game.ages.harvest import Harvest, harvest
from game.ages.scoring import scores
from game.ages.state import IDLE, Board, State
from game.ages.tables import Tables
from game.core.contract import winners
from game.core.event import Event, Events, GameEnded, RoundBegan, TurnBegan


def begin(tables: Tables, draft: State, events: Events) -> None:
    """Ask chance for all dice of the turn: as many as cities finished before it."""
    count = tables.city_count(draft.boards[draft.seat].cities)
    draft.waiting = tuple(range(count))
    if events is not None and draft.round == 1 and draft.seat == draft.start:
        events += (RoundBegan(1), TurnBegan(draft.seat, 1))


def fallen(tables: Tables, draft: State, values: tuple[int, ...], events: Events) -> None:
    """Lay down the dice that chance threw, and go on to what follows."""
    thrown = draft.waiting
    if draft.dice:
        dice = list(draft.dice)
        for at, value in zip(thrown, values, strict=True):
            dice[at] = value
        draft.dice = tuple(dice)
    else:
        draft.dice = values
    draft.waiting = ()
    if draft.phase == "lead":
        draft.led = True
    else:
        # The throw of leadership is none of the three: it may follow the last.
        draft.throws += 1
    if events is not None:
        number = 0 if draft.led else draft.throws
        events.append(DiceThrown(draft.seat, draft.dice, thrown, number))
    if draft.led:
        stand(tables, draft, events)
    elif draft.throws < tables.throws and throwing.free_dice(tables, draft):
        draft.phase = "keep"
    else:
        stop(tables, draft, events)


def stop(tables: Tables, draft: State, events: Events) -> None:
    """End the throws; leadership follows when it is owned (rtta2)."""
    if tables.traits(draft.boards[draft.seat].developments).lead:
        draft.phase = "lead"
    else:
        stand(tables, draft, events)


def stand(tables: Tables, draft: State, events: Events) -> None:
    """Let the dice stand; the food-or-workers dice are decided next (rtta2)."""
    if events is not None:
        events.append(DiceStopped(draft.seat, draft.dice))
    if tables.tally(draft.dice).choices:
        draft.phase = "split"
    else:
        collect(tables, draft, 0, events)


def collect(tables: Tables, draft: State, food_dice: int, events: Events) -> None:
    """Collect goods and food, feed the cities, suffer the disaster, in this order (rtta26)."""
    seat = draft.seat
    board = draft.boards[seat].clone()
    traits = tables.traits(board.developments)
    crop = harvest(tables, board, draft.dice, food_dice, traits)
    board.goods, board.food = crop.goods, crop.food
    # Hunger marks its boxes before skulls strike: the order shows in the chronicle (rtta26).
    board.disasters += crop.hungry
    draft.workers, draft.coins = crop.workers, crop.coins
    if events is not None:
        events += _told_harvest(seat, crop)
    draft.boards = (*draft.boards[:seat], board, *draft.boards[seat + 1 :])
    if tables.spent and spendable(tables, draft.boards, seat, crop.skulls):
        draft.phase = "spend"
    else:
        suffer(tables, draft, crop.skulls, None, events)


def suffer(tables: Tables, draft: State, skulls: int, pieces: int | None, events: Events) -> None:
    """Let the disaster strike, `pieces` being those spent on it; building or trading follows."""
    blow = disaster(tables, draft.boards, draft.seat, skulls, pieces)
    if blow is not None:
        boards = list(draft.boards)
        if events is not None:
            events.append(_told_blow(draft.seat, blow, boards))
        strike(boards, blow)
        draft.boards = tuple(boards)
    if tables.trades_early:
        enter_trade(tables, draft, events)
    else:
        enter_build(tables, draft, events)


def strike(boards: list[Board], blow: Blow) -> None:
    """Mark the boxes and take the goods; coins, food and workers of the turn stay (rtta10)."""
    for seat, boxes in blow.boxes:
        boards[seat] = boards[seat].clone()
        boards[seat].disasters += boxes
    for seat in blow.robbed:
        boards[seat] = boards[seat].clone()
        boards[seat].goods = (0,) * len(boards[seat].goods)


def _told_harvest(seat: int, crop: Harvest) -> list[Event]:
    events: list[Event] = []
    if any(crop.gained) or any(crop.lost):
        events.append(GoodsCollected(seat, crop.gained, crop.lost, crop.extra))
    events.append(FoodCollected(seat, crop.food_gained, crop.food_lost, crop.workers))
    events.append(CitiesFed(seat, crop.eaten, crop.hungry))
    return events


def _told_blow(seat: int, blow: Blow, boards: list[Board]) -> Event:
    goods = tuple((robbed, boards[robbed].goods) for robbed in blow.robbed)
    return DisasterStruck(seat, blow.id, blow.skulls, blow.boxes, goods, blow.spared, blow.turned)


def enter_build(tables: Tables, draft: State, events: Events) -> None:
    """Go to the build step, or past it when nothing can be built (any more)."""
    if building.possible(tables, draft):
        draft.phase = "build"
    else:
        leave_build(tables, draft, events)


def leave_build(tables: Tables, draft: State, events: Events) -> None:
    """End building, unused workers being lost."""
    draft.workers = 0
    if tables.trades_late:
        enter_trade(tables, draft, events)
    else:
        enter_buy(tables, draft, events)


def enter_trade(tables: Tables, draft: State, events: Events) -> None:
    """Go to the trade step, or past it when neither deal nor swap is possible (any more)."""
    if trading.possible(tables, draft) or shipping.swaps(tables, draft):
        draft.phase = "trade"
    else:
        leave_trade(tables, draft, events)


def leave_trade(tables: Tables, draft: State, events: Events) -> None:
    """End trading; building follows where trade comes before it, buying where it comes after."""
    if tables.trades_early:
        enter_build(tables, draft, events)
    else:
        enter_buy(tables, draft, events)


def build(tables: Tables, draft: State, action: Build, events: Events) -> None:
    """Mark boxes; a finished city gives its die from the next turn on."""
    seat = draft.seat
    board = draft.boards[seat].clone()
    draft.workers -= action.boxes
    draft.boards = (*draft.boards[:seat], board, *draft.boards[seat + 1 :])
    if events is not None:
        events.append(BoxesMarked(seat, action.target, action.boxes))
    if action.target in tables.monument_place:
        _mark_monument(tables, draft, board, action, events)
    else:
        at = tables.city_ids.index(action.target)
        board.cities = more(board.cities, at, action.boxes)
        if events is not None and board.cities[at] == tables.city_boxes[at]:
            cities = tables.city_count(board.cities)
            events.append(CityBuilt(seat, action.target, cities))
    enter_build(tables, draft, events)


def _mark_monument(
    tables: Tables, draft: State, board: Board, action: Build, events: Events
) -> None:
    at = tables.monument_place[action.target]
    board.monuments = more(board.monuments, at, action.boxes)
    numbers = tables.edition.monuments[action.target]
    if board.monuments[at] < numbers.boxes:
        return
    first = draft.firsts[at] < 0
    if first:
        draft.firsts = (*draft.firsts[:at], draft.seat, *draft.firsts[at + 1 :])
    if events is not None:
        points = numbers.first if first else numbers.later
        events.append(MonumentBuilt(draft.seat, action.target, first, points))
    played = tables.in_play(len(draft.boards))
    if all(draft.firsts[other] >= 0 for other in played):
        _trigger(tables, draft, "monuments", events)


def more(counts: tuple[int, ...], at: int, count: int) -> tuple[int, ...]:
    """Give counts with `count` more at one place."""
    return (*counts[:at], counts[at] + count, *counts[at + 1 :])


def _trigger(tables: Tables, draft: State, why: str, events: Events) -> None:
    """Announce the last round; a player alone plays all rounds, unless set otherwise (rtta14)."""
    if draft.ending or (len(draft.boards) == 1 and not tables.early_end):
        return
    draft.ending = True
    if events is not None:
        events.append(EndTriggered(draft.seat, why))


def engineer(tables: Tables, draft: State, count: int, events: Events) -> None:
    """Give stones for workers; masonry adds nothing to them (rtta29)."""
    seat = draft.seat
    board = draft.boards[seat].clone()
    traits = tables.traits(board.developments)
    board.goods = more(board.goods, traits.hauled, -count)
    draft.workers += count * traits.haul
    draft.boards = (*draft.boards[:seat], board, *draft.boards[seat + 1 :])
    if events is not None:
        good = tables.goods[traits.hauled]
        events.append(GoodsGiven(seat, good, count, count * traits.haul))
    enter_build(tables, draft, events)


def enter_buy(tables: Tables, draft: State, events: Events) -> None:
    """Go to the buy step, or past it when nothing can be paid."""
    if buying.possible(tables, draft):
        draft.phase = "buy"
    else:
        enter_discard(tables, draft, events)


def buy(tables: Tables, draft: State, action: Buy, events: Events) -> None:
    """Take a development; it works from now on, and nothing earlier is redone (rtta27)."""
    seat = draft.seat
    old = draft.boards[seat]
    board = old.clone()
    given = [count if name in action.goods else 0 for name, count in _named(tables, old)]
    board.goods = tuple(have - gone for have, gone in zip(old.goods, given, strict=True))
    board.food -= action.food
    board.developments = (*old.developments, action.development)
    draft.boards = (*draft.boards[:seat], board, *draft.boards[seat + 1 :])
    if events is not None:
        paid = buying.paid(tables, old, draft.coins, action)
        events.append(DevelopmentBought(seat, action.development, tuple(given), action.food, paid))
    if len(board.developments) >= tables.to_end:
        _trigger(tables, draft, "developments", events)
    enter_discard(tables, draft, events)


def _named(tables: Tables, board: Board) -> list[tuple[str, int]]:
    return list(zip(tables.goods, board.goods, strict=True))


def enter_discard(tables: Tables, draft: State, events: Events) -> None:
    """Go to the discard, or end the turn when nothing must go; unspent coins are lost."""
    draft.coins = 0
    if discarding.surplus(tables, draft.boards[draft.seat]):
        draft.phase = "discard"
    else:
        end(tables, draft, events)


def discard(tables: Tables, draft: State, goods: tuple[int, ...], events: Events) -> None:
    """Give up goods and end the turn."""
    seat = draft.seat
    board = draft.boards[seat].clone()
    board.goods = tuple(have - gone for have, gone in zip(board.goods, goods, strict=True))
    draft.boards = (*draft.boards[:seat], board, *draft.boards[seat + 1 :])
    if events is not None:
        events.append(GoodsDiscarded(seat, goods))
    end(tables, draft, events)


def end(tables: Tables, draft: State, events: Events) -> None:
    """Pass the turn on; a round with a trigger in it is the last (rtta20, rtta37)."""
    draft.dice, draft.throws, draft.led = (), 0, False
    draft.preserved, draft.market = False, IDLE
    following = (draft.seat + 1) % len(draft.boards)
    if following == draft.start and draft.ending:
        draft.phase = "over"
        if events is not None:
            events.append(GameEnded(winners(scores(tables, draft))))
        return
    draft.phase = "throw"
    draft.seat = following
    if following == draft.start:
        draft.round += 1
        if events is not None:
            events.append(RoundBegan(draft.round))
        if len(draft.boards) == 1 and draft.round == tables.rounds:
            draft.ending = True
            if events is not None:
                events.append(EndTriggered(following, "rounds"))
    if events is not None:
        events.append(TurnBegan(following, draft.round))
