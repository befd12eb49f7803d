"""Choices of one thing out of several: a die of the dice for all, the tool that is raised."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.stoneage.casting import slots
from scenes.stoneage.glance import Glance
from scenes.stoneage.inks import GOODS, INK
from scenes.stoneage.looks import Axe, Die, Label, Pickers
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item, Tip


def items(glance: Glance, body: Region) -> Iterator[Item]:
    """Give the dice to pick from and who picks when, or the tools to raise."""
    if glance.phase == "improve":
        yield from _improve(glance, body)
    else:
        yield from _dice(glance, body)


def _dice(glance: Glance, body: Region) -> Iterator[Item]:
    unit = glance.plan.scale
    row = Region(body.x, body.y, body.width, 148 * unit)
    well = row.top(88 * unit)
    yield Item("well", "trough", well, data=unit)
    dice = glance.state.dice
    places = slots(well.inset(8 * unit, 6 * unit), glance.seats, unit, 70.0, 60.0)
    for at, face in enumerate(dice):
        yield _die(glance, at, face, places[at], row)
    foot = Region(body.x, row.bottom + 4 * unit, body.width, body.bottom - row.bottom - 4 * unit)
    words = glance.phrase("pick.about")
    small = Label(22 * unit, INK, align="centre", wrap=True)
    yield Item("pick:about", "label", foot.foot(34 * unit), text=words, data=small)
    line = foot.top(min(46 * unit, foot.height - 34 * unit))
    yield Item("pickers", "pickers", line, data=Pickers(unit, _order(glance)), tip=_who(glance))


def _order(glance: Glance) -> tuple[tuple[int, str], ...]:
    """Give the seats in the order in which they pick, and how far they are."""
    taker, passed = glance.state.seat, (glance.state.picker - glance.state.seat) % glance.seats
    marks = ["done"] * passed + ["now"] + ["later"] * (glance.seats - passed - 1)
    return tuple(
        (glance.colour((taker + at) % glance.seats), mark) for at, mark in enumerate(marks)
    )


def _who(glance: Glance) -> Tip:
    taker = glance.state.seat
    names = [glance.sight.seats[(taker + at) % glance.seats].name for at in range(glance.seats)]
    return Tip(
        glance.phrase("slab.dice"), lines=(glance.phrase("pick.order", names=", ".join(names)),)
    )


def gives(glance: Glance, face: int) -> tuple[str, str]:
    """Give the symbol and the name of what a face brings."""
    what = glance.tables.die[face - 1]
    if what in glance.tables.good_at:
        return f"stoneage/piece_{what}", glance.name("resource", what)
    return f"stoneage/{what}", glance.name("gain", what)


def _die(glance: Glance, at: int, face: int, spot: Region, row: Region) -> Item:
    unit = glance.plan.scale
    icon, name = gives(glance, face)
    chosen = glance.mine and glance.draft.face == face and glance.state.dice.index(face) == at
    can = glance.at("pick")
    cap = str(face) if can and glance.state.dice.index(face) == at else ""
    high = row.bottom - spot.y
    place = Region(spot.x - 22 * unit, spot.y, spot.width + 44 * unit, high)
    colour = "" if "piece" in icon else GOODS.get(icon, INK)
    look = Die(spot.width, unit, face, 0.0, chosen, cap, icon, colour)
    return Item(
        f"die:{at}",
        "bone",
        place,
        look=str(face),
        text=name,
        data=look,
        intent=Do("face", face) if can else None,
        tip=Tip(name, lines=(glance.phrase("pick.take"),), keys=cap),
        key=cap,
        group="dice",
    )


def _improve(glance: Glance, body: Region) -> Iterator[Item]:
    unit, tribe = glance.plan.scale, glance.actor
    side = min(120 * unit, body.height * 0.6)
    start = body.centre.x - (side + 20 * unit) * len(tribe.tools) / 2
    low = min(tribe.tools)
    for slot, value in enumerate(tribe.tools):
        spot = Region(start + slot * (side + 20 * unit), body.y + 10 * unit, side, side)
        chosen = glance.mine and glance.draft.slot == slot
        able = value == low
        can = glance.at("improve") and able
        cap = str(slot + 1) if can else ""
        look = Axe(unit, value, tribe.used[slot], chosen, cap=cap, after=value + 1 if chosen else 0)
        reason = glance.phrase("improve.not") if glance.at("improve") and not able else ""
        yield Item(
            f"slot:{slot}", "axe", spot, data=look,
            intent=Do("slot", slot) if can else None, reason=reason,
            tip=Tip(
                glance.phrase("improve.one", value=value, after=value + 1) if able
                else glance.phrase("tools.one"),
                glance.phrase("tools.used" if tribe.used[slot] else "tools.fresh"), (), reason, cap,
                "stoneage/tool",
            ),
            key=cap, group="dice",
        )  # fmt: skip
    foot = body.foot(64 * unit)
    words = glance.phrase("improve.about")
    small = Label(22 * unit, INK, align="centre", wrap=True)
    yield Item("improve:about", "label", foot, text=words, data=small)
