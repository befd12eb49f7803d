"""What a state seems worth to a seat: points, and all that may become points."""

from __future__ import annotations

from game.tempus import progress, scoring
from game.tempus.bots.weights import Taste, Weights
from game.tempus.grid import bits, mask_of
from game.tempus.state import UNKNOWN, State, Tribe
from game.tempus.tables import Tables


class Worth:
    """Values states by weights and a taste; cards that are not seen count as average ones."""

    def __init__(self, tables: Tables, weights: Weights, taste: Taste) -> None:
        self._tables, self._weights, self._taste = tables, weights, taste
        kinds = tables.cards.values()
        self._average = sum(self._card(card) for card in tables.cards) / len(kinds)

    def of(self, state: State, seat: int) -> float:
        """Give the value for a seat: its own, less a share of the leading rival's."""
        values = [self.alone(state, other) for other in range(len(state.tribes))]
        rivals = max(value for other, value in enumerate(values) if other != seat)
        return values[seat] - self._weights.rival * rivals

    def alone(self, state: State, seat: int) -> float:
        """Give the value of a seat's own things."""
        tables, weights, taste = self._tables, self._weights, self._taste
        tribe, left = state.tribes[seat], self.left(state)
        value = float(scoring.total(tables, state, seat))
        value += taste.people * weights.person * sum(count for _, count in tribe.people)
        value += taste.cities * weights.city * left * len(tribe.cities)
        value += weights.box * left * tribe.box
        value += taste.people * weights.frontier * left * self._frontier(state, tribe)
        value += taste.cards * sum(self._held(card) for card in tribe.hand)
        value += self._progress(state, tribe) - self._exposed(state, seat)
        if state.turn == seat:
            value += weights.action * (state.actions + (0.5 if state.left else 0.0))
        return value

    @property
    def average(self) -> float:
        """Give what a card drawn is worth on average."""
        return self._taste.cards * self._average

    @property
    def step(self) -> float:
        """Give what beginning an action takes away: the action itself."""
        return self._weights.action

    def box(self, state: State) -> float:
        """Give what entering the next box is worth."""
        tables = self._tables
        points = tables.eras[progress.next_box(tables, state)].points
        return points + self._taste.progress * self._weights.box * (self.left(state) + 0.1)

    def left(self, state: State) -> float:
        """Give the part of the game that is still to come."""
        return (self._tables.last - state.round + 1) / self._tables.last

    def card(self, card: str) -> float:
        """Give what a card is worth to this player."""
        return self._taste.cards * self._held(card)

    def _held(self, card: str) -> float:
        return self._average if card == UNKNOWN else self._card(card)

    def _card(self, card: str) -> float:
        kind = self._tables.cards[card]
        strength = self._weights.strength * (kind.attack + kind.defence) / 2
        return self._weights.card + strength + 0.5 * self._weights.progress * kind.progress

    def _frontier(self, state: State, tribe: Tribe) -> int:
        tables = self._tables
        own = mask_of(hex for hex, _ in (*tribe.people, *tribe.cities))
        if not own:
            return 0
        taken = mask_of(hex for other in state.tribes for hex, _ in (*other.people, *other.cities))
        land = tables.shores(state.land).land
        return len(bits(tables.grid.around(own) & land & ~taken))

    def _progress(self, state: State, tribe: Tribe) -> float:
        """Value progress points on the board and in the hand for the box to come."""
        tables = self._tables
        hand = tuple(card for card in tribe.hand if card != UNKNOWN)
        points = progress.points(tables, state, tribe, hand)
        cards = points.backgrounds + points.education
        sure = points.people + points.cities + 0.5 * cards
        return self._taste.progress * self._weights.progress * sure

    def _exposed(self, state: State, seat: int) -> float:
        """Value what rivals could take: people beside weaker ones."""
        tables, tribe = self._tables, state.tribes[seat]
        around = tables.grid.touching
        danger = 0.0
        for hex, count in tribe.people:
            near = around[hex]
            for other, rival in enumerate(state.tribes):
                if other == seat or not rival.people:
                    continue
                strongest = max((n for h, n in rival.people if near >> h & 1), default=0)
                danger += max(0, strongest - count + 1) if strongest else 0
        return self._weights.exposed * danger
