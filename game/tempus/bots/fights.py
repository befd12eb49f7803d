"""Which fights to name, and which cards to put into them: exact chances against what cards cost."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from game.tempus.actions import Advance, Attack, Commit, Lead, Name
from game.tempus.board import owner
from game.tempus.bots.kept import Goal
from game.tempus.bots.worth import Worth
from game.tempus.fighting import card_points
from game.tempus.odds import Odds
from game.tempus.rules import TempusRules
from game.tempus.state import UNKNOWN, State, number

HOPELESS = 0.25
"""Fights with smaller chances are not thought about."""
MANY = 9
"""So many of the best cards decide any fight."""


class Bout(NamedTuple):
    """What a fight comes to with the best cards."""

    value: float
    chance: float
    cards: tuple[str, ...]
    won: State
    """The end of a win, the cards still in the hand."""
    lost: State


class Arena:
    """A player's reckoning of fights."""

    def __init__(self, rules: TempusRules, worth: Worth) -> None:
        self._rules, self._worth = rules, worth
        self._seen: State | None = None
        self._goals: dict[int, Goal] = {}
        cards = rules.tables.cards
        self._best = max(cards, key=lambda card: cards[card].defence)
        self._strike = max(cards, key=lambda card: cards[card].attack)
        # Thousands of boards are thought of with a few hands.
        self._picks = lru_cache(1 << 12)(self._pick)

    # naming a fight

    def hope(self, state: State, action: Attack | Lead) -> float:
        """Give what a fight might bring at a glance: the best chance times what is there."""
        # A glance only: the end of every fight played out would cost as much as the whole turn.
        goal = self._goal(state, action.target)
        best = self._chance(state, goal, action.start, goal.most)
        return best * (1 + goal.there) if best >= HOPELESS else 0.0

    def bout(self, state: State, action: Attack | Lead) -> Bout:
        """Reckon a fight with the best cards for it."""
        seat, plans = state.turn, self._plans(state, action)
        # Valued below doing nothing, so that it is never chosen for a rounding.
        none = Bout(self._worth.of(state, seat) - MANY, 0.0, (), state, state)
        if max(plans)[0] < HOPELESS:
            return none
        (win, won), (lose, lost) = self._ends(state, action)
        bouts = [
            Bout(
                got * win + (1 - got) * lose - self._cost(state, seat, cards),
                got,
                cards,
                won,
                lost,
            )
            for got, cards in plans
        ]
        best = max(bouts, key=lambda bout: bout.value)
        # Where the cards are worth more than the win, none would be put down: such a fight is not
        # worth naming.
        return best if best.chance >= HOPELESS else none

    def utmost(self, state: State, action: Attack | Lead) -> tuple[float, tuple[str, ...]]:
        """Give the best chance to win that the hand offers, whatever it costs, and its cards."""
        return max(self._plans(state, action), key=lambda plan: (plan[0], -len(plan[1])))

    def _plans(self, state: State, action: Attack | Lead) -> list[tuple[float, tuple[str, ...]]]:
        """List what may be put down, with the chance to win so."""
        hand = list(state.tribes[state.turn].hand)
        if isinstance(action, Lead):
            # The War Leader pays for the fight itself and cannot fight in it too.
            hand.remove(action.card)
        goal = self._goal(state, action.target)
        return [
            (self._chance(state, goal, action.start, points), cards)
            for points, cards in self._picks(tuple(hand), goal.terrain, False)
        ]

    def _goal(self, state: State, target: int) -> Goal:
        """Give what a fight against a hex is about; that is the same from all sides of it."""
        if self._seen is not state:
            own = state.tribes[state.turn]
            # Of all that the odds depend on the rivals are in the outlook; most of a turn thought
            # through changes none of it.
            key = own.hand, own.laid, own.open, state.discards
            goals = self._worth.look(state, state.turn).goals
            self._seen, self._goals = state, goals.setdefault(key, {})
        found = self._goals.get(target)
        if found is None:
            found = self._goals[target] = self._made(state, target)
        return found

    def _made(self, state: State, target: int) -> Goal:
        terrain = self._likely_terrain(state, target)
        name = self._rules.tables.terrain[terrain]
        # Who fights from where is added for each fight, so that any hex does for a start.
        odds = self._rules.chance(state, (target, target), name, ())
        picks = self._picks(state.tribes[state.turn].hand, terrain, False)
        there = [number(t.people, target) + number(t.cities, target) for t in state.tribes]
        return Goal(terrain, odds, max([points for points, _ in picks]), max(there), {})

    def _chance(self, state: State, goal: Goal, start: int, points: int) -> float:
        """Give the chance to win from a hex with cards of so many points."""
        more = number(state.tribes[state.turn].people, start) - goal.odds.attack + points
        found = goal.chances.get(more)
        if found is None:
            found = goal.chances[more] = chance(goal.odds, more, False)
        return found

    def _likely_terrain(self, state: State, target: int) -> str:
        """Give the letter that scores; a city's owner is thought to name what suits nobody."""
        defender = owner(state, target)
        if defender is not None and number(state.tribes[defender].cities, target):
            # Terrain that no card is good on: the worst case for the attacker.
            return min(self._rules.tables.barren)
        return state.land[target]

    def _ends(
        self, state: State, action: Attack | Lead
    ) -> tuple[tuple[float, State], tuple[float, State]]:
        """Give what a win with the best advance leads to, and a loss, cards apart."""
        seat = state.turn
        # Played by the rules with hands that surely decide it, so that no rule of fights is written
        # here again.
        won = self._fought(state, action, (), (self._strike,) * MANY)
        lost = self._fought(state, action, (self._best,) * MANY, ())
        return self._entered(won), (self._worth.of(lost, seat), lost)

    def _entered(self, won: State) -> tuple[float, State]:
        """Give the advance that is best for who won, with its value."""
        steps = [step for step in self._rules.legal(won) if isinstance(step, Advance)]
        after = [self._rules.apply(won, step, quiet=True).state for step in steps]
        ends = [(self._worth.of(end, won.turn), end) for end in after]
        return max(ends, key=lambda end: end[0])

    def _fought(
        self,
        state: State,
        action: Attack | Lead,
        defence: tuple[str, ...],
        attack: tuple[str, ...],
    ) -> State:
        """Let the rules play a fight in which the sides put down just these cards, on top."""
        rules = self._rules
        world: State = state.clone()
        defender = owner(state, action.target)
        mine = (action.card,) if isinstance(action, Lead) else ()
        assert defender is not None
        world.edit(state.turn).hand += attack
        world.edit(defender).hand += defence
        world = rules.apply(world, action, quiet=True).state
        if world.phase == "terrain":
            world = rules.apply(world, Name(rules.tables.backgrounds[0]), quiet=True).state
        for phase, cards in (("attack", attack), ("defend", defence)):
            if world.phase == phase:
                world = rules.apply(world, Commit(cards), quiet=True).state
        world = world.clone()
        # The cards made up for this fight must not count as seen afterwards.
        world.discards = (*state.discards, *mine)
        return world

    # putting down cards

    def commit(self, state: State, seat: int) -> Commit:
        """Choose the cards to put down in a fight, in either step of it."""
        fight = state.fight
        assert fight is not None
        defends = state.phase == "defend"
        rules = self._rules
        hand = [card for card in state.tribes[seat].hand if card != UNKNOWN]
        if defends:
            odds = rules.chance_to_hold(state, ())
        else:
            terrain = rules.tables.terrain[fight.terrain]
            odds = rules.chance(state, (fight.start, fight.target), terrain, ())
        stake = self._stake(state, seat)

        def value(pick: tuple[int, tuple[str, ...]]) -> float:
            points, cards = pick
            got = chance(odds, -points if defends else points, defends)
            # The odds are the attacker's in either case.
            got = 1 - got if defends else got
            return got * stake - self._cost(state, seat, cards)

        return Commit(max(self._picks(tuple(hand), fight.terrain, defends), key=value)[1])

    def _stake(self, state: State, seat: int) -> float:
        """Give by how much winning this fight is better than losing it, for this seat."""
        rules, fight = self._rules, state.fight
        assert fight is not None
        ends = []
        for attack, defence in (((self._strike,) * MANY, ()), ((), (self._best,) * MANY)):
            world = state.clone()
            world.fight = replace(fight, cards=attack)
            world.phase, world.seat = "defend", fight.defender
            world.edit(fight.defender).hand += defence
            world = rules.apply(world, Commit(defence), quiet=True).state
            if world.phase == "advance":
                # As when the fight was named: all of them going in would give up where they stood.
                world = self._entered(world)[1]
            ends.append(self._worth.of(world, seat))
        won, lost = ends
        return won - lost if seat == state.turn else lost - won

    def _pick(
        self, hand: tuple[str, ...], terrain: str, defends: bool
    ) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """List each number of points with the cheapest cards for it."""
        tables = self._rules.tables
        scoring = [
            (card_points(tables, (card,), terrain, defends), card)
            for card in hand
            if card != UNKNOWN
        ]
        picks: dict[int, tuple[float, tuple[str, ...]]] = {0: (0.0, ())}
        for points, card in scoring:
            if not points:
                continue
            price = self._worth.price(card)
            # A copy, for a card must not be added to sums that hold it already.
            for have, (cost, cards) in list(picks.items()):
                found = cost + price, (*cards, card)
                # Of equal points only the cheapest cards: which of them are laid changes nothing
                # else.
                if have + points not in picks or found < picks[have + points]:
                    picks[have + points] = found
        return tuple([(points, tuple(sorted(cards))) for points, (_, cards) in picks.items()])

    def _cost(self, state: State, seat: int, cards: tuple[str, ...]) -> float:
        return sum([self._worth.card(state, seat, card) for card in cards])

    def name(self, state: State, seat: int) -> Name:
        """Name the terrain on which the own hand defends best."""
        tables = self._rules.tables
        hand = [card for card in state.tribes[seat].hand if card != UNKNOWN]

        def points(terrain: str) -> int:
            return card_points(tables, hand, tables.letter[terrain], True)

        return Name(max(tables.backgrounds, key=points))


def chance(odds: Odds, more: int, veiled: bool) -> float:
    """Give the attacker's chance with `more` points; `veiled`: what is hidden attacks."""
    lead = odds.attack + more - odds.defence
    if veiled:
        return sum([share for points, share in odds.spread if lead + points > 0])
    return sum([share for points, share in odds.spread if lead > points])
