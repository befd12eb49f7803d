"""What does not fit its place in a translation: all screens are drawn, and notes are taken."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from game.core.message import Message
from game.i18n import own
from game.i18n.catalog import Catalog
from game.i18n.entries import CatalogEntry, read
from game.i18n.languages import FIRST
from game.loading.problems import Report
from game.translating.folder import text_folders
from scenes.base.words import Words
from scenes.picture_tool.pictures import Album, every_screen
from scenes.program.texts import catalogs

WINDOW, INTERFACE = (1280, 720), 150
"""Where there is room for the fewest letters in a line."""


Tell = Callable[[str], None]
"""Says in a line how far something is that takes minutes."""


def silent(line: str) -> None:
    """Say nothing."""
    del line


class Traced(Catalog):
    """A catalog that remembers which text each sentence came from."""

    def __init__(self, words: Catalog, english: Catalog) -> None:
        super().__init__(words.language, words.entries, english)
        self.told: dict[str, str] = {}
        """The key of each sentence that was said."""

    def text(self, key: str, /, **params: object) -> str:
        """Write the sentence of a key, and remember where it came from."""
        said = super().text(key, **params)
        self.told.setdefault(said, key)
        return said

    def say(self, message: Message) -> str:
        """Write a message, and remember where it came from."""
        said = super().say(message)
        self.told.setdefault(said, message.key)
        return said

    def origin(self, text: str) -> str:
        """Give the key of a sentence, or of the longest that is a part of it; else nothing.

        A number without a word comes from no text, though some sentence may be nothing else.
        """
        if not any(map(str.isalpha, text)):
            return ""
        if text in self.told:
            return self.told[text]
        inside = [said for said in self.told if len(said) > 2 and said in text]
        return self.told[max(inside, key=len)] if inside else ""


class Notes(Album):
    """An album that keeps no pictures, but what did not fit in any of them."""

    quick = True

    def __init__(self, folder: Path, code: str, words: Words, tell: Tell) -> None:
        super().__init__(folder, WINDOW, code, INTERFACE, folder)
        self.services.catalogs = {code: words, FIRST: catalogs()[FIRST]}
        self.cut: dict[str, str] = {}
        """The texts that did not fit, and the screen on which each was seen first."""
        self._tell, self._part, self._screens = tell, "", 0

    def keep(self, name: str) -> None:
        """Draw what is on the screen, and keep nothing but what is cut there."""
        part = name.partition("-")[0]
        if part != self._part:
            self._part = part
            self._tell(f"{self._screens} screens are drawn, next comes {name}")
        self._screens += 1
        self.app.draw()
        for overflow in self.recorder.overflows:
            self.cut.setdefault(overflow.text, name)
        self.recorder.overflows.clear()


def findings(code: str, root: Path | None = None, tell: Tell = silent) -> Report:
    """Draw every screen in a translation; report each text of it that is too long for its place."""
    words = Traced(catalogs()[code], catalogs()[FIRST])
    spots = _spots(code, root)
    report, known = Report(), set[tuple[str, str]]()
    for text, screen in sorted(overflowing(code, words, tell).items()):
        key = words.origin(text) if text else ""
        # What is still English fits; that is looked at before the program is given away.
        if key not in spots or (key, screen) in known:
            continue
        known.add((key, screen))
        told = f"does not fit its place on the screen '{screen}': '{text}'"
        report.error(spots[key].spot, key, told, "say it more briefly")
    return report


def overflowing(code: str, words: Words, tell: Tell = silent) -> dict[str, str]:
    """Draw every screen with the words of a language; give the texts that are cut, and where."""
    with TemporaryDirectory() as folder:
        album = Notes(Path(folder), code, words, tell)
        every_screen(album)
        album.app.close()
    return album.cut


def _spots(code: str, root: Path | None) -> Mapping[str, CatalogEntry]:
    entries: dict[str, CatalogEntry] = {}
    for file in own.files(code, text_folders()):
        entries.update(read(file, Report(), root, growing=True))
    return {key: entry for key, entry in entries.items() if not entry.blank}
