"""Checks everything in the data folder at once: sheets, catalogs, sprites, sounds, credits.

`python -m game.book.check [DIR]` prints one line for each problem and ends with 1 on errors.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path

from game.book import refs, source
from game.book.decode import decode
from game.book.mentions import Mentions, mentions
from game.book.problems import Report, Spot, did_you_mean
from game.book.title import Book, read
from game.core.registry import titles
from game.core.title import Title
from game.i18n import entries, parity
from game.i18n.entries import Entry
from game.i18n.plural import LANGUAGES
from game.paths import ROOT

_TEXTS = "i18n"
_CREDITS = "CREDITS.yaml"
_NOTHING = "holds neither title.yaml, nor folders of titles, nor en.yaml, ru.yaml, de.yaml"


@dataclass(frozen=True, slots=True)
class Credit:
    """Who made a file that others made, under which licence, and what was changed."""

    file: str
    author: str
    licence: str
    source: str = ""
    changed: str = ""


def check_all(root: Path = ROOT) -> Report:
    """Check all titles, languages, pictures, sounds and credits of a whole program folder."""
    check = _Check(root, root / "resources")
    check.data(root / "data", tuple(titles()))
    check.wanted()
    check.unused(mentions((root / "game", root / "scenes"), root))
    for path in sorted((root / "resources").rglob(_CREDITS)):
        credits(path, check.report, root)
    return check.report


def check_folder(path: Path) -> Report:
    """Check a folder of YAML: a whole program, a copy of `data`, one title's folder, or texts.

    What it is shows in what lies in it; a folder that is none of these is an error.
    """
    check = _Check(None, ROOT / "resources")
    if not path.is_dir():
        check.report.error(Spot(path.as_posix()), "$", "is no folder", "name a folder of YAML")
    elif (path / "data").is_dir():
        return check_all(path)
    elif _is_texts(path):
        check.catalog(path)
    elif (path / "title.yaml").is_file():
        check.single(_whose(path), path)
    elif _is_texts(path / _TEXTS) or any((path / name).is_dir() for name in titles()):
        check.data(path, tuple(name for name in titles() if (path / name).is_dir()))
        check.wanted()
    elif _is_edition(path):
        check.edition(_owned(path), path)
    else:
        hint = "name data, data/<title>, an i18n folder or an edition of your own"
        check.report.error(Spot(path.as_posix()), "$", _NOTHING, hint)
    return check.report


def credits(path: Path, report: Report, root: Path | None = None) -> tuple[Credit, ...]:
    """Read a credits file."""
    node = source.read(path, report, root)
    return () if node is None else decode(tuple[Credit, ...], node, report) or ()


def _is_texts(folder: Path) -> bool:
    return any((folder / f"{language}.yaml").is_file() for language in LANGUAGES)


def _is_edition(folder: Path) -> bool:
    known = {name for title in titles().values() for name in title.sheets}
    return any(file.stem in known for file in folder.glob("*.yaml"))


def _owned(folder: Path) -> Title:
    """Tell whose sheets an owner's edition holds: by the folder around it, or by their names."""
    around = folder.resolve().parent.name
    return titles()[around] if around in titles() else _whose(folder)


def _whose(folder: Path) -> Title:
    """Guess a title by the folder's name, or by whose sheets lie in it."""
    known = titles()
    if folder.resolve().name in known:
        return known[folder.resolve().name]

    def fit(title: Title) -> int:
        return sum(1 if (folder / f"{name}.yaml").is_file() else -1 for name in title.sheets)

    return max(known.values(), key=fit)


