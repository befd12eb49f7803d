"""What Bronze offers to the program: its sheets, checks, rules and players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.bronze import actions, sense, state
from game.bronze.bots.weights import Bots
from game.bronze.components import Cities, Components, Lands, Map, Setup, Technologies, Tokens
from game.bronze.reasons import kind_of
from game.bronze.rules import BronzeRules
from game.bronze.slots import slots
from game.core.chance import Outcome
from game.core.form import Form
from game.core.message import Refusal
from game.core.title import Cover, Title, misfit

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


def texts(components: Components) -> Iterator[str]:
    """Give the text keys that the components need."""
    yield "bronze.name"
    for slot in slots(components):
        yield from (slot.group.key, slot.label.key)
    named = [f"bronze.level.{level}" for level in levels(components)]
    named += [f"bronze.style.{style}" for style in styles(components)]
    for key in named:
        yield from (key, f"{key}.about")
    yield from (f"bronze.terrain.{terrain}" for terrain in components.map.terrains)
    yield from (f"bronze.kind.{kind}" for kind in components.map.kinds)
    yield from (f"bronze.technology.{card}" for card in _cards(components))
    for name, city in components.cities.cities.items():
        yield f"bronze.city.{name}"
        yield f"bronze.effect.{kind_of(city.condition)}"
    for option in components.cover.options:
        yield f"bronze.option.{option.key}"
        yield from (f"bronze.option.{option.key}.{value}" for value in option.values)


def sprites(components: Components) -> Iterator[str]:
    """Give the pictures that the components need."""
    for terrain in components.map.terrains:
        yield from (terrain, f"strip_{terrain}", f"route_{terrain}", f"roundel_{terrain}")
    for kind in components.map.kinds:
        yield from (kind, f"spot_{kind}", f"ready_{kind}")
    yield from _cards(components)
    yield from (f"city_{kind_of(it.condition)}" for it in components.cities.cities.values())


def rules(components: Components, options: Mapping[str, str]) -> BronzeRules:
    """Make the rules for the options chosen; those not named take their usual value."""
    return BronzeRules(components, options)


def refuse_options(
    components: Components, seats: int, options: Mapping[str, str]
) -> Refusal | None:
    """Say why a game cannot be set up so: unknown option or value, wrong number of players."""
    return misfit("bronze", components.cover, seats, options)


def forms(components: Components) -> tuple[Form, ...]:
    """Give the final scoring; loaded late, play needs none."""
    from game.bronze import forms as sheets

    return sheets.forms(components)


def levels(components: Components) -> tuple[str, ...]:
    """Name the levels of computer players, weakest first."""
    from game.bronze import bots

    return tuple(bots.levels(components))


def styles(components: Components) -> tuple[str, ...]:
    """Name the styles of computer players."""
    from game.bronze import bots

    return tuple(bots.styles(components))


def bot(components: Components, made: Any, level: str, style: str) -> Any:
    """Make a computer player; loaded late, since a game between people needs none."""
    from game.bronze import bots

    return bots.make(components, made, level, style)


TITLE = Title(
    id="bronze",
    sheets=SHEETS,
    assemble=assemble,
    check=sense.check,
    texts=texts,
    sprites=sprites,
    rules=rules,
    refuse_options=refuse_options,
    types=(
        state.State,
        state.Player,
        actions.Take,
        actions.Lay,
        actions.Settle,
        actions.Choose,
        actions.Done,
        Outcome,
    ),
    levels=levels,
    styles=styles,
    bot=bot,
    slots=slots,
    forms=forms,
)
