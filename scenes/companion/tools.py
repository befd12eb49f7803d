"""The table tools: dice, first player, turn order with clocks, rounds, notes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from scenes.companion import sets, tool_file
from scenes.companion.clocks import ClockScene
from scenes.companion.counts import CountsScene
from scenes.companion.far import Far
from scenes.companion.first import FirstScene
from scenes.companion.found import Entry
from scenes.companion.game_clock import Clock
from scenes.companion.notes import NotesScene
from scenes.companion.parts import Row
from scenes.companion.rounds import RoundScene
from scenes.companion.seats import SeatsScene
from scenes.companion.throwing import DiceScene
from scenes.companion.tool import Tool, file
from scenes.companion.tool_file import Bench, Sitter
from scenes.desk import Desk
from scenes.front.ways import Ways
from scenes.scene import Command, Push, Scene
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item

TOOLS: Mapping[str, tuple[str, Callable[[Desk], Tool]]] = MappingProxyType(
    {
        "dice": ("common/dice", DiceScene),
        "first": ("common/flag", FirstScene),
        "clock": ("common/hourglass", ClockScene),
        "round": ("common/refresh", RoundScene),
        "notes": ("common/pencil", NotesScene),
        "seats": ("common/meeple_group", SeatsScene),
    }
)


class ToolsScene(Far):
    """The list of tools."""

    def heading(self) -> str:
        """Name the page."""
        return self.desk.words.text("companion.tool.title")

    def body(self, place: Region) -> Iterator[Item]:
        """Give a row for each tool, with its key."""
        text = self.desk.words.text
        rows = [
            Row(f"tool:{name}", text(f"companion.tool.{name}"), icon=icon, key=str(at),
                intent=Do("open", name))
            for at, (name, (icon, _)) in enumerate(TOOLS.items(), 1)
        ]  # fmt: skip
        return self.listed(place, rows)

    def act(self, name: str, value: Any) -> Command | None:
        """Open a tool."""
        del name
        return Push(TOOLS[value][1](self.desk))


ENTRY = Entry("companion.tool.title", 30, lambda desk, _ways: ToolsScene(desk), "common/dice")


def moments(desk: Desk, ways: Ways) -> Iterable[tuple[str, Scene]]:
    """Give every tool in use, for pictures."""
    del ways
    yield "tools", ToolsScene(desk)
    people = tuple(Sitter(name, at) for at, name in enumerate(("Amira", "Henrike", "Tamar")))
    counts = dict.fromkeys(("", *sets.kinds()), (9, 14, 11, 8, 12, 10))
    used = Bench(people, Clock((754.0, 512.0, 3901.0), 1), 4, NOTES, "", 2, counts)
    tool_file.keep(used, file(desk), 0.0)
    for kind in ("", *sets.kinds()):
        tool_file.keep(replace(used, kind=kind, dice=7 if kind else 2), file(desk), 0.0)
        yield f"dice-{kind or 'pips'}", _thrown(DiceScene(desk))
        yield f"dice-{kind or 'pips'}-counted", CountsScene(desk)
    tool_file.keep(used, file(desk), 0.0)
    first = FirstScene(desk)
    first.drawn = 1
    yield "first", first
    yield "clock", ClockScene(desk)
    yield "round", RoundScene(desk)
    yield "notes", NotesScene(desk)
    yield "seats", SeatsScene(desk)


NOTES = ("The red box lacks one die.", "Next time at Tamar’s, Henrike brings bread.")


def _thrown(scene: DiceScene) -> DiceScene:
    scene.fell = tuple(at % 6 for at in range(scene.bench.dice))
    return scene
