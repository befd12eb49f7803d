"""Every symbol of this title, what it means, and the page that tells more."""

from __future__ import annotations

from collections.abc import Iterator

from game.bronze.components import Components
from game.bronze.reasons import kind_of
from game.bronze.rules import BronzeRules
from game.core.message import Key
from scenes.table.pages import Paragraph, Symbol

_HERE = "bronze.rules.symbol"


def symbols(components: Components, rules: BronzeRules) -> Iterator[Symbol]:
    """Give the symbols: technologies, terrains, kinds, cities, and what lies on the table."""
    for name, card in components.technologies.technologies.items():
        terrains = tuple(Key(f"bronze.terrain.{terrain}") for terrain in card.terrains)
        kinds = tuple(Key(f"bronze.kind.{kind}") for kind in card.kinds)
        about = Paragraph(f"{_HERE}.technology", {"terrains": terrains, "kinds": kinds})
        yield Symbol(f"bronze/{name}", Key(f"bronze.technology.{name}"), about, "settle")
    terrain_about, kind_about = Key(f"{_HERE}.terrain"), Key(f"{_HERE}.kind")
    for terrain in components.map.terrains:
        name = Key(f"bronze.terrain.{terrain}")
        yield Symbol(f"bronze/{terrain}", name, terrain_about, "settle")
    kinds_of = (card.kinds for card in components.technologies.technologies.values())
    for kind in dict.fromkeys(kind for kinds in kinds_of for kind in kinds):
        yield Symbol(f"bronze/{kind}", Key(f"bronze.kind.{kind}"), kind_about, "settle")
    for name, section in (
        ("cube", "settle"),
        ("route", "routes"),
        ("province", "provinces"),
        ("city", "city"),
        ("first_player", "turn"),
    ):
        sprite, key = f"bronze/{name}", f"{_HERE}.{name}"
        yield Symbol(sprite, Key(key), Key(f"{key}.about"), section)
    told: set[str] = set()
    for city, wanted in components.cities.cities.items():
        kind = kind_of(wanted.condition)
        if kind not in told:
            told.add(kind)
            sprite = f"bronze/city_{kind}"
            yield Symbol(sprite, Key(f"{_HERE}.city"), rules.describe(city), "cities")
