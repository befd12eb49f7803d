"""Dice of a roll with the tools to add, and every result there is to choose from."""

from __future__ import annotations

from collections.abc import Iterator

from game.stoneage.actions import Use
from game.stoneage.rolling import one_uses, sort
from scenes.stoneage.board import axe_tip
from scenes.stoneage.glance import Glance
from scenes.stoneage.inks import HEADING, INK, QUIET
from scenes.stoneage.looks import Axe, Chip, Die, Label
from scenes.stoneage.market import bottom_name, card_tip
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item, Tip

TILTS = (1.4, -2.1, 0.7, -1.6, 2.0, -0.6, 1.2, -1.1, 1.7, -0.9)
MOST_CHIPS = 8


def title(glance: Glance) -> tuple[str, str]:
    """Name what is rolled for, and say by what it is divided."""
    what, divisor = sort(glance.tables, glance.state)
    place = glance.state.place
    if glance.state.card:
        name = bottom_name(glance, glance.state.card)
    else:
        name = glance.name("place", place)
    icon = f":stoneage/{what}:"
    return name, glance.phrase("slab.divide", divisor=divisor, what=icon)


def slots(
    place: Region, count: int, unit: float, most: float = 84.0, gap: float = 14.0
) -> tuple[Region, ...]:
    """Give the places of so many dice side by side in the middle of a row."""
    if not count:
        return ()
    pitch = min((most + gap) * unit, place.width / count)
    side = min(most * unit, pitch - 10 * unit, place.height / 1.08)
    start = place.centre.x - pitch * count / 2
    top = place.centre.y - side * 0.54
    return tuple(
        Region(start + at * pitch + (pitch - side) / 2, top, side, side * 1.08)
        for at in range(count)
    )


def items(glance: Glance, body: Region) -> Iterator[Item]:
    """Give the dice; below them the tools and the results, once the dice lie."""
    unit = glance.plan.scale
    row = Region(body.x, body.y, body.width, 92 * unit)
    count = _count(glance)
    yield Item("well", "trough", row, data=unit)
    dice = glance.state.dice
    places = slots(row.inset(8 * unit, 4 * unit), count, unit)
    for at, spot in enumerate(places):
        face = dice[at] if at < len(dice) else 0
        look = Die(spot.width, unit, face, TILTS[at % len(TILTS)])
        yield Item(f"die:{at}", "bone", spot, look=str(face), data=look)
    if glance.phase == "tools":
        rest = Region(
            body.x, row.bottom + 10 * unit, body.width, body.bottom - row.bottom - 10 * unit
        )
        yield from _tools(glance, rest)


def _count(glance: Glance) -> int:
    state = glance.state
    if state.phase == "dice":
        return glance.seats
    if state.dice:
        return len(state.dice)
    asked = glance.rules.pending(state)
    return int(asked.request.count) if hasattr(asked, "request") else 0


def _use(glance: Glance) -> Use:
    draft = glance.draft if glance.mine else None
    return Use(draft.tools, draft.cards) if draft else Use()


def _tools(glance: Glance, place: Region) -> Iterator[Item]:
    unit, tribe, use = glance.plan.scale, glance.actor, _use(glance)
    high = min(78 * unit, place.height * 0.5)
    row = place.top(high)
    spots: list[Item] = []
    x = row.x
    for slot, value in enumerate(tribe.tools):
        spot = Region(x, row.y, high * 1.04, high)
        spots.append(_axe(glance, slot, value, spot, slot in use.tools))
        x += spot.width + 8 * unit
    for at, card in enumerate(one_uses(glance.tables, tribe)):
        spot = Region(x, row.y, high * 1.04, high)
        cap = len(tribe.tools) + at + 1
        spots.append(_once(glance, card, spot, card in use.cards, str(cap)))
        x += spot.width + 8 * unit
    yield from spots
    yield from _result(glance, Region(x + 10 * unit, row.y, row.right - x - 10 * unit, high), use)
    foot = Region(
        place.x, row.bottom + 10 * unit, place.width, place.bottom - row.bottom - 10 * unit
    )
    yield from _chips(glance, foot.top(min(foot.height, 64 * unit)), use)


