"""Thinking a turn through: what follows a decision as far as it can be known, and its value.

What chance has not turned up yet is imagined as missing: the land to come stays closed, the cities
to come count by the exact mean of the best of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from game.bronze import board, laying, settling, turn
from game.bronze.actions import Action, Choose, Settle, Take
from game.bronze.bots.cards import Readiness
from game.bronze.bots.chances import fitting
from game.bronze.bots.outlook import Outlook
from game.bronze.bots.weights import Taste, Weights
from game.bronze.rules import BronzeRules
from game.bronze.settling import DONE
from game.bronze.state import State
from game.core.bot import never


class Node(NamedTuple):
    """A table that decisions lead to."""

    state: State
    path: tuple[Action, ...] = ()
    extra: float = 0.0
    """Points to expect of cities that chance has yet to lay out."""
    opens: bool = False
    """Whether a land is about to be turned up in this turn."""


Spread = tuple[int, tuple[str, ...]]
"""A seat's cubes, and the cards that are still awake."""


class End(NamedTuple):
    """A way to go on to the end of the turn, and its value."""

    value: float
    node: Node

    @property
    def first(self) -> Action:
        """Give its first decision."""
        return self.node.path[0] if self.node.path else DONE


class Plan:
    """One seat's turn, from the state that it is asked about."""

    def __init__(
        self,
        rules: BronzeRules,
        readiness: Readiness,
        state: State,
        weights: Weights,
        taste: Taste,
    ) -> None:
        self.rules, self.tables, self.weights = rules, rules.tables, weights
        self.root, self.seat = Node(state), state.seat
        self.woken = weights.spare * taste.wake
        self.outlook = Outlook(rules.tables, readiness, state.seat, weights, taste)
        self._gains: dict[int, float] = {}
        self._ranks: dict[tuple[int, int], list[int]] = {}

    # what follows

    def follow(self, node: Node, action: Action) -> Node:
        """Give the table after a decision, chance left out."""
        state = self.rules.apply(node.state, action, quiet=True).state
        path = (*node.path, action)
        if not state.waiting:
            return self._choose(Node(state, path, node.extra, node.opens))
        drawn = "cities" in state.waiting
        opens = node.opens or "land" in state.waiting
        extra = node.extra
        if drawn:
            extra += self.outlook.drawn(node.state)
        # Fate is not guessed at but skipped: what it may bring is added as an expectation.
        state.waiting = ()
        if drawn or state.phase == "settle":
            state.phase = "settle"
            turn.go_on(self.tables, state, None)
        return self._choose(Node(state, path, extra, opens))

    def _choose(self, node: Node) -> Node:
        """Take the city that seems best where they already lie below the land."""
        state = node.state
        if state.phase != "city" or state.seat != self.seat:
            return node
        look, seat = self.outlook, self.seat
        turns = look.turns(state)[seat]
        below = state.displays[self.tables.grid.last(state.players[seat].taken)]
        liked = max(below, key=lambda city: look.likes(city) * look.town(state, seat, city, turns))
        return node._replace(state=self.rules.apply(state, Choose(liked), quiet=True).state)

    def value(self, node: Node, bonus: float = 0.0) -> float:
        """Give the value of stopping here: the turn ends, and woken cards wait for the land."""
        state, extra = self.ended(node)
        return self.outlook.value(state, extra + bonus)

    def ended(self, node: Node) -> tuple[State, float]:
        """Give the table when the turn ends here, and own points to expect besides."""
        state, extra = node.state, node.extra
        if state.phase == "settle" and state.seat == self.seat:
            # Spots of the land to come are not known: the cards left over wait for it.
            if node.opens:
                extra += self.spare(state)
            state = self.rules.apply(state, DONE, quiet=True).state
        return state, extra

    def spare(self, state: State) -> float:
        """Give what the woken cards are good for in a land that is about to be turned up."""
        usable = sum([fitting(self.tables, state.hidden, name) for name in state.active])
        return self.woken * min(usable, state.players[self.seat].cubes)

    # what can be laid

    def lays(self) -> Iterator[Node]:
        """Give the table after every way to lay a card, taken first if it has to be."""
        starts = [self.root]
        if self.root.state.phase == "take":
            # In a turn thought of further on some open cards are not known yet.
            takes, tops = laying.takes(self.root.state), self.root.state.tops
            starts = [
                self.follow(self.root, take)
                for take in takes
                if isinstance(take, Take) and tops[take.pile]
            ]
        for start in starts:
            for action in laying.lays(self.tables, start.state):
                yield self.follow(start, action)

    def sketch(self, node: Node) -> float:
        """Value a table after laying quickly: each woken card on its best spot by itself."""
        value, state = self.value(node), node.state
        if state.phase != "settle" or state.seat != self.seat:
            return value
        free = board.within_reach(self.tables, state, self.seat)
        fits, cubes = self.tables.layout(state.tiles).fits, state.players[self.seat].cubes
        for technology in state.active[:cubes]:
            bits = self.ranked(free & fits[technology], 1)
            if bits and self._gain(bits[0]) > 0:
                value += self._gain(bits[0])
                free ^= bits[0]
        return value

    # what can be settled

    def settle(
        self, node: Node, beam: int, branch: int, enough: Callable[[], bool] = never
    ) -> list[End]:
        """Search the placements of a turn; give the ends found, the best first.

        The first placement is always searched, the further ones until `enough`.
        """
        found, front = [End(self.value(node), node)], [node]
        while front:
            seen: dict[Spread, End] = {}
            # Cubes placed in another order come to the same table, and orders grow with the
            # factorial.
            tried: set[Spread] = set()
            for at in front:
                for action, before in self._tries(at.state, branch):
                    if before in tried:
                        continue
                    tried.add(before)
                    child = self.follow(at, action)
                    # A turn that has ended keeps no cards awake, whichever were left over.
                    key = (child.state.players[self.seat].taken, child.state.active)
                    if key not in seen:
                        seen[key] = End(self.value(child), child)
            # A beam and not the whole tree: five woken cards with ten spots each are too many to
            # search.
            ranked = sorted(seen.values(), key=worth, reverse=True)[:beam]
            found += ranked
            if enough():
                break
            front = [child for _, child in ranked if self._goes_on(child.state)]
        return sorted(found, key=worth, reverse=True)

    def _goes_on(self, state: State) -> bool:
        return state.phase == "settle" and state.seat == self.seat

    def _tries(self, state: State, branch: int) -> Iterator[tuple[Action, Spread]]:
        """Give the cubes worth trying, and the cubes and the cards awake after each."""
        if not self._goes_on(state):
            return
        taken, grid = state.players[self.seat].taken, self.tables.grid
        free = board.within_reach(self.tables, state, self.seat)
        fits = self.tables.layout(state.tiles).fits
        # Two cards of one technology are the same choice now.
        for technology in dict.fromkeys(state.active):
            mask = sum(self.ranked(free & fits[technology], branch))
            at = state.active.index(technology)
            rest = (*state.active[:at], *state.active[at + 1 :])
            for action in grid.settles(technology, mask):
                low = mask & -mask
                mask ^= low
                yield action, (taken | low, rest)

    def ranked(self, mask: int, count: int) -> list[int]:
        """Give the best spots of a bit set, each by what a cube there alone would gain."""
        found = self._ranks.get((mask, count))
        if found is None:
            bits, rest = [], mask
            while rest:
                low = rest & -rest
                bits.append(low)
                rest ^= low
            bits.sort(key=self._gain, reverse=True)
            found = self._ranks[mask, count] = bits[:count]
        return found

    def _gain(self, bit: int) -> float:
        """Give what one cube on a spot gains from where the turn stands now."""
        if not self._gains:
            # No cube has the bit 0: its entry is the turn ended as it stands.
            self._gains[0] = self._ended(0)
        found = self._gains.get(bit)
        if found is None:
            found = self._gains[bit] = self._ended(bit) - self._gains[0]
        return found

    def _ended(self, bit: int) -> float:
        tables, draft, extra = self.tables, self.root.state.clone(), 0.0
        player = draft.players[self.seat].clone()
        if bit:
            land = (bit.bit_length() - 1) // tables.grid.stride
            # Reaching a land brings a city (C1), which the placement alone does not show.
            if land and not tables.grid.within(player.taken, land):
                extra = self.outlook.drawn(draft)
            player.taken |= bit
            player.cubes -= 1
        draft.players = (*draft.players[: self.seat], player, *draft.players[self.seat + 1 :])
        turn.end(tables, draft, None)
        return self.outlook.value(draft, extra)

    def second(self, action: Action) -> Action | None:
        """Give the cube besides this one that gains most by itself, or `None`."""
        if not self._goes_on(self.root.state):
            return None
        tries = self._tries(self.root.state, 2)
        cubes = [one for one, _ in tries if isinstance(one, Settle) and one != action]
        gains = {one: self._gain(settling.bit(self.tables, one)) for one in cubes}
        return max(cubes, key=gains.__getitem__, default=None)

    def cities(self) -> Iterator[Node]:
        """Give the table after each city that can be taken now."""
        for action in settling.choices(self.tables, self.root.state):
            yield self.follow(self.root, action)


def second(nodes: Sequence[Node], values: Sequence[float], action: Action) -> Action | None:
    """Give the first decision of the best way that begins otherwise, or `None`."""
    others = [
        (value, -at)
        for at, (node, value) in enumerate(zip(nodes, values, strict=False))
        if node.path[0] != action
    ]
    return nodes[-max(others)[1]].path[0] if others else None


def worth(end: End) -> float:
    """Give the value of an end."""
    return end.value


def best(nodes: Sequence[Node], values: Sequence[float]) -> Action:
    """Give the first decision of the best way that has a value; the first one of equals."""
    return nodes[max(range(len(values)), key=values.__getitem__)].path[0]
