"""The best use of any number of workers: one table for all throws of a turn."""

from __future__ import annotations

from collections.abc import Sequence

from game.ages.bots.prospect import Prospect

NEVER = float("-inf")

Gains = Sequence[tuple[int, float]]
"""(boxes, gain) of one target, fewest boxes first."""
Marks = tuple[tuple[str, int], ...]
"""Targets and the boxes to mark."""


class Sack:
    """A knapsack over targets of which each may take one number of boxes."""

    def __init__(self, targets: Sequence[tuple[str, Gains]], most: int) -> None:
        # One table for every number of workers: a plan asks for all of them, and a search for each
        # would cost as much as the whole table.
        self.values = [0.0] * (most + 1)
        self._picks: list[tuple[str, list[int]]] = []
        for name, gains in targets:
            if gains and gains[0][0] <= most:
                self._put(name, gains, most)

    def _put(self, name: str, gains: Gains, most: int) -> None:
        before, after, pick = self.values, self.values[:], [0] * (most + 1)
        for boxes, gain in gains:
            # From the values before this target, so that it is taken once and with one number only.
            for workers in range(boxes, most + 1):
                value = before[workers - boxes] + gain
                if value > after[workers]:
                    after[workers], pick[workers] = value, boxes
        self.values = after
        self._picks.append((name, pick))

    def marks(self, workers: int) -> Marks:
        """Tell how the best value for so many workers is reached."""
        found: Marks = ()
        for name, pick in reversed(self._picks):
            boxes = pick[workers]
            if boxes:
                found = ((name, boxes), *found)
                workers -= boxes
        return found


class Labour:
    """What workers bring while the game goes on, when it ends anyway, and when they end it."""

    def __init__(self, prospect: Prospect, seat: int, most: int) -> None:
        self._prospect, self._seat = prospect, seat
        tables, state = prospect.tables, prospect.state
        self._board = state.boards[seat]
        self._traits = tables.traits(self._board.developments)
        self._unbuilt = [
            (at, tables.monument_boxes[at] - self._board.monuments[at])
            for at in prospect.played
            if state.firsts[at] < 0
        ]
        self._closing = sum(left for _, left in self._unbuilt)
        self._last = Sack(self.endings(), most)
        self.ending = self._last.values
        """By workers: points when the game ends with this round, other than by these workers."""
        close = bool(self._unbuilt) and self._closing <= most
        can_close = close and not (state.ending or prospect.endless)
        self.trigger = self._closings(most) if can_close else [NEVER] * (most + 1)
        """By workers: points when they finish the last monument that nobody had."""
        gains = [] if state.ending else self.gains()
        # The game goes on as long as one monument is open; which one to spare is tried for each.
        capped = self._capped(gains) if can_close else [gains]
        self._sacks = [Sack(targets, most) for targets in capped]
        columns = zip(*(sack.values for sack in self._sacks), strict=True)
        self.going = [max(column) for column in columns]
        """By workers: value while the game goes on."""

    def gains(self) -> list[tuple[str, Gains]]:
        """List the value of marking boxes of each target while the game goes on."""
        prospect, tables, board = self._prospect, self._prospect.tables, self._board
        found: list[tuple[str, Gains]] = []
        for at, (name, whole) in enumerate(zip(tables.city_ids, tables.city_boxes, strict=True)):
            have = board.cities[at]
            if have < whole:
                found.append((name, self._city(at, have, whole)))
        for at in prospect.played:
            whole, have = tables.monument_boxes[at], board.monuments[at]
            if have < whole:
                found.append((tables.monuments[at], self._monument(at, have, whole)))
        return found

    def _city(self, at: int, have: int, whole: int) -> Gains:
        prospect, like = self._prospect, self._prospect.taste.cities
        now = prospect.city(at, have)
        gains = [
            (boxes - have, like * (prospect.city(at, boxes) - now))
            for boxes in range(have + 1, whole)
        ]
        more = prospect.scored(self._traits.per_city)
        done = like * (prospect.city(at, whole) - now) + more
        return [*gains, (whole - have, done)]

    def _monument(self, at: int, have: int, whole: int) -> Gains:
        prospect, like, seat = self._prospect, self._prospect.taste.monuments, self._seat
        now = prospect.monument(at, have, seat)
        gains = [
            (boxes - have, like * (prospect.monument(at, boxes, seat) - now))
            for boxes in range(have + 1, whole)
        ]
        points = prospect.built(at, seat, self._traits.per_monument)
        done = like * (points - now) + prospect.denied(at, seat)
        return [*gains, (whole - have, done)]

    def endings(self) -> list[tuple[str, Gains]]:
        """List what finishing each target scores; boxes short of that are worth nothing."""
        prospect, tables, board = self._prospect, self._prospect.tables, self._board
        found: list[tuple[str, Gains]] = []
        if self._traits.per_city:
            for at, name in enumerate(tables.city_ids):
                left = tables.city_boxes[at] - board.cities[at]
                if left:
                    found.append((name, [(left, float(self._traits.per_city))]))
        for at in prospect.played:
            left = tables.monument_boxes[at] - board.monuments[at]
            points = prospect.finished(at, self._seat) + self._traits.per_monument
            if left and points:
                found.append((tables.monuments[at], [(left, float(points))]))
        return found

    def _closings(self, most: int) -> list[float]:
        """Finish every monument nobody has, and use the rest of the workers at best."""
        closing = self._closing
        points = sum(
            self._prospect.finished(at, self._seat) + self._traits.per_monument
            for at, _ in self._unbuilt
        )
        names = {self._prospect.tables.monuments[at] for at, _ in self._unbuilt}
        self._others = Sack([t for t in self.endings() if t[0] not in names], most)
        rest = [self._others.values[workers] for workers in range(most + 1 - closing)]
        return [NEVER] * closing + [points + value for value in rest]

    def _capped(self, gains: list[tuple[str, Gains]]) -> list[list[tuple[str, Gains]]]:
        """Give the targets once for each monument left unfinished to keep the game going."""
        names = [self._prospect.tables.monuments[at] for at, _ in self._unbuilt]
        return [
            [(name, list(steps)[:-1] if name == spared else steps) for name, steps in gains]
            for spared in names
        ]

    def plans(self, workers: int) -> list[tuple[float, Marks]]:
        """List ways to use so many workers while the game goes on, the game not closed by them.

        The best one, and for each target the one that marks as much of it as can be.
        """
        if not workers:
            return [(0.0, ())]
        found = {tuple(sorted(self.marks(workers))): self.going[workers]}
        gains = self.gains()
        for name, steps in gains:
            fitting = [step for step in steps if step[0] <= workers]
            if fitting:
                boxes, gain = fitting[-1]
                # A plan with this target forced in: the best plan alone would be all that is looked
                # further at.
                rest = Sack([other for other in gains if other[0] != name], workers - boxes)
                marks = ((name, boxes), *rest.marks(workers - boxes))
                found.setdefault(tuple(sorted(marks)), gain + rest.values[workers - boxes])
        return [(gain, marks) for marks, gain in found.items()]

    def marks(self, workers: int) -> Marks:
        """Tell the best use of so many workers while the game goes on."""
        return max(self._sacks, key=lambda sack: sack.values[workers]).marks(workers)

    def last_marks(self, workers: int) -> Marks:
        """Tell the best use of so many workers in a last turn."""
        return self._last.marks(workers)

    def trigger_marks(self, workers: int) -> Marks:
        """Tell how so many workers end the game."""
        names = self._prospect.tables.monuments
        closing = tuple((names[at], left) for at, left in self._unbuilt if left)
        return (*closing, *self._others.marks(workers - self._closing))
