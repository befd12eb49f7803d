"""The ideas in hand: each card with what it does now; of others the backs, counted."""

from __future__ import annotations

from collections.abc import Iterator

from game.tempus.actions import Action, Boost, Govern, Improve, Lead, Preach
from scenes.table.paint_specs import Label
from scenes.tempus.cards import TALL
from scenes.tempus.effects import amount
from scenes.tempus.mat import TempusMat
from scenes.tempus.paint_specs import Backs, Card
from scenes.tempus.palette import INK
from scenes.tempus.selection import CALCULATOR, Selection, effect
from scenes.ui import even
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.paint_specs import PanelLook
from scenes.ui.picture import Do, Intent, Item, Tip
from scenes.ui.theme import STRONG

ACROSS = 4
"""How many cards lie side by side; one less where names are long and room is left for that.

More only where two rows could not hold the hand otherwise, and names are short.
"""
GAP = 6.0
NAME, MARGIN = 17.0, 14.0
"""The smallest name on a card, and what is left free beside it."""
PICKING = ("commit", "discard", "fight", CALCULATOR)
"""What clicks on cards put together a set for."""


def items(mat: TempusMat) -> Iterator[Item]:
    """Give the hand of whoever is shown."""
    place = mat.plan.hand
    if place is None:
        return
    if mat.plan.small:
        yield Item("hand", "panel", place, look="parchment", data=PanelLook(14))
        place = place.inset(10)
    hand = mat.hand
    if not hand:
        words = mat.text("tempus.table.hand.none", name=mat.who(mat.shown))
        if not mat.plan.small:
            place = place.middle(place.width, 64)
            yield Item("hand", "panel", place, look="parchment", data=PanelLook(14))
        look = Label(24, INK, "italic", "centre")
        yield Item("hand:none", "label", place.inset(12, 0), text=words, data=look)
    elif not mat.faces:
        yield _backs(mat, place)
    else:
        among = _longest(mat)
        for at, cell in enumerate(_cells(mat, place, len(hand))):
            yield _card(mat, at, cell, among)


def _backs(mat: TempusMat, place: Region) -> Item:
    count = len(mat.hand)
    name = mat.who(mat.shown)
    words = mat.text("tempus.table.hand.backs", count=count, name=name)
    tip = Tip(words, lines=(mat.text("tempus.table.hand.hidden"),), icon="tempus/action_have_ideas")
    look = Backs(count)
    return Item("backs", "backs", place, text=words, data=look, tip=tip, group="hand")