def _axe(glance: Glance, slot: int, value: int, spot: Region, chosen: bool) -> Item:
    used, can = glance.actor.used[slot], glance.at("tools")
    refusal = glance.rules.refuse(glance.state, Use((slot,))) if can else None
    cap = str(slot + 1) if can and refusal is None else ""
    look = Axe(glance.plan.scale, value, used, chosen, cap=cap)
    tip = axe_tip(glance, value, used)
    reason = glance.say(refusal)
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


def _once(glance: Glance, card: str, spot: Region, chosen: bool, cap: str) -> Item:
    can = glance.at("tools")
    value = glance.tables.one_use[card]
    look = Axe(glance.plan.scale, value, chosen=chosen, icon="once", cap=cap if can else "")
    return Item(
        f"help:{card}",
        "axe",
        spot,
        data=look,
        intent=Do("help", card) if can else None,
        tip=card_tip(glance, card, more=(glance.phrase("cards.once"),)),
        key=cap if can else "",
        group="dice",
        lifted=chosen,
    )


def _result(glance: Glance, place: Region, use: Use) -> Iterator[Item]:
    """Write the sum of the dice, what is added, and what it brings."""
    unit = glance.plan.scale
    found = glance.rules.preview(glance.state, use)
    plus = found.total - sum(glance.state.dice)
    icon = f":stoneage/{found.what}:"
    sum_ = glance.phrase("slab.sum", dice=sum(glance.state.dice), plus=plus, total=found.total)
    words = sum_ if plus else glance.phrase("slab.plain", dice=sum(glance.state.dice))
    upper, lower = place.rows(2)
    quiet = Label(24 * unit, QUIET, align="right")
    yield Item("result:sum", "label", upper, text=words, data=quiet)
    strong = Label(34 * unit, HEADING, "title", align="right")
    words = glance.phrase("slab.brings", count=found.amount, what=icon)
    yield Item("result", "label", lower, text=words, data=strong)


def results(glance: Glance) -> tuple[tuple[int, int, Use], ...]:
    """Give every amount that some tools lead to: (amount, what they add, the fewest for it)."""
    best: dict[int, tuple[int, int, Use]] = {}
    for way in glance.rules.tool_sets(glance.state):
        assert isinstance(way, Use)
        amount = glance.rules.preview(glance.state, way).amount
        plus = glance.rules.tool_value(glance.actor, way)
        cost = (len(way.cards), plus, len(way.tools))
        old = best.get(amount)
        if old is None or cost < (len(old[2].cards), old[1], len(old[2].tools)):
            best[amount] = (amount, plus, way)
    return tuple(best[amount] for amount in sorted(best))


def _chips(glance: Glance, place: Region, use: Use) -> Iterator[Item]:
    unit = glance.plan.scale
    found = results(glance)
    now = glance.rules.preview(glance.state, use).amount
    if len(found) < 2:
        words = glance.phrase("slab.no_better")
        yield Item("chips", "label", place, text=words, data=Label(22 * unit, INK))
        return
    chips = found[:1] + found[1:][-(MOST_CHIPS - 1) :]
    wide = min(150 * unit, (place.width + 8 * unit) / len(chips))
    what, _ = sort(glance.tables, glance.state)
    for at, (amount, plus, way) in enumerate(chips):
        spot = Region(place.x + at * wide, place.y, wide - 8 * unit, min(place.height, 58 * unit))
        look = Chip(unit, amount, f"stoneage/{what}", plus, amount == now)
        tip = Tip(
            glance.phrase("slab.chip", count=amount, what=f":stoneage/{what}:"),
            lines=(
                glance.phrase("slab.chip_plus", count=plus)
                if plus
                else glance.phrase("slab.chip_0"),
            ),
        )
        yield Item(
            f"set:{amount}",
            "chip",
            spot,
            text=f"+{plus}" if plus else "",
            data=look,
            intent=Do("set", (way.tools, way.cards)) if glance.at("tools") else None,
            tip=tip,
            group="dice",
        )
