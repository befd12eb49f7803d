"""Which fights to name, and which cards to put into them: exact chances against what cards cost."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.tempus.actions import Action, Advance, Attack, Commit, Lead, Name
from game.tempus.board import owner
from game.tempus.bots.worth import Worth
from game.tempus.fighting import bodies, card_points
from game.tempus.odds import Odds
from game.tempus.rules import TempusRules
from game.tempus.state import UNKNOWN, State, number

HOPELESS = 0.1
"""Fights with smaller chances are not thought about."""
MANY = 9
"""So many of the best cards decide any fight."""


class Arena:
    """A player's reckoning of fights."""

    def __init__(self, rules: TempusRules, worth: Worth) -> None:
        self._rules, self._worth = rules, worth
        self._seen: State | None = None
        self._known: dict[tuple[int, str], Odds] = {}
        cards = rules.tables.cards
        self._best = max(cards, key=lambda card: cards[card].defence)
        self._strike = max(cards, key=lambda card: cards[card].attack)

    # naming a fight

    def promise(self, state: State, action: Attack | Lead) -> tuple[float, tuple[str, ...]]:
        """Give the expected value of a fight with the best cards, and those cards."""
        seat, rules = state.turn, self._rules
        hexes, before = (action.start, action.target), self._worth.of(state, state.turn)
        hand = list(state.tribes[seat].hand)
        if isinstance(action, Lead):
            hand.remove(action.card)
        terrain = self._likely_terrain(state, action.target)
        odds = self._odds(state, hexes, terrain)
        plans = [
            (chance(odds, card_points(rules.tables, cards, terrain, False), False), cards)
            for cards in self._picks(hand, terrain, False)
        ]
        if max(plans)[0] < HOPELESS:
            return before - MANY, ()
        win, lose = self._ends(state, action)
        values = [
            (got * win + (1 - got) * lose - self._cost(state, seat, cards), cards)
            for got, cards in plans
        ]
        return max(values, key=lambda one: one[0])

    def _odds(self, state: State, hexes: tuple[int, int], terrain: str) -> Odds:
        """Give the chances of a fight; those against the same hex are reckoned once."""
        if self._seen is not state:
            self._seen, self._known = state, {}
        target = hexes[1]
        odds = self._known.get((target, terrain))
        name = self._rules.tables.terrain[terrain]
        if odds is None:
            odds = self._known[target, terrain] = self._rules.chance(state, hexes, name, ())
        return odds._replace(attack=self._rules.fight_points(state, hexes, name)[0])

    def _likely_terrain(self, state: State, target: int) -> str:
        """Give the letter that scores; a city's owner is thought to name what suits nobody."""
        defender = owner(state, target)
        if defender is not None and number(state.tribes[defender].cities, target):
            return min(self._rules.tables.barren)
        return state.land[target]

    def _ends(self, state: State, action: Attack | Lead) -> tuple[float, float]:
        """Give the values after a win with the best advance, and after a loss, cards apart."""
        won = self._fought(state, action, (), (self._strike,) * MANY)
        lost = self._fought(state, action, (self._best,) * MANY, ())
        seat = state.turn
        after = [self._after(won, step) for step in self._rules.legal(won)]
        win = max(self._worth.of(end, seat) for end in after)
        return win, self._worth.of(lost, seat)

    def _after(self, state: State, action: Action) -> State:
        after: State = self._rules.apply(state, action, quiet=True).state
        return after

    def _fought(
        self,
        state: State,
        action: Attack | Lead,
        defence: tuple[str, ...],
        attack: tuple[str, ...],
    ) -> State:
        """Let the rules play a fight in which the sides put down just these cards, on top."""
        rules, world = self._rules, state.clone()
        defender = owner(state, action.target)
        assert defender is not None
        world.edit(state.turn).hand += attack
        world.edit(defender).hand += defence
        world = rules.apply(world, action, quiet=True).state
        if world.phase == "terrain":
            world = rules.apply(world, Name(rules.tables.backgrounds[0]), quiet=True).state
        for phase, cards in (("attack", attack), ("defend", defence)):
            if world.phase == phase:
                world = rules.apply(world, Commit(cards), quiet=True).state
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

        def value(cards: tuple[str, ...]) -> float:
            points = card_points(rules.tables, cards, fight.terrain, defends)
            got = chance(odds, -points if defends else points, defends)
            got = 1 - got if defends else got
            return got * stake - self._cost(state, seat, cards)

        return Commit(max(self._picks(hand, fight.terrain, defends), key=value))

    def _stake(self, state: State, seat: int) -> float:
        """Give by how much winning this fight is better than losing it, for this seat."""
        rules, fight = self._rules, state.fight
        assert fight is not None
        men, _ = bodies(state, fight, state.turn)
        ends = []
        for attack, defence in (((self._strike,) * MANY, ()), ((), (self._best,) * MANY)):
            world = state.clone()
            world.fight = replace(fight, cards=attack)
            world.phase, world.seat = "defend", fight.defender
            world.edit(fight.defender).hand += defence
            world = rules.apply(world, Commit(defence), quiet=True).state
            if world.phase == "advance":
                most = min(men, rules.limit(world, state.turn, fight.target))
                world = rules.apply(world, Advance(most), quiet=True).state
            ends.append(self._worth.of(world, seat))
        return abs(ends[0] - ends[1])

    def _picks(self, hand: Iterable[str], terrain: str, defends: bool) -> list[tuple[str, ...]]:
        """List putting down the cheapest cards for each number of points."""
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
            for have, (cost, cards) in list(picks.items()):
                found = cost + price, (*cards, card)
                if have + points not in picks or found < picks[have + points]:
                    picks[have + points] = found
        return [tuple(sorted(cards)) for _, cards in picks.values()]

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
