"""What lies on the mat: the valley, cards and tiles, the board of the shown player, a slab."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from scenes.stage.contract import Do, Sight
from scenes.stoneage import board, market, slab, strip, valley
from scenes.stoneage.draft import Draft, change, fresh, prepare
from scenes.stoneage.glance import Glance, glance
from scenes.ui.picture import Act, Item, Picture


def present(sight: Sight) -> Picture:
    """Make the picture of the mat."""
    look = glance(sight)
    found = tuple(_items(look))
    return Picture((*found, *_marks(look, found)))


def _items(look: Glance) -> Iterator[Item]:
    yield from valley.items(look)
    yield from market.items(look)
    yield from strip.items(look)
    yield from board.items(look)
    yield from slab.items(look)


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
    there = {item.id for item in present(replace(sight, draft=draft))}
    return draft, tuple(name for name in _about(look, draft) if name in there)


def _about(look: Glance, draft: Draft) -> Iterator[str]:
    if look.phase in ("place", "act") and draft.place and not draft.opening:
        yield draft.place if ":" in draft.place else f"place:{draft.place}"
    yield from (f"use:{slot}" for slot in draft.tools)
    yield from (f"help:{card}" for card in draft.cards)
    if draft.slot >= 0:
        yield f"slot:{draft.slot}"
    if draft.face:
        yield f"die:{look.state.dice.index(draft.face)}"
    chosen = draft.take if draft.opening else draft.pay
    named = zip(look.tables.goods, chosen, strict=False)
    yield from (f"picker:{good}" for good, count in named if count)
