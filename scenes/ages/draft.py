"""What a player has chosen but not yet done, and how a click changes it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from game.ages.actions import (
    Action,
    Again,
    Build,
    Buy,
    Discard,
    Engineer,
    Lead,
    Split,
)
from game.ages.building import haulable, left
from game.ages.buying import paid
from game.ages.rules import AgesRules
from game.ages.state import State

STONES = "engineering"
"""The target that stands for giving goods for workers."""


@dataclass(frozen=True, slots=True)
class Draft:
    """Choices not yet played; each step of the turn uses its own fields."""

    dice: tuple[int, ...] = ()
    """Places to throw again."""
    food: tuple[int, ...] = ()
    """Places of the food-or-workers dice that are food."""
    target: str = ""
    count: int = 0
    """Boxes to mark, or goods to give for workers."""
    development: str = ""
    goods: tuple[str, ...] = ()
    """Stacks to pay with."""
    sold: int = 0
    """Food to pay with."""
    give: tuple[int, ...] = ()
    """Pieces of each good to give up."""


def fresh(rules: AgesRules, state: State) -> Draft:
    """Give the draft at the start of a decision: a proposal where one must be made."""
    if state.phase == "split":
        splits = choice_dice(rules, state)
        return Draft(food=splits[: proposed_food(rules, state)])
    if state.phase == "discard":
        return Draft(give=proposed_gifts(rules, state))
    return Draft()


def choice_dice(rules: AgesRules, state: State) -> tuple[int, ...]:
    """Name the places of the food-or-workers dice."""
    faces = rules.tables.faces
    return tuple(at for at, value in enumerate(state.dice) if faces[value - 1].choice)


def proposed_food(rules: AgesRules, state: State) -> int:
    """Give the fewest dice used as food with which the fewest cities go hungry."""
    dice = range(len(choice_dice(rules, state)) + 1)
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
    rest = dict(left(rules.tables, board, len(state.boards))).get(target, 0)
    return min(rest, state.workers)


def action_of(state: State, draft: Draft) -> Action | None:
    """Give the action that the draft amounts to, or `None` while nothing is chosen."""
    match state.phase:
        case "keep" if draft.dice:
            return Again(draft.dice)
        case "lead" if draft.dice:
            return Lead(draft.dice[0])
        case "split":
            return Split(len(draft.food))
        case "build" if draft.target == STONES:
            return Engineer(draft.count)
        case "build" if draft.target:
            return Build(draft.target, draft.count)
        case "buy" if draft.development:
            return Buy(draft.development, draft.goods, draft.sold)
        case "discard":
            return Discard(draft.give)
    return None


def prepare(rules: AgesRules, state: State, action: Any) -> Draft:
    """Give the draft in which an action is prepared (hints)."""
    match action:
        case Again():
            return Draft(dice=action.dice)
        case Lead():
            return Draft(dice=(action.die,))
        case Split():
            return Draft(food=choice_dice(rules, state)[: action.food])
        case Build():
            return Draft(target=action.target, count=action.boxes)
        case Engineer():
            return Draft(target=STONES, count=action.goods)
        case Buy():
            return Draft(development=action.development, goods=action.goods, sold=action.food)
        case Discard():
            return Draft(give=action.goods)
    return fresh(rules, state)


def change(rules: AgesRules, state: State, draft: Draft, name: str, value: Any) -> Draft:
    """Give the draft after a click: `name` says what was clicked, `value` which one."""
    match name:
        case "die":
            return _die(state, draft, value)
        case "target":
            return _target(rules, state, draft, value)
        case "more":
            return _more(rules, state, draft, value)
        case "development":
            return _development(rules, state, draft, value)
        case "stack":
            return replace(draft, goods=_toggled(rules, draft.goods, value))
        case "give":
            return _give(rules, state, draft, *value)
        case "wheel":
            return _wheel(rules, state, draft, *value)
    return draft


def _die(state: State, draft: Draft, die: int) -> Draft:
    if state.phase == "lead":
        return replace(draft, dice=() if draft.dice == (die,) else (die,))
    chosen = draft.food if state.phase == "split" else draft.dice
    other = {die} ^ set(chosen)
    dice = tuple(sorted(other))
    return replace(draft, food=dice) if state.phase == "split" else replace(draft, dice=dice)


def _target(rules: AgesRules, state: State, draft: Draft, target: str) -> Draft:
    if draft.target == target:
        return Draft()
    most = most_boxes(rules, state, target)
    return Draft(target=target, count=min(1, most) if target == STONES else most)


def _boxes(rules: AgesRules, state: State, draft: Draft, count: int) -> Draft:
    most = most_boxes(rules, state, draft.target)
    return replace(draft, count=max(1, min(most, count)))


def _more(rules: AgesRules, state: State, draft: Draft, steps: int) -> Draft:
    if state.phase == "buy":
        food = state.boards[state.seat].food
        return replace(draft, sold=max(0, min(food, draft.sold + steps)))
    return _boxes(rules, state, draft, draft.count + steps) if draft.target else draft


def _development(rules: AgesRules, state: State, draft: Draft, development: str) -> Draft:
    if draft.development == development:
        return Draft()
    way = proposed_payment(rules, state, development)
    return Draft(development=development, goods=way.goods, sold=way.food)


def _toggled(rules: AgesRules, goods: tuple[str, ...], good: str) -> tuple[str, ...]:
    return tuple(sorted(set(goods) ^ {good}, key=rules.tables.place.__getitem__))


def _give(rules: AgesRules, state: State, draft: Draft, good: str, steps: int) -> Draft:
    """Give one more of a good, or one less; past the last one starts again at none."""
    at = rules.tables.place[good]
    have = state.boards[state.seat].goods[at]
    count = (draft.give[at] + steps) % (have + 1)
    return replace(draft, give=(*draft.give[:at], count, *draft.give[at + 1 :]))


def _wheel(rules: AgesRules, state: State, draft: Draft, item: str, steps: int) -> Draft:
    """Take more or less of what lies under the pointer."""
    kind, _, name = item.partition(":")
    if state.phase == "build":
        return _roll(rules, state, draft, _target_of(rules, state, item), steps)
    board = state.boards[state.seat]
    if state.phase == "discard" and kind == "good" and draft.give:
        at = rules.tables.place[name]
        count = max(0, min(board.goods[at], draft.give[at] + steps))
        return _give(rules, state, draft, name, count - draft.give[at])
    sells = draft.development and rules.tables.traits(board.developments).rate
    if state.phase == "buy" and item == "food" and sells:
        return _more(rules, state, draft, steps)
    return draft


def _target_of(rules: AgesRules, state: State, item: str) -> str:
    kind, _, name = item.partition(":")
    hauled = rules.tables.traits(state.boards[state.seat].developments).hauled
    if kind == "good" and hauled >= 0 and name == rules.tables.goods[hauled]:
        return STONES
    return {"city": item, "monument": name}.get(kind, "")


def _roll(rules: AgesRules, state: State, draft: Draft, target: str, steps: int) -> Draft:
    if not target or not most_boxes(rules, state, target):
        return draft
    if draft.target != target:
        return _target(rules, state, Draft(), target)
    return _more(rules, state, draft, steps)
