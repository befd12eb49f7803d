"""Dice to throw at the table: how many and which, the result large, every fall counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from game.core.title import DieFace
from scenes.base.scene import Command, Push
from scenes.base.services import Services
from scenes.companion.toolkit import widgets
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.measures import GAP, SUM
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.painters import PAINTERS
from scenes.companion.toolkit.widgets import Button
from scenes.companion.tools import dice_kinds
from scenes.companion.tools.dice_counts_page import DiceCountsPage
from scenes.companion.tools.tool_parts import BenchFile, Motion
from scenes.ui.canvas import Canvas
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Do, Item

BONE, EDGE, INK = "#f7ecd2", "#8a6a42", "#3a2416"
_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
MOST = 8
LASTS = 0.7
"""Seconds that the dice tumble."""
BEAT = 0.06
"""Seconds after which a tumbling die shows another face."""


@dataclass(frozen=True, slots=True)
class DieLook:
    """Which face lies upwards, 0 being the first, and the faces, none for pips."""

    face: int
    faces: tuple[DieFace, ...] = ()
    dark: bool = False


def _paint_die(canvas: Canvas, item: Item) -> None:
    """Draw a die."""
    look: DieLook = item.data
    side = min(item.place.size)
    place = item.place.middle(side, side)
    canvas.shadow(place, side * 0.16, 0.5, side * 0.06, side * 0.03)
    canvas.fill(place, EDGE, side * 0.17)
    canvas.gradient(place.inset(side * 0.012), BONE, "#e6d3aa", side * 0.16)
    canvas.rim(place.inset(side * 0.012), "#fffaf0", side * 0.02, side * 0.16, alpha=0.8)
    if look.faces:
        canvas.sprite(look.faces[look.face].sprite, place.inset(side * 0.13), INK)
        return
    for x, y in _PIPS[look.face + 1]:
        spot = place.centre + Offset(x * side * 0.26, y * side * 0.26)
        canvas.circle(spot, side * 0.093, INK)


class DicePage(DistancePage):
    """Some dice of one kind."""

    painters = MappingProxyType({**PAINTERS, "distance_die": _paint_die})

    def __init__(self, services: Services) -> None:
        self.file, self.motion = BenchFile(services), Motion(services, LASTS)
        super().__init__(services, parts=(self.motion, self.file))
        self.dress = self.file.bench.kind
        self.fell: tuple[int, ...] = ()
        """The faces that lie on the table, 0 being a die's first face."""

    def heading(self) -> str:
        """Name the kind of dice."""
        return dice_kinds.called(self.services.words, self.file.bench.kind)

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give the numbers to choose from, and the dice; their sum if they have pips."""
        place = layout.place
        measures = self.measures
        strip = place.top(measures.of(0.1)).columns(MOST, measures.of(GAP))
        for count, part in enumerate(strip, 1):
            lies = count == self.file.bench.dice
            one = Button(f"count:{count}", "×", str(count), Do("count", count), lifted=lies)
            yield widgets.button(measures, part, one)
        rest = place.foot(place.height - measures.of(0.1 + 2 * GAP))
        if self.fell and not self.file.bench.kind and len(self.fell) > 1:
            side = rest.end(measures.of(0.36))
            rest = rest.left(rest.width - side.width)
            # The sum would give away the throw while the dice still tumble.
            total = "" if self.busy else str(sum(face + 1 for face in self.fell))
            yield widgets.number(measures, "sum", side, total, SUM * 1.6)
        if not self.fell:
            hint = self.services.words.text("companion.tool.throw_hint")
            yield widgets.line(measures, "hint", rest, hint, align="centre", wrap=True)
            return
        yield from self._dice(rest)

    def _dice(self, place: Region) -> Iterator[Item]:
        measures, count = self.measures, len(self.fell)
        rows = 1 if count < 4 else 2
        across = -(-count // rows)
        side = min(place.height / rows, place.width / across, measures.of(0.34)) * 0.86
        for at, part in enumerate(_cells(place, rows, count)):
            face, turn = self._face(at)
            look = DieLook(face, dice_kinds.faces(self.file.bench.kind), measures.dark)
            yield Item(f"die:{at}", "distance_die", part.middle(side, side), data=look, angle=turn)

    def _face(self, at: int) -> tuple[int, float]:
        """Give the face that a die shows now, and by how many degrees it is turned."""
        if not self.busy:
            # Each lies a little askew, by its number and not by chance: a redraw must not move it.
            return self.fell[at], (at * 37 % 13) - 6.0
        beat = int(self.motion.left / BEAT) + at
        sides = dice_kinds.sides(self.file.bench.kind)
        return (self.fell[at] + beat * 5) % sides, beat * 40.0 % 360

    def actions(self) -> Sequence[Button]:
        """Give throw, kind and counts."""
        text = self.services.words.text
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
            self.settle(self.file.put(dice=value))
        elif name == "kind":
            order = ("", *dice_kinds.kinds())
            now = order.index(self.file.bench.kind) if self.file.bench.kind in order else 0
            self.fell, self.dress = (), order[(now + 1) % len(order)]
            self.settle(self.file.put(kind=self.dress))
        else:
            return Push(DiceCountsPage(self.services))
        return None

    def throw(self) -> None:
        """Throw all dice; what falls is decided and counted before anything moves."""
        bench, sides = self.file.bench, dice_kinds.sides(self.file.bench.kind)
        self.fell = tuple(self.services.lot.randrange(sides) for _ in range(bench.dice))
        counts = list(bench.thrown.get(bench.kind, (0,) * sides))
        # The file may be of a version in which that kind of dice had other faces.
        counts = counts if len(counts) == sides else [0] * sides
        for face in self.fell:
            counts[face] += 1
        self.services.play("dice")
        self.motion.begin()
        self.settle(self.file.put(thrown={**bench.thrown, bench.kind: tuple(counts)}))


def _cells(place: Region, rows: int, count: int) -> Iterator[Region]:
    across = -(-count // rows)
    for at, row in enumerate(place.rows(rows)):
        here = min(across, count - at * across)
        yield from row.middle(row.width * here / across, row.height).columns(here)
