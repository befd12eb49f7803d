"""The three levels: the careless, the middling and the strong player of Tempus."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace

from game.ai.bot import Advice, Brief
from game.core.chance import Draw, Outcome, Roll, Seeded
from game.core.contract import Chance, Turn
from game.core.message import Message
from game.tempus.actions import Action, Attack, Discard, End, Lay, Lead
from game.tempus.bots import fights
from game.tempus.bots.reasons import explain
from game.tempus.bots.weights import Search, Taste, Weights
from game.tempus.bots.worth import Worth
from game.tempus.rules import TempusRules
from game.tempus.sight import unseen
from game.tempus.state import UNKNOWN, State

FINE = 1_000_000
"""Steps between 0 and 1 of a random number."""
MOST = 60
"""Actions after which a turn looked ahead is taken as it stands."""


class Medium:
    """Takes what seems best right after this one decision."""

    def __init__(self, rules: TempusRules, weights: Weights, taste: Taste) -> None:
        self._rules, self._taste = rules, taste
        self._worth = Worth(rules.tables, weights, taste)

    def choose(self, brief: Brief) -> Advice:
        """Choose by the value after one decision."""
        state: State = brief.view
        action = self.best(state, brief.seat)
        return Advice(action, explain(self._rules, state, action))

    def best(self, state: State, seat: int) -> Action:
        """Give the action that seems best."""
        fixed = self.fixed(state, seat)
        if fixed is not None:
            return fixed
        ranked = self.ranked(state, seat)
        return ranked[0][1]

    def fixed(self, state: State, seat: int) -> Action | None:
        """Decide the steps that have their own reckoning; `None` for all others."""
        rules = self._rules
        if state.phase in ("attack", "defend", "progress"):
            return fights.commit(rules, self._worth, state, seat)
        if state.phase == "terrain":
            return fights.name(rules, state, seat)
        if state.phase == "advance":
            return fights.advance(rules, state)
        if state.phase == "discard":
            options = [action for action in rules.legal(state) if isinstance(action, Discard)]
            return min(options, key=lambda a: sum(self._worth.card(card) for card in a.cards))
        return None

    def ranked(self, state: State, seat: int) -> list[tuple[float, Action]]:
        """Give all actions with their values, the best first; equal ones as they are listed."""
        found = [(self.value(state, seat, action), action) for action in self._options(state)]
        return sorted(found, key=lambda entry: -entry[0])

    def _options(self, state: State) -> Iterable[Action]:
        options = list(self._rules.legal(state))
        if state.phase == "tile":
            # Turned tiles differ little; every third is enough to choose from.
            lays = [action for action in options if isinstance(action, Lay)]
            return lays[:: max(1, len(lays) // 24)]
        return options

    def value(self, state: State, seat: int, action: Action) -> float:
        """Give the value of an action for a seat."""
        before = self._worth.of(state, seat)
        if isinstance(action, Attack | Lead):
            gain = fights.promise(self._rules, self._worth, state, action)
            spent = self._worth.card(action.card) if isinstance(action, Lead) else 0.0
            return before - self._worth.step + self._taste.fights * gain - spent
        if isinstance(action, End):
            return before
        after: State = self._rules.apply(state, action, quiet=True).state
        drawn = after.drawing * self._worth.average if after.seat == seat else 0.0
        return self._worth.of(after, seat) + drawn


class Easy(Medium):
    """Does what seems good, and now and then something worse; never looks at the others."""

    def __init__(
        self, rules: TempusRules, weights: Weights, taste: Taste, temperature: float
    ) -> None:
        super().__init__(rules, weights, taste)
        self._temperature = temperature

    def choose(self, brief: Brief) -> Advice:
        """Choose at random, the better the likelier; the random source is the brief's seed."""
        state: State = brief.view
        fixed = self.fixed(state, brief.seat)
        if fixed is not None:
            return Advice(fixed)
        ranked = self.ranked(state, brief.seat)
        place = pick([value for value, _ in ranked], self._temperature, brief.seed)
        return Advice(ranked[place][1], Message("tempus.bot.reason.feeling"))


