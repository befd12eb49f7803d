"""What Stone Age offers to the program: its sheets, checks, rules and players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args

from game.core.chance import Outcome
from game.core.title import Cover, Title, late
from game.stoneage import data_checks, state
from game.stoneage.actions import Action
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
from game.stoneage.options import Options
from game.stoneage.rules import StoneRules
from game.stoneage.slots import slots

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


def own_texts(components: Components) -> Iterator[str]:
    """Give the text keys that the components need."""
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


TITLE = Title(
    id="stoneage",
    sheets=SHEETS,
    assemble=assemble,
    check=data_checks.check,
    own_texts=own_texts,
    sprites=sprites,
    rules=StoneRules,
    options=Options,
    types=(state.State, state.Tribe, *get_args(Action), Outcome),
    players=late("game.stoneage.bots.players", "players"),
    # It is far from the middling player to the strong one, so two levels lie between them.
    levels=("easy", "casual", "fair", "medium", "able", "skilled", "hard"),
    forecaster=late("game.stoneage.bots.forecast", "forecaster"),
    warnings=late("game.stoneage.coach", "warnings"),
    slots=slots,
    forms=late("game.stoneage.forms", "forms"),
)
