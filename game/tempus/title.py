"""What Tempus offers to the program: its sheets, checks, rules and players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args

from game.core.chance import Outcome
from game.core.title import Cover, Title, late
from game.tempus import data_checks, state
from game.tempus.actions import Action
from game.tempus.bots.weights import Bots, Learned
from game.tempus.components import Cards, Components, Eras, Map, Numbers
from game.tempus.options import Options
from game.tempus.rules import TempusRules
from game.tempus.slots import slots

SHEETS: Mapping[str, type] = {
    "title": Cover,
    "map": Map,
    "eras": Eras,
    "cards": Cards,
    "table": Numbers,
    "bots": Bots,
    "learned": Learned,
}


def assemble(parts: Mapping[str, Any]) -> Components:
    """Make the components of the decoded sheets."""
    return Components(
        parts["title"],
        parts["map"],
        parts["eras"],
        parts["cards"],
        parts["table"],
        parts["bots"],
        parts["learned"],
    )


def own_texts(components: Components) -> Iterator[str]:
    """Give the text keys that the components need."""
    yield from (f"tempus.terrain.{terrain}" for terrain in components.map.terrains)
    yield from (f"tempus.era.{era.id}" for era in components.eras.eras)
    for idea in components.cards.ideas:
        yield f"tempus.idea.{idea}"
        yield f"tempus.effect.{idea}"


def sprites(components: Components) -> Iterator[str]:
    """Give the pictures that the components need."""
    for terrain in components.map.terrains:
        yield from (terrain, f"mini_{terrain}", f"window_{terrain}")
    for era in components.eras.eras:
        yield from (f"era_{era.id}", f"picture_era_{era.id}")
    for idea in components.cards.ideas:
        yield from (f"idea_{idea}", f"picture_idea_{idea}")


TITLE = Title(
    id="tempus",
    sheets=SHEETS,
    assemble=assemble,
    check=data_checks.check,
    beside=data_checks.beside,
    own_texts=own_texts,
    sprites=sprites,
    rules=TempusRules,
    options=Options,
    types=(state.State, state.Tribe, state.Fight, *get_args(Action), Outcome),
    players=late("game.tempus.bots.players", "players"),
    levels=("easy", "casual", "fair", "able", "capable", "medium", "hard"),
    forecaster=late("game.tempus.bots.forecast", "forecaster"),
    warnings=late("game.tempus.coach", "warnings"),
    slots=slots,
    forms=late("game.tempus.forms", "forms"),
    guide=late("game.tempus.guide", "guide"),
)
