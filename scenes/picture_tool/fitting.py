"""What does not fit its place in a translation: all screens are drawn, and notes are taken."""

from __future__ import annotations

from collections.abc import Mapping
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
        """Give the key of a sentence, or of the longest that is a part of it; else nothing."""
        if text in self.told:
            return self.told[text]
        inside = [said for said in self.told if len(said) > 2 and said in text]
        return self.told[max(inside, key=len)] if inside else ""


class Notes(Album):
    """An album that keeps no pictures, but what did not fit in any of them."""

    def keep(self, name: str) -> None:
        """Draw what is on the screen, and keep nothing."""
        del name
        self.app.draw()


def findings(code: str, root: Path | None = None) -> Report:
    """Draw every screen in a translation; report each text of it that is too long for its place."""
    words = Traced(catalogs()[code], catalogs()[FIRST])
    spots = _spots(code, root)
    report = Report()
    for text in sorted({text for text in overflowing(code, words) if text}):
        key = words.origin(text)
        # What is still English fits; that is looked at before the program is given away.
        if key in spots:
            told = f"does not fit its place: '{text}'"
            report.error(spots[key].spot, key, told, "say it more briefly")
    return report


def overflowing(code: str, words: Words) -> set[str]:
    """Draw every screen with the words of a language; give the texts that are cut."""
    with TemporaryDirectory() as folder:
        album = Notes(Path(folder), WINDOW, code, INTERFACE, Path(folder))
        album.services.catalogs = {code: words, FIRST: catalogs()[FIRST]}
        every_screen(album)
        album.app.close()
    return {overflow.text for overflow in album.recorder.overflows}


def _spots(code: str, root: Path | None) -> Mapping[str, CatalogEntry]:
    entries: dict[str, CatalogEntry] = {}
    for file in own.files(code, text_folders()):
        entries.update(read(file, Report(), root, growing=True))
    return {key: entry for key, entry in entries.items() if not entry.blank}
