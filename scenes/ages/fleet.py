"""The row of ships below the monuments: how many there are, what one costs, which have sailed."""

from __future__ import annotations

from game.ages.actions import Launch
from game.ages.effects import Traits
from scenes.ages.mat import AgesMat
from scenes.ages.paint_specs import Fleet
from scenes.ages.selection import SHIPS
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Intent, Item, Tip


def sails(mat: AgesMat) -> bool:
    """Tell whether the shown player may have ships."""
    return mat.traits.fleet > 0


def fleet(mat: AgesMat, place: Region) -> Item:
    """Give the row."""
    traits, board = mat.traits, mat.board
    intent, reason = _answer(mat)
    chosen = mat.at("build") and mat.selection.target == SHIPS
    sailed = mat.state.market.swaps if mat.acting else 0
    planned = mat.selection.count if chosen else 0
    return Item(
        "fleet",
        "fleet",
        place,
        text=mat.text("ages.table.fleet.title"),
        data=Fleet(board.ships, planned, traits.fleet, sailed, chosen),
        intent=intent,
        reason=reason,
        tip=_tip(mat, traits.fleet, reason),
        group="works",
    )


def planks(mat: AgesMat, traits: Traits, ships: int) -> str:
    """Write what so many ships cost a builder, with the symbols of the goods."""
    return "  ".join(f"{ships} :ages/{mat.tables.goods[at]}:" for at in traits.planks)


def _answer(mat: AgesMat) -> tuple[Intent | None, str]:
    if not mat.at("build"):
        return None, ""
    refusal = mat.rules.refuse(mat.state, Launch(1))
    return (Do("target", SHIPS), "") if refusal is None else (None, mat.say(refusal))


def _tip(mat: AgesMat, most: int, reason: str) -> Tip:
    lines = [mat.text("ages.table.fleet.cost", goods=planks(mat, mat.traits, 1))]
    idle = mat.board.ships - (mat.state.market.swaps if mat.acting else 0)
    if mat.board.ships:
        lines.append(mat.text("ages.table.fleet.idle", count=idle))
    state = mat.text("ages.table.fleet.state", count=mat.board.ships, most=most)
    title = mat.text("ages.table.fleet.title")
    return Tip(title, state, tuple(lines), reason, icon="ages/shipping")
