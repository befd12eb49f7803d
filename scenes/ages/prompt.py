"""What the player is asked: the prompt on top, and the buttons of the action corner."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.ages.actions import (
    Accept,
    Action,
    Buy,
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
from scenes.ages.mat import AgesMat
from scenes.ages.selection import (
    SHIPS,
    STONES,
    action_of,
    choice_dice,
    most_boxes,
)
from scenes.table.contract import Choice, Prompt
from scenes.table.fate import fated
from scenes.table.mat import capital
from scenes.ui.picture import Act, Tip

SECTIONS: Mapping[str, str] = {
    "over": "end",
    "spend": "attack",
    "answer": "trade",
    "counter": "trade",
}
"""Sections of the rules by step, where the names differ."""


def prompt(mat: AgesMat) -> Prompt:
    """Say what may be done now, and where in the turn one stands."""
    phase = mat.phase
    aside, pips = _aside(mat)
    kind = "prompt" if mat.deciding else "wait"
    count = mat.rules.surplus(mat.roller)
    named = phase
    if phase == "trade" and kind == "prompt":
        named = _traded(mat)
    words = mat.text(f"ages.table.{kind}.{named}", count=count, keep=mat.tables.keep)
    section = "ships" if named == "swap" else SECTIONS.get(phase, phase)
    return Prompt(words, aside, pips, section)


def _traded(mat: AgesMat) -> str:
    """Say with whom one may trade: players, the bank, or both."""
    if not mat.rules.trades(mat.state):
        return "swap"
    return "trade" if mat.rules.idle_ships(mat.state) > 0 else "deal"


def _aside(mat: AgesMat) -> tuple[str, tuple[bool, ...]]:
    state, throws = mat.state, mat.tables.throws
    if state.ending and state.phase in ("throw", "over"):
        return mat.text("ages.table.aside.last"), ()
    if state.phase == "build":
        return mat.text("ages.table.aside.workers", count=mat.workers_after), ()
    if state.phase == "trade" and state.boards[state.seat].ships:
        count = mat.rules.idle_ships(state)
        return mat.text("ages.table.aside.ships", count=count), ()
    if state.phase == "buy":
        return mat.text("ages.table.aside.coins", count=state.coins), ()
    if state.phase in ("throw", "keep", "lead"):
        made = min(throws, max(state.throws, 0))
        words = mat.text("ages.table.aside.throw", n=made, of=throws) if made else ""
        return words, tuple(at < made for at in range(throws))
    return "", ()


def choices(mat: AgesMat) -> tuple[Choice, ...]:
    """Give the buttons, the main one first; none when nobody at this mouse decides."""
    make = _CHOICES.get(mat.phase)
    return fated(mat, make(mat)) if make is not None and mat.deciding else ()


def _throw(mat: AgesMat) -> tuple[Choice, ...]:
    count = mat.rules.dice_count(mat.roller)
    throw = Choice(mat.text("ages.table.do.throw", count=count), Act(Throw()))
    # Nothing that a player chooses here would let what is refused be done before the throw.
    if mat.rules.refuse(mat.state, Preserve()) is not None:
        return (throw,)
    return throw, _preserve(mat, mat.roller_traits.preserved)


def _preserve(mat: AgesMat, at: int) -> Choice:
    board = mat.roller
    good = mat.tables.goods[at]
    after = mat.rules.preserved(board)
    words = mat.text("ages.table.do.preserve", good=good, before=board.food, after=after)
    tip = Tip(words, lines=(mat.say(mat.rules.describe(_preserver(mat))),))
    return Choice(words, Act(Preserve()), key="p", tip=tip)


def _preserver(mat: AgesMat) -> str:
    """Name the development that preserves."""
    owned = mat.roller.developments
    return next(name for name in owned if mat.tables.traits((name,)).preserved >= 0)


def _keep(mat: AgesMat) -> tuple[Choice, ...]:
    stop = Choice(mat.text("ages.table.do.stop"), Act(Stop()), key="s")
    count = len(mat.selection.dice)
    if not count:
        again = Choice(
            mat.text("ages.table.do.again_none"), None, mat.text("ages.table.do.again_none_why")
        )
        # With no die chosen to stop is all that can be done, so it is the main button.
        return stop, again
    action = action_of(mat.state, mat.selection)
    return Choice(mat.text("ages.table.do.again", count=count), Act(action)), stop


def _lead(mat: AgesMat) -> tuple[Choice, ...]:
    stand = Choice(mat.text("ages.table.do.stand"), Act(Done()), key="s")
    action = action_of(mat.state, mat.selection)
    if action is None:
        return stand, Choice(
            mat.text("ages.table.do.lead_none"), None, mat.text("ages.table.do.lead_none_why")
        )
    face = mat.tables.faces[mat.state.dice[mat.selection.dice[0]] - 1]
    words = mat.text("ages.table.do.lead", face=mat.key(f"face.{face.id}"))
    return Choice(words, Act(action)), stand


def _split(mat: AgesMat) -> tuple[Choice, ...]:
    food = len(mat.selection.food)
    work = len(choice_dice(mat.rules, mat.state)) - food
    traits = mat.roller_traits
    meals = food * (mat.tables.choice_food + traits.food)
    hands = work * (mat.tables.choice_workers + traits.workers)
    parts = []
    if food:
        parts.append(mat.text("ages.table.do.food", count=meals))
    if work:
        parts.append(mat.text("ages.table.do.workers", count=hands))
    words = mat.text("ages.table.do.split", parts=" + ".join(parts))
    return (Choice(words, Act(action_of(mat.state, mat.selection))),)


def _build(mat: AgesMat) -> tuple[Choice, ...]:
    workers = mat.state.workers
    done = Choice(mat.text("ages.table.do.built"), Act(Done()), key="n", tip=_unused(mat, workers))
    selection = mat.selection
    if not selection.target:
        return (done,)
    if selection.target == STONES:
        traits = mat.roller_traits
        more = selection.count * traits.haul
        hauled = mat.tables.goods[traits.hauled]
        good = Message(f"ages.pieces.{hauled}", {"count": selection.count})
        words = mat.text("ages.table.do.engineer", count=more, goods=good)
    elif selection.target == SHIPS:
        goods = fleet.planks(mat, mat.roller_traits, selection.count)
        words = mat.text("ages.table.do.launch", count=selection.count, goods=goods)
    else:
        count = min(selection.count, most_boxes(mat.rules, mat.state, selection.target))
        built = mat.text("ages.table.do.build", target=mat.target(selection.target), count=count)
        words = capital(built)
    return _checked(mat, words, action_of(mat.state, selection)), done


def _unused(mat: AgesMat, workers: int) -> Tip | None:
    """Say how many workers would go unused."""
    if not workers:
        return None
    return Tip(
        mat.text("ages.table.do.built"),
        lines=(mat.text("ages.table.do.built_tip", count=workers),),
    )


def _buy(mat: AgesMat) -> tuple[Choice, ...]:
    about = Tip(
        mat.text("ages.table.do.buy_nothing"), lines=(mat.text("ages.table.do.buy_nothing_tip"),)
    )
    nothing = Choice(mat.text("ages.table.do.buy_nothing"), Act(Done()), key="n", tip=about)
    action = action_of(mat.state, mat.selection)
    if not isinstance(action, Buy):
        return (nothing,)
    cost = mat.tables.costs[action.development]
    pays = paid(mat.tables, mat.roller, mat.state.coins, action)
    name = mat.key(f"development.{action.development}")
    # What is overpaid is lost and must be seen; one who pays too little still reads the price.
    words = mat.text("ages.table.do.buy", development=name, count=max(cost, pays))
    return _checked(mat, words, action), nothing


def _spend(mat: AgesMat) -> tuple[Choice, ...]:
    count = mat.selection.count
    boxes = trade.strike(mat)
    words = mat.text("ages.table.do.spend", count=count, boxes=boxes)
    if not count:
        words = mat.text("ages.table.do.spend_none", count=boxes)
    return (_checked(mat, words, action_of(mat.state, mat.selection)),)


def _trade(mat: AgesMat) -> tuple[Choice, ...]:
    lines = (mat.text("ages.table.do.traded_tip"),)
    label = mat.text("ages.table.do.traded")
    done = Choice(label, Act(Done()), key="n", tip=Tip(label, lines=lines))
    deal = mat.selection.bargain
    if not (any(deal.out) or any(deal.back)):
        return (done,)
    if deal.partner == BANK:
        return _swap(mat), done
    words = _terms(mat, ("offer", "gift", "ask"))
    return _checked(mat, words, action_of(mat.state, mat.selection)), done


def _terms(mat: AgesMat, names: tuple[str, str, str]) -> str:
    """Say what goes out and comes back: both, or a gift, or a gift that is asked for."""
    deal = mat.selection.bargain
    out, back = sum(deal.out), sum(deal.back)
    both, gift, ask = names
    name = both if out and back else gift if out else ask
    return mat.text(f"ages.table.do.{name}", out=out, back=back)


def _swap(mat: AgesMat) -> Choice:
    deal = mat.selection.bargain
    swap = bargain.swap_of(mat.rules, deal)
    if swap is None:
        missing = "swap_give" if not any(deal.out) else "swap_get"
        why = mat.text(f"ages.table.do.{missing}")
        return Choice(mat.text("ages.table.do.swap_none"), None, why)
    return _checked(mat, mat.text("ages.table.do.swap", give=swap.give, get=swap.get), swap)


def _answer(mat: AgesMat) -> tuple[Choice, ...]:
    accept = Choice(mat.text("ages.table.do.accept"), Act(Accept()), key="a")
    decline = Choice(mat.text("ages.table.do.decline"), Act(Decline()), key="n")
    action = action_of(mat.state, mat.selection)
    if action is None:
        return accept, decline
    words = _terms(mat, ("counter", "counter_gift", "counter_ask"))
    # Whoever has changed the offer means to answer with it: the counter-offer comes first.
    return _checked(mat, words, action), accept, decline


def _counter(mat: AgesMat) -> tuple[Choice, ...]:
    accept = Choice(mat.text("ages.table.do.accept"), Act(Accept()), key="a")
    return accept, Choice(mat.text("ages.table.do.withdraw"), Act(Withdraw()), key="n")


def _discard(mat: AgesMat) -> tuple[Choice, ...]:
    action = action_of(mat.state, mat.selection)
    need = mat.rules.surplus(mat.roller)
    return (_checked(mat, mat.text("ages.table.do.discard", count=need), action),)


def _checked(mat: AgesMat, words: str, action: Action | None) -> Choice:
    """Make a button that plays the action, or says why the engine refuses it."""
    refusal = mat.rules.refuse(mat.state, action)
    if refusal is not None:
        return Choice(words, None, mat.say(refusal))
    return Choice(words, Act(action))


_CHOICES: Mapping[str, Callable[[AgesMat], tuple[Choice, ...]]] = {
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
