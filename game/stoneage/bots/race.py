"""All seats' values in one state, and what a lead is worth while the game goes on or ends."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.stoneage.bots.horizon import last_round, rounds_left
from game.stoneage.bots.outlook import Outlook, Reckoned
from game.stoneage.bots.prospect import Prospect, hand
from game.stoneage.bots.weights import Taste, Weights
from game.stoneage.state import State
from game.stoneage.tables import Tables
from game.stoneage.visibility import unseen_cards

PLAIN = Taste()
CLEAR = 0.02
"""A chance that the round is the last which is not worth reckoning with."""


class Race:
    """What one seat sees of everybody's prospects; made anew for every state asked about."""

    def __init__(
        self, tables: Tables, state: State, seat: int, weights: Weights, taste: Taste
    ) -> None:
        self.tables, self.state, self.seat, self.weights = tables, state, seat, weights
        self._taste = taste
        self.turns = rounds_left(tables, state, weights.horizon)
        unseen = unseen_cards(tables, state)
        self._hands = [hand(tables, tribe, unseen) for tribe in state.tribes]
        self.going = self._outlooks(self.turns)
        self._ending: list[Outlook] = []

    @property
    def ending(self) -> list[Outlook]:
        """Every seat's values if this round is the last."""
        if not self._ending:
            self._ending = self._outlooks(0.0) if self.turns else self.going
        return self._ending

    def _outlooks(self, turns: float) -> list[Outlook]:
        tables, weights = self.tables, self.weights
        mine = Prospect(tables, weights, self._taste, turns)
        # Rivals are taken to play without a style: nobody tells them apart by looking.
        theirs = mine if self._taste == PLAIN else Prospect(tables, weights, PLAIN, turns)
        return [
            Outlook(mine if seat == self.seat else theirs, self.state, seat, cards)
            for seat, cards in enumerate(self._hands)
        ]

    def standing(self, places: Sequence[tuple[int, ...]], more: float = 0.0) -> float:
        """Give the worth of everybody acting at these places, by seat, with so much more lead."""
        reckoned = [o.reckon(placed) for o, placed in zip(self.going, places, strict=True)]
        last = self.last(reckoned)
        value = 0.0
        # The two futures cost the same to reckon; one that all but cannot be is left out.
        if last < 1 - CLEAR:
            value += (1 - last) * self.hope(self.lead([r.value for r in reckoned]) + more)
        if last > CLEAR:
            values = [o.value(placed) for o, placed in zip(self.ending, places, strict=True)]
            value += last * self.final(self.lead(values) + more)
        return value

    def last(self, reckoned: Sequence[Reckoned]) -> float:
        """Give the chance that this round is the last."""
        if not self.turns:
            return 1.0
        layout = self.going[0].layout
        stacks = layout.first_card + layout.slots
        pays = [pay for one in reckoned for pay in one.pays]
        cards = sum([chance for at, chance in pays if at < stacks])
        return last_round(
            self.state, cards, [(at - stacks, chance) for at, chance in pays if at >= stacks]
        )

    def lead(self, values: Sequence[float]) -> float:
        """Give the lead over the others: over the best and the average of them."""
        others = [value for seat, value in enumerate(values) if seat != self.seat]
        # The best rival alone would make a player of four ignore the others until they lead.
        return values[self.seat] - (max(others) + sum(others) / len(others)) / 2

    def hope(self, lead: float) -> float:
        """Give what a lead is worth while the game goes on."""
        weights = self.weights
        return self._chance(lead, weights.spread_end + weights.spread_turn * self.turns)

    def final(self, lead: float) -> float:
        """Give what a lead is worth when this round is the last."""
        return self._chance(lead, self.weights.spread_end)

    def _chance(self, lead: float, spread: float) -> float:
        # Any lead wins, so it counts as far as it makes that likelier; greed decides where tanh is
        # flat.
        return 0.5 + 0.5 * math.tanh(lead / spread) + self.weights.greed * lead
