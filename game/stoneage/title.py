"""What Stone Age offers to the program: its sheets, checks, rules and players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.core.chance import Outcome
from game.core.form import Form
from game.core.message import Refusal
from game.core.title import Cover, Title, misfit
from game.stoneage import actions, sense, state
from game.stoneage.bots.weights import Bots
from game.stoneage.components import (
    FIGURES,
    TOPS,
    Cards,
    Components,
    Numbers,
    OneUseTool,
    Places,
    Resource,
    Tiles,
)
from game.stoneage.rules import StoneRules

SHEETS: Mapping[str, type] = {
    "title": Cover,
    "table": Numbers,
    "places": Places,
    "tiles": Tiles,
    "cards": Cards,
    "bots": Bots,
}


def assemble(parts: Mapping[str, Any]) -> Components:
    """Make the components of the decoded sheets."""
    return Components(
        parts["title"],
        parts["table"],
        parts["places"],
        parts["tiles"].tiles,
        parts["cards"],
        parts.get("bots"),
    )


def texts(components: Components) -> Iterator[str]:
    """Give the text keys that the components need."""
    yield "stoneage.name"
    named = [f"stoneage.level.{level}" for level in levels(components)]
    named += [f"stoneage.style.{style}" for style in styles(components)]
    for key in named:
        yield from (key, f"{key}.about")
    for option in components.cover.options:
        yield f"stoneage.option.{option.key}"
        yield from (f"stoneage.option.{option.key}.{value}" for value in option.values)
    for good in components.numbers.resources:
        yield f"stoneage.resource.{good.id}"
    yield from (f"stoneage.place.{place.id}" for place in components.places.places)
    yield from ("stoneage.place.card", "stoneage.place.tile")
    yield from (f"stoneage.gain.{gain}" for gain in ("food", "tool", "agriculture", "person"))
    yield from (f"stoneage.symbol.{symbol}" for symbol in components.cards.symbols)
    yield from (f"stoneage.figure.{figure}" for figure in FIGURES.values())
    yield from (f"stoneage.bottom.{kind}" for kind in ("culture", *FIGURES.values()))
    for card in components.cards.cards.values():
        yield f"stoneage.top.{TOPS[type(card.top)]}"


def sprites(components: Components) -> Iterator[str]:
    """Give the pictures that the components need."""
    for good in components.numbers.resources:
        yield from (good.id, f"piece_{good.id}")
    for place in components.places.places:
        yield from (place.id, f"place_{place.id}")
    for card in components.cards.cards.values():
        if not isinstance(card.top, Resource):
            yield f"top_{TOPS[type(card.top)]}"
        if isinstance(card.top, OneUseTool):
            yield f"once_{card.top.value}"
    yield from components.cards.symbols
    yield from FIGURES.values()
    yield from ("food", "tool", "agriculture", "person")


def rules(components: Components, options: Mapping[str, str]) -> StoneRules:
    """Make the rules for the options chosen; those not named take their usual value."""
    return StoneRules(components, options)


def refuse_options(
    components: Components, seats: int, options: Mapping[str, str]
) -> Refusal | None:
    """Say why a game cannot be set up so: unknown option or value, wrong number of players."""
    return misfit("stoneage", components.cover, seats, options)


def forms(components: Components) -> tuple[Form, ...]:
    """Give the final scoring and the yields; loaded late, play needs none."""
    from game.stoneage import forms as sheets

    return sheets.forms(components)


def levels(components: Components) -> tuple[str, ...]:
    """Name the levels of computer players, weakest first."""
    from game.stoneage import bots

    return tuple(bots.levels(components))


def styles(components: Components) -> tuple[str, ...]:
    """Name the styles of computer players."""
    from game.stoneage import bots

    return tuple(bots.styles(components))


def bot(components: Components, made: Any, level: str, style: str) -> Any:
    """Make a computer player; loaded late, since a game between people needs none."""
    from game.stoneage import bots

    return bots.make(components, made, level, style)


TITLE = Title(
    id="stoneage",
    sheets=SHEETS,
    assemble=assemble,
    check=sense.check,
    texts=texts,
    sprites=sprites,
    rules=rules,
    refuse_options=refuse_options,
    types=(
        state.State,
        state.Tribe,
        actions.Put,
        actions.Act,
        actions.Use,
        actions.Pay,
        actions.Decline,
        actions.Starve,
        actions.Improve,
        actions.Pick,
        actions.Open,
        Outcome,
    ),
    levels=levels,
    styles=styles,
    bot=bot,
    forms=forms,
)
