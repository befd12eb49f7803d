"""The languages to choose from: each by its own name, a translation with its share done."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.i18n.languages import languages, shipped
from scenes.base.words import Words
from scenes.ui.geometry import Region
from scenes.ui.measure import legible
from scenes.ui.picture import Intent, Item, Tip

SIGNS = 8
"""Signs that no font has and that are named, at most."""


@dataclass(frozen=True, slots=True)
class Tongue:
    """A language as the switch shows it."""

    code: str
    label: str
    trouble: str = ""
    """What is wrong with its files, in a sentence."""


def tongues(words: Words, catalogs: Mapping[str, Words]) -> tuple[Tongue, ...]:
    """Give all languages, in the order of the switch."""
    return tuple(_tongue(words, code, catalogs) for code in languages() if code in catalogs)


def ours() -> tuple[Tongue, ...]:
    """Give the languages that come with the program, for which no text need be read."""
    return tuple(Tongue(code, one.name) for code, one in shipped().items())


def _tongue(words: Words, code: str, catalogs: Mapping[str, Words]) -> Tongue:
    name = languages()[code].name
    # Where no font has the letters of a language's name its code must do.
    name = legible(name) or code
    if code in shipped() and code != words.language:
        return Tongue(code, name)
    own = catalogs[code]
    label = name if own.share == 100 else words.text("tongue.share", name=name, count=own.share)
    return Tongue(code, label, _trouble(words, own))


def _trouble(words: Words, own: Words) -> str:
    if own.faults:
        spot = own.faults[0].spot
        file = "/".join(Path(spot.file).parts[-2:])
        return words.text("tongue.broken", file=file, line=spot.line)
    if own.undrawn:
        return words.text("tongue.undrawn", signs=" ".join(sorted(own.undrawn)[:SIGNS]))
    return ""


def switch(
    words: Words,
    offered: Sequence[Tongue],
    place: Region,
    group: str,
    choose: Callable[[str], Intent],
) -> Iterator[Item]:
    """Lay the languages side by side; where there are translations, one behind the other."""
    if len(offered) <= len(shipped()):
        for tongue, part in zip(offered, place.columns(len(offered)), strict=True):
            yield Item(
                f"language:{tongue.code}",
                "segment",
                part,
                text=tongue.label,
                intent=choose(tongue.code),
                lifted=tongue.code == words.language,
                group=group,
                tip=Tip(tongue.label, lines=(tongue.trouble,)) if tongue.trouble else None,
            )
        return
    at = next((at for at, one in enumerate(offered) if one.code == words.language), 0)
    here = offered[at]
    told = (words.text("settings.language_about"), here.trouble)
    yield Item(
        "language",
        "front_cycle",
        place,
        text=here.label,
        intent=choose(offered[(at + 1) % len(offered)].code),
        tip=Tip(here.label, lines=tuple(filter(None, told))),
        group=group,
    )
    yield Item(
        "language:back",
        "front_back",
        place.left(40),
        intent=choose(offered[at - 1].code),
        tip=Tip(words.text("setup.previous")),
        group=group,
    )
