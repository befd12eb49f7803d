"""What Tempus offers to the program: its sheets, checks, rules and players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.core.chance import Outcome
from game.core.form import Form
from game.core.message import Refusal
from game.core.title import Cover, Title, misfit
from game.tempus import actions, sense, state
from game.tempus.bots.weights import Bots
from game.tempus.components import Cards, Components, Eras, Map, Numbers
from game.tempus.rules import TempusRules
from game.tempus.slots import slots

SHEETS: Mapping[str, type] = {
    "title": Cover,
    "map": Map,
    "eras": Eras,
    "cards": Cards,
    "table": Numbers,
    "bots": Bots,
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
    )


def texts(components: Components) -> Iterator[str]:
    """Give the text keys that the components need."""
    yield "tempus.name"
    for slot in slots(components):
        yield from (slot.group.key, slot.label.key)
    named = [f"tempus.level.{level}" for level in levels(components)]
    named += [f"tempus.style.{style}" for style in styles(components)]
    for key in named:
        yield from (key, f"{key}.about")
    for option in components.cover.options:
        yield f"tempus.option.{option.key}"
        yield from (f"tempus.option.{option.key}.{value}" for value in option.values)
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


def rules(components: Components, options: Mapping[str, str]) -> TempusRules:
    """Make the rules for the options chosen; those not named take their usual value."""
    return TempusRules(components, options)


def refuse_options(
    components: Components, seats: int, options: Mapping[str, str]
) -> Refusal | None:
    """Say why a game cannot be set up so: unknown option or value, wrong number of players."""
    return misfit("tempus", components.cover, seats, options)


def forms(components: Components) -> tuple[Form, ...]:
    """Give the final scoring, the fight, progress and the era track; loaded late."""
    from game.tempus import forms as sheets

    return sheets.forms(components)


def levels(components: Components) -> tuple[str, ...]:
    """Name the levels of computer players, weakest first."""
    from game.tempus import bots

    return tuple(bots.levels(components))


def styles(components: Components) -> tuple[str, ...]:
    """Name the styles of computer players."""
    from game.tempus import bots

    return tuple(bots.styles(components))


def bot(components: Components, made: Any, level: str, style: str) -> Any:
    """Make a computer player; loaded late, since a game between people needs none."""
    from game.tempus import bots

    return bots.make(components, made, level, style)


TITLE = Title(
    id="tempus",
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
        state.Fight,
        actions.Lay,
        actions.Settle,
        actions.Move,
        actions.Birth,
        actions.Attack,
        actions.Ideas,
        actions.Build,
        actions.Boost,
        actions.Improve,
        actions.Lead,
        actions.Preach,
        actions.Govern,
        actions.Name,
        actions.Commit,
        actions.Advance,
        actions.Discard,
        actions.Done,
        actions.End,
        Outcome,
    ),
    levels=levels,
    styles=styles,
    bot=bot,
    slots=slots,
    forms=forms,
)