def _cells(mat: TempusMat, place: Region, count: int) -> list[Region]:
    """Lay cards out: side by side, in two rows, or in a list."""
    if mat.plan.small:
        columns = 2 if place.width > 420 else 1
        rows = max(-(-count // columns), 4 if columns == 2 else 7)
        high = min(52, (place.height + 6) / rows - 6)
        lines = [place.top(high).shift(0, n * (high + 6)) for n in range(rows)]
        return [cell for line in lines for cell in line.columns(columns, 8)][:count]
    widest = _widest_name(mat)
    fits = widest <= (place.width - (ACROSS - 1) * GAP) / ACROSS
    columns = ACROSS if fits or count > 2 * (ACROSS - 1) else ACROSS - 1
    first = -(-count // 2)
    columns = max(columns, first)
    wide = (place.width - (columns - 1) * GAP) / columns
    if first >= ACROSS and widest > wide:
        # So many cards of two rows would be too narrow to bear their names in one size.
        return _three_rows(place, count)
    # Of one size up to two full rows: a card keeps its looks when others come or go.
    upper, lower = place.rows(2, 8)
    if count <= columns:
        return _centred(place.middle(place.width, upper.height), count, wide)
    return [*_centred(upper, first, wide), *_centred(lower, count - first, wide)]


def _three_rows(place: Region, count: int) -> list[Region]:
    columns = -(-count // 3)
    wide = (place.width - (columns - 1) * GAP) / columns
    rows = enumerate(place.rows(3, GAP))
    here = ((row, min(columns, count - n * columns)) for n, row in rows)
    return [cell for row, some in here if some > 0 for cell in _centred(row, some, wide)]


def _centred(row: Region, count: int, wide: float) -> list[Region]:
    return list(row.middle(count * wide + (count - 1) * GAP, row.height).columns(count, GAP))


def _widest_name(mat: TempusMat) -> float:
    """Give how wide cards must be to bear their names, also those that are not in hand yet."""
    ideas = {kind.idea for kind in mat.tables.cards.values()}
    names = (mat.name("idea", idea) for idea in ideas)
    return max(measure(name, STRONG.of(size=NAME)).width for name in names) + MARGIN


def _longest(mat: TempusMat) -> tuple[str, str]:
    """Give the longest name of an idea, and the longest of what one does."""
    ideas = mat.tables.components.cards.ideas
    names = (mat.name("idea", idea) for idea in ideas)
    does = (lines(mat, idea)[0] for idea in ideas)
    return even.longest(names, STRONG), even.longest(does, STRONG)


def _card(mat: TempusMat, at: int, place: Region, among: tuple[str, str]) -> Item:
    card = mat.hand[at]
    kind = mat.tables.cards[card]
    chosen = mat.mine and (at in mat.selection.picks or at == mat.selection.card)
    intent, reason = _use(mat, at)
    able = intent is not None
    cap = _cap(mat, at) if able else ""
    off = mat.mine and not able
    slim = place.height < TALL
    lift = 0.0 if slim else 6.0 * chosen
    look = Card(
        kind.idea,
        kind.background,
        lines(mat, kind.idea),
        "picked" if chosen else "off" if off else "",
        cap,
        True,
        among,
    )
    return Item(
        f"card:{at}",
        "idea",
        place.shift(0, -lift),
        text=mat.name("idea", kind.idea),
        data=look,
        intent=intent,
        reason=reason,
        tip=card_tip(mat, card, reason, cap),
        key=cap,
        group="hand",
        lifted=chosen,
    )


def _cap(mat: TempusMat, at: int) -> str:
    """Give the key of a card: the five actions take the first digits when they are open."""
    five = mat.state.phase in ("act", "move", "babies", "end", "terrain", "advance")
    caps = "67890" if five else "123456789"
    return caps[at] if at < len(caps) else ""


def lines(mat: TempusMat, idea: str) -> tuple[str, str]:
    """Say what a card does and when, in two short lines."""
    count = _amount(mat, idea)
    return (
        mat.text(f"tempus.table.card.{idea}_what", count=count),
        mat.text(f"tempus.table.card.{idea}_when"),
    )


def _amount(mat: TempusMat, idea: str) -> int:
    return amount(mat.tables.components.cards.ideas[idea].effect)


def card_tip(mat: TempusMat, card: str, reason: str = "", cap: str = "") -> Tip:
    """Say what a card does, and what its background is good for."""
    kind = mat.tables.cards[card]
    terrain = mat.name("terrain", kind.background)
    words = mat.text(f"tempus.effect.{kind.idea}", count=_amount(mat, kind.idea))
    ground = mat.text("tempus.table.card.background", terrain=terrain)
    return Tip(
        mat.name("idea", kind.idea),
        terrain,
        (words, ground),
        reason,
        cap,
        f"tempus/idea_{kind.idea}",
    )


def _use(mat: TempusMat, at: int) -> tuple[Intent | None, str]:
    """Give what a click on a card does now, or why it does nothing."""
    if not mat.mine:
        return None, ""
    if mat.mode in PICKING or at == mat.selection.card or at in mat.selection.picks:
        return Do("card", at), ""
    selection = Selection(card=at)
    kind = effect(mat.rules, mat.state, selection)
    if not kind:
        return None, mat.text("tempus.table.card.only")
    card = mat.hand[at]
    if any(getattr(action, "card", "") == card for action in mat.legal):
        return Do("card", at), ""
    return None, _why(mat, card, kind)


def _why(mat: TempusMat, card: str, kind: str) -> str:
    """Say why a card has no use now: the refusal of an attempt, else that nothing fits."""
    state = mat.state
    own = mat.own.people
    hex = own[0][0] if own else 0
    tries: dict[str, Action] = {
        "boost": Boost(card),
        "govern": Govern(card, False),
        "improve": Improve(card, hex),
        "lead": Lead(card, hex, hex),
        "preach": Preach(card, hex, hex),
    }
    refusal = mat.rules.refuse(state, tries[kind])
    if kind in ("lead", "preach") and state.phase in ("act", "move", "babies", "end"):
        return mat.text(f"tempus.table.card.{kind}_none")
    return mat.say(refusal) if refusal is not None else mat.text("tempus.table.card.none")
