"""The file of a title's computer players: its numbers by name, changed by name, written again."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.core.bot import Bot
from game.core.registry import titles
from game.folders import ROOT
from game.loading.problems import Report
from game.loading.title import load, read
from tests.numbers import flat, lines, put, within

ALIKE = ("medium", "hard")
"""Levels that believe the same: the one is the other's evaluation, one decision deep."""


class Sheet:
    """The weights of one title's players; `tests/<title>/tuning.py` says what else is its own."""

    title: str
    tuned = "hard"
    """The level with which the file says that numbers are found."""
    alike: tuple[str, ...] = ALIKE
    """Levels that a result of tuning is written to together."""
    fixed: tuple[str, ...] = ()
    """Numbers that are no matter of belief: they are not tuned."""

    def __init__(self, rules: Any, options: Mapping[str, str], quick: bool) -> None:
        """Open the file, for a kind of rules; `quick` players leave out what takes most time."""
        self.quick = quick
        self.components = load(self.title)
        self.rules = rules(self.components, options)
        self.file = ROOT / "data" / self.title / "bots.yaml"

    @property
    def players(self) -> Any:
        """The players as the file has them."""
        return self.components.bots

    def start(self, player: str) -> dict[str, float]:
        """Give the positive weights of a level, `use.masonry` and the like by their path."""
        numbers = flat(getattr(self.players, player.partition(":")[0]))
        return {n: value for n, value in numbers.items() if value > 0 and n not in self.fixed}

    def made(self, player: str) -> Bot:
        """Make a player as the program makes it."""
        level, _, style = player.partition(":")
        return titles()[self.title].bot(self.components, self.rules, level, style)

    def keep(self, player: str, values: Mapping[str, float]) -> None:
        """Write the file with new weights; levels that believe the same get them too."""
        level = player.partition(":")[0]
        taught = self.alike if level in self.alike else (level,)
        self.write(self.taught(self.sheet(), taught, values))

    def sheet(self) -> Any:
        """Read the file as it is now."""
        report = Report()
        book = read(titles()[self.title], self.file.parent, report)
        assert book is not None
        assert not report.errors
        return book.components.bots

    def taught(self, sheet: Any, levels: tuple[str, ...], values: Mapping[str, float]) -> Any:
        """Give the sheet with weights of some levels replaced, within the range it allows."""
        records = {level: getattr(sheet, level) for level in levels}
        changed = {level: put(old, within(old, values)) for level, old in records.items()}
        return replace(sheet, **changed)

    def write(self, sheet: Any) -> None:
        """Write the whole file."""
        command = f"python -m tests.tune {self.title} {self.tuned}"
        head = f"# What the computer players believe. `{command}` finds such numbers.\n"
        self.file.write_text(head + "".join(f"{line}\n" for line in lines(sheet)), encoding="utf-8")


def kept(space: Sheet, folder: Path, player: str, values: Mapping[str, float]) -> Any:
    """Write weights into a copy of the title's data and give what is read from it."""
    space.file = folder / "data" / space.title / "bots.yaml"
    shutil.copytree(ROOT / "data" / space.title, space.file.parent)
    space.keep(player, values)
    return space.sheet()
