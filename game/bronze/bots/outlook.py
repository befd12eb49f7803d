"""What a table is worth to a seat: points that are sure, hopes of more, and the rivals' likewise.

An outlook serves one question only: it remembers parts of the table that stay equal while the
turn of one seat is thought through, and nobody else's cards change meanwhile.
"""

from __future__ import annotations

import math
from collections.abc import Hashable
from typing import NamedTuple

from game.bronze import board, matrix
from game.bronze.bots.cards import Readiness
from game.bronze.bots.chances import best_of
from game.bronze.bots.cityworth import OF_CARDS, SOON, chance, likely
from game.bronze.bots.weights import Taste, Weights
from game.bronze.cities import standing
from game.bronze.matrix import Matrix
from game.bronze.scoring import scores
from game.bronze.state import FREE, Player, State
from game.bronze.tables import Tables
from game.core.contract import winners

NEUTRAL = Taste()
LEAST = 0.3
"""Turns to come that are reckoned with at least, while the end is not certain."""
STRIDE = 4
"""Cubes placed that a land further on stands for."""
WON = 0.5
"""Points that winning a tie is worth in the end."""


class Ground(NamedTuple):
    """What cubes, provinces and trade tokens are worth by seat, whatever cards lie before it."""

    lands: list[float]
    routes: list[float]
    """As each seat's taste counts them."""
    tempo: list[float]
    towns: dict[tuple[int, str], float]
    """Values of cities that no card decides about, by seat."""


