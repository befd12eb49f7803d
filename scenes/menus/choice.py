"""Choosing one of several: a plate that turns through values, or a row with all the games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scenes.base.words import Words
from scenes.shared import common_texts
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item, Tip

LETTER, AROUND = 13.0, 40.0
"""Units that a letter takes at most, and what stands around a name."""


def games(
    words: Words, name: str, titles: Sequence[str], chosen: str, place: Region
) -> Iterator[Item]:
    """Give the games to choose from at the right end of a place; `Do(name, title)` chooses."""
    called = [words.text(common_texts.called(title)) for title in titles]
    wants = [len(text) * LETTER + AROUND for text in called]
    if sum(wants) > place.width:
        yield from _plate(words, name, titles, chosen, place)
        return
    # Spare room is shared out, but two games must not fill the whole heading.
    spare = min(place.width, 300.0 * len(titles)) / sum(wants)
    bar = place.end(sum(wants) * max(1.0, spare)).middle(sum(wants) * max(1.0, spare), 56)
    yield Item(f"{name}s", "segments", bar)
    x = bar.x
    for title, text, want in zip(titles, called, wants, strict=True):
        part = Region(x, bar.y, want * max(1.0, spare), bar.height)
        x = part.right
        yield Item(
            f"{name}:{title}",
            "segment",
            part,
            text=text,
            intent=Do(name, title),
            lifted=title == chosen,
            group=f"{name}s",
        )


def _plate(
    words: Words, name: str, titles: Sequence[str], chosen: str, place: Region
) -> Iterator[Item]:
    at = titles.index(chosen) if chosen in titles else 0
    text = words.text(common_texts.called(titles[at]))
    wide = min(place.width, len(text) * LETTER + 120)
    plate = place.end(wide).middle(wide, 56)
    onwards, back = titles[(at + 1) % len(titles)], titles[at - 1]
    if wide < len(text) * 9 + 90:
        # The tip still says it whole, and half a name could be that of another game.
        text = ""
    yield Item(
        f"{name}s",
        "front_cycle",
        plate,
        text=text,
        intent=Do(name, onwards),
        tip=Tip(words.text(common_texts.called(titles[at]))),
        group=f"{name}s",
    )
    yield Item(
        f"{name}s:back",
        "front_back",
        plate.left(40),
        intent=Do(name, back),
        tip=Tip(words.text("setup.previous")),
        group=f"{name}s",
    )


def cycle(
    words: Words, name: str, place: Region, text: str, told: tuple[str, ...], group: str
) -> Iterator[Item]:
    """Give a plate with a value, an arrow back at its left and one onwards at its right."""
    kind, _, seat = name.partition(":")
    yield Item(
        name,
        "front_cycle",
        place,
        text=text,
        intent=Do(kind, (int(seat), 1)),
        tip=Tip(told[0], lines=told[1:]),
        group=group,
    )
    yield Item(
        f"{name}:back",
        "front_back",
        place.left(40),
        intent=Do(kind, (int(seat), -1)),
        tip=Tip(words.text("setup.previous")),
        group=group,
    )
