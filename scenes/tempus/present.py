"""What lies on the mat: the chart, and beside it the ages or a fight, the actions, the hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from game.tempus.actions import (
    Birth,
    Build,
    Ideas,
    Improve,
    Lay,
    Name,
    Settle,
)
from scenes.stage.contract import Do, Sight
from scenes.tempus import deeds, duel, hand, ladder, sea
from scenes.tempus.aims import aims, click
from scenes.tempus.chart import Lens, moved, zoomed
from scenes.tempus.draft import CALCULATOR, Draft, fresh, places, prepare
from scenes.tempus.glance import Glance, glance
from scenes.ui.picture import Act, Item, Picture


def present(sight: Sight) -> Picture:
    """Make the picture of the mat."""
    look = glance(sight)
    found = tuple(_items(look))
    return Picture((*found, *_marks(look, found)))


def _items(look: Glance) -> Iterator[Item]:
    yield from sea.items(look)
    fight = None if look.plan.small else duel.duel(look)
    if fight is not None and look.plan.ages is not None:
        yield from duel.items(look, look.plan.ages, fight)
    else:
        yield from ladder.items(look)
    yield from deeds.items(look)
    yield from hand.items(look)


def _marks(look: Glance, found: tuple[Item, ...]) -> Iterator[Item]:
    """Ring what other seats changed since the own last action."""
    for item in found:
        if item.id in look.sight.changed:
            yield Item(f"mark:{item.id}", "mark", item.place, look=item.kind, data=look.unit)


def revise(sight: Sight, do: Do) -> Any | Act:
    """Give the draft after a click on the mat, or the action it amounts to."""
    look = glance(sight)
    changed = _changed(look, do)
    if changed is None or isinstance(changed, Draft):
        return sight.draft if changed is None else changed
    return Act(changed)


def _changed(look: Glance, do: Do) -> Any:
    draft, value = look.draft, do.value
    match do.name:
        case "hex":
            return click(look, value)
        case "wheel":
            return _wheel(look, *value)
        case "drop":
            return _drop(look, *value)
        case "zoom":
            return replace(draft, lens=_zoom(look, None, value))
        case "calculator":
            on = draft.deed == CALCULATOR
            return _clean(draft) if on else replace(_clean(draft), deed=CALCULATOR)
    return _chosen(look, do.name, value) if look.mine else draft


def _chosen(look: Glance, name: str, value: Any) -> Any:
    """Change what only the player who decides can choose."""
    draft = look.draft
    match name:
        case "card":
            return _card(look, value)
        case "deed":
            again = draft.deed == value
            return _clean(draft) if again else replace(_clean(draft), deed=value, start=_kept(look))
        case "turn":
            return replace(draft, rotation=(draft.rotation + 1) % 6)
        case "value":
            return replace(draft, value=value)
        case "terrain":
            return look.action if draft.terrain == value else replace(draft, terrain=value)
        case "way":
            fresh_, moved_ = value
            again = (draft.fresh, draft.moved) == value
            return look.action if again else replace(draft, fresh=fresh_, moved=moved_)
        case "clear":
            return _clean(draft)
    return draft


def _clean(draft: Draft) -> Draft:
    return Draft(draft.lens)


def _kept(look: Glance) -> int:
    """Keep the people chosen when another action is meant for them."""
    return look.draft.start if look.mode in ("move", "fight") else -1


def _card(look: Glance, at: int) -> Draft:
    """Pick a card, or put it back: to be laid, or to be played for its effect."""
    draft = look.draft
    if look.mode not in hand.PICKING:
        return replace(_clean(draft), card=-1 if draft.card == at else at)
    if at in draft.picks:
        return replace(draft, picks=tuple(one for one in draft.picks if one != at))
    if look.state.phase == "progress" and look.tables.one_card:
        return replace(draft, picks=(at,))
    return replace(draft, picks=tuple(sorted((*draft.picks, at))))


def _wheel(look: Glance, item: str, steps: int) -> Draft:
    """Zoom around the hex under the pointer; over a planned tile the wheel turns it."""
    kind, _, number = item.partition(":")
    draft = look.draft
    if kind == "tile" or (look.mode == "lay" and number and int(number) == draft.to):
        return replace(draft, rotation=(draft.rotation + steps) % 6)
    if kind == "hex":
        return replace(draft, lens=_zoom(look, int(number), steps))
    return draft


def _zoom(look: Glance, hex: int | None, steps: int) -> Lens:
    if look.chart is None:
        return look.draft.lens
    return zoomed(look.chart, look.draft.lens, hex, steps)


def _drop(look: Glance, start: str, to: str) -> Any:
    """Drag a person to a hex in reach, or the chart itself."""
    if look.chart is None or not (start.startswith("hex:") and to.startswith("hex:")):
        return look.draft
    a, b = (int(name.partition(":")[2]) for name in (start, to))
    draft = look.draft
    if look.mine and look.mode in ("move", "fight"):
        held = glance(replace(look.sight, draft=replace(draft, start=a, to=-1)))
        if aims(held).hot.get(a) == "start":
            return _carried(held, b)
    return replace(draft, lens=moved(look.chart, draft.lens, a, b))


def _carried(held: Glance, to: int) -> Draft:
    """Give the draft in which somebody was carried to a hex, if that can be reached."""
    found = click(held, to) if aims(held).hot.get(to) in ("reach", "target") else None
    return found if isinstance(found, Draft) else held.draft


def start(sight: Sight) -> Any:
    """Give the draft at the start of a decision."""
    return fresh(sight.state, sight.draft)


def plan(sight: Sight, action: Any) -> tuple[Any, tuple[str, ...]]:
    """Give the draft that prepares an action, and the items it is about (for a hint)."""
    look = glance(sight)
    draft = prepare(look.state, action, look.draft.lens)
    names = {item.id for item in present(replace(sight, draft=draft))}
    return draft, tuple(name for name in _about(look, action) if name in names)


def _about(look: Glance, action: Any) -> tuple[str, ...]:
    card = getattr(action, "card", "")
    if card in look.own.hand and not isinstance(action, Improve):
        return (f"card:{look.own.hand.index(card)}",)
    match action:
        case Lay():
            return (f"hex:{action.centre}",)
        case Settle():
            return tuple(f"hex:{hex}" for hex in sorted(set(action.hexes)))
        case Birth() | Build() | Improve():
            return (f"hex:{action.hex}",)
        case Ideas():
            return ("deed:ideas",)
        case Name():
            return (f"terrain:{action.terrain}",)
    cards = getattr(action, "cards", ())
    if cards:
        return tuple(f"card:{at}" for at in places(look.own.hand, cards))
    to = getattr(action, "to", getattr(action, "target", None))
    return () if to is None else (f"hex:{to}",)
