"""What the player is asked: the prompt on top, and the buttons of the action corner."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.ages.actions import (
    Accept,
    Action,
    Decline,
    Done,
    Preserve,
    Stop,
    Throw,
    Withdraw,
)
from game.ages.buying import paid
from game.core.message import Message
from scenes.ages import bargain, fleet, trade
from scenes.ages.bargain import BANK
from scenes.ages.draft import SHIPS, STONES, action_of, choice_dice, most_boxes
from scenes.ages.glance import Glance, glance, key
from scenes.stage.contract import Choice, Prompt, Sight
from scenes.ui.picture import Act, Tip

_NOBODY = "over"
SECTIONS: Mapping[str, str] = {
    "over": "end",
    "spend": "attack",
    "answer": "trade",
    "counter": "trade",
}
"""Sections of the rules by step, where the names differ."""


def prompt(sight: Sight) -> Prompt:
    """Say what may be done now, and where in the turn one stands."""
    look = glance(sight)
    phase = look.phase
    aside, pips = _aside(look)
    mine = sight.me == look.decider and not look.state.waiting
    kind = "prompt" if mine and phase != _NOBODY else "wait"
    count = look.rules.surplus(look.state.boards[look.state.seat])
    named = phase
    if phase == "trade" and kind == "prompt":
        named = _traded(look)
    words = look.text(f"ages.table.{kind}.{named}", count=count, keep=look.tables.keep)
    section = "ships" if named == "swap" else SECTIONS.get(phase, phase)
    return Prompt(words, aside, pips, section)


def _traded(look: Glance) -> str:
    """Say with whom one may trade: players, the bank, or both."""
    if not look.rules.trades(look.state):
        return "swap"
    return "trade" if look.rules.idle_ships(look.state) > 0 else "deal"


def _aside(look: Glance) -> tuple[str, tuple[bool, ...]]:
    state, throws = look.state, look.tables.throws
    if state.ending and state.phase in ("throw", _NOBODY):
        return look.text("ages.table.aside.last"), ()
    if state.phase == "build":
        return look.text("ages.table.aside.workers", count=state.workers), ()
    if state.phase == "trade" and state.boards[state.seat].ships:
        count = look.rules.idle_ships(state)
        return look.text("ages.table.aside.ships", count=count), ()
    if state.phase == "buy":
        return look.text("ages.table.aside.coins", count=state.coins), ()
    if state.phase in ("throw", "keep", "lead"):
        made = min(throws, max(state.throws, 0))
        words = look.text("ages.table.aside.throw", n=made, of=throws) if made else ""
        return words, tuple(at < made for at in range(throws))
    return "", ()


def choices(sight: Sight) -> tuple[Choice, ...]:
    """Give the buttons, the main one first; none when nobody at this mouse decides."""
    if sight.me is None:
        return ()
    look = glance(sight)
    make = _CHOICES.get(look.phase)
    if make is None or look.state.waiting or sight.me != look.decider:
        return ()
    return make(look)


def _throw(look: Glance) -> tuple[Choice, ...]:
    count = look.rules.dice_count(look.state.boards[look.state.seat])
    throw = Choice(look.text("ages.table.do.throw", count=count), Act(Throw()))
    board = look.state.boards[look.state.seat]
    traits = look.tables.traits(board.developments)
    if traits.preserved < 0 or look.state.preserved:
        return (throw,)
    return throw, _preserve(look, traits.preserved)


def _preserve(look: Glance, at: int) -> Choice:
    board = look.state.boards[look.state.seat]
    good = look.tables.goods[at]
    after = look.rules.preserved(board)
    words = look.text("ages.table.do.preserve", good=good, before=board.food, after=after)
    lines = (look.sight.words.say(look.rules.describe(_preserver(look))),)
    refusal = look.rules.refuse(look.state, Preserve())
    tip = Tip(words, lines=lines, reason=look.why(refusal))
    intent = Act(Preserve()) if refusal is None else None
    return Choice(words, intent, look.why(refusal), "p", tip)


def _preserver(look: Glance) -> str:
    """Name the development that preserves."""
    owned = look.state.boards[look.state.seat].developments
    return next(name for name in owned if look.tables.traits((name,)).preserved >= 0)


def _keep(look: Glance) -> tuple[Choice, ...]:
    stop = Choice(look.text("ages.table.do.stop"), Act(Stop()), key="s")
    count = len(look.draft.dice)
    if not count:
        again = Choice(
            look.text("ages.table.do.again_none"), None, look.text("ages.table.do.again_none_why")
        )
        return stop, again
    action = action_of(look.state, look.draft)
    return Choice(look.text("ages.table.do.again", count=count), Act(action)), stop


def _lead(look: Glance) -> tuple[Choice, ...]:
    stand = Choice(look.text("ages.table.do.stand"), Act(Done()), key="s")
    action = action_of(look.state, look.draft)
    if action is None:
        return stand, Choice(
            look.text("ages.table.do.lead_none"), None, look.text("ages.table.do.lead_none_why")
        )
    face = look.tables.faces[look.state.dice[look.draft.dice[0]] - 1]
    words = look.text("ages.table.do.lead", face=key(f"face.{face.id}"))
    return Choice(words, Act(action)), stand


def _split(look: Glance) -> tuple[Choice, ...]:
    food = len(look.draft.food)
    work = len(choice_dice(look.rules, look.state)) - food
    traits = look.tables.traits(look.state.boards[look.state.seat].developments)
    meals = food * (look.tables.choice_food + traits.food)
    hands = work * (look.tables.choice_workers + traits.workers)
    parts = []
    if food:
        parts.append(look.text("ages.table.do.food", count=meals))
    if work:
        parts.append(look.text("ages.table.do.workers", count=hands))
    words = look.text("ages.table.do.split", parts=" + ".join(parts))
    return (Choice(words, Act(action_of(look.state, look.draft))),)


def _build(look: Glance) -> tuple[Choice, ...]:
    workers = look.state.workers
    done = Choice(
        look.text("ages.table.do.built"), Act(Done()), key="n", tip=_unused(look, workers)
    )
    draft = look.draft
    if not draft.target:
        return (done,)
    if draft.target == STONES:
        more = draft.count * look.tables.traits(look.board.developments).haul
        hauled = look.tables.traits(look.board.developments).hauled
        good = Message(f"ages.pieces.{look.tables.goods[hauled]}", {"count": draft.count})
        words = look.text("ages.table.do.engineer", count=more, goods=good)
    elif draft.target == SHIPS:
        goods = fleet.planks(look, draft.count)
        words = look.text("ages.table.do.launch", count=draft.count, goods=goods)
    else:
        count = min(draft.count, most_boxes(look.rules, look.state, draft.target))
        words = look.text("ages.table.do.build", target=look.target(draft.target), count=count)
        words = words[:1].upper() + words[1:]
    return _checked(look, words, action_of(look.state, draft)), done


def _unused(look: Glance, workers: int) -> Tip | None:
    """Say how many workers would go unused."""
    if not workers:
        return None
    return Tip(
        look.text("ages.table.do.built"),
        lines=(look.text("ages.table.do.built_tip", count=workers),),
    )


def _buy(look: Glance) -> tuple[Choice, ...]:
    about = Tip(
        look.text("ages.table.do.buy_nothing"), lines=(look.text("ages.table.do.buy_nothing_tip"),)
    )
    nothing = Choice(look.text("ages.table.do.buy_nothing"), Act(Done()), key="n", tip=about)
    action = action_of(look.state, look.draft)
    if action is None:
        return (nothing,)
    cost = look.tables.costs[look.draft.development]
    pays = paid(look.tables, look.board, look.state.coins, action)  # type: ignore[arg-type]
    name = key(f"development.{look.draft.development}")
    words = look.text("ages.table.do.buy", development=name, count=max(cost, pays))
    return _checked(look, words, action), nothing


def _spend(look: Glance) -> tuple[Choice, ...]:
    count = look.draft.count
    boxes = trade.strike(look)
    words = look.text("ages.table.do.spend", count=count, boxes=boxes)
    if not count:
        words = look.text("ages.table.do.spend_none", count=boxes)
    return (_checked(look, words, action_of(look.state, look.draft)),)


def _trade(look: Glance) -> tuple[Choice, ...]:
    lines = (look.text("ages.table.do.traded_tip"),)
    label = look.text("ages.table.do.traded")
    done = Choice(label, Act(Done()), key="n", tip=Tip(label, lines=lines))
    deal = look.draft.bargain
    if not (any(deal.out) or any(deal.back)):
        return (done,)
    if deal.partner == BANK:
        return _swap(look), done
    words = look.text("ages.table.do.offer", out=sum(deal.out), back=sum(deal.back))
    return _checked(look, words, action_of(look.state, look.draft)), done


def _swap(look: Glance) -> Choice:
    deal = look.draft.bargain
    swap = bargain.swap_of(look.rules, deal)
    if swap is None:
        missing = "swap_give" if not any(deal.out) else "swap_get"
        why = look.text(f"ages.table.do.{missing}")
        return Choice(look.text("ages.table.do.swap_none"), None, why)
    return _checked(look, look.text("ages.table.do.swap", give=swap.give, get=swap.get), swap)


def _answer(look: Glance) -> tuple[Choice, ...]:
    accept = Choice(look.text("ages.table.do.accept"), Act(Accept()), key="a")
    decline = Choice(look.text("ages.table.do.decline"), Act(Decline()), key="n")
    action = action_of(look.state, look.draft)
    if action is None:
        return accept, decline
    deal = look.draft.bargain
    words = look.text("ages.table.do.counter", out=sum(deal.out), back=sum(deal.back))
    return _checked(look, words, action), accept, decline


def _counter(look: Glance) -> tuple[Choice, ...]:
    accept = Choice(look.text("ages.table.do.accept"), Act(Accept()), key="a")
    return accept, Choice(look.text("ages.table.do.withdraw"), Act(Withdraw()), key="n")


def _discard(look: Glance) -> tuple[Choice, ...]:
    action = action_of(look.state, look.draft)
    need = look.rules.surplus(look.board)
    return (_checked(look, look.text("ages.table.do.discard", count=need), action),)


def _checked(look: Glance, words: str, action: Action | None) -> Choice:
    """Make a button that plays the action, or says why the engine refuses it."""
    refusal = look.rules.refuse(look.state, action)
    if refusal is not None:
        return Choice(words, None, look.why(refusal))
    return Choice(words, Act(action))


_CHOICES: Mapping[str, Callable[[Glance], tuple[Choice, ...]]] = {
    "throw": _throw,
    "keep": _keep,
    "lead": _lead,
    "split": _split,
    "spend": _spend,
    "trade": _trade,
    "answer": _answer,
    "counter": _counter,
    "build": _build,
    "buy": _buy,
    "discard": _discard,
}
