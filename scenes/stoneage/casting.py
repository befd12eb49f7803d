"""Dice of a roll with the tools to add, and every result there is to choose from."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.contract import Chance
from game.stoneage.actions import Use
from game.stoneage.rolling import one_uses, sort
from scenes.stoneage.board import axe_tip
from scenes.stoneage.market import bottom_name, card_tip
from scenes.stoneage.mat import StoneMat
from scenes.stoneage.paint_specs import Axe, Chip, Die
from scenes.stoneage.palette import HEADING, INK, QUIET
from scenes.table.mat import capital
from scenes.table.paint_specs import Label
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item, Tip

TILTS = (1.4, -2.1, 0.7, -1.6, 2.0, -0.6, 1.2, -1.1, 1.7, -0.9)
_MOST_CHIPS = 8


def title(mat: StoneMat) -> tuple[str, str]:
    """Name what is rolled for, and say by what it is divided."""
    what, divisor = sort(mat.tables, mat.state)
    place = mat.state.place
    if mat.state.card:
        name = bottom_name(mat, mat.state.card)
    else:
        name = capital(mat.name("place", place))
    icon = f":stoneage/{what}:"
    return name, mat.text("stoneage.table.slab.divide", divisor=divisor, what=icon)


def slots(place: Region, count: int, most: float = 96.0, gap: float = 16.0) -> tuple[Region, ...]:
    """Give the places of so many dice side by side in the middle of a row.

    `most` is the width of a die and `gap` what parts it from the next as long as there is room;
    more dice than fit so lie closer, and smaller.
    """
    if not count:
        return ()
    pitch = min(most + gap, place.width / count)
    side = min(most, pitch - 10, place.height / 1.08)
    start = place.centre.x - pitch * count / 2
    top = place.centre.y - side * 0.54
    return tuple(
        Region(start + at * pitch + (pitch - side) / 2, top, side, side * 1.08)
        for at in range(count)
    )


def items(mat: StoneMat, body: Region) -> Iterator[Item]:
    """Give the dice; below them the tools and the results, once the dice lie."""
    row = body.top(min(108, body.height * 0.4))
    count = _count(mat)
    yield Item("well", "trough", row)
    dice = mat.state.dice
    places = slots(row.inset(8, 4), count)
    for at, spot in enumerate(places):
        face = dice[at] if at < len(dice) else 0
        yield die(at, face, spot)
    if mat.phase == "tools":
        rest = Region(body.x, row.bottom + 14, body.width, body.bottom - row.bottom - 14)
        yield from _tools(mat, rest)


def die(at: int, face: int, spot: Region) -> Item:
    """Lay a die of a roll in the hollow; no face: it is not thrown yet."""
    look = Die(spot.width, face, TILTS[at % len(TILTS)])
    return Item(f"die:{at}", "bone", spot, look=str(face), data=look)


def _count(mat: StoneMat) -> int:
    if mat.phase == "dice":
        return mat.seats
    if mat.state.dice:
        return len(mat.state.dice)
    asked = mat.board_view.pending
    return asked.request.count if isinstance(asked, Chance) else 0


def _use(mat: StoneMat) -> Use:
    return Use(mat.selection.tools, mat.selection.cards) if mat.mine else Use()


def _tools(mat: StoneMat, place: Region) -> Iterator[Item]:
    tribe, use = mat.actor, _use(mat)
    high = min(78, place.height * 0.56)
    row = place.top(high)
    spots: list[Item] = []
    x = row.x
    for slot, value in enumerate(tribe.tools):
        spot = Region(x, row.y, high * 1.04, high)
        spots.append(_axe(mat, slot, value, spot, slot in use.tools))
        x += spot.width + 8
    for at, card in enumerate(one_uses(mat.tables, tribe)):
        spot = Region(x, row.y, high * 1.04, high)
        cap = len(tribe.tools) + at + 1
        spots.append(_once(mat, card, spot, card in use.cards, str(cap)))
        x += spot.width + 8
    yield from spots
    yield from _result(mat, Region(x + 10, row.y, row.right - x - 10, high), use)
    foot = Region(place.x, row.bottom + 8, place.width, place.bottom - row.bottom - 8)
    yield from _chips(mat, foot.top(min(foot.height, 64)), use)


def _axe(mat: StoneMat, slot: int, value: int, spot: Region, chosen: bool) -> Item:
    used, can = mat.actor.used[slot], mat.at("tools")
    refusal = mat.rules.refuse(mat.state, Use((slot,))) if can else None
    cap = str(slot + 1) if can and refusal is None else ""
    look = Axe(value, used, chosen, cap=cap)
    tip = axe_tip(mat, value, used)
    reason = mat.say(refusal)
    return Item(
        f"use:{slot}",
        "axe",
        spot,
        data=look,
        intent=Do("tool", slot) if can and refusal is None else None,
        reason=reason,
        tip=Tip(tip.title, tip.state, tip.lines, reason, cap, tip.icon),
        key=cap,
        group="dice",
        lifted=chosen,
    )


def _once(mat: StoneMat, card: str, spot: Region, chosen: bool, cap: str) -> Item:
    can = mat.at("tools")
    value = mat.tables.one_use[card]
    look = Axe(value, chosen=chosen, icon="once", cap=cap if can else "")
    return Item(
        f"help:{card}",
        "axe",
        spot,
        data=look,
        intent=Do("help", card) if can else None,
        tip=card_tip(mat, card, more=(mat.text("stoneage.table.cards.once"),)),
        key=cap if can else "",
        group="dice",
        lifted=chosen,
    )


def _result(mat: StoneMat, place: Region, use: Use) -> Iterator[Item]:
    """Write the sum of the dice, what is added, and what it brings."""
    found = mat.rules.preview(mat.state, use)
    plus = found.total - sum(mat.state.dice)
    icon = f":stoneage/{found.what}:"
    sum_ = mat.text(
        "stoneage.table.slab.sum", dice=sum(mat.state.dice), plus=plus, total=found.total
    )
    words = sum_ if plus else mat.text("stoneage.table.slab.plain", dice=sum(mat.state.dice))
    upper, lower = place.rows(2)
    quiet = Label(24, QUIET, align="right")
    yield Item("result:sum", "label", upper, text=words, data=quiet)
    strong = Label(34, HEADING, "title", align="right")
    words = mat.text("stoneage.table.slab.brings", count=found.amount, what=icon)
    yield Item("result", "label", lower, text=words, data=strong)


def _results(mat: StoneMat) -> tuple[tuple[int, int, Use], ...]:
    """Give every amount that some tools lead to: (amount, what they add, the fewest for it)."""
    best: dict[int, tuple[int, int, Use]] = {}
    for way in mat.rules.tool_sets(mat.state):
        assert isinstance(way, Use)
        amount = mat.rules.preview(mat.state, way).amount
        plus = mat.rules.tool_value(mat.actor, way)
        # A card serves only once, so it comes last; of tools as little as leads there.
        cost = (len(way.cards), plus, len(way.tools))
        old = best.get(amount)
        if old is None or cost < (len(old[2].cards), old[1], len(old[2].tools)):
            best[amount] = (amount, plus, way)
    return tuple(best[amount] for amount in sorted(best))


def _chips(mat: StoneMat, place: Region, use: Use) -> Iterator[Item]:
    found = _results(mat)
    now = mat.rules.preview(mat.state, use).amount
    if len(found) < 2:
        words = mat.text("stoneage.table.slab.no_better")
        yield Item("chips", "label", place, text=words, data=Label(22, INK))
        return
    # Where not all have room: the result without tools, and the best ones.
    chips = found[:1] + found[1:][-(_MOST_CHIPS - 1) :]
    wide = min(150, (place.width + 8) / len(chips))
    what, _ = sort(mat.tables, mat.state)
    for at, (amount, plus, way) in enumerate(chips):
        spot = Region(place.x + at * wide, place.y, wide - 8, min(place.height, 58))
        look = Chip(amount, f"stoneage/{what}", plus, amount == now)
        tip = Tip(
            mat.text("stoneage.table.slab.chip", count=amount, what=f":stoneage/{what}:"),
            lines=(
                mat.text("stoneage.table.slab.chip_plus", count=plus)
                if plus
                else mat.text("stoneage.table.slab.chip_0"),
            ),
        )
        yield Item(
            f"set:{amount}",
            "chip",
            spot,
            text=f"+{plus}" if plus else "",
            data=look,
            intent=Do("set", (way.tools, way.cards)) if mat.at("tools") else None,
            tip=tip,
            group="dice",
        )
