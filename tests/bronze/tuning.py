"""What can be tuned of the computer players of `bronze`, and how it is written down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any

from game.ai.think import Random
from game.bronze.bots.weights import Bots, Search
from game.bronze.rules import BronzeRules
from game.bronze.title import TITLE
from game.core.bot import Bot
from game.core.registry import titles
from game.folders import ROOT
from game.loading.problems import Report
from game.loading.title import load, read

FILE = ROOT / "data" / "bronze" / "bots.yaml"
HEAD = (
    "# What the computer players believe. `python -m tests.tune bronze hard` finds such numbers.\n"
)
LEAST = 0.001
QUICK = Search(lays=3, beam=1, branch=1)
"""A matter of time and not of belief: players are tuned with a narrow search."""


class Space:
    """The weights of the players, by name as in the file."""

    def __init__(self, quick: bool = False) -> None:
        """Open the sheet; `quick` players search narrowly, which takes most time."""
        self.quick = quick
        self.components = load("bronze")
        self.rules = BronzeRules(self.components, {})

    @property
    def players(self) -> Bots:
        """The players as the file has them."""
        sheet: Bots = self.components.bots
        return sheet

    def start(self, player: str) -> dict[str, float]:
        """Give the positive weights of a level."""
        level = player.partition(":")[0]
        return {n: value for n, value in flat(getattr(self.players, level)).items() if value > 0}

    def bot(self, player: str, values: Mapping[str, float]) -> Bot:
        """Make a player with other weights, its style's taste staying as it is."""
        level, _, style = player.partition(":")
        changed = {level: put(getattr(self.players, level), values)}
        search = QUICK if self.quick else self.players.search
        sheet = replace(self.players, search=search, **changed)
        return TITLE.bot(replace(self.components, bots=sheet), self.rules, level, style)

    def made(self, player: str) -> Bot:
        """Make a player as the program makes it."""
        level, _, style = player.partition(":")
        return TITLE.bot(self.components, self.rules, level, style)

    def rivals(self, player: str) -> Sequence[Bot]:
        """Give every style of the level, and the level below; for the lowest a random player."""
        level = player.partition(":")[0]
        names = (level, *(f"{level}:{style}" for style in self.players.styles))
        own = [self.bot(name, {}) for name in names]
        below = TITLE.levels[: TITLE.levels.index(level)][-1:]
        weak: list[Bot] = [TITLE.bot(self.components, self.rules, name, "") for name in below]
        return [*own, *weak] if below else [*own, Random(self.rules)]

    def keep(self, player: str, values: Mapping[str, float]) -> None:
        """Write new weights; the two upper levels believe the same."""
        level = player.partition(":")[0]
        book = read(titles()["bronze"], FILE.parent, Report())
        assert book is not None
        sheet: Bots = book.components.bots
        found = put(getattr(sheet, level), values)
        taught = ("medium", "hard") if level in ("medium", "hard") else (level,)
        write(replace(sheet, **dict.fromkeys(taught, found)))


def flat(record: Any, path: str = "") -> dict[str, float]:
    """Give every number of a record by its path."""
    found: dict[str, float] = {}
    for name, value in _parts(record):
        if isinstance(value, (int, float)):
            found[path + name] = float(value)
        else:
            found.update(flat(value, f"{path}{name}."))
    return found


def put(record: Any, values: Mapping[str, float], path: str = "") -> Any:
    """Give a record with some numbers replaced by path."""
    changed = {
        name: values.get(path + name, value)
        if isinstance(value, (int, float))
        else put(value, values, f"{path}{name}.")
        for name, value in _parts(record)
    }
    return replace(record, **changed) if is_dataclass(record) else changed


def _parts(record: Any) -> list[tuple[str, Any]]:
    if isinstance(record, Mapping):
        return list(record.items())
    return [(part.name, getattr(record, part.name)) for part in fields(record)]


def write(sheet: Bots) -> None:
    """Write the whole file."""
    FILE.write_text(HEAD + "".join(f"{line}\n" for line in _lines(sheet, 0)), encoding="utf-8")


def _lines(record: Any, depth: int) -> list[str]:
    lines: list[str] = []
    for name, value in _parts(record):
        if isinstance(value, (int, float)):
            lines.append(f"{'  ' * depth}{name}: {max(value, LEAST) if value > 0 else value:.3g}")
        elif inner := _lines(value, depth + 1):
            lines += [f"{'  ' * depth}{name}:", *inner]
    return lines
