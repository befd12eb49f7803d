"""Every symbol of this title, what it means, and the page that tells more."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.message import Key, Message
from game.tempus.components import Components
from scenes.table.pages import Paragraph, Symbol
from scenes.tempus.effects import amount

_HERE = "tempus.rules.symbol"
_ACTIONS = (
    ("action_move", "moving"),
    ("action_have_babies", "babies"),
    ("action_have_ideas", "ideas"),
    ("action_build_city", "cities"),
    ("action_fight", "fight"),
    ("baby", "babies"),
    ("city", "cities"),
    ("fight_point", "points"),
    ("progress", "progress"),
    ("sea", "moving"),
    ("lake", "moving"),
    ("token_ready", "turn"),
)
"""What is neither terrain nor era nor idea, each with its page."""


def symbols(components: Components) -> Iterator[Symbol]:
    """Give the symbols: actions and pieces, terrains, eras, ideas."""
    for name, section in _ACTIONS:
        key = f"{_HERE}.{name}"
        yield Symbol(f"tempus/{name}", Key(key), Key(f"{key}.about"), section)
    for terrain in components.map.terrains:
        about = Key(f"{_HERE}.terrain")
        yield Symbol(f"tempus/{terrain}", Key(f"tempus.terrain.{terrain}"), about, "points")
    for era in components.eras.eras:
        numbers = {"people": era.people, "steps": era.distance, "actions": era.actions}
        told = Paragraph(f"{_HERE}.era", numbers)
        yield Symbol(f"tempus/era_{era.id}", Key(f"tempus.era.{era.id}"), told, "ages")
    for idea, card in components.cards.ideas.items():
        effect = Message(f"tempus.effect.{idea}", {"count": amount(card.effect)})
        yield Symbol(f"tempus/idea_{idea}", Key(f"tempus.idea.{idea}"), effect, "cards")
