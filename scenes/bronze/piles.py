"""The technology piles, the card in hand with both its sides, and the cards still to be used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from scenes.bronze.mat import BronzeMat
from scenes.bronze.paint_specs import Chip, Pile
from scenes.bronze.palette import INK, QUIET
from scenes.bronze.tray import card_look, card_tip, settles, stock
from scenes.table.paint_specs import Label
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Intent, Item, Tip

TITLE, LABEL, LOW = 40.0, 30.0, 3
"""`LOW`: so few cards of a pile are said in red."""


def items(mat: BronzeMat) -> Iterator[Item]:
    """Give the piles and what lies below them, or only the cards to be used beside the lands."""
    place, bar = mat.plan.piles, mat.plan.bar
    if place is not None:
        yield from _head(mat, place)
        yield from _piles(mat, place)
        yield from _below(mat, place.foot(HAND))
    if bar is not None:
        yield from _bar(mat, bar)


HAND = 118.0
"""Height of what is in hand, below the piles."""


def _head(mat: BronzeMat, place: Region) -> Iterator[Item]:
    head = place.top(TITLE)
    words = mat.text("bronze.table.piles.title")
    left = head.left(head.width - 92)
    yield Item("piles:title", "label", left, text=words, data=Label(28, INK, "title"))
    reserve = mat.state.reserve
    back = card_look(mat, mat.tables.wild)
    where = head.end(86).inset(0, 3)
    yield Item(
        "reserve",
        "reserve",
        where,
        text=str(reserve),
        data=Pile(back, reserve),
        tip=_reserve_tip(mat),
        group="piles",
    )


def _reserve_tip(mat: BronzeMat) -> Tip:
    """Tell what the reserve is for, and what may be turned up next."""
    state = mat.state
    which = "waits" if state.reserve else "used"
    lines = [mat.text(f"bronze.table.reserve.{which}")]
    left = mat.tables.to_end - state.emptied
    lines.append(mat.text("bronze.table.reserve.end", count=max(0, left)))
    if any(state.unseen):
        lines.append(mat.text("bronze.table.reserve.unseen"))
        lines.append(
            "  ".join(
                f":bronze/{name}: {count}"
                for name, count in zip(mat.tables.technologies, state.unseen, strict=True)
                if count
            )
        )
    words = mat.text("bronze.table.piles.cards", count=state.reserve)
    return Tip(mat.text("bronze.table.reserve.title"), words, tuple(lines))


def _piles(mat: BronzeMat, place: Region) -> Iterator[Item]:
    area = Region(
        place.x,
        place.y + TITLE + 2,
        place.width,
        place.height - HAND - (TITLE + 6),
    )
    count = len(mat.state.piles)
    across = 2 if area.width < 700 else count
    rows = area.rows(-(-count // across), 8)
    places = [cell for row in rows for cell in row.columns(across, 12)]
    for at, where in zip(range(count), places, strict=False):
        high = min(where.height, 128)
        yield _pile(mat, at, where.top(high))


def _pile(mat: BronzeMat, at: int, place: Region) -> Item:
    state = mat.state
    card, count = state.tops[at], state.piles[at]
    chosen = mat.at("take") and mat.selection.pile == at
    able = mat.at("take") and bool(card)
    look = card_look(mat, card or mat.tables.wild, "new" if chosen else "pick" if able else "")
    intent: Intent | None = None
    reason = ""
    if mat.at("take"):
        intent = Do("pile", at) if card else None
        reason = "" if card else mat.text("bronze.refuse.empty_pile")
    cap = str(at + 1) if intent else ""
    return Item(
        f"pile:{at}",
        "pile",
        place,
        text=mat.name("technology", card) if card else "",
        data=Pile(
            look,
            count,
            mat.text("bronze.table.piles.cards", count=count),
            0 < count <= LOW,
            cap,
        ),
        intent=intent,
        reason=reason,
        tip=_pile_tip(mat, at, reason, cap),
        key=cap,
        group="piles",
    )


def _pile_tip(mat: BronzeMat, at: int, reason: str, cap: str) -> Tip:
    card, count = mat.state.tops[at], mat.state.piles[at]
    words = mat.text("bronze.table.piles.cards", count=count)
    if not card:
        title = mat.text("bronze.table.piles.empty")
        return Tip(title, "", (), reason)
    tip = card_tip(mat, card)
    lines = [*tip.lines]
    if count == 1:
        which = "last_reserve" if mat.state.reserve else "last"
        lines.append(mat.text(f"bronze.table.piles.{which}"))
    if mat.at("take"):
        chosen = mat.selection.pile == at
        lines.append(mat.text(f"bronze.table.piles.{'again' if chosen else 'choose'}"))
    return Tip(tip.title, words, tuple(lines), reason, cap, tip.icon)


def _below(mat: BronzeMat, place: Region) -> Iterator[Item]:
    """Give what is in hand: a card with its two sides, or the activated cards."""
    head, body = place.top(LABEL), place.foot(place.height - LABEL - 2)
    if mat.acting and mat.state.active:
        yield _note(mat, head, "bronze.table.hand.use")
        yield from _chips(mat, body)
    elif mat.card or (mat.acting and mat.state.hand):
        mine = bool(mat.card)
        yield _note(mat, head, f"bronze.table.hand.{'sides' if mine else 'theirs'}")
        yield from _sides(mat, body)
    elif mat.at("take"):
        words = mat.text("bronze.table.hand.choose")
        look = Label(22, QUIET, valign="top", wrap=True)
        yield Item("hand", "label", place, text=words, data=look)


def _note(mat: BronzeMat, place: Region, key: str) -> Item:
    look = Label(22, QUIET)
    return Item("hand", "label", place, text=mat.text(key), data=look)


def _sides(mat: BronzeMat, body: Region) -> Iterator[Item]:
    state = mat.state
    front = state.hand or state.tops[mat.selection.pile]
    wild = mat.tables.wild
    mine = bool(mat.card)
    for place, (name, card) in zip(
        body.columns(2, 12), (("front", front), ("back", wild)), strict=True
    ):
        chosen = mine and mat.card == card
        looks = "new" if chosen else "pick" if mine else ""
        tip = card_tip(mat, card)
        lines = (*tip.lines, mat.text("bronze.table.hand.turn")) if mine else tip.lines
        yield Item(
            f"side:{name}",
            "tech",
            place.top(min(place.height, 86)),
            text=mat.name("technology", card),
            data=card_look(mat, card, looks),
            intent=Do("side", name == "back") if mine else None,
            tip=Tip(tip.title, "", lines, keys="B" if mine and not chosen else "", icon=tip.icon),
            # Always on the side that doesn't count, so that one key turns the card to and fro.
            key="b" if mine and not chosen else "",
            group="piles",
        )


def _chips(mat: BronzeMat, body: Region) -> Iterator[Item]:
    """Give the activated cards not used yet, one chip for each technology."""
    left = Counter(mat.state.active)
    wide = min(92, (body.width - 6 * max(0, len(left) - 1)) / max(1, len(left)))
    for at, (card, count) in enumerate(left.items()):
        high = min(body.height, 62)
        place = Region(body.x + at * (wide + 6), body.y, wide, high)
        yield _chip(mat, card, count, place, str(at + 1))


def _chip(mat: BronzeMat, card: str, count: int, place: Region, cap: str) -> Item:
    idle = mat.say(mat.rules.idle(mat.state, card)) if mat.mine else ""
    able = mat.at("settle") and not idle
    chosen = able and mat.selection.technology == card
    tip = card_tip(mat, card)
    lines = [settles(mat, card)]
    if able:
        spots = mat.rules.spots(mat.state, card).bit_count()
        lines.append(mat.text("bronze.table.slot.spots", count=spots))
    return Item(
        f"use:{card}",
        "chip",
        place,
        text=mat.name("technology", card),
        data=Chip(card, count, chosen, bool(idle), mat.colour(mat.shown), cap),
        intent=Do("use", card) if able else None,
        reason=idle if mat.at("settle") else "",
        tip=Tip(tip.title, f"× {count}", tuple(lines), idle, cap if able else "", tip.icon),
        key=cap if able else "",
        group="matrix",
    )


def _bar(mat: BronzeMat, bar: Region) -> Iterator[Item]:
    """Stand in for the matrix beside the lands."""
    yield replace(stock(mat, bar.left(84)), look="light")
    rest = bar.end(bar.width - 96)
    if mat.acting and mat.phase in ("settle", "city"):
        yield from _chips(mat, rest)
        return
    words = mat.text("bronze.table.hand.elsewhere") if mat.mine else ""
    if mat.preview is not None:
        spots = 0
        for bits in mat.preview.spots.values():
            spots |= bits
        name = mat.name("technology", mat.card)
        wakes = mat.text("bronze.table.slot.wakes", count=len(mat.preview.awake))
        ways = mat.text("bronze.table.slot.spots", count=spots.bit_count())
        words = f":bronze/{mat.card}: **{name}** · {wakes} · {ways}"
    if words:
        yield Item("hand", "label", rest, text=words, data=Label(22, QUIET, wrap=True))
