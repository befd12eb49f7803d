"""The ideas in hand: each card with what it does now; of others the backs, counted."""

from __future__ import annotations

from collections.abc import Iterator

from game.tempus.actions import Action, Boost, Govern, Improve, Lead, Preach
from game.tempus.components import Progress, Strength
from scenes.tempus.draft import CALCULATOR, Draft, effect
from scenes.tempus.glance import Glance
from scenes.tempus.inks import INK
from scenes.tempus.looks import Backs, Card, Label
from scenes.ui.geometry import Region
from scenes.ui.looks import PanelLook
from scenes.ui.measure import measure
from scenes.ui.picture import Do, Intent, Item, Tip
from scenes.ui.theme import STRONG

ACROSS = (5, 4, 3)
"""How many cards may lie side by side, the most first; those with long names need more room."""
GAP = 6.0
NAME, MARGIN = 17.0, 14.0
"""The smallest name on a card, and what is left free beside it, in units of the mat."""
PICKING = ("commit", "discard", "fight", CALCULATOR)
"""What clicks on cards put together a set for."""


def items(glance: Glance) -> Iterator[Item]:
    """Give the hand of whoever is shown."""
    place = glance.plan.hand
    if place is None:
        return
    unit = glance.unit
    if glance.plan.small:
        yield Item("hand", "panel", place, look="parchment", data=PanelLook(14 * unit))
        place = place.inset(10 * unit)
    hand = glance.hand
    if not hand:
        words = glance.text("tempus.table.hand.none", name=glance.who(glance.sight.shown))
        if not glance.plan.small:
            place = place.middle(place.width, 64 * unit)
            yield Item("hand", "panel", place, look="parchment", data=PanelLook(14 * unit))
        look = Label(24 * unit, INK, "italic", "centre")
        yield Item("hand:none", "label", place.inset(12 * unit, 0), text=words, data=look)
    elif not glance.open:
        yield _backs(glance, place)
    else:
        for at, cell in enumerate(_cells(glance, place, len(hand))):
            yield _card(glance, at, cell)


def _backs(glance: Glance, place: Region) -> Item:
    count = len(glance.hand)
    name = glance.who(glance.sight.shown)
    words = glance.text("tempus.table.hand.backs", count=count, name=name)
    tip = Tip(
        words, lines=(glance.text("tempus.table.hand.hidden"),), icon="tempus/action_have_ideas"
    )
    look = Backs(glance.unit, count)
    return Item("backs", "backs", place, text=words, data=look, tip=tip, group="hand")


