"""What a payment makes of a building tile: its points, and which tiles it pays for."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.form import Answers, Fact, Filled, Form, FormField, Group, Reckoning
from game.core.message import Message
from game.stoneage.components import Components, Exact, Fixed, Free
from game.stoneage.options import Options
from game.stoneage.paying import suits, worth
from game.stoneage.tables import Tables


def form(components: Components) -> Form:
    """Give the calculator."""
    name = "stoneage.form.tile"
    made = _Worths(components)
    return Form(
        "tile",
        Message(name),
        Message(f"{name}.about"),
        made.groups,
        made.compute,
        icon="stoneage/building",
    )


class _Worths:
    """The calculator: resources in, points out."""

    def __init__(self, components: Components) -> None:
        self.components, self.tables = components, Tables(components, Options())

    def groups(self, filled: Filled) -> tuple[Group, ...]:
        """Give a field for each resource."""
        del filled
        fields = tuple(
            FormField(f"paid:{good}", Message(f"stoneage.resource.{good}"), high=99)
            for good in self.tables.goods
        )
        return (Group("paid", Message("stoneage.form.group.paid"), fields, shared=True),)

    def compute(self, answers: Answers) -> Reckoning:
        """Give the points for each kind of tile that such a payment buys."""
        paid = tuple(answers.number(f"paid:{good}") for good in self.tables.goods)
        return Reckoning(facts=tuple(self._facts(paid)))

    def _facts(self, paid: tuple[int, ...]) -> Iterator[Fact]:
        tables, events = self.tables, set[tuple[object, ...]]()
        for name, tile in self.components.tiles.items():
            if not suits(tables.tile_needs[name], paid):
                continue
            said = _kind(tile)
            mark = (said.key, tuple(said.params.items()))
            if mark not in events:
                events.add(mark)
                yield Fact(said, worth(tables, name, paid))
        if not events:
            yield Fact(Message("stoneage.form.fact.no_tile"), (), "words")


def _kind(tile: Fixed | Exact | Free) -> Message:
    match tile:
        case Fixed():
            return Message("stoneage.form.fact.fixed")
        case Exact():
            params = {"count": tile.count, "kinds": tile.kinds}
            return Message("stoneage.form.fact.exact", params)
    return Message("stoneage.form.fact.free", {"least": tile.least, "most": tile.most})
