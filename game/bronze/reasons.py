"""Cities in words: what a card scores, where a seat stands with it, and what is missing."""

from __future__ import annotations

from dataclasses import fields
from typing import NamedTuple

from game.bronze.cities import Standing, standing
from game.bronze.components import (
    Components,
    Condition,
    FewestCubesLeft,
    FewestProvinces,
    MostCubesLeft,
    MostInTerrain,
    MostOfTechnology,
    NoTechnologyAbove,
)
from game.bronze.laying import name_of
from game.bronze.state import State
from game.bronze.tables import Tables
from game.core.message import Key, Message, Param

_MOST = (MostOfTechnology, MostInTerrain, MostCubesLeft)
_FEWEST = (FewestProvinces, FewestCubesLeft)


class Worth(NamedTuple):
    """A city's points to a seat as things stand, the reason, and what is missing for (more) points.

    `missing` is empty when nothing more can come, or when the points are there.
    """

    points: int
    reason: Message
    missing: tuple[Message, ...]


def kind_of(condition: Condition) -> str:
    """Name the kind of a condition as the data and the texts do: `most_in_terrain`."""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in type(condition).__name__)[1:]


def describe(tables: Tables, city: str) -> Message:
    """Say what a city scores, `count` being its points."""
    condition = tables.cities[city].condition
    params: dict[str, Param] = {}
    for part in fields(condition):
        value = getattr(condition, part.name)
        if part.name == "points":
            params["count"] = value
        elif part.name == "count":
            params["number"] = value
        elif isinstance(value, tuple):
            group = "technology" if part.name == "technologies" else "terrain"
            names = (Key(f"bronze.{group}.{name}") for name in value)
            params.update(zip("abc", names, strict=False))
        else:
            params[part.name] = Key(f"bronze.{part.name}.{value}")
    return Message(f"bronze.effect.{kind_of(condition)}", params)


def worth(tables: Tables, state: State, seat: int, city: str) -> Worth:
    """Give what a city is worth to a seat now, why, and what is missing."""
    condition = tables.cities[city].condition
    now = standing(tables, state, seat, city)
    return Worth(now.points, _reason(condition, now), _missing(tables, condition, now))


def _reason(condition: Condition, now: Standing) -> Message:
    if isinstance(condition, _MOST):
        return Message("bronze.standing.most", {"own": now.own, "rival": now.goal})
    if isinstance(condition, _FEWEST):
        return Message("bronze.standing.fewest", {"own": now.own, "rival": now.goal})
    if isinstance(condition, NoTechnologyAbove):
        return Message("bronze.standing.above", {"own": now.own, "goal": now.goal})
    if now.goal:
        return Message("bronze.standing.of", {"own": now.own, "goal": now.goal})
    return Message("bronze.standing.each", {"own": now.own, "points": condition.points})


def _missing(tables: Tables, condition: Condition, now: Standing) -> tuple[Message, ...]:
    if now.points and (now.goal or isinstance(condition, _MOST)):
        return ()
    if isinstance(condition, NoTechnologyAbove):
        return (Message("bronze.missing.never"),)
    if isinstance(condition, _MOST):
        key = "cubes" if isinstance(condition, MostCubesLeft) else "more"
        return (Message(f"bronze.missing.{key}", {"count": now.goal + 1 - now.own}),)
    if isinstance(condition, _FEWEST):
        key = "provinces" if isinstance(condition, FewestProvinces) else "place"
        return (Message(f"bronze.missing.{key}", {"count": now.own - now.goal + 1}),)
    if now.lacks:
        return tuple(_lack(tables, ids) for ids in now.lacks)
    if now.goal:
        return (Message("bronze.missing.more", {"count": now.goal - now.own}),)
    return ()


def _lack(tables: Tables, ids: tuple[str, ...]) -> Message:
    if ids[0] in tables.order:
        return Message(str(name_of(ids[0])))
    terrain, kind = ids
    params = {"terrain": Key(f"bronze.terrain.{terrain}"), "kind": Key(f"bronze.kind.{kind}")}
    return Message("bronze.missing.kind", params)


def house(components: Components) -> tuple[Message, ...]:
    """Name what is house data: ours, since the published values are not known."""
    cards = components.technologies.technologies.values()
    ours = {
        "technologies": sum(card.house for card in cards),
        "copies": int(components.technologies.cards.house),
        "lands": int(components.lands.house) * len(components.lands.lands),
        "provinces": int(components.tokens.house),
        "cities": int(components.cities.house),
    }
    return tuple(
        Message(f"bronze.house.{name}", {"count": count}) for name, count in ours.items() if count
    )
