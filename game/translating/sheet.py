"""A file to be filled in: each English text with its place of use, its slots and its forms.

Lines that begin with `#.`, `#:`, `#|`, `#,` and `#!` are the program's and are written anew each
time; every other comment is the translator's and stays before its text.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice

from game.i18n.entries import CatalogEntry
from game.i18n.languages import HEAD, Language
from game.i18n.parity import variant
from game.i18n.plural import REST
from game.i18n.wording import CASES, Wording, forms_of, parts

_OURS = ("#.", "#:", "#|", "#,", "#!")
_GONE = "#~"
_CHANGED = "#! the English text was: "
_SAMPLES, _ENOUGH = 3, 1000
_BREAK = re.compile("\r\n?|\n")
"""What YAML takes for the end of a line, too: so both count them alike."""

ABOUT = r"""Each text stands below its English words (#|) and the place that shows it (#:). Write
yours between the quotation marks; what is left empty stays English, the rest is shown at once.
What stands in braces, {{such}}, is a slot: keep its name, put it where your sentence wants it.
{{such:acc}} asks for a case: where it differs, add a line below the word, with its key and .acc.
\n is a new line, \" a quotation mark. Comments of your own begin with # and a space.
Once it is filled in, or in between: main.py check {code} says what is missing, wrong or too long.
"""


@dataclass(frozen=True, slots=True)
class Filled:
    """What a file holds so far."""

    entries: Mapping[str, CatalogEntry] = field(default_factory=dict)
    comments: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The translator's own, by the key they stand before; those at the end by an empty one."""
    english: Mapping[str, str] = field(default_factory=dict)
    """The English text that each was translated from, as the file shows it."""
    changed: Mapping[str, str] = field(default_factory=dict)
    """What the English text of a key was, where the translator was told and has not seen to it."""
    gone: tuple[str, ...] = ()
    """Translations of texts that there are no more."""


def filled(text: str, entries: Mapping[str, CatalogEntry]) -> Filled:
    """Read the comments of a file, whose texts were read already."""
    begins = {entry.spot.line: key for key, entry in entries.items()}
    comments: dict[str, tuple[str, ...]] = {}
    english: dict[str, str] = {}
    changed: dict[str, str] = {}
    gone: list[str] = []
    own: list[str] = []
    model: list[str] = []
    was = ""
    for at, line in enumerate(_BREAK.split(text), 1):
        key = begins.get(at)
        bare = line.strip()
        if key is not None:
            comments[key], english[key] = tuple(own), "\n".join(model)
            changed.update({key: was} if was else {})
            own, model, was = [], [], ""
        elif bare.startswith(_GONE):
            gone.append(bare)
        elif bare.startswith("#|"):
            model.append(bare[2:].strip())
        elif bare.startswith(_CHANGED):
            was = bare.removeprefix(_CHANGED)
        elif bare.startswith("#") and not bare.startswith(_OURS):
            own.append(bare)
    return Filled(entries, {**comments, "": tuple(own)}, english, changed, tuple(gone))


def sheet(
    code: str,
    language: Language,
    english: Mapping[str, Wording],
    before: Filled,
    place: Callable[[str], str],
    head: bool = False,
) -> str:
    """Write a file: every English text with what is translated of it so far."""
    lines = [f"#. {line}" for line in ABOUT.format(code=code).splitlines()]
    lines += [*(f"#. {line}" for line in _numbers(language)), ""]
    if head:
        lines += [*_head(language), ""]
    cases: dict[str, list[str]] = {}
    for key, entry in before.entries.items():
        if (base := variant(key)) and not all(_empty(entry)):
            cases.setdefault(base, []).append(key)
    for key, model in english.items():
        # Which cases a word has is another question in each language.
        if variant(key):
            continue
        lines += _entry(key, model, before, language, place(key))
        for case in cases.get(key, ()):
            lines += [*before.comments.get(case, ()), *_value(case, before.entries[case].wording)]
        lines.append("")
    lines += before.comments.get("", ())
    lines += before.gone
    for key, entry in before.entries.items():
        if key not in english and (variant(key) or key) not in english and not all(_empty(entry)):
            lines += [f"{_GONE} {line}" for line in _value(key, entry.wording)]
    return "\n".join(lines).rstrip("\n") + "\n"


def _empty(entry: CatalogEntry) -> Iterator[bool]:
    return (not text.strip() for _, text in entry.forms())


def _entry(
    key: str, model: Wording, before: Filled, language: Language, place: str
) -> Iterator[str]:
    entry = before.entries.get(key)
    shown = tuple(_shown(model))
    yield from before.comments.get(key, ())
    if place:
        yield f"#: {place}"
    yield from (f"#| {line}".rstrip() for line in shown)
    yield from _slots(model, language)
    if entry is not None and not all(_empty(entry)):
        was = before.english.get(key, "")
        now = "\n".join(line.strip() for line in shown)
        old = before.changed.get(key) or (was.replace("\n", " ") if was and was != now else "")
        if old:
            yield f"{_CHANGED}{old}"
    yield from _value(key, entry.wording if entry is not None else _blank(model, language))


def _blank(model: Wording, language: Language) -> Wording:
    return "" if isinstance(model, str) else dict.fromkeys(language.plurals.needed, "")


def _shown(model: Wording) -> Iterator[str]:
    for form, text in [("", model)] if isinstance(model, str) else model.items():
        first, *more = text.split("\n")
        yield f"{form}: {first}" if form else first
        yield from more


def _slots(model: Wording, language: Language) -> Iterator[str]:
    texts = [model] if isinstance(model, str) else list(model.values())
    needed = language.plurals.needed
    named: dict[str, str] = {}
    for text in texts:
        for _, name, spec in parts(text):
            if name and forms_of(spec) and len(needed) > 1:
                named[name] = f"{{{name}}} as {{{name}:{'|'.join(f'# {form}' for form in needed)}}}"
            elif name:
                named.setdefault(name, f"{{{name}:{spec}}}" if spec in CASES else f"{{{name}}}")
    if named:
        yield f"#, slots: {', '.join(named.values())}"
    if not isinstance(model, str) and len(needed) > 1:
        yield "#, a form for each sort of number"


def _numbers(language: Language) -> Iterator[str]:
    """Say which numbers take which form."""
    plurals = language.plurals
    if plurals.needed == (REST,):
        yield "Words of this language have one form for all numbers."
        return
    yield "Number forms of this language:"
    for form in plurals.needed:
        numbers = (str(n) for n in range(_ENOUGH) if plurals.category(n) == form)
        samples = list(islice(numbers, _SAMPLES))
        yield f"  {form}: {', '.join(samples)}" + (" …" if len(samples) == _SAMPLES else "")


def _head(language: Language) -> Iterator[str]:
    yield f"{HEAD}:"
    yield f"  name: {_quoted(language.name)}"
    yield f"  order: {language.order}"
    yield f"  system: [{', '.join(map(_quoted, language.system))}]"
    yield f"  decimal: {_quoted(language.decimal)}"
    rules = [f"    {form}: {_quoted(rule)}" for form, rule in language.plural.items()]
    yield from ["  plural:", *rules] if rules else ["  plural: {}"]


def _value(key: str, wording: Wording) -> Iterable[str]:
    name = key if key.replace(".", "").replace("_", "").isalnum() and "." in key else _quoted(key)
    if isinstance(wording, str):
        return [f"{name}: {_quoted(wording)}"]
    return [f"{name}:", *(f"  {form}: {_quoted(text)}" for form, text in wording.items())]


def _quoted(text: str) -> str:
    # What JSON writes is YAML in double quotes, whatever the text holds.
    return json.dumps(text, ensure_ascii=False)
