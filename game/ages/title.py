"""What Roll Through the Ages offers to the program: its sheets, checks, rules and players."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from game.ages import actions, sense, state
from game.ages.bots.weights import Bots
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
from game.ages.older import migrate
from game.ages.rules import AgesRules
from game.core.chance import Outcome
from game.core.form import Form
from game.core.message import Refusal, refuse
from game.core.title import Cover, Face, Spread, Title, misfit

EDITIONS = ("base", "late")
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
    )


def texts(components: Components) -> Iterator[str]:
    """Give the text keys that the components need."""
    yield "ages.name"
    named = [f"ages.level.{level}" for level in levels(components)]
    named += [f"ages.style.{style}" for style in styles(components)]
    for key in named:
        yield from (key, f"{key}.about")
    for option in components.cover.options:
        named = [f"ages.option.{option.key}"]
        named += [f"ages.option.{option.key}.{value}" for value in option.values]
        for key in named:
            yield from (key, f"{key}.about")
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


def rules(components: Components, options: Mapping[str, str]) -> AgesRules:
    """Make the rules for the options chosen; those not named take their usual value."""
    return AgesRules(components, options)


def refuse_options(
    components: Components, seats: int, options: Mapping[str, str]
) -> Refusal | None:
    """Say why a game cannot be set up so: unknown option or value, wrong number of players."""
    refusal = misfit("ages", components.cover, seats, options)
    return refusal or _refuse_variants(components, seats, options)


def _refuse_variants(
    components: Components, seats: int, options: Mapping[str, str]
) -> Refusal | None:
    """Say which variants do not go together; one that is not chosen fits everywhere."""
    name = options.get("edition", next(iter(components.editions)))
    if options.get("trading") == "yes":
        if components.trade.editions[name].standard:
            return refuse("ages.refuse.trading_standard")
        if seats < 2:
            return refuse("ages.refuse.trading_alone")
    if options.get("spearheads") == "spent" and not _attacks(components.editions[name]):
        return refuse("ages.refuse.spearheads")
    if options.get("early_end") == "yes" and seats > 1:
        return refuse("ages.refuse.early_end")
    return None


def _attacks(edition: Edition) -> bool:
    effects = (effect for it in edition.developments.values() for effect in it.effects)
    return any(isinstance(effect, Attack) for effect in effects)


def ruled(components: Components, seats: int, options: Mapping[str, str]) -> Collection[str]:
    """Name the sheets that a game of so many players with these options goes by."""
    name = options.get("edition", next(iter(components.editions)))
    sheets = {"dice", "sheet", *(f"{name}/{stem}" for stem in _TABLES)}
    if seats == 1:
        sheets.add("solo")
    if components.trade.editions[name].standard or options.get("trading") == "yes":
        sheets.add("trade")
    return sheets


def alone(components: Components, options: Mapping[str, str]) -> Mapping[str, Spread]:
    """Give how the computer players' games alone ended; they played all rounds."""
    if options.get("early_end") == "yes":
        return {}
    return components.standing.editions[options.get("edition", next(iter(components.editions)))]


def forms(components: Components) -> tuple[Form, ...]:
    """Give the score sheets and the odds of throwing again; loaded late, play needs none."""
    from game.ages import forms as sheets

    return sheets.forms(components)


def levels(components: Components) -> tuple[str, ...]:
    """Name the levels of computer players, weakest first."""
    from game.ages import bots

    return tuple(bots.levels(components))


def styles(components: Components) -> tuple[str, ...]:
    """Name the styles of computer players."""
    from game.ages import bots

    return tuple(bots.styles(components))


def dice(components: Components) -> tuple[Face, ...]:
    """Give the faces of the dice."""
    return tuple(Face(f"ages.face.{f.id}", f"ages/face_{f.id}") for f in components.dice.faces)


def bot(components: Components, made: Any, level: str, style: str) -> Any:
    """Make a computer player; loaded late, since a game between people needs none."""
    from game.ages import bots

    return bots.make(components, made, level, style)


TITLE = Title(
    id="ages",
    sheets=SHEETS,
    assemble=assemble,
    check=sense.check,
    texts=texts,
    sprites=sprites,
    dice=dice,
    rules=rules,
    refuse_options=refuse_options,
    types=(
        state.State,
        state.Board,
        state.Market,
        state.Bid,
        actions.Throw,
        actions.Again,
        actions.Stop,
        actions.Lead,
        actions.Split,
        actions.Build,
        actions.Engineer,
        actions.Buy,
        actions.Discard,
        actions.Done,
        actions.Preserve,
        actions.Spend,
        actions.Launch,
        actions.Swap,
        actions.Offer,
        actions.Accept,
        actions.Decline,
        actions.Counter,
        actions.Withdraw,
        Outcome,
    ),
    levels=levels,
    styles=styles,
    bot=bot,
    ruled=ruled,
    migrate=migrate,
    alone=alone,
    forms=forms,
)