class Outlook:
    """Values for one seat, in one turn of it."""

    def __init__(
        self,
        tables: Tables,
        readiness: Readiness,
        seat: int,
        weights: Weights,
        taste: Taste,
    ) -> None:
        self.tables, self.seat, self.weights = tables, seat, weights
        self._readiness, self._taste = readiness, taste
        self._rows: dict[Hashable, tuple[dict[int, float], ...]] = {}
        self._lands: dict[Hashable, tuple[float, ...]] = {}
        self._cities: dict[Matrix, dict[Hashable, float]] = {}
        self._grounds: dict[Hashable, Ground] = {}
        self._left: dict[Hashable, tuple[float, ...]] = {}
        self._liking: dict[str, float] = {}
        self._threats: dict[Hashable, float] = {}
        self._drawn: float | None = None
        places = [(tables.terrain_place[at], points) for at, points in taste.settled.items()]
        self._liked = tuple([(tables.grid.strips[place], points) for place, points in places])
        self._spots = tables.layout(tuple(tables.tiles)[:1]).spots.bit_count()

    # the whole

    def value(self, state: State, extra: float = 0.0) -> float:
        """Give the chance to win, roughly, and a little for each point of lead.

        `extra` are own points to expect that the state does not show.
        """
        if state.phase == "over":
            found = scores(self.tables, state)
            won = winners(found)
            ends = [score.total + WON * (score.seat in won) for score in found]
            return self._worth(ends, extra, SOON)
        turns, weights = self.turns(state), self.weights
        spread = weights.spread_end + weights.spread_turn * max(turns)
        return self._worth(self.hopes(state, turns), extra, spread)

    def hopes(self, state: State, turns: tuple[float, ...]) -> list[float]:
        """Give the points that each seat may expect, with so many turns to come."""
        players = state.players
        # Many ways to lay a card lead to the same cubes: what these are worth is reckoned once.
        key = (board.taken(state), state.owners, turns, *[player.routes for player in players])
        ground = self._grounds.get(key)
        if ground is None:
            ground = self._grounds[key] = self._ground(state, turns)
        cards = self._cities.setdefault(players[self.seat].matrix, {})
        return [
            ground.lands[seat]
            + (
                ground.routes[seat]
                + self._known_towns(state, seat, turns[seat], ground, cards)
                + self._promise(state, seat, turns[seat], ground.tempo[seat])
            )
            for seat in range(len(players))
        ]

    def _ground(self, state: State, turns: tuple[float, ...]) -> Ground:
        every, routes, tempo = board.taken(state), [], []
        for seat, left in enumerate(turns):
            taste = self._taste if seat == self.seat else NEUTRAL
            routes.append(taste.routes * self.routes(state, seat, left, every))
            tempo.append(self._pace(state, seat, left, every, taste))
        return Ground(self.provinces(state, turns), routes, tempo, {})

    def _worth(self, hopes: list[float], extra: float, spread: float) -> float:
        own = hopes.pop(self.seat) + extra
        # Points count as far as they win. The little greed decides where the game is won or lost.
        part = self.weights.rivals
        rival = part * max(hopes) + (1 - part) * sum(hopes) / len(hopes)
        lead = own - rival
        return chance(lead, spread) + self.weights.greed * lead

    def turns(self, state: State) -> tuple[float, ...]:
        """Guess how many turns each seat still has, the one about to begin included.

        Rounds are played to their end: who has moved in this one has a turn less (E1).
        """
        # Nothing else that turns depend on changes in the turn of one seat.
        key = (state.seat, state.ending, state.players[self.seat].cubes, state.piles)
        found = self._left.get(key)
        if found is None:
            found = self._left[key] = self._turns(state)
        return found

    def _turns(self, state: State) -> tuple[float, ...]:
        last = self._last(state)
        if state.ending:
            return last
        weights, moved = self.weights, [not turns for turns in last]
        # Whichever comes first ends the game: the piles run out, or somebody's cubes do (E1).
        rounds = [(weights.cards * self._cards(state) + sum(moved)) / len(last)]
        for player, past in zip(state.players, moved, strict=True):
            rounds.append(player.cubes / weights.rate + past)
        left = max(1.0, min(rounds))
        return tuple([max(LEAST, left - past) for past in moved])

    def _last(self, state: State) -> tuple[float, ...]:
        """Give the turns of each seat until the round is over."""
        count = len(state.players)
        now = (state.seat - state.start) % count
        return tuple([float((seat - state.start) % count >= now) for seat in range(count)])

    def _cards(self, state: State) -> int:
        """Give the cards taken until the end if every pile of the pool falls alike."""
        piles = sorted(filter(None, state.piles))
        if state.emptied + 1 < self.tables.to_end:
            # The reserve takes the place of the pile that is emptied first (E2).
            piles[0] += state.reserve
        return len(piles) * min(piles)

    # provinces

    def provinces(self, state: State, turns: tuple[float, ...]) -> list[float]:
        """Give the points of provinces to expect, by seat."""
        tables, players = self.tables, state.players
        lasts = tuple([tables.grid.last(player.taken) for player in players])
        sums = [0.0] * len(players)
        for land, owner in enumerate(state.owners[: len(state.tiles)]):
            if owner == FREE:
                for seat, part in enumerate(self._shares(state, land, lasts, turns)):
                    sums[seat] += part * state.tokens[land]
            elif owner >= 0:
                sums[owner] += state.tokens[land]
        sums[self.seat] *= self._taste.provinces
        return sums

    def _shares(
        self, state: State, land: int, lasts: tuple[int, ...], turns: tuple[float, ...]
    ) -> tuple[float, ...]:
        within = self.tables.grid.within
        cubes = tuple([within(player.taken, land) for player in state.players])
        # A placement changes one land; all others are found again by what their share depends on.
        key = (land, cubes, lasts, turns)
        found = self._lands.get(key)
        if found is None:
            found = self._lands[key] = self._share(state, land, cubes, lasts, turns)
        return found

    def _share(
        self,
        state: State,
        land: int,
        cubes: tuple[int, ...],
        lasts: tuple[int, ...],
        turns: tuple[float, ...],
    ) -> tuple[float, ...]:
        """Give each seat's chance of a land's province."""
        weights = self.weights
        counts = [bits.bit_count() for bits in cubes]
        spots = self.tables.grid.within(self.tables.layout(state.tiles).spots, land).bit_count()
        free = spots - sum(counts)
        here = [last <= land and left > 0 for last, left in zip(lasts, turns, strict=True)]
        far = sum(last < land for last in lasts)
        # Whoever has not come as far yet may never come, and then nobody gets this token (P3).
        sure = weights.land_far**far if max(turns) > 0 or not far else 0.0
        if free and any(here):
            # As with any sum of single steps, doubt grows with the root of the cubes that may still
            # come.
            spread = weights.land_spread * math.sqrt(min(free, weights.rate * max(turns)) + SOON)
        else:
            spread = 0.0
        return tuple([sure * self._lead(counts, here, seat, spread) for seat in range(len(counts))])

    def _lead(self, counts: list[int], here: list[bool], seat: int, spread: float) -> float:
        own = counts[seat]
        rival = max([count for at, count in enumerate(counts) if at != seat])
        if not spread:
            return float(own > rival)
        if not own and not here[seat]:
            return 0.0
        others = sum(here) - here[seat]
        # Whoever may still place here is likely to gain on those who have moved on.
        drift = (1.0 if here[seat] else 0.0) - (1.0 if others else 0.0)
        return chance(own - rival - self.weights.land_tie + drift, spread)

    # trade routes

    def routes(self, state: State, seat: int, turns: float, every: int) -> float:
        """Give the points of trade tokens to expect."""
        strips = self.tables.grid.strips
        last, found = self.tables.grid.last(state.players[seat].taken), 0.0
        key = (seat, last, turns, *[other.routes for other in state.players])
        rows = self._rows.get(key)
        if rows is None:
            rows = self._rows[key] = tuple([{} for _ in strips])
        for terrain, strip in enumerate(strips):
            # A placement changes one terrain; only one seat places, so all cubes tell whose.
            cubes = every & strip
            value = rows[terrain].get(cubes)
            if value is None:
                value = rows[terrain][cubes] = self._row(state, seat, terrain, turns, every)
            found += value
        return found

    def _row(self, state: State, seat: int, terrain: int, turns: float, every: int) -> float:
        tables, weights = self.tables, self.weights
        held = state.players[seat].routes[terrain]
        sure = tables.route_points[held] if held else 0
        if turns <= 0:
            return float(sure)
        best, sections = 0.0, self._sections(state, seat, terrain, every)
        for length in tables.lengths:
            if length > held:
                hope = self._hope(sections, length, turns, state.players[seat].cubes)
                if hope and board.holder(state, terrain, length) != FREE:
                    hope *= weights.route_held
                # A longer token replaces the one held, so only the difference is to be won (T3).
                best = max(best, hope * (tables.route_points[length] - sure))
        return sure + best

    def _hope(
        self, sections: list[tuple[int, int]], length: int, turns: float, cubes: int
    ) -> float:
        """Give the chance that a row of this length comes about."""
        rows = [own for own, room in sections if own + room >= length]
        if not rows:
            return 0.0
        lack = max(0, length - max(rows))
        if lack > cubes:
            return 0.0
        return math.exp(-self.weights.route_lack * lack / (turns + SOON))

    def _sections(self, state: State, seat: int, terrain: int, every: int) -> list[tuple[int, int]]:
        """Give own cubes and free spots in reach between each two foreign cubes of a terrain."""
        tables, player = self.tables, state.players[seat]
        grid = tables.grid
        strip = grid.strips[terrain]
        own = player.taken & strip
        spots = tables.layout(state.tiles).spots & strip
        shift = max(0, grid.last(player.taken)) * grid.stride
        # Shifted out and in again: lands left of the rightmost cube are closed to the seat (S1).
        free = (spots & ~every) >> shift << shift
        foreign = every & strip & ~own
        found, below = [], 0
        while foreign:
            # The lowest foreign cube: bits of a strip run from left to right, so it ends the first
            # section.
            cut = foreign & -foreign
            part = (cut - 1) & ~below
            found.append(((own & part).bit_count(), (free & part).bit_count()))
            below = cut | (cut - 1)
            foreign ^= cut
        # Lands not seen yet continue the last section; their spots are taken as evenly spread.
        hidden = self._spots * (len(state.tokens) - len(state.tiles)) // len(grid.strips)
        found.append(((own & ~below).bit_count(), (free & ~below).bit_count() + hidden))
        return found

    # cities

    def towns(self, state: State, seat: int, turns: float) -> float:
        """Give the points of a seat's cities to expect, own ones as the style likes them."""
        return self._known_towns(state, seat, turns, Ground([], [], [], {}), {})

    def _known_towns(
        self,
        state: State,
        seat: int,
        turns: float,
        ground: Ground,
        cards: dict[Hashable, float],
    ) -> float:
        """The same, by what is known of these cubes and of these cards already."""
        found, own = 0.0, seat == self.seat
        for city in state.players[seat].cities:
            value = ground.towns.get((seat, city))
            if value is None:
                value = cards.get((city, seat, turns))
            if value is None:
                value = self.town(state, seat, city, turns)
                if self._by_cards(city):
                    cards[city, seat, turns] = value
                else:
                    ground.towns[seat, city] = value
            found += self.likes(city) * value if own else value
        return found

    def likes(self, city: str) -> float:
        """Give how much the style likes a city, for what decides about it."""
        found = self._liking.get(city)
        if found is None:
            taste = self._taste
            found = self._liking[city] = taste.cards if self._by_cards(city) else taste.cubes
        return found

    def _by_cards(self, city: str) -> bool:
        return type(self.tables.cities[city].condition) in OF_CARDS

    def town(self, state: State, seat: int, city: str, turns: float) -> float:
        """Give the points to expect of a city, if it is or were this seat's."""
        condition = self.tables.cities[city].condition
        found = standing(self.tables, state, seat, city)
        return likely(self.weights, condition, found, turns)

    def drawn(self, state: State) -> float:
        """Give the points to expect of the best of the city cards that chance would lay out."""
        # Reckoned once: what chance lays out does not depend on which cube reaches the land.
        if self._drawn is None:
            turns = self.turns(state)[self.seat]
            values = [
                self.likes(city) * self.town(state, self.seat, city, turns) for city in state.cities
            ]
            count = self.tables.sizes[len(state.players)].cities
            self._drawn = best_of(values, count)
        return self._drawn

    # tempo

    def tempo(self, state: State, seat: int, turns: float, every: int, taste: Taste) -> float:
        """Give what cubes, cards and lands ahead are good for in the turns to come."""
        return self._promise(state, seat, turns, self._pace(state, seat, turns, every, taste))

    def _pace(self, state: State, seat: int, turns: float, every: int, taste: Taste) -> float:
        """Give what cubes and lands ahead are good for."""
        weights, tables, player = self.weights, self.tables, state.players[seat]
        placed = tables.cubes - player.cubes
        last = tables.grid.last(player.taken)
        # Being ahead hastens the end, which is good for whoever leads and cannot be seen in points.
        found = weights.pace * taste.pace * (placed + STRIDE * max(0, last))
        if turns <= 0:
            return found
        ahead = len(state.tokens) - 1 - max(0, last)
        found += weights.city * taste.cities * min(ahead, weights.city_rate * turns)
        shift = max(0, last) * tables.grid.stride
        room = ((tables.layout(state.tiles).spots & ~every) >> shift).bit_count()
        room += self._spots * (len(state.tokens) - len(state.tiles))
        return found + weights.cube * min(player.cubes, weights.rate * turns, room)

    def _promise(self, state: State, seat: int, turns: float, pace: float) -> float:
        """Add what the cards are good for."""
        if turns <= 0:
            return pace
        player, weights = state.players[seat], self.weights
        soon, own = min(turns, weights.ready_turns), seat == self.seat
        wake = self._taste.wake if own else NEUTRAL.wake
        found = pace + weights.ready * wake * self._readiness.mean(player.matrix) * soon
        return found + (self.fancy(player) if own else self._threat(player.matrix, state.tops))

    def _threat(self, cards: Matrix, tops: tuple[str, ...]) -> float:
        """Give what the open cards are good for to an opponent."""
        key = (cards, tops)
        found = self._threats.get(key)
        if found is None:
            most = self._readiness.top(cards, tops)
            found = self._threats[key] = self.weights.tops * most
        return found

    def fancy(self, player: Player) -> float:
        """Give what the style likes of cards and cubes for their own sake."""
        found = 0.0
        for technology, points in self._taste.laid.items():
            found += points * matrix.count(player.matrix, technology)
        for strip, points in self._liked:
            found += points * (player.taken & strip).bit_count()
        return found
