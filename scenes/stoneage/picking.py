"""Choices of one thing out of several: a die of the dice for all, the tool that is raised."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.stoneage.casting import slots
from scenes.stoneage.mat import StoneMat
from scenes.stoneage.paint_specs import Axe, Die, Pickers
from scenes.stoneage.palette import INK
from scenes.table.mat import capital
from scenes.table.paint_specs import Label
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item, Tip


def items(mat: StoneMat, body: Region) -> Iterator[Item]:
    """Give the dice to pick from and who picks when, or the tools to raise."""
    if mat.phase == "improve":
        yield from _improve(mat, body)
    else:
        yield from _dice(mat, body)


def _dice(mat: StoneMat, body: Region) -> Iterator[Item]:
    row = Region(body.x, body.y, body.width, 148)
    well = row.top(88)
    yield Item("well", "trough", well)
    dice = mat.state.dice
    places = slots(well.inset(8, 6), mat.seats, 70.0, 60.0)
    for at, face in enumerate(dice):
        yield _die(mat, at, face, places[at], row)
    foot = Region(body.x, row.bottom + 4, body.width, body.bottom - row.bottom - 4)
    words = mat.text("stoneage.table.pick.about")
    small = Label(22, INK, align="centre", wrap=True)
    # Two lines where there is height for them.
    high = min(66.0, max(34.0, foot.height - 46))
    yield Item("pick:about", "label", foot.foot(high), text=words, data=small)
    line = foot.top(min(46, foot.height - high))
    yield Item("pickers", "pickers", line, data=Pickers(_order(mat)), tip=_who(mat))


def _order(mat: StoneMat) -> tuple[tuple[int, str], ...]:
    """Give the seats in the order in which they pick, and how far they are."""
    taker, passed = mat.state.seat, (mat.state.picker - mat.state.seat) % mat.seats
    marks = ["done"] * passed + ["now"] + ["later"] * (mat.seats - passed - 1)
    return tuple((mat.colour((taker + at) % mat.seats), mark) for at, mark in enumerate(marks))


def _who(mat: StoneMat) -> Tip:
    taker = mat.state.seat
    names = [mat.who((taker + at) % mat.seats) for at in range(mat.seats)]
    return Tip(
        mat.text("stoneage.table.slab.dice"),
        lines=(mat.text("stoneage.table.pick.order", names=", ".join(names)),),
    )


def gives(mat: StoneMat, face: int) -> tuple[str, str]:
    """Give the symbol and the name of what a face brings."""
    what = mat.tables.die[face - 1]
    if what in mat.tables.good_at:
        return f"stoneage/piece_{what}", capital(mat.name("resource", what))
    return f"stoneage/{what}", capital(mat.name("gain", what))


def _die(mat: StoneMat, at: int, face: int, spot: Region, row: Region) -> Item:
    icon, name = gives(mat, face)
    # Equal faces bring the same: the first of them stands for all, with ring and key.
    chosen = mat.mine and mat.selection.face == face and mat.state.dice.index(face) == at
    can = mat.at("pick")
    cap = str(face) if can and mat.state.dice.index(face) == at else ""
    high = row.bottom - spot.y
    place = Region(spot.x - 28, spot.y, spot.width + 56, high)
    colour = "" if "piece" in icon else INK
    look = Die(spot.width, face, 0.0, chosen, cap, icon, colour)
    return Item(
        f"die:{at}",
        "bone",
        place,
        look=str(face),
        text=name,
        data=look,
        intent=Do("face", face) if can else None,
        tip=Tip(name, lines=(mat.text("stoneage.table.pick.take"),), keys=cap),
        key=cap,
        group="dice",
    )


def _improve(mat: StoneMat, body: Region) -> Iterator[Item]:
    tribe = mat.actor
    side = min(120, body.height * 0.6)
    start = body.centre.x - (side + 20) * len(tribe.tools) / 2
    low = min(tribe.tools)
    for slot, value in enumerate(tribe.tools):
        spot = Region(start + slot * (side + 20), body.y + 10, side, side)
        chosen = mat.mine and mat.selection.slot == slot
        able = value == low
        can = mat.at("improve") and able
        cap = str(slot + 1) if can else ""
        look = Axe(value, tribe.used[slot], chosen, cap=cap, after=value + 1 if chosen else 0)
        reason = mat.text("stoneage.table.improve.not") if mat.at("improve") and not able else ""
        yield Item(
            f"slot:{slot}",
            "axe",
            spot,
            data=look,
            intent=Do("slot", slot) if can else None,
            reason=reason,
            tip=_improve_tip(mat, slot, able, reason, cap),
            key=cap,
            group="dice",
        )
    foot = body.foot(64)
    words = mat.text("stoneage.table.improve.about")
    small = Label(22, INK, align="centre", wrap=True)
    yield Item("improve:about", "label", foot, text=words, data=small)


def _improve_tip(mat: StoneMat, slot: int, able: bool, reason: str, cap: str) -> Tip:
    value, used = mat.actor.tools[slot], mat.actor.used[slot]
    words = mat.text("stoneage.table.tools.one")
    if able:
        words = mat.text("stoneage.table.improve.one", value=value, after=value + 1)
    state = mat.text(f"stoneage.table.tools.{'used' if used else 'fresh'}")
    return Tip(words, state, (), reason, cap, "stoneage/tool")
