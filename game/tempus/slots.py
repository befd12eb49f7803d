"""What the owner of a box may enter: the era track, the tiles of the island, the deck."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.message import Message
from game.core.slot import Several, Slot, Tick, whole
from game.tempus.components import Components, Era, Idea
from game.tempus.grid import STEPS

Named = tuple[tuple[str, str], ...]
NUMBERS = ("people", "distance", "babies", "stack", "draw", "hand", "actions")
"""What a box of the era track gives its owner, by the names in the sheet."""


def slots(components: Components) -> tuple[Slot, ...]:
    """List the values of eras, tiles and cards, in this order."""
    return (*_eras(components), *_tiles(components), *_cards(components))


def _fertile(components: Components) -> Named:
    """Give the terrains that score, have cities and stand on cards (T14)."""
    return tuple(
        (name, f"tempus.terrain.{name}")
        for name, terrain in components.map.terrains.items()
        if not terrain.barren
    )


def _ours(sheet: str, group: str) -> Slot:
    return Slot(sheet, ("house",), Message(group), Message("slot.ours"), Tick(), False)


def _eras(components: Components) -> Iterator[Slot]:
    yield _ours("eras", "tempus.slot.eras")
    terrains = Several(_fertile(components), single=True)
    for at, era in enumerate(components.eras.eras):
        group = Message(f"tempus.era.{era.id}")
        if at:
            label = Message("tempus.slot.terrain")
            yield Slot("eras", ("eras", at, "terrain"), group, label, terrains)
        for name in NUMBERS:
            label = Message(f"tempus.slot.{name}")
            yield Slot("eras", ("eras", at, name), group, label, whole(Era, name))
        label = Message("tempus.slot.ships")
        yield Slot("eras", ("eras", at, "ships"), group, label, Tick(), False)
        label = Message("tempus.slot.cards")
        yield Slot("eras", ("eras", at, "cards"), group, label, whole(Era, "cards"), 0)


def _tiles(components: Components) -> Iterator[Slot]:
    yield _ours("map", "tempus.slot.tiles")
    named = tuple(
        (terrain.letter, f"tempus.terrain.{name}")
        for name, terrain in components.map.terrains.items()
    )
    around = len(STEPS)
    for number, tile in enumerate(components.map.tiles, 1):
        group = Message("tempus.slot.tile", {"number": number})
        path = ("tiles", tile)
        label = Message("tempus.slot.centre")
        yield Slot("map", (*path, "centre"), group, label, Several(named, single=True))
        ring = Several(named, around, around, twice=True)
        yield Slot("map", (*path, "ring"), group, Message("tempus.slot.ring"), ring)


def _cards(components: Components) -> Iterator[Slot]:
    yield _ours("cards", "tempus.slot.deck")
    for idea in components.cards.ideas:
        group = Message(f"tempus.idea.{idea}")
        for terrain, key in _fertile(components):
            path = ("ideas", idea, "cards", terrain)
            yield Slot("cards", path, group, Message(key), whole(Idea, "cards"), 0)
