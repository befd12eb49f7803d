"""What lies on the mat: the lands above, the shown player's cards, the piles and cities below."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from game.bronze.actions import Choose, Lay, Settle, Take
from scenes.bronze import lands, piles, towns, tray
from scenes.bronze.draft import Draft, change, fresh, look_at, prepare
from scenes.bronze.glance import Glance, glance
from scenes.stage.contract import Do, Sight
from scenes.ui.picture import Act, Item, Picture


def present(sight: Sight) -> Picture:
    """Make the picture of the mat."""
    look = glance(sight)
    found = tuple(_items(look))
    return Picture((*found, *_marks(look, found)))


def _items(look: Glance) -> Iterator[Item]:
    yield Item("frame", "frame", look.plan.mat, data=look.unit)
    yield from lands.items(look)
    yield from tray.items(look)
    yield from piles.items(look)
    yield from towns.items(look)


def _marks(look: Glance, found: tuple[Item, ...]) -> Iterator[Item]:
    """Ring what other seats changed since the own last action."""
    for item in found:
        if item.id in look.sight.changed:
            yield Item(f"mark:{item.id}", "mark", item.place, look=item.kind, data=look.unit)


def revise(sight: Sight, do: Do) -> Any | Act:
    """Give the draft after a click on the mat, or the action it amounts to."""
    look = glance(sight)
    if do.name == "land":
        return look_at(look.draft, do.value)
    if not look.mine:
        return sight.draft
    changed = change(look.rules, look.state, look.draft, do.name, do.value)
    if changed is None or isinstance(changed, Draft):
        return changed or sight.draft
    return Act(changed)


def start(sight: Sight) -> Any:
    """Give the draft at the start of a decision."""
    return fresh(sight.rules, sight.state, sight.draft)  # type: ignore[arg-type]


def plan(sight: Sight, action: Any) -> tuple[Any, tuple[str, ...]]:
    """Give the draft that prepares an action, and the items it is about (for a hint)."""
    draft = prepare(sight.rules, sight.state, action)  # type: ignore[arg-type]
    names = {item.id for item in present(replace(sight, draft=draft, dim=False))}
    return draft, tuple(name for name in _about(action) if name in names)


def _about(action: Any) -> tuple[str, ...]:
    match action:
        case Take():
            return (f"pile:{action.pile}",)
        case Lay():
            return (f"column:{action.column}",)
        case Settle():
            return (f"spot:{action.land}:{action.terrain}:{action.place}",)
        case Choose():
            return (f"city:{action.city}",)
    return ()