def pick(values: Sequence[float], temperature: float, seed: str) -> int:
    """Draw a place with a chance that grows with its value (softmax)."""
    top = max(values)
    weights = [math.exp((value - top) / temperature) for value in values]
    cast = int(Seeded(seed).decide(Roll(1, FINE), ("pick",)).values[0])
    rest = (cast - 1) / FINE * sum(weights)
    for place, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return place
    return len(weights) - 1


class Hard(Medium):
    """Plays the likeliest beginnings of its turn to the end, over guesses of hidden hands."""

    def __init__(self, rules: TempusRules, weights: Weights, taste: Taste, search: Search) -> None:
        super().__init__(rules, weights, taste)
        self._search = search

    def choose(self, brief: Brief) -> Advice:
        """Choose the beginning whose end of the turn is worth most on average."""
        state, seat = brief.view, brief.seat
        fixed = self.fixed(state, seat)
        if fixed is not None:
            return Advice(fixed, explain(self._rules, state, fixed))
        ranked = self.ranked(state, seat)[: self._search.width]
        action = ranked[0][1]
        if len(ranked) > 1 and state.phase not in ("tile", "people"):
            action = self._further(state, seat, ranked, brief.seed)
        return Advice(action, explain(self._rules, state, action))

    def _further(
        self, state: State, seat: int, ranked: list[tuple[float, Action]], seed: str
    ) -> Action:
        guesses = [guess(self._rules, state, f"{seed}/{n}") for n in range(self._search.hands)]
        best, value = ranked[0][1], -math.inf
        for _, action in ranked:
            ends = [self._end(hand, seat, action, f"{seed}/{n}") for n, hand in enumerate(guesses)]
            found = sum(ends) / len(ends)
            if found > value:
                best, value = action, found
        return best

    def _end(self, state: State, seat: int, action: Action, seed: str) -> float:
        """Play an action and the rest of the turn as the middling player would."""
        fate, turn, era = Seeded(seed), state.turn, state.round
        state = self._rules.apply(state, action, quiet=True).state
        for _ in range(MOST):
            pending = self._rules.pending(state)
            if isinstance(pending, Chance):
                state = self._answer(state, fate.decide(pending.request, pending.occasion))
                continue
            over = not isinstance(pending, Turn) or state.turn != turn or state.round != era
            if over or state.phase == "progress":
                break
            assert isinstance(pending, Turn)
            state = self._answer(state, self.best(state, pending.seat))
        return self._worth.of(state, seat)

    def _answer(self, state: State, action: Action | Outcome) -> State:
        after: State = self._rules.apply(state, action, quiet=True).state
        return after


def guess(rules: TempusRules, view: State, seed: str) -> State:
    """Fill in what a view hides with cards it does not show, each set equally likely."""
    cards = unseen(rules.tables, view)
    order: list[int | str] = list(
        Seeded(seed).decide(Draw("guess", cards, len(cards)), ("guess",)).values
    )
    state = view.clone()
    state.tribes = tuple(tribe.clone() for tribe in view.tribes)
    for tribe in state.tribes:
        tribe.hand = _filled(tribe.hand, order)
        tribe.laid = _filled(tribe.laid, order)
    if view.fight is not None and UNKNOWN in view.fight.cards:
        state.fight = replace(view.fight, cards=_filled(view.fight.cards, order))
    state.deck = tuple(sorted(str(card) for card in order))
    return state


def _filled(cards: tuple[str, ...], order: list[int | str]) -> tuple[str, ...]:
    known = [card for card in cards if card != UNKNOWN]
    missing = len(cards) - len(known)
    fresh = [str(order.pop()) for _ in range(min(missing, len(order)))]
    return tuple(sorted([*known, *fresh]))
