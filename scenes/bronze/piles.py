"""The technology piles, the card in hand with both its sides, and the cards still to be used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from scenes.bronze.glance import Glance
from scenes.bronze.inks import INK, QUIET
from scenes.bronze.looks import Chip, Label, Pile
from scenes.bronze.tray import card_look, card_tip, settles, stock
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Intent, Item, Tip

TITLE, LABEL, LOW = 40.0, 30.0, 3
"""`LOW`: so few cards of a pile are said in red."""


def items(glance: Glance) -> Iterator[Item]:
    """Give the piles and what lies below them, or only the cards to be used beside the lands."""
    place, bar = glance.plan.piles, glance.plan.bar
    if place is not None:
        yield from _head(glance, place)
        yield from _piles(glance, place)
        yield from _below(glance, _foot(glance, place))
    if bar is not None:
        yield from _bar(glance, bar)


def _hand_high(glance: Glance) -> float:
    return 118 * glance.unit


def _foot(glance: Glance, place: Region) -> Region:
    return place.foot(_hand_high(glance))


def _head(glance: Glance, place: Region) -> Iterator[Item]:
    unit = glance.unit
    head = place.top(TITLE * unit)
    words = glance.text("bronze.table.piles.title")
    left = head.left(head.width - 92 * unit)
    yield Item("piles:title", "label", left, text=words, data=Label(28 * unit, INK, "title"))
    reserve = glance.state.reserve
    back = card_look(glance, glance.tables.wild)
    where = head.end(86 * unit).inset(0, 3 * unit)
    yield Item(
        "reserve",
        "reserve",
        where,
        text=str(reserve),
        data=Pile(back, reserve),
        tip=_reserve_tip(glance),
        group="piles",
    )


def _reserve_tip(glance: Glance) -> Tip:
    """Tell what the reserve is for, and what may be turned up next."""
    state = glance.state
    which = "waits" if state.reserve else "used"
    lines = [glance.text(f"bronze.table.reserve.{which}")]
    left = glance.tables.to_end - state.emptied
    lines.append(glance.text("bronze.table.reserve.end", count=max(0, left)))
    if any(state.unseen):
        lines.append(glance.text("bronze.table.reserve.unseen"))
        lines.append(
            "  ".join(
                f":bronze/{name}: {count}"
                for name, count in zip(glance.tables.technologies, state.unseen, strict=True)
                if count
            )
        )
    words = glance.text("bronze.table.piles.cards", count=state.reserve)
    return Tip(glance.text("bronze.table.reserve.title"), words, tuple(lines))


def _piles(glance: Glance, place: Region) -> Iterator[Item]:
    unit = glance.unit
    area = Region(
        place.x,
        place.y + TITLE * unit + 2 * unit,
        place.width,
        place.height - _hand_high(glance) - (TITLE + 6) * unit,
    )
    count = len(glance.state.piles)
    across = 2 if area.width < 700 * unit else count
    rows = area.rows(-(-count // across), 8 * unit)
    places = [cell for row in rows for cell in row.columns(across, 12 * unit)]
    for at, where in zip(range(count), places, strict=False):
        high = min(where.height, 128 * unit)
        yield _pile(glance, at, where.top(high))


def _pile(glance: Glance, at: int, place: Region) -> Item:
    state = glance.state
    card, count = state.tops[at], state.piles[at]
    chosen = glance.at("take") and glance.draft.pile == at
    able = glance.at("take") and bool(card)
    look = card_look(
        glance, card or glance.tables.wild, "new" if chosen else "pick" if able else ""
    )
    intent: Intent | None = None
    reason = ""
    if glance.at("take"):
        intent = Do("pile", at) if card else None
        reason = "" if card else glance.text("bronze.refuse.empty_pile")
    cap = str(at + 1) if intent else ""
    return Item(
        f"pile:{at}",
        "pile",
        place,
        text=glance.name("technology", card) if card else "",
        data=Pile(
            look,
            count,
            glance.text("bronze.table.piles.cards", count=count),
            0 < count <= LOW,
            cap,
        ),
        intent=intent,
        reason=reason,
        tip=_pile_tip(glance, at, reason, cap),
        key=cap,
        group="piles",
    )


def _pile_tip(glance: Glance, at: int, reason: str, cap: str) -> Tip:
    card, count = glance.state.tops[at], glance.state.piles[at]
    words = glance.text("bronze.table.piles.cards", count=count)
    if not card:
        title = glance.text("bronze.table.piles.empty")
        return Tip(title, "", (), reason)
    tip = card_tip(glance, card)
    lines = [*tip.lines]
    if count == 1:
        which = "last_reserve" if glance.state.reserve else "last"
        lines.append(glance.text(f"bronze.table.piles.{which}"))
    if glance.at("take"):
        chosen = glance.draft.pile == at
        lines.append(glance.text(f"bronze.table.piles.{'again' if chosen else 'choose'}"))
    return Tip(tip.title, words, tuple(lines), reason, cap, tip.icon)


def _below(glance: Glance, place: Region) -> Iterator[Item]:
    """Give what is in hand: a card with its two sides, or the activated cards."""
    unit = glance.unit
    head, body = place.top(LABEL * unit), place.foot(place.height - LABEL * unit - 2 * unit)
    if glance.acting and glance.state.active:
        yield _note(glance, head, "bronze.table.hand.use")
        yield from _chips(glance, body)
    elif glance.card or (glance.acting and glance.state.hand):
        mine = bool(glance.card)
        yield _note(glance, head, f"bronze.table.hand.{'sides' if mine else 'theirs'}")
        yield from _sides(glance, body)
    elif glance.at("take"):
        words = glance.text("bronze.table.hand.choose")
        look = Label(22 * unit, QUIET, valign="top", wrap=True)
        yield Item("hand", "label", place, text=words, data=look)


def _note(glance: Glance, place: Region, key: str) -> Item:
    look = Label(22 * glance.unit, QUIET)
    return Item("hand", "label", place, text=glance.text(key), data=look)


def _sides(glance: Glance, body: Region) -> Iterator[Item]:
    state = glance.state
    front = state.hand or state.tops[glance.draft.pile]
    wild = glance.tables.wild
    mine = bool(glance.card)
    for place, (name, card) in zip(
        body.columns(2, 12 * glance.unit), (("front", front), ("back", wild)), strict=True
    ):
        chosen = mine and glance.card == card
        looks = "new" if chosen else "pick" if mine else ""
        tip = card_tip(glance, card)
        lines = (*tip.lines, glance.text("bronze.table.hand.turn")) if mine else tip.lines
        yield Item(
            f"side:{name}",
            "tech",
            place.top(min(place.height, 86 * glance.unit)),
            text=glance.name("technology", card),
            data=card_look(glance, card, looks),
            intent=Do("side", name == "back") if mine else None,
            tip=Tip(tip.title, "", lines, keys="B" if mine and not chosen else "", icon=tip.icon),
            key="b" if mine and not chosen else "",
            group="piles",
        )


def _chips(glance: Glance, body: Region) -> Iterator[Item]:
    """Give the activated cards not used yet, one chip for each technology."""
    unit = glance.unit
    left = Counter(glance.state.active)
    wide = min(92 * unit, (body.width - 6 * unit * max(0, len(left) - 1)) / max(1, len(left)))
    for at, (card, count) in enumerate(left.items()):
        high = min(body.height, 62 * unit)
        place = Region(body.x + at * (wide + 6 * unit), body.y, wide, high)
        yield _chip(glance, card, count, place, str(at + 1))


def _chip(glance: Glance, card: str, count: int, place: Region, cap: str) -> Item:
    idle = glance.say(glance.rules.idle(glance.state, card)) if glance.mine else ""
    able = glance.at("settle") and not idle
    chosen = able and glance.draft.technology == card
    tip = card_tip(glance, card)
    lines = [settles(glance, card)]
    if able:
        spots = glance.rules.spots(glance.state, card).bit_count()
        lines.append(glance.text("bronze.table.slot.spots", count=spots))
    return Item(
        f"use:{card}",
        "chip",
        place,
        text=glance.name("technology", card),
        data=Chip(glance.unit, card, count, chosen, bool(idle), glance.colour, cap),
        intent=Do("use", card) if able else None,
        reason=idle if glance.at("settle") else "",
        tip=Tip(tip.title, f"× {count}", tuple(lines), idle, cap if able else "", tip.icon),
        key=cap if able else "",
        group="matrix",
    )


def _bar(glance: Glance, bar: Region) -> Iterator[Item]:
    """Stand in for the matrix beside the lands."""
    unit = glance.unit
    yield replace(stock(glance, bar.left(84 * unit)), look="light")
    rest = bar.end(bar.width - 96 * unit)
    if glance.acting and glance.phase in ("settle", "city"):
        yield from _chips(glance, rest)
        return
    words = glance.text("bronze.table.hand.elsewhere") if glance.mine else ""
    if glance.preview is not None:
        spots = 0
        for bits in glance.preview.spots.values():
            spots |= bits
        name = glance.name("technology", glance.card)
        wakes = glance.text("bronze.table.slot.wakes", count=len(glance.preview.awake))
        ways = glance.text("bronze.table.slot.spots", count=spots.bit_count())
        words = f":bronze/{glance.card}: **{name}** · {wakes} · {ways}"
    if words:
        yield Item("hand", "label", rest, text=words, data=Label(22 * unit, QUIET, wrap=True))
