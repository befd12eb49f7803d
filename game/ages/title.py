"""What Roll Through the Ages offers to the program: its sheets, checks, rules and players."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, get_args

from game.ages import data_checks, state
from game.ages.actions import Action
from game.ages.bots.weights import Bots, Nets
from game.ages.components import (
    Attack,
    Components,
    Developments,
    Dice,
    Disasters,
    Edition,
    Ending,
    Monuments,
    Sheet,
    Solo,
    Standing,
    Trade,
)
from game.ages.migrations import migrate
from game.ages.options import Options
from game.ages.rules import AgesRules
from game.ages.slots import slots
from game.core.chance import Outcome
from game.core.message import Refusal, refuse
from game.core.options import offered
from game.core.title import Cover, DieFace, Spread, Title, late

EDITIONS = offered(Options)["edition"]
_TABLES: Mapping[str, type] = {
    "monuments": Monuments,
    "developments": Developments,
    "disasters": Disasters,
    "ending": Ending,
}
SHEETS: Mapping[str, type] = {
    "title": Cover,
    "dice": Dice,
    "sheet": Sheet,
    "solo": Solo,
    "trade": Trade,
    "standing": Standing,
    "bots": Bots,
    "nets": Nets,
    **{f"{edition}/{stem}": cls for edition in EDITIONS for stem, cls in _TABLES.items()},
}


def assemble(parts: Mapping[str, Any]) -> Components:
    """Make the components of the decoded sheets; each edition has a folder of its own."""
    editions = {
        edition: Edition(
            parts[f"{edition}/monuments"].monuments,
            parts[f"{edition}/developments"].developments,
            parts[f"{edition}/disasters"].disasters,
            parts[f"{edition}/ending"],
        )
        for edition in EDITIONS
    }
    return Components(
        parts["title"],
        parts["dice"],
        parts["sheet"],
        editions,
        parts["solo"],
        parts["trade"],
        parts["standing"],
        parts.get("bots"),
        parts.get("nets"),
    )


def own_texts(components: Components) -> Iterator[str]:
    """Give the text keys that the components need."""
    for option, words in offered(Options).items():
        key = f"ages.option.{option}"
        yield from (f"{key}.about", *(f"{key}.{word}.about" for word in words))
    for face in components.dice.faces:
        yield f"ages.face.{face.id}"
    for good in components.sheet.goods:
        yield f"ages.good.{good.id}"
    start = components.sheet.cities.start
    for at in range(len(components.sheet.cities.boxes)):
        yield f"ages.city.{start + 1 + at}"
    for edition in components.editions.values():
        yield from (f"ages.monument.{monument}" for monument in edition.monuments)
        yield from (f"ages.disaster.{disaster}" for disaster in edition.disasters)
        for development, it in edition.developments.items():
            yield f"ages.development.{development}"
            yield f"ages.effect.{development}"
            if any(isinstance(effect, Attack) for effect in it.effects):
                yield f"ages.effect.{development}_spent"


def sprites(components: Components) -> Iterator[str]:
    """Give the pictures that the components need."""
    for face in components.dice.faces:
        yield f"face_{face.id}"
    yield from (good.id for good in components.sheet.goods)
    for edition in components.editions.values():
        yield from edition.monuments
        yield from edition.developments
        yield from edition.disasters


def refuse_options(components: Components, seats: int, options: Options) -> Refusal | None:
    """Say which variants do not go together; one that is not chosen fits everywhere."""
    if options.trading:
        if components.trade.editions[options.edition].standard:
            return refuse("ages.refuse.trading_standard")
        if seats < 2:
            return refuse("ages.refuse.trading_alone")
    if options.spearheads == "spent" and not _attacks(components.editions[options.edition]):
        return refuse("ages.refuse.spearheads")
    if options.early_end and seats > 1:
        return refuse("ages.refuse.early_end")
    return None


def _attacks(edition: Edition) -> bool:
    effects = (effect for it in edition.developments.values() for effect in it.effects)
    return any(isinstance(effect, Attack) for effect in effects)


def ruled(components: Components, seats: int, options: Options) -> Collection[str]:
    """Name the sheets that a game of so many players with these options goes by."""
    name = options.edition
    sheets = {"dice", "sheet", *(f"{name}/{stem}" for stem in _TABLES)}
    if seats == 1:
        sheets.add("solo")
    if components.trade.editions[name].standard or options.trading:
        sheets.add("trade")
    return sheets


def alone(components: Components, options: Options) -> Mapping[str, Spread]:
    """Give how the computer players' games alone ended; they played all rounds."""
    if options.early_end:
        return {}
    return components.standing.editions[options.edition]


def dice(components: Components) -> tuple[DieFace, ...]:
    """Give the faces of the dice."""
    return tuple(DieFace(f"ages.face.{f.id}", f"ages/face_{f.id}") for f in components.dice.faces)


TITLE = Title(
    id="ages",
    sheets=SHEETS,
    assemble=assemble,
    check=data_checks.check,
    own_texts=own_texts,
    sprites=sprites,
    dice=dice,
    rules=AgesRules,
    options=Options,
    refuse_options=refuse_options,
    types=(state.State, state.Board, state.Market, state.Bid, *get_args(Action), Outcome),
    players=late("game.ages.bots.players", "players"),
    forecaster=late("game.ages.bots.forecast", "forecaster"),
    warnings=late("game.ages.coach", "warnings"),
    ruled=ruled,
    migrate=migrate,
    alone=alone,
    slots=slots,
    forms=late("game.ages.forms", "forms"),
)
