"""What chance answers at once when an action is done: that cannot be taken back.

For titles whose rules can go on from what a seat may see; where cards are hidden they cannot.
"""

from __future__ import annotations

from dataclasses import replace

from game.core.chance import Roll, open_ended
from game.core.contract import AnyRules, Chance
from scenes.table.mat import AnyMat
from scenes.table.values import Choice
from scenes.ui.picture import Act

ROLLS = "common/dice"
SHOWS = "common/eye"


def fate(mat: AnyMat, action: object) -> str:
    """Name the sprite for what an action reveals that cannot be unseen; empty for nothing."""
    rules: AnyRules = mat.rules
    if rules.refuse(mat.state, action) is not None:
        return ""
    step = rules.apply(mat.state, action, quiet=True)
    pending = rules.pending(step.state)
    if isinstance(pending, Chance) and open_ended(pending.request):
        return ROLLS if isinstance(pending.request, Roll) else SHOWS
    return SHOWS if step.sealed else ""


def fated(mat: AnyMat, choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """Mark the buttons that ask chance, so that they look unlike those that only choose."""
    return tuple(
        replace(choice, icon=fate(mat, choice.intent.action))
        if isinstance(choice.intent, Act)
        else choice
        for choice in choices
    )
