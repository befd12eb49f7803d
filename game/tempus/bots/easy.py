"""The beginner: sees its own board only, and does what feels good."""

from __future__ import annotations

from game.ai.feeling import pick
from game.core.bot import Advice, Brief
from game.core.message import Message
from game.tempus import scoring
from game.tempus.actions import Action, Attack, Commit, Lay, Lead, Name
from game.tempus.bots.weights import Rough, Taste
from game.tempus.fighting import beats
from game.tempus.rules import TempusRules
from game.tempus.state import State


class Easy:
    """Chooses at random, the better the likelier, by rough values of its own things."""

    def __init__(self, rules: TempusRules, rough: Rough, taste: Taste) -> None:
        self._rules, self._rough, self._taste = rules, rough, taste

    def choose(self, brief: Brief) -> Advice:
        """Choose at random by the brief's seed."""
        state: State = brief.view
        options = list(self._rules.legal(state))
        values = [self._value(state, brief.seat, action) for action in options]
        place = pick(values, self._rough.near, brief.seed)
        return Advice(options[place], Message("tempus.bot.reason.feeling"))

    def _value(self, state: State, seat: int, action: Action) -> float:
        rough, taste = self._rough, self._taste
        if isinstance(action, (Lay, Name)):
            return 0.0
        if isinstance(action, Commit):
            return self._own(state, seat) - rough.card * taste.cards * len(action.cards) * 0.5
        if isinstance(action, (Attack, Lead)):
            return self._own(state, seat) + taste.fights * rough.fight * self._stake(state, action)
        after = self._rules.apply(state, action, quiet=True).state
        drawn = after.drawing if after.seat == seat else 0
        return self._own(after, seat) + rough.card * taste.cards * drawn

    def _own(self, state: State, seat: int) -> float:
        rough, taste, tribe = self._rough, self._taste, state.tribes[seat]
        hexes, worth, entered = scoring.parts(self._rules.tables, state.land, tribe)
        count = sum([people for _, people in tribe.people])
        return (
            hexes
            + worth
            + entered
            + taste.towns * rough.town * len(tribe.cities)
            + taste.people * (rough.person * count + rough.spare * (count - len(tribe.people)))
            + taste.cards * rough.card * len(tribe.hand)
        )

    def _stake(self, state: State, action: Attack | Lead) -> float:
        """Give what a fight looks like by the bodies alone: won, or not."""
        points = self._rules.fight_points(state, (action.start, action.target), "")
        return 1.0 if beats(*points) else -1.0
