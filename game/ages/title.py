"""What Roll Through the Ages offers to the program: its sheets, checks, rules and players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.ages import actions, sense, state
from game.ages.bots.weights import Bots
from game.ages.components import (
    Components,
    Developments,
    Dice,
    Disasters,
    Edition,
    Ending,
    Monuments,
    Sheet,
)
from game.ages.rules import AgesRules
from game.core.chance import Outcome
from game.core.message import Refusal, refuse
from game.core.title import Cover, Title

EDITIONS = ("base",)
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
    return Components(parts["title"], parts["dice"], parts["sheet"], editions, parts.get("bots"))


def texts(components: Components) -> Iterator[str]:
    """Give the text keys that the components need."""
    yield "ages.name"
    named = [f"ages.level.{level}" for level in levels(components)]
    named += [f"ages.style.{style}" for style in styles(components)]
    for key in named:
        yield from (key, f"{key}.about")
    for face in components.dice.faces:
        yield f"ages.face.{face.id}"
    for good in components.sheet.goods:
        yield f"ages.good.{good.id}"
    start = components.sheet.cities.start
    for at in range(len(components.sheet.cities.boxes)):
        yield f"ages.city.{start + 1 + at}"
    for name, edition in components.editions.items():
        yield f"ages.option.edition.{name}"
        yield from (f"ages.monument.{monument}" for monument in edition.monuments)
        yield from (f"ages.disaster.{disaster}" for disaster in edition.disasters)
        for development in edition.developments:
            yield f"ages.development.{development}"
            yield f"ages.effect.{development}"


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
    known = {option.key: option.values for option in components.cover.options}
    for key, value in options.items():
        if key not in known:
            return refuse("ages.refuse.option", option=key)
        if value not in known[key]:
            return refuse("ages.refuse.option_value", option=key, value=value)
    if seats not in components.cover.seats:
        return refuse("ages.refuse.seats", count=seats)
    return None


def levels(components: Components) -> tuple[str, ...]:
    """Name the levels of computer players, weakest first."""
    from game.ages import bots

    return tuple(bots.levels(components))


def styles(components: Components) -> tuple[str, ...]:
    """Name the styles of computer players."""
    from game.ages import bots

    return tuple(bots.styles(components))


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
    rules=rules,
    refuse_options=refuse_options,
    types=(
        state.State,
        state.Board,
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
        Outcome,
    ),
    levels=levels,
    styles=styles,
    bot=bot,
)
