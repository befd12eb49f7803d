"""What a player has chosen but not yet done, and how a click changes it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from game.ages.actions import (
    Action,
    Again,
    Build,
    Buy,
    Counter,
    Discard,
    Engineer,
    Launch,
    Lead,
    Offer,
    Spend,
    Split,
    Swap,
)
from game.ages.building import haulable, left
from game.ages.buying import paid
from game.ages.rules import AgesRules
from game.ages.state import State
from scenes.ages import bargain
from scenes.ages.bargain import NOTHING, Bargain

STONES = "engineering"
"""The target that stands for giving goods for workers."""
SHIPS = "ships"
"""The target that stands for building ships."""


@dataclass(frozen=True, slots=True)
class Selection:
    """Choices not yet played; each step of the turn uses its own fields."""

    dice: tuple[int, ...] = ()
    """Places to throw again."""
    food: tuple[int, ...] = ()
    """Places of the food-or-workers dice that are food."""
    target: str = ""
    count: int = 0
    """Boxes to mark, ships to build, or goods to give for workers or for an attack."""
    development: str = ""
    goods: tuple[str, ...] = ()
    """Stacks to pay with."""
    sold: int = 0
    """Food to pay with."""
    give: tuple[int, ...] = ()
    """Pieces of each good to give up."""
    bargain: Bargain = NOTHING
    """The deal or swap on the trade table."""


def fresh(rules: AgesRules, state: State) -> Selection:
    """Give the selection at the start of a decision: a proposal where one must be made."""
    if state.phase == "split":
        splits = choice_dice(rules, state)
        return Selection(food=splits[: proposed_food(rules, state)])
    if state.phase == "discard":
        return Selection(give=proposed_gifts(rules, state))
    return Selection(bargain=bargain.fresh(rules, state))


def choice_dice(rules: AgesRules, state: State) -> tuple[int, ...]:
    """Name the places of the food-or-workers dice."""
    faces = rules.tables.faces
    return tuple(at for at, value in enumerate(state.dice) if faces[value - 1].choice)


def proposed_food(rules: AgesRules, state: State) -> int:
    """Give the fewest dice used as food with which the fewest cities go hungry."""
    dice = range(len(choice_dice(rules, state)) + 1)
    # The fewest as food: a die not needed for the meal is worth more as workers.
    return min(dice, key=lambda food: (rules.forecast(state, food)[0].hungry, food))


def proposed_gifts(rules: AgesRules, state: State) -> tuple[int, ...]:
    """Give the surplus whose loss costs the least worth."""
    board = state.boards[state.seat]

    def rest(action: Action) -> int:
        assert isinstance(action, Discard)
        return rules.worth(tuple(h - n for h, n in zip(board.goods, action.goods, strict=True)))

    best = max(rules.legal(state), key=rest)
    assert isinstance(best, Discard)
    return best.goods


def proposed_payment(rules: AgesRules, state: State, development: str) -> Buy:
    """Give the payment that wastes least, then keeps the most goods; all there is if too poor."""
    board = state.boards[state.seat]
    ways = [way for way in rules.payments(state, development) if isinstance(way, Buy)]
    if not ways:
        return Buy(development)

    def loss(way: Buy) -> tuple[int, int, int]:
        spent = paid(rules.tables, board, state.coins, way)
        pieces = sum(board.goods[rules.tables.place[good]] for good in way.goods)
        return spent, way.food, pieces

    return min(ways, key=loss)


def most_boxes(rules: AgesRules, state: State, target: str) -> int:
    """Give how many boxes of a target could be marked now, or goods be given for workers."""
    board = state.boards[state.seat]
    if target == STONES:
        return haulable(rules.tables, board)
    if target == SHIPS:
        return rules.affordable_ships(board)
    rest = dict(left(rules.tables, board, len(state.boards))).get(target, 0)
    return min(rest, state.workers)


def action_of(state: State, selection: Selection) -> Action | None:
    """Give the action that the selection amounts to, or `None` while nothing is chosen."""
    match state.phase:
        case "keep" if selection.dice:
            return Again(selection.dice)
        case "lead" if selection.dice:
            return Lead(selection.dice[0])
        case "split":
            return Split(len(selection.food))
        case "spend":
            return Spend(selection.count)
        case "trade" | "answer":
            return bargain.action_of(state, selection.bargain)
        case "build" if selection.target == STONES:
            return Engineer(selection.count)
        case "build" if selection.target == SHIPS:
            return Launch(selection.count)
        case "build" if selection.target:
            return Build(selection.target, selection.count)
        case "buy" if selection.development:
            return Buy(selection.development, selection.goods, selection.sold)
        case "discard":
            return Discard(selection.give)
    return None


def prepare(rules: AgesRules, state: State, action: Any) -> Selection:
    """Give the selection in which an action is prepared (hints)."""
    match action:
        case Again():
            return Selection(dice=action.dice)
        case Lead():
            return Selection(dice=(action.die,))
        case Split():
            return Selection(food=choice_dice(rules, state)[: action.food])
        case Build():
            return Selection(target=action.target, count=action.boxes)
        case Engineer():
            return Selection(target=STONES, count=action.goods)
        case Launch():
            return Selection(target=SHIPS, count=action.ships)
        case Spend():
            return Selection(count=action.goods)
        case Offer() | Counter() | Swap():
            return Selection(bargain=bargain.prepared(rules, state, action))
        case Buy():
            return Selection(development=action.development, goods=action.goods, sold=action.food)
        case Discard():
            return Selection(give=action.goods)
    return fresh(rules, state)


def change(
    rules: AgesRules, state: State, selection: Selection, name: str, value: Any
) -> Selection:
    """Give the selection after a click: `name` says what was clicked, `value` which one."""
    match name:
        case "die":
            return _die(state, selection, value)
        case "target":
            return _target(rules, state, selection, value)
        case "more":
            return _more(rules, state, selection, value)
        case "development":
            return _development(rules, state, selection, value)
        case "stack":
            return replace(selection, goods=_toggled(rules, selection.goods, value))
        case "give":
            return _give(rules, state, selection, *value)
        case "spend":
            return replace(selection, count=(selection.count + value) % (rules.spends(state) + 1))
        case "partner":
            return replace(selection, bargain=bargain.turned(rules, value))
        case "deal":
            return replace(selection, bargain=bargain.laid(rules, state, selection.bargain, *value))
        case "wheel":
            return _wheel(rules, state, selection, *value)
    return selection


def _die(state: State, selection: Selection, die: int) -> Selection:
    if state.phase == "lead":
        return replace(selection, dice=() if selection.dice == (die,) else (die,))
    chosen = selection.food if state.phase == "split" else selection.dice
    other = {die} ^ set(chosen)
    dice = tuple(sorted(other))
    return (
        replace(selection, food=dice) if state.phase == "split" else replace(selection, dice=dice)
    )


def _target(rules: AgesRules, state: State, selection: Selection, target: str) -> Selection:
    if selection.target == target:
        return Selection()
    most = most_boxes(rules, state, target)
    # Workers not used are lost, so as many boxes as can be; goods are lost by giving, so one.
    first = min(1, most) if target in (STONES, SHIPS) else most
    return Selection(target=target, count=first)


def _boxes(rules: AgesRules, state: State, selection: Selection, count: int) -> Selection:
    most = most_boxes(rules, state, selection.target)
    # Never none, which would be no action: the target is given up by clicking it again.
    return replace(selection, count=max(1, min(most, count)))


def _more(rules: AgesRules, state: State, selection: Selection, steps: int) -> Selection:
    if state.phase == "buy":
        food = state.boards[state.seat].food
        return replace(selection, sold=max(0, min(food, selection.sold + steps)))
    if state.phase == "spend":
        count = max(0, min(rules.spends(state), selection.count + steps))
        return replace(selection, count=count)
    return (
        _boxes(rules, state, selection, selection.count + steps) if selection.target else selection
    )


def _development(
    rules: AgesRules, state: State, selection: Selection, development: str
) -> Selection:
    if selection.development == development:
        return Selection()
    way = proposed_payment(rules, state, development)
    return Selection(development=development, goods=way.goods, sold=way.food)


def _toggled(rules: AgesRules, goods: tuple[str, ...], good: str) -> tuple[str, ...]:
    return tuple(sorted(set(goods) ^ {good}, key=rules.tables.place.__getitem__))


def _give(rules: AgesRules, state: State, selection: Selection, good: str, steps: int) -> Selection:
    """Give one more of a good, or one less; past the last one starts again at none."""
    at = rules.tables.place[good]
    have = state.boards[state.seat].goods[at]
    count = (selection.give[at] + steps) % (have + 1)
    return replace(selection, give=(*selection.give[:at], count, *selection.give[at + 1 :]))


def _wheel(
    rules: AgesRules, state: State, selection: Selection, item: str, steps: int
) -> Selection:
    """Take more or less of what lies under the pointer."""
    kind, _, name = item.partition(":")
    if kind in bargain.SIDES and state.phase in ("trade", "answer"):
        heap = name.partition(":")[0]
        laid = bargain.rolled(rules, state, selection.bargain, kind, heap, steps)
        return replace(selection, bargain=laid)
    if state.phase == "spend":
        return _more(rules, state, selection, steps)
    if state.phase == "build":
        return _roll(rules, state, selection, _target_of(rules, state, item), steps)
    board = state.boards[state.seat]
    if state.phase == "discard" and kind == "good" and selection.give:
        at = rules.tables.place[name]
        # The wheel goes both ways and stops at the ends; only clicks start again at none.
        count = max(0, min(board.goods[at], selection.give[at] + steps))
        return _give(rules, state, selection, name, count - selection.give[at])
    sells = selection.development and rules.tables.traits(board.developments).rate
    if state.phase == "buy" and item == "food" and sells:
        return _more(rules, state, selection, steps)
    return selection


def _target_of(rules: AgesRules, state: State, item: str) -> str:
    kind, _, name = item.partition(":")
    hauled = rules.tables.traits(state.boards[state.seat].developments).hauled
    if kind == "good" and hauled >= 0 and name == rules.tables.goods[hauled]:
        return STONES
    return {"city": item, "monument": name, "fleet": SHIPS}.get(kind, "")


def _roll(
    rules: AgesRules, state: State, selection: Selection, target: str, steps: int
) -> Selection:
    if not target or not most_boxes(rules, state, target):
        return selection
    # The first notch only chooses: of another target there is no count yet to change.
    if selection.target != target:
        return _target(rules, state, Selection(), target)
    return _more(rules, state, selection, steps)
