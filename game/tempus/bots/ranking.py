"""The decisions worth a thought, each with its value right after it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.tempus.actions import Action, Attack, Done, End, Govern, Improve, Lead, Move
from game.tempus.board import full
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
        now, known = self.worth.of(state, seat), dict[tuple[str, int], float]()
        cramped = full(self.rules.tables, state.tribes[seat])
        found: Ranked = []
        for action in options:
            if isinstance(action, Improve):
                # Where there is room already it does not matter on which hex it is played.
                like = action.card, action.hex if cramped >> action.hex & 1 else -1
                if like not in known:
                    known[like] = self._after(state, seat, action)
                value = known[like]
            else:
                value = self._value(state, seat, action, now)
            found.append((value, action))
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
            # Hundreds of moves are listed, and this is the quickest way to tell them apart.
            if type(action) is Move:
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
        leaving = self.worth.leaving(state, seat, {m.start for m in moves})
        coming = self.worth.coming(state, seat, {m.to for m in moves})
        # Weighed apart, n starts and m targets cost n + m looks; trying all pairs costs n times m.
        values = [-leaving[move.start] - coming[move.to] for move in moves]
        order = sorted(range(len(moves)), key=values.__getitem__)
        return [moves[at] for at in order[:PAIRS]]

    def _value(self, state: State, seat: int, action: Action, now: float) -> float:
        """Give the value right after a decision; a fight counts by its exact chance."""
        kind = type(action)
        # The state after it belongs to the next seat, whose turn bonus is none of ours.
        if kind is End or (kind is Done and not state.left):
            return now
        if isinstance(action, (Attack, Lead)):
            gain = self.arena.bout(state, action).value - now
            return now + gain * (self.worth.taste.fights if gain > 0 else 1.0)
        if isinstance(action, Govern) and action.later:
            # What a government brings later shows in no state yet; its price does.
            return now - self.worth.price(action.card)
        return self._after(state, seat, action)

    def _after(self, state: State, seat: int, action: Action) -> float:
        after: State = self.rules.apply(state, action, quiet=True).state
        value = self.worth.of(after, seat)
        if after.phase == "draw" and after.seat == seat:
            value += self.worth.drawn(after, seat)
        return value
