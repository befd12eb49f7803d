"""What the owner of a box may enter: whatever our data had to make up."""

from __future__ import annotations

from collections.abc import Iterator

from game.bronze.components import City, Components, Copies, Province
from game.core.message import Key, Message
from game.core.slot import Several, Slot, Tick, whole

Named = tuple[tuple[str, str], ...]


def slots(components: Components) -> tuple[Slot, ...]:
    """List the values of cards, tiles, tokens and of the marks of cities, in this order."""
    return (
        *_technologies(components),
        *_copies(components),
        *_lands(components),
        *_provinces(components),
        *_cities(components),
    )


def _terrains(components: Components) -> Named:
    return tuple((name, f"bronze.terrain.{name}") for name in components.map.terrains)


def _kinds(components: Components) -> Named:
    return tuple((name, f"bronze.kind.{name}") for name in components.map.kinds)


def _ours(sheet: str, group: Message, *path: str) -> Slot:
    return Slot(sheet, (*path, "house"), group, Message("slot.ours"), Tick())


def _technologies(components: Components) -> Iterator[Slot]:
    terrains, kinds = _terrains(components), _kinds(components)
    for name, card in components.technologies.technologies.items():
        group, path = Message(f"bronze.technology.{name}"), ("technologies", name)
        if card.house:
            yield _ours("technologies", group, *path)
        for part, values in (("terrains", terrains), ("kinds", kinds)):
            label = Message(f"bronze.slot.{part}")
            kind = Several(values, 1, len(values))
            yield Slot("technologies", (*path, part), group, label, kind)


def _copies(components: Components) -> Iterator[Slot]:
    group = Message("bronze.slot.copies")
    yield _ours("technologies", group, "cards")
    for at, row in enumerate(components.technologies.cards.copies):
        label = Message("bronze.slot.copies_for", {"count": row.players})
        yield Slot(
            "technologies", ("cards", "copies", at, "count"), group, label, whole(Copies, "count")
        )


def _lands(components: Components) -> Iterator[Slot]:
    kinds = _kinds(components)
    yield _ours("lands", Message("bronze.slot.lands"))
    for number, name in enumerate(components.lands.lands, 1):
        group = Message("bronze.slot.land", {"number": number})
        for terrain in components.map.terrains:
            label = Message(f"bronze.terrain.{terrain}")
            kind = Several(kinds, 1, 2 * len(kinds), twice=True)
            yield Slot("lands", ("lands", name, terrain), group, label, kind)


def _provinces(components: Components) -> Iterator[Slot]:
    group = Message("bronze.slot.provinces")
    yield _ours("tokens", group)
    for at in range(len(components.tokens.provinces)):
        for part in ("points", "count"):
            label = Message(f"bronze.slot.province_{part}", {"number": at + 1})
            yield Slot("tokens", ("provinces", at, part), group, label, whole(Province, part))


def _cities(components: Components) -> Iterator[Slot]:
    group = Message("bronze.slot.cities")
    yield _ours("cities", group)
    for name in components.cities.cities:
        label = Message("bronze.slot.city", {"city": Key(f"bronze.city.{name}")})
        kind = whole(City, "players")
        yield Slot("cities", ("cities", name, "players"), group, label, kind)
