"""What a title says at a real table: faces and cards, decisions in words. No pygame here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.core.contract import Chance
from game.core.correction import Value
from scenes.table.values import BoardView


class Way(NamedTuple):
    """One step towards a decision or a card, in the fewest words: a place, how many."""

    text: str
    icon: str = ""
    key: str = ""
    """The key that means it wherever it stands, such as the face of a die; empty: the next one."""
    whole: str = ""
    """The words of it and of all steps behind it, where that is more than putting them together."""


Ways = tuple[Way, ...]


@dataclass(frozen=True, slots=True)
class Lying:
    """Dice that lie on the table, of which some may be thrown again."""

    faces: tuple[int, ...]
    free: tuple[int, ...]
    """The places of those that may."""
    again: Callable[[tuple[int, ...]], object]
    """Gives the decision to throw those at some places again; of none: to let them lie."""


def _none_lie(_board_view: BoardView) -> Lying | None:
    return None


@dataclass(frozen=True, slots=True)
class Speech:
    """A title in words, by pure functions; the state is what the viewer of a board view knows."""

    asks: Callable[[BoardView, Chance], str]
    """What fell or was drawn, as a request: "Which four cards lie in the row?"."""
    name: Callable[[BoardView, str, Value], str]
    """The name of a value of a sort: a face, a card of a deck, a place where cards lie."""
    icon: Callable[[BoardView, str, Value], str]
    """The sprite of such a value; empty when there is none."""
    deck: Callable[[BoardView, str], tuple[str, ...]]
    """All cards of a deck that belong to this match, each as often as it is there."""
    say: Callable[[BoardView, Any], str]
    """A decision as an instruction to the hands at the table. Equal words: equal in effect."""
    ways: Callable[[BoardView, Any], Ways]
    """How a decision is entered, key by key: what it is about, then what is left to choose."""
    show: Callable[[BoardView, Any], str]
    """The sprite that goes with a decision; empty when there is none."""
    card_ways: Callable[[BoardView, str, str], Ways] | None = None
    """How a card of a large deck is entered, key by key; `None`: by its name."""
    lying: Callable[[BoardView], Lying | None] = _none_lie
    """The dice of which some may be thrown again, if that is what is decided now."""
