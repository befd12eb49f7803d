"""What the owner of a box of another edition may enter: prices, points, boxes, tracks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields

from game.ages.components import (
    Cities,
    Components,
    Development,
    Disaster,
    Ending,
    Face,
    Food,
    Good,
    Monument,
    Sheet,
    Ships,
    Solo,
)
from game.core.message import Key, Message
from game.core.slot import Several, Slot, Tick, whole

_FACE: Mapping[str, str] = {
    "food": "ages.table.fact.food",
    "workers": "ages.form.fact.workers",
    "coins": "ages.form.fact.coins",
}
"""What faces give that another edition may give more or less of, and its name."""


def slots(components: Components) -> tuple[Slot, ...]:
    """List the values of each edition, then those of dice and sheet, which all share."""
    return (
        *(slot for name in components.editions for slot in _edition(components, name)),
        *_faces(components),
        *_goods(components),
        *_sheet(components),
    )


def _group(key: str, edition: str) -> Message:
    """Name something of one of the two games, as both have it."""
    return Message("common.dot", {"head": Key(key), "tail": Key(f"ages.option.edition.{edition}")})


def _edition(components: Components, edition: str) -> Iterator[Slot]:
    tables = components.editions[edition]
    for name, development in tables.developments.items():
        group = _group(f"ages.development.{name}", edition)
        yield from _development(f"{edition}/developments", group, name, development, components)
    for name in tables.monuments:
        group = _group(f"ages.monument.{name}", edition)
        for part in ("boxes", "first", "later"):
            yield Slot(f"{edition}/monuments", ("monuments", name, part), group,
                       Message(f"ages.rules.head.{part}"), whole(Monument, part))  # fmt: skip
    for name in tables.disasters:
        yield from _disaster(f"{edition}/disasters", _group(f"ages.disaster.{name}", edition), name)
    end = _group("ages.slot.end", edition)
    label = Message("ages.table.fact.developments")
    yield Slot(f"{edition}/ending", ("developments",), end, label, whole(Ending, "developments"))


def _development(
    sheet: str, group: Message, name: str, development: Development, components: Components
) -> Iterator[Slot]:
    for part, key in (("cost", "price"), ("points", "points")):
        label = Message(f"ages.rules.head.{key}")
        yield Slot(sheet, ("developments", name, part), group, label, whole(Development, part))
    goods = tuple((good.id, f"ages.good.{good.id}") for good in components.sheet.goods)
    for at, effect in enumerate(development.effects):
        path = ("developments", name, "effects", at)
        for field in fields(effect):
            if isinstance(getattr(effect, field.name), int):
                label = Message("ages.slot.effect")
                yield Slot(sheet, (*path, field.name), group, label,
                           whole(type(effect), field.name))  # fmt: skip
        if isinstance(effect, Ships):
            label = Message("ages.slot.ship")
            yield Slot(sheet, (*path, "goods"), group, label, Several(goods, 1, len(goods)))


def _disaster(sheet: str, group: Message, name: str) -> Iterator[Slot]:
    for part, usual in (("skulls", None), ("roller", 0), ("others", 0)):
        label = Message(f"ages.slot.{part}")
        path = ("disasters", name, part)
        yield Slot(sheet, path, group, label, whole(Disaster, part), usual)
    for part in ("goods", "or_more"):
        label = Message(f"ages.slot.{part}")
        yield Slot(sheet, ("disasters", name, part), group, label, Tick(), False)


def _faces(components: Components) -> Iterator[Slot]:
    for at, face in enumerate(components.dice.faces):
        for part, key in _FACE.items():
            if getattr(face, part):
                group = Message("ages.slot.face", {"face": Key(f"ages.face.{face.id}")})
                yield Slot("dice", ("faces", at, part), group, Message(key), whole(Face, part))


def _goods(components: Components) -> Iterator[Slot]:
    for at, good in enumerate(components.sheet.goods):
        group = Message(f"ages.good.{good.id}")
        for count in range(1, len(good.values)):
            label = Message("ages.slot.worth", {"count": count})
            path = ("goods", at, "values", count)
            yield Slot("sheet", path, group, label, whole(Good, "values"))


def _sheet(components: Components) -> Iterator[Slot]:
    for part in ("start", "most"):
        label = Message(f"ages.slot.food_{part}")
        group = Message("ages.table.fact.food")
        yield Slot("sheet", ("food", part), group, label, whole(Food, part))
    cities = components.sheet.cities
    group = Message("ages.table.fact.cities")
    for at in range(len(cities.boxes)):
        label = Message(f"ages.city.{cities.start + 1 + at}")
        yield Slot("sheet", ("cities", "boxes", at), group, label, whole(Cities, "boxes"))
    rest = Message("ages.slot.rest")
    yield Slot("sheet", ("keep",), rest, Message("ages.slot.keep"), whole(Sheet, "keep"))
    yield Slot("solo", ("rounds",), rest, Message("ages.slot.rounds"), whole(Solo, "rounds"))
