"""Somebody at a terminal for tests: hears every line, and answers by a script or a rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime
from pathlib import Path
from random import Random

from game.ai.worker import Inline, Worker
from game.core.setup import MatchSetup
from game.opening import open_match
from game.storage.settings import Settings
from game.storage.store import Store
from scenes.base.services import Services
from scenes.program.texts import catalogs
from scenes.table.registry import stage
from scenes.table.session import Session
from scenes.terminal.match_talk import MatchTalk
from scenes.ui.sound import Speaker


class Scripted:
    """Lines that are there already; afterwards the rule is asked, and then there are no more."""

    def __init__(
        self, lines: Iterable[str] = (), rule: Callable[[], str | None] | None = None
    ) -> None:
        self.waiting = list(lines)
        self.rule = rule
        self.heard: list[str] = []
        self.cleared = 0
        self.paused = 0
        """So often time was let pass."""
        self.late = 0
        """So often the next line is not there yet when it is looked for."""

    @property
    def ended(self) -> bool:
        return not self.waiting and self.rule is None

    def say(self, line: str = "") -> None:
        self.heard.append(line)

    def take(self) -> str | None:
        if not self.waiting:
            line = self.rule() if self.rule is not None else None
            if line is None:
                return None
            self.waiting.append(line)
        self.heard.append(f"> {self.waiting[0]}")
        return self.waiting.pop(0)

    def peek(self, seconds: float) -> str | None:
        if self.late:
            self.late -= 1
            return None
        # Whoever goes by a rule is there at once when the terminal is handed over.
        if seconds and not self.waiting and self.rule is not None:
            self.waiting.append("")
        return self.waiting[0] if self.waiting else None

    def pause(self, seconds: float) -> None:
        self.paused += bool(seconds)

    def clear(self) -> None:
        self.cleared += 1
        self.heard.append("~" * 20)

    @property
    def text(self) -> str:
        """Everything that was said, as one text."""
        return "\n".join(self.heard)


def services(folder: Path, language: str = "en", **values: object) -> Services:
    """Give services that keep everything in a folder."""
    settings = Settings(language=language).changed(**values)
    kept = Services(settings, catalogs(), Speaker(), Store(folder / "saves"), folder)
    kept.now = lambda: datetime(2031, 6, 3, 21, 40)
    return kept


def at_terminal(
    setup: MatchSetup, lines: Iterable[str], kept: Services, worker: Worker | None = None
) -> tuple[MatchTalk, Scripted]:
    """Lay a new match out at a terminal; whoever sits there types these lines."""
    talk = Scripted(lines)
    session = Session(setup, open_match(setup), worker or Inline())
    return MatchTalk(kept, session, stage(setup.title), talk, "spoken"), talk


def heard(setup: MatchSetup, lines: Iterable[str], kept: Services) -> str:
    """Play by these lines, and give everything that was said."""
    table, talk = at_terminal(setup, lines, kept)
    table.run()
    return talk.text


def at_random(table: MatchTalk, seed: int) -> Callable[[], str]:
    """Give a rule that always types the number of some row, or turns the page."""
    lot = Random(seed)
    return lambda: str(1 + lot.randrange(len(table.choosing.rows())))
