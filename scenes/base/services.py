"""What every scene needs of the program around it, in one small value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from random import Random, SystemRandom
from time import monotonic
from typing import TYPE_CHECKING, Any, Protocol

from game import paths
from game.i18n.languages import FIRST
from game.storage.settings import Settings
from scenes.base.scene import Scene
from scenes.base.words import Words
from scenes.ui.sound import KINDS, Speaker
from scenes.ui.theme import PALETTES, Palette

if TYPE_CHECKING:
    from game.core.match import Match
    from game.core.message import Message
    from game.core.setup import MatchSetup
    from game.practice.puzzle import Puzzle
    from game.storage.plays import Plays


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something that went wrong: told in a sentence, never as a traceback."""

    kind: str
    """The name of the fault, such as "ValueError"."""
    where: str
    """The part of the program, or the file."""
    details: str
    """What to send to whoever repairs it."""
    log: Path | None = None


class RuleBook(Protocol):
    """Makes the book of rules, open at a section of a title, or at its beginning."""

    def __call__(
        self,
        title: str = "",
        section: str = "",
        options: Mapping[str, str] | None = None,
        edition: str = "",
        /,
    ) -> Scene:
        """Make it, for a match under these options in that edition if there is one."""


class Teaching(Protocol):
    """Makes the scenes of guided games."""

    def chapters(self, title: str, /) -> Scene:
        """Make the list of a title's chapters."""

    def lesson(self, title: str, chapter: str, anew: bool, /) -> Scene:
        """Make the table of a chapter: from its beginning, or where it was left."""

    def practice(self, title: str, /) -> Scene:
        """Make the list of a title's single positions."""

    def puzzle(self, puzzle: Puzzle, back: str, /) -> Scene:
        """Make the table of a single position; `back` is the text of the way back from it."""

    def game(self, title: str, /) -> Scene:
        """Make the set-up of a game of one's own, for whoever has learned enough."""


def _no_book(*_ignored: object) -> Scene:
    raise LookupError("no book of rules was put among the services")


def _nothing(*_ignored: object) -> None:
    return None


@dataclass(slots=True)
class Services:
    """The services of the program; `change` is the only way to change a setting."""

    settings: Settings
    catalogs: Mapping[str, Words]
    speaker: Speaker
    store: Any
    """The saved matches (game.storage.store.Store)."""
    home: Path = field(default_factory=paths.home)
    """The folder of everything that is kept besides settings and saves."""
    keep: Callable[[Settings], object] = _nothing
    """Writes the settings to the disk."""
    changed: Callable[[Settings], object] = _nothing
    """Told of each change (the window: size of the interface, full screen, palette)."""
    now: Callable[[], datetime] = datetime.now
    ticks: Callable[[], float] = monotonic
    """The clock that only ever goes forwards, in seconds."""
    lot: Random = field(default_factory=SystemRandom)
    """Dice and lots of the table tools; no match ever asks it."""
    trouble: Callable[[Trouble], Scene] | None = None
    """Makes the scene that tells of a fault."""
    rules: RuleBook = _no_book
    """Makes the book of rules, which F1 opens nearly everywhere."""
    teaching: Teaching | None = None
    """Makes the scenes of guided games; without it none are offered."""
    renewed: Callable[[], bool] = bool
    """Looks whether translations were changed meanwhile, and tells so."""
    copied: str = field(default="", repr=False)
    """What was copied last, where the system has no clipboard."""

    @property
    def words(self) -> Words:
        """The texts of the chosen language."""
        try:
            return self.catalogs[self.settings.language]
        except KeyError:  # a translation whose folder was taken away meanwhile
            return self.catalogs[FIRST]

    @property
    def plays(self) -> Plays:
        """The history of finished plays."""
        from game.storage.plays import Plays

        return Plays(self.home / "plays")

    def keep_match(self, name: str, setup: MatchSetup, match: Match) -> Message | None:
        """Keep a match as it stands, and its play once it is over; give what went wrong."""
        problem: Message | None = self.store.keep(name, setup, match)
        return problem or self.plays.remember(setup, match, self.now().date(), name)

    @property
    def palette(self) -> Palette:
        """The chosen palette."""
        return PALETTES[self.settings.palette]

    def change(self, **values: object) -> None:
        """Change settings; they are applied at once, and kept."""
        self.settings = self.settings.changed(**values)
        self._set_volume()
        self.keep(self.settings)
        self.changed(self.settings)

    def play(self, name: str) -> None:
        """Play a sound as loud as set up."""
        self._set_volume()
        self.speaker.play(name)

    def _set_volume(self) -> None:
        chosen = self.settings
        self.speaker.volume = 0.0 if chosen.muted else chosen.volume / 100
        for kind, share in zip(KINDS, (chosen.dice, chosen.pieces, chosen.signals), strict=True):
            self.speaker.shares[kind] = share / 100
