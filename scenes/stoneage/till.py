"""Payments: what is bought or must be fed, pickers of resources, and what the choice brings."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.message import Refusal
from game.stoneage.actions import Open, Pay
from game.stoneage.paying import chooser
from scenes.stoneage.draft import OPENING, action_of, limit
from scenes.stoneage.glance import Glance
from scenes.stoneage.inks import GOOD, INK, SHORT
from scenes.stoneage.looks import Line, Picker
from scenes.stoneage.market import (
    CARD,
    HIGH,
    bottom_name,
    card_tip,
    civ,
    tile_look,
    tile_name,
)
from scenes.ui.geometry import Region
from scenes.ui.looks import ButtonLook
from scenes.ui.picture import Do, Item, Tip


def offered(glance: Glance) -> tuple[str, str]:
    """Give the card and the tile that is to be paid; one of them is empty."""
    spot = glance.tables.layouts[glance.seats].spots[glance.state.place]
    if spot.gain == "card":
        return glance.state.row[spot.number], ""
    return "", glance.state.tops[spot.number]


def title(glance: Glance) -> tuple[str, str]:
    """Name what is to be paid."""
    if glance.phase == "feed":
        return glance.phrase("slab.feed"), glance.phrase("slab.missing", count=glance.state.missing)
    card, tile = offered(glance)
    if card:
        cost = glance.tables.costs[int(glance.state.place.partition(":")[2]) - 1]
        return bottom_name(glance, card), glance.phrase("slab.cost", count=cost)
    return tile_name(glance, tile), ""


def items(glance: Glance, body: Region) -> Iterator[Item]:
    """Give what is paid for, a picker for each resource, and what the choice brings."""
    unit = glance.plan.scale
    rest = body
    if glance.phase == "pay":
        side = body.left(body.height * CARD / HIGH)
        yield from _offer(glance, side)
        rest = Region(
            side.right + 22 * unit, body.y, body.right - side.right - 22 * unit, body.height
        )
    yield from _pickers(glance, rest.top(112 * unit))
    below = Region(rest.x, rest.y + 122 * unit, rest.width, rest.bottom - rest.y - 122 * unit)
    y = below.y
    for at, (words, line) in enumerate(lines(glance)):
        spot = Region(below.x, y, below.width, (4 + 28 * line.rows) * unit)
        yield Item(f"slab:line:{at}", "line", spot, text=words, data=line)
        y = spot.bottom
    yield from _opener(glance, below)


def _offer(glance: Glance, side: Region) -> Iterator[Item]:
    card, tile = offered(glance)
    unit = side.width / CARD
    if card:
        look = civ(glance, card, unit, None)
        yield Item(
            "offer", "civ", side, look=card, text=bottom_name(glance, card), data=look,
            tip=card_tip(glance, card), group="pay",
        )  # fmt: skip
        return
    short = glance.rules.shortage(glance.state, glance.state.seat, glance.state.place)
    tile_data = tile_look(glance, tile, unit, short, 0)
    lines = (glance.say(glance.rules.describe_tile(tile)),)
    tip = Tip(tile_name(glance, tile), lines=lines, icon="stoneage/building")
    yield Item("offer", "tile", side, look=tile, data=tile_data, tip=tip, group="pay")


def _pickers(glance: Glance, place: Region) -> Iterator[Item]:
    unit, draft = glance.plan.scale, glance.draft
    can = glance.mine and glance.phase in OPENING
    chosen = (draft.take if draft.opening else draft.pay) or glance.tables.none
    for at, (good, spot) in enumerate(
        zip(glance.tables.goods, place.columns(len(glance.tables.goods), 12 * unit), strict=True)
    ):
        most = limit(glance.rules, glance.state, draft, at)
        have = glance.actor.resources[at]
        name = glance.name("resource", good)
        able = can and most > 0
        cap = str(at + 1) if able else ""
        look = Picker(unit, good, have, chosen[at] if can else 0, cap, able)
        reason = "" if able or not can else glance.phrase("pay.none", name=name)
        tip = Tip(
            name,
            glance.phrase("pay.state", chosen=chosen[at], have=have),
            (
                glance.phrase("pay.about"),
                glance.phrase("store.points", count=glance.tables.points[at]),
            ),
            reason,
            cap,
            f"stoneage/{good}",
        )
        yield Item(
            f"picker:{good}", "picker", spot, look=good, text=name, data=look,
            intent=Do("good", (at, 1)) if able else None, reason=reason, tip=tip, key=cap,
            group="pay", lifted=bool(chosen[at]) and can,
        )  # fmt: skip


def refusal(glance: Glance) -> Refusal | None:
    """Say why the payment as chosen is not possible."""
    return glance.rules.refuse(glance.state, action_of(glance.state, glance.draft))


def lines(glance: Glance) -> Iterator[tuple[str, Line]]:
    """Say in lines what the choice is worth, or what is wrong with it."""
    unit = glance.plan.scale
    if not glance.mine:
        return
    action = action_of(glance.state, glance.draft)
    why = refusal(glance)
    if why is not None:
        yield glance.say(why), Line(unit, "common/cross", SHORT, True)
    elif isinstance(action, Open):
        words = glance.phrase("pay.take", goods=glance.pieces(action.resources))
        yield words, Line(unit, "common/check", GOOD, True)
    elif isinstance(action, Pay):
        yield from _bought(glance, action)
    if glance.phase == "feed" and not glance.draft.opening:
        points = glance.rules.penalty(glance.state.missing)
        yield glance.phrase("pay.starve", count=points), Line(unit, "stoneage/food", INK)


def _bought(glance: Glance, action: Pay) -> Iterator[tuple[str, Line]]:
    """Say what a possible payment brings."""
    unit = glance.plan.scale
    goods = glance.pieces(action.resources)
    fine = Line(unit, "common/check", GOOD, True)
    if glance.phase == "feed":
        left = glance.state.missing - sum(action.resources)
        loss = glance.rules.penalty(left)
        key = "pay.fed_some" if left else "pay.fed"
        yield glance.phrase(key, goods=goods, count=loss), fine
        return
    card, tile = offered(glance)
    if tile:
        points = glance.rules.tile_points(tile, action.resources)
        yield glance.phrase("pay.tile", goods=goods, count=points), fine
        return
    worth = glance.rules.card_points(glance.actor, card)
    yield glance.phrase("pay.card", goods=goods, count=worth), fine
    yield glance.say(glance.rules.describe_top(card)), Line(unit, "", INK, rows=2)


def _opener(glance: Glance, place: Region) -> Iterator[Item]:
    """Offer the open card with resources of choice, or the way back from it."""
    if not (glance.mine and chooser(glance.tables, glance.actor)):
        return
    unit = glance.plan.scale
    spot = place.foot(46 * unit).left(min(330 * unit, place.width))
    opening = glance.draft.opening
    yield Item(
        "opener", "button", spot, look="second",
        text=glance.phrase("pay.back" if opening else "pay.open"),
        data=ButtonLook(icon="common/arrow_left" if opening else "stoneage/choose_resources"),
        intent=Do("open"), key="o", group="pay",
        tip=Tip(glance.phrase("pay.open"), lines=(glance.phrase("pay.open_about"),), keys="O"),
    )  # fmt: skip
