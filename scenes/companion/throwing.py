"""Dice to throw at the table: how many and which, the result large, every fall counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from scenes.companion import parts, sets
from scenes.companion.bones import DieLook
from scenes.companion.counts import CountsScene
from scenes.companion.kit import GAP, SUM
from scenes.companion.parts import Button
from scenes.companion.tool import Moving
from scenes.desk import Desk
from scenes.scene import Command, Push
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item

MOST = 8
BEAT = 0.06
"""Seconds after which a tumbling die shows another face."""


class DiceScene(Moving):
    """Some dice of one kind."""

    lasts = 0.7

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.fell: tuple[int, ...] = ()
        """The faces that lie on the table, 0 being a die's first face."""

    def heading(self) -> str:
        """Name the kind of dice."""
        return sets.called(self.desk.words, self.bench.kind)

    def body(self, place: Region) -> Iterator[Item]:
        """Give the numbers to choose from, and the dice; their sum if they have pips."""
        kit = self.kit
        strip = place.top(kit.of(0.1)).columns(MOST, kit.of(GAP))
        for count, part in enumerate(strip, 1):
            one = Button(f"count:{count}", "×", str(count), Do("count", count))
            item = parts.button(kit, part, one)
            yield item if count != self.bench.dice else parts.marked(item)
        rest = place.foot(place.height - kit.of(0.1 + 2 * GAP))
        if self.fell and not self.bench.kind and len(self.fell) > 1:
            side = rest.end(kit.of(0.36))
            rest = rest.left(rest.width - side.width)
            total = "" if self.busy else str(sum(self.fell) + len(self.fell))
            yield parts.number(kit, "sum", side, total, SUM * 1.6)
        if not self.fell:
            hint = self.desk.words.text("companion.tool.throw_hint")
            yield parts.line(kit, "hint", rest, hint, align="centre", wrap=True)
            return
        yield from self._dice(rest)

    def _dice(self, place: Region) -> Iterator[Item]:
        kit, count = self.kit, len(self.fell)
        rows = 1 if count < 4 else 2
        across = -(-count // rows)
        side = min(place.height / rows, place.width / across, kit.of(0.34)) * 0.86
        for at, part in enumerate(_cells(place, rows, count)):
            face, turn = self._face(at)
            look = DieLook(face, sets.faces(self.bench.kind), kit.dark)
            yield Item(f"die:{at}", "far_die", part.middle(side, side), data=look, angle=turn)

    def _face(self, at: int) -> tuple[int, float]:
        """Give the face that a die shows now, and by how many degrees it is turned."""
        if not self.busy:
            return self.fell[at], (at * 37 % 13) - 6.0
        beat = int(self.left / BEAT) + at
        sides = sets.sides(self.bench.kind)
        return (self.fell[at] + beat * 5) % sides, beat * 40.0 % 360

    def actions(self) -> Sequence[Button]:
        """Give throw, kind and counts."""
        text = self.desk.words.text
        return (
            Button("counted", text("companion.tool.counted"), "s"),
            Button("kind", text("companion.tool.kind"), "k"),
            Button("throw", text("companion.tool.throw"), "return", main=True),
        )

    def act(self, name: str, value: Any) -> Command | None:
        """Throw, or choose."""
        if name == "throw":
            self.throw()
        elif name == "count":
            self.fell = ()
            self.put(dice=value)
        elif name == "kind":
            order = ("", *sets.kinds())
            now = order.index(self.bench.kind) if self.bench.kind in order else 0
            self.fell = ()
            self.put(kind=order[(now + 1) % len(order)])
        else:
            return Push(CountsScene(self.desk))
        return None

    def throw(self) -> None:
        """Throw all dice; what falls is decided and counted before anything moves."""
        bench, sides = self.bench, sets.sides(self.bench.kind)
        self.fell = tuple(self.desk.lot.randrange(sides) for _ in range(bench.dice))
        counts = list(bench.thrown.get(bench.kind, (0,) * sides))
        counts = counts if len(counts) == sides else [0] * sides
        for face in self.fell:
            counts[face] += 1
        self.desk.play("dice")
        self.move()
        self.put(thrown={**bench.thrown, bench.kind: tuple(counts)})


def _cells(place: Region, rows: int, count: int) -> Iterator[Region]:
    across = -(-count // rows)
    for at, row in enumerate(place.rows(rows)):
        here = min(across, count - at * across)
        yield from row.middle(row.width * here / across, row.height).columns(here)
