"""Pips, the smallest game there is: throw as long as you dare; a one loses all of the turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.chance import Outcome
from game.core.title import Cover, Title
from game.pips.players import players
from game.pips.rules import Bots, Hold, Parts, PipsRules, State, Table, Throw


def _assemble(parts: Mapping[str, Any]) -> Parts:
    return Parts(parts["title"], parts["table"], parts["bots"])


TITLE = Title(
    id="pips",
    sheets={"title": Cover, "table": Table, "bots": Bots},
    assemble=_assemble,
    check=lambda parts, say: None,
    own_texts=lambda parts: ("pips.phase.act", "pips.line.held"),
    sprites=lambda parts: (),
    rules=lambda parts, options: PipsRules(parts),
    types=(State, Throw, Hold, Outcome),
    players=players,
    levels=("easy", "hard"),
)
