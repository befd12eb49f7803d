"""What lies on the mat: the tray with its slip, and the sheet of the shown player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scenes.ages import dangers, developments, goods, market, slip, tray, works
from scenes.ages.bargain import SIDES, kinds
from scenes.ages.draft import SHIPS, Draft, change, fresh, prepare
from scenes.ages.glance import DEALING, Glance, glance
from scenes.ages.goods import attacking
from scenes.stage.contract import Do, Sight
from scenes.ui.picture import Act, Item, Picture


def present(sight: Sight) -> Picture:
    """Make the picture of the mat."""
    look = glance(sight)
    found = tuple(_items(look))
    marked = tuple(_marks(look, found))
    return Picture((*found, *works.steppers(look, found), *marked))


def _items(look: Glance) -> Iterator[Item]:
    yield from tray.items(look)
    yield from market.items(look)
    yield from _sheet(look)
    yield from slip.items(look)
    yield from goods.items(look)
    yield from dangers.items(look)
    yield from developments.items(look)
    yield from works.items(look)


def _sheet(look: Glance) -> Iterator[Item]:
    yield Item("sheet", "sheet", look.plan.sheet, data=look.unit)


def _marks(look: Glance, found: tuple[Item, ...]) -> Iterator[Item]:
    """Ring what other seats changed since the own last action."""
    for item in found:
        if item.id in look.sight.changed:
            yield Item(f"mark:{item.id}", "mark", item.place, look=item.kind, data=look.unit)


def revise(sight: Sight, do: Do) -> Any | Act:
    """Give the draft after a click on the mat."""
    look = glance(sight)
    if not look.mine:
        return sight.draft
    return change(look.rules, look.state, look.draft, do.name, do.value)


def start(sight: Sight) -> Any:
    """Give the draft at the start of a decision."""
    return fresh(sight.rules, sight.state)


def plan(sight: Sight, action: Any) -> tuple[Any, tuple[str, ...]]:
    """Give the draft that prepares an action, and the items it is about (for a hint)."""
    look = glance(sight)
    draft = prepare(look.rules, look.state, action)
    return draft, _about(look, action)


def _about(look: Glance, action: Any) -> tuple[str, ...]:
    draft = prepare(look.rules, look.state, action)
    dice = (*draft.dice, *(draft.food if look.phase == "split" else ()))
    named = [f"die:{at}" for at in dice]
    if draft.target:
        named.append(_target_item(look, draft.target))
    if draft.development:
        named += [f"development:{draft.development}", *(f"good:{g}" for g in draft.goods)]
    pairs = zip(look.tables.goods, draft.give, strict=False)
    named += [f"good:{good}" for good, count in pairs if count]
    if look.phase == "spend":
        named += [f"good:{good}" for good in attacking(look)[: draft.count]]
    return (*named, *_heaps(look, draft))


def _heaps(look: Glance, draft: Draft) -> tuple[str, ...]:
    """Name the heaps of a deal."""
    if look.phase not in DEALING:
        return ()
    return tuple(
        f"{side}:{kind}"
        for side in SIDES
        for kind, count in zip(kinds(look.rules), draft.bargain.side(side), strict=False)
        if count
    )


def _target_item(look: Glance, target: str) -> str:
    if target in look.tables.city_ids:
        return target
    if target in look.tables.monument_place:
        return f"monument:{target}"
    if target == SHIPS:
        return "fleet"
    hauled = look.tables.traits(look.state.boards[look.state.seat].developments).hauled
    return f"good:{look.tables.goods[hauled]}"
