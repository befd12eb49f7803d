"""The texts of one language, asked for by key.

A text never fails on screen: what a language lacks is taken from English and remembered, and
what English lacks too is shown as its key.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path

from game import kept, paths
from game.core.message import Key, Message
from game.i18n.languages import FIRST, forget, languages, shipped
from game.i18n.languages import language as known
from game.i18n.plural import CATEGORIES
from game.i18n.wording import CASES, NUMBER, Wording, forms_of, parts
from game.loading.problems import Problem, Report

__all__ = ["Catalog", "Catalogs", "Key", "Message", "load"]

_DEEPEST = 8
_PLAIN = frozenset((int, str, Key))
MOST = 4000
"""Sentences that are remembered."""

Lacking = Callable[[Iterable[str]], frozenset[str]]
"""Tells which signs cannot be drawn here."""


class Catalog:
    """All texts of one language, with English behind them."""

    def __init__(
        self,
        language: str,
        entries: Mapping[str, Wording],
        fallback: Catalog | None = None,
        faults: tuple[Problem, ...] = (),
    ) -> None:
        self.language = language
        self.faults = faults
        """What is wrong with its files; the texts in question are English."""
        self.undrawn = frozenset[str]()
        """Signs of its texts that no font here has; these texts are English."""
        self.missed: set[str] = set()
        self.entries = entries
        self._fallback = fallback
        self._said: dict[tuple[object, ...], str] = {}

    def __iter__(self) -> Iterator[str]:
        return iter(self.entries)

    def has(self, key: str) -> bool:
        """Tell whether this language itself has the text."""
        return key in self.entries

    @cached_property
    def share(self) -> int:
        """How many of the texts there are in this language, in whole per cent."""
        whole = self.entries if self._fallback is None else self._fallback.entries
        # Which cases a word has is another question in each language.
        wanted = [key for key in whole if key.rpartition(".")[2] not in CASES]
        done = sum(1 for key in wanted if key in self.entries)
        return 100 * done // len(wanted) if wanted else 100

    def text(self, key: str, /, **params: object) -> str:
        """Write the sentence of a key.

        The plural form follows the parameter `count` or `n`. A parameter may be a `Key`, whose
        text is put in, in the case that the sentence asks for (``{monument:acc}``) and in the
        form that goes with its number; a whole `Message`; or a list, which is joined with “and”.
        """
        if params and not _PLAIN.issuperset(map(type, params.values())):
            return self._write(key, params, "", 0)
        # A table asks for the same few hundred sentences each time it is drawn anew.
        wanted = (key, *params.items(), *map(type, params.values())) if params else (key,)
        found = self._said.get(wanted)
        if found is None:
            if len(self._said) > MOST:
                self._said.clear()
            found = self._said[wanted] = self._write(key, params, "", 0)
        return found

    def say(self, message: Message) -> str:
        """Write a message of the engine, such as a refusal."""
        return self._write(message.key, message.params, "", 0)

    def find(self, key: str, case: str = "") -> tuple[str, Wording] | None:
        """Find a wording, the case variant first, and the language it is in."""
        for name in (f"{key}.{case}", key) if case else (key,):
            if name in self.entries:
                return self.language, self.entries[name]
        self.missed.add(key)
        return self._fallback.find(key, case) if self._fallback else None

    def _write(self, key: str, params: Mapping[str, object], case: str, depth: int) -> str:
        found = self.find(key, case)
        if found is None or depth > _DEEPEST:
            return key
        language, wording = found
        form = wording if isinstance(wording, str) else _form(language, wording, params)
        return "".join(
            literal + (self._gap(language, key, name, params, spec, depth) if name else "")
            for literal, name, spec in parts(form)
        )

    def _gap(
        self,
        language: str,
        key: str,
        name: str,
        params: Mapping[str, object],
        spec: str,
        depth: int,
    ) -> str:
        forms = forms_of(spec)
        if not forms:
            return self._show(key, name, params, spec, depth)
        number, plurals = params.get(name), known(language).plurals
        wanted = plurals.category(number) if isinstance(number, int | float) else ""
        at = plurals.needed.index(wanted) if wanted in plurals.needed[: len(forms)] else -1
        return forms[at].replace(NUMBER, self._show(key, name, params, "", depth))

    def _show(
        self, key: str, name: str, params: Mapping[str, object], spec: str, depth: int
    ) -> str:
        if name not in params:
            self.missed.add(f"{key}{{{name}}}")
            return f"{{{name}}}"
        return self._value(params[name], params, spec, depth)

    def _value(self, value: object, params: Mapping[str, object], spec: str, depth: int) -> str:
        if isinstance(value, Key):
            return self._write(value, params, spec, depth + 1)
        if isinstance(value, Message):
            return self._write(value.key, value.params, spec, depth + 1)
        if isinstance(value, int | float) and not isinstance(value, bool):
            return self._number(value, spec)
        if isinstance(value, list | tuple):
            return self._listed([self._value(item, params, spec, depth) for item in value])
        return str(value)

    def _number(self, value: float, spec: str) -> str:
        if spec.startswith("."):
            text = f"{value:{spec}f}"
        elif spec == "+":
            text = f"{value:+}"
        else:
            text = str(value)
        return text.replace(".", known(self.language).decimal).replace("-", "−")

    def _listed(self, items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        head = items[0]
        for item in items[1:-1]:
            head = self.text("list.more", head=head, tail=item)
        return self.text("list.last", head=head, tail=items[-1])


def _form(language: str, forms: Mapping[str, str], params: Mapping[str, object]) -> str:
    number = params.get("count", params.get("n"))
    rules = known(language).plurals
    wanted = rules.category(number) if isinstance(number, int | float) else "one"
    order = (wanted, "other", *reversed(CATEGORIES))
    return next((forms[name] for name in order if name in forms), "")


def _read(file: Path, report: Report, root: Path | None) -> Iterator[tuple[str, Wording]]:
    # Late, for the sake of a swift start: what is kept needs no YAML.
    from game.i18n.entries import read

    return ((key, entry.wording) for key, entry in read(file, report, root).items())


def _recalled(value: object) -> dict[str, Wording] | None:
    """Make texts of what was kept; `None` if it is nothing or of another shape."""
    if not isinstance(value, dict):
        return None
    forms = [text for text in value.values() if type(text) is not str]
    sound = all(
        isinstance(each, dict) and all(isinstance(text, str) for text in each.values())
        for each in forms
    )
    return value if sound else None


class Catalogs(Mapping[str, Catalog]):
    """The catalogs of all languages; each is read when it is first asked for."""

    def __init__(
        self,
        folders: Iterable[Path],
        report: Report,
        root: Path | None = None,
        lacking: Lacking | None = None,
    ) -> None:
        self.report = report
        self._folders = tuple(folders)
        self._root = root
        self._lacking = lacking
        self._read: dict[str, Catalog] = {}
        self._marks: dict[str, str] = {}

    def __getitem__(self, language: str) -> Catalog:
        # Not asked first whether there is such a language: each text comes this way.
        found = self._read.get(language)
        if found is None:
            if language not in languages():
                raise KeyError(language)
            found = self._read[language] = self._load(language)
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(languages())

    def __len__(self) -> int:
        return len(languages())

    def refresh(self) -> bool:
        """Look whether translations changed on the disk, and read those anew when asked next."""
        before = tuple(languages())
        forget()
        old = [code for code, mark in self._marks.items() if self._mark(code) != mark]
        for code in old:
            del self._marks[code], self._read[code]
        return bool(old) or tuple(languages()) != before

    def _ours(self, language: str) -> list[Path]:
        """Name the files that come with the program, and what must be there of a translation."""
        there = language in shipped()
        return [folder / f"{language}.yaml" for folder in self._folders] if there else []

    def _mark(self, language: str) -> str:
        """Give the mark of all files that a language's texts follow from."""
        from game.i18n import own

        files = [*own.files(language, self._folders), *self._ours(language), *self._ours(FIRST)]
        return kept.mark(files, ("game/i18n", "game/loading"))

    def _load(self, language: str) -> Catalog:
        translated = language != FIRST and (paths.languages() / language).is_dir()
        marked = self._mark(language) if translated else self._our_mark(language)
        merged, report = _recalled(kept.recall(f"texts-{language}", marked)), Report()
        if merged is None:
            merged = dict(self._translated(language, report)) if translated else {}
            for file in self._ours(language):
                for key, wording in _read(file, report, self._root):
                    merged.setdefault(key, wording)
            # What has a fault is read anew each time, for the fault must be told each time.
            if not report:
                kept.keep(f"texts-{language}", marked, merged)
        self.report.extend(report)
        fallback = None if language == FIRST else self[FIRST]
        if not translated:
            return Catalog(language, merged, fallback, report.errors)
        self._marks[language] = marked
        return self._drawn(Catalog(language, merged, fallback, report.errors))

    def _our_mark(self, language: str) -> str:
        return kept.mark(self._ours(language), ("game/i18n", "game/loading"))

    def _translated(self, language: str, report: Report) -> Iterator[tuple[str, Wording]]:
        from game.i18n import own

        for file in own.files(language, self._folders):
            yield from own.usable(file, self[FIRST].entries, report).items()

    def _drawn(self, catalog: Catalog) -> Catalog:
        """Take out what no font here can draw: English can be read, boxes cannot."""
        if self._lacking is None:
            return catalog
        signs = {key: _signs(wording) for key, wording in catalog.entries.items()}
        catalog.undrawn = self._lacking(frozenset[str]().union(*signs.values()))
        if catalog.undrawn:
            catalog.entries = {
                key: wording
                for key, wording in catalog.entries.items()
                if not signs[key] & catalog.undrawn
            }
        return catalog


def _signs(wording: Wording) -> frozenset[str]:
    return frozenset("".join((wording,) if isinstance(wording, str) else wording.values()))


def load(
    languages: Path,
    titles: Iterable[Path] = (),
    report: Report | None = None,
    lacking: Lacking | None = None,
) -> Catalogs:
    """Give the catalogs of the shell's folder and of the title folders (`data/<title>`).

    Missing or broken files are problems of the report; English is shown in their place.
    `lacking` tells which signs of a translation cannot be drawn.
    """
    folders = (languages, *(title / "i18n" for title in titles))
    report = Report() if report is None else report
    return Catalogs(folders, report, languages.parent.parent, lacking)
