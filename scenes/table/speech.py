"""What a title says at a real table: faces and cards, decisions in words. No pygame here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.core.contract import Chance
from game.core.correction import Value
from scenes.table.values import BoardView


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
    group: Callable[[BoardView, Any], str]
    """What a decision is about, where there are many: a place, a card, a kind of decision."""
    show: Callable[[BoardView, Any], str]
    """The sprite that goes with a decision; empty when there is none."""
