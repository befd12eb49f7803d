"""Every tool in use, for pictures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from scenes.base.scene import Scene
from scenes.base.services import Services
from scenes.companion.tools import dice_kinds, tool_file
from scenes.companion.tools.clock_page import ClockPage
from scenes.companion.tools.dice_counts_page import DiceCountsPage
from scenes.companion.tools.dice_page import DicePage
from scenes.companion.tools.first_player_page import FirstPlayerPage
from scenes.companion.tools.game_clock import Clock
from scenes.companion.tools.seat_order_page import SeatOrderPage
from scenes.companion.tools.tool_file import Bench, Sitter
from scenes.companion.tools.tool_parts import bench_path
from scenes.companion.tools.tools_page import NotesPage, RoundPage, ToolsPage
from scenes.shared.links import Links

NAMES = ("Amira", "Henrike", "Tamar")
NOTES = ("The red box lacks one die.", "Next time at Tamar’s, Henrike brings bread.")


def screens(services: Services, _links: Links) -> Iterator[tuple[str, Scene]]:
    """Give the screens of the tools, all from the same bench."""
    yield "tools", ToolsPage(services)
    people = tuple(Sitter(name, at) for at, name in enumerate(NAMES))
    counts = dict.fromkeys(("", *dice_kinds.kinds()), (9, 14, 11, 8, 12, 10))
    used = Bench(people, Clock((754.0, 512.0, 3901.0), 1), 4, NOTES, "", 2, counts)
    tool_file.keep(used, bench_path(services), 0.0)
    for kind in ("", *dice_kinds.kinds()):
        tool_file.keep(replace(used, kind=kind, dice=7 if kind else 2), bench_path(services), 0.0)
        yield f"dice-{kind or 'pips'}", _thrown(DicePage(services))
        yield f"dice-{kind or 'pips'}-counted", DiceCountsPage(services)
    tool_file.keep(used, bench_path(services), 0.0)
    first = FirstPlayerPage(services)
    first.drawn = 1
    yield "first", first
    yield "clock", ClockPage(services)
    yield "round", RoundPage(services)
    yield "notes", NotesPage(services)
    yield "seats", SeatOrderPage(services)


def _thrown(page: DicePage) -> DicePage:
    page.fell = tuple(at % 6 for at in range(page.file.bench.dice))
    return page
