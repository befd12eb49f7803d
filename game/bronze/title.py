"""What Bronze offers to the program: its sheets, checks, rules and players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args

from game.bronze import data_checks, state
from game.bronze.actions import Action
from game.bronze.bots.weights import Bots
from game.bronze.components import Cities, Components, Lands, Map, Setup, Technologies, Tokens
from game.bronze.options import Options
from game.bronze.reasons import kind_of
from game.bronze.rules import BronzeRules
from game.bronze.slots import slots
from game.core.chance import Outcome
from game.core.title import Cover, Title, late

SHEETS: Mapping[str, type] = {
    "title": Cover,
    "map": Map,
    "technologies": Technologies,
    "lands": Lands,
    "setup": Setup,
    "tokens": Tokens,
    "cities": Cities,
    "bots": Bots,
}


def assemble(parts: Mapping[str, Any]) -> Components:
    """Make the components of the decoded sheets."""
    return Components(
        parts["title"],
        parts["map"],
        parts["technologies"],
        parts["lands"],
        parts["setup"],
        parts["tokens"],
        parts["cities"],
        parts.get("bots"),
    )


def _cards(components: Components) -> tuple[str, ...]:
    return (*components.technologies.technologies, components.technologies.wild)


def own_texts(components: Components) -> Iterator[str]:
    """Give the text keys that the components need."""
    yield from (f"bronze.terrain.{terrain}" for terrain in components.map.terrains)
    yield from (f"bronze.kind.{kind}" for kind in components.map.kinds)
    yield from (f"bronze.technology.{card}" for card in _cards(components))
    for name, city in components.cities.cities.items():
        yield f"bronze.city.{name}"
        yield f"bronze.effect.{kind_of(city.condition)}"


def sprites(components: Components) -> Iterator[str]:
    """Give the pictures that the components need."""
    for terrain in components.map.terrains:
        yield from (terrain, f"strip_{terrain}", f"route_{terrain}", f"roundel_{terrain}")
    for kind in components.map.kinds:
        yield from (kind, f"spot_{kind}", f"ready_{kind}")
    yield from _cards(components)
    yield from (f"city_{kind_of(it.condition)}" for it in components.cities.cities.values())


TITLE = Title(
    id="bronze",
    sheets=SHEETS,
    assemble=assemble,
    check=data_checks.check,
    beside=data_checks.beside,
    own_texts=own_texts,
    sprites=sprites,
    rules=BronzeRules,
    options=Options,
    types=(state.State, state.Player, *get_args(Action), Outcome),
    players=late("game.bronze.bots.players", "players"),
    levels=("easy", "casual", "fair", "able", "medium", "skilled", "hard"),
    forecaster=late("game.bronze.bots.forecast", "forecaster"),
    warnings=late("game.bronze.coach", "warnings"),
    slots=slots,
    forms=late("game.bronze.forms", "forms"),
)