def _cells(glance: Glance, place: Region, count: int) -> list[Region]:
    """Lay cards out: side by side, in two rows, or in a list."""
    unit = glance.unit
    if glance.plan.small:
        columns = 2 if place.width > 420 * unit else 1
        rows = max(-(-count // columns), 4 if columns == 2 else 7)
        high = min(52 * unit, (place.height + 6 * unit) / rows - 6 * unit)
        lines = [place.top(high).shift(0, n * (high + 6 * unit)) for n in range(rows)]
        return [cell for line in lines for cell in line.columns(columns, 8 * unit)][:count]
    widest = max(_names(glance))
    fits = [n for n in ACROSS if widest <= (place.width - (n - 1) * GAP * unit) / n]
    if fits and count <= fits[0]:
        low = Region(place.x, place.y + 12 * unit, place.width, place.height - 12 * unit)
        return list(low.columns(fits[0], GAP * unit)[:count])
    columns = 3 if count <= 6 and 4 not in fits else 4
    first = -(-count // 2)
    upper, lower = (row.columns(columns, GAP * unit) for row in place.rows(2, 8 * unit))
    return [*upper[:first], *lower[: count - first]]


def _names(glance: Glance) -> Iterator[float]:
    """Give how wide cards must be to bear their names."""
    size = NAME * glance.unit
    for card in glance.hand:
        name = glance.name("idea", glance.tables.cards[card].idea)
        yield measure(name, STRONG.of(size=size)).width + MARGIN * glance.unit


def _card(glance: Glance, at: int, place: Region) -> Item:
    card = glance.hand[at]
    kind = glance.tables.cards[card]
    chosen = glance.holds and (at in glance.draft.picks or at == glance.draft.card)
    intent, reason = _use(glance, at)
    able = intent is not None
    cap = _cap(glance, at) if able else ""
    off = glance.holds and not able
    wide = place.height < 130 * glance.unit
    lift = 10 * glance.unit if chosen and not wide else 0.0
    look = Card(
        glance.unit,
        kind.idea,
        kind.background,
        _lines(glance, kind.idea),
        "picked" if chosen else "off" if off else "",
        cap,
        wide,
    )
    return Item(
        f"card:{at}",
        "idea",
        place.shift(0, -lift),
        text=glance.name("idea", kind.idea),
        data=look,
        intent=intent,
        reason=reason,
        tip=card_tip(glance, card, reason, cap),
        key=cap,
        group="hand",
        lifted=chosen,
    )


def _cap(glance: Glance, at: int) -> str:
    """Give the key of a card: the five actions take the first digits when they are open."""
    five = glance.state.phase in ("act", "move", "babies", "end", "terrain", "advance")
    caps = "67890" if five else "123456789"
    return caps[at] if at < len(caps) else ""


def _lines(glance: Glance, idea: str) -> tuple[str, str]:
    count = amount(glance, idea)
    return (
        glance.text(f"tempus.table.card.{idea}_what", count=count),
        glance.text(f"tempus.table.card.{idea}_when"),
    )


def amount(glance: Glance, idea: str) -> int:
    """Give the number of an idea's effect."""
    made = glance.tables.components.cards.ideas[idea].effect
    if isinstance(made, Progress | Strength):
        return made.points
    return getattr(made, "amount", 1)


def card_tip(glance: Glance, card: str, reason: str = "", cap: str = "") -> Tip:
    """Say what a card does, and what its background is good for."""
    kind = glance.tables.cards[card]
    terrain = glance.name("terrain", kind.background)
    words = glance.sight.words.text(f"tempus.effect.{kind.idea}", count=amount(glance, kind.idea))
    ground = glance.text("tempus.table.card.background", terrain=terrain)
    return Tip(
        glance.name("idea", kind.idea),
        terrain,
        (words, ground),
        reason,
        cap,
        f"tempus/idea_{kind.idea}",
    )


def _use(glance: Glance, at: int) -> tuple[Intent | None, str]:
    """Give what a click on a card does now, or why it does nothing."""
    if not glance.holds:
        return None, ""
    if glance.mode in PICKING or at == glance.draft.card or at in glance.draft.picks:
        return Do("card", at), ""
    draft = Draft(card=at)
    kind = effect(glance.rules, glance.state, draft)
    if not kind:
        return None, glance.text("tempus.table.card.only")
    card = glance.hand[at]
    if any(getattr(action, "card", "") == card for action in glance.legal):
        return Do("card", at), ""
    return None, _why(glance, card, kind)


def _why(glance: Glance, card: str, kind: str) -> str:
    """Say why a card has no use now: the refusal of an attempt, else that nothing fits."""
    state = glance.state
    own = glance.own.people
    hex = own[0][0] if own else 0
    tries: dict[str, Action] = {
        "boost": Boost(card),
        "govern": Govern(card, False),
        "improve": Improve(card, hex),
        "lead": Lead(card, hex, hex),
        "preach": Preach(card, hex, hex),
    }
    refusal = glance.rules.refuse(state, tries[kind])
    if kind in ("lead", "preach") and state.phase in ("act", "move", "babies", "end"):
        return glance.text(f"tempus.table.card.{kind}_none")
    return glance.say(refusal) if refusal is not None else glance.text("tempus.table.card.none")