@dataclass(slots=True)
class _Check:
    """One run: what was read so far, and what was found."""

    root: Path | None
    resources: Path
    report: Report = field(default_factory=Report)
    books: list[tuple[Book, Path]] = field(default_factory=list)
    english: dict[str, Entry] = field(default_factory=dict)

    def data(self, data: Path, names: tuple[str, ...]) -> None:
        """Read the sheets and texts of some titles, and the shell's texts."""
        if self.root is not None or (data / _TEXTS).is_dir():
            self.catalog(data / _TEXTS)
        else:
            self.borrow()
        for name in names:
            self.title(titles()[name], data / name)
        for folder in sorted(data.iterdir()) if data.is_dir() else ():
            if folder.is_dir() and folder.name not in (*titles(), _TEXTS):
                spot = Spot(source.shown(folder, self.root))
                hint = did_you_mean(folder.name, titles())
                self.report.warning(spot, "$", "no title has this name", hint)

    def single(self, title: Title, folder: Path) -> None:
        """Check one title's folder alone, beside the texts of the program's own shell."""
        self.borrow()
        self.title(title, folder)
        self.wanted()

    def edition(self, title: Title, folder: Path) -> None:
        """Check sheets that take the place of ours, together with ours where they are not."""
        self.borrow()
        ours = ROOT / "data" / title.id
        book = read(title, ours, self.report, ROOT, folder)
        self.catalog(ours / _TEXTS)
        if book is not None:
            self.books.append((book, ours))
        self.wanted()

    def borrow(self) -> None:
        self.english |= entries.read(ROOT / "data" / _TEXTS / "en.yaml", Report())

    def title(self, title: Title, folder: Path) -> None:
        book = read(title, folder, self.report, self.root)
        self.catalog(folder / _TEXTS)
        if book is not None:
            self.books.append((book, folder))

    def catalog(self, folder: Path) -> None:
        for key, entry in parity.check(folder, self.report, self.root)["en"].items():
            first = self.english.setdefault(key, entry)
            if first is not entry:
                self.report.error(entry.spot, key, f"written twice; first in {first.spot}")

    def wanted(self) -> None:
        """Look for every text, sprite and sound that components ask for."""
        sounds = refs.noises(self.resources)
        for book, folder in self.books:
            refs.files(book.links, "text", self.english, self.report)
            refs.files(book.links, "sound", sounds, self.report)
            known = refs.pictures(self.resources, book.title.id)
            refs.files(book.links, "sprite", known, self.report)
            spot = Spot(source.shown(folder / _TEXTS / "en.yaml", self.root))
            for key in sorted(set(book.title.texts(book.components)) - self.english.keys()):
                hint = did_you_mean(key, self.english)
                self.report.error(spot, key, "missing; the components ask for it", hint)
            spot = Spot(source.shown(folder, self.root))
            for name in sorted(set(book.title.sprites(book.components)) - known.keys()):
                hint = did_you_mean(name, known)
                self.report.error(spot, name, "there is no such sprite", hint)

    def unused(self, said: Mentions) -> None:
        """Warn of texts, sprites and sounds that neither components nor code name."""
        for key, spot in said.keys.items():
            if key not in self.english:
                hint = did_you_mean(key, self.english)
                self.report.error(spot, key, "no catalog has this text", hint)
        texts, names = self.asked()
        for key, entry in self.english.items():
            base = parity.variant(key) or key
            if base not in texts and not said.names(base):
                self.report.warning(entry.spot, key, "nothing says this", "take it out")
        root = self.resources.parent
        for title in ("common", *(book.title.id for book, _ in self.books)):
            files = refs.own_pictures(self.resources, title)
            refs.spare(files, names, said, self.report, root)
        refs.spare(refs.noises(self.resources), names, said, self.report, root)

    def asked(self) -> tuple[set[str], set[str]]:
        """Give the texts, and the sprites and sounds, that components ask for."""
        texts: set[str] = set()
        names: set[str] = set()
        for book, _ in self.books:
            texts |= {*book.title.texts(book.components), *book.links.targets("text")}
            names |= {*book.title.sprites(book.components), *book.links.targets("sprite")}
            names |= book.links.targets("sound")
        return texts, names


def main(arguments: list[str] | None = None) -> int:
    """Check the folder named, or everything; print the problems, and 1 if there is an error."""
    names = sys.argv[1:] if arguments is None else arguments
    report = check_folder(Path(names[0])) if names else check_all()
    for line in report.lines():
        print(line)
    return 1 if report.errors else 0


if __name__ == "__main__":
    raise SystemExit(main())
