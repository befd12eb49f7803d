"""The folder of a translation: begun, and brought up to date without losing a word."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from game import paths
from game.core.registry import titles
from game.folders import ROOT, data_of, roots
from game.i18n import own
from game.i18n.entries import read
from game.i18n.languages import (
    CODE,
    FIRST,
    PROGRAM,
    Language,
    forget,
    languages,
    shipped,
    tables,
)
from game.i18n.parity import variant
from game.i18n.wording import Wording
from game.loading.mentions import mentions
from game.loading.problems import Problem, Report, nearest
from game.reading import read_bytes
from game.storage.write import write
from game.translating.sheet import Filled, filled, sheet

BEFORE = ".before"
"""How the name of a file ends that was written anew: what it was before."""


class Unknown(ValueError):
    """A word that names no language which could be translated into."""


@dataclass(frozen=True, slots=True)
class Written:
    """What was done to a translation's folder."""

    folder: Path
    language: Language
    texts: int
    done: int
    untouched: tuple[Problem, ...]
    """The first fault of each file that was left as it is."""


def text_folders() -> list[Path]:
    """Name the folders of our texts: the program's, then one for each game."""
    return [ROOT / "data" / "i18n", *(data_of(name) / "i18n" for name in titles())]


def code_of(word: str) -> str:
    """Give the code of a language as we write it; raises Unknown with a sentence."""
    code = word.strip().lower().replace("-", "_")
    known = {**tables(), **languages()}
    if code == FIRST:
        raise Unknown(f"'{FIRST}' is what is translated; name another language, such as uk")
    if CODE.fullmatch(code) and code in known:
        return code
    close = nearest(code, known) or next(
        (c for c, one in known.items() if code in (one.name.lower(), *one.system)), ""
    )
    hint = f"did you mean '{close}' ({known[close].name})?" if close else "codes look like uk"
    raise Unknown(f"the tables know no language '{word}'; {hint}")


def begin(code: str) -> Written:
    """Write the folder of a translation, or bring it up to date. Raises OSError.

    A file that cannot be read whole is left as it is, for whoever mends it.
    """
    folder = paths.languages() / code
    language = languages().get(code) or tables()[code]
    place = places()
    untouched: list[Problem] = []
    texts = done = 0
    for source, name in zip(text_folders(), own.names(text_folders()), strict=True):
        file, report = folder / name, Report()
        english = _wordings(source / f"{FIRST}.yaml")
        before = _before(file, report)
        wanted = [key for key in english if not variant(key)]
        texts += len(wanted)
        if report.errors:
            untouched.append(report.errors[0])
            continue
        if not before.entries and code in shipped():
            before = Filled(read(source / f"{code}.yaml", Report()))
        put(file, sheet(code, language, english, before, place, name == PROGRAM))
        done += sum(1 for key in wanted if key in before.entries and not before.entries[key].blank)
    forget()
    return Written(folder, language, texts, done, tuple(untouched))


def put(file: Path, text: str) -> None:
    """Write a file, and keep what it was before beside it. Raises OSError."""
    data = text.encode()
    there = file.is_file()
    was = read_bytes(file) if there else b""
    if there and was == data:
        return
    if there:
        write(file.with_name(file.name + BEFORE), was)
    write(file, data)


def places() -> Callable[[str], str]:
    """Give what tells where code asks for a text; nothing where there is no code to read."""
    folders = [top / part for top in roots() for part in ("game", "scenes")]
    found = mentions(folders, ROOT)

    def place(key: str) -> str:
        spot = found.place(key)
        return f"{spot.file}:{spot.line}" if spot is not None else ""

    return place


def _wordings(file: Path) -> Mapping[str, Wording]:
    return {key: entry.wording for key, entry in read(file, Report()).items()}


def _before(file: Path, report: Report) -> Filled:
    if not file.exists() and not file.is_symlink():
        return Filled()
    entries = read(file, report, growing=True)
    if report.errors:
        return Filled()
    return filled(read_bytes(file).decode("utf-8-sig"), entries)
