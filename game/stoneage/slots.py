"""What the owner of a box of another edition may enter: numbers, buildings, cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from game.core.message import Message
from game.core.slot import Path, Several, Slot, whole
from game.stoneage.components import (
    Components,
    Fixed,
    Good,
    Hunger,
    Numbers,
    People,
)

_NAMED = {"resource": "stoneage.resource", "symbol": "stoneage.symbol"}
"""Parts of a card that name something, and where the names are."""


def slots(components: Components) -> tuple[Slot, ...]:
    """List the values of the table, of the buildings and of the cards, in this order."""
    return (
        *_table(components),
        *_resources(components),
        *_tiles(components),
        *_cards(components),
    )


def _table(components: Components) -> Iterator[Slot]:
    numbers, group = components.numbers, Message("stoneage.slot.table")
    single: tuple[tuple[type, Path], ...] = (
        (People, ("people", "start")),
        (Numbers, ("food",)),
        (Numbers, ("agriculture",)),
        (Numbers, ("stack",)),
        (Numbers, ("leftover",)),
        (Hunger, ("hunger", "points")),
    )
    for record, path in single:
        label = Message(f"stoneage.slot.table_{path[0]}")
        yield Slot("table", path, group, label, whole(record, str(path[-1])))
    for at in range(len(numbers.row)):
        label = Message("stoneage.slot.row", {"number": at + 1})
        yield Slot("table", ("row", at), group, label, whole(Numbers, "row"))
    goods = tuple((good.id, f"stoneage.resource.{good.id}") for good in numbers.resources)
    faces = (*goods, *((name, f"stoneage.gain.{name}") for name in ("tool", "agriculture")))
    count = len(numbers.die)
    die = Several(faces, count, count, twice=True)
    yield Slot("table", ("die",), group, Message("stoneage.slot.die"), die)


def _resources(components: Components) -> Iterator[Slot]:
    for at, good in enumerate(components.numbers.resources):
        group = Message(f"stoneage.resource.{good.id}")
        for part in ("divisor", "points"):
            label = Message(f"stoneage.rules.head.{part}")
            yield Slot("table", ("resources", at, part), group, label, whole(Good, part))


def _tiles(components: Components) -> Iterator[Slot]:
    for number, (name, tile) in enumerate(components.tiles.items(), 1):
        group, path = Message("stoneage.slot.tile", {"number": number}), ("tiles", name)
        if isinstance(tile, Fixed):
            for good in tile.cost:
                label = Message(f"stoneage.resource.{good}")
                yield Slot("tiles", (*path, "cost", good), group, label, whole(Fixed, "cost"))
        yield from _numbers("tiles", path, group, tile)


def _cards(components: Components) -> Iterator[Slot]:
    named = {
        "resource": tuple(good.id for good in components.numbers.resources),
        "symbol": components.cards.symbols,
    }
    for number, (name, card) in enumerate(components.cards.cards.items(), 1):
        group = Message("stoneage.slot.card", {"number": number})
        for half, part in (("top", card.top), ("bottom", card.bottom)):
            path = ("cards", name, half)
            yield from _numbers("cards", path, group, part)
            for field in fields(part):
                if field.name in named:
                    known = named[field.name]
                    words = tuple((each, f"{_NAMED[field.name]}.{each}") for each in known)
                    label = Message(f"stoneage.slot.{field.name}")
                    kind = Several(words, single=True)
                    yield Slot("cards", (*path, field.name), group, label, kind)


def _numbers(sheet: str, path: Path, group: Message, part: object) -> Iterator[Slot]:
    """Give the numbers of a tile or of half a card."""
    half = f"{path[-1]}_" if path[-1] in ("top", "bottom") else ""
    for field in fields(part):  # type: ignore[arg-type]
        if isinstance(getattr(part, field.name), int):
            label = Message(f"stoneage.slot.{half}{field.name}")
            kind = whole(type(part), field.name)
            yield Slot(sheet, (*path, field.name), group, label, kind)
