"""What an action about to be done would lose for nothing, found by the rules."""

from __future__ import annotations

from game.ages import buying
from game.ages.actions import Build, Buy, Done, Split
from game.ages.harvest import harvest
from game.ages.rules import AgesRules
from game.ages.state import State
from game.core.message import Message


def warnings(rules: AgesRules, state: State, seat: int, action: object) -> tuple[Message, ...]:
    """Name workers and coins that would be left over, and cities that need not go hungry."""
    del seat
    if isinstance(action, Split):
        return _hungry(rules, state, action)
    if not isinstance(action, Done):
        return ()
    if state.phase == "build" and any(isinstance(other, Build) for other in rules.legal(state)):
        return (Message("ages.coach.workers", {"count": state.workers}),)
    if state.phase == "buy" and state.coins:
        # Goods can be kept for later, coins of the dice can't: only these are lost.
        buys = [one for one in buying.options(rules.tables, state) if isinstance(one, Buy)]
        if any(not one.goods and not one.food for one in buys):
            return (Message("ages.coach.coins", {"count": state.coins}),)
    return ()


def _hungry(rules: AgesRules, state: State, action: Split) -> tuple[Message, ...]:
    tables, board = rules.tables, state.boards[state.seat]
    traits = tables.traits(board.developments)
    choices = tables.tally(state.dice).choices

    def hungry(food: int) -> int:
        return harvest(tables, board, state.dice, food, traits).hungry

    now = hungry(action.food)
    needless = now - min(hungry(food) for food in range(choices + 1))
    return (Message("ages.coach.hungry", {"count": needless}),) if needless else ()
