"""What rivals could do to a seat, averaged over guesses of what they hold."""

from __future__ import annotations

from collections.abc import Sequence

from game.tempus import progress
from game.tempus.actions import Commit
from game.tempus.board import protected
from game.tempus.bots import race
from game.tempus.bots.worth import Worth
from game.tempus.fighting import card_points
from game.tempus.rules import TempusRules
from game.tempus.state import UNKNOWN, State
from game.tempus.tables import spots


class Reading:
    """Guessed states that agree with what a seat has seen, and what follows from them."""

    def __init__(
        self, rules: TempusRules, worth: Worth, seat: int, guessed: Sequence[State]
    ) -> None:
        self._rules, self._worth, self._seat = rules, worth, seat
        self._guessed = guessed

    # fights

    def danger(self, state: State) -> float:
        """Give what the rivals' next fights may cost: each takes the best it surely wins."""
        tribe = state.tribes[self._seat]
        if protected(self._rules.tables, tribe):
            return 0.0
        return sum(
            self._lost(state, other) for other in range(len(state.tribes)) if other != self._seat
        )

    def _lost(self, state: State, rival: int) -> float:
        """Give the mean of the dearest thing that a rival can beat, over the guesses."""
        fronts = self._fronts(state, rival)
        if not fronts:
            return 0.0
        total = 0.0
        for guessed in self._guessed:
            hand = guessed.tribes[rival].hand
            points = {letter: self._points(hand, letter, False) for _, _, letter in fronts}
            beaten = [stake for stake, gap, letter in fronts if points[letter] > gap]
            total += max(beaten, default=0.0)
        return total / len(self._guessed)

    def _fronts(self, state: State, rival: int) -> list[tuple[float, int, str]]:
        """List what a rival can attack: its worth, the card points needed, the terrain."""
        tables, tribe = self._rules.tables, state.tribes[self._seat]
        people = state.tribes[rival].people
        beside = tables.grid.around(spots(people))
        rates = self._worth.calendar.at(state.round, tribe.tokens)
        mine = [card for card in tribe.hand if card != UNKNOWN]
        found = []
        for city, pairs in ((False, tribe.people), (True, tribe.cities)):
            for hex, held in pairs:
                if not beside >> hex & 1:
                    continue
                near = tables.grid.touching[hex]
                men = max(count for start, count in people if near >> start & 1)
                letter = self._defended(mine) if city else state.land[hex]
                gap = held + self._points(mine, letter, True) - men
                stake = held + rates.town if city else rates.hex + rates.spare * held
                found.append((stake, gap, letter))
        return found

    def _defended(self, hand: Sequence[str]) -> str:
        """Give the letter of the terrain on which a hand defends a city best."""
        tables = self._rules.tables
        letters = [tables.letter[name] for name in tables.backgrounds]
        return max(letters, key=lambda letter: self._points(hand, letter, True))

    def _points(self, hand: Sequence[str], letter: str, defends: bool) -> int:
        return card_points(self._rules.tables, hand, letter, defends)

    # progress

    def lay(self, state: State, nerve: float) -> Commit:
        """Choose the cards to lay: rivals lay all that scores with the chance `nerve`."""
        rules, worth, seat = self._rules, self._worth, self._seat
        tables, tribe = rules.tables, state.tribes[seat]
        box = progress.next_box(tables, state)
        prize = worth.prize(state, box)

        def value(action: Commit) -> float:
            mine = progress.points(tables, state, tribe, action.cards, box).total
            cost = sum([worth.card(state, seat, card) for card in action.cards])
            return self._entered(state, box, mine, nerve) * prize - cost - 0.01 * len(action.cards)

        return max(race.options(rules, state, seat, box), key=value)

    def _entered(self, state: State, box: int, mine: int, nerve: float) -> float:
        """Give the part of the guesses in which nobody gets more points."""
        total = 0.0
        for guessed in self._guessed:
            share = 1.0
            for other in range(len(state.tribes)):
                if other != self._seat:
                    share *= self._stays(state, guessed, other, box, mine, nerve)
            total += share
        return total / len(self._guessed)

    def _stays(
        self, state: State, guessed: State, other: int, box: int, mine: int, nerve: float
    ) -> float:
        """Give the chance that a rival does not surpass these points."""
        rules, tribe = self._rules, guessed.tribes[other]
        board = progress.points(rules.tables, state, state.tribes[other], (), box).total
        if race.has_laid(state, other):
            return float(board + len(tribe.laid) <= mine)
        most = sum([race.card_points(rules, card, box) for card in tribe.hand])
        if board > mine:
            return 0.0
        return 1.0 - nerve if board + most > mine else 1.0
