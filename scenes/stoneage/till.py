"""Payments: what is bought or must be fed, pickers of resources, and what the choice brings."""

from __future__ import annotations

from collections.abc import Iterator

from game.stoneage.actions import Open, Pay
from scenes.stoneage.market import (
    CARD,
    HIGH,
    bottom_name,
    card_tip,
    civ,
    tile_look,
    tile_name,
)
from scenes.stoneage.mat import StoneMat
from scenes.stoneage.paint_specs import Line, Picker
from scenes.stoneage.palette import GOOD, INK, SHORT
from scenes.stoneage.selection import OPENING, action_of, limit
from scenes.table.mat import capital
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item, Tip

WIDER = 1.08
"""How much wider than on the board the card is that lies beside the pickers."""
PICKER = 126
"""Height of a picker where there is room for it."""
SAID = 96
"""Height of what is said below the pickers: of a card three lines, which end above the seam."""


def title(mat: StoneMat) -> tuple[str, str]:
    """Name what is to be paid."""
    if mat.phase == "feed":
        return mat.text("stoneage.table.slab.feed"), mat.text(
            "stoneage.table.slab.missing", count=mat.state.missing
        )
    card, tile = mat.offered
    if card:
        cost = mat.tables.costs[int(mat.state.place.partition(":")[2]) - 1]
        return bottom_name(mat, card), mat.text("stoneage.table.slab.cost", count=cost)
    return tile_name(mat, tile), ""


def items(mat: StoneMat, body: Region) -> Iterator[Item]:
    """Give what is paid for, a picker for each resource, and what the choice brings."""
    rest = body
    if mat.phase == "pay":
        # A little wider than a card is, so that its name has room in the smallest windows.
        side = body.left(body.height * CARD / HIGH * WIDER)
        yield from _offer(mat, side)
        rest = Region(side.right + 22, body.y, body.right - side.right - 22, body.height)
    high = min(PICKER, rest.height - SAID)
    yield from _pickers(mat, rest.top(high))
    y = rest.y + high + 4
    for at, (words, line) in enumerate(_lines(mat)):
        spot = Region(rest.x, y, rest.width, 4 + 28 * line.rows)
        yield Item(f"slab:line:{at}", "line", spot, text=words, data=line)
        y = spot.bottom


def _offer(mat: StoneMat, side: Region) -> Iterator[Item]:
    """Lay what is paid for beside the pickers."""
    card, tile = mat.offered
    # A card on the slab is a smaller card: laid out in its own measures, then shrunk whole.
    shrunk = side.width / CARD
    place = side.scaled(1 / shrunk)
    if card:
        look, words, tip = civ(mat, card, None), bottom_name(mat, card), card_tip(mat, card)
        item = Item("offer", "civ", place, look=card, text=words, data=look, tip=tip, group="pay")
    else:
        short = mat.rules.shortage(mat.state, mat.state.seat, mat.state.place)
        tile_data = tile_look(mat, tile, short, 0)
        lines = (mat.say(mat.rules.describe_tile(tile)),)
        tip = Tip(tile_name(mat, tile), lines=lines, icon="stoneage/building")
        item = Item("offer", "tile", place, look=tile, data=tile_data, tip=tip, group="pay")
    yield item.on_window(shrunk)


def _pickers(mat: StoneMat, place: Region) -> Iterator[Item]:
    selection = mat.selection
    can = mat.mine and mat.phase in OPENING
    chosen = (selection.take if selection.opening else selection.pay) or mat.tables.none
    for at, (good, spot) in enumerate(
        zip(mat.tables.goods, place.columns(len(mat.tables.goods), 12), strict=True)
    ):
        most = limit(mat.rules, mat.state, selection, at)
        name = capital(mat.name("resource", good))
        able = can and most > 0
        cap = str(at + 1) if able else ""
        look = Picker(good, chosen[at] if can else 0, cap, able)
        reason = "" if able or not can else mat.text("stoneage.table.pay.none", name=name)
        tip = Tip(
            name,
            mat.text("stoneage.table.pay.state", chosen=chosen[at], have=mat.actor.resources[at]),
            (
                mat.text("stoneage.table.pay.about"),
                mat.text("stoneage.table.store.points", count=mat.tables.points[at]),
            ),
            reason,
            cap,
            f"stoneage/{good}",
        )
        yield Item(
            f"picker:{good}",
            "picker",
            spot,
            look=good,
            text=name,
            data=look,
            intent=Do("good", (at, 1)) if able else None,
            reason=reason,
            tip=tip,
            key=cap,
            group="pay",
            lifted=bool(chosen[at]) and can,
        )


def _lines(mat: StoneMat) -> Iterator[tuple[str, Line]]:
    """Say in lines what the choice is worth, or what is wrong with it."""
    # To others a proposal would look like a decision made.
    if not mat.mine:
        return
    action = action_of(mat.state, mat.selection)
    why = mat.rules.refuse(mat.state, action)
    if why is not None:
        # Before anything is chosen that is what there is to do, and no fault.
        begun = any(mat.selection.take if mat.selection.opening else mat.selection.pay)
        yield mat.say(why), Line("common/cross", SHORT, True) if begun else Line("", INK)
    elif isinstance(action, Open):
        words = mat.text("stoneage.table.pay.take", goods=mat.pieces(action.resources))
        yield words, Line("common/check", GOOD, True)
    elif isinstance(action, Pay):
        yield from _bought(mat, action)
    if mat.phase == "feed" and not mat.selection.opening:
        points = mat.rules.penalty(mat.state.missing)
        yield mat.text("stoneage.table.pay.starve", count=points), Line("stoneage/food", INK)


def _bought(mat: StoneMat, action: Pay) -> Iterator[tuple[str, Line]]:
    """Say what a possible payment brings."""
    goods = mat.pieces(action.resources)
    fine = Line("common/check", GOOD, True)
    if mat.phase == "feed":
        left = mat.state.missing - sum(action.resources)
        loss = mat.rules.penalty(left)
        key = "fed_some" if left else "fed"
        yield mat.text(f"stoneage.table.pay.{key}", goods=goods, count=loss), fine
        return
    card, tile = mat.offered
    if tile:
        points = mat.rules.tile_points(tile, action.resources)
        yield mat.text("stoneage.table.pay.tile", goods=goods, count=points), fine
        return
    worth = mat.rules.card_points(mat.actor, card)
    yield mat.text("stoneage.table.pay.card", goods=goods, count=worth), fine
    yield mat.say(mat.rules.describe_top(card)), Line("", INK, rows=2)
