"""A hint in words: what to do, why, and what the next best would have given."""

from __future__ import annotations

from collections.abc import Callable

from game.core.bot import Advice
from scenes.base.words import Words


def advised(words: Words, what: Callable[[object], str], advice: Advice) -> str:
    """Put advice into sentences; `what` says what an action is."""
    said = [what(advice.action)]
    said.append(words.say(advice.reason) if advice.reason else words.text("table.hint_plain"))
    if advice.other is not None:
        other = words.say(advice.other)
        if advice.instead is not None:
            equal = advice.other == advice.reason
            text = "table.hint_equal" if equal else "table.hint_other"
            other = words.text(text, what=what(advice.instead), why=other)
        said.append(other)
    return " ".join(part for part in said if part)
