"""Checks everything in the data folder at once: sheets, catalogs, sprites, sounds, credits.

`python -m game.check [DIR]` prints one line for each problem and ends with 1 on errors.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from game.core.registry import titles
from game.core.title import Title
from game.folders import ROOT, data_of, root_of, roots
from game.i18n import languages, parity
from game.i18n.entries import CatalogEntry
from game.i18n.languages import FIRST, Language
from game.lessons import chapters, trial
from game.loading import credits, ladder, refs, source
from game.loading.mentions import Mentions, mentions
from game.loading.problems import (
    ALIKE,
    Location,
    Report,
    did_you_mean,
    nearest,
)
from game.loading.title import Book, read
from game.reading import is_folder

_TEXTS = "i18n"
_NOTHING = "holds neither title.yaml, nor folders of titles, nor texts such as en.yaml"


def check_all(root: Path | None = None, stand: Path | None = None) -> Report:
    """Check all titles, languages, pictures, sounds and credits of a whole program folder.

    Without one it is ours, with all further folders of games. Files are told as one opens them
    from the folder `stand`; without it, from the program folder.
    """
    tops = roots() if root is None else (root,)
    check = _Check(stand or tops[0], tops)
    folders = {name: root_of(name) if root is None else root for name in titles()}
    check.data(tops[0] / "data", {name: top / "data" / name for name, top in folders.items()})
    check.wanted()
    check.screens(folders)
    told = stand or tops[0]
    check.unused(mentions([top / part for top in tops for part in ("game", "scenes")], told))
    for top in tops:
        credits.check(top / "resources", check.report, told)
    return check.report


def check_folder(path: Path) -> Report:
    """Check a folder of YAML: a whole program, a copy of `data`, one title's folder, or texts.

    What it is shows in what lies in it; a folder that is none of these is an error. Files are told
    as one opens them from where one stands.
    """
    check = _Check(None, (ROOT,))
    if not is_folder(path):
        check.report.error(Location(path.as_posix()), "$", "is no folder", "name a folder of YAML")
    elif (path / "data").is_dir():
        return check_all(path, Path.cwd())
    elif _is_texts(path):
        check.catalog(path)
    elif (path / "title.yaml").is_file():
        check.single(_whose(path), path)
    elif _is_texts(path / _TEXTS) or any((path / name).is_dir() for name in titles()):
        check.data(path, {name: path / name for name in titles() if (path / name).is_dir()})
        check.wanted()
    elif _is_edition(path):
        check.edition(_owned(path), path)
    else:
        hint = "name data, data/<title>, an i18n folder or an edition of your own"
        check.report.error(Location(path.as_posix()), "$", _NOTHING, hint)
    return check.report


def _is_texts(folder: Path) -> bool:
    return any((folder / f"{code}.yaml").is_file() for code in languages.languages())


def _is_edition(folder: Path) -> bool:
    known = {name for title in titles().values() for name in title.sheets}
    names = (file.relative_to(folder).with_suffix("") for file in folder.rglob("*.yaml"))
    return any(name.as_posix() in known for name in names)


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
    """The folder that names of files are told from."""
    tops: tuple[Path, ...]
    """The folders in whose `resources` pictures and sounds are looked for."""
    report: Report = field(default_factory=Report)
    spoken: Mapping[str, Language] = field(default_factory=languages.languages)
    books: list[tuple[Book, Path]] = field(default_factory=list)
    unread: list[str] = field(default_factory=list)
    """Titles whose sheets could not be put together, so that nobody knows what they ask for."""
    texts: dict[str, dict[str, CatalogEntry]] = field(default_factory=dict)
    """The texts of each language by their keys."""
    taught: dict[str, tuple[Path, frozenset[str]]] = field(default_factory=dict)
    """The folder of each title with lessons, and the texts that its coach says."""
    signs: set[str] = field(default_factory=set)
    """The sprites that stand for chapters of lessons."""
    owner: Path | None = None
    """The folder of an owner's edition, if one is checked."""

    @property
    def english(self) -> dict[str, CatalogEntry]:
        return self.texts.setdefault(FIRST, {})

    @property
    def resources(self) -> tuple[Path, ...]:
        return tuple(top / "resources" for top in self.tops)

    def data(self, data: Path, folders: Mapping[str, Path]) -> None:
        """Read the sheets and texts of some titles, and the shell's texts."""
        if self.root is not None or (data / _TEXTS).is_dir():
            self.spoken = languages.read(data / _TEXTS, self.report, self.root)
            self.catalog(data / _TEXTS)
        else:
            self.borrow()
        for name, folder in folders.items():
            self.title(titles()[name], folder)
        for around in {data: None, **{folder.parent: None for folder in folders.values()}}:
            self.strangers(around, (*titles(), _TEXTS))

    def strangers(self, around: Path, known: Collection[str]) -> None:
        """Warn of folders that no title has the name of."""
        for folder in sorted(around.iterdir()) if around.is_dir() else ():
            if folder.is_dir() and folder.name not in known:
                hint = did_you_mean(folder.name, titles())
                self.report.warning(self.place(folder), "$", "no title has this name", hint)

    def place(self, path: Path) -> Location:
        return Location(source.shown(path, self.root))

    def single(self, title: Title, folder: Path) -> None:
        """Check one title's folder alone, beside the texts of the program's own shell."""
        self.borrow()
        self.title(title, folder)
        self.wanted()

    def edition(self, title: Title, folder: Path) -> None:
        """Check sheets that take the place of ours, together with ours where they are not."""
        self.borrow()
        ours = data_of(title.id)
        book = read(title, ours, self.report, None, folder)
        self.catalog(ours / _TEXTS)
        self.owner = folder
        if book is not None:
            self.books.append((book, ours))
        self.wanted()

    def borrow(self) -> None:
        """Take the texts of the program's own shell, without judging them."""
        for code, texts in parity.check(ROOT / "data" / _TEXTS, Report()).items():
            self.texts.setdefault(code, {}).update(texts)

    def title(self, title: Title, folder: Path) -> None:
        """Read a title's sheets and texts."""
        book = read(title, folder, self.report, self.root)
        ladder.read(title, folder, self.report, self.root)
        self.catalog(folder / _TEXTS, title.id)
        if book is None:
            self.unread.append(title.id)
        else:
            self.books.append((book, folder))
            self.lessons(title, folder)

    def lessons(self, title: Title, folder: Path) -> None:
        """Play a title's chapters through, and note which texts they say and signs they bear."""
        found, said = trial.findings(title.id, folder, self.root)
        self.report.extend(found)
        self.taught[title.id] = folder, said
        known = refs.pictures(self.resources, title.id)
        for one in chapters.read(folder, self.root):
            sign = "" if one.chapter is None else one.chapter.sign
            if sign and sign not in known:
                told, hint = f"there is no sprite '{sign}'", did_you_mean(sign, known)
                self.report.error(one.spot, f"{one.id}.sign", told, hint)
            self.signs.add(sign)

    def catalog(self, folder: Path, title: str = "") -> None:
        """Compare the texts of a folder in all languages, and look whose they are."""
        for code, texts in parity.check(folder, self.report, self.root, self.spoken).items():
            known = self.texts.setdefault(code, {})
            for key, entry in texts.items():
                # All languages are gathered, but judged by the first only: else each would tell the
                # same.
                first = known.setdefault(key, entry)
                if first is not entry and code == FIRST:
                    told = f"written twice; first in {first.spot}"
                    self.report.error(entry.spot, key, told)
                elif title and not key.startswith(f"{title}.") and code == FIRST:
                    told = f"no text of '{title}'"
                    self.report.error(entry.spot, key, told, f"begin its key with '{title}.'")
        self.stray_texts(folder)

    def stray_texts(self, folder: Path) -> None:
        """Report files that are no language of the program's: nobody would read them."""
        for path in sorted(folder.iterdir()) if folder.is_dir() else ():
            good = path.suffix == ".yaml" and path.stem in self.spoken
            if not good and not (ROOT / "data" / _TEXTS / path.name).is_file():
                known = ", ".join(self.spoken)
                hint = f"its languages are {known}; data/i18n/{path.stem}.yaml would begin one"
                if path.stem in self.spoken:
                    hint = f"call it {path.stem}.yaml"
                told = f"the program speaks no language '{path.name}'"
                self.report.error(self.place(path), "$", told, hint)

    def wanted(self) -> None:
        """Look for every text, sprite and sound that components ask for."""
        sounds = refs.noises(self.resources)
        asked, _ = self.asked()
        for book, folder in self.books:
            known = refs.pictures(self.resources, book.title.id)
            refs.files(book.links, "text", self.english, self.report)
            refs.files(book.links, "sound", sounds, self.report)
            refs.files(book.links, "sprite", known, self.report)
            # A text that something else asks for cannot be the misspelt one.
            free = [key for key in self.english if key not in asked]
            for key in sorted(set(book.title.texts(book.components)) - self.english.keys()):
                if not self.left(book, key, "text"):
                    self.no_text(book.title.id, folder, key, nearest(key, free, ALIKE))
            for name in sorted(set(book.title.sprites(book.components)) - known.keys()):
                if not self.left(book, name, "picture"):
                    self.no_picture(book.title.id, name, nearest(name, known, ALIKE))
        for title, (folder, said) in self.taught.items():
            for key in sorted(said - self.english.keys()):
                self.no_text(title, folder, key, "", "the lessons ask")

    def left(self, book: Book, name: str, what: str) -> bool:
        """Report what an owner's new id would need of the program, at the id; tell if it is that.

        An edition gives other values to what is in the box and cannot bring texts or pictures.
        """
        if self.owner is None:
            return False
        words = re.split(r"[./]", name)
        whole = source.shown(self.owner, None)
        marks = [mark for mark in book.links.defined.values() if mark.spot.file.startswith(whole)]
        for mark in marks:
            if mark.id in words:
                told = f"the program has no {what} for '{mark.id}'"
                known = book.links.ids(mark.kind) - {mark.id}
                self.report.error(mark.spot, mark.where, told, did_you_mean(mark.id, known))
                return True
        return False

    def no_text(
        self, title: str, folder: Path, key: str, close: str, who: str = "the components ask"
    ) -> None:
        """Report a missing text in each language that lacks it and has texts of the title."""
        hint = f"did you mean '{close}'?" if close else "write it"
        for code, texts in self.texts.items():
            if key not in texts and any(own.startswith(f"{title}.") for own in texts):
                spot = self.place(folder / _TEXTS / f"{code}.yaml")
                self.report.error(spot, key, f"missing; {who} for it", hint)

    def no_picture(self, title: str, name: str, close: str) -> None:
        """Report a missing picture where it should lie."""
        top = root_of(title) if root_of(title) in self.tops else self.tops[0]
        path = top / "resources" / "sprites" / (name if "/" in name else f"{title}/{name}")
        spot = Location(source.shown(path.with_suffix(".svg"), self.root or ROOT))
        hint = f"did you mean '{close}'?" if close else "draw it"
        self.report.error(spot, name, "there is no such picture", hint)

    def screens(self, folders: Mapping[str, Path]) -> None:
        """Look for what each title has on the screen: its package and its cover."""
        for name, top in folders.items():
            if (top / "scenes").is_dir() and not (top / "scenes" / name / "__init__.py").is_file():
                spot = self.place(top / "scenes" / name / "__init__.py")
                self.report.error(spot, "STAGE", f"'{name}' has no screen", "write it")
            if refs.cover(self.resources, name) is None:
                spot = self.place(top / "resources" / "sprites" / name / "cover.png")
                told = f"the menu has no picture of '{name}'"
                self.report.error(spot, "cover", told, "draw it")
        for top in self.tops:
            self.strangers(top / "resources" / "sprites", (*titles(), *refs.SHARED))

    def unused(self, said: Mentions) -> None:
        """Warn of texts, sprites and sounds that neither components nor code name."""
        for key, spot in said.keys.items():
            if key not in self.english:
                hint = did_you_mean(key, self.english)
                self.report.error(spot, key, "no catalog has this text", hint)
        texts, names = self.asked()
        unread = tuple(f"{title}." for title in self.unread)
        for key, entry in self.english.items():
            base = parity.variant(key) or key
            if base not in texts and not said.names(base) and not base.startswith(unread):
                self.report.warning(entry.spot, key, "nothing says this", "take it out")
        root = self.root or self.tops[0]
        for title in ("common", "textures", *(book.title.id for book, _ in self.books)):
            files = refs.own_pictures(self.resources, title)
            refs.spare(files, {*names, refs.COVER}, said, self.report, root)
        refs.spare(refs.noises(self.resources), names, said, self.report, root)

    def asked(self) -> tuple[set[str], set[str]]:
        """Give the texts, and the sprites and sounds, that components ask for."""
        texts: set[str] = set()
        names: set[str] = set(self.signs)
        for book, _ in self.books:
            texts |= {*book.title.texts(book.components), *book.links.targets("text")}
            names |= {*book.title.sprites(book.components), *book.links.targets("sprite")}
            names |= book.links.targets("sound")
        texts = texts.union(*(said for _, said in self.taught.values()))
        return texts, names


def main(arguments: list[str] | None = None) -> int:
    """Check the folder named, or everything; print the problems, and 1 if there is an error."""
    names = sys.argv[1:] if arguments is None else arguments
    report = check_folder(Path(names[0])) if names else check_all(stand=Path.cwd())
    for line in report.lines():
        print(line)
    return 1 if report.errors else 0


if __name__ == "__main__":
    raise SystemExit(main())
