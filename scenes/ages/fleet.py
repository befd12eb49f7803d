"""The row of ships below the monuments: how many there are, what one costs, which have sailed."""

from __future__ import annotations

from game.ages.actions import Launch
from scenes.ages.draft import SHIPS
from scenes.ages.glance import Glance
from scenes.ages.looks import Fleet
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Intent, Item, Tip


def sails(glance: Glance) -> bool:
    """Tell whether the shown player may have ships."""
    return glance.tables.traits(glance.board.developments).fleet > 0


def fleet(glance: Glance, place: Region) -> Item:
    """Give the row."""
    traits, board = glance.tables.traits(glance.board.developments), glance.board
    intent, reason = _answer(glance)
    chosen = glance.at("build") and glance.draft.target == SHIPS
    sailed = glance.state.market.swaps if glance.acting else 0
    planned = glance.draft.count if chosen else 0
    return Item(
        "fleet",
        "fleet",
        place,
        text=glance.text("ages.table.fleet.title"),
        data=Fleet(glance.unit, board.ships, planned, traits.fleet, sailed, chosen),
        intent=intent,
        reason=reason,
        tip=_tip(glance, traits.fleet, reason),
        group="works",
    )


def planks(glance: Glance, ships: int) -> str:
    """Write what so many ships cost, with the symbols of the goods."""
    places = glance.tables.traits(glance.board.developments).planks
    return "  ".join(f"{ships} :ages/{glance.tables.goods[at]}:" for at in places)


def _answer(glance: Glance) -> tuple[Intent | None, str]:
    if not glance.at("build"):
        return None, ""
    refusal = glance.rules.refuse(glance.state, Launch(1))
    return (Do("target", SHIPS), "") if refusal is None else (None, glance.why(refusal))


def _tip(glance: Glance, most: int, reason: str) -> Tip:
    lines = [glance.text("ages.table.fleet.cost", goods=planks(glance, 1))]
    idle = glance.board.ships - (glance.state.market.swaps if glance.acting else 0)
    if glance.board.ships:
        lines.append(glance.text("ages.table.fleet.idle", count=idle))
    state = glance.text("ages.table.fleet.state", count=glance.board.ships, most=most)
    title = glance.text("ages.table.fleet.title")
    return Tip(title, state, tuple(lines), reason, icon="ages/shipping")
