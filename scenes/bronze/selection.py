"""What a player has chosen but not yet done, and how a click changes it.

A card can be planned to its end before it is taken: pile, side and column. The plan is kept when
it is taken, so that laying it needs only to be confirmed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from game.bronze.actions import Action, Choose, Lay, Settle, Take
from game.bronze.matrix import columns_to_lay
from game.bronze.rules import BronzeRules
from game.bronze.state import State


@dataclass(frozen=True, slots=True)
class Selection:
    """Choices not yet played; each step of the turn uses its own fields."""

    pile: int = -1
    """The pile to take from, or taken from."""
    wild: bool = False
    """Whether the card is to lie on its back."""
    column: int | None = None
    technology: str = ""
    """The activated card that places the next cube."""
    city: str = ""
    land: int = -1
    """The land whose cities are looked at; -1: the own cities."""


def fresh(rules: BronzeRules, state: State, old: Any = None) -> Selection:
    """Give the selection a decision starts with; a plan made before the card was taken stays."""
    before = old if isinstance(old, Selection) else Selection()
    if state.phase == "lay":
        # Only the plan for this very card; another may have been taken by a hint or by undo.
        kept = before.pile == state.pile and before.column in columns(rules, state)
        column = before.column if kept else None
        return Selection(pile=state.pile, wild=kept and before.wild, column=column)
    if state.phase == "settle":
        return Selection(technology=handiest(rules, state, before.technology))
    return Selection()


def columns(rules: BronzeRules, state: State) -> tuple[int, ...]:
    """List where the seat may lay a card."""
    have = len(state.players[state.seat].matrix)
    return columns_to_lay(have, rules.tables.columns)


def handiest(rules: BronzeRules, state: State, wish: str = "") -> str:
    """Give the activated card to go on with: the one wished for, else the one hardest to use."""
    able = {name: rules.spots(state, name).bit_count() for name in state.active}
    if able.get(wish):
        return wish
    found = [name for name in able if able[name]]
    # Begun with, the hardest card keeps its few spots from being taken by an easier one.
    return min(found, key=lambda name: able[name], default="")


def card_of(rules: BronzeRules, state: State, selection: Selection) -> str:
    """Name the card as it is planned to lie: its technology, or the wild one; "" for none."""
    front = state.hand
    if state.phase == "take":
        # Nothing is in hand yet: the plan is about the card that would be taken.
        front = state.tops[selection.pile] if selection.pile >= 0 else ""
    return rules.tables.wild if front and selection.wild else front


def action_of(rules: BronzeRules, state: State, selection: Selection) -> Action | None:
    """Give the action that the selection amounts to, or `None` while nothing is chosen."""
    match state.phase:
        case "take" if selection.pile >= 0:
            return Take(selection.pile)
        case "lay" if selection.column is not None:
            return Lay(card_of(rules, state, selection), selection.column)
        case "city" if selection.city:
            return Choose(selection.city)
    return None


def prepare(rules: BronzeRules, state: State, action: Any) -> Selection:
    """Give the selection in which an action is prepared (hints)."""
    match action:
        case Take():
            return Selection(pile=action.pile)
        case Lay():
            wild = action.technology == rules.tables.wild
            # With the pile, for without it `fresh` would take the plan for one about another card.
            return Selection(pile=state.pile, wild=wild, column=action.column)
        case Settle():
            return Selection(technology=action.technology)
        case Choose():
            return Selection(city=action.city)
    return fresh(rules, state)


def change(
    rules: BronzeRules, state: State, selection: Selection, name: str, value: Any
) -> Selection | Action | None:
    """Give the selection after a click, or the action when what is chosen is clicked once more."""
    match name:
        case "pile":
            return _chosen(rules, state, selection, replace(selection, pile=value))
        case "column":
            return _chosen(rules, state, selection, replace(selection, column=value))
        case "city":
            return _chosen(rules, state, selection, replace(selection, city=value))
        case "side":
            return replace(selection, wild=value)
        case "use":
            return replace(selection, technology=value)
        case "wheel":
            return _wheel(selection, *value)
    return selection


def look_at(selection: Selection, land: int) -> Selection:
    """Give the selection in which a land's cities are looked at, or no longer."""
    return replace(selection, land=-1 if selection.land == land else land)


def _chosen(
    rules: BronzeRules, state: State, before: Selection, after: Selection
) -> Selection | Action | None:
    return after if after != before else action_of(rules, state, before)


def _wheel(selection: Selection, item: str, steps: int) -> Selection:
    """Turn the card over where it lies or may lie."""
    kind = item.partition(":")[0]
    # Two notches at once turn the card over and back.
    turns = kind in ("column", "side") and steps % 2
    return replace(selection, wild=not selection.wild) if turns else selection
