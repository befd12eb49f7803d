"""The decisions worth a thought, each with its value right after it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.tempus.actions import Action, Attack, Done, End, Govern, Lead, Move
from game.tempus.board import add, leave
from game.tempus.bots.fights import Arena
from game.tempus.bots.worth import Worth
from game.tempus.rules import TempusRules
from game.tempus.state import State

TURN = ("act", "move", "babies", "end")
"""Steps in which a turn goes on."""
PAIRS = 8
"""Moves that are tried out, of all pairs of a start and a target."""
BOUTS = 2
"""Fights that are reckoned through, of all pairs of hexes."""
Ranked = list[tuple[float, Action]]


class Ranking:
    """Values decisions one ply deep."""

    def __init__(self, rules: TempusRules, worth: Worth) -> None:
        self.rules, self.worth = rules, worth
        self.arena = Arena(rules, worth)

    def ranked(self, state: State, seat: int) -> Ranked:
        """Give the decisions with their values, the best first; equal ones as they are listed."""
        options = self.options(state, seat)
        if len(options) == 1:
            return [(0.0, options[0])]
        found = [(self.value(state, seat, action), action) for action in options]
        return sorted(found, key=lambda one: -one[0])

    def options(self, state: State, seat: int) -> list[Action]:
        """List what is legal, of the moves only those that look best."""
        legal = self.rules.legal(state)
        if state.phase not in TURN:
            return list(legal)
        moves: list[Move] = []
        fights: list[Attack | Lead] = []
        rest: list[Action] = []
        for action in legal:
            if isinstance(action, Move):
                moves.append(action)
            elif isinstance(action, (Attack, Lead)):
                fights.append(action)
            else:
                rest.append(action)
        return [*rest, *self._fights(state, fights), *self._moves(state, seat, moves)]

    def _fights(self, state: State, fights: Sequence[Attack | Lead]) -> list[Action]:
        """Give the fights that promise most at a glance; any War Leader does for one."""
        hopes: dict[tuple[int, int], float] = {}
        for action in fights:
            pair = action.start, action.target
            if pair not in hopes:
                hopes[pair] = self.arena.hope(state, action)
        best = sorted((pair for pair in hopes if hopes[pair] > 0), key=lambda p: -hopes[p])[:BOUTS]
        found: dict[tuple[type, int, int], Action] = {}
        for action in fights:
            if (action.start, action.target) in best:
                # Which War Leader is spent makes no difference.
                found.setdefault((type(action), action.start, action.target), action)
        return list(found.values())

    def _moves(self, state: State, seat: int, moves: Sequence[Move]) -> Iterable[Move]:
        """Give the most promising moves: leaving and arriving are weighed apart."""
        if len(moves) <= PAIRS:
            return moves
        leaving = {start: self._without(state, seat, start) for start in {m.start for m in moves}}
        coming = self._coming(state, seat, {m.to for m in moves})
        # Weighed apart, n starts and m targets cost n + m looks; trying all pairs costs n times m.
        order = sorted(moves, key=lambda m: -leaving[m.start] - coming[m.to])
        return order[:PAIRS]

    def _coming(self, state: State, seat: int, hexes: Iterable[int]) -> dict[int, float]:
        """Give the value of one more person on each hex; hexes of a kind are tried once."""
        look, kinds = self.worth.look(state, seat), dict[tuple[int | str, ...], float]()
        found = {}
        for hex in hexes:
            kind = self.worth.kind(state, look, hex)
            if kind not in kinds:
                kinds[kind] = self._with(state, seat, hex)
            found[hex] = kinds[kind]
        return found

    def _without(self, state: State, seat: int, hex: int) -> float:
        draft = state.clone()
        leave(draft.edit(seat), hex, 1)
        return self.worth.of(draft, seat)

    def _with(self, state: State, seat: int, hex: int) -> float:
        draft = state.clone()
        add(draft.edit(seat), hex, 1)
        return self.worth.of(draft, seat)

    def value(self, state: State, seat: int, action: Action) -> float:
        """Give the value right after a decision; a fight counts by its exact chance."""
        kind = type(action)
        # The state after it belongs to the next seat, whose turn bonus is none of ours.
        if kind is End or (kind is Done and not state.left):
            return self.worth.of(state, seat)
        if isinstance(action, (Attack, Lead)):
            return self._fight(state, seat, action)
        if isinstance(action, Govern) and action.later:
            # What a government brings later shows in no state yet; its price does.
            return self.worth.of(state, seat) - self.worth.price(action.card)
        after: State = self.rules.apply(state, action, quiet=True).state
        value = self.worth.of(after, seat)
        if after.phase == "draw" and after.seat == seat:
            value += self.worth.drawn(after, seat)
        return value

    def _fight(self, state: State, seat: int, action: Attack | Lead) -> float:
        before = self.worth.of(state, seat)
        gain = self.arena.bout(state, action).value - before
        return before + gain * (self.worth.taste.fights if gain > 0 else 1.0)
